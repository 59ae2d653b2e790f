//! The page for text: a field for actions and questions, answers as sentences, the board as a table. It contains the rules
//! of all games and no search. `web/text/page` downloads texts, lessons, puzzles, the computer's worker, and the program of
//! matches with another device (`web/wire`).

#![forbid(unsafe_code)]
#![cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, reason = "only the page calls the program; elsewhere it is compiled for its tests")
)]

mod class;
mod gallery;
mod link;
mod news;
#[cfg(target_family = "wasm")]
mod page;
mod told;

/// The program does nothing until `web/text/page/main.js` calls it.
fn main() {}
