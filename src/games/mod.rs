//! The games. One file each, in the folder of its family; [`GameId`] is the closed list of them all (C7).
//!
//! How to add one: [`adding_a_game`].

#[doc = include_str!("adding_a_game.md")]
pub mod adding_a_game {}

mod any;
mod bits;
mod catalogue;
#[cfg(test)]
mod exact;

mod alignment;
mod blockade;
mod capture;
mod chess;
mod connection;
mod counted;
mod custody;
#[cfg(test)]
mod forced;
mod goban;
mod groups;
mod in_a_row;
mod learnt;
mod patterns;
mod quiet;
mod sowing;
mod symmetry;
mod territory;
#[cfg(test)]
mod trial;

pub use any::{AnyPosition, Offer};
pub use catalogue::{GameId, Visitor};
