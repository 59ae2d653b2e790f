//! The interface of every search: [`Opponent`], its [`Progress`] and its [`Candidate`]s.

use super::Memory;
use serde::{Deserialize, Serialize};

/// A search for the best action in one position.
pub trait Opponent: Send {
    /// Spends up to `nodes` more nodes and returns the current result.
    fn think(&mut self, nodes: u64) -> Progress;

    /// Returns the current value of each legal action, the best first.
    fn candidates(&self) -> Vec<Candidate>;

    /// Ends the search and returns what a search of a later position of the match can use, if there is anything.
    fn into_memory(self: Box<Self>) -> Option<Memory> {
        None
    }
}

/// The state of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// Nodes spent so far.
    pub nodes: u64,
    /// Whether further search changes nothing: the budget of the level is spent or the result is certain.
    pub finished: bool,
    /// The best action so far, in canonical notation; `None` only when the game is over.
    pub best: Option<String>,
    /// The value for the person to move: −1 is a *proved* loss, 1 a *proved* win, values between are estimates, 0 is
    /// even.
    pub value: f32,
    /// Whether the best action turned out worse than expected and no other one has replaced it yet, so that a little
    /// more time is likely to change the answer. A caller with a clock may extend its time limit; one with a budget of
    /// nodes should not, so that the same budget gives the same answer.
    pub unsettled: bool,
}

/// The current result for one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// Canonical notation.
    pub text: String,
    /// As [`Progress::value`]. Alpha-beta at full strength knows the value of the best action only; those of the
    /// others are upper bounds. 0 where nothing is known yet.
    pub value: f32,
    /// The fraction of the search spent on the action, 0..1.
    pub share: f32,
    /// Confidence in the value: 0 none, 1 *proved* (a proved value of 0 is a draw).
    pub trust: f32,
    /// The number of actions of both sides, this one included, within which the winner certainly wins, where it is
    /// known.
    pub plies: Option<u32>,
}

impl Candidate {
    /// Returns whether the value is proved.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.trust >= 1.0
    }
}
