//! Conditions of the law of a game, and one that a position breaks.

use std::fmt::{self, Display};

/// A condition of the law that a position breaks, so that no match reaches it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// What the law is about, as a noun (`white men`, `the side to move`).
    pub subject: String,
    /// What it can be in a match.
    pub expected: String,
    /// What it is in the position.
    pub found: String,
}

impl Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.subject, self.expected, self.found)
    }
}

impl std::error::Error for Impossible {}

impl Impossible {
    /// Creates a broken condition.
    #[must_use]
    pub fn new(subject: impl Display, expected: impl Display, found: impl Display) -> Impossible {
        Impossible { subject: subject.to_string(), expected: expected.to_string(), found: found.to_string() }
    }

    /// Returns an error unless the condition holds.
    ///
    /// # Errors
    /// The broken condition with these words.
    pub fn unless(
        holds: bool,
        subject: impl Display,
        expected: impl Display,
        found: impl Display,
    ) -> Result<(), Impossible> {
        if holds { Ok(()) } else { Err(Impossible::new(subject, expected, found)) }
    }
}

/// How the number of pieces changes during a match. Pieces in reserves and stores count like those on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// In any way.
    Free,
    /// Not at all, both sides and all kinds together: pieces change their tone, or seeds their pit.
    Kept,
    /// Not at all, neither for each tone nor for each kind.
    KeptEach,
    /// The number of pieces of a tone never grows.
    Falling,
    /// The players place one piece each in turn, of their own tone, and nothing is removed.
    Alternating,
}
