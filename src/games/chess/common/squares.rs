//! Squares and sets of squares.

use crate::rules::{BoardBuilder, Look};

/// Index of the white side.
pub const WHITE: usize = 0;
/// Index of the black side.
pub const BLACK: usize = 1;

/// The set with that square alone; squares count modulo 64.
#[must_use]
#[inline(always)]
pub const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// The squares of a set, in order.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let square = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// The square of a set with `n` squares before it; any square if there is none.
#[must_use]
#[inline]
pub fn nth(set: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    const TWOS: u64 = 0x55 * ONES;
    const FOURS: u64 = 0x33 * ONES;
    const EIGHTS: u64 = 0x0f * ONES;
    // Byte by byte, how many squares up to and with that rank; then the rank by comparing all eight at once.
    let pairs = set - ((set >> 1) & TWOS);
    let quads = (pairs & FOURS) + ((pairs >> 2) & FOURS);
    let upto = ((quads + (quads >> 4)) & EIGHTS).wrapping_mul(ONES);
    let n = u64::from(n & 63);
    let full = (((ONES * n) | HIGH) - upto) & HIGH;
    let rank = ((full >> 7).wrapping_mul(ONES) >> 56) as u32 & 7;
    let before = (upto << 8) >> (8 * rank) & 0xff;
    let mut row = set >> (8 * rank);
    for _ in before..n {
        row &= row.wrapping_sub(1);
    }
    ((8 * rank + row.trailing_zeros()) & 63) as u8
}

/// Everything but the a-file.
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
/// Everything but the h-file.
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// What a set of pawns strikes towards the a-file and towards the h-file.
#[must_use]
#[inline(always)]
pub const fn strikes(side: usize, pawns: u64) -> [u64; 2] {
    [ahead(side, (pawns & NOT_A) >> 1), ahead(side, (pawns & NOT_H) << 1)]
}

/// A set moved one rank forward as that side sees it; what leaves the board is gone.
#[must_use]
#[inline(always)]
pub const fn ahead(side: usize, set: u64) -> u64 {
    if side == WHITE { set << 8 } else { set >> 8 }
}

/// The squares of a rank, counted from 0 as that side sees it.
#[must_use]
#[inline(always)]
pub const fn rank_of(side: usize, rank: u32) -> u64 {
    0xff << (8 * if side == WHITE { rank } else { 7 - rank })
}

/// A set seen in a mirror: the a-file becomes the h-file.
#[must_use]
pub const fn mirror(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Appends `e4`.
pub fn write_square(square: u8, out: &mut String) {
    out.push(char::from(b'a' + square % 8));
    out.push(char::from(b'1' + square / 8 % 8));
}

/// Reads `e4`.
#[must_use]
pub fn parse_square(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + file - b'a'),
        _ => None,
    }
}

/// The chequered board; a [`crate::rules::Site`] of it has the number of its square. Reserves may follow.
#[must_use]
pub fn chess_board() -> BoardBuilder {
    BoardBuilder::new().cells(8, 8, Look::Inlay)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_square_is_found_in_sets_of_every_size() {
        let mut set = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..64 {
            set = (set.rotate_left(7).wrapping_mul(0x2545_f491_4f6c_dd1d)) >> round;
            for (n, square) in (0..).zip(Bits(set)) {
                assert_eq!(nth(set, n), square);
            }
        }
        assert_eq!(nth(!0, 63), 63);
    }
}
