//! The keys of `assets/games/ID/lesson.json` as they stand in the file; tools outside the program read them too.

use super::step::Step;
use serde::Deserialize;

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
