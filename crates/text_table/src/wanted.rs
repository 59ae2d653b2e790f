//! What a person has asked for and what needs a file: a lesson, a puzzle, the rules.

use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{lesson_path, puzzle_path};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Lesson,
    Puzzle,
    /// A puzzle of the race of a class.
    RacePuzzle,
    /// The rules. Their text is downloaded with the texts of the lessons.
    Rules,
}

/// Something that is to be set up or said when its file is there.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) game: GameId,
    pub(crate) kind: Kind,
    /// The variant of a lesson or of rules, or the name or the number of a puzzle; empty for the first unsolved one.
    pub(crate) name: String,
}

impl Wanted {
    pub(crate) fn new(kind: Kind, game: GameId, name: &str) -> Wanted {
        Wanted { game, kind, name: name.into() }
    }

    pub(crate) fn path(&self) -> String {
        match self.kind {
            Kind::Lesson | Kind::Rules => lesson_path(self.game),
            Kind::Puzzle | Kind::RacePuzzle => puzzle_path(self.game),
        }
    }
}
