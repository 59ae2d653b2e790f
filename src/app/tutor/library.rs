//! What there is to study of a game: read from the files that come with the program, when somebody asks for it.

use super::course::{Scene, Study};
use crate::app::embedded;
use crate::games::GameId;
use crate::learning::{
    Diagram, Lesson, LessonError, Lessons, Puzzles, diagram_file, diagrams as diagrams_of, lesson_file, puzzle_file,
};
use bevy::prelude::Resource;

/// A file of the tree of assets.
fn text(path: &str) -> Option<&'static str> {
    embedded::text(path.strip_prefix("assets/").unwrap_or(path))
}

fn lessons(game: GameId) -> Result<Lessons, LessonError> {
    Lessons::read(text(&lesson_file(game)).unwrap_or_default(), game)
}

/// The lesson of a variant, or the game's own.
fn lesson_of(game: GameId, variant: &str) -> Result<Lesson, LessonError> {
    lessons(game).map(|lessons| lessons.of_variant(variant).clone())
}

/// How many steps the lesson of a card has.
#[cfg(test)]
pub(crate) fn steps_of(game: GameId, variant: &str) -> usize {
    lesson_of(game, variant).map_or(0, |lesson| lesson.steps.len())
}

/// The puzzles of a game; none where its file cannot be read, which a test rules out.
pub(crate) fn puzzles_of(game: GameId) -> Puzzles {
    let read = text(&puzzle_file(game)).map(|text| Puzzles::read(text, game));
    read.transpose().inspect_err(|error| bevy::log::error!("{error}")).ok().flatten().unwrap_or_default()
}

/// What the rules of a game may point to.
pub(crate) fn diagrams(game: GameId) -> Vec<Diagram> {
    let all = lessons(game).and_then(|lessons| diagrams_of(&lessons, text(&diagram_file(game)), game));
    all.inspect_err(|error| bevy::log::error!("{error}")).unwrap_or_default()
}

/// The names of the puzzles of the game that was asked for last.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct PuzzleNames(Option<(GameId, Vec<String>)>);

impl PuzzleNames {
    /// In their order, the easiest first.
    pub(crate) fn of(&mut self, game: GameId) -> &[String] {
        if self.0.as_ref().is_none_or(|(of, _)| *of != game) {
            let names = puzzles_of(game).all().iter().map(|puzzle| puzzle.id.clone()).collect();
            self.0 = Some((game, names));
        }
        self.0.as_ref().map_or(&[], |(_, names)| names)
    }
}

/// The scenes of a study.
pub(super) fn scenes(study: &Study) -> Result<Vec<Scene>, LessonError> {
    match study {
        Study::Lesson { game, variant } => Scene::of_lesson(&lesson_of(*game, variant)?),
        Study::Puzzle { game, number } => {
            Ok(puzzles_of(*game).all().get(*number).map(Scene::of_puzzle).into_iter().collect())
        }
        Study::Diagram { game, id } => {
            Ok(diagrams(*game).iter().filter(|diagram| diagram.id == *id).map(Scene::of_diagram).collect())
        }
    }
}
