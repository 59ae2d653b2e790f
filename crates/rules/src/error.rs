//! Errors for text input: actions, position objects, options (C6). Each says what was expected; the input has had no
//! effect.

use thiserror::Error;

/// The error of an action that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over: no action can be played")]
    Over,
    /// The text is not an action in the game's notation.
    #[error("'{text}' is not an action: expected {expected}")]
    Syntax {
        /// The text given.
        text: String,
        /// The forms of the notation.
        expected: &'static str,
    },
    /// The text is well formed, but the action is not legal now.
    #[error("'{text}' is not legal here ({legal} legal actions, for example {example})")]
    Illegal {
        /// The text given.
        text: String,
        /// The number of legal actions.
        legal: usize,
        /// A legal action.
        example: String,
    },
}

/// The error of an object that describes no position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ObjectError {
    /// The text is not JSON.
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
        /// The expected value.
        expected: String,
        /// The value found.
        found: String,
    },
    /// Every key is well formed, but together they describe no position.
    #[error("impossible position: {0}")]
    Impossible(String),
}

impl ObjectError {
    /// Creates the error of a key with an unexpected value.
    pub fn value(key: impl Into<String>, expected: impl Into<String>, found: impl ToString) -> ObjectError {
        ObjectError::Value { key: key.into(), expected: expected.into(), found: found.to_string() }
    }
}

/// The error of a variant or option that does not exist or fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No such variant.
    #[error("'{game}' has no variant '{given}': expected one of {expected}")]
    Variant {
        /// The game's id.
        game: &'static str,
        /// The text given.
        given: String,
        /// The game's variants.
        expected: String,
    },
    /// No such option.
    #[error("'{game}' has no option '{given}': expected one of {expected}")]
    Name {
        /// The game's id.
        game: &'static str,
        /// The text given.
        given: String,
        /// The game's options.
        expected: String,
    },
    /// The value is out of range or not of the right form.
    #[error("option '{name}': expected {expected}, found '{given}'")]
    Value {
        /// The option.
        name: &'static str,
        /// The text given.
        given: String,
        /// The allowed values.
        expected: String,
    },
    /// No such game.
    #[error("there is no game '{0}': 'list_games' names them")]
    Game(String),
}
