//! Squares and sets of squares.

use crate::square::{NOT_A, NOT_H};
use tabuleiro_rules::{BoardBuilder, Look};

/// The index of the white side in arrays of sides.
pub const WHITE: usize = 0;
/// The index of the black side in arrays of sides.
pub const BLACK: usize = 1;

/// Returns the set that contains only the square `square % 64`.
#[must_use]
#[inline(always)]
pub const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// Returns the squares that a set of pawns of a side attacks: those one file nearer to the a-file, then those one file
/// nearer to the h-file.
#[must_use]
#[inline(always)]
pub const fn strikes(side: usize, pawns: u64) -> [u64; 2] {
    [ahead(side, (pawns & NOT_A) >> 1), ahead(side, (pawns & NOT_H) << 1)]
}

/// Returns a set of squares moved one rank forward, as seen by a side; squares beyond the board are dropped.
#[must_use]
#[inline(always)]
pub const fn ahead(side: usize, set: u64) -> u64 {
    if side == WHITE { set << 8 } else { set >> 8 }
}

/// Returns the squares of a rank, counted from 0 on the side's own first rank.
#[must_use]
#[inline(always)]
pub const fn rank_of(side: usize, rank: u32) -> u64 {
    0xff << (8 * if side == WHITE { rank } else { 7 - rank })
}

/// Returns a set of squares mirrored left to right: the a-file becomes the h-file.
#[must_use]
pub const fn mirror(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Appends the name of a square, such as `e4`.
pub fn write_square(square: u8, out: &mut String) {
    out.push(char::from(b'a' + square % 8));
    out.push(char::from(b'1' + square / 8 % 8));
}

/// Returns the square with a name such as `e4`, `None` if the text is no such name.
#[must_use]
pub fn parse_square(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + file - b'a'),
        _ => None,
    }
}

/// Returns a builder that contains the chequered board of 64 sites; a [`tabuleiro_rules::Site`] has the number of its
/// square. The caller may add reserves.
#[must_use]
pub fn chess_board() -> BoardBuilder {
    BoardBuilder::new().cells(8, 8, Look::Inlay)
}
