//! What a table asks a thinker that lives elsewhere (a worker of the page), and what comes back: text both ways, so that
//! nothing but text need be shared. [`Deliberation`] is the thinking itself; the table uses it directly where it thinks
//! in its own process.

use crate::matches::{Match, Record, SetUpError};
use crate::search::{Candidate, Level, Opponent};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1_000;

/// A position to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The match that led to it, not only where it led: repetitions count.
    pub record: Record,
    /// 1 to 5.
    pub level: u8,
    /// The same seed gives the same thoughts.
    pub seed: u64,
    /// Whether what it thinks of every action is wanted too.
    pub candidates: bool,
    /// How long it may think at most.
    pub seconds: f32,
}

/// What the thinker thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The action it would play; `None` only when the game is over.
    pub best: Option<String>,
    /// What it thinks of each action, the best first; empty unless asked for.
    pub candidates: Vec<Candidate>,
}

/// Why a request cannot be met.
#[derive(Debug, Error)]
pub enum SearchRequestError {
    /// Not a request at all.
    #[error("not a search request: {0}")]
    Text(#[from] serde_json::Error),
    /// There is no such match.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// A level that does not exist.
    #[error("level {0}: expected 1 to 5")]
    Level(u8),
}

impl SearchRequest {
    /// About the position on the table, for as long as the level takes.
    #[must_use]
    pub fn new(game: &Match, level: Level, seed: u64, candidates: bool) -> SearchRequest {
        let record = game.record_to_here();
        SearchRequest { record, level: level.number(), seed, candidates, seconds: Level::SECONDS }
    }

    /// A request from its text (one line of JSON).
    ///
    /// # Errors
    /// [`SearchRequestError::Text`].
    pub fn read(text: &str) -> Result<SearchRequest, SearchRequestError> {
        Ok(serde_json::from_str(text)?)
    }

    /// Sets the position up and sits down to think.
    ///
    /// # Errors
    /// [`SearchRequestError`], if there is no such position or level.
    pub fn begin(&self) -> Result<Deliberation, SearchRequestError> {
        let game = Match::from_record(&self.record)?;
        let level = Level::new(self.level).ok_or(SearchRequestError::Level(self.level))?;
        Ok(Deliberation::new(game.position().opponent(level, self.seed), self.candidates, self.seconds))
    }
}

/// An opponent at work on one position until its level's budget or its time is spent.
pub struct Deliberation {
    opponent: Box<dyn Opponent>,
    candidates: bool,
    seconds: f32,
    begun: Option<f64>,
}

impl Deliberation {
    /// Of an opponent, for so many seconds at most; whether what it thinks of every action is wanted too.
    #[must_use]
    pub fn new(opponent: Box<dyn Opponent>, candidates: bool, seconds: f32) -> Deliberation {
        Deliberation { opponent, candidates, seconds, begun: None }
    }

    /// Thinks for about `span` seconds; `now` tells the time in seconds since whenever. `None`: not done yet.
    pub fn think(&mut self, span: f64, now: impl Fn() -> f64) -> Option<Answer> {
        let start = now();
        let begun = *self.begun.get_or_insert(start);
        loop {
            let progress = self.opponent.think(SLICE);
            let time = now();
            if progress.finished || time - begun >= f64::from(self.seconds) {
                let candidates = if self.candidates { self.opponent.candidates() } else { Vec::new() };
                return Some(Answer { best: progress.best, candidates });
            }
            if time - start >= span {
                return None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn request(game: &str, moves: &[&str]) -> SearchRequest {
        let moves = moves.iter().map(ToString::to_string).collect();
        SearchRequest {
            record: Record { moves, ..Record::of(game) },
            level: 2,
            seed: 1,
            candidates: true,
            seconds: 2.0,
        }
    }

    #[test]
    fn a_request_survives_the_post_and_is_answered_with_a_legal_action() {
        let mut game = Match::from_record(&request("otelo_1_11", &["e3", "d3"]).record).unwrap();
        game.undo();
        let sent = SearchRequest::new(&game, Level::ALL[1], 1, true);
        assert_eq!(sent.record.moves, ["e3"], "what was undone is not on the table");
        let text = serde_json::to_string(&sent).unwrap();
        let request = SearchRequest::read(&text).unwrap();
        assert_eq!(request, sent);
        let answer = request.begin().unwrap().think(60.0, || 0.0).unwrap();
        assert_eq!(answer.candidates.len(), game.position().legal().len());
        game.play(&answer.best.unwrap()).unwrap();
    }

    #[test]
    fn slices_do_not_change_the_answer() {
        let request = request("rastros", &[]);
        let whole = request.begin().unwrap().think(60.0, || 0.0);
        let clock = Cell::new(0.0);
        let mut sliced = request.begin().unwrap();
        let answer = loop {
            // Every look at the clock finds a hundredth of a millisecond gone: each slice is one handful of nodes.
            let tick = || {
                clock.set(clock.get() + 1e-5);
                clock.get()
            };
            if let Some(answer) = sliced.think(1e-6, tick) {
                break answer;
            }
        };
        assert_eq!(Some(answer), whole);
    }

    #[test]
    fn time_ends_a_deliberation() {
        let request = SearchRequest { level: 5, ..request("hex", &[]) };
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.5);
            clock.get()
        };
        assert!(request.begin().unwrap().think(60.0, tick).is_some_and(|a| a.best.is_some()));
    }

    #[test]
    fn an_impossible_request_says_what_is_wrong() {
        let reason = |r: SearchRequest| r.begin().err().map(|e| e.to_string()).unwrap_or_default();
        assert!(reason(request("ludo", &[])).contains("ludo"));
        assert!(reason(request("hex", &["a1", "a1"])).starts_with("action 2"));
        assert!(reason(SearchRequest { level: 9, ..request("hex", &[]) }).contains('9'));
        assert!(SearchRequest::read("{}").is_err());
    }
}
