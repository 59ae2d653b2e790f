//! How high things lie: what is carved is carved to these heights, and what stands on a board stands on them.

use bevy::prelude::*;
use tabuleiro_rules::{Board, Look, Shape, Site};

/// Height of the table under the board's surface.
pub(crate) const TABLE_DEPTH: f32 = 0.55;
/// Height of hexagonal tiles over the ground between them.
pub(super) const HEX_TOP: f32 = 0.06;
/// How deep a marble sits in its hollow.
pub(crate) const MARBLE_SUNK: f32 = 0.09;
/// Floor of trays for men in hand.
pub(super) const TRAY_FLOOR: f32 = -0.34;
/// How much higher each rank of a terraced board lies than the one below it.
const STEP: f32 = 0.075;

/// Where a point of the board plane lies in the world.
pub(crate) fn world(board: &Board, site: Site) -> Vec3 {
    let info = &board.sites[site.index()];
    Vec3::new(info.at.x, surface(board, site), -info.at.y)
}

/// Height of a site's surface.
pub(super) fn surface(board: &Board, site: Site) -> f32 {
    let info = &board.sites[site.index()];
    match (info.shape, board.bodies.first().map(|b| b.look)) {
        (Shape::Hexagon, Some(Look::Hollows)) => 0.0,
        (Shape::Hexagon, _) => HEX_TOP,
        (Shape::Reserve, _) => TRAY_FLOOR,
        (Shape::Cell, Some(Look::Terraces)) => STEP * rank(board, info.at.y),
        _ => 0.0,
    }
}

/// How many ranks of cells lie below that height of the plane.
fn rank(board: &Board, y: f32) -> f32 {
    let low = board.sites.iter().filter(|s| s.shape == Shape::Cell).map(|s| s.at.y).fold(y, f32::min);
    y - low
}
