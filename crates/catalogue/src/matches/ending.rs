//! The end of a match that the rules have not ended: resignation, agreement, time, or the decision of an arbiter.

use serde::{Deserialize, Serialize};
use tabuleiro_rules::Player;

/// Why a match ended before its rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// A person resigned.
    Resigned,
    /// Both persons agreed.
    Agreed,
    /// The time of a person was over.
    Time,
    /// An arbiter decided.
    Decided,
}

/// The winner of a match that ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The person who began with the first side.
    First,
    /// The other person.
    Second,
    /// Nobody.
    Draw,
}

/// The end of a match that the rules have not ended. It names persons, not sides, because a swap exchanges the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
    pub winner: Winner,
    /// Why.
    pub why: Why,
}

impl Ending {
    /// Returns the end that a person loses for this reason.
    #[must_use]
    pub fn lost_by(person: Player, why: Why) -> Ending {
        let winner = if person == Player::First { Winner::Second } else { Winner::First };
        Ending { winner, why }
    }

    /// Returns the draw for this reason.
    #[must_use]
    pub fn draw(why: Why) -> Ending {
        Ending { winner: Winner::Draw, why }
    }

    /// Returns the person who won, `None` for a draw.
    #[must_use]
    pub fn person(self) -> Option<Player> {
        match self.winner {
            Winner::First => Some(Player::First),
            Winner::Second => Some(Player::Second),
            Winner::Draw => None,
        }
    }
}
