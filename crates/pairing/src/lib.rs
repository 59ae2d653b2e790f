//! Who meets whom in the rounds of a class or a championship, who stands where, and the report of a tournament in FIDE's
//! format. Pure functions: the same entrants, results, wishes and seed lead to the same round.
//!
//! In the order of dependence: an [`Entrant`], a [`Pair`] and a [`Round`]; the [`History`] of a section; the perfect
//! matching of the least cost (`matching`); the three ways to pair, [`swiss`], [`free`] and [`round_robin`]; one [`Reason`]
//! for each pair ([`why`]); the [`standings`] with their tie-breaks; the [`trf`] report.
//!
//! The Swiss system here is not FIDE's Dutch system: it asks for the matching that is best for the whole round, not for the
//! one that a series of brackets leads to.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod free;
mod history;
mod matching;
mod round;
pub mod round_robin;
pub mod standings;
pub mod swiss;
#[cfg(test)]
mod test_support;
pub mod trf;
pub mod why;
mod wishes;

pub use history::History;
pub use round::{Entrant, Outcome, Pair, Round, RoundError};
pub use why::Reason;
pub use wishes::Wishes;
