//! The paths and the JSON schemas of the lesson, puzzle, diagram and proved-position files of a game. Tools outside the
//! program read these files too.
//!
//! A `…File` type is a whole file and a `…Entry` type one item of its list; fields are documented as the JSON keys they
//! are.

use super::motif::Motif;
use super::proved_entry::ProvedEntry;
use super::step::Step;
use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Object;

/// Returns the path of a game's lesson file, from the root of the repository: `assets/games/ID/lesson.json`.
#[must_use]
pub fn lesson_path(game: GameId) -> String {
    format!("assets/games/{}/lesson.json", game.id())
}

/// Returns the path of a game's puzzle file, from the root of the repository: `assets/games/ID/puzzles.json`.
#[must_use]
pub fn puzzle_path(game: GameId) -> String {
    format!("assets/games/{}/puzzles.json", game.id())
}

/// Returns the path of a game's proved positions, from the root of the repository: `assets/games/ID/proved.json`.
#[must_use]
pub fn proved_path(game: GameId) -> String {
    format!("assets/games/{}/proved.json", game.id())
}

/// Returns the path of the diagrams that are not lesson steps, from the root of the repository:
/// `assets/games/ID/diagrams.json`. Not every game has this file.
#[must_use]
pub fn diagram_path(game: GameId) -> String {
    format!("assets/games/{}/diagrams.json", game.id())
}

/// A lesson file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    /// The lesson of the game's default variant, then those of other variants.
    pub(super) lessons: Vec<LessonEntry>,
}

/// A lesson in a lesson file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonEntry {
    /// Variant and options, as the words after the id in the protocol's `game` command.
    #[serde(default)]
    pub(super) options: Vec<String>,
    /// The steps in order; at least one.
    pub(super) steps: Vec<Step>,
}

/// A puzzle file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleFile {
    /// The puzzles in the order in which they are shown, the easiest first.
    pub(super) puzzles: Vec<PuzzleEntry>,
}

/// A puzzle in a puzzle file, and in a request to judge an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleEntry {
    /// The id, unique within the file.
    pub(super) id: String,
    /// Variant and options, as the words after the id in the protocol's `game` command.
    #[serde(default)]
    pub(super) options: Vec<String>,
    /// The position to solve, as an object of the protocol's `position` command.
    pub(super) position: Object,
    /// `win`, `draw` or `score`.
    pub(super) goal: String,
    /// The points to reach, with the goal `score` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<i32>,
    /// The number of actions of both sides until the goal is reached.
    pub(super) plies: u32,
    /// The third of the card's puzzles by difficulty, from 1 (easy) to 3.
    pub(super) grade: u8,
    /// The difficulty, measured by `examples/compose`.
    pub(super) difficulty: f32,
    /// The idea that solves it.
    pub(super) motif: Motif,
    /// All first actions that solve it, in canonical notation.
    pub(super) solutions: Vec<String>,
    /// All first actions that reach the goal too, but need more actions than `plies`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) slower: Vec<String>,
    /// Whether exact values show that all other first actions never reach the goal; without it they do not within four
    /// actions more than `plies`.
    #[serde(default)]
    pub(super) exact: bool,
    /// Whether more actions than `plies` were not searched, because there are too many, so that `slower` is not known.
    #[serde(default)]
    pub(super) short: bool,
    /// One line from a solution to the end of the match.
    pub(super) line: Vec<String>,
    /// The document and page of its source; empty if a program found it.
    #[serde(default)]
    pub(super) source: String,
}

/// A diagram file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiagramFile {
    /// The diagrams, in any order.
    pub(super) diagrams: Vec<DiagramEntry>,
}

/// A diagram in a diagram file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiagramEntry {
    /// The id, unique within the file.
    pub(super) id: String,
    /// Variant and options, as the words after the id in the protocol's `game` command.
    #[serde(default)]
    pub(super) options: Vec<String>,
    /// The position shown; the start of the game if absent.
    #[serde(default)]
    pub(super) position: Option<Object>,
    /// The actions played when the diagram is touched.
    pub(super) actions: Vec<String>,
    /// The names of the sites to highlight.
    #[serde(default)]
    pub(super) light: Vec<String>,
}

/// A file of proved positions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvedFile {
    /// The proved positions, those on the smallest board first.
    pub(super) proved: Vec<ProvedEntry>,
}
