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

/// What a search thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// Canonical notation.
    pub text: String,
    /// As [`Progress::value`]; alpha-beta at full strength knows it exactly for the best action only, and says of the
    /// others what they are at most worth. 0 where nothing is known yet.
    pub value: f32,
    /// The part of the effort that went into it, 0..1.
    pub share: f32,
}
