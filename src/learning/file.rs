//! The file of a game's lessons: where it is, and its keys as they stand in it. Tools outside the program read them too.

use super::step::Step;
use crate::games::GameId;
use serde::Deserialize;

/// The file of a game's lessons, as the tree of assets names it.
#[must_use]
pub fn lesson_file(game: GameId) -> String {
    format!("assets/games/{}/lesson.json", game.id())
}

/// The whole file.
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
