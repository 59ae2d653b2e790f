//! What can be wrong with the lessons of a game. Every message names the file, and the step where there is one.

use super::file::lesson_file;
use crate::games::GameId;
use crate::rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// Why a text holds no lessons, or why a lesson cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// Not JSON, a key nobody knows, or a key that holds something else than it should.
    #[error("{file}: expected the keys of a lesson file: {why}", file = lesson_file(*game))]
    Json {
        /// Whose file.
        game: GameId,
        /// What the reader of JSON says, with line and column.
        why: String,
    },
    /// The file is well formed, but holds no lesson, or a lesson without steps.
    #[error("{file}: expected {expected}, found none", file = lesson_file(*game))]
    Empty {
        /// Whose file.
        game: GameId,
        /// What is missing.
        expected: &'static str,
    },
    /// A lesson for a variant or an option that the game does not have.
    #[error("{file}, lesson {lesson}: {error}", file = lesson_file(*game))]
    Options {
        /// Whose file.
        game: GameId,
        /// Which lesson of the file, counted from 1.
        lesson: usize,
        /// What is wrong with them.
        error: OptionError,
    },
    /// A step whose keys do not go together.
    #[error("{file}, step '{step}': expected {expected}, found {found}", file = lesson_file(*game))]
    Step {
        /// Whose file.
        game: GameId,
        /// The step's id.
        step: String,
        /// What should be there.
        expected: &'static str,
        /// What is there.
        found: String,
    },
    /// A step whose position is none of the game.
    #[error("{file}, step '{step}': expected a position of the game: {error}", file = lesson_file(*game))]
    Position {
        /// Whose file.
        game: GameId,
        /// The step's id.
        step: String,
        /// What is wrong with it.
        error: ObjectError,
    },
    /// A step with an action or a reply that is not legal where it stands.
    #[error("{file}, step '{step}': expected a legal action, found '{action}': {error}", file = lesson_file(*game))]
    Action {
        /// Whose file.
        game: GameId,
        /// The step's id.
        step: String,
        /// The action.
        action: String,
        /// Why it cannot be played.
        error: PlayError,
    },
}
