//! A lesson or a puzzle that was asked for.

use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{lesson_path, puzzle_path};

/// A lesson or a puzzle that is to be set up when its file is there.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) game: GameId,
    pub(crate) is_lesson: bool,
    /// The variant of a lesson, or the name or the number of a puzzle; empty for the first unsolved one.
    pub(crate) name: String,
    /// Whether it is a puzzle of the race of a class.
    pub(crate) of_race: bool,
}

impl Wanted {
    pub(crate) fn lesson(game: GameId, variant: &str) -> Wanted {
        Wanted { game, is_lesson: true, name: variant.into(), of_race: false }
    }

    pub(crate) fn puzzle(game: GameId, name: &str) -> Wanted {
        Wanted { game, is_lesson: false, name: name.into(), of_race: false }
    }

    pub(crate) fn path(&self) -> String {
        if self.is_lesson { lesson_path(self.game) } else { puzzle_path(self.game) }
    }
}
