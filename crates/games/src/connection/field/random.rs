//! Random actions and playouts.

use super::{Action, Field, split};
use crate::bits::{Bits, nth_in_rows};
use tabuleiro_rules::{Rng, below};

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// Returns a legal action, each with the same probability. The field must not be full.
    #[inline]
    pub(crate) fn sample<R: Rng>(&self, rng: &mut R) -> Action {
        if self.may_swap() && below(rng, u32::from(*self.left) + 1) == 0 {
            return Action::Swap;
        }
        Action::Place(self.draw(rng))
    }

    /// Returns a random empty cell: by rejection, after twelve failures by counting.
    #[inline]
    fn draw<R: Rng>(&self, rng: &mut R) -> u16 {
        let side = u64::from(self.side);
        for _ in 0..12 {
            let word = rng.next_u64();
            let row = ((word >> 32) * side) >> 32;
            let column = ((word & 0xffff_ffff) * side) >> 32;
            let cell = (row * 32 + column + 33) as u16;
            if self.is_empty(cell) {
                return cell;
            }
        }
        nth_in_rows(|row| self.empty_in(row), below(rng, u32::from(*self.left)))
    }

    /// Writes the empty cells to `list`, row by row, and returns their number. `list` must have room for every cell.
    pub(crate) fn list_empty(&self, list: &mut [u16]) -> usize {
        let mut count = 0;
        for row in 1..=usize::from(self.side) {
            for column in Bits(self.empty_in(row).into()) {
                list[count] = (row * 32) as u16 + u16::from(column);
                count += 1;
            }
        }
        count
    }

    /// Places stones of both sides in turn on the cells of `order`. Returns `false` and leaves the field unchanged if a
    /// side connects its edges on the way. Cheaper than placing stone by stone where that seldom happens.
    #[inline]
    pub(crate) fn put_all(&mut self, order: &[u16]) -> bool {
        let before = *self;
        for &cell in order {
            let (row, column) = split(cell);
            self.stones[self.mover.index()][row] |= 1 << column;
            self.mover = self.mover.other();
        }
        *self.left -= order.len() as u16;
        self.connect();
        let quiet = self.winner.is_none();
        if !quiet {
            *self = before;
        }
        quiet
    }
}
