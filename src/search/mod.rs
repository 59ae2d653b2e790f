//! Opponents: resumable searches over any game of the catalogue. No Bevy, no I/O, no clocks: the caller hands out
//! budgets of nodes and asks again, so that the same code runs in a native task, in a web worker, or a few
//! milliseconds a frame.
//!
//! * [`monte_carlo`]: a tree grown by random playouts, which also proves wins and losses;
//! * [`alpha_beta`]: iterative deepening with a table of positions, where an evaluation is to be trusted;
//! * [`exact`]: whether a goal is reached for certain, within so many actions;
//! * [`level`]: how strong.
//!
//! Everywhere a *node* is one action tried out, whichever search does it, so that budgets compare. The same seed and
//! the same sum of budgets give the same answer however the sum was sliced, and on every machine: no logarithm or
//! exponential of the platform is used, only operations that IEEE 754 defines to the last bit.
//!
//! Search maximises for *persons*, not sides ([`Position::person`](crate::rules::Position::person)): a swap exchanges
//! sides, and a turn of several actions keeps the person.

mod alpha_beta;
mod budget;
pub mod exact;
mod heuristic;
mod level;
mod monte_carlo;
mod progress;
#[cfg(test)]
mod tests;
mod together;
mod value;

pub(crate) use alpha_beta::{Order, place};
pub use heuristic::{Ending, Heuristic, Method, Study};
pub use level::{Level, Setting};
pub use progress::{Candidate, Opponent, Progress};
pub use together::{rank, together};

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
