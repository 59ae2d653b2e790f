//! Errors in the lesson, puzzle, diagram and proved-position files of a game. Every message names the file, and the
//! entry where there is one.

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// The reason why a file could not be read, or why a lesson cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// The text is not JSON, has an unknown key or a value of the wrong type.
    #[error("{file}: expected the keys of such a file: {why}")]
    Json {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The message of the JSON parser, with line and column.
        why: String,
    },
    /// The file contains no lesson, or a lesson without steps.
    #[error("{file}: expected {expected}, found none")]
    Empty {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The missing part.
        expected: &'static str,
    },
    /// An entry names a variant or an option that the game does not have.
    #[error("{file}, {of}: {error}")]
    Options {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The entry: `lesson N` or `N`, counted from 1, or the id of the puzzle or diagram.
        of: String,
        /// The error in the options.
        error: Box<OptionError>,
    },
    /// The keys of an entry contradict each other.
    #[error("{file}, step '{step}': expected {expected}, found {found}")]
    Step {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The id of the step, puzzle or diagram, or the number of the proved position.
        step: String,
        /// The expected value.
        expected: &'static str,
        /// The value found.
        found: String,
    },
    /// The position of an entry is not a position of the game.
    #[error("{file}, step '{step}': expected a position of the game: {error}")]
    Position {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The id of the step, puzzle or diagram, or the number of the proved position.
        step: String,
        /// The error in the position.
        error: Box<ObjectError>,
    },
    /// An action or a reply of a step is not legal in its position.
    #[error("{file}, step '{step}': expected a legal action, found '{action}': {error}")]
    Action {
        /// The path of the file, from the root of the repository.
        file: String,
        /// The id of the step, puzzle or diagram, or the number of the proved position.
        step: String,
        /// The action or reply, as the file has it.
        action: String,
        /// The reason why it is not legal.
        error: Box<PlayError>,
    },
}
