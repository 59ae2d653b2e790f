//! Reads a configuration, reports its errors with their places, and replaces what is wrong by defaults.
//!
//! Values that are invalid (an unknown game, a volume of 3), that have the wrong type, and unknown keys are replaced by
//! their defaults one by one; the rest of the text is used. Only a text whose brackets do not fit gives the default
//! configuration.

use super::config::Exhibit;
use super::keys;
use super::mend::{Fault, mend};
use std::fmt::{self, Display};
use thiserror::Error;

/// One error in a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The key, such as `games[2].level` (entries are counted from 1); empty for a syntax error before
    /// the first key.
    pub key: String,
    /// What was expected and what was found.
    pub why: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.key.is_empty() { "" } else { ": " };
        write!(f, "{}{separator}{}", self.key, self.why)
    }
}

/// The reason why a configuration was rejected, completely or in part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// The file could not be read.
    #[error("the configuration cannot be read: {0}")]
    Unreadable(String),
    /// A syntax error that belongs to no key, such as a missing bracket: the whole text is rejected.
    #[error("line {}, column {}: {problem}", .problem.line, .problem.column)]
    Torn {
        /// The place, and what was expected.
        problem: Problem,
    },
    /// Keys that cannot be read, then invalid values in the order in which they are checked; the rest of the text is used.
    #[error("{}", .0.iter().map(|problem| format!("line {}: {problem}", problem.line)).collect::<Vec<_>>().join("; "))]
    Wrong(Vec<Problem>),
}

impl ConfigError {
    /// Returns one line per error in the form of compilers: `FILE:LINE: key: why`.
    #[must_use]
    pub fn lines(&self, file: &str) -> Vec<String> {
        let problems = match self {
            ConfigError::Unreadable(why) => return vec![format!("{file}: {why}")],
            ConfigError::Torn { problem } => std::slice::from_ref(problem),
            ConfigError::Wrong(problems) => problems,
        };
        problems.iter().map(|problem| format!("{file}:{}: {problem}", problem.line)).collect()
    }
}

