//! Sets of cells as bits, and steps on the 8×8 bitboard: bit rank × 8 + file, a1 lowest.

use crate::bits::{Bits, each, nth, nth_of};

/// A set of cells, numbered from 0.
pub(crate) trait Set: Copy {
    /// No cell.
    const EMPTY: Self;

    /// Whether the set contains the cell.
    fn has(self, cell: u8) -> bool;

    /// The set with the cell added.
    #[must_use]
    fn with(self, cell: u8) -> Self;

    /// The cells in rising order.
    fn cells(self) -> impl Iterator<Item = u8>;

    /// The cell that has `n` cells of the set below it; an unspecified cell if there are too few.
    fn nth(self, n: u32) -> u8;

    /// The images of all cells under a map of cells.
    #[must_use]
    #[inline]
    fn image(self, map: impl Fn(u8) -> u8) -> Self {
        self.cells().fold(Self::EMPTY, |set, cell| set.with(map(cell)))
    }
}

impl Set for u64 {
    const EMPTY: u64 = 0;

    #[inline(always)]
    fn has(self, cell: u8) -> bool {
        self >> (cell & 63) & 1 == 1
    }

    #[inline(always)]
    fn with(self, cell: u8) -> u64 {
        self | 1 << (cell & 63)
    }

    #[inline(always)]
    fn cells(self) -> impl Iterator<Item = u8> {
        Bits(self)
    }

    #[inline(always)]
    fn nth(self, n: u32) -> u8 {
        nth(self, n)
    }
}

impl Set for u128 {
    const EMPTY: u128 = 0;

    #[inline(always)]
    fn has(self, cell: u8) -> bool {
        self >> (cell & 127) & 1 == 1
    }

    #[inline(always)]
    fn with(self, cell: u8) -> u128 {
        self | 1 << (cell & 127)
    }

    #[inline(always)]
    fn cells(self) -> impl Iterator<Item = u8> {
        each(self)
    }

    #[inline(always)]
    fn nth(self, n: u32) -> u8 {
        nth_of(self, n)
    }
}

pub(crate) const RANK_1: u64 = 0xff;
pub(crate) const RANK_8: u64 = RANK_1 << 56;
pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;
pub(crate) const NOT_A: u64 = !FILE_A;
pub(crate) const NOT_H: u64 = !FILE_H;

/// The cells of a square board with `size` ≤ 8 cells a side in the lower left corner of the bitboard.
#[inline(always)]
pub(crate) const fn board(size: u8) -> u64 {
    static BOARDS: [u64; 9] = {
        let mut table = [0; 9];
        let mut size = 1;
        while size <= 8 {
            let mut rank = 0;
            while rank < size {
                table[size] |= (RANK_1 >> (8 - size)) << (8 * rank);
                rank += 1;
            }
            size += 1;
        }
        table
    };
    BOARDS[size as usize]
}

/// The cells one step towards rank 8.
#[inline(always)]
pub(crate) const fn north(set: u64) -> u64 {
    set << 8
}

/// The cells one step towards file h.
#[inline(always)]
pub(crate) const fn east(set: u64) -> u64 {
    set << 1 & NOT_A
}

/// The cells one step towards rank 1.
#[inline(always)]
pub(crate) const fn south(set: u64) -> u64 {
    set >> 8
}

/// The cells one step towards file a.
#[inline(always)]
pub(crate) const fn west(set: u64) -> u64 {
    set >> 1 & NOT_H
}

/// The cells that share an edge with a cell of the set.
#[inline(always)]
pub(crate) const fn orthogonal(set: u64) -> u64 {
    north(set) | east(set) | south(set) | west(set)
}

/// The cells of the set and those that share an edge or a corner with one of them.
#[inline(always)]
pub(crate) const fn around(set: u64) -> u64 {
    let row = set | east(set) | west(set);
    row | north(row) | south(row)
}

/// The cells that share an edge or a corner with the cell.
const fn neighbours(cell: u8) -> u64 {
    around(1 << cell) & !(1 << cell)
}

/// [`neighbours`] of each cell.
pub(crate) static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        table[cell as usize] = neighbours(cell);
        cell += 1;
    }
    table
};

/// The cells of `open` that are connected along edges, within `open`, with a cell of `seed` that is in `open`.
#[inline]
pub(crate) fn flood(seed: u64, open: u64) -> u64 {
    let mut reached = seed & open;
    loop {
        let wider = reached | orthogonal(reached) & open;
        if wider == reached {
            return reached;
        }
        reached = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_do_not_wrap_round_the_edges_of_the_board() {
        for cell in 0..64u8 {
            let (file, rank) = (cell % 8, cell / 8);
            let near = |other: &u8| {
                let (files, ranks) = (file.abs_diff(other % 8), rank.abs_diff(other / 8));
                (files.max(ranks) == 1, files + ranks == 1)
            };
            let beside = (0..64).filter(|other| near(other).1).fold(0, u64::with);
            let king = (0..64).filter(|other| near(other).0).fold(0, u64::with);
            assert_eq!((orthogonal(1 << cell), neighbours(cell)), (beside, king), "{cell}");
        }
    }

    #[test]
    fn a_flood_fills_the_connected_open_cells() {
        let walls = RANK_1 << 24 & NOT_H | FILE_A << 3;
        assert_eq!(flood(1, !walls), board(3));
        assert_eq!(flood(1 << 7, !walls), !walls & !(FILE_A | FILE_A << 1 | FILE_A << 2));
        assert_eq!(flood(1 << 3, !walls), 0);
    }

    #[test]
    fn boards_lie_in_the_corner_of_a1() {
        assert_eq!([0, 1, 2, 8].map(board), [0, 1, 0x303, !0]);
    }
}
