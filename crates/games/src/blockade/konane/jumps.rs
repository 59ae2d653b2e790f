//! Jumps on an 8×8 bitboard.
//!
//! A jump goes two cells, so a man never leaves the colour of its cell: white men stand on cells of even file + rank,
//! black men on the others, and one word holds all men (`docs/rulings.md`, Konane, start).

use crate::square::{east, north, south, west};

/// The cells whose file and rank, counted from 1, have an even sum: those of White.
pub(super) const EVEN: u64 = 0xaa55_aa55_aa55_aa55;

/// The most men that one turn can capture: a leg is two cells, and at most seven lie ahead.
pub(super) const LEGS: usize = 3;

/// One step in direction `d`: east, north, west, south.
#[inline(always)]
const fn step(set: u64, d: usize) -> u64 {
    match d {
        0 => east(set),
        1 => north(set),
        2 => west(set),
        _ => south(set),
    }
}

/// The cells where men of `own` land after one jump in direction `d`.
#[inline(always)]
pub(super) const fn landings(own: u64, opp: u64, empty: u64, d: usize) -> u64 {
    step(step(own, d) & opp, d) & empty
}

/// Whether any man of `own` can jump.
#[inline]
pub(super) fn any(own: u64, opp: u64, empty: u64) -> bool {
    (0..4).any(|d| landings(own, opp, empty, d) != 0)
}

/// The landings by direction and number of legs less one. The landing determines the man, so each bit is one action.
#[inline]
pub(super) fn all(own: u64, opp: u64, empty: u64) -> [[u64; LEGS]; 4] {
    let mut sets = [[0; LEGS]; 4];
    for (d, legs) in sets.iter_mut().enumerate() {
        let mut men = own;
        for set in legs {
            men = landings(men, opp, empty, d);
            *set = men;
            if men == 0 {
                break;
            }
        }
    }
    sets
}

/// The cell from which a man lands on `to` after `legs` jumps in direction `d`.
pub(super) const fn jumper(to: u8, d: usize, legs: usize) -> u8 {
    let way = 2 * legs as u8;
    match d {
        0 => to.wrapping_sub(way),
        1 => to.wrapping_sub(8 * way),
        2 => to.wrapping_add(way),
        _ => to.wrapping_add(8 * way),
    }
}

/// The step towards `to` as a difference of cells, and the number of jumps from `from` to `to`; (0, 0) if the cells are
/// not on one rank or file.
pub(super) const fn legs(from: u8, to: u8) -> (i8, u8) {
    let (files, ranks) = ((to % 8) as i8 - (from % 8) as i8, (to / 8) as i8 - (from / 8) as i8);
    match (files, ranks) {
        (0, 0) => (0, 0),
        (_, 0) => (files.signum(), files.unsigned_abs() / 2),
        (0, _) => (8 * ranks.signum(), ranks.unsigned_abs() / 2),
        _ => (0, 0),
    }
}
