//! The lessons of a game, read from its lesson file.

use super::error::LessonError;
use super::file::{LessonEntry, LessonFile, lesson_path};
use super::lesson::Lesson;
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;

/// The lessons of a game.
#[derive(Clone, Debug)]
pub struct Lessons {
    lessons: Vec<Lesson>,
}

impl Lessons {
    /// Reads the text of a lesson file ([`lesson_path`]). Positions and actions are not checked here but when a lesson
    /// is played ([`Lesson::position`]); a test plays all of them.
    ///
    /// # Errors
    /// [`LessonError`] if the text is not a lesson file, if the game does not have the options, if a step id occurs
    /// twice, or if the keys of a step contradict each other.
    pub fn read(text: &str, game: GameId) -> Result<Lessons, LessonError> {
        let file: LessonFile = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: lesson_path(game), why: error.to_string() })?;
        if file.lessons.is_empty() {
            return Err(LessonError::Empty { file: lesson_path(game), expected: "at least one lesson" });
        }
        let mut ids = BTreeSet::new();
        let mut lessons = Vec::with_capacity(file.lessons.len());
        for (index, entry) in file.lessons.into_iter().enumerate() {
            let lesson = lesson_of(game, index + 1, entry)?;
            for step in &lesson.steps {
                if !ids.insert(step.id.clone()) {
                    return Err(fault(game, &step.id, "an id of its own", "another step of that id"));
                }
            }
            lessons.push(lesson);
        }
        Ok(Lessons { lessons })
    }

    /// Returns all lessons in the order of the file: that of the default variant first. There is at least one.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Returns the lesson of a variant (`""` for a game without variants), or that of the default variant if it has
    /// none.
    #[must_use]
    pub fn of_variant(&self, variant: &str) -> &Lesson {
        self.lessons.iter().find(|lesson| lesson.options.variant == variant).unwrap_or(&self.lessons[0])
    }
}

/// Checks an entry of a lesson file; `number` is its place there, counted from 1.
fn lesson_of(game: GameId, number: usize, entry: LessonEntry) -> Result<Lesson, LessonError> {
    let bad_options = |error| LessonError::Options {
        file: lesson_path(game),
        of: format!("lesson {number}"),
        error: Box::new(error),
    };
    let options = game.facts().parse_options(entry.options.iter().map(String::as_str)).map_err(bad_options)?;
    let start = game.start(&options).map_err(bad_options)?;
    if entry.steps.is_empty() {
        return Err(LessonError::Empty { file: lesson_path(game), expected: "at least one step in every lesson" });
    }
    for (i, step) in entry.steps.iter().enumerate() {
        if let Some((expected, found)) = step.fault() {
            return Err(fault(game, &step.id, expected, &found));
        }
        // A step with a choice has no single final position from which this step could continue.
        let open = i.checked_sub(1).is_some_and(|before| !entry.steps[before].ask.in_turn());
        if open && step.position.is_none() {
            return Err(fault(game, &step.id, "a position of its own after a step with a choice", "none"));
        }
    }
    Ok(Lesson { options, steps: entry.steps, start })
}

fn fault(game: GameId, step: &str, expected: &'static str, found: &str) -> LessonError {
    LessonError::Step { file: lesson_path(game), step: step.into(), expected, found: found.into() }
}
