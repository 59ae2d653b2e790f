//! Worksheets and diagrams as SVG on standard output.

use super::failure;
use super::output::print;
use clap::{Args, ValueEnum};
use std::fmt::Display;
use std::process::ExitCode;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_printing::{
    Contents, PUZZLES, Paper, PrintError, Reader, Style, accessible_diagram, accessible_sheet, class_sheet, diagram,
    document, puzzle_sheet, sheet, solution_sheet,
};
use tabuleiro_rules::{Object, ObjectError, OptionError, Options};
use tabuleiro_words::{Language, Texts};

/// A game with its options, as in the protocol's command `game`, and a language.
#[derive(Args, Clone, Debug)]
struct GameArguments {
    /// The game's id in the catalogue
    #[arg(value_name = "ID")]
    game: String,
    /// The game's variant and options, such as `classico` or `size=9`
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// The language, `pt` or `en`
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    language: Language,
}

/// The ways of printing for pupils with little or no sight.
#[derive(Args, Clone, Copy, Debug)]
struct ReaderArguments {
    /// For fingers: black on white for swell paper, with braille
    #[arg(long, conflicts_with = "large")]
    tactile: bool,
    /// In large print of 24 points
    #[arg(long)]
    large: bool,
    /// The paper of a tactile or large drawing
    #[arg(long, value_enum, value_name = "PAPER", default_value_t = PaperName::A4)]
    paper: PaperName,
}

/// A format of paper.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum PaperName {
    A4,
    A3,
}

/// What a sheet shows.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The board, the rules and a puzzle
    Rules,
    /// Graded puzzles
    Puzzles,
    /// The solutions of these puzzles
    Solutions,
    /// A plan for the teacher
    Class,
}

/// A sheet about one game for a class.
#[derive(Args, Clone, Debug)]
pub(super) struct SheetArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The address of the web page for the QR code; without an address there is no QR code
    #[arg(long, value_name = "URL")]
    page: Option<String>,
    /// What the sheet shows
    #[arg(long, value_enum, default_value_t = Kind::Rules)]
    kind: Kind,
    /// The number of puzzles, 6 to 12
    #[arg(long, value_name = "NUMBER", default_value_t = 9, value_parser = count)]
    count: usize,
    #[command(flatten)]
    reader: ReaderArguments,
}

/// A diagram of a board, empty or with pieces.
#[derive(Args, Clone, Debug)]
pub(super) struct DiagramArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The position as an object of JSON, as printed by the protocol's command `position`; by default the start
    #[arg(long, value_name = "OBJECT")]
    position: Option<String>,
    /// Leave out the pieces
    #[arg(long)]
    empty: bool,
    /// Label the lines of the board with their coordinates
    #[arg(long)]
    coordinates: bool,
    /// The width in millimetres, 10 to 2000
    #[arg(long, value_name = "MILLIMETRES", default_value_t = Style::WIDTH, value_parser = width)]
    width: f32,
    #[command(flatten)]
    reader: ReaderArguments,
}

fn language(text: &str) -> Result<Language, String> {
    Language::find(text).ok_or_else(|| "expected pt or en".into())
}

fn count(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|count| PUZZLES.contains(count));
    count.ok_or_else(|| format!("expected a number from {} to {}", PUZZLES.start(), PUZZLES.end()))
}

fn width(text: &str) -> Result<f32, String> {
    let width = text.parse().ok().filter(|width| (10.0..=2000.0).contains(width));
    width.ok_or_else(|| "expected millimetres from 10 to 2000".into())
}

/// Returns the address of the web page: `homepage` in `Cargo.toml`, `None` if it is empty.
fn homepage() -> Option<&'static str> {
    Some(env!("CARGO_PKG_HOMEPAGE")).filter(|address| !address.is_empty())
}

fn written<E: Display>(svg: Result<String, E>) -> ExitCode {
    match svg {
        Ok(svg) => print(svg).map_or_else(failure, |()| ExitCode::SUCCESS),
        Err(error) => failure(error),
    }
}

impl GameArguments {
    fn read(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.game)?;
        Ok((game, game.facts().parse_options(self.words.iter().map(String::as_str))?))
    }

    fn start(&self) -> Result<Box<dyn AnyPosition>, OptionError> {
        let (game, options) = self.read()?;
        game.start(&options)
    }
}

impl ReaderArguments {
    fn reader(self) -> Option<Reader> {
        match (self.tactile, self.large) {
            (true, _) => Some(Reader::Fingers),
            (false, true) => Some(Reader::LowSight),
            (false, false) => None,
        }
    }

    fn paper(self) -> Paper {
        match self.paper {
            PaperName::A4 => Paper::A4,
            PaperName::A3 => Paper::A3,
        }
    }
}

impl SheetArguments {
    pub(super) fn print(&self) -> ExitCode {
        if let Some(reader) = self.reader.reader() {
            return written(self.document(reader));
        }
        let page = self.page.as_deref().or(homepage());
        let svg = self.game.read().map_err(PrintError::from);
        let language = self.game.language;
        written(svg.and_then(|(game, options)| match self.kind {
            Kind::Rules => sheet(game, &options, language, page),
            Kind::Puzzles => puzzle_sheet(game, &options, language, page, self.count),
            Kind::Solutions => solution_sheet(game, &options, language, page, self.count),
            Kind::Class => class_sheet(game, &options, language, page),
        }))
    }
}

impl SheetArguments {
    /// Returns the pages for a reader as one HTML file.
    fn document(&self, reader: Reader) -> Result<String, PrintError> {
        let (game, options) = self.game.read()?;
        let contents = match self.kind {
            Kind::Rules => Contents::Rules,
            Kind::Puzzles => Contents::Puzzles(self.count),
            Kind::Solutions => Contents::Solutions(self.count),
            Kind::Class => Contents::Class,
        };
        let language = self.game.language;
        let pages = accessible_sheet(game, &options, language, contents, reader, self.reader.paper())?;
        Ok(document(&pages, &Texts::new(language).title(game, options.variant), language))
    }
}

impl DiagramArguments {
    pub(super) fn print(&self) -> ExitCode {
        let position = match self.game.start() {
            Ok(start) => start,
            Err(error) => return failure(error),
        };
        let DiagramArguments { empty, coordinates, width, .. } = *self;
        let style = Style { coordinates, empty, language: self.game.language, width };
        let position = match self.placed(position) {
            Ok(position) => position,
            Err(error) => return failure(error),
        };
        match self.reader.reader() {
            Some(reader) => {
                // Without coordinates nobody can name a place that only fingers find.
                let style = Style { coordinates: true, ..style };
                written(accessible_diagram(&*position, &style, reader, self.reader.paper()).map(|page| page.svg))
            }
            None => print(diagram(&*position, &style)).map_or_else(failure, |()| ExitCode::SUCCESS),
        }
    }

    fn placed(&self, start: Box<dyn AnyPosition>) -> Result<Box<dyn AnyPosition>, ObjectError> {
        let Some(text) = &self.position else { return Ok(start) };
        let object: Object = serde_json::from_str(text).map_err(|error| ObjectError::Json(error.to_string()))?;
        start.with_object(&object)
    }
}
