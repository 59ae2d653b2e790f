//! What Mak-Yek adds to custody: intervention, Cleave's edges, and walls. Cells are rank × 8 + file.

use crate::custody::{beside, enclosed};
use crate::square::{NOT_A, RANK_1, RANK_8};
use tabuleiro_rules::Player;

/// The enemies taken by custody and by intervention when a man has come to `to`; `own` includes it.
///
/// docs/rulings.md, Mak-Yek: in Cleave an edge closes custody like an own man and partners intervention like an enemy.
#[inline]
pub(super) fn captures(to: u8, own: u64, opp: u64, cleave: bool) -> (u64, u64) {
    let custody = enclosed(to, own, opp, if cleave { !0 } else { 0 });
    let [north, east, south, west] = beside(to);
    let pair = |a: u64, b: u64| {
        let hostile = |side: u64| side & opp != 0 || cleave && side == 0;
        if hostile(a) && hostile(b) { a | b } else { 0 }
    };
    (custody, (pair(north, south) | pair(east, west)) & opp)
}

/// docs/rulings.md, Mak-Yek: whether the men fill a row or column other than their home rank.
#[inline]
pub(super) fn walled(men: u64, side: Player) -> bool {
    let home = if side == Player::First { RANK_1 } else { RANK_8 };
    let fold = |set: u64, by: u32| set & set >> by;
    let row = fold(fold(fold(men & !home, 1), 2), 4) & !NOT_A;
    let column = fold(fold(fold(men, 8), 16), 32) & RANK_1;
    row | column != 0
}
