//! The lessons of a game, read from its file.

use super::error::LessonError;
use super::file::{FileKeys, LessonKeys, lesson_file};
use super::lesson::Lesson;
use std::collections::BTreeSet;
use tabuleiro_games::GameId;

/// The lessons of a game.
#[derive(Clone, Debug)]
pub struct Lessons {
    lessons: Vec<Lesson>,
}

impl Lessons {
    /// Reads the text of a game's file. Whether its positions and actions are legal shows when a lesson is played
    /// ([`Lesson::position`]); a test plays them all.
    ///
    /// # Errors
    /// [`LessonError`], if the text is no lesson file, if the game has no such options, or if a step's keys do not go
    /// together.
    pub fn read(text: &str, game: GameId) -> Result<Lessons, LessonError> {
        let keys: FileKeys = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: lesson_file(game), why: error.to_string() })?;
        if keys.lessons.is_empty() {
            return Err(LessonError::Empty { file: lesson_file(game), expected: "at least one lesson" });
        }
        let mut ids = BTreeSet::new();
        let mut lessons = Vec::with_capacity(keys.lessons.len());
        for (index, keys) in keys.lessons.into_iter().enumerate() {
            let lesson = lesson_of(game, index + 1, keys)?;
            for step in &lesson.steps {
                if !ids.insert(step.id.clone()) {
                    return Err(fault(game, &step.id, "an id of its own", "another step of that id"));
                }
            }
            lessons.push(lesson);
        }
        Ok(Lessons { lessons })
    }

    /// All of them, in the file's order: the game's own first.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.lessons
    }

    /// The lesson of a variant; the game's own where the variant has none (`""` where the game has only one).
    #[must_use]
    pub fn of_variant(&self, variant: &str) -> &Lesson {
        self.lessons.iter().find(|lesson| lesson.options.variant == variant).unwrap_or(&self.lessons[0])
    }
}

/// Lesson number `number` of a file, counted from 1.
fn lesson_of(game: GameId, number: usize, keys: LessonKeys) -> Result<Lesson, LessonError> {
    let wrong = |error| LessonError::Options {
        file: lesson_file(game),
        of: format!("lesson {number}"),
        error: Box::new(error),
    };
    let options = game.facts().parse_options(keys.options.iter().map(String::as_str)).map_err(wrong)?;
    let start = game.start(&options).map_err(wrong)?;
    if keys.steps.is_empty() {
        return Err(LessonError::Empty { file: lesson_file(game), expected: "at least one step in every lesson" });
    }
    for (i, step) in keys.steps.iter().enumerate() {
        if let Some((expected, found)) = step.fault() {
            return Err(fault(game, &step.id, expected, &found));
        }
        // What was chosen there decides where it ends.
        let open = i.checked_sub(1).is_some_and(|before| !keys.steps[before].ask.in_turn());
        if open && step.position.is_none() {
            return Err(fault(game, &step.id, "a position of its own after a step with a choice", "none"));
        }
    }
    Ok(Lesson { options, steps: keys.steps, start })
}

fn fault(game: GameId, step: &str, expected: &'static str, found: &str) -> LessonError {
    LessonError::Step { file: lesson_file(game), step: step.into(), expected, found: found.into() }
}
