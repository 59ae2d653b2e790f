//! The files of a game's lessons, diagrams and puzzles: where they are, and their keys as they stand in them. Tools outside
//! the program read them too.

use super::proved_keys::ProvedKeys;
use super::step::Step;
use serde::Deserialize;
use tabuleiro_games::GameId;
use tabuleiro_rules::Object;

/// The file of a game's lessons, as the tree of assets names it.
#[must_use]
pub fn lesson_file(game: GameId) -> String {
    format!("assets/games/{}/lesson.json", game.id())
}

/// The file of a game's puzzles.
#[must_use]
pub fn puzzle_file(game: GameId) -> String {
    format!("assets/games/{}/puzzles.json", game.id())
}

/// The file of a game's proved values.
#[must_use]
pub fn proved_file(game: GameId) -> String {
    format!("assets/games/{}/proved.json", game.id())
}

/// The file of the diagrams that are no steps of a lesson; not every game has one.
#[must_use]
pub fn diagram_file(game: GameId) -> String {
    format!("assets/games/{}/diagrams.json", game.id())
}

/// The file of lessons.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileKeys {
    /// The game's own lesson first, then those of variants.
    pub lessons: Vec<LessonKeys>,
}

/// A lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonKeys {
    /// The words of the protocol's `game` command after the id.
    #[serde(default)]
    pub options: Vec<String>,
    /// What is shown or asked, in order.
    pub steps: Vec<Step>,
}

/// The file of puzzles.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The easiest first.
    pub puzzles: Vec<PuzzleKeys>,
}

/// A puzzle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleKeys {
    /// Its name.
    pub id: String,
    /// The words of the protocol's `game` command after the id.
    #[serde(default)]
    pub options: Vec<String>,
    /// Where it begins.
    pub position: Object,
    /// `win`, `draw` or `score`.
    pub goal: String,
    /// The points of that goal.
    #[serde(default)]
    pub score: Option<i32>,
    /// Actions of both sides until the goal.
    pub plies: u32,
    /// 1 to 3.
    pub grade: u8,
    /// All actions that reach it.
    pub solutions: Vec<String>,
    /// One way to the end.
    pub line: Vec<String>,
    /// Where it comes from, if not from a program.
    #[serde(default)]
    pub source: String,
}

/// The file of diagrams.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiagramFile {
    /// In any order.
    pub diagrams: Vec<DiagramKeys>,
}

/// A diagram.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiagramKeys {
    /// Its name.
    pub id: String,
    /// The words of the protocol's `game` command after the id.
    #[serde(default)]
    pub options: Vec<String>,
    /// Where it begins; left out for the start.
    #[serde(default)]
    pub position: Option<Object>,
    /// Played when it is touched.
    pub actions: Vec<String>,
    /// Names of the sites to look at.
    #[serde(default)]
    pub light: Vec<String>,
}

/// The file of proved values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvedFile {
    /// The smallest board first.
    pub proved: Vec<ProvedKeys>,
}
