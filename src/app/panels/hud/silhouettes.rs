//! Chess men in side view, simple enough for a few pixels.

use bevy_egui::egui;
use egui::epaint::{Mesh, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Stroke, vec2};
use tabuleiro_rules::Kind;

/// A horizontal section of an outline: its height over the middle of the site, and its left and right end, all in units of
/// the board.
type Section = (f32, f32, f32);

/// The lowest sections, which the outlines of all men share.
const FOOT: [Section; 3] = [(-0.42, -0.32, 0.32), (-0.28, -0.32, 0.32), (-0.22, -0.18, 0.18)];

const PAWN: &[Section] =
    &[(0.0, -0.08, 0.08), (0.02, -0.16, 0.16), (0.12, -0.2, 0.2), (0.22, -0.16, 0.16), (0.3, -0.05, 0.05)];
const ROOK: &[Section] = &[(0.1, -0.16, 0.16), (0.12, -0.26, 0.26), (0.38, -0.26, 0.26)];
const BISHOP: &[Section] =
    &[(0.0, -0.08, 0.08), (0.02, -0.18, 0.18), (0.16, -0.2, 0.2), (0.32, -0.1, 0.1), (0.44, -0.02, 0.02)];
const KNIGHT: &[Section] = &[
    (-0.1, -0.24, 0.06),
    (0.06, -0.28, 0.02),
    (0.08, -0.28, 0.34),
    (0.2, -0.26, 0.34),
    (0.32, -0.16, 0.16),
    (0.46, -0.04, 0.04),
];
const QUEEN: &[Section] = &[(0.0, -0.1, 0.1), (0.32, -0.34, 0.34), (0.34, -0.12, 0.12), (0.46, -0.03, 0.03)];
const KING: &[Section] = &[
    (0.0, -0.1, 0.1),
    (0.16, -0.24, 0.24),
    (0.26, -0.06, 0.06),
    (0.28, -0.05, 0.05),
    (0.3, -0.16, 0.16),
    (0.38, -0.16, 0.16),
    (0.4, -0.05, 0.05),
    (0.48, -0.05, 0.05),
];
const AMAZON: &[Section] = &[
    (-0.06, -0.1, 0.1),
    (0.12, -0.3, 0.3),
    (0.14, -0.2, 0.06),
    (0.2, -0.2, 0.34),
    (0.3, -0.18, 0.32),
    (0.46, -0.04, 0.04),
];

/// Returns the outline of a chess man above its foot.
fn sections(kind: Kind) -> &'static [Section] {
    match kind {
        Kind::King => KING,
        Kind::Queen => QUEEN,
        Kind::Rook => ROOK,
        Kind::Bishop => BISHOP,
        Kind::Knight => KNIGHT,
        Kind::Amazon => AMAZON,
        _ => PAWN,
    }
}

/// Draws a chess man with its middle at `at`; a unit of the board has `unit` points.
pub(super) fn draw(painter: &Painter, at: Pos2, unit: f32, kind: Kind, fill: Color32, rim: Color32) {
    let place = |x: f32, y: f32| at + vec2(x, -y) * unit;
    let sections: Vec<Section> = FOOT.iter().chain(sections(kind)).copied().collect();
    let mut body = Mesh::default();
    for (i, &(y, left, right)) in sections.iter().enumerate() {
        body.colored_vertex(place(left, y), fill);
        body.colored_vertex(place(right, y), fill);
        if i > 0 {
            let [a, b, c, d] = [2, 1, 0, -1].map(|back| (2 * i as i32 - back) as u32);
            body.add_triangle(a, b, d);
            body.add_triangle(a, d, c);
        }
    }
    painter.add(body);
    let left = sections.iter().map(|&(y, left, _)| place(left, y));
    let right = sections.iter().rev().map(|&(y, _, right)| place(right, y));
    let stroke = PathStroke::from(Stroke::new((unit * 0.05).clamp(0.6, 1.5), rim));
    painter.add(PathShape { points: left.chain(right).collect(), closed: true, fill: Color32::TRANSPARENT, stroke });
}
