//! The 7×7 points of Fang as words of 49 bits (rank × 7 + file), and the squares that four men can form.

use crate::bits::{Bits, nth};
use tabuleiro_rules::{Rng, below};

/// Points along a side.
pub(super) const SIDE: u8 = 7;
/// All points.
const ALL: u64 = (1 << 49) - 1;
/// d4.
pub(super) const CENTRE: u8 = 24;
/// c3, e3, c5 and e5, which the option joins to d4.
const AROUND: u64 = 1 << 16 | 1 << 18 | 1 << 30 | 1 << 32;
const FILE_A: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;

/// Squares of one size and orientation: the points that can be the lowest corner (the left one of two), and the
/// differences of the other corners from it.
#[derive(Clone, Copy)]
struct Form {
    anchors: u64,
    by: [u32; 3],
}

/// The number of forms with sides along the lines of the board; they are the first entries of [`FORMS`].
const STRAIGHT: usize = 6;
static FORMS: [Form; 21] = forms();

const fn forms() -> [Form; 21] {
    let mut forms = [Form { anchors: 0, by: [0; 3] }; 21];
    let (mut i, mut dy) = (0, 0);
    while dy < 6 {
        // The sides at the lowest corner are the vectors (dx, dy) and (−dy, dx).
        let mut dx = 1;
        while dx + dy <= 6 {
            let mut point = 0;
            while point < 49 {
                let (f, r) = (point % 7, point / 7);
                if f + dx < 7 && f >= dy && r + dx + dy < 7 {
                    forms[i].anchors |= 1 << point;
                }
                point += 1;
            }
            forms[i].by = [7 * dy + dx, 7 * dx - dy, 7 * (dx + dy) + dx - dy];
            i += 1;
            dx += 1;
        }
        dy += 1;
    }
    forms
}

/// Returns the forms that count as squares.
fn forms_of(tilted: bool) -> &'static [Form] {
    if tilted { &FORMS } else { &FORMS[..STRAIGHT] }
}

impl Form {
    /// Returns the lowest corners of the squares of this form that the men form.
    #[inline]
    fn made(&self, men: u64) -> u64 {
        self.anchors & men & men >> self.by[0] & men >> self.by[1] & men >> self.by[2]
    }
}

/// Returns the men that are corners of a square formed by `men`.
#[inline]
pub(super) fn squared(men: u64, tilted: bool) -> u64 {
    forms_of(tilted).iter().fold(0, |set, form| {
        let made = form.made(men);
        set | made | made << form.by[0] | made << form.by[1] | made << form.by[2]
    })
}

/// Returns the number of squares that the men form.
pub(super) fn count(men: u64, tilted: bool) -> u32 {
    forms_of(tilted).iter().map(|form| form.made(men).count_ones()).sum()
}

/// Returns the corners of the squares that the men form, those without tilt first and of these the smaller ones first.
pub(super) fn corners(men: u64, tilted: bool) -> impl Iterator<Item = [u8; 4]> {
    forms_of(tilted).iter().flat_map(move |form| {
        Bits(form.made(men)).map(|p| [p, p + form.by[0] as u8, p + form.by[1] as u8, p + form.by[2] as u8])
    })
}

/// Returns the points one step from the men, by direction: north, east, south, west.
#[inline]
pub(super) fn steps(men: u64) -> [u64; 4] {
    [men << 7 & ALL, men << 1 & ALL & !FILE_A, men >> 7, (men & !FILE_A) >> 1]
}

/// Returns the origin of a step to `to` in a direction of [`steps`].
#[inline]
pub(super) fn origin(direction: usize, to: u8) -> u8 {
    match direction {
        0 => to - 7,
        1 => to - 1,
        2 => to + 7,
        _ => to + 1,
    }
}

/// Returns the points adjacent to the men; with `centre8` d4 has eight neighbours.
#[inline]
pub(super) fn beside(men: u64, centre8: bool) -> u64 {
    let mut set = steps(men).into_iter().fold(0, |all, one| all | one);
    if centre8 {
        set |= if men >> CENTRE & 1 == 1 { AROUND } else { 0 };
        set |= if men & AROUND != 0 { 1 << CENTRE } else { 0 };
    }
    set
}

/// Returns the empty points.
#[inline]
pub(super) fn empty(men: [u64; 2]) -> u64 {
    ALL & !(men[0] | men[1])
}

/// Returns a random point of a set, all with the same probability; the set must not be empty.
#[inline]
pub(super) fn any<R: Rng>(rng: &mut R, set: u64) -> u8 {
    nth(set, below(rng, set.count_ones()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_board_has_91_straight_squares_and_196_with_the_tilted_ones() {
        assert_eq!(count(ALL, false), 91);
        assert_eq!(count(ALL, true), 196);
        assert_eq!(corners(ALL, true).count(), 196);
    }
}