impl Exhibit {
    /// Reads a configuration from RON text.
    ///
    /// # Errors
    /// [`ConfigError`] for any error in the text; see [`Exhibit::mended`] for a configuration in spite of errors.
    pub fn read(text: &str) -> Result<Exhibit, ConfigError> {
        match Exhibit::mended(text) {
            (exhibit, None) => Ok(exhibit),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads a configuration from RON text. Returns it with defaults in place of everything invalid, and the errors, if
    /// there are any.
    #[must_use]
    pub fn mended(text: &str) -> (Exhibit, Option<ConfigError>) {
        let text = text.trim_start_matches('\u{feff}');
        let Parsed { mut exhibit, mut problems, kept } = match parse(text) {
            Ok(parsed) => parsed,
            Err(problem) => return (Exhibit::default(), Some(ConfigError::Torn { problem })),
        };
        let faults = mend(&mut exhibit);
        if !faults.is_empty() {
            let (keys, all) = (keys::keys(&kept), keys::keys(text));
            let told: Vec<String> = problems.iter().map(|problem| problem.key.clone()).collect();
            for Fault { key, why } in faults {
                let ((line, column), key) = (keys::place(&keys, &key), keys::original(&key, &keys, &all));
                // A list can be empty because its elements could not be read, which has been told.
                if !told.iter().any(|told| is_within(told, &key)) {
                    problems.push(Problem { line, column, key, why });
                }
            }
        }
        (exhibit, (!problems.is_empty()).then_some(ConfigError::Wrong(problems)))
    }

    /// Reads a file as [`Exhibit::mended`] reads a text; returns the default configuration if the file cannot be read.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn load(path: &std::path::Path) -> (Exhibit, Option<ConfigError>) {
        let unreadable = |error| (Exhibit::default(), Some(error));
        match std::fs::read(path).map(String::from_utf8) {
            Ok(Ok(text)) => Exhibit::mended(&text),
            Ok(Err(error)) => {
                let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
                let line = before.rsplit('\n').next().unwrap_or_default();
                let (number, column) = (before.matches('\n').count() + 1, line.chars().count() + 1);
                let why = "expected text in UTF-8, found a byte that is none".into();
                unreadable(ConfigError::Torn { problem: Problem { line: number, column, key: String::new(), why } })
            }
            Err(error) => unreadable(ConfigError::Unreadable(error.to_string())),
        }
    }
}

/// The most keys that are left out; after as many errors a text is no configuration.
const MOST: usize = 200;

/// A configuration without the keys that cannot be read.
struct Parsed {
    exhibit: Exhibit,
    problems: Vec<Problem>,
    /// The text in which these keys are blank.
    kept: String,
}

/// Parses a text; what belongs to a key that cannot be read is left out.
///
/// # Errors
/// The first error, if the text cannot be read without the keys with errors either.
fn parse(text: &str) -> Result<Parsed, Problem> {
    // With this extension a technician may write `restart: "05:00"` as well as `restart: Some("05:00")`.
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let (mut kept, mut problems): (String, Vec<Problem>) = (text.into(), Vec::new());
    let all = keys::keys(text);
    // The paths that were left out, in the text as it then was.
    let mut blank: Vec<String> = Vec::new();
    for _ in 0..MOST {
        let error = match options.from_str::<Exhibit>(&kept) {
            Ok(exhibit) => return Ok(Parsed { exhibit, problems, kept }),
            Err(error) => error,
        };
        let keys = keys::keys(&kept);
        let (line, column) = (error.span.start.line, error.span.start.col);
        let path = keys::path_at(&keys, line, column).unwrap_or_default();
        // What lacks a key that was left out is left out, too, and is no further error.
        let lacks = matches!(error.code, ron::Error::MissingStructField { .. });
        let within = |blank: &&String| keys::parent(blank).is_some_and(|parent| is_within(path, parent));
        let follows = blank.iter().rev().find(|blank| lacks && within(blank)).and_then(|blank| keys::parent(blank));
        if follows.is_none() {
            let key = keys::original(path, &keys, &all);
            problems.push(Problem { line, column, key, why: error.code.to_string() });
        }
        if matches!(error.code, ron::Error::Eof) {
            break;
        }
        let path = follows.unwrap_or(path).to_string();
        let Some(key) = keys.iter().find(|key| key.path == path && key.begin < key.end) else { break };
        // A comma that is missing before a key takes the place of a space.
        let before = key.begin.saturating_sub(1)..key.begin;
        if matches!(error.code, ron::Error::ExpectedComma) && kept.get(before.clone()) == Some(" ") {
            kept.replace_range(before, ",");
            continue;
        }
        blank_out(&mut kept, key.begin..key.end);
        blank.push(path);
    }
    Err(problems.swap_remove(0))
}

/// Returns whether a path is another one or within it.
fn is_within(path: &str, outer: &str) -> bool {
    path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Replaces a part of a text by spaces. Lines and offsets stay.
fn blank_out(text: &mut String, span: std::ops::Range<usize>) {
    let blank: String = text[span.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    text.replace_range(span, &blank);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The errors of a text, as `LINE: key: why`.
    fn wrong(text: &str) -> Vec<String> {
        let error = Exhibit::read(text).expect_err(text);
        error.lines("").iter().map(|line| line.trim_start_matches(':').to_string()).collect()
    }

    #[test]
    fn the_supplied_configuration_file_equals_the_default() {
        let text = include_str!("../../../assets/exhibit.ron");
        assert_eq!(Exhibit::read(text), Ok(Exhibit::default()));
        let keys = keys::keys(text);
        let top = keys.iter().filter(|key| !key.path.contains(['.', '['])).map(|key| key.path.as_str());
        let fields = "screen seating games languages idle_seconds countdown_seconds attract_seconds captions volume quiet \
                      dark brightness staff_code counts keep_days restart page";
        assert_eq!(top.collect::<Vec<_>>(), fields.split_whitespace().collect::<Vec<_>>(), "every key stands in it");
    }

    #[test]
    fn the_games_of_the_default_configuration_can_be_played() {
        let mut exhibit = Exhibit::default();
        assert!(mend(&mut exhibit).is_empty());
        assert_eq!(exhibit, Exhibit::default());
        for entry in &exhibit.games {
            let (game, options) = entry.game().unwrap();
            assert_eq!(options.words(game.facts()).iter().filter(|word| !entry.options.contains(word)).count(), 0);
        }
    }

    #[test]
    fn an_omitted_key_has_its_default() {
        assert_eq!(Exhibit::read("()"), Ok(Exhibit::default()));
        let exhibit = Exhibit::read(
            "\u{feff}(games: [(id: \"hex\")], restart: \"5:00\", quiet: (from: \"21:30\", to: \"08:45\"))",
        );
        let exhibit = exhibit.unwrap();
        assert_eq!((exhibit.games.len(), exhibit.games[0].level), (1, 1));
        assert_eq!(exhibit.restart.unwrap().to_string(), "05:00");
        let at = |text: &str| exhibit.volume_at(text.parse().unwrap());
        assert_eq!((at("21:29"), at("21:30"), at("03:00"), at("08:45")), (0.6, 0.0, 0.0, 0.6));
        assert_eq!(Exhibit::read("(restart: Some(\"05:00\"))").unwrap().restart, exhibit.restart);
    }

    #[test]
    fn an_invalid_value_is_reported_with_its_line_and_only_it_is_replaced() {
        let text = "(
    volume: 3.0,
    idle_seconds: 0,
    languages: [\"en\", \"fr\", \"en\"],
    games: [
        (id: \"hex\", level: 9),
        (id: \"go\"),
        (
            id: \"rastros\",
            options: [\"size=50\"],
        ),
        (id: \"rastros\", minutes: 0),
    ],
    staff_code: \"12a\",
    counts: \" \", page: Some(\"example.org\"),
    dark: Some((from: \"20:00\", to: \"20:00\")),
    attract_seconds: 60,
)";
        let lines = wrong(text);
        let starts = [
            "6: games[1].level: expected 1 to 5, found 9",
            "7: games[2].id: ",
            "10: games[3].options: ",
            "12: games[4].minutes: expected 1 to 60, found 0",
            "4: languages[2]: expected \"pt\" or \"en\", found \"fr\"",
            "4: languages[3]: found \"en\" twice",
            "3: idle_seconds: expected 10 to 600, found 0",
            "2: volume: expected 0 to 1, found 3",
            "16: dark: expected two times, found 20:00 twice",
            "14: staff_code: ",
            "15: counts: ",
            "15: page: expected an address",
        ];
        assert_eq!(lines.len(), starts.len(), "{lines:#?}");
        for (line, start) in lines.iter().zip(starts) {
            assert!(line.starts_with(start), "'{line}' does not begin with '{start}'");
        }
        let (mended, _) = Exhibit::mended(text);
        assert_eq!(mended.attract_seconds, 60, "what was said well holds");
        assert_eq!(
            mended.games.iter().map(|g| (g.id.as_str(), g.level)).collect::<Vec<_>>(),
            [("hex", 1), ("rastros", 1)]
        );
        assert_eq!(mended.languages, ["en"]);
        assert_eq!((mended.volume, mended.staff_code.as_str(), mended.counts), (0.6, "", None));
    }

    #[test]
    fn errors_of_every_kind_are_reported_and_the_rest_stays_in_force() {
        let text = "(
    captions: false,
    idle_seconds: 5,
    games: [
        (id: \"hex\", level: 2),
        (level: 3),
        (id: \"rastros\", level: 300),
        (id: \"go\", level: 9),
    ],
    seating: Standing,
    volumen: 0.3,
    quiet: Some((from: \"25:30\", to: \"08:45\")),
    dark: Some((from: \"21:30\", to: \"28:45\")),
    restart: \"05:00\",
    brightness: 0.5
    attract_seconds: 80,
    keep_days: \"many\",
    staff_code: \"123\",
)";
        let lines = wrong(text);
        let starts = [
            "3: idle_seconds: expected 10 to 600",
            "6: games[2]",
            "7: games[3].level: ",
            "8: games[4].level: expected 1 to 5, found 9",
            "8: games[4].id: ",
            "10: seating: ",
            "11: volumen: ",
            "12: quiet.from: ",
            "13: dark.to: ",
            "16: attract_seconds: ",
            "17: keep_days: ",
        ];
        assert_eq!(lines.len(), starts.len(), "{lines:#?}");
        for start in starts {
            assert!(lines.iter().any(|line| line.starts_with(start)), "no line begins with '{start}': {lines:#?}");
        }
        let (mended, _) = Exhibit::mended(text);
        let games: Vec<(&str, u8)> = mended.games.iter().map(|game| (game.id.as_str(), game.level)).collect();
        assert_eq!(games, [("hex", 2), ("rastros", 1)]);
        assert_eq!((mended.captions, mended.brightness, mended.staff_code.as_str()), (false, 0.5, "123"));
        assert_eq!(mended.attract_seconds, 80, "only the comma before it is missing");
        assert_eq!((mended.idle_seconds, mended.quiet, mended.dark), (45, None, None));
        assert_eq!(mended.restart.unwrap().to_string(), "05:00");
    }

    #[test]
    fn one_wrong_key_of_the_supplied_file_leaves_all_others_in_force() {
        let whole = include_str!("../../../assets/exhibit.ron");
        let changed = whole.replace("volume: 0.6", "volume: 0.5").replace("attract_seconds: 75", "attract_seconds: 80");
        for (line, text) in (1..).zip(changed.lines()) {
            let Some((key, _)) = text.trim().split_once(": ") else { continue };
            let top = text.starts_with("    ")
                && !text.starts_with("     ")
                && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            if !top || ["games", "screen", "volume", "attract_seconds"].contains(&key) {
                continue;
            }
            let wrong = changed.replace(text, &format!("    {key}: Wrong(7),"));
            let (mended, error) = Exhibit::mended(&wrong);
            assert_eq!((mended.volume, mended.attract_seconds), (0.5, 80), "{key}");
            let Some(ConfigError::Wrong(problems)) = error else { panic!("{key}: {error:?}") };
            assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [line], "{key}");
        }
    }

    #[test]
    fn a_syntax_error_gives_the_default_and_is_located() {
        let whole = include_str!("../../../assets/exhibit.ron");
        for end in (0..whole.rfind(')').unwrap()).filter(|&end| whole.is_char_boundary(end)) {
            let (exhibit, error) = Exhibit::mended(&whole[..end]);
            assert_eq!(exhibit, Exhibit::default());
            assert!(matches!(error, Some(ConfigError::Torn { .. })), "cut at {end}");
        }
    }

    #[test]
    fn an_error_names_line_key_and_what_was_expected() {
        for (text, start, says) in [
            ("(\n  volume: \"loud\",\n)", "2: volume: ", "float"),
            ("(\n  captions: true,\n  volumen: 1.0,\n)", "3: volumen: ", "`volume`"),
            ("(\n  seating: Standing,\n)", "2: seating: ", "`FaceToFace`"),
            ("(\n\n  restart: \"25:00\",\n)", "3: restart: ", "\"23:59\""),
            ("(\n  quiet: Some((from: \"21:30\")),\n)", "2: quiet.from: ", "`to`"),
            ("(\n  games: [\n    (id: \"hex\", level: 300),\n  ])", "3: games[1].level: ", ""),
            ("(\n  games: [\n    (level: 3),\n  ])", "3: games[1].level: ", "`id`"),
            ("(\n  captions: true\n  volume: 1.0,\n)", "3: volume: ", "comma"),
        ] {
            let lines = wrong(text);
            assert!(lines.len() == 1 && lines[0].starts_with(start) && lines[0].contains(says), "{text}\n→ {lines:?}");
        }
    }

    #[test]
    fn no_games_and_too_many_are_refused() {
        assert!(wrong("(games: [])")[0].contains("expected 1 to 8 games, found 0"));
        let game = |size: u32| format!("(id: \"hex\", options: [\"size={size}\"]),");
        let many = format!("(games: [{}])", (3..12).map(game).collect::<String>());
        assert!(wrong(&many)[0].contains("found 9"));
        assert_eq!(Exhibit::mended(&many).0.games.len(), 8);
        assert_eq!(Exhibit::mended("(games: [(id: \"chess\")], languages: [])").0, Exhibit::default());
    }

    #[test]
    fn a_missing_file_gives_the_default() {
        let (exhibit, error) = Exhibit::load(std::path::Path::new("/nowhere/exhibit.ron"));
        assert_eq!(exhibit, Exhibit::default());
        assert!(matches!(error, Some(ConfigError::Unreadable(_))));
    }

    #[test]
    fn a_code_of_one_digit_a_relative_folder_a_file_and_a_repeated_game_are_refused_with_their_lines() {
        let file = std::env::current_exe().unwrap().display().to_string().replace('\\', "/");
        let text = "(
    games: [
        (id: \"hex\"),
        (id: \"rastros\"),
        (id: \"hex\"),
    ],
    staff_code: \"4\",
    counts: \"visits\",
)";
        let told = wrong(text);
        let begins = [
            "5: games[3].id: found the game of games[1] again",
            "7: staff_code: expected 2 to 12 digits",
            "8: counts: expected the whole path",
        ];
        assert_eq!(told.len(), begins.len(), "{told:?}");
        for (told, begin) in told.iter().zip(begins) {
            assert!(told.starts_with(begin), "{told}");
        }
        let told = wrong(&format!("(counts: {file:?})"));
        assert!(told[0].starts_with("1: counts: expected a folder, found the file"), "{told:?}");
        let (exhibit, _) = Exhibit::mended(text);
        let games: Vec<&str> = exhibit.games.iter().map(|game| game.id.as_str()).collect();
        assert_eq!((games, exhibit.staff_code.as_str(), exhibit.counts), (vec!["hex", "rastros"], "", None));
    }

    #[test]
    fn a_byte_that_is_no_utf_8_is_told_with_its_line() {
        let path = std::env::temp_dir().join(format!("tabuleiro-exhibit-{}.ron", std::process::id()));
        std::fs::write(&path, b"(\n    // sal\xe3o\n)").unwrap();
        let (exhibit, error) = Exhibit::load(&path);
        std::fs::remove_file(&path).unwrap();
        assert_eq!(exhibit, Exhibit::default());
        let lines = error.unwrap().lines("exhibit.ron");
        assert_eq!(lines, ["exhibit.ron:2: expected text in UTF-8, found a byte that is none"]);
    }
}
