//! Opponents: resumable searches over any game of the catalogue. No Bevy, no I/O, no clocks: the caller hands out
//! budgets of nodes and asks again.

mod heuristic;

pub use heuristic::{Heuristic, Method};
