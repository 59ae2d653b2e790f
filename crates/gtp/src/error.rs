//! Errors of commands. The first words of each message are those of the GTP 2 specification where it has any.

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// The reason why a command was answered with `?`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// There is no such command.
    #[error("unknown command")]
    Unknown,
    /// The arguments do not match the syntax of the command.
    #[error("syntax error: expected '{0}'")]
    Usage(&'static str),
    /// The action is not legal.
    #[error("illegal move: {0}")]
    Play(#[from] PlayError),
    /// The column is none of GTP 2.
    #[error(
        "illegal move: '{0}': after boardsize the columns of a game of Go are those of GTP 2, which has no I; the command \
         game returns to the notation of the game"
    )]
    Column(String),
    /// The side is not the mover.
    #[error("illegal move: it is the turn of {expected}, not of {given}")]
    Turn {
        /// The mover.
        expected: String,
        /// The side given.
        given: String,
    },
    /// The word is not the name of a side.
    #[error("invalid color: expected {expected}, found '{given}'")]
    Colour {
        /// The accepted names.
        expected: String,
        /// The word given.
        given: String,
    },
    /// The game has no board of this size.
    #[error("unacceptable size: {0}")]
    Size(OptionError),
    /// The game has a single board, of another size.
    #[error("unacceptable size: the board of this game is always {columns}x{rows}")]
    FixedSize {
        /// The number of columns of the board.
        columns: usize,
        /// The number of rows of the board.
        rows: usize,
    },
    /// There is no such game, variant or option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The object is not a position of this game.
    #[error(transparent)]
    Position(#[from] ObjectError),
    /// No action has been played since the game or the position was set up.
    #[error("cannot undo")]
    Undo,
    /// The match is not over.
    #[error("cannot score: the game is running")]
    Score,
    /// The command would take too long.
    #[error("too much: {0}")]
    Limit(String),
}
