//! A lazy Fisher-Yates shuffle.

use tabuleiro_rules::{Rng, below};

/// Performs one step of a shuffle: swaps a random cell of `cells[at..]` to index `at` and returns it.
#[inline]
pub(super) fn shuffle_step<R: Rng>(cells: &mut [u16], at: usize, rng: &mut R) -> u16 {
    let from = at + below(rng, (cells.len() - at) as u32) as usize;
    cells.swap(from, at);
    cells[at]
}
