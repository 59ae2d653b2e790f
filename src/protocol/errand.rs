//! What a table asks a thinker that lives elsewhere (a worker of the page), and what comes back: text both ways, so that
//! nothing but text need be shared. [`Deliberation`] is the thinking itself; the table uses it directly where it thinks
//! in its own process.

use crate::games::GameId;
use crate::rules::{Object, ObjectError, OptionError, PlayError};
use crate::search::{Candidate, Level, Opponent};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1_000;

/// A position to think about. The actions that led to it are told, not only where they led: repetitions count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Errand {
    /// Id of the game.
    pub game: String,
    /// Words after `game <id>`, as in the protocol.
    pub options: Vec<String>,
    /// Where the match began; `None` is the initial position.
    pub start: Option<Object>,
    /// Actions since, in canonical notation.
    pub moves: Vec<String>,
    /// 1 to 5.
    pub level: u8,
    /// The same seed gives the same thoughts.
    pub seed: u64,
    /// Whether what it thinks of every action is wanted too.
    pub candidates: bool,
}

/// What the thinker thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The action it would play; `None` only when the game is over.
    pub best: Option<String>,
    /// What it thinks of each action, the best first; empty unless asked for.
    pub candidates: Vec<Candidate>,
}

/// Why an errand cannot be run.
#[derive(Debug, Error)]
pub enum ErrandError {
    /// Not an errand at all.
    #[error("not an errand: {0}")]
    Text(#[from] serde_json::Error),
    /// No such game or option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// No such start.
    #[error(transparent)]
    Start(#[from] ObjectError),
    /// An action that is not legal.
    #[error("action {number}: {error}")]
    Action {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: PlayError,
    },
    /// A level that does not exist.
    #[error("level {0}: expected 1 to 5")]
    Level(u8),
}

impl Errand {
    /// An errand from its text (one line of JSON).
    ///
    /// # Errors
    /// [`ErrandError::Text`].
    pub fn read(text: &str) -> Result<Errand, ErrandError> {
        Ok(serde_json::from_str(text)?)
    }

    /// Sets the position up and sits down to think.
    ///
    /// # Errors
    /// [`ErrandError`], if there is no such position.
    pub fn begin(&self) -> Result<Deliberation, ErrandError> {
        let game = GameId::find(&self.game)?;
        let options = game.facts().parse_options(self.options.iter().map(String::as_str))?;
        let mut position = game.start(&options)?;
        if let Some(object) = &self.start {
            position = position.with_object(object)?;
        }
        let mut events = Vec::new();
        for (i, text) in self.moves.iter().enumerate() {
            events.clear();
            position.play(text, &mut events).map_err(|error| ErrandError::Action { number: i + 1, error })?;
        }
        let level = Level::new(self.level).ok_or(ErrandError::Level(self.level))?;
        Ok(Deliberation::new(position.opponent(level, self.seed), self.candidates))
    }
}

/// An opponent at work on one position until its level's budget or its time ([`Level::SECONDS`]) is spent.
pub struct Deliberation {
    opponent: Box<dyn Opponent>,
    candidates: bool,
    begun: Option<f64>,
}

impl Deliberation {
    /// Of an opponent; whether what it thinks of every action is wanted too.
    #[must_use]
    pub fn new(opponent: Box<dyn Opponent>, candidates: bool) -> Deliberation {
        Deliberation { opponent, candidates, begun: None }
    }

    /// Thinks for about `span` seconds; `now` tells the time in seconds since whenever. `None`: not done yet.
    pub fn think(&mut self, span: f64, now: impl Fn() -> f64) -> Option<Answer> {
        let start = now();
        let begun = *self.begun.get_or_insert(start);
        loop {
            let progress = self.opponent.think(SLICE);
            let time = now();
            if progress.finished || time - begun >= f64::from(Level::SECONDS) {
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

    fn errand(game: &str, moves: &[&str]) -> Errand {
        let moves = moves.iter().map(ToString::to_string).collect();
        let (options, start) = (Vec::new(), None);
        Errand { game: game.into(), options, start, moves, level: 2, seed: 1, candidates: true }
    }

    #[test]
    fn an_errand_survives_the_post_and_is_answered_with_a_legal_action() {
        let sent = errand("otelo_1_11", &["e3"]);
        let text = serde_json::to_string(&sent).unwrap();
        let errand = Errand::read(&text).unwrap();
        assert_eq!(errand, sent);
        let answer = errand.begin().unwrap().think(60.0, || 0.0).unwrap();
        let mut position = GameId::find("otelo_1_11").unwrap().start_default();
        position.play("e3", &mut Vec::new()).unwrap();
        assert_eq!(answer.candidates.len(), position.legal().len());
        position.play(&answer.best.unwrap(), &mut Vec::new()).unwrap();
    }

    #[test]
    fn slices_do_not_change_the_answer() {
        let errand = errand("rastros", &[]);
        let whole = errand.begin().unwrap().think(60.0, || 0.0);
        let clock = Cell::new(0.0);
        let mut sliced = errand.begin().unwrap();
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
        let mut errand = errand("hex", &[]);
        errand.level = 5;
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.5);
            clock.get()
        };
        assert!(errand.begin().unwrap().think(60.0, tick).is_some_and(|a| a.best.is_some()));
    }

    #[test]
    fn an_impossible_errand_says_what_is_wrong() {
        let reason = |e: Errand| e.begin().err().map(|e| e.to_string()).unwrap_or_default();
        assert!(reason(errand("ludo", &[])).contains("ludo"));
        assert!(reason(errand("hex", &["a1", "a1"])).starts_with("action 2"));
        assert!(reason(Errand { level: 9, ..errand("hex", &[]) }).contains('9'));
        assert!(Errand::read("{}").is_err());
    }
}
