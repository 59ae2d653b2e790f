//! A search with a time limit. The caller supplies the clock, so the search runs in a native thread, in a web worker or
//! in slices of a few milliseconds per frame.

use crate::search::{Candidate, Opponent, together};
use serde::{Deserialize, Serialize};

/// Nodes between two readings of the clock.
const SLICE: u64 = 1_000;
/// Least time between two intermediate answers, in seconds.
const GLIMPSE_INTERVAL: f64 = 0.3;

/// The kind of answer that a [`TimedSearch`] is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// Only the action to play.
    Action,
    /// The action to play and all candidates; the search concentrates on the best one.
    Candidates,
    /// The value of every action, as exactly as possible, with intermediate answers ([`TimedSearch::glimpse`]).
    Values,
}

/// The answer of a [`TimedSearch`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The action to play, in canonical notation; `None` only when the game is over.
    pub best: Option<String>,
    /// Every legal action, the best first; empty for [`Wanted::Action`].
    pub candidates: Vec<Candidate>,
}

impl Answer {
    /// Returns whether the best action is a proved win, so that no further search is needed. Always false for
    /// [`Wanted::Action`], which has no candidates.
    #[must_use]
    pub fn wins(&self) -> bool {
        self.candidates.first().is_some_and(|best| best.is_certain() && best.value > 0.0)
    }

    /// Combines the answers of searches of one position that ran in parallel, by
    /// [`together`](crate::search::together()); `None` if `answers` is empty.
    #[must_use]
    pub fn together(answers: Vec<Answer>) -> Option<Answer> {
        if answers.len() < 2 {
            return answers.into_iter().next();
        }
        let candidates = together(answers.into_iter().map(|answer| answer.candidates).collect());
        Some(Answer { best: candidates.first().map(|candidate| candidate.text.clone()), candidates })
    }
}

/// A search of one position that ends when its opponent's budget or its time is spent.
pub struct TimedSearch {
    opponent: Box<dyn Opponent>,
    wanted: Wanted,
    /// Time limit.
    seconds: f32,
    /// When the search began, by the caller's clock.
    begun: Option<f64>,
    /// When the last intermediate answer was given.
    glimpsed: f64,
}

impl TimedSearch {
    /// Creates a search by `opponent` that ends after at most `seconds` seconds, counted from the first call of
    /// [`TimedSearch::think`].
    #[must_use]
    pub fn new(opponent: Box<dyn Opponent>, wanted: Wanted, seconds: f32) -> TimedSearch {
        TimedSearch { opponent, wanted, seconds, begun: None, glimpsed: 0.0 }
    }

    /// Searches for about `span` seconds and returns the answer, or `None` if the search is not finished. `now` returns
    /// the time in seconds since any fixed moment, the same one in all calls.
    pub fn think(&mut self, span: f64, now: impl Fn() -> f64) -> Option<Answer> {
        let start = now();
        if self.begun.is_none() {
            (self.begun, self.glimpsed) = (Some(start), start);
        }
        let begun = self.begun.unwrap_or(start);
        loop {
            let progress = self.opponent.think(SLICE);
            let time = now();
            if progress.finished || time - begun >= f64::from(self.seconds) {
                let all = self.wanted != Wanted::Action;
                let candidates = if all { self.opponent.candidates() } else { Vec::new() };
                return Some(Answer { best: progress.best, candidates });
            }
            if time - start >= span {
                return None;
            }
        }
    }

    /// Returns the answer found so far, with all candidates, whatever kind of answer is wanted.
    #[must_use]
    pub fn conclude(&self) -> Answer {
        let candidates = self.opponent.candidates();
        Answer { best: candidates.first().map(|candidate| candidate.text.clone()), candidates }
    }

    /// Returns an intermediate answer if [`Wanted::Values`] was asked for and the last one is at least 0.3 seconds old,
    /// otherwise `None`. `now` is the clock of [`TimedSearch::think`].
    pub fn glimpse(&mut self, now: impl Fn() -> f64) -> Option<Answer> {
        let time = now();
        if self.wanted != Wanted::Values || time - self.glimpsed < GLIMPSE_INTERVAL {
            return None;
        }
        self.glimpsed = time;
        Some(self.conclude())
    }
}
