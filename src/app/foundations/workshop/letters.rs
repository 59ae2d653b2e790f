//! Letters of the typeface Alegreya Sans as flat meshes, for coordinates inlaid in wood.

use super::lathe::Solid;
use super::sweep::lift;
use bevy::prelude::*;
use lyon_tessellation::math::point;
use lyon_tessellation::path::Path;
use lyon_tessellation::{BuffersBuilder, FillOptions, FillTessellator, FillVertex, VertexBuffers};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

const FONT: &[u8] = include_bytes!("../../../../assets/fonts/AlegreyaSans-Bold.ttf");

/// Adds a text at `height`, centred on `middle`, with capital letters `size` high, or lower if it would be wider than
/// `room`.
pub(crate) fn inlay_within(solid: &mut Solid, text: &str, middle: Vec2, size: f32, room: f32, height: f32) {
    let Ok(face) = FontRef::new(FONT) else { return };
    // Sizes are in font units, and the typeface has no variations.
    let (unscaled, location) = (Size::unscaled(), LocationRef::default());
    let capital = face.metrics(unscaled, location).cap_height.unwrap_or(650.0);
    let (letters, widths, outlines) = (face.charmap(), face.glyph_metrics(unscaled, location), face.outline_glyphs());
    let glyphs: Vec<_> = text.chars().filter_map(|c| letters.map(c)).collect();
    let advance = |glyph| widths.advance_width(glyph).unwrap_or(500.0);
    let wide: f32 = glyphs.iter().map(|&g| advance(g)).sum();
    let scale = (size / capital).min(room / wide.max(1.0));
    let mut pen = middle - Vec2::new(wide, capital) * scale / 2.0;
    for glyph in glyphs {
        let mut outline = Outline { path: Path::builder(), open: false };
        let drawn =
            outlines.get(glyph).map(|found| found.draw(DrawSettings::unhinted(unscaled, location), &mut outline));
        if let Some(Ok(_)) = drawn {
            fill(solid, outline.finish(), pen, scale, height);
        }
        pen.x += advance(glyph) * scale;
    }
}

/// [`inlay_within`] without a limit of the width.
pub(crate) fn inlay(solid: &mut Solid, text: &str, middle: Vec2, size: f32, height: f32) {
    inlay_within(solid, text, middle, size, f32::INFINITY, height);
}

fn fill(solid: &mut Solid, path: Path, pen: Vec2, scale: f32, height: f32) {
    let mut buffers: VertexBuffers<Vec2, u32> = VertexBuffers::new();
    let place = |v: FillVertex| pen + Vec2::new(v.position().x, v.position().y) * scale;
    let mut sink = BuffersBuilder::new(&mut buffers, place);
    let options = FillOptions::non_zero().with_tolerance(8.0);
    if FillTessellator::new().tessellate_path(&path, &options, &mut sink).is_err() {
        return;
    }
    let first = solid.positions.len() as u32;
    for p in &buffers.vertices {
        solid.vertex(lift(*p, height), Vec3::Y, *p);
    }
    for t in buffers.indices.chunks_exact(3) {
        let [a, b, c] = [t[0], t[1], t[2]].map(|i| buffers.vertices[i as usize]);
        let upward = (b - a).perp_dot(c - a) > 0.0;
        let order = if upward { [t[0], t[1], t[2]] } else { [t[0], t[2], t[1]] };
        solid.indices.extend(order.map(|i| first + i));
    }
}

struct Outline {
    path: lyon_tessellation::path::path::Builder,
    open: bool,
}

impl Outline {
    fn finish(mut self) -> Path {
        if self.open {
            self.path.end(true);
        }
        self.path.build()
    }
}

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        if self.open {
            self.path.end(true);
        }
        self.path.begin(point(x, y));
        self.open = true;
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(point(x, y));
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quadratic_bezier_to(point(x1, y1), point(x, y));
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.cubic_bezier_to(point(x1, y1), point(x2, y2), point(x, y));
    }
    fn close(&mut self) {
        if self.open {
            self.path.end(true);
            self.open = false;
        }
    }
}
