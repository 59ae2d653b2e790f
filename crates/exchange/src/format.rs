//! The formats, and how they are recognised.

use crate::decode::decode;
use crate::error::{ExchangeError, Problem, RefusedGame, WriteError, Wrong};
use crate::flaw::Warning;
use crate::found::Found;
use crate::places::Places;
use crate::{Transcript, json, othello, pgn, sgf};
use tabuleiro_catalogue::GameId;

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
}

/// A format that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Read {
    Sgf,
    Pgn,
    Json,
    /// GGF, the format of the Generic Game Server, for Othello.
    Ggf,
    /// The cells of matches of Othello, one after the other.
    Cells,
}

impl Read {
    /// Returns the format of a text; `None` if it has none of them.
    fn of(text: &str, game: Option<GameId>) -> Option<Read> {
        let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let list = text.strip_prefix('[').map(str::trim_start);
        match list {
            Some(list) if list.starts_with(['{', ']']) => Some(Read::Json),
            // Servers export matches of Othello with tags, too.
            Some(tag) if tag.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                Some(if othello::has_tagged_cells(text, game) { Read::Cells } else { Read::Pgn })
            }
            _ if text.starts_with('{') => Some(Read::Json),
            _ if othello::has_ggf(text) => Some(Read::Ggf),
            // Text may stand before the first game tree.
            _ if sgf::has_tree(text) => Some(Read::Sgf),
            _ => othello::has_cells(text).then_some(Read::Cells),
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
    /// What was left out of the matches that were read, or repaired in them, in the order of the file.
    pub warnings: Vec<Warning>,
}

/// Reads the games of a file in any of the formats. A game with an error does not prevent the others from being read. A
/// match with a defect that does not change its main line is read, with a warning: a side line that cannot be played is
/// left out, and where a file breaks off, what is whole before is read.
///
/// `game` is the game of matches that do not say it themselves. Without it, SGF for Go is read as Atari Go if that game
/// allows all of its moves.
///
/// # Errors
/// [`ExchangeError`] if the file has none of the formats, is too large, or its JSON is not valid. Errors of single games
/// are in [`Collection::refused`].
pub fn read_collection(file: &[u8], game: Option<GameId>) -> Result<Collection, ExchangeError> {
    let (text, flaw) = decode(file)?;
    let mut places = Places::new(&text);
    let mut collection = Collection::default();
    collection.warnings.extend(flaw.map(|flaw| places.warning(None, flaw)));
    let games = games(&text, game).map_err(|wrong| places.error(wrong))?;
    for (number, read) in (1..).zip(games) {
        match read {
            Ok(Found { transcript, flaws }) => {
                collection.matches.push(transcript);
                collection.warnings.extend(flaws.into_iter().map(|flaw| places.warning(Some(number), flaw)));
            }
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
    let Collection { matches, mut refused, .. } = read_collection(file, game)?;
    if refused.is_empty() { Ok(matches) } else { Err(refused.remove(0).error) }
}

/// Returns the games of a text, which are read one after the other.
fn games(text: &str, game: Option<GameId>) -> Result<Games<'_>, Wrong> {
    match Read::of(text, game) {
        Some(Read::Sgf) => Ok(Box::new(sgf::read(text, game))),
        Some(Read::Pgn) => Ok(Box::new(pgn::read(text, game))),
        Some(Read::Json) => Ok(Box::new(json::read(text)?)),
        Some(Read::Ggf) => Ok(Box::new(othello::read_ggf(text))),
        Some(Read::Cells) => Ok(Box::new(othello::read_cells(text))),
        None => Err((0, Problem::Foreign)),
    }
}

type Games<'a> = Box<dyn Iterator<Item = Result<Found, Wrong>> + 'a>;

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
