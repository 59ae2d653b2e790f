//! The languages people read here.

use serde::{Deserialize, Serialize};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Language {
    /// Portuguese of Portugal.
    Pt,
    /// English.
    En,
}

impl Language {
    /// All languages.
    pub(crate) const ALL: [Language; 2] = [Language::Pt, Language::En];

    /// Its folder and file name.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::Pt => "pt",
            Language::En => "en",
        }
    }

    /// The system's language if it is one of ours, else English.
    pub(crate) fn of_system() -> Language {
        #[cfg(not(target_family = "wasm"))]
        let locale = sys_locale::get_locale();
        #[cfg(target_family = "wasm")]
        let locale = web_sys::window().and_then(|w| w.navigator().language());
        let locale = locale.unwrap_or_default().to_lowercase();
        if locale.starts_with("pt") { Language::Pt } else { Language::En }
    }
}
