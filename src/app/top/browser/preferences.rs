//! Preferences of the system, as reported by the browser.

use crate::app::foundations::settings::SystemPreferences;

/// Reads the preferences from media queries.
pub(super) fn system_preferences() -> SystemPreferences {
    let matches = |query: &str| {
        let list = web_sys::window().and_then(|w| w.match_media(query).ok().flatten());
        list.is_some_and(|list| list.matches())
    };
    SystemPreferences {
        contrast: matches("(prefers-contrast: more)"),
        reduced_motion: matches("(prefers-reduced-motion: reduce)"),
        light: matches("(prefers-color-scheme: light)"),
    }
}
