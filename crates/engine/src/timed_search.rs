//! A search with a time limit. The caller supplies the clock, so the search runs in a native thread, in a web worker or
//! in slices of a few milliseconds per frame.

use crate::search::{Candidate, Memory, Opponent, together};
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
    /// Time limit while the search is unsettled.
    most: f32,
    /// When the search began, by the caller's clock.
    begun: Option<f64>,
    /// When the last intermediate answer was given.
    glimpsed: f64,
}

impl TimedSearch {
    /// The factor by which the time limit may be exceeded while the search is
    /// [unsettled](crate::search::Progress::unsettled).
    pub const EXTENSION: u8 = 3;

    /// Creates a search by `opponent` that ends after `seconds` seconds, counted from the first call of
    /// [`TimedSearch::think`], or as long as it is unsettled after at most [`TimedSearch::EXTENSION`] times as long.
    #[must_use]
    pub fn new(opponent: Box<dyn Opponent>, wanted: Wanted, seconds: f32) -> TimedSearch {
        let most = seconds * f32::from(Self::EXTENSION);
        TimedSearch { opponent, wanted, seconds, most, begun: None, glimpsed: 0.0 }
    }

    /// Limits the extended time to `seconds` seconds, where a clock does not allow more.
    #[must_use]
    pub fn at_most(self, seconds: f32) -> TimedSearch {
        TimedSearch { most: self.most.min(seconds), ..self }
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
            let limit = if progress.unsettled { self.most.max(self.seconds) } else { self.seconds };
            if progress.finished || time - begun >= f64::from(limit) {
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

    /// Ends the search and returns what a search of a later position of the match can use, if there is anything.
    #[must_use]
    pub fn into_memory(self) -> Option<Memory> {
        self.opponent.into_memory()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Progress;
    use std::cell::Cell;

    /// A search that is unsettled from its `from`th slice of nodes until its `until`th.
    struct Doubtful {
        slices: u64,
        from: u64,
        until: u64,
    }

    impl Opponent for Doubtful {
        fn think(&mut self, _: u64) -> Progress {
            self.slices += 1;
            let unsettled = (self.from..self.until).contains(&self.slices);
            Progress { nodes: 0, finished: false, best: None, value: 0.0, unsettled }
        }

        fn candidates(&self) -> Vec<Candidate> {
            Vec::new()
        }
    }

    /// Returns the seconds after which a search of ten seconds ends, with one slice in a second.
    fn seconds(from: u64, until: u64, most: f32) -> f64 {
        let opponent = Box::new(Doubtful { slices: 0, from, until });
        let mut search = TimedSearch::new(opponent, Wanted::Action, 10.0).at_most(most);
        let clock = Cell::new(0.0);
        let tick = || clock.replace(clock.get() + 1.0);
        assert!(search.think(f64::INFINITY, tick).is_some());
        clock.get() - 1.0
    }

    #[test]
    fn the_time_is_extended_while_the_search_is_unsettled_up_to_three_times() {
        assert_eq!(seconds(0, 0, 100.0), 10.0);
        assert_eq!(seconds(3, 8, 100.0), 10.0, "it is settled in time");
        assert_eq!(seconds(8, 17, 100.0), 17.0);
        assert_eq!(seconds(8, 1_000, 100.0), 30.0);
        assert_eq!(seconds(12, 17, 100.0), 10.0, "it is not unsettled when the time is spent");
    }

    #[test]
    fn an_extension_is_limited_but_never_shortens_the_time() {
        assert_eq!(seconds(8, 1_000, 12.0), 12.0);
        assert_eq!(seconds(8, 1_000, 5.0), 10.0);
    }
}
