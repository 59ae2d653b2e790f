//! The board of Kharbaga: 41 points in words of 64 bits, numbered rank by rank.
//!
//! Rows of five crossings (odd ranks) and of four centres (even ranks) alternate, so that steps in one direction are
//! the same shift everywhere: 5 to north-east, 4 to north-west, and between crossings 9 to the north and 1 to the east.

use crate::tables::table;

/// The number of points.
pub(super) const POINTS: u8 = 41;
/// All points.
pub(super) const ALL: u64 = (1 << POINTS) - 1;
/// Rank 9 and rank 1, where men of the first and of the second side are crowned.
pub(super) const FAR: [u64; 2] = [0b1_1111 << 36, 0b1_1111];

/// Shifts to the east, north-west, north-east and north; the opposite directions follow in the same order.
const SHIFTS: [u32; 4] = [1, 4, 5, 9];
/// The directions in which men of each side step: north-west, north-east, north, or their opposites.
pub(super) const FORWARD: [[usize; 3]; 2] = [[1, 2, 3], [5, 6, 7]];

/// The points with a neighbour in each direction.
static OPEN: [u64; 8] = open();
table! {
    /// All points of the line that leads from each point in each direction, to the edge.
    pub(super) static RAYS: [[u64; 41]; 8] = rays();
}
table! {
    /// The points between two points of one line; none for points that share no line.
    pub(super) static BETWEEN: [[u64; 41]; 41] = between();
}

const fn open() -> [u64; 8] {
    let mut open = [0; 8];
    let mut p = 0;
    while p < 41 {
        let (column, bit) = (p % 9, 1u64 << p);
        let crossing = column < 5;
        if crossing && column < 4 {
            open[0] |= bit;
        }
        if p < 36 {
            if !crossing || column > 0 {
                open[1] |= bit;
            }
            if !crossing || column < 4 {
                open[2] |= bit;
            }
            if crossing {
                open[3] |= bit;
            }
        }
        p += 1;
    }
    let mut d = 0;
    while d < 4 {
        open[d + 4] = open[d] << SHIFTS[d];
        d += 1;
    }
    open
}

const fn shifted(open: &[u64; 8], set: u64, d: usize) -> u64 {
    if d < 4 { (set & open[d]) << SHIFTS[d] } else { (set & open[d]) >> SHIFTS[d - 4] }
}

const fn rays() -> [[u64; 41]; 8] {
    let open = open();
    let mut rays = [[0; 41]; 8];
    let mut d = 0;
    while d < 8 {
        let mut p = 0;
        while p < 41 {
            let mut at = shifted(&open, 1 << p, d);
            while at != 0 {
                rays[d][p] |= at;
                at = shifted(&open, at, d);
            }
            p += 1;
        }
        d += 1;
    }
    rays
}

const fn between() -> [[u64; 41]; 41] {
    let rays = rays();
    let mut table = [[0; 41]; 41];
    let mut d = 0;
    while d < 8 {
        let mut a = 0;
        while a < 41 {
            let mut b = 0;
            while b < 41 {
                if rays[d][a] >> b & 1 == 1 {
                    table[a][b] = rays[d][a] & rays[(d + 4) % 8][b];
                }
                b += 1;
            }
            a += 1;
        }
        d += 1;
    }
    table
}

/// Returns the points one step from the set in direction `d`.
#[inline(always)]
pub(super) fn step(set: u64, d: usize) -> u64 {
    if d < 4 { (set & OPEN[d]) << SHIFTS[d] } else { (set & OPEN[d]) >> SHIFTS[d - 4] }
}

/// Returns the first point of a set of points of one line in direction `d`, as a set; 0 if the set is empty.
#[inline(always)]
pub(super) fn nearest(set: u64, d: usize) -> u64 {
    match set {
        0 => 0,
        _ if d < 4 => set & set.wrapping_neg(),
        _ => 1 << set.ilog2(),
    }
}

/// Returns the free points from `at` in direction `d` up to the first occupied one.
#[inline(always)]
pub(super) fn run(at: u8, d: usize, occupied: u64) -> u64 {
    let ray = RAYS[d][usize::from(at)];
    match nearest(ray & occupied, d) {
        0 => ray,
        wall => ray & !wall & !RAYS[d][wall.trailing_zeros() as usize],
    }
}

/// Returns file and rank of a point on the 9×9 grid, counted from 0.
pub(super) const fn place(point: u8) -> (u8, u8) {
    let (row, column) = (point / 9, point % 9);
    if column < 5 { (2 * column, 2 * row) } else { (2 * column - 9, 2 * row + 1) }
}

/// Returns the point on that file and rank, if there is one.
pub(super) fn point_at(file: u8, rank: u8) -> Option<u8> {
    (0..POINTS).find(|&p| place(p) == (file, rank))
}

/// Returns the image of a point with left and right exchanged.
pub(super) const fn mirrored(point: u8) -> u8 {
    let column = point % 9;
    point - column + if column < 5 { 4 - column } else { 13 - column }
}
