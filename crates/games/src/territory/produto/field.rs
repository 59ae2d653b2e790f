//! A hexagon of hexagons as bits: cell (c, n) of `docs/rulings.md`, 0.1, counted from 0, is bit 11 c + n.
//!
//! A step up from the last number of a column would lead into the next column, but the corners that a hexagon has not
//! lie exactly there: a set that is cut down to cells of the board after every step never leaks.

use crate::bits::each;
use tabuleiro_rules::{Site, square_name};

/// Bits of a column: the longest column of side 6.
pub(super) const STRIDE: u8 = 11;

/// One more than the greatest number of a cell.
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

/// The board's sites are numbered as the cells are, without the gaps.
pub(super) fn site_of(all: u128, cell: u8) -> Site {
    Site((all & ((1 << (cell & 127)) - 1)).count_ones() as u16)
}

/// The cell of that name.
pub(super) fn cell_at(all: u128, name: &str) -> Option<u8> {
    each(all).find(|cell| square_name(cell / STRIDE, cell % STRIDE) == name)
}

/// The cells of `stones` that hang together with the lowest of them.
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

/// The two largest groups, the larger first; 0 where there is none.
#[inline]
pub(super) fn largest(mut stones: u128) -> [u128; 2] {
    let mut found = [0; 2];
    let mut sizes = [0; 2];
    let mut left = stones.count_ones();
    // A group of what is left cannot be larger than all of it.
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

/// A cell seen through one of the twelve symmetries of the hexagon: `k` % 6 turns by 60°, from 6 up also a reflection.
pub(super) fn mapped(side: u8, k: u8, cell: u8) -> u8 {
    let middle = i32::from(side) - 1;
    let (mut x, mut y) = (i32::from(cell / STRIDE) - middle, i32::from(cell % STRIDE) - middle);
    if k >= 6 {
        (x, y) = (y, x);
    }
    for _ in 0..k % 6 {
        // One column on becomes one step up the slope, one number up becomes one column back.
        (x, y) = (x - y, x);
    }
    ((x + middle) * i32::from(STRIDE) + y + middle) as u8
}
