//! The language of the operating system or browser.

pub(crate) use tabuleiro_words::Language;

/// Returns Portuguese if it is the language of the system, otherwise English.
pub(crate) fn system_language() -> Language {
    #[cfg(not(target_family = "wasm"))]
    let locale = sys_locale::get_locale();
    #[cfg(target_family = "wasm")]
    let locale = web_sys::window().and_then(|w| w.navigator().language());
    let locale = locale.unwrap_or_default().to_lowercase();
    if locale.starts_with("pt") { Language::Pt } else { Language::En }
}
