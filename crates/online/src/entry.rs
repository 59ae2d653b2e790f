//! The entries of a table in the ledger, as JSON text. A stream begins with [`What::Open`].

use super::code::Token;
use super::message::ClockSetting;
use super::words::{Over, Person};
use serde::{Deserialize, Serialize};

/// An entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// When it was written, in seconds since 1970.
    pub(crate) at: u64,
    /// What happened.
    #[serde(flatten)]
    pub(crate) what: What,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum What {
    /// The table was opened.
    Open { game: String, options: Vec<String>, clock: Option<ClockSetting>, person: Person, token: TokenText },
    /// A free seat was taken.
    Seat { person: Person, token: TokenText },
    /// A seat was given up.
    Free { person: Person },
    /// An action was played. `left` are the remaining times after it in milliseconds.
    Play { action: String, left: Option<[u64; 2]> },
    /// The actions from index `n` on were taken back.
    Undo { n: usize },
    /// The match ended, but not by the rules: that end follows from the actions.
    Over { over: Over },
    /// Another match began, with the seats exchanged.
    Rematch,
}

/// A token in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct TokenText(pub(crate) Token);

impl From<TokenText> for String {
    fn from(text: TokenText) -> String {
        text.0.to_text()
    }
}

impl TryFrom<String> for TokenText {
    type Error = super::code::TokenError;

    fn try_from(text: String) -> Result<TokenText, Self::Error> {
        text.parse().map(TokenText)
    }
}

impl Entry {
    /// Returns the entry as text.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
