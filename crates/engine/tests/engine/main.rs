//! What holds for every search and solver, tested on a small game of its own and on the games of the catalogue.

mod exact;
mod search;
mod solve;
mod sums;
