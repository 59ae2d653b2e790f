//! What can go wrong when somebody hands us text: typed, says what was expected, changes nothing (C6).

use thiserror::Error;

/// An action that was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over: no action can be played")]
    Over,
    /// Not an action in this game's notation.
    #[error("'{text}' is not an action: expected {expected}")]
    Syntax {
        /// What was given.
        text: String,
        /// The forms the notation has.
        expected: &'static str,
    },
    /// Well formed, but not legal now.
    #[error("'{text}' is not legal here ({legal} legal actions, for example {example})")]
    Illegal {
        /// What was given.
        text: String,
        /// How many actions are legal.
        legal: usize,
        /// One of them.
        example: String,
    },
}

/// A position object that describes no position of this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ObjectError {
    /// Not JSON at all.
    #[error("not a JSON object: {0}")]
    Json(String),
    /// A key is missing.
    #[error("key '{0}' is missing")]
    Missing(&'static str),
    /// A key has a value of the wrong kind or range.
    #[error("key '{key}': expected {expected}, found {found}")]
    Value {
        /// The key.
        key: String,
        /// What it should hold.
        expected: String,
        /// What it holds.
        found: String,
    },
    /// Every key is well formed, the whole cannot be.
    #[error("impossible position: {0}")]
    Impossible(String),
}

impl ObjectError {
    /// A key whose value is not what was expected.
    pub fn value(key: impl Into<String>, expected: impl Into<String>, found: impl ToString) -> ObjectError {
        ObjectError::Value { key: key.into(), expected: expected.into(), found: found.to_string() }
    }
}

/// A variant or option that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No such variant.
    #[error("'{game}' has no variant '{given}': expected one of {expected}")]
    Variant {
        /// The game's id.
        game: &'static str,
        /// What was given.
        given: String,
        /// The variants there are.
        expected: String,
    },
    /// No such option.
    #[error("'{game}' has no option '{given}': expected one of {expected}")]
    Name {
        /// The game's id.
        game: &'static str,
        /// What was given.
        given: String,
        /// The options there are.
        expected: String,
    },
    /// The value is out of range or not of the right form.
    #[error("option '{name}': expected {expected}, found '{given}'")]
    Value {
        /// The option.
        name: &'static str,
        /// What was given.
        given: String,
        /// What is allowed.
        expected: String,
    },
    /// No such game.
    #[error("there is no game '{0}': 'list_games' names them")]
    Game(String),
}
