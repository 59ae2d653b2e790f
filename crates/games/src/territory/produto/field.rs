//! Sets of the cells of a hexagon of hexagons: cell (c, n) of `docs/rulings.md`, 0.1, counted from 0, is bit 11 c + n.
//!
//! Steps off the end of a column lead to numbers of the next column that are outside the hexagon, so steps never wrap
//! if the result is intersected with the cells of the board.

use crate::square::Set;
use tabuleiro_rules::{Site, square_name};

/// The number of bits of a column: the length of the longest column on side 6.
pub(super) const STRIDE: u8 = 11;

/// The number of bits that all columns take.
pub(super) const CELLS: usize = 121;

/// The cells of the board, by its side.
pub(super) static ALL: [u128; 7] = {
    let mut table = [0; 7];
    let mut side = 1;
    while side < 7 {
        let last = 2 * (side - 1);
        let mut c = 0;
        while c <= last {
            let mut n = 0;
            while n <= last {
                if c < n + side && n < c + side {
                    table[side] |= 1 << (c * STRIDE as usize + n);
                }
                n += 1;
            }
            c += 1;
        }
        side += 1;
    }
    table
};

/// The site of a cell. Sites are numbered in the order of the cells, without gaps.
pub(super) fn site_of(all: u128, cell: u8) -> Site {
    Site((all & ((1 << (cell & 127)) - 1)).count_ones() as u16)
}

/// The cell with that name.
pub(super) fn cell_at(all: u128, name: &str) -> Option<u8> {
    all.cells().find(|cell| square_name(cell / STRIDE, cell % STRIDE) == name)
}

/// The group of the stone on the lowest cell.
#[inline]
fn first_group(stones: u128) -> u128 {
    const S: u32 = STRIDE as u32;
    let mut group = stones & stones.wrapping_neg();
    loop {
        let rise = group << 1 | group << S | group << (S + 1);
        let fall = group >> 1 | group >> S | group >> (S + 1);
        let grown = group | (rise | fall) & stones;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The two largest groups, the larger first; the empty set for a group that does not exist.
#[inline]
pub(super) fn largest(mut stones: u128) -> [u128; 2] {
    let mut found = [0; 2];
    let mut sizes = [0; 2];
    let mut left = stones.count_ones();
    // The remaining stones cannot contain a larger group than their number.
    while left > sizes[1] {
        let group = first_group(stones);
        let size = group.count_ones();
        stones &= !group;
        left -= size;
        if size > sizes[0] {
            (found, sizes) = ([group, found[0]], [size, sizes[0]]);
        } else if size > sizes[1] {
            (found[1], sizes[1]) = (group, size);
        }
    }
    found
}

/// The image of a cell under a symmetry of the hexagon: first a reflection if `k` ≥ 6, then `k` % 6 turns by 60°.
pub(super) fn image(side: u8, k: u8, cell: u8) -> u8 {
    let middle = i32::from(side) - 1;
    let (mut x, mut y) = (i32::from(cell / STRIDE) - middle, i32::from(cell % STRIDE) - middle);
    if k >= 6 {
        (x, y) = (y, x);
    }
    for _ in 0..k % 6 {
        // (1, 0) becomes (1, 1), and (0, 1) becomes (−1, 0).
        (x, y) = (x - y, x);
    }
    ((x + middle) * i32::from(STRIDE) + y + middle) as u8
}
