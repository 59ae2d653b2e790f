//! The languages people read here.

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

    /// Its folder and file name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Pt => "pt",
            Language::En => "en",
        }
    }

    /// The language of that code.
    #[must_use]
    pub fn find(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
