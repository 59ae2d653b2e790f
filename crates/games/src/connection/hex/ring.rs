//! The six cells around a cell, as six bits once round: E, NE, NW, W, SW, SE on the lozenge of rows and columns.

use crate::connection::field::Rows;

/// Which of the six belong to the set.
#[inline]
pub(super) fn ring(set: &Rows<16>, cell: u16) -> u32 {
    let (row, column) = (usize::from(cell >> 5), u32::from(cell & 31));
    let (below, here, above) = (set[row - 1] >> column, set[row] >> (column - 1), set[row + 1] >> (column - 1));
    here >> 2 & 1 | above & 2 | (above & 1) << 2 | (here & 1) << 3 | (below & 1) << 4 | (below & 2) << 4
}

/// The same six bits, turned by `k`.
#[inline]
pub(super) const fn turn(ring: u32, k: u32) -> u32 {
    (ring << k | ring >> (6 - k)) & 63
}

/// How a cell's number changes from it to each of the six.
pub(super) const STEPS: [i16; 6] = [1, 32, 31, -1, -32, -31];

/// Whether a cell is *dead* between those stones, whatever comes: once the ring is full, each colour is one arc of it at
/// most, so that a stone in the middle joins nothing that was apart (Björnsson, Hayward, Johanson & van Rijswijck 2007).
#[inline]
pub(super) fn is_dead(first: u32, second: u32) -> bool {
    DEAD[first as usize] >> second & 1 != 0
}

/// For each ring of stones of one side, the rings of the other with which it is dead, one bit each.
static DEAD: [u64; 64] = {
    let mut dead = [0; 64];
    let mut first = 0;
    while first < 64 {
        let mut second = 0;
        while second < 64 {
            if first & second == 0 && one_arc_each(first, second) {
                dead[first as usize] |= 1 << second;
            }
            second += 1;
        }
        first += 1;
    }
    dead
};

/// Whether no way of filling the rest parts a colour into two arcs.
const fn one_arc_each(first: u32, second: u32) -> bool {
    let free = 63 & !(first | second);
    let mut more = free;
    loop {
        let full = first | more;
        if (full ^ turn(full, 1)).count_ones() > 2 {
            return false;
        }
        if more == 0 {
            return true;
        }
        more = (more - 1) & free;
    }
}
