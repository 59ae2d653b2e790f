//! What can be wrong with the lessons, the puzzles and the diagrams of a game. Every message names the file, and the step or
//! the puzzle where there is one.

use tabuleiro_rules::{ObjectError, OptionError, PlayError};
use thiserror::Error;

/// Why a text holds no lessons, or why a lesson cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// Not JSON, a key nobody knows, or a key that holds something else than it should.
    #[error("{file}: expected the keys of such a file: {why}")]
    Json {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// What the reader of JSON says, with line and column.
        why: String,
    },
    /// The file is well formed, but holds no lesson, or a lesson without steps.
    #[error("{file}: expected {expected}, found none")]
    Empty {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// What is missing.
        expected: &'static str,
    },
    /// A lesson for a variant or an option that the game does not have.
    #[error("{file}, {of}: {error}")]
    Options {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// Of which lesson, counted from 1, which puzzle or which diagram.
        of: String,
        /// What is wrong with them.
        error: Box<OptionError>,
    },
    /// A step whose keys do not go together.
    #[error("{file}, step '{step}': expected {expected}, found {found}")]
    Step {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// The step's id.
        step: String,
        /// What should be there.
        expected: &'static str,
        /// What is there.
        found: String,
    },
    /// A step whose position is none of the game.
    #[error("{file}, step '{step}': expected a position of the game: {error}")]
    Position {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// The step's id.
        step: String,
        /// What is wrong with it.
        error: Box<ObjectError>,
    },
    /// A step with an action or a reply that is not legal where it stands.
    #[error("{file}, step '{step}': expected a legal action, found '{action}': {error}")]
    Action {
        /// Whose file, as the tree of assets names it.
        file: String,
        /// The step's id.
        step: String,
        /// The action.
        action: String,
        /// Why it cannot be played.
        error: Box<PlayError>,
    },
}
