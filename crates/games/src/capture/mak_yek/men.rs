//! Captures of Mak-Yek and Cleave by custody and intervention, and walls. Cells are rank × 8 + file.

use crate::custody::{beside, enclosed};
use crate::square::{NOT_A, RANK_1, RANK_8};
use tabuleiro_rules::Player;

/// Returns the enemies captured by custody and by intervention when a man has moved to `to`; `own` includes it.
///
/// docs/rulings.md, Mak-Yek: in Cleave an edge counts as an own man for custody and as an enemy for intervention.
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

/// Returns whether the men form a wall. docs/rulings.md, Mak-Yek: a wall fills a file, or a rank other than the home
/// rank.
#[inline]
pub(super) fn walled(men: u64, side: Player) -> bool {
    let home = if side == Player::First { RANK_1 } else { RANK_8 };
    let fold = |set: u64, by: u32| set & set >> by;
    let row = fold(fold(fold(men & !home, 1), 2), 4) & !NOT_A;
    let column = fold(fold(fold(men, 8), 16), 32) & RANK_1;
    row | column != 0
}
