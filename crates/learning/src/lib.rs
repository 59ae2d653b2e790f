//! What somebody learns from who has never seen a game, and who has: lessons, diagrams and puzzles. No Bevy, no I/O.
//!
//! The data stand in `assets/games/ID/`, the words in the texts of the game. [`Lessons`] reads `lesson.json`; a [`Lesson`]
//! is a list of [`Step`]s under options of its own, and knows the position in which each of them begins. The steps that
//! only [`Ask::Watch`] are the *show me* of the exhibit: fifteen seconds, nothing to do. [`Puzzles`] reads `puzzles.json`,
//! whose every claim is proved; [`ProvedPositions`] reads `proved.json`; [`diagrams`] lists what the rules may point to;
//! [`turning_points`] are found in a match that was played.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod diagram;
mod error;
mod file;
mod lesson;
mod lessons;
mod proofs;
mod proved;
mod proved_keys;
mod puzzle;
mod review;
mod step;
#[cfg(test)]
mod tests;

pub use diagram::{Diagram, diagrams};
pub use error::LessonError;
pub use file::{diagram_file, lesson_file, proved_file, puzzle_file};
pub use lesson::Lesson;
pub use lessons::Lessons;
pub use proofs::Proofs;
pub use proved::{Proved, ProvedPositions};
pub use proved_keys::ProvedKeys;
pub use puzzle::{Puzzle, Puzzles};
pub use review::{Chance, TurningPoint, turning_points};
pub use step::{Ask, Step};
