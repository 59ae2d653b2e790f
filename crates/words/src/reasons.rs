//! Messages for refusals in the language of the player. The errors of the other crates are typed and English, for
//! programs and protocols; here each variant becomes a message id, with the rejected input as an argument.

use super::texts::Texts;
use tabuleiro_catalogue::matches::{RecordError, SetUpError};
use tabuleiro_rules::{ObjectError, OptionError, PlayError};

/// A message id with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The id of the message.
    pub id: &'static str,
    /// The names and values of the arguments.
    pub values: Vec<(&'static str, String)>,
}

impl Reason {
    /// Creates a message without arguments.
    #[must_use]
    pub fn plain(id: &'static str) -> Reason {
        Reason { id, values: Vec::new() }
    }

    /// Creates a message with the argument `thing`.
    pub fn about(id: &'static str, thing: impl Into<String>) -> Reason {
        Reason { id, values: vec![("thing", thing.into())] }
    }

    fn expecting(mut self, expected: &str) -> Reason {
        self.values.push(("expected", expected.into()));
        self
    }

    /// Quotes an error message of the operating system, which is in the language of the system.
    pub fn quoted(words: impl ToString) -> Reason {
        Reason::about("reason-said", words.to_string())
    }
}

impl Texts {
    /// Returns the message that explains a refusal.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        let values: Vec<_> = reason.values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        self.with(reason.id, &values)
    }
}

impl From<&OptionError> for Reason {
    fn from(error: &OptionError) -> Reason {
        match error {
            OptionError::Game(id) => Reason::about("reason-game", id),
            OptionError::Variant { given, expected, .. } => Reason::about("reason-variant", given).expecting(expected),
            OptionError::Name { given, expected, .. } if expected.is_empty() => {
                Reason::about("reason-no-options", given)
            }
            OptionError::Name { given, expected, .. } => Reason::about("reason-option", given).expecting(expected),
            OptionError::Value { name, given, .. } => Reason::about("reason-value", format!("{name}={given}")),
        }
    }
}

impl From<&ObjectError> for Reason {
    fn from(error: &ObjectError) -> Reason {
        match error {
            ObjectError::Json(_) => Reason::plain("reason-object"),
            ObjectError::Missing(key) => Reason::about("reason-key-missing", *key),
            ObjectError::Value { key, .. } => Reason::about("reason-key", key),
            ObjectError::Impossible(_) => Reason::plain("reason-impossible"),
        }
    }
}

impl From<&PlayError> for Reason {
    fn from(error: &PlayError) -> Reason {
        match error {
            PlayError::Over => Reason::plain("reason-over"),
            PlayError::Syntax { text, .. } => Reason::about("reason-no-action", text),
            PlayError::Illegal { text, .. } => Reason::about("reason-illegal", text),
        }
    }
}

impl From<&SetUpError> for Reason {
    fn from(error: &SetUpError) -> Reason {
        match error {
            SetUpError::Options(error) => error.into(),
            SetUpError::Start(error) => error.into(),
            SetUpError::Action { number, error } => {
                let mut reason = match error {
                    PlayError::Over => Reason::plain("reason-action-over"),
                    PlayError::Syntax { text, .. } | PlayError::Illegal { text, .. } => {
                        Reason::about("reason-action", text)
                    }
                };
                reason.values.push(("number", number.to_string()));
                reason
            }
            SetUpError::Branch { line } | SetUpError::Variation { line, .. } => {
                Reason::about("reason-line", line.to_string())
            }
        }
    }
}

impl From<&RecordError> for Reason {
    fn from(error: &RecordError) -> Reason {
        match error {
            RecordError::Json(_) => Reason::plain("reason-unreadable"),
            RecordError::Foreign => Reason::plain("reason-foreign"),
            RecordError::Newer { found, greatest } => {
                Reason::about("reason-newer", found.to_string()).expecting(&greatest.to_string())
            }
        }
    }
}
