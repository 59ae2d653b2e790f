//! Opponents and exact solvers for any game that implements [`Position`](tabuleiro_rules::Position) and
//! [`Heuristic`](search::Heuristic). No Bevy, no I/O and no clocks: the caller hands out budgets of nodes or a clock.
//!
//! * [`search`]: Monte-Carlo tree search, alpha-beta search, and the strength levels;
//! * [`person`]: opponents below the best level, which err like people;
//! * [`solve`]: exact values of positions by proof-number search, alpha-beta, retrograde analysis and sums of games;
//! * [`TimedSearch`]: a search with a time limit, sliced by a clock of the caller.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod person;
pub mod search;
pub mod solve;
mod timed_search;

pub use timed_search::{Answer, TimedSearch, Wanted};
