//! Replaces invalid values of a configuration by their defaults.

use super::config::{Entry, Exhibit};
use std::fmt::Display;
use std::ops::RangeInclusive;
use tabuleiro_rules::OptionError;

/// Codes of the languages of the program.
pub const LANGUAGES: [&str; 2] = ["pt", "en"];
/// The most games of an exhibit: as many as fit on a screen read at arm's length.
pub const MOST_GAMES: usize = 8;

/// An invalid value.
pub(super) struct Fault {
    /// `games[2].level`; entries are counted from 1.
    pub(super) key: String,
    /// What was expected and what was found.
    pub(super) why: String,
}

fn fault(faults: &mut Vec<Fault>, key: impl Into<String>, why: impl Into<String>) {
    faults.push(Fault { key: key.into(), why: why.into() });
}

/// Replaces a number outside its range by the default.
fn number<T: PartialOrd + Display + Copy>(
    faults: &mut Vec<Fault>,
    key: &str,
    value: &mut T,
    range: RangeInclusive<T>,
    default: T,
) {
    if !range.contains(value) {
        fault(faults, key, format!("expected {} to {}, found {value}", range.start(), range.end()));
        *value = default;
    }
}

/// Replaces invalid values by their defaults and returns them.
pub(super) fn mend(exhibit: &mut Exhibit) -> Vec<Fault> {
    let (mut found, usual) = (Vec::new(), Exhibit::default());
    let faults = &mut found;
    let diagonal = usual.screen.diagonal_inches;
    number(faults, "screen.diagonal_inches", &mut exhibit.screen.diagonal_inches, 5.0..=150.0, diagonal);
    mend_games(faults, &mut exhibit.games, usual.games);
    mend_languages(faults, &mut exhibit.languages, usual.languages);
    number(faults, "idle_seconds", &mut exhibit.idle_seconds, 10..=600, usual.idle_seconds);
    number(faults, "countdown_seconds", &mut exhibit.countdown_seconds, 5..=60, usual.countdown_seconds);
    number(faults, "attract_seconds", &mut exhibit.attract_seconds, 10..=600, usual.attract_seconds);
    number(faults, "volume", &mut exhibit.volume, 0.0..=1.0, usual.volume);
    for (key, span) in [("quiet", &mut exhibit.quiet), ("dark", &mut exhibit.dark)] {
        if let Some(hours) = span.take_if(|hours| hours.from == hours.to) {
            fault(faults, key, format!("expected two times, found {} twice", hours.from));
        }
    }
    number(faults, "brightness", &mut exhibit.brightness, 0.0..=1.0, usual.brightness);
    let is_code = |code: &str| (2..=12).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_digit());
    if !exhibit.staff_code.is_empty() && !is_code(&exhibit.staff_code) {
        // The value is secret, so the message does not contain it. A child finds one digit.
        fault(faults, "staff_code", "expected 2 to 12 digits, or \"\" if nobody may leave; nobody can leave now");
        exhibit.staff_code.clear();
    }
    if exhibit.counts.take_if(|folder| folder.trim().is_empty()).is_some() {
        fault(faults, "counts", "expected a folder, or None if nothing is counted; found \"\"");
    }
    if let Some(folder) = exhibit.counts.take_if(|folder| !is_absolute(folder)) {
        let why = format!("expected the whole path of a folder, such as \"/var/lib/tabuleiro\", found \"{folder}\"");
        fault(faults, "counts", why);
    }
    if let Some(file) = exhibit.counts.take_if(|folder| is_file(folder)) {
        fault(faults, "counts", format!("expected a folder, found the file \"{file}\""));
    }
    let is_address = |page: &str| page.starts_with("https://") || page.starts_with("http://");
    if let Some(page) = exhibit.page.take_if(|page| !is_address(page) || page.contains(char::is_whitespace)) {
        fault(faults, "page", format!("expected an address that begins with https:// or http://, found \"{page}\""));
    }
    number(faults, "keep_days", &mut exhibit.keep_days, 1..=36500, usual.keep_days);
    found
}

/// Returns whether a path does not depend on the folder in which the program is started. The page counts nothing.
fn is_absolute(path: &str) -> bool {
    cfg!(target_family = "wasm") || std::path::Path::new(path).is_absolute()
}

/// Returns whether a path is that of something that is no folder.
fn is_file(path: &str) -> bool {
    !cfg!(target_family = "wasm") && std::fs::metadata(path).is_ok_and(|data| !data.is_dir())
}

/// Removes games that cannot be started, and repeated ones; if none is left, uses the default ones.
fn mend_games(faults: &mut Vec<Fault>, games: &mut Vec<Entry>, usual: Vec<Entry>) {
    if !(1..=MOST_GAMES).contains(&games.len()) {
        fault(faults, "games", format!("expected 1 to {MOST_GAMES} games, found {}", games.len()));
    }
    let (mut index, mut seen) = (0, Vec::new());
    games.retain_mut(|entry| {
        index += 1;
        let key = |name: &str| format!("games[{index}].{name}");
        number(faults, &key("level"), &mut entry.level, 1..=5, Entry::level());
        number(faults, &key("minutes"), &mut entry.minutes, 1..=60, Entry::minutes());
        let Err(error) = entry.game() else {
            if let Some(first) = seen.iter().position(|(id, options)| (id, options) == (&entry.id, &entry.options)) {
                fault(faults, format!("games[{index}].id"), format!("found the game of games[{}] again", first + 1));
                return false;
            }
            seen.push((entry.id.clone(), entry.options.clone()));
            return true;
        };
        let name = if matches!(error, OptionError::Game(_)) { "id" } else { "options" };
        fault(faults, key(name), error.to_string());
        false
    });
    games.truncate(MOST_GAMES);
    if games.is_empty() {
        *games = usual;
    }
}

/// Removes unknown and repeated languages; if none is left, uses the default ones.
fn mend_languages(faults: &mut Vec<Fault>, languages: &mut Vec<String>, usual: Vec<String>) {
    let (mut index, mut seen) = (0, Vec::new());
    languages.retain(|language| {
        index += 1;
        let key = format!("languages[{index}]");
        if !LANGUAGES.contains(&language.as_str()) {
            fault(
                faults,
                key,
                format!("expected {}, found \"{language}\"", LANGUAGES.map(|l| format!("\"{l}\"")).join(" or ")),
            );
        } else if seen.contains(language) {
            fault(faults, key, format!("found \"{language}\" twice"));
        } else {
            seen.push(language.clone());
            return true;
        }
        false
    });
    if languages.is_empty() {
        if index == 0 {
            fault(faults, "languages", "expected at least one language, found none");
        }
        *languages = usual;
    }
}
