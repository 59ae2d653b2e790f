//! Why a text is no record, and why a record is no match (C6).

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Not JSON, cut off, or a key that holds something else than it should.
    #[error("not a record: {0}")]
    Json(String),
    /// Another kind of file.
    #[error("not a record of this program: key 'tabuleiro' is missing")]
    Foreign,
    /// Written by a later version.
    #[error("the record has version {found}; this program reads up to {greatest}")]
    Newer {
        /// The version it says it has.
        found: u64,
        /// The greatest version that is read.
        greatest: u64,
    },
}

/// Why a match could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// No such game, variant or option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The start is no position of the game.
    #[error(transparent)]
    Start(#[from] ObjectError),
    /// An action that is not legal where it stands.
    #[error("action {number}: {error}")]
    Action {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: PlayError,
    },
}
