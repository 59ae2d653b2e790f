//! Sets of cells of boards up to 12×12: ranks of sixteen bits, four in a word. Files 12 to 15 are always empty, so a
//! step over the side edge of the board reaches a cell without men.

use crate::bits::{Bits, nth};
use crate::square::Set;
use std::ops::{BitAnd, BitOr, Not};

/// The number of bits of a rank.
pub(super) const STRIDE: u8 = 16;

/// A set of cells; a cell is 16 × rank + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cells(pub(super) [u64; 3]);

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, o: Cells) -> Cells {
        Cells([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2]])
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, o: Cells) -> Cells {
        Cells([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2]])
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(self.0.map(|word| !word))
    }
}

impl Set for Cells {
    const EMPTY: Cells = Cells([0; 3]);

    #[inline]
    fn has(self, cell: u8) -> bool {
        self.0[usize::from(cell / 64) % 3] >> (cell % 64) & 1 == 1
    }

    #[inline]
    fn with(mut self, cell: u8) -> Cells {
        self.0[usize::from(cell / 64) % 3] |= 1 << (cell % 64);
        self
    }

    fn cells(self) -> impl Iterator<Item = u8> {
        let word = move |i: usize| Bits(self.0[i]).map(move |bit| i as u8 * 64 + bit);
        (0..3).flat_map(word)
    }

    #[inline]
    fn nth(self, mut n: u32) -> u8 {
        let mut i = 0;
        while i < 2 && n >= self.0[i].count_ones() {
            n -= self.0[i].count_ones();
            i += 1;
        }
        (i as u32 * 64 + u32::from(nth(self.0[i], n))) as u8
    }
}

impl Cells {
    /// The set of one cell.
    #[inline]
    pub(super) fn one(cell: u8) -> Cells {
        Cells::EMPTY.with(cell)
    }

    /// Returns whether the set has no cell.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Returns the number of cells.
    #[inline]
    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the set shifted by a difference of cells, from −63 to 63 and not 0.
    #[inline]
    pub(super) fn moved(self, by: i8) -> Cells {
        let [a, b, c] = self.0;
        let n = u32::from(by.unsigned_abs()) % 64;
        if by > 0 {
            Cells([a << n, b << n | a >> (64 - n), c << n | b >> (64 - n)])
        } else {
            Cells([a >> n | b << (64 - n), b >> n | c << (64 - n), c >> n])
        }
    }

    /// Returns the orthogonal neighbours of the cells.
    #[inline]
    pub(super) fn beside(self) -> Cells {
        self.moved(1) | self.moved(-1) | self.moved(STRIDE as i8) | self.moved(-(STRIDE as i8))
    }

    /// Returns the cell and the cells of the set that are orthogonally connected with it.
    #[inline]
    pub(super) fn group(self, cell: u8) -> Cells {
        let mut group = Cells::one(cell);
        loop {
            let grown = group | group.beside() & self;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// Returns three bits, lowest first: whether the set has the cells left of, on and right of `file` in a rank.
    #[inline]
    fn window(self, rank: u8, file: u8) -> usize {
        let row = self.0[usize::from(rank / 4) % 3] >> (rank % 4 * 16) & 0xffff;
        (row << 1 >> file & 7) as usize
    }

    /// Returns whether the orthogonal neighbours of a cell in the set are connected through the eight cells around it.
    /// Then the set stays connected without the cell.
    #[inline]
    pub(super) fn linked_around(self, cell: u8) -> bool {
        let (rank, file) = (cell / STRIDE, cell % STRIDE);
        let below = if rank == 0 { 0 } else { self.window(rank - 1, file) };
        let above = if rank == 11 { 0 } else { self.window(rank + 1, file) };
        let here = self.window(rank, file);
        let ring = below | (here & 1) << 3 | (here & 4) << 2 | above << 5;
        LINKED[ring]
    }
}

/// Whether the occupied orthogonal neighbours of a cell are connected in the ring of the eight cells around it, by the
/// occupied cells of the ring: bits 0 to 2 below, 3 left, 4 right, 5 to 7 above.
static LINKED: [bool; 256] = {
    // The ring in order, beginning with an orthogonal neighbour.
    const ROUND: [usize; 8] = [1, 2, 4, 7, 6, 5, 3, 0];
    let mut table = [false; 256];
    let mut ring = 0;
    while ring < 256 {
        // Counts each connected part of the ring at its first orthogonal neighbour.
        let mut stretches = 0;
        let mut i = 0;
        while i < 8 {
            let side = ring >> ROUND[i] & 1 == 1;
            let corner = ring >> ROUND[(i + 7) % 8] & 1 == 1;
            let before = ring >> ROUND[(i + 6) % 8] & 1 == 1;
            if side && !(corner && before) {
                stretches += 1;
            }
            i += 2;
        }
        table[ring] = stretches <= 1;
        ring += 1;
    }
    table
};
