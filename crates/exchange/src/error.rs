//! Errors of reading and writing other formats.

use std::fmt::{self, Display};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{RecordError, SetUpError};
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
    #[error("expected SGF ('(;'), tags of PGN ('[Event \"…\"]'), cells of Othello ('f5d6c3…') or a record")]
    Foreign,
    /// The file is larger than the greatest size read.
    #[error("the file has {found} bytes or actions; at most {greatest} are read")]
    Large {
        /// The size of the file.
        found: usize,
        /// The greatest size.
        greatest: usize,
    },
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
    /// A text like PGN does not say of which game it is.
    #[error("no tag `Game`; ordinary chess is not among the games, which are {}", ids(.0))]
    NoGame(Vec<GameId>),
    /// A match of a file that does not say its game goes on where the game that it was taken for does not.
    #[error(
        "read as {}, {rule}; this looks like {looks_like}: {}",
        .read_as.facts().names.en,
        .others.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    )]
    OtherGame {
        /// The game that the file was taken for.
        read_as: GameId,
        /// What that game does not allow.
        rule: &'static str,
        /// The game that the file seems to have, which is not among the games.
        looks_like: &'static str,
        /// The games as which the file can be read if the caller says so, and those as which it cannot.
        others: Vec<Instead>,
    },
    /// The name of a cell is expected.
    #[error("'{0}' is no cell of the board: expected a letter and a number such as f5")]
    Cell(String),
    /// Nothing of the match is whole.
    #[error("the match has no action that is whole: {0}")]
    Nothing(Box<Problem>),
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

fn ids(games: &[GameId]) -> String {
    games.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

/// A game as which a file may be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The game.
    pub game: GameId,
    /// Why the file cannot be read as that game; `None` if it can.
    pub refused: Option<Box<Problem>>,
    /// Whether what follows the end of the match is left out then.
    pub cut: bool,
}

impl Display for Instead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`--game {}` ", self.game.id())?;
        match (&self.refused, self.cut) {
            (Some(problem), _) => write!(f, "does not read it ({problem})"),
            (None, true) => write!(f, "reads it up to there"),
            (None, false) => write!(f, "reads it as {}", self.game.facts().names.en),
        }
    }
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
