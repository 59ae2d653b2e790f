//! A column of text. It is broken into lines before it is placed, so that its height is known.

use super::canvas::{Anchor, Canvas, Ink};
use super::font::{Font, TypeStyle};

/// The distance of lines, relative to the type size.
const LEADING: f32 = 1.32;

/// A line of text.
struct Line {
    /// The distance from the line above in millimetres.
    down: f32,
    /// The distance from the left edge in millimetres.
    indent: f32,
    kind: TypeStyle,
    ink: Ink,
    text: String,
}

/// A column of lines of a width in millimetres.
pub(super) struct Column {
    width: f32,
    lines: Vec<Line>,
}

impl Column {
    pub(super) fn new(width: f32) -> Column {
        Column { width, lines: Vec::new() }
    }

    pub(super) fn width(&self) -> f32 {
        self.width
    }

    /// Returns the distance from the upper edge to the last baseline in millimetres.
    pub(super) fn height(&self) -> f32 {
        self.lines.iter().map(|line| line.down).sum()
    }

    /// Adds a paragraph, `gap` millimetres below the previous one.
    pub(super) fn paragraph(&mut self, font: &Font, text: &str, kind: TypeStyle, ink: Ink, gap: f32) {
        self.indented(font, text, kind, ink, gap, 0.0);
    }

    /// Adds an indented paragraph with a number to its left.
    pub(super) fn item(&mut self, font: &Font, number: &str, text: &str, types: (TypeStyle, TypeStyle), gap: f32) {
        let (numbers, kind) = types;
        let indent = numbers.size * 1.35;
        let first = self.lines.len();
        self.indented(font, text, kind, Ink::Black, gap, indent);
        let Some(down) = self.lines.get_mut(first).map(|line| std::mem::take(&mut line.down)) else { return };
        let number = Line { down, indent: 0.0, kind: numbers, ink: Ink::Black, text: number.into() };
        self.lines.insert(first, number);
    }

    fn indented(&mut self, font: &Font, text: &str, kind: TypeStyle, ink: Ink, gap: f32, indent: f32) {
        let mut gap = if self.lines.is_empty() { font.capital(kind) - kind.size * LEADING } else { gap };
        for text in font.lines(text, kind, self.width - indent) {
            let kind = font.fitted(&text, kind, self.width - indent);
            self.lines.push(Line { down: kind.size * LEADING + gap, indent, kind, ink, text });
            gap = 0.0;
        }
    }

    /// Divides the column between lines into columns of at most a height.
    pub(super) fn divided(self, height: f32) -> Vec<Column> {
        let mut columns: Vec<Column> = Vec::new();
        let mut used = 0.0;
        for mut line in self.lines {
            if let Some(column) = columns.last_mut().filter(|_| used + line.down <= height) {
                used += line.down;
                column.lines.push(line);
            } else {
                // The first line of the column starts at its upper edge.
                line.down = line.down.min(line.kind.size);
                used = line.down;
                columns.push(Column { width: self.width, lines: vec![line] });
            }
        }
        columns
    }

    /// Draws the column with its upper left corner at `corner`.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32)) {
        let mut y = corner.1;
        for line in &self.lines {
            y += line.down;
            canvas.text((corner.0 + line.indent, y), Anchor::Start, line.kind, line.ink, &line.text);
        }
    }
}
