//! The formats, and how they are recognised.

use crate::decode::decode;
use crate::error::{ExchangeError, Places, Problem, RefusedGame, WriteError, Wrong};
use crate::{Transcript, json, pgn, sgf};
use tabuleiro_games::GameId;

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

/// The games of a file. It has at least one, unless the file is an empty list of records.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// The matches that were read, in the order of the file.
    pub matches: Vec<Transcript>,
    /// The games that were not read, in the order of the file.
    pub refused: Vec<RefusedGame>,
}

/// Reads the games of a file in any of the formats. A game with an error does not prevent the others from being read.
/// `game` is the game of matches that do not say it themselves; without it, SGF for Go is read as Atari Go.
///
/// # Errors
/// [`ExchangeError`] if the file has none of the formats, its character set is unknown, it is too large, or its JSON is
/// not valid. Errors of single games are in [`Collection::refused`].
pub fn read_collection(file: &[u8], game: Option<GameId>) -> Result<Collection, ExchangeError> {
    let text = decode(file)?;
    let mut places = Places::new(&text);
    let mut collection = Collection::default();
    let games = games(&text, game).map_err(|wrong| places.error(wrong))?;
    for (number, read) in (1..).zip(games) {
        match read {
            Ok(transcript) => collection.matches.push(transcript),
            Err(wrong) => collection.refused.push(RefusedGame { number, error: places.error(wrong) }),
        }
    }
    Ok(collection)
}

/// Reads all matches of a file in any of the formats, as [`read_collection`] does, but fails if one cannot be read.
///
/// # Errors
/// [`ExchangeError`] of the first game with an error, or of the file. It names the place and what was expected.
pub fn read(file: &[u8], game: Option<GameId>) -> Result<Vec<Transcript>, ExchangeError> {
    let text = decode(file)?;
    let read = games(&text, game).and_then(Iterator::collect);
    read.map_err(|wrong| Places::new(&text).error(wrong))
}

/// Returns the games of a text, which are read one after the other.
fn games(text: &str, game: Option<GameId>) -> Result<Games<'_>, Wrong> {
    match Format::of(text) {
        Some(Format::Sgf) => Ok(Box::new(sgf::read(text, game))),
        Some(Format::Pgn) => Ok(Box::new(pgn::read(text, game))),
        Some(Format::Json) => Ok(Box::new(json::read(text)?)),
        None => Err((0, Problem::Foreign)),
    }
}

type Games<'a> = Box<dyn Iterator<Item = Result<Transcript, Wrong>> + 'a>;

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
