//! The plain data of a section.

use super::super::wire::{Line, Setup};
use tabuleiro_catalogue::matches::Record;
use tabuleiro_pairing::{Entrant, Round};

/// A section, as it is exported.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The name of the class or championship.
    pub title: String,
    /// The place; may be empty.
    pub place: String,
    /// The first day and the last one, as `2026/11/28`.
    pub days: [String; 2],
    /// The name of the section, such as that of its game, in the language of the page.
    pub section: String,
    /// The settings of the section.
    pub setup: Setup,
    /// The names of the entrants of the section as people read them.
    pub names: Vec<String>,
    /// The rounds; none in a race.
    pub rounds: Vec<Round>,
    /// The standings, the leading entrant first.
    pub standings: Vec<Line>,
    /// The matches of which there is a record.
    pub played: Vec<Played>,
}

/// A match of a pair.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The round, from 1.
    pub round: u32,
    /// The number of the pair in the round, from 0.
    pub pair: usize,
    /// The number of the match of the pair, from 0.
    pub game: usize,
    /// The match.
    pub record: Record,
}

impl Sheet {
    /// Returns the name of an entrant; a number where there is none.
    pub(super) fn name(&self, entrant: Entrant) -> String {
        self.names.get(entrant.index()).cloned().unwrap_or_else(|| (entrant.0 + 1).to_string())
    }
}
