//! The languages of the program.

use serde::{Deserialize, Serialize};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Portuguese of Portugal.
    Pt,
    /// English.
    En,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::Pt, Language::En];

    /// Returns the ISO 639-1 code, which also names its files and folders: `pt` or `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Pt => "pt",
            Language::En => "en",
        }
    }

    /// Returns the language with an ISO 639-1 code; `None` if the program does not have it.
    #[must_use]
    pub fn find(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
