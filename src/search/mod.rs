//! Opponents: resumable searches over any game of the catalogue. No Bevy, no I/O, no clocks: the caller hands out
//! budgets of nodes and asks again, so that the same code runs in a native task, in a web worker, or a few
//! milliseconds a frame.
//!
//! * [`monte_carlo`]: a tree grown by random playouts, which also proves wins and losses;
//! * [`alpha_beta`]: iterative deepening with a table of positions, where an evaluation is to be trusted;
//! * [`level`]: how strong.
//!
//! Everywhere a *node* is one action tried out, whichever search does it, so that budgets compare. The same seed and
//! the same sum of budgets give the same answer however the sum was sliced, and on every machine: no logarithm or
//! exponential of the platform is used, only operations that IEEE 754 defines to the last bit.
//!
//! Search maximises for *persons*, not sides ([`Position::person`](crate::rules::Position::person)): a swap exchanges
//! sides, and a turn of several actions keeps the person.

mod alpha_beta;
mod heuristic;
mod level;
mod monte_carlo;
#[cfg(test)]
mod tests;

pub use heuristic::{Heuristic, Method};
pub use level::{Level, Setting};

use crate::rules::Player;
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
    /// The prospects of the person who decides: −1 lost, 1 won (both certain), 0 even.
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

/// An opponent of that level for the person who decides in `position`.
#[must_use]
pub fn opponent<G: Heuristic>(position: &G, level: Level, seed: u64) -> Box<dyn Opponent> {
    let method = position.method();
    opponent_with(position, method, level.setting(method), seed)
}

/// An opponent made to measure.
#[must_use]
pub fn opponent_with<G: Heuristic>(position: &G, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent> {
    match method {
        Method::MonteCarlo => Box::new(monte_carlo::MonteCarlo::new(position, setting, seed)),
        Method::AlphaBeta => Box::new(alpha_beta::AlphaBeta::new(position, setting, seed)),
    }
}

/// Nodes granted and spent. A search that overshoots a slice is granted less in the next: slicing changes nothing.
#[derive(Clone, Copy, Debug)]
struct Budget {
    spent: u64,
    granted: u64,
    most: u64,
}

impl Budget {
    fn new(most: u64) -> Budget {
        Budget { spent: 0, granted: 0, most }
    }

    fn grant(&mut self, nodes: u64) {
        self.granted = self.granted.saturating_add(nodes).min(self.most);
    }

    fn left(&self) -> bool {
        self.spent < self.granted
    }

    fn over(&self) -> bool {
        self.spent >= self.most
    }
}

/// An evaluation as a value in −1..1.
fn squash<G: Heuristic>(evaluation: i32) -> f32 {
    let x = evaluation as f32 / G::ADVANTAGE as f32;
    x / (1.0 + x.abs())
}

/// 1 for the first person, −1 for the second: turns the first person's value into that person's and back.
fn sign(person: Player) -> f32 {
    if person == Player::First { 1.0 } else { -1.0 }
}
