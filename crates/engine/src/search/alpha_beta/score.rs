//! What positions are worth while alpha-beta compares them, and what that says to people.

use crate::search::Heuristic;
use crate::search::value::squash;

/// A win at once; a win after n actions is n less.
pub(super) const WIN: i32 = 1_000_000;
/// Values beyond this are wins (or, negative, losses).
pub(super) const DECIDED: i32 = WIN - 10_000;
/// Values beyond this say when it is won; between [`DECIDED`] and this, by how many points.
pub(super) const TIMED: i32 = WIN - 5_000;
/// Outside every value.
pub(super) const INFINITY: i32 = WIN + 1;

/// What a position is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) value: i32,
    /// No evaluation entered.
    pub(super) proven: bool,
}

/// A game won by so many points.
pub(super) fn by_points(margin: i32) -> i32 {
    margin.signum() * (DECIDED + margin.abs())
}

/// The most points that are worth no more than that value.
pub(super) fn points_within(value: i32) -> i32 {
    match value {
        v if v > DECIDED => v.min(TIMED) - DECIDED,
        v if v >= 0 => 0,
        v if v >= -DECIDED - 1 => -1,
        v => v.max(-TIMED) + DECIDED,
    }
}

/// A value of the search in −1..1.
pub(super) fn worth<G: Heuristic>(value: i32) -> f32 {
    match value {
        v if v > DECIDED => 1.0,
        v if v < -DECIDED => -1.0,
        v => squash::<G>(v),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_within_a_value_are_the_most_that_are_worth_no_more() {
        for value in [-WIN, -DECIDED - 7, -DECIDED - 1, -DECIDED, -5, -1, 0, 1, 300, DECIDED, DECIDED + 1, DECIDED + 9]
        {
            let points = points_within(value);
            assert!(by_points(points) <= value || value < -TIMED, "{value}");
            assert!(by_points(points + 1) > value, "{value}");
        }
    }
}
