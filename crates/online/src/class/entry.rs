//! The entries of a class, in a stream called `class/` and its code.

use super::names::Name;
use super::wire::{Setup, State};
use crate::code::{Code, PersonId};
use serde::{Deserialize, Serialize};
use tabuleiro_pairing::{Entrant, Outcome, Round, Wishes};

/// How the names of the streams of classes begin.
pub(crate) const CLASSES: &str = "class/";

/// Returns the name of the stream of a class.
pub(crate) fn class_stream(code: Code) -> String {
    format!("{CLASSES}{code}")
}

/// Returns the class of a stream; `None` if it is another kind of stream.
pub(crate) fn class_of(stream: &str) -> Option<Code> {
    stream.strip_prefix(CLASSES)?.parse().ok()
}

/// Where a match of a class is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The section.
    pub(crate) section: usize,
    /// The round, from 1.
    pub(crate) round: u32,
    /// The pair of the round.
    pub(crate) pair: usize,
    /// The match of the pair.
    pub(crate) game: usize,
}

/// What happened in a class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum Happening {
    /// The class was opened by its teacher. `seed` decides what is left to the lot.
    Opened { owner: PersonId, seed: u64 },
    /// A section was added.
    Section { setup: Setup, entrants: Vec<usize> },
    /// A section was changed.
    Changed { section: usize, setup: Setup },
    /// The teacher ended a section.
    Closed { section: usize },
    /// The teacher typed names.
    Roster { names: Vec<Name> },
    /// Somebody enrolled.
    Enrolled { name: Name, who: PersonId, section: Option<usize> },
    /// An entrant has another name.
    Renamed { entrant: usize, name: Name },
    /// An entrant is in a section.
    Put { entrant: usize, section: usize },
    /// An entrant takes part, or not.
    State { entrant: usize, state: State },
    /// Another device may go on for an entrant, with these digits until that time in seconds since 1970.
    Digits { entrant: usize, digits: String, until: u64 },
    /// Another device goes on for an entrant.
    Moved { entrant: usize, who: PersonId },
    /// The door was locked or opened.
    Locked { locked: bool },
    /// All matches stopped, or went on.
    Paused { paused: bool },
    /// Wishes about pairs.
    Wishes { section: usize, wishes: Wishes },
    /// A round was proposed, or the proposal dropped.
    Proposed { section: usize, round: Option<Round> },
    /// Free play or a race began.
    Began { section: usize },
    /// A round began, with a table for each pair.
    Round { section: usize, round: Round, tables: Vec<Code> },
    /// A match has a result, or none any more.
    Result { at: Place, outcome: Option<Outcome> },
    /// The bell rang.
    Bell { section: usize },
    /// A match goes on after the bell.
    Adjourned { at: Place },
    /// The last round was taken back.
    TakenBack { section: usize },
    /// An entrant of the section solved a puzzle.
    Solved { section: usize, entrant: Entrant, puzzle: u8 },
    /// The class ended.
    Ended,
    /// The class is kept after its end, or not.
    Kept { keep: bool },
}
