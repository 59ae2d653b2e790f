//! The forty-three games, each a file or folder in the folder of its family. [`GameId`] lists them, [`AnyPosition`] is
//! an object-safe trait for positions of any game, and [`mod@matches`] has matches and their records.
//!
//! How to add a game: [`adding_a_game`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[doc = include_str!("adding_a_game.md")]
pub mod adding_a_game {}

mod any;
mod bits;
mod book;
mod catalogue;

mod alignment;
mod blockade;
mod capture;
mod chess;
mod connection;
mod custody;
mod draw_counter;
mod goban;
mod groups;
mod in_a_row;
mod linear_eval;
pub mod matches;
mod pairs;
mod pattern_eval;
mod patterns;
mod persons;
mod sowing;
mod square;
mod swap_stage;
mod symmetry;
mod territory;
#[cfg(test)]
mod test_support;
mod unseen;
mod weights;

pub use any::{AnyPosition, Offer};
pub use catalogue::{GameId, Visitor};
#[cfg(target_family = "wasm")]
pub use weights::provide_weights;
