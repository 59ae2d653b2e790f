//! The catalogue of the forty-three games. [`GameId`] lists them, [`AnyPosition`] is an object-safe trait for positions
//! of any game, and [`mod@matches`] has matches and their records.
//!
//! The rules are in `tabuleiro_games`. With the feature `search`, which is on by default, this crate compiles every search
//! and every solver for each of them, so that no other crate has to. Without it positions can only be played, and
//! the compiled program is smaller. How to add a game: [`adding_a_game`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[doc = include_str!("adding_a_game.md")]
pub mod adding_a_game {}

mod any;
#[cfg(feature = "search")]
mod book;
mod catalogue;
mod gesture;
pub mod matches;
#[cfg(feature = "search")]
mod persons;

#[cfg(feature = "search")]
pub use any::SearchablePosition;
pub use any::{AnyPosition, Offer};
pub use catalogue::{GameId, Visitor};
pub use gesture::{Gesture, TapResult, site_of, sites_of};
#[cfg(target_family = "wasm")]
pub use tabuleiro_games::provide_weights;
