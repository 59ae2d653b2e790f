//! Cells of braille on a page.

use super::super::canvas::{Canvas, Ink, Paint};
use super::braille::dots;

/// The distance of two dots of a cell, middle to middle.
const PITCH: f32 = 2.5;
/// The distance of two cells.
pub(super) const CELL: f32 = 6.0;
/// The distance of two lines.
pub(super) const ROW: f32 = 10.0;
/// The diameter of a dot.
const DOT: f32 = 1.5;
/// The height of a line.
pub(super) const HEIGHT: f32 = 2.0 * PITCH + DOT;
/// The cell that parts words.
const BLANK: char = '\u{2800}';

/// Returns the width of a line of braille.
pub(super) fn width(braille: &str) -> f32 {
    match braille.chars().count() {
        0 => 0.0,
        count => (count - 1) as f32 * CELL + PITCH + DOT,
    }
}

/// Returns how many cells fit in a width.
pub(super) fn fitting(width: f32) -> usize {
    (((width - PITCH - DOT) / CELL).floor() + 1.0).max(1.0) as usize
}

/// Draws a line of braille with the upper left corner of its first cell at `corner`.
pub(super) fn draw(canvas: &mut Canvas, corner: (f32, f32), braille: &str) {
    canvas.begin(&[("class", "braille"), ("data-braille", braille)]);
    for (i, cell) in braille.chars().enumerate() {
        for dot in (0..6_u8).filter(|dot| dots(cell) >> dot & 1 == 1) {
            let x = corner.0 + i as f32 * CELL + f32::from(dot / 3) * PITCH + DOT / 2.0;
            let y = corner.1 + f32::from(dot % 3) * PITCH + DOT / 2.0;
            canvas.ellipse((x, y), (DOT / 2.0, DOT / 2.0), Paint::fill(Ink::Black));
        }
    }
    canvas.end();
}

/// Breaks a text between words into lines of at most `count` cells. A longer word is continued on the next line.
pub(super) fn lines(braille: &str, count: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in braille.split(BLANK).filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if let Some(line) = lines.last_mut().filter(|line| line.chars().count() + 1 + length <= count) {
            line.push(BLANK);
            line.push_str(word);
        } else {
            let letters: Vec<char> = word.chars().collect();
            lines.extend(letters.chunks(count.max(1)).map(|part| part.iter().collect::<String>()));
        }
    }
    lines
}
