//! What every search can be asked, and what it answers.

use serde::{Deserialize, Serialize};

/// A search for the best action in one position.
pub trait Opponent: Send {
    /// Spends up to `nodes` more nodes, and tells what it thinks now.
    fn think(&mut self, nodes: u64) -> Progress;

    /// What it thinks of each legal action, the best first.
    fn candidates(&self) -> Vec<Candidate>;
}

/// How far an opponent has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// Nodes spent so far.
    pub nodes: u64,
    /// Whether more thinking would change nothing: the budget of the level is spent or the answer is certain.
    pub finished: bool,
    /// The action it would play now, in canonical notation; `None` only when the game is over.
    pub best: Option<String>,
    /// The prospects of the person who decides: −1 lost, 1 won (both *proved*: no estimate ever says so), 0 even.
    pub value: f32,
}

/// What is thought of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// Canonical notation.
    pub text: String,
    /// As [`Progress::value`]; alpha-beta at full strength knows it exactly for the best action only, and says of the
    /// others what they are at most worth. 0 where nothing is known yet.
    pub value: f32,
    /// The part of the effort that went into it, 0..1.
    pub share: f32,
    /// How far the value is to be trusted: 0 not at all, 1 it is *proved*, 0 as a value being a draw then.
    pub trust: f32,
    /// Within how many actions of both, this one included, the winner wins for certain, where that is known.
    pub plies: Option<u32>,
}

impl Candidate {
    /// Whether the value is proved.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.trust >= 1.0
    }
}
