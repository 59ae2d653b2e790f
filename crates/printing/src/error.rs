//! Errors of printing.

use tabuleiro_learning::LessonError;
use tabuleiro_rules::OptionError;
use thiserror::Error;

/// The reason why a sheet cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PrintError {
    /// The options contradict each other.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The puzzle file of the game is invalid.
    #[error(transparent)]
    Puzzles(#[from] LessonError),
    /// The link, of the given length in bytes, does not fit into a QR code.
    #[error("the address of the page: expected at most some two thousand letters, found {0}")]
    Page(usize),
}
