//! Custodian capture on 8×8: men slide like rooks and capture an enemy man by enclosing it between two of their own.
//! Sets of cells are bitboards; cells are rank × 8 + file.

use crate::bits::nth_of_few;
use crate::square::{east, north, south, west};

pub(super) use crate::square::{NOT_A, NOT_H, RANK_1, RANK_8};

/// Returns the cells that the men can slide to, by direction: north, east, south, west.
#[inline]
pub(super) fn slides(men: u64, empty: u64) -> [u64; 4] {
    #[inline(always)]
    fn fill(men: u64, open: u64, shift: impl Fn(u64, u32) -> u64, by: u32) -> u64 {
        let mut reached = men | open & shift(men, by);
        let mut open = open;
        for step in [by, 2 * by] {
            open &= shift(open, step);
            reached |= open & shift(reached, 2 * step);
        }
        reached & !men
    }
    let up = |set: u64, by: u32| set << by;
    let down = |set: u64, by: u32| set >> by;
    [
        fill(men, empty, up, 8),
        fill(men, empty & NOT_A, up, 1),
        fill(men, empty, down, 8),
        fill(men, empty & NOT_H, down, 1),
    ]
}

/// Returns the man that reaches `to` by sliding in direction `d` of [`slides`]: the nearest one behind `to`.
#[inline]
pub(super) fn slider(men: u64, to: u8, d: usize) -> u8 {
    let (file, rank) = (0x0101_0101_0101_0101 << (to % 8), RANK_1 << (to & 56));
    let behind = men & if d.is_multiple_of(2) { file } else { rank };
    let below = (1u64 << to) - 1;
    if d < 2 { 63 - (behind & below).leading_zeros() as u8 } else { (behind & !below).trailing_zeros() as u8 }
}

/// Returns the neighbours of a cell as sets of one cell: north, east, south, west; 0 beyond the edge.
#[inline]
pub(super) const fn beside(cell: u8) -> [u64; 4] {
    steps(1 << cell)
}

/// Returns the cells one step from those of a set, by direction: north, east, south, west.
#[inline]
pub(super) const fn steps(set: u64) -> [u64; 4] {
    [north(set), east(set), south(set), west(set)]
}

/// Returns the men of `opp` enclosed between the man that moved to `to` and another man of `own`. A man of `opp` on a
/// cell of `edge` can also be enclosed between the moved man and the edge of the board: `edge` is !0 where the rules
/// allow that, else 0.
#[inline]
pub(super) fn enclosed(to: u8, own: u64, opp: u64, edge: u64) -> u64 {
    let [north, east, south, west] = beside(to);
    opp & (north & (own >> 8 | RANK_8 & edge)
        | east & (own >> 1 & NOT_H | !NOT_H & edge)
        | south & (own << 8 | RANK_1 & edge)
        | west & (own << 1 & NOT_A | !NOT_A & edge))
}

/// Returns origin and target of the `n`-th slide of the men, counted from 0 through `ways`, the result of [`slides`].
#[inline]
pub(super) fn nth_slide(men: u64, ways: &[u64; 4], n: u32) -> (u8, u8) {
    let (mut left, mut d) = (n, 0);
    while d < 3 && left >= ways[d].count_ones() {
        left -= ways[d].count_ones();
        d += 1;
    }
    let to = nth_of_few(ways[d], left);
    (slider(men, to, d), to)
}
