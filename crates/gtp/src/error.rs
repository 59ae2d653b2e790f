//! What a command can be refused for. The first words of each message are those of the GTP 2 specification where it
//! has some.

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// Why a command was answered with `?`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// No such command.
    #[error("unknown command")]
    Unknown,
    /// The words after the command do not fit.
    #[error("syntax error: expected '{0}'")]
    Usage(&'static str),
    /// The action cannot be played.
    #[error("illegal move: {0}")]
    Play(#[from] PlayError),
    /// The side named is not the one that decides.
    #[error("illegal move: it is the turn of {expected}, not of {given}")]
    Turn {
        /// Who decides.
        expected: String,
        /// What was given.
        given: String,
    },
    /// The word names neither side.
    #[error("invalid color: expected {expected}, found '{given}'")]
    Colour {
        /// The names of the sides.
        expected: String,
        /// What was given.
        given: String,
    },
    /// The game has no board of that size.
    #[error("unacceptable size: {0}")]
    Size(OptionError),
    /// The game has but one board, and it is not of that size.
    #[error("unacceptable size: the board of this game is always {columns}x{rows}")]
    FixedSize {
        /// Its columns.
        columns: usize,
        /// Its rows.
        rows: usize,
    },
    /// No such game, variant or option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Not a position of this game.
    #[error(transparent)]
    Position(#[from] ObjectError),
    /// Nothing has been played since the game or the position was set up.
    #[error("cannot undo")]
    Undo,
    /// Who wins is not known yet.
    #[error("cannot score: the game is running")]
    Score,
    /// The answer would take too long.
    #[error("too much: {0}")]
    Limit(String),
}
