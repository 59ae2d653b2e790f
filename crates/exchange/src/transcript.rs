//! A match as it is read from a file and written to one.

use crate::Headings;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Ending, Record, Why, Winner, WrittenEnding};
use tabuleiro_rules::Player;

/// A match as it is read from a file and written to one.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    /// The match.
    pub record: Record,
    /// What the file says about it besides its actions.
    pub headings: Headings,
}

impl From<Record> for Transcript {
    fn from(record: Record) -> Transcript {
        Transcript { record, headings: Headings::default() }
    }
}

/// An end that the rules have not made, as files state it: by the side that won, `None` after a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finish {
    pub(crate) winner: Option<Player>,
    pub(crate) why: Why,
}

impl Finish {
    /// Returns the end of a match that ended at the end of its main line, which is at this position. `None` if the
    /// rules have ended it there.
    pub(crate) fn written(self, end: &dyn AnyPosition) -> Option<WrittenEnding> {
        let winner = match self.winner.map(|side| if end.swapped() { side.other() } else { side }) {
            Some(Player::First) => Winner::First,
            Some(Player::Second) => Winner::Second,
            None => Winner::Draw,
        };
        end.outcome().is_none().then_some(WrittenEnding { line: 0, ending: Ending { winner, why: self.why } })
    }

    /// Returns the end at the end of a record's main line, which is at this position: that of the rules without a
    /// reason, or the early end. `None` if the match is not over there.
    pub(crate) fn of(record: &Record, end: &dyn AnyPosition) -> Option<(Option<Player>, Option<Why>)> {
        if let Some(outcome) = end.outcome() {
            return Some((outcome.winner(), None));
        }
        let early = record.ending.filter(|early| early.line == 0)?.ending;
        let winner = early.person().map(|person| if end.swapped() { person.other() } else { person });
        Some((winner, Some(early.why)))
    }
}
