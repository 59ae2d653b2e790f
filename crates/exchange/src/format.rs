//! The formats, and how they are recognised.

use crate::decode::decode;
use crate::error::{ExchangeError, Problem, WriteError};
use crate::{Transcript, pgn, sgf};
use tabuleiro_games::GameId;
use tabuleiro_games::matches::{Match, Record};

/// A format of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// SGF FF4.
    Sgf,
    /// The text like PGN.
    Pgn,
    /// Records of this program (`docs/records.md`).
    Json,
}

impl Format {
    /// Returns whether the format can express the matches of a game.
    #[must_use]
    pub fn suits(self, game: GameId) -> bool {
        match self {
            Format::Sgf => sgf::Form::of(game).is_some(),
            Format::Pgn => pgn::suits(game),
            Format::Json => true,
        }
    }

    /// Returns the format of a text; `None` if it has none of them.
    fn of(text: &str) -> Option<Format> {
        let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let list = text.strip_prefix('[').map(str::trim_start);
        match list {
            Some(list) if list.starts_with(['{', ']']) => Some(Format::Json),
            Some(tag) if tag.starts_with(|c: char| c.is_ascii_alphabetic()) => Some(Format::Pgn),
            _ if text.starts_with('{') => Some(Format::Json),
            // Text may stand before the first game tree.
            _ => sgf::has_tree(text).then_some(Format::Sgf),
        }
    }
}

/// Reads all matches of a file in any of the formats. `game` is the game of matches that do not say it themselves; without
/// it, SGF for Go is read as Atari Go.
///
/// # Errors
/// [`ExchangeError`], which names the place and what was expected. No match is read then.
pub fn read(file: &[u8], game: Option<GameId>) -> Result<Vec<Transcript>, ExchangeError> {
    let text = decode(file)?;
    match Format::of(&text) {
        Some(Format::Sgf) => sgf::read(&text, game),
        Some(Format::Pgn) => pgn::read(&text, game),
        Some(Format::Json) => json(&text),
        None => Err(ExchangeError::new(&text, 0, Problem::Foreign)),
    }
}

/// Returns the text of a file with these matches.
///
/// # Errors
/// [`WriteError`] if a game has no such format, or a record describes no match.
pub fn write(format: Format, matches: &[Transcript]) -> Result<String, WriteError> {
    let texts = matches.iter().map(|transcript| match format {
        Format::Sgf => sgf::write(transcript),
        Format::Pgn => pgn::write(transcript),
        Format::Json => Ok(transcript.record.to_text()),
    });
    let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
    Ok(match format {
        Format::Sgf => texts.concat(),
        Format::Pgn => texts.join("\n"),
        Format::Json if texts.len() == 1 => format!("{}\n", texts[0]),
        Format::Json => format!("[\n{}\n]\n", texts.join(",\n")),
    })
}

/// Reads one record or a list of records.
fn json(text: &str) -> Result<Vec<Transcript>, ExchangeError> {
    let wrong = |problem: Problem| ExchangeError::new(text, 0, problem);
    let value: serde_json::Value = match serde_json::from_str(text) {
        Ok(value) => value,
        // The error of a record names line and column.
        Err(_) => return Err(wrong(Record::from_text(text).map_or_else(Problem::from, |_| Problem::Foreign))),
    };
    let values = value.as_array().cloned().unwrap_or_else(|| vec![value]);
    let read = |value: serde_json::Value| {
        let record = Record::from_text(&value.to_string()).map_err(|error| wrong(error.into()))?;
        Match::from_record(&record).map_err(|error| wrong(error.into()))?;
        Ok(Transcript::from(record))
    };
    values.into_iter().map(read).collect()
}
