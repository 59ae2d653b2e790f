//! Sowing games (mancala).

mod circuit;
pub mod copos;
pub mod kalah;
pub mod ouri;
