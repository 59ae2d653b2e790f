//! Heights of board surfaces. Meshes are built with these heights, and pieces are placed on them.

use glam::Vec3;
use tabuleiro_rules::{Board, Look, Shape, Site};

/// Height of the board's surface over the table.
pub const TABLE_DEPTH: f32 = 0.55;
/// Height of hexagonal tiles over the ground between them.
pub const HEX_TOP: f32 = 0.06;
/// How deep a marble sits in its hollow.
pub const MARBLE_SUNK: f32 = 0.09;
/// Height of the floor of trays for pieces in hand.
pub const TRAY_FLOOR: f32 = -0.34;
/// Height difference between neighbouring ranks of a terraced board.
const STEP: f32 = 0.075;

/// Returns the world position of a site's centre, on its surface.
#[must_use]
pub fn world(board: &Board, site: Site) -> Vec3 {
    let info = &board.sites[site.index()];
    Vec3::new(info.at.x, surface(board, site), -info.at.y)
}

/// Returns the height of a site's surface.
#[must_use]
pub fn surface(board: &Board, site: Site) -> f32 {
    let info = &board.sites[site.index()];
    match (info.shape, board.bodies.first().map(|b| b.look)) {
        (Shape::Hexagon, Some(Look::Hollows)) => 0.0,
        (Shape::Hexagon, _) => HEX_TOP,
        (Shape::Reserve, _) => TRAY_FLOOR,
        (Shape::Cell, Some(Look::Terraces)) => STEP * rank(board, info.at.y),
        _ => 0.0,
    }
}

/// Returns the number of ranks of cells below the height `y` of the board plane.
fn rank(board: &Board, y: f32) -> f32 {
    let low = board.sites.iter().filter(|s| s.shape == Shape::Cell).map(|s| s.at.y).fold(y, f32::min);
    y - low
}
