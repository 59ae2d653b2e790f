//! Errors of reading a record and of setting up its match (contract C6 in `docs/architecture.md`).

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// An error in the text of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The text is not JSON, is cut off, or a key has a value of the wrong kind.
    #[error("not a record: {0}")]
    Json(String),
    /// The file is not a record.
    #[error("not a record of this program: key 'tabuleiro' is missing")]
    Foreign,
    /// A later version of the program wrote the record.
    #[error("the record has version {found}; this program reads up to {greatest}")]
    Newer {
        /// The version of the record.
        found: u64,
        /// The greatest version that is read.
        greatest: u64,
    },
}

/// An error in a record that is readable but describes no match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// There is no such game, variant or option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The start is not a position of the game.
    #[error(transparent)]
    Start(#[from] ObjectError),
    /// An action is not legal in its position.
    #[error("action {number}: {error}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The error of playing it.
        error: PlayError,
    },
    /// A variation or a note belongs to a place that the record does not have.
    #[error("line {line}: it belongs to a place that the record does not have before it")]
    Branch {
        /// The number of the line, from 0, the main line.
        line: usize,
    },
    /// An action of a variation is not legal in its position.
    #[error("line {line}, action {number}: {error}")]
    Variation {
        /// The number of the line, from 1.
        line: usize,
        /// The number of the action from the start of the match, from 1.
        number: usize,
        /// The error of playing it.
        error: PlayError,
    },
}
