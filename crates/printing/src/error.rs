//! Errors of printing.

use super::paper::Paper;
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
    /// The board does not fit on this paper with this many millimetres, the least for the reader, between neighbouring
    /// places.
    #[error("the board needs {least} mm from place to place, which {} does not have{}", paper_name(*paper), larger(*paper))]
    Small {
        /// The paper.
        paper: Paper,
        /// The least distance of neighbouring places in millimetres.
        least: u16,
    },
}

const fn paper_name(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::A3 => "A3",
    }
}

/// Returns what can be tried instead.
const fn larger(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "; try --paper a3",
        Paper::A3 => "; try a smaller board",
    }
}
