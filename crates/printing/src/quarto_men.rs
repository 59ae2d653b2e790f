//! The sixteen Quarto pieces, seen from the side and slightly from above, so that all four traits show.

use super::canvas::{Ink, Paint};
use super::inks::{FINE, Inks, OUTLINE};
use super::pen::Pen;
use tabuleiro_rules::Tone;

/// Draws a piece. Bit 0 set: low; bit 1: dark; bit 2: round; bit 3: solid.
pub(super) fn draw(pen: &mut Pen<'_>, bits: u8) {
    let inks = Inks::of(if bits & 2 == 0 { Tone::Light } else { Tone::Dark });
    let height = if bits & 1 == 0 { 0.56 } else { 0.24 };
    // All pieces have the same floor, so that height shows.
    let (low, top) = (-0.28, -0.28 + height);
    let edge = Paint::line(inks.detail, FINE);
    if bits & 4 == 0 {
        let (w, d) = (0.26, 0.13);
        let outline = [(-w, low), (0.0, low - d), (w, low), (w, top), (0.0, top + d), (-w, top)];
        pen.polygon(&outline, inks.solid());
        for (x, y) in [(-w, top), (w, top)] {
            pen.line((0.0, top - d), (x * 0.97, y), inks.detail, FINE);
        }
        pen.line((0.0, top - d), (0.0, low - d * 0.92), inks.detail, FINE);
        if bits & 8 == 0 {
            hole(pen, &[(-0.13, top), (0.0, top - 0.065), (0.13, top), (0.0, top + 0.065)], inks);
        }
    } else {
        let (w, d) = (0.25, 0.115);
        let k = 0.5523;
        let foot = [
            [(-w, low - d * k), (-w * k, low - d), (0.0, low - d)],
            [(w * k, low - d), (w, low - d * k), (w, low)],
            [(w, low + height / 3.0), (w, low + height / 1.5), (w, top)],
            [(w, top + d * k), (w * k, top + d), (0.0, top + d)],
            [(-w * k, top + d), (-w, top + d * k), (-w, top)],
        ];
        pen.curves((-w, low), &foot, true, inks.solid());
        pen.curves(
            (-w, top),
            &[[(-w, top - d * k), (-w * k, top - d), (0.0, top - d)], [(w * k, top - d), (w, top - d * k), (w, top)]],
            false,
            edge,
        );
        if bits & 8 == 0 {
            pen.ellipse((0.0, top), (0.13, 0.06), cut(inks));
        }
    }
}

/// Returns the paint of a hollow: white in a dark piece and black in a light one.
const fn cut(inks: Inks) -> Paint {
    Paint::both(inks.detail, Ink::Black, OUTLINE / 2.0)
}

fn hole(pen: &mut Pen<'_>, outline: &[(f32, f32)], inks: Inks) {
    pen.polygon(outline, cut(inks));
}
