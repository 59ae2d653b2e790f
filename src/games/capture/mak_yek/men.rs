//! Sets of men as bitboards: how they slide, what they take, what walls they build. Cells are rank × 8 + file.

use crate::rules::Player;

pub(super) const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
pub(super) const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
pub(super) const RANK_1: u64 = 0xff;
pub(super) const RANK_8: u64 = 0xff << 56;

/// Where the men can slide: north, east, south, west.
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

/// The man that reaches `to` by sliding in direction `d`: the nearest behind it.
#[inline]
pub(super) fn slider(men: u64, to: u8, d: usize) -> u8 {
    let (file, rank) = (0x0101_0101_0101_0101 << (to % 8), RANK_1 << (to & 56));
    let behind = men & if d.is_multiple_of(2) { file } else { rank };
    let below = (1u64 << to) - 1;
    if d < 2 { 63 - (behind & below).leading_zeros() as u8 } else { (behind & !below).trailing_zeros() as u8 }
}

/// The enemies taken by custody and by intervention when a man has come to `to`; `own` includes it.
///
/// games.md, Mak-Yek: in Cleave an edge closes custody like an own man and partners intervention like an enemy.
#[inline]
pub(super) fn captures(to: u8, own: u64, opp: u64, cleave: bool) -> (u64, u64) {
    let edge = if cleave { !0 } else { 0 };
    let man = 1u64 << to;
    let [north, east, south, west] = [man << 8, man << 1 & NOT_A, man >> 8, man >> 1 & NOT_H];
    let custody = north & (own >> 8 | RANK_8 & edge)
        | east & (own >> 1 & NOT_H | !NOT_H & edge)
        | south & (own << 8 | RANK_1 & edge)
        | west & (own << 1 & NOT_A | !NOT_A & edge);
    let pair = |a: u64, b: u64| {
        let hostile = |side: u64| side & opp != 0 || cleave && side == 0;
        if hostile(a) && hostile(b) { a | b } else { 0 }
    };
    (custody & opp, (pair(north, south) | pair(east, west)) & opp)
}

/// games.md, Mak-Yek: whether the men fill a row or column other than their home rank.
#[inline]
pub(super) fn walled(men: u64, side: Player) -> bool {
    let home = if side == Player::First { RANK_1 } else { RANK_8 };
    let fold = |set: u64, by: u32| set & set >> by;
    let row = fold(fold(fold(men & !home, 1), 2), 4) & !NOT_A;
    let column = fold(fold(fold(men, 8), 16), 32) & RANK_1;
    row | column != 0
}

/// The cells of a set, lowest first.
pub(super) fn cells(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(cell)
    })
}
