//! The outline of a board with its frame.

use glam::Vec2;
use tabuleiro_rules::{Board, Body, Look};

/// Returns the outline of a body with its frame and a small margin, in the plane of the board.
#[must_use]
pub fn rim(body: &Body) -> Vec<Vec2> {
    let outline: Vec<Vec2> = body.outline.iter().map(|p| Vec2::new(p.x, p.y)).collect();
    grown(&outline, if body.look == Look::Tray { 0.3 } else { 0.75 })
}

/// Returns the bounds of all bodies with their frames, in the plane of the board: the least corner and the greatest.
pub(crate) fn bounds(board: &Board) -> [Vec2; 2] {
    let corners = board.bodies.iter().flat_map(rim);
    corners.fold([Vec2::MAX, Vec2::MIN], |[low, high], at| [low.min(at), high.max(at)])
}

/// Returns the outline moved outwards by `by` (mitred); a negative value moves it inwards.
#[must_use]
pub fn grown(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let n = outline.len();
    (0..n)
        .map(|i| {
            let (before, here, after) = (outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
            let normal = |a: Vec2, b: Vec2| {
                let d = (b - a).normalize_or(Vec2::X);
                Vec2::new(d.y, -d.x)
            };
            let (first, second) = (normal(before, here), normal(here, after));
            let mitre = (first + second).normalize_or(first);
            here + mitre * (by / mitre.dot(first).max(0.2))
        })
        .collect()
}
