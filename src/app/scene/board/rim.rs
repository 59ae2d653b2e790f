//! The outline of a board with its frame.

use crate::app::foundations::workshop::sweep::grown;
use bevy::prelude::*;
use tabuleiro_rules::{Board, Body, Look};

/// Returns the outline of a body with its frame and a small margin, in the plane of the board.
pub(crate) fn rim(body: &Body) -> Vec<Vec2> {
    let outline: Vec<Vec2> = body.outline.iter().map(|p| Vec2::new(p.x, p.y)).collect();
    grown(&outline, if body.look == Look::Tray { 0.3 } else { 0.75 })
}

/// Returns the bounds of all bodies with their frames, in the plane of the board.
pub(crate) fn bounds(board: &Board) -> Rect {
    let (low, high) =
        board.bodies.iter().flat_map(rim).fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(at), high.max(at)));
    Rect { min: low, max: high }
}
