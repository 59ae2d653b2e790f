//! What sheets for fingers and in large print contain: boards with a heading, and texts, in the order of their pages.

use super::error::PrintError;
use super::puzzle_sheets::{chosen, line};
use super::sheet::puzzle_of;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_learning::Puzzle;
use tabuleiro_rules::Options;
use tabuleiro_words::Texts;

/// What a sheet shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// The board, the rules and a puzzle.
    Rules,
    /// That many graded puzzles, within [`PUZZLES`](super::PUZZLES).
    Puzzles(usize),
    /// The solutions of these puzzles.
    Solutions(usize),
    /// A plan for the teacher.
    Class,
}

/// A board with its heading.
pub(super) struct BoardLeaf<'a> {
    pub(super) position: &'a dyn AnyPosition,
    /// The paragraphs above the board; the first names it.
    pub(super) heading: Vec<String>,
    pub(super) coordinates: bool,
    /// Whether the pieces are left out.
    pub(super) empty: bool,
}

impl<'a> BoardLeaf<'a> {
    pub(super) fn new(position: &'a dyn AnyPosition, heading: Vec<String>) -> BoardLeaf<'a> {
        BoardLeaf { position, heading, coordinates: true, empty: false }
    }

    pub(super) fn title(&self) -> String {
        self.heading.first().cloned().unwrap_or_default()
    }

    /// Returns the position object, with which the position can be set up again; empty if the pieces are left out.
    pub(super) fn description(&self) -> String {
        if self.empty { String::new() } else { serde_json::Value::Object(self.position.object()).to_string() }
    }
}

/// A title with paragraphs.
pub(super) struct TextLeaf {
    pub(super) title: String,
    pub(super) paragraphs: Vec<String>,
}

/// A part of a sheet.
pub(super) enum Leaf {
    Board(Box<dyn AnyPosition>, Vec<String>),
    Text(TextLeaf),
}

/// Returns the parts of a sheet.
pub(super) fn leaves(
    game: GameId,
    options: &Options,
    contents: Contents,
    texts: &Texts,
) -> Result<Vec<Leaf>, PrintError> {
    let start = game.start(options)?;
    let title = texts.title(game, options.variant);
    let question = |puzzle: &Puzzle| texts.puzzle_question(puzzle.position(), puzzle.goal, puzzle.turns());
    let part = |name: &str| texts.part(game, name, options.variant);
    Ok(match contents {
        Contents::Rules => {
            let mut paragraphs = vec![part("goal")];
            paragraphs.extend(paragraphs_of(&part("play-now")));
            paragraphs.push(texts.get("page-first-match"));
            paragraphs.extend(paragraphs_of(&part("first-match")));
            let mut leaves = vec![Leaf::Board(start, vec![title.clone()]), Leaf::Text(TextLeaf { title, paragraphs })];
            if let Some(puzzle) = puzzle_of(game, options)? {
                let heading = format!("{}. {}", texts.get("sheet-puzzle"), question(&puzzle));
                leaves.push(Leaf::Board(puzzle.position().boxed(), vec![heading]));
            }
            leaves
        }
        Contents::Puzzles(count) => {
            let puzzles = chosen(game, options, count)?;
            let leaf = |(i, puzzle): (usize, &Puzzle)| {
                let heading = vec![format!("{title} {}", i + 1), question(puzzle)];
                Leaf::Board(puzzle.position().boxed(), heading)
            };
            puzzles.iter().enumerate().map(leaf).collect()
        }
        Contents::Solutions(count) => {
            let puzzles = chosen(game, options, count)?;
            let solution = |(i, puzzle): (usize, &Puzzle)| {
                let why = texts.puzzle_why(puzzle.position().id(), puzzle.motif.id());
                format!("{}. {} — {why}", i + 1, line(puzzle, texts))
            };
            let paragraphs = puzzles.iter().enumerate().map(solution).collect();
            let title = texts.with("sheet-solutions", &[("game", title.into())]);
            vec![Leaf::Text(TextLeaf { title, paragraphs })]
        }
        Contents::Class => {
            let mut paragraphs = vec![part("goal")];
            paragraphs.extend(paragraphs_of(&part("play-now")));
            paragraphs.extend(paragraphs_of(&part("in-class")));
            let title = texts.with("sheet-class", &[("game", title.into())]);
            vec![Leaf::Text(TextLeaf { title, paragraphs })]
        }
    })
}

/// Returns the paragraphs of a text without the marks of headings and lists.
fn paragraphs_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim_start_matches(['#', '-', ' ']).trim());
    lines.filter(|line| !line.is_empty()).map(str::to_string).collect()
}
