//! The typeface Alegreya Sans: its outlines, so that a page looks the same everywhere, and its metrics for line
//! breaking.

use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::Metrics;
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::collections::BTreeSet;

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf");

/// The weight of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    /// Returns the first letter of the ids of its glyphs in an SVG file.
    pub(super) const fn letter(self) -> char {
        match self {
            Weight::Regular => 'r',
            Weight::Bold => 'b',
        }
    }

    const fn index(self) -> usize {
        match self {
            Weight::Regular => 0,
            Weight::Bold => 1,
        }
    }
}

/// A weight and a size of the typeface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TypeStyle {
    pub(super) weight: Weight,
    /// The type size (em) in millimetres.
    pub(super) size: f32,
}

impl TypeStyle {
    pub(super) const fn regular(size: f32) -> TypeStyle {
        TypeStyle { weight: Weight::Regular, size }
    }

    pub(super) const fn bold(size: f32) -> TypeStyle {
        TypeStyle { weight: Weight::Bold, size }
    }
}

/// Sizes in font units, and the typeface without variations.
fn unscaled() -> (Size, LocationRef<'static>) {
    (Size::unscaled(), LocationRef::default())
}

fn metrics(face: &FontRef) -> Metrics {
    let (size, location) = unscaled();
    face.metrics(size, location)
}

/// Both weights of the typeface.
pub(super) struct Font {
    faces: [Option<FontRef<'static>>; 2],
}

impl Font {
    pub(super) fn read() -> Font {
        Font { faces: [REGULAR, BOLD].map(|data| FontRef::new(data).ok()) }
    }

    fn face(&self, weight: Weight) -> Option<&FontRef<'static>> {
        self.faces[weight.index()].as_ref()
    }

    /// Returns the number of font units per em.
    pub(super) fn units(&self, weight: Weight) -> f32 {
        self.face(weight).map_or(1000.0, |face| f32::from(metrics(face).units_per_em))
    }

    /// Returns the glyph number of a letter and its advance width in font units. A letter without a glyph gets glyph 0,
    /// a box; a test checks that no printed text contains it.
    pub(super) fn glyph(&self, weight: Weight, letter: char) -> (u16, u16) {
        let Some(face) = self.face(weight) else { return (0, 500) };
        let (size, location) = unscaled();
        let glyph = face.charmap().map(letter).unwrap_or_default();
        let advance = face.glyph_metrics(size, location).advance_width(glyph);
        (glyph.to_u32() as u16, advance.unwrap_or(500.0) as u16)
    }

    /// Returns the width of a text in millimetres.
    pub(super) fn width(&self, text: &str, kind: TypeStyle) -> f32 {
        let advance: u32 = text.chars().map(|letter| u32::from(self.glyph(kind.weight, letter).1)).sum();
        advance as f32 * kind.size / self.units(kind.weight)
    }

    /// Returns the height of capital letters in millimetres.
    pub(super) fn capital(&self, kind: TypeStyle) -> f32 {
        let capital = self.face(kind.weight).and_then(|face| metrics(face).cap_height).unwrap_or(640.0);
        capital * kind.size / self.units(kind.weight)
    }

    /// Breaks a text between words into lines of at most `width` millimetres. A wider word gets a line of its own,
    /// which [`Font::fitted`] can make smaller.
    pub(super) fn lines(&self, text: &str, kind: TypeStyle, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let fits = |line: &&mut String| self.width(&format!("{line} {word}"), kind) <= width;
            match lines.last_mut().filter(fits) {
                Some(line) => {
                    line.push(' ');
                    line.push_str(word);
                }
                None => lines.push(word.to_string()),
            }
        }
        lines
    }

    /// Returns `kind`, reduced in size if the text would be wider than `width` millimetres.
    pub(super) fn fitted(&self, text: &str, kind: TypeStyle, width: f32) -> TypeStyle {
        let natural = self.width(text, kind);
        // Slightly less, so that rounding does not break the line after all.
        if natural <= width { kind } else { TypeStyle { size: kind.size * 0.999 * width / natural, ..kind } }
    }

    /// Returns the outline of a glyph as SVG path data, in font units with y upwards.
    pub(super) fn outline(&self, weight: Weight, glyph: u16) -> String {
        let mut outline = Outline::default();
        let (size, location) = unscaled();
        if let Some(glyph) = self.face(weight).and_then(|face| face.outline_glyphs().get(GlyphId::from(glyph))) {
            // A glyph that cannot be drawn is left out, as one without an outline is.
            let _ = glyph.draw(DrawSettings::unhinted(size, location), &mut outline);
        }
        outline.0
    }
}

/// The set of glyphs used in a drawing, each of which is defined once.
#[derive(Default)]
pub(super) struct Glyphs(BTreeSet<(Weight, u16)>);

impl Glyphs {
    pub(super) fn note(&mut self, weight: Weight, glyph: u16) {
        self.0.insert((weight, glyph));
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Weight, u16)> + '_ {
        self.0.iter().copied()
    }
}

/// Builds SVG path data from a glyph outline.
#[derive(Default)]
struct Outline(String);

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("M{x} {y}");
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("L{x} {y}");
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0 += &format!("Q{x1} {y1} {x} {y}");
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0 += &format!("C{x1} {y1} {x2} {y2} {x} {y}");
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}
