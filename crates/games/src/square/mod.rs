//! Boards of squares: sets of cells as bits ([`Set`]), steps and floods on 8×8 bitboards, and how the cells of a
//! rectangle are numbered, named, mirrored, shown, read and written ([`Grid`]).

mod action;
mod grid;
mod set;
mod stones;

pub(crate) use action::grid_actions;
pub use action::{Place, SlideOrPass, Step};
pub(crate) use grid::{DIAGONALS, Grid, read_side};
pub(crate) use set::{
    FILE_A, FILE_H, NEIGHBOURS, NOT_A, NOT_H, RANK_1, RANK_8, Set, around, board, east, flood, north, orthogonal,
    south, west,
};
pub(crate) use stones::{object_of_men, pieces_of_men, read_men, read_some_men};
