//! Scores of alpha-beta and their conversion to values in −1..1.

use crate::search::Heuristic;
use crate::search::value::squash;

/// The score of an immediate win; a win after n actions is n less.
pub(super) const WIN: i32 = 1_000_000;
/// Scores above this are wins, those below its negative are losses.
pub(super) const DECIDED: i32 = WIN - 10_000;
/// Scores beyond this encode when the game is won; those between [`DECIDED`] and this, by how many points.
pub(super) const TIMED: i32 = WIN - 5_000;
/// Greater than every score.
pub(super) const INFINITY: i32 = WIN + 1;

/// The result of a search of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) value: i32,
    /// Whether the value depends only on ends of games.
    pub(super) proven: bool,
}

/// Returns the score of a game won by that margin.
pub(super) fn by_points(margin: i32) -> i32 {
    margin.signum() * (DECIDED + margin.abs())
}

/// Returns the greatest margin whose score is at most `value`.
pub(super) fn points_within(value: i32) -> i32 {
    match value {
        v if v > DECIDED => v.min(TIMED) - DECIDED,
        v if v >= 0 => 0,
        v if v >= -DECIDED - 1 => -1,
        v => v.max(-TIMED) + DECIDED,
    }
}

/// Converts a score to a value in −1..1.
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
    fn points_within_is_the_greatest_margin_of_at_most_that_score() {
        for value in [-WIN, -DECIDED - 7, -DECIDED - 1, -DECIDED, -5, -1, 0, 1, 300, DECIDED, DECIDED + 1, DECIDED + 9]
        {
            let points = points_within(value);
            assert!(by_points(points) <= value || value < -TIMED, "{value}");
            assert!(by_points(points + 1) > value, "{value}");
        }
    }
}
