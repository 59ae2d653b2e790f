//! Errors of reading and writing other formats.

use tabuleiro_games::matches::{RecordError, SetUpError};
use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// An error in a file, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, byte {at}: {problem}")]
pub struct ExchangeError {
    /// The offset in bytes, from 0, in the text as UTF-8.
    pub at: usize,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// A problem and its offset in the text.
pub(crate) type Wrong = (usize, Problem);

/// Finds the lines of problems in a text.
pub(crate) struct Places<'a> {
    text: &'a str,
    /// The offset of the last problem.
    at: usize,
    /// The line of the last problem, from 1.
    line: usize,
}

impl<'a> Places<'a> {
    pub(crate) fn new(text: &'a str) -> Places<'a> {
        Places { text, at: 0, line: 1 }
    }

    /// Returns the error of a problem. Lines are counted from the problem before it, because a file can have many.
    pub(crate) fn error(&mut self, (at, problem): Wrong) -> ExchangeError {
        if at < self.at {
            (self.at, self.line) = (0, 1);
        }
        self.line += self.text.get(self.at..at).unwrap_or_default().matches('\n').count();
        self.at = at;
        ExchangeError { at, line: self.line, problem }
    }
}

/// A game of a file that cannot be read, while others can.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {number}: {error}")]
pub struct RefusedGame {
    /// The number of the game in the file, from 1; all games are counted.
    pub number: usize,
    /// What is wrong, and where.
    pub error: ExchangeError,
}

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The file has none of the formats.
    #[error("expected SGF ('(;'), tags of PGN ('[Event \"…\"]') or a record")]
    Foreign,
    /// The file is larger than the greatest size read.
    #[error("the file has {found} bytes or actions; at most {greatest} are read")]
    Large {
        /// The size of the file.
        found: usize,
        /// The greatest size.
        greatest: usize,
    },
    /// The character set of `CA` is unknown.
    #[error("unknown character set '{0}': expected a name such as UTF-8, ISO-8859-1 or Shift_JIS")]
    Charset(String),
    /// Something else stands here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// The variations are nested too deeply.
    #[error("variations are nested more than {0} deep")]
    Deep(usize),
    /// The file does not say of which game it is, or the game has no such format.
    #[error("game '{0}': expected a game that has this format")]
    Game(String),
    /// The size is not that of a board of the game.
    #[error("board size '{0}': expected a square board of the game")]
    Size(String),
    /// The text is not a point of the board.
    #[error("'{found}' is no point: expected two letters or a letter and a number on a board of side {side}")]
    Point {
        /// The text.
        found: String,
        /// The side of the board.
        side: u8,
    },
    /// The stone has the colour of the other side.
    #[error("the move is {found}: expected {expected}")]
    Colour {
        /// The colour due.
        expected: &'static str,
        /// The colour found.
        found: &'static str,
    },
    /// The board is changed after the first move or in a variation; a match cannot express that.
    #[error("a set-up is read only before the first move")]
    SetUpLate,
    /// An option is not valid.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The position set up is not one of the game.
    #[error(transparent)]
    Start(#[from] ObjectError),
    /// The move is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The match of the record cannot be set up.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
}

/// An error of writing a record in another format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The game has no such format.
    #[error("{format} has no form for '{game}'")]
    Game {
        /// The name of the format.
        format: &'static str,
        /// Id of the game.
        game: String,
    },
    /// The record describes no match.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
}
