//! Goals of a player in a puzzle.

use serde::{Deserialize, Serialize};
use tabuleiro_rules::{Game, Outcome, Player};

/// A goal at the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// Win.
    Win,
    /// Win or draw.
    Draw,
    /// Have at least this many points more than the other person.
    Score(i32),
}

impl Goal {
    /// Returns whether `person` has reached the goal in a finished match. Persons are numbered by the side they began
    /// with.
    #[must_use]
    pub fn holds<G: Game>(self, ended: &G, person: Player) -> bool {
        match self {
            Goal::Win => ended.winning_person() == Some(person),
            Goal::Draw => ended.outcome() == Some(Outcome::Draw) || ended.winning_person() == Some(person),
            Goal::Score(least) => {
                let side = if ended.swapped() { person.other() } else { person };
                ended.score().is_some_and(|points| points[side.index()] - points[side.other().index()] >= least)
            }
        }
    }
}
