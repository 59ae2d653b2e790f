//! The six neighbours of a cell as a mask of six bits, counter-clockwise: E, NE, NW, W, SW, SE.

use crate::connection::field::Rows;

/// Returns the neighbours of `cell` that belong to the set.
#[inline]
pub(super) fn ring(set: &Rows<16>, cell: u16) -> u32 {
    let (row, column) = (usize::from(cell >> 5), u32::from(cell & 31));
    let (below, here, above) = (set[row - 1] >> column, set[row] >> (column - 1), set[row + 1] >> (column - 1));
    here >> 2 & 1 | above & 2 | (above & 1) << 2 | (here & 1) << 3 | (below & 1) << 4 | (below & 2) << 4
}

/// Rotates the mask by `k` bits.
#[inline]
pub(super) const fn turn(ring: u32, k: u32) -> u32 {
    (ring << k | ring >> (6 - k)) & 63
}

/// The offset from a cell to each of its neighbours.
pub(super) const STEPS: [i16; 6] = [1, 32, 31, -1, -32, -31];

/// Returns whether a cell is *dead* between the neighbouring stones `first` and `second` of the two sides: however the
/// empty neighbours are filled, each colour forms at most one arc of the ring, so that a stone on the cell connects
/// nothing new (Björnsson, Hayward, Johanson & van Rijswijck 2007).
#[inline]
pub(super) fn is_dead(first: u32, second: u32) -> bool {
    DEAD[first as usize] >> second & 1 != 0
}

/// By the mask of one side's stones: the masks of the other side with which the cell is dead, one bit each.
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

/// Returns whether every way of filling the empty neighbours leaves each colour in one arc.
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
