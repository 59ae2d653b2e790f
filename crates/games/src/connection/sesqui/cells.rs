//! Numbers of cells and sets of them, on boards of hexagons of any shape.

use crate::connection::field::Rows;

/// Rows of a board: 14 at most, and one of edge on either hand.
pub(super) const ROWS: usize = 16;
/// Cells of the largest board.
pub(super) const CELLS: usize = 14 * 14;

/// Row and column, counted from 1.
#[inline]
pub(super) const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

#[inline]
pub(super) const fn holds(set: &Rows<ROWS>, cell: u16) -> bool {
    let (row, column) = split(cell);
    row < ROWS && set[row] >> column & 1 != 0
}

/// The cells of a row of bits.
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
