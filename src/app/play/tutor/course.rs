//! The study in progress as a resource, and what a person requests of it.

use bevy::prelude::{Message, Resource};
use tabuleiro_learning::RunningStudy;

/// What a person requests of a study.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StudyRequest {
    /// The next step, or the next puzzle.
    Next,
    /// The same step or puzzle again.
    Again,
    /// The next hint.
    Hint,
    /// Show the solution.
    Show,
    /// The end of the study.
    Leave,
}

/// The study in progress, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Course(pub(super) Option<RunningStudy>);
