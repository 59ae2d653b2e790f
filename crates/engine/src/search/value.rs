//! Values from −1 (lost) to 1 (won): what an evaluation comes to, and for which person.

use super::Heuristic;
use tabuleiro_rules::Player;

/// An evaluation as a value in −1..1.
pub(super) fn squash<G: Heuristic>(evaluation: i32) -> f32 {
    let x = evaluation as f32 / G::ADVANTAGE as f32;
    x / (1.0 + x.abs())
}

/// 1 for the first person, −1 for the second: turns the first person's value into that person's and back.
pub(super) fn sign(person: Player) -> f32 {
    if person == Player::First { 1.0 } else { -1.0 }
}
