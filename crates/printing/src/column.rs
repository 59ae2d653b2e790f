//! A column of text, broken into lines before it is placed, so that its height is known.

use super::canvas::{Anchor, Canvas, Ink};
use super::font::{Font, Type};

/// From line to line, in sizes of the type.
const LEADING: f32 = 1.32;

/// One line.
struct Line {
    /// Millimetres from the line above.
    down: f32,
    /// Millimetres from the left edge.
    indent: f32,
    kind: Type,
    ink: Ink,
    text: String,
}

/// Lines below each other.
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

    /// Millimetres from its upper edge to its last line.
    pub(super) fn height(&self) -> f32 {
        self.lines.iter().map(|line| line.down).sum()
    }

    /// A paragraph, `gap` millimetres below what is above it.
    pub(super) fn paragraph(&mut self, font: &Font, text: &str, kind: Type, ink: Ink, gap: f32) {
        self.indented(font, text, kind, ink, gap, 0.0);
    }

    /// A paragraph whose number hangs to the left of it.
    pub(super) fn item(&mut self, font: &Font, number: &str, text: &str, types: (Type, Type), gap: f32) {
        let (numbers, kind) = types;
        let indent = numbers.size * 1.35;
        let first = self.lines.len();
        self.indented(font, text, kind, Ink::Black, gap, indent);
        let Some(down) = self.lines.get_mut(first).map(|line| std::mem::take(&mut line.down)) else { return };
        let number = Line { down, indent: 0.0, kind: numbers, ink: Ink::Black, text: number.into() };
        self.lines.insert(first, number);
    }

    fn indented(&mut self, font: &Font, text: &str, kind: Type, ink: Ink, gap: f32, indent: f32) {
        let mut gap = if self.lines.is_empty() { font.capital(kind) - kind.size * LEADING } else { gap };
        for text in font.lines(text, kind, self.width - indent) {
            let kind = font.fitted(&text, kind, self.width - indent);
            self.lines.push(Line { down: kind.size * LEADING + gap, indent, kind, ink, text });
            gap = 0.0;
        }
    }

    /// Draws it with its upper left corner there.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (f32, f32)) {
        let mut y = corner.1;
        for line in &self.lines {
            y += line.down;
            canvas.text((corner.0 + line.indent, y), Anchor::Start, line.kind, line.ink, &line.text);
        }
    }
}
