//! What was left out of a match that was read, or repaired in it.

use crate::error::Problem;
use std::fmt::{self, Display};
use thiserror::Error;

/// A defect of a file in spite of which a match was read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// A side line with an error is left out, with all that follows it.
    #[error("a side line is left out: {0}")]
    SideLine(Problem),
    /// The match breaks off: it is read up to here.
    #[error("the match is read up to here: {0}")]
    Incomplete(Problem),
    /// A piece of text that has no meaning is skipped.
    #[error("skipped: {0}")]
    Skipped(Problem),
    /// Brackets within a text of SGF are not escaped.
    #[error("the brackets within a text are not escaped; they are read as a part of it")]
    Brackets,
    /// The text ends within or directly after an action that may not be whole.
    #[error("'{0}' is left out: the text ends here, and the action may be incomplete")]
    LastAction(String),
    /// The rules ended the match before the file does.
    #[error("the match is over here by the rules of the game; what follows in the file is left out")]
    AfterEnd,
    /// The game has no passes; those at the end of the match are left out.
    #[error("the game has no such pass; the passes at the end of the match are left out")]
    Passes,
    /// A text like PGN ends without the result of its match.
    #[error("the match ends without a result ('1-0', '0-1', '1/2-1/2' or '*'); it may be incomplete")]
    NoResult,
    /// The first action is legal only if the rows are counted from the bottom.
    #[error("the rows are counted from the bottom: from the top, as in Othello, the first action is not legal")]
    FromTheBottom,
    /// The bytes are no text in the character set that the file names.
    #[error("the text is not {label}: it is read as {used}")]
    Charset {
        /// The name in the file.
        label: String,
        /// The name of the character set with which the text is read.
        used: &'static str,
    },
    /// Some bytes are no characters.
    #[error("the text is read as {0}, in which some of its bytes are no characters")]
    Characters(&'static str),
}

/// A flaw and its offset in the text.
pub(crate) type Flawed = (usize, Flaw);

/// A flaw of a match that was read, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The number of the game in the file, from 1; `None` if the flaw is one of the whole file.
    pub number: Option<usize>,
    /// The offset in bytes, from 0, in the text as UTF-8.
    pub at: usize,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what was done about it.
    pub flaw: Flaw,
}

impl Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Warning { number, at, line, flaw } = self;
        if let Some(number) = number {
            write!(f, "game {number}: ")?;
        }
        write!(f, "line {line}, byte {at}: {flaw}")
    }
}
