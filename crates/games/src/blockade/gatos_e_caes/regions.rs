//! Gatos & Cães as a sum of independent regions (`solve/sums/`). The sets of a region are the cells open to cats and
//! those open to dogs.

use crate::square::Set;
use tabuleiro_rules::{Component, Player, STRIDE};

#[inline]
const fn beside(set: u128) -> u128 {
    set << 1 | set >> 1 | set << STRIDE | set >> STRIDE
}

pub(super) fn options(region: &Component, side: Player, out: &mut Vec<Component>) {
    let (own, other) = (side.index(), side.other().index());
    out.extend(region.sets[own].cells().map(|cell| {
        let mut next = *region;
        next.sets[own] &= !(1 << cell);
        next.sets[other] &= !(1 << cell | beside(1 << cell));
        next
    }));
}

/// Neighbouring cells belong to one region only if an animal on one can close the other.
pub(super) fn parts(region: &Component, out: &mut Vec<Component>) {
    let [cats, dogs, _] = region.sets;
    let mut rest = cats | dogs;
    while rest != 0 {
        let mut piece = rest & rest.wrapping_neg();
        loop {
            let grown = piece | beside(piece & cats) & dogs | beside(piece & dogs) & cats;
            if grown == piece {
                break;
            }
            piece = grown;
        }
        rest &= !piece;
        out.push(region.on(piece));
    }
}

/// A side can count on the cells that no animal of the other side can enter or be placed beside.
pub(super) fn bounds(region: &Component) -> [i16; 2] {
    let [cats, dogs, _] = region.sets;
    let count = |set: u128| set.count_ones() as i16;
    let sure = |own: u128, other: u128| count(own & !(other | beside(other)));
    [sure(cats, dogs) - count(dogs), count(cats) - sure(dogs, cats)]
}
