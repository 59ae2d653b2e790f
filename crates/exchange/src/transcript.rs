//! A match as it is read from a file and written to one.

use crate::Headings;
use tabuleiro_games::matches::Record;
use tabuleiro_rules::Player;

/// A match as it is read from a file and written to one.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    /// The match.
    pub record: Record,
    /// What the file says about it.
    pub headings: Headings,
    /// How the match ended, if not by the rules: by resignation, on time or otherwise.
    pub finish: Option<Finish>,
}

impl From<Record> for Transcript {
    fn from(record: Record) -> Transcript {
        Transcript { record, headings: Headings::default(), finish: None }
    }
}

/// How a match ended that the rules have not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The side that won, `None` after a draw.
    pub winner: Option<Player>,
    /// Why.
    pub cause: Cause,
}

/// Why a match ended that the rules have not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A person resigned.
    Resigned,
    /// The time of a person was over.
    Time,
    /// Both persons agreed, or the file does not say why.
    Agreed,
    /// An arbiter decided, as after a forfeit.
    Decided,
}
