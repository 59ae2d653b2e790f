//! Sentences that tell a match of any game to someone who does not see the board: where something stands, a row, a ray, a
//! chain, what an action did, what is legal, how the match stands. They come from the board, the effects and the games' own
//! words ([`Note`](tabuleiro_rules::Note)), in the language of [`Texts`](tabuleiro_words::Texts), and serve the page, the
//! desktop and the text table alike.
//!
//! A [`Narrator`] tells; a [`Layout`] is the geometry of a board as rows, columns, neighbours and edges. The messages are in
//! `assets/locale/LANGUAGE/narration.ftl`, those of notes in the texts of the game.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod actions;
mod chains;
mod compass;
mod contents;
mod edges;
mod happened;
mod layout;
mod narrator;
mod places;
mod standing;

pub use compass::Compass;
pub use contents::Contents;
pub use edges::Edge;
pub use layout::{Grid, Layout};
pub use narrator::{Length, Narrator};
