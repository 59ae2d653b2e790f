//! Sets of points of a 9×9 board as words of 128 bits.
//!
//! Rows have a stride of ten and an empty row precedes the first, so that a shift in any of the eight directions
//! reaches an empty column or row at the edge and never wraps around.

use crate::symmetry::turned_cell;
use tabuleiro_rules::{Rng, below};

/// Points of one board.
pub(super) type Set = u128;
/// Side of a board.
pub(super) const SIDE: u8 = 9;
/// Points of a board.
pub(super) const POINTS: u8 = SIDE * SIDE;

const STRIDE: u8 = 10;
const MARGIN: u8 = 11;

/// The offsets along rank, diagonal, file and other diagonal.
pub(super) const AXES: [u32; 4] = [1, 9, 10, 11];
/// The offsets to the eight neighbours, ascending.
pub(super) const NEIGHBOURS: [i8; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

/// Every point.
pub(super) const ALL: Set = all();

const fn all() -> Set {
    let mut set = 0;
    let mut point = 0;
    while point < POINTS {
        set |= bit(bit_of(point));
        point += 1;
    }
    set
}

/// Returns the bit of a point counted rank by rank from a1.
pub(super) const fn bit_of(point: u8) -> u8 {
    point / SIDE * STRIDE + point % SIDE + MARGIN
}

/// Returns the point of a bit.
pub(super) const fn point_of(bit: u8) -> u8 {
    let at = bit - MARGIN;
    at / STRIDE * SIDE + at % STRIDE
}

/// The bits of all points.
static BITS: [u8; POINTS as usize] = bits();

const fn bits() -> [u8; POINTS as usize] {
    let mut table = [0; POINTS as usize];
    let mut point = 0;
    while point < POINTS {
        table[point as usize] = bit_of(point);
        point += 1;
    }
    table
}

/// Returns the set of one point.
#[inline]
pub(super) const fn bit(at: u8) -> Set {
    1 << at
}

/// Iterates over the points of a set, ascending.
pub(super) fn members(mut set: Set) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        next
    })
}

/// Returns whether four or more points are in line.
#[inline]
pub(super) fn has_line(set: Set) -> bool {
    let four = |axis: u32| {
        let pairs = set & set >> axis;
        pairs & pairs >> (2 * axis)
    };
    four(AXES[0]) | four(AXES[1]) | four(AXES[2]) | four(AXES[3]) != 0
}

/// Returns the points that belong to a line of four or more.
pub(super) fn lines(set: Set) -> Set {
    AXES.into_iter().fold(0, |all, axis| {
        let pairs = set & set >> axis;
        let four = pairs & pairs >> (2 * axis);
        let two = four | four << axis;
        all | two | two << (2 * axis)
    })
}

/// Returns the set with all its neighbours.
#[inline]
pub(super) fn grown(set: Set) -> Set {
    let wide = set | set << 1 | set >> 1;
    (wide | wide << STRIDE | wide >> STRIDE) & ALL
}

/// Returns a neighbour of a point by its index in [`NEIGHBOURS`]; outside the board, the bit is that of no point.
#[inline]
pub(super) fn neighbour(at: u8, n: usize) -> u8 {
    at.wrapping_add_signed(NEIGHBOURS[n])
}

/// Returns the neighbours of a point.
pub(super) fn around(at: u8) -> Set {
    grown(bit(at)) & !bit(at)
}

/// Returns a random point of the set. `count` is the size of the set, not 0.
#[inline]
pub(super) fn draw<R: Rng>(rng: &mut R, set: Set, count: u32) -> u8 {
    if count > 16 {
        // Rejection is fast where many points are in the set.
        loop {
            let at = BITS[below(rng, u32::from(POINTS)) as usize];
            if set & bit(at) != 0 {
                return at;
            }
        }
    }
    nth(set, below(rng, count))
}

/// Returns the `n`-th point of a set that has more than `n`.
#[inline]
fn nth(set: Set, mut n: u32) -> u8 {
    let low = set as u64;
    let below = low.count_ones();
    let (mut word, base) = if n < below {
        (low, 0)
    } else {
        n -= below;
        ((set >> 64) as u64, 64)
    };
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    base + word.trailing_zeros() as u8
}

/// Returns the image of a point under symmetry `k` of the square, numbered as in [`crate::symmetry::seen`].
pub(super) const fn turned(k: u8, at: u8) -> u8 {
    bit_of(turned_cell(k, SIDE, point_of(at)))
}
