//! Why something cannot be printed.

use tabuleiro_learning::LessonError;
use tabuleiro_rules::OptionError;
use thiserror::Error;

/// Why there is no sheet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PrintError {
    /// The options contradict each other.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The puzzles that come with the program cannot be read.
    #[error(transparent)]
    Puzzles(#[from] LessonError),
    /// A QR code has no room for the link.
    #[error("the address of the page: expected at most some two thousand letters, found {0}")]
    Page(usize),
}
