//! Squares and sets of squares.

use tabuleiro_rules::{BoardBuilder, Look};

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

/// The chequered board; a [`tabuleiro_rules::Site`] of it has the number of its square. Reserves may follow.
#[must_use]
pub fn chess_board() -> BoardBuilder {
    BoardBuilder::new().cells(8, 8, Look::Inlay)
}
