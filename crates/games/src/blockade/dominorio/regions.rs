//! Dominório as a sum of independent regions, the connected groups of empty cells (`solve/sums/`). The first set of a
//! region is its cells.

use crate::square::Set;
use tabuleiro_rules::{Component, Player, STRIDE, pieces_of};

/// The difference of the two cells of a domino.
const fn reach(side: Player) -> u32 {
    match side {
        Player::First => STRIDE,
        Player::Second => 1,
    }
}

pub(super) fn options(region: &Component, side: Player, out: &mut Vec<Component>) {
    let cells = region.sets[0];
    let reach = reach(side);
    let covers = |low: u8| (1 | 1 << reach) << low;
    out.extend((cells & cells >> reach).cells().map(|low| Component { sets: [cells & !covers(low), 0, 0] }));
}

pub(super) fn parts(region: &Component, out: &mut Vec<Component>) {
    let holds_a_domino = |piece: &u128| piece.count_ones() > 1;
    out.extend(pieces_of(region.sets[0]).filter(holds_a_domino).map(|piece| region.on(piece)));
}

/// The cells that dominoes of a side can cover.
const fn coverable(cells: u128, side: Player) -> u128 {
    let reach = reach(side);
    let low = cells & cells >> reach;
    low | low << reach
}

/// The greatest number of dominoes of a side that fit on these cells together, from the low end of every line.
fn packed(mut cells: u128, side: Player) -> i16 {
    let reach = reach(side);
    let mut packed = 0;
    loop {
        let low = cells & cells >> reach;
        // The lowest domino of each run of cells: these do not overlap.
        let first = low & !(cells << reach);
        if first == 0 {
            return packed;
        }
        packed += first.count_ones() as i16;
        cells &= !(first | first << reach);
        // Drops single cells that no domino of the side can cover any more.
        cells &= coverable(cells, side);
    }
}

/// A side can count on the dominoes on cells that the other side can never cover, and on a third of those that fit
/// elsewhere: each domino of the other side prevents at most two.
pub(super) fn bounds(region: &Component) -> [i16; 2] {
    let cells = region.sets[0];
    let [up, across] = Player::BOTH.map(|side| {
        let own = cells & !coverable(cells, side.other());
        let safe = packed(own, side);
        (safe + packed(cells & !own, side) / 3, packed(cells, side))
    });
    [up.0 - across.1, up.1 - across.0]
}
