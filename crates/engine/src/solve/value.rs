//! What a position is worth with best play, and in which coin that is told.

use crate::search::Heuristic;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};
use std::str::FromStr;
use tabuleiro_rules::{Game, Player};
use thiserror::Error;

/// What is asked of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// Who wins.
    #[default]
    Win,
    /// By how many points the first player wins.
    Score,
}

/// What a position is worth with best play of both. Persons, not sides: the first player is who began the match, whatever
/// side they hold after a swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Value {
    /// That person wins.
    Win(Player),
    /// Nobody wins.
    Draw,
    /// The first player's points less the second's.
    Margin(i32),
}

/// A text that is no value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected first, second, draw or a number of points with its sign, found '{found}'")]
pub struct ValueError {
    /// The text.
    pub found: String,
}

impl Measure {
    /// More than any game counts.
    const MOST: i32 = (1 << 14) - 1;

    /// What an ended match is worth to the first player: 1, 0 or −1, or the difference in points.
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

    /// What a match is worth that has ended, or whose winner the game foresees ([`Heuristic::certain_win`]).
    pub(super) fn at_sight<G: Heuristic>(self, position: &G) -> Option<i32> {
        if position.outcome().is_some() {
            return Some(self.worth(position));
        }
        let (winner, _) = (self == Measure::Win).then(|| position.certain_win())??;
        Some(if winner == Player::First { 1 } else { -1 })
    }

    /// The least and the greatest worth there can be.
    pub(super) const fn bounds(self) -> (i32, i32) {
        match self {
            Measure::Win => (-1, 1),
            Measure::Score => (-Self::MOST, Self::MOST),
        }
    }

    /// The value of that worth.
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

impl From<Value> for String {
    fn from(value: Value) -> String {
        value.to_string()
    }
}

impl TryFrom<String> for Value {
    type Error = ValueError;

    fn try_from(text: String) -> Result<Value, ValueError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let values = [Value::Win(Player::First), Value::Win(Player::Second), Value::Draw];
        for value in values.into_iter().chain([-12, 0, 4].map(Value::Margin)) {
            assert_eq!(value.to_string().parse(), Ok(value));
        }
        for wrong in ["", "4", "third", "+", "First"] {
            assert!(wrong.parse::<Value>().is_err(), "{wrong}");
        }
    }
}
