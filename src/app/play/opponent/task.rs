//! A search of a position, or the judgement of an answer, whichever backend runs it.

use super::backend::{self, BackendJudging, BackendSearch, LastSearch};
use crate::app::foundations::power::{Awake, Need, Work, count};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_engine::Answer;
use tabuleiro_learning::{Judgement, Puzzle};
use tabuleiro_thinking::SearchRequest;

/// A search that may be running. Dropping or replacing it stops the search.
#[derive(Default)]
pub(crate) struct SearchTask(Option<BackendSearch>);

impl SearchTask {
    /// Starts a search of the match's position, which continues the `last` one if the request says so.
    pub(super) fn start(game: &Match, request: &SearchRequest, last: &LastSearch) -> SearchTask {
        count(Work::Search);
        SearchTask(Some(backend::start(game, request, last)))
    }

    /// Whether the search is running.
    pub(crate) fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the answer and ends the task if the search has finished, else `None`.
    pub(crate) fn poll(&mut self) -> Option<Answer> {
        let answer = self.0.as_mut()?.poll()?;
        self.0 = None;
        Some(answer)
    }

    /// Returns the intermediate result, if there is a new one.
    pub(super) fn glimpse(&mut self) -> Option<Answer> {
        self.0.as_mut()?.glimpse()
    }

    /// Requests the frames that a running search needs: all of them if it advances in frames, otherwise those in which
    /// its answer is polled.
    pub(crate) fn keep_awake(&self, awake: &mut Awake) {
        if let Some(search) = &self.0 {
            awake.need(if search.needs_frames() { Need::Frames } else { Need::Answer });
        }
    }

    /// Waits for the answer.
    #[cfg(test)]
    pub(super) fn wait(&mut self) -> Option<Answer> {
        self.0.take()?.wait()
    }
}

/// A task that judges the last action in a puzzle. Dropping it cancels the task.
pub(crate) struct JudgeTask(BackendJudging);

impl JudgeTask {
    /// Begins the judgement of the last action of a match that began with the puzzle's position.
    pub(crate) fn begin(puzzle: &Puzzle, game: &Match) -> JudgeTask {
        count(Work::Search);
        JudgeTask(backend::judge(puzzle, game))
    }

    /// Returns the judgement, once it is known.
    pub(crate) fn poll(&mut self) -> Option<Judgement> {
        self.0.poll()
    }

    /// Requests the frames that the judgement needs.
    pub(crate) fn keep_awake(&self, awake: &mut Awake) {
        awake.need(if self.0.needs_frames() { Need::Frames } else { Need::Answer });
    }

    /// Waits until the judgement is known.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn wait(&self) {
        self.0.wait();
    }
}
