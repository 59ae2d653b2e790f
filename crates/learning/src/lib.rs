//! Teaching material for the games: lessons, diagrams of the rules, puzzles, proved positions, and the review of a
//! match. No Bevy, no I/O: callers pass the texts of the files, or a function that does ([`Library`]).
//!
//! The data lie in `assets/games/ID/`, the sentences that go with them in the Fluent files of the game.
//!
//! | type | file | contents |
//! |---|---|---|
//! | [`Lessons`] | `lesson.json` | lists of [`Step`]s; a [`Lesson`] computes the position in which each step begins |
//! | [`Puzzles`] | `puzzles.json` | positions with a goal; tests prove every solution by exact search |
//! | [`ProvedPositions`] | `proved.json` | positions whose game-theoretic value is known (`tabuleiro prove`) |
//! | [`diagrams`] | `diagrams.json` | positions that the rules show, together with the lesson steps |
//!
//! The exhibit plays the steps with [`Ask::Watch`] at the start of a lesson as its demonstration *show me*, which takes
//! fifteen seconds. A [`Study`] is what somebody works on, a [`RunningStudy`] how far they are, [`Progress`] what they have
//! learned. [`turning_points`] finds the actions that lost the most in a played match.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod daily;
mod diagram;
mod error;
#[cfg(feature = "search")]
mod exact;
mod file;
#[cfg(feature = "search")]
mod first_actions;
mod judge;
#[cfg(feature = "search")]
mod judging;
mod lesson;
mod lessons;
mod library;
mod motif;
mod progress;
mod proved;
mod proved_entry;
mod proved_lookup;
mod puzzle;
mod race;
#[cfg(feature = "search")]
mod reach;
mod review;
mod running_study;
mod step;
mod study;
#[cfg(test)]
mod tests;

pub use daily::game_of_day;
pub use diagram::{Diagram, diagrams};
pub use error::LessonError;
pub use file::{diagram_path, lesson_path, proved_path, puzzle_path};
#[cfg(feature = "search")]
pub use first_actions::{EXACT_NODES, Merit, Question, SEARCH_NODES};
pub use judge::{JudgeError, JudgeRequest, Judgement};
#[cfg(feature = "search")]
pub use judging::Judging;
pub use lesson::Lesson;
pub use lessons::Lessons;
pub use library::{Library, PuzzleNames, Source};
pub use motif::Motif;
pub use progress::{Begun, Progress};
pub use proved::{Proved, ProvedPositions};
pub use proved_entry::ProvedEntry;
pub use proved_lookup::ProvedLookup;
pub use puzzle::{Puzzle, Puzzles};
#[cfg(feature = "search")]
pub use reach::{BEYOND, Reach};
pub use review::{Chance, TurningPoint, agree, turning_points};
pub use running_study::{AnswerState, Due, HINTS, RunningStudy};
pub use step::{Ask, Step};
pub use study::{Scene, Study, Task};
