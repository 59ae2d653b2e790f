//! A lesson, and where each of its steps begins.

use super::error::LessonError;
use super::file::lesson_file;
use super::step::Step;
use tabuleiro_games::AnyPosition;
use tabuleiro_rules::Options;

/// A lesson of a game, under options of its own.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The variant and the options it is played with: often a smaller board than the game's own.
    pub options: Options,
    /// What is shown or asked, in order; at least one.
    pub steps: Vec<Step>,
    /// The game's first position under these options.
    pub(super) start: Box<dyn AnyPosition>,
}

impl Lesson {
    /// The position in which step number `index`, counted from 0, begins.
    ///
    /// # Errors
    /// [`LessonError`], if a position on the way is none of the game or an action is not legal.
    ///
    /// # Panics
    /// If the lesson has no such step.
    pub fn position(&self, index: usize) -> Result<Box<dyn AnyPosition>, LessonError> {
        // From the latest step that says where it begins, forward.
        let from = (0..=index).rev().find(|&i| self.steps[i].position.is_some()).unwrap_or(0);
        let mut position = self.start.clone();
        for step in &self.steps[from..index] {
            position = self.set_up(step, position)?;
            for action in step.line() {
                position.play(action, &mut Vec::new()).map_err(|error| {
                    let (file, step) = (lesson_file(self.start.id()), step.id.clone());
                    LessonError::Action { file, step, action: action.into(), error: Box::new(error) }
                })?;
            }
        }
        self.set_up(&self.steps[index], position)
    }

    /// Where a step begins, after what was before.
    fn set_up(&self, step: &Step, before: Box<dyn AnyPosition>) -> Result<Box<dyn AnyPosition>, LessonError> {
        let Some(object) = &step.position else { return Ok(before) };
        self.start.with_object(object).map_err(|error| {
            let (file, step) = (lesson_file(self.start.id()), step.id.clone());
            LessonError::Position { file, step, error: Box::new(error) }
        })
    }
}
