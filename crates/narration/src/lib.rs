//! Sentences that tell a match of any game to someone who does not see the board: where something stands, a row, a ray, a
//! chain, what an action did, what is legal, how the match stands. They come from the board, the effects and the games' own
//! words ([`Note`](tabuleiro_rules::Note)), in the language of [`Texts`](tabuleiro_words::Texts), and serve the page, the
//! desktop and the text table alike.
//!
//! A [`Narrator`] tells; a [`Layout`] is the geometry of a board as rows, columns, neighbours and edges.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod layout;
mod narrator;

pub use layout::{Compass, Layout};
pub use narrator::{Length, Narrator};
