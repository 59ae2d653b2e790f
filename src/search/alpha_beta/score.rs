//! What positions are worth while alpha-beta compares them, and what that says to people.

use crate::search::Heuristic;
use crate::search::value::squash;

/// A win at once; a win after n actions is n less.
pub(super) const WIN: i32 = 1_000_000;
/// Values beyond this are wins (or, negative, losses).
pub(super) const DECIDED: i32 = WIN - 10_000;
/// Outside every value.
pub(super) const INFINITY: i32 = WIN + 1;

/// What a position is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) value: i32,
    /// No evaluation entered.
    pub(super) proven: bool,
}

/// A value of the search in −1..1.
pub(super) fn worth<G: Heuristic>(value: i32) -> f32 {
    match value {
        v if v > DECIDED => 1.0,
        v if v < -DECIDED => -1.0,
        v => squash::<G>(v),
    }
}
