//! Jumps on one bitboard with a stride of eight whatever the size.
//!
//! A jump goes two cells, so a man never leaves the colour of its cell: white men stand on cells of even file + rank,
//! black men on the others, and one word says everything (`docs/rulings.md`, Konane, start).

/// Cells whose file and rank, counted from 1, have an even sum: those of White.
pub(super) const EVEN: u64 = 0xaa55_aa55_aa55_aa55;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The most men one turn can take: seven cells ahead, two a leg.
pub(super) const LEGS: usize = 3;

/// One step in direction `d`: east, north, west, south.
#[inline(always)]
const fn step(set: u64, d: usize) -> u64 {
    match d {
        0 => (set << 1) & NOT_A,
        1 => set << 8,
        2 => (set >> 1) & NOT_H,
        _ => set >> 8,
    }
}

/// Where men of `own` land after one more jump in direction `d`.
#[inline(always)]
pub(super) const fn landings(own: u64, opp: u64, empty: u64, d: usize) -> u64 {
    step(step(own, d) & opp, d) & empty
}

/// Whether some man of `own` can jump.
#[inline]
pub(super) fn any(own: u64, opp: u64, empty: u64) -> bool {
    (0..4).any(|d| landings(own, opp, empty, d) != 0)
}

/// Landings by direction and number of legs; a landing names its man, so each bit is one action.
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

/// The cells beside a set.
pub(super) const fn beside(set: u64) -> u64 {
    step(set, 0) | step(set, 1) | step(set, 2) | step(set, 3)
}

/// The man that lands on `to` after so many legs in direction `d`.
pub(super) const fn jumper(to: u8, d: usize, legs: usize) -> u8 {
    let way = 2 * legs as u8;
    match d {
        0 => to.wrapping_sub(way),
        1 => to.wrapping_sub(8 * way),
        2 => to.wrapping_add(way),
        _ => to.wrapping_add(8 * way),
    }
}

/// Cells from `from` to `to` in a straight line, two by two: how far apart, in which direction. A direction of 0 where
/// they are not in line.
pub(super) const fn legs(from: u8, to: u8) -> (i8, u8) {
    let (files, ranks) = ((to % 8) as i8 - (from % 8) as i8, (to / 8) as i8 - (from / 8) as i8);
    match (files, ranks) {
        (0, 0) => (0, 0),
        (_, 0) => (files.signum(), files.unsigned_abs() / 2),
        (0, _) => (8 * ranks.signum(), ranks.unsigned_abs() / 2),
        _ => (0, 0),
    }
}
