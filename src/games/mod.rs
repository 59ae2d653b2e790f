//! The games. One file each, in the folder of its family; [`GameId`] is the closed list of them all (C7).
//!
//! Adding a game: write `games/<family>/<id>.rs` implementing [`crate::rules::Position`], [`crate::rules::Game`] and
//! [`crate::search::Heuristic`]; add its line to `catalogue.rs` and its folder to `assets/games/`. The compiler and the
//! tests name whatever is missing.

mod any;
mod catalogue;

mod alignment;
mod blockade;
mod capture;
mod chess;
mod connection;
#[cfg(test)]
mod forced;
mod quiet;
mod sowing;
mod territory;

pub use any::{AnyPosition, Offer};
pub use catalogue::{GameId, Visitor};
