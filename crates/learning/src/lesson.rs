//! A lesson, and the position in which each of its steps begins.

use super::error::LessonError;
use super::file::lesson_path;
use super::step::Step;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::Options;

/// A lesson of a game: its options and its steps.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The variant and the options it is played with; often a smaller board than the default.
    pub options: Options,
    /// The steps in order; at least one.
    pub steps: Vec<Step>,
    /// The start of the game with these options.
    pub(super) start: Box<dyn AnyPosition>,
}

impl Lesson {
    /// Returns the position in which step `index`, counted from 0, begins.
    ///
    /// # Errors
    /// [`LessonError::Position`] or [`LessonError::Action`] if a preceding position or action is not legal.
    ///
    /// # Panics
    /// If `index` is not less than the number of steps.
    pub fn position(&self, index: usize) -> Result<Box<dyn AnyPosition>, LessonError> {
        // Replay from the last step at or before `index` that has a position of its own.
        let from = (0..=index).rev().find(|&i| self.steps[i].position.is_some()).unwrap_or(0);
        let mut position = self.start.clone();
        for step in &self.steps[from..index] {
            position = self.set_up(step, position)?;
            for action in step.line() {
                position.play(action, &mut Vec::new()).map_err(|error| {
                    let (file, step) = (lesson_path(self.start.id()), step.id.clone());
                    LessonError::Action { file, step, action: action.into(), error: Box::new(error) }
                })?;
            }
        }
        self.set_up(&self.steps[index], position)
    }

    /// Returns the position of `step`, or `before` if the step has none of its own.
    fn set_up(&self, step: &Step, before: Box<dyn AnyPosition>) -> Result<Box<dyn AnyPosition>, LessonError> {
        let Some(object) = &step.position else { return Ok(before) };
        self.start.with_object(object).map_err(|error| {
            let (file, step) = (lesson_path(self.start.id()), step.id.clone());
            LessonError::Position { file, step, error: Box::new(error) }
        })
    }
}
