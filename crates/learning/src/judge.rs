//! The request to judge a solver's action, and the answer to it.

use super::error::LessonError;
use super::file::PuzzleEntry;
use super::puzzle::Puzzle;
use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::PlayError;
use thiserror::Error;

/// The judgement of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Judgement {
    /// The goal is reached.
    Solved,
    /// Right so far, and it is the solver's turn again.
    GoesOn,
    /// Right so far; the reply.
    Right(String),
    /// It also forces the goal, but needs more actions than the puzzle allows.
    Slower,
    /// It may force the goal with more actions than the puzzle allows: to prove or disprove it takes too long.
    Unclear,
    /// Wrong; the refutation, if there is one.
    Wrong(Option<String>),
}

/// A request to judge the last of the actions played from the position of a puzzle. It is JSON between two processes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgeRequest {
    pub(super) game: String,
    pub(super) puzzle: PuzzleEntry,
    pub(super) moves: Vec<String>,
}

/// The reason why a request cannot be answered.
#[derive(Debug, Error)]
pub enum JudgeError {
    /// The text is not JSON or not a request.
    #[error("not a request to judge an answer: {0}")]
    Text(#[from] serde_json::Error),
    /// There is no such game.
    #[error("expected a game of the catalogue, found '{0}'")]
    Game(String),
    /// The puzzle is none.
    #[error(transparent)]
    Puzzle(#[from] LessonError),
    /// An action is not legal.
    #[error(transparent)]
    Action(#[from] PlayError),
}

impl JudgeRequest {
    /// Returns the request to judge the last action of a match that began with the position of the puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle, game: &Match) -> JudgeRequest {
        let moves = game.plies()[..game.cursor()].iter().map(|ply| ply.text.clone()).collect();
        JudgeRequest { game: game.position().id().id().into(), puzzle: puzzle.entry(), moves }
    }

    /// Reads a request from a line of JSON.
    ///
    /// # Errors
    /// [`JudgeError::Text`].
    pub fn read(text: &str) -> Result<JudgeRequest, JudgeError> {
        Ok(serde_json::from_str(text)?)
    }
}
