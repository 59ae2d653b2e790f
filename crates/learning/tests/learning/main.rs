//! Tests of the lessons, puzzles and proved positions under `assets/games/`, for every game of the catalogue. Those of their
//! texts are in the test program `texts`, so that a changed text proves nothing again.

#[path = "../files/mod.rs"]
mod files;
mod judge;
mod law;
mod lessons;
mod library;
mod proved;
mod puzzles;
