//! The forty-three games, each a file or folder in the folder of its family: the rules, and what searches know of them.
//!
//! Each game implements `Position`, `Game` and `Heuristic`. `tabuleiro_catalogue` lists the games and describes how to
//! add one.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod alignment;
mod bits;
pub mod blockade;
pub mod capture;
pub mod chess;
pub mod connection;
mod custody;
mod draw_counter;
mod goban;
mod groups;
mod in_a_row;
mod linear_eval;
mod openings;
mod pairs;
mod pattern_eval;
mod patterns;
pub mod sowing;
mod square;
mod swap_stage;
mod symmetry;
mod tables;
pub mod territory;
#[cfg(test)]
mod test_support;
mod unseen;
mod weights;

#[cfg(target_family = "wasm")]
pub use weights::provide_weights;
