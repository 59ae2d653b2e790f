//! Cell numbers and sets of cells on hexagonal boards of any shape.

use crate::connection::field::Rows;

/// Rows of the largest board and one empty row on either side.
pub(super) const ROWS: usize = 16;
/// Cells of the largest board.
pub(super) const CELLS: usize = 14 * 14;

/// Returns the row and the column of a cell, counted from 1.
#[inline]
pub(super) const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

/// Returns whether the set contains the cell; any number is allowed.
#[inline]
pub(super) const fn holds(set: &Rows<ROWS>, cell: u16) -> bool {
    let (row, column) = split(cell);
    row < ROWS && set[row] >> column & 1 != 0
}

/// Iterates over the cells of a row of bits.
#[inline]
pub(super) fn cells_in(row: usize, mut bits: u32) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let column = bits.trailing_zeros();
        bits &= bits - 1;
        Some((row * 32) as u16 + column as u16)
    })
}
