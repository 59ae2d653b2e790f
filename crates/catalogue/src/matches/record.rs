//! The data of a match, from which it is set up again.
//!
//! The lines of a match are a flat list, so that a file cannot nest too deeply.

use super::clock::MatchClock;
use super::ending::Ending;
use super::error::SetUpError;
use super::lines::Mark;
use super::people::{Occupant, Seating};
use crate::{AnyPosition, GameId};
use serde::{Deserialize, Serialize};
use tabuleiro_rules::{Object, OptionError, Options};

/// The data from which [`super::Match::from_record`] sets a match up again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Variant and `option=value` words that differ from the defaults.
    #[serde(default)]
    pub options: Vec<String>,
    /// Start position, if it is not the initial one of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Object>,
    /// Actions in canonical notation.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The number of actions that are not undone; all, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<usize>,
    /// Who decides for each person: the person who began with the first side, then the other.
    #[serde(default = "two_people")]
    pub occupants: [Occupant; 2],
    /// How the persons sit at the screen.
    #[serde(default)]
    pub seating: Seating,
    /// The variations, each after the line that it branches off from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<WrittenLine>,
    /// The comments and marks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// The number of the line that is shown and that `cursor` counts in.
    #[serde(default, skip_serializing_if = "is_main")]
    pub on_line: usize,
    /// The time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<MatchClock>,
    /// The milliseconds that each action of the main line took, if a clock ran.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<u64>,
    /// The early end of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<WrittenEnding>,
}

/// A variation in a record. Lines are numbered: 0 is the main line `moves`, 1 the first of `lines`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenLine {
    /// The number of the line that it branches off from; less than its own.
    #[serde(default, skip_serializing_if = "is_main")]
    pub line: usize,
    /// The number of actions from the start of the match that both lines share.
    pub after: usize,
    /// The actions that follow, in canonical notation.
    pub moves: Vec<String>,
}

/// A comment or a mark in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The number of the line.
    #[serde(default, skip_serializing_if = "is_main")]
    pub line: usize,
    /// The number of actions from the start of the match before the place; 0 is the start.
    pub after: usize,
    /// The comment.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The mark of the action that leads to the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// The early end of a match in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenEnding {
    /// The number of the line at whose end the match ended.
    #[serde(default, skip_serializing_if = "is_main")]
    pub line: usize,
    /// The winner and the reason.
    #[serde(flatten)]
    pub ending: Ending,
}

fn is_main(line: &usize) -> bool {
    *line == 0
}

/// Two people at the screen.
fn two_people() -> [Occupant; 2] {
    [Occupant::Human; 2]
}

impl Record {
    /// Returns the record of a new match of the game with the id `game`, with the default options and two people. The
    /// id is checked when the match is set up.
    #[must_use]
    pub fn of(game: &str) -> Record {
        Record {
            game: game.into(),
            options: Vec::new(),
            start: None,
            moves: Vec::new(),
            cursor: None,
            occupants: two_people(),
            seating: Seating::SameSide,
            lines: Vec::new(),
            notes: Vec::new(),
            on_line: 0,
            clock: None,
            spent: Vec::new(),
            ending: None,
        }
    }

    /// Returns the game and its options.
    ///
    /// # Errors
    /// [`OptionError`] if there is no such game, variant or option.
    pub fn rules(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.game)?;
        let options = game.facts().parse_options(self.options.iter().map(String::as_str))?;
        Ok((game, options))
    }

    /// Returns the start position.
    ///
    /// # Errors
    /// [`SetUpError::Options`] or [`SetUpError::Start`].
    pub fn start(&self) -> Result<Box<dyn AnyPosition>, SetUpError> {
        let (game, options) = self.rules()?;
        let initial = game.start(&options)?;
        match &self.start {
            None => Ok(initial),
            Some(object) => Ok(initial.with_object(object)?),
        }
    }
}
