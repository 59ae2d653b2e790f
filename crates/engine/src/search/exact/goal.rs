//! What somebody wants to reach.

use serde::{Deserialize, Serialize};
use tabuleiro_rules::{Game, Outcome, Player};

/// What a person wants at the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
    /// To have at least so many points more than the other person.
    Score(i32),
}

impl Goal {
    /// Whether it is reached in a match that has ended; `person` is numbered by the side they began with.
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
