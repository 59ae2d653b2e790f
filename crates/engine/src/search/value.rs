//! Conversion of evaluations to values from −1 (lost) to 1 (won), and between the two persons.

use super::Heuristic;
use tabuleiro_rules::Player;

/// Maps an evaluation to a value in −1..1.
pub(super) fn squash<G: Heuristic>(evaluation: i32) -> f32 {
    let x = evaluation as f32 / G::ADVANTAGE as f32;
    x / (1.0 + x.abs())
}

/// Returns 1 for the first person and −1 for the second: multiplying converts values of the first person to those of
/// that person and back.
pub(super) fn sign(person: Player) -> f32 {
    if person == Player::First { 1.0 } else { -1.0 }
}
