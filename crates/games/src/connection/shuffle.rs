//! Shuffling cells no further than they are needed.

use tabuleiro_rules::{Rng, below};

/// Brings a random one of the cells from `at` on to `at` and returns it: one step of a shuffle.
#[inline]
pub(super) fn shuffle_step<R: Rng>(cells: &mut [u16], at: usize, rng: &mut R) -> u16 {
    let from = at + below(rng, (cells.len() - at) as u32) as usize;
    cells.swap(from, at);
    cells[at]
}
