//! Values of positions with best play, and the measures they are expressed in.

use crate::search::Heuristic;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt::{Display, Formatter};
use std::str::FromStr;
use tabuleiro_rules::{Game, Player};
use thiserror::Error;

/// The kind of value that is asked for: who wins, or the margin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// Who wins.
    #[default]
    Win,
    /// The margin of the first player in points.
    Score,
}

/// The value of a position with best play of both persons. Values are for persons, not sides: the first player is the
/// person who began the match, whatever side they hold after a swap. Serialized as `first`, `second`, `draw` or a
/// signed number of points (`+4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum Value {
    /// That person wins.
    Win(Player),
    /// Neither wins.
    Draw,
    /// The first player's points less the second's.
    Margin(i32),
}

/// The error of a text that is not a [`Value`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected first, second, draw or a number of points with its sign, found '{found}'")]
pub struct ValueError {
    /// The text.
    pub found: String,
}

impl Measure {
    /// A bound greater than the score of any game.
    const MOST: i32 = (1 << 14) - 1;

    /// Returns the value of a finished match for the first player: 1, 0 or −1, or the difference in points.
    pub(super) fn worth<G: Game>(self, ended: &G) -> i32 {
        match self {
            Measure::Win => ended.winning_person().map_or(0, |winner| if winner == Player::First { 1 } else { -1 }),
            Measure::Score => {
                let [first, second] = ended.score().unwrap_or_default();
                let margin = if ended.swapped() { second - first } else { first - second };
                margin.clamp(-Self::MOST, Self::MOST)
            }
        }
    }

    /// Returns the value of a match that has ended or whose winner a static test shows
    /// ([`certain_win`](crate::search::AlphaBetaHints::certain_win)); `None` for any other.
    pub(super) fn at_sight<G: Heuristic>(self, position: &G) -> Option<i32> {
        if position.outcome().is_some() {
            return Some(self.worth(position));
        }
        let (winner, _) = (self == Measure::Win).then(|| (const { G::ALPHA_BETA.certain_win })(position))??;
        Some(if winner == Player::First { 1 } else { -1 })
    }

    /// Returns the least and the greatest possible value.
    pub(super) const fn bounds(self) -> (i32, i32) {
        match self {
            Measure::Win => (-1, 1),
            Measure::Score => (-Self::MOST, Self::MOST),
        }
    }

    /// Converts a number, as seen by the first player, to a [`Value`]: 1, 0 or −1 for [`Measure::Win`], a difference in
    /// points for [`Measure::Score`].
    #[must_use]
    pub fn value(self, worth: i32) -> Value {
        match (self, worth) {
            (Measure::Score, points) => Value::Margin(points),
            (Measure::Win, 0) => Value::Draw,
            (Measure::Win, worth) => Value::Win(Player::from_second(worth < 0)),
        }
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Win(Player::First) => f.write_str("first"),
            Value::Win(Player::Second) => f.write_str("second"),
            Value::Draw => f.write_str("draw"),
            Value::Margin(points) => write!(f, "{points:+}"),
        }
    }
}

impl FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Value, ValueError> {
        match text {
            "first" => Ok(Value::Win(Player::First)),
            "second" => Ok(Value::Win(Player::Second)),
            "draw" => Ok(Value::Draw),
            _ => {
                let points = text.parse().ok().filter(|_| text.starts_with(['+', '-']));
                points.map(Value::Margin).ok_or_else(|| ValueError { found: text.into() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_back_from_their_text() {
        let values = [Value::Win(Player::First), Value::Win(Player::Second), Value::Draw];
        for value in values.into_iter().chain([-12, 0, 4].map(Value::Margin)) {
            assert_eq!(value.to_string().parse(), Ok(value));
        }
        for wrong in ["", "4", "third", "+", "First"] {
            assert!(wrong.parse::<Value>().is_err(), "{wrong}");
        }
    }
}
