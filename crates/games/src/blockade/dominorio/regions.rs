//! Dominório as a sum: empty cells that hang together (`solve/sums/`). A region's one set holds its cells.

use crate::bits::each;
use tabuleiro_rules::{Component, Player, STRIDE, pieces_of};

/// How far the second cell of a domino is from its first.
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
    out.extend(each(cells & cells >> reach).map(|low| Component { sets: [cells & !covers(low), 0, 0] }));
}

pub(super) fn parts(region: &Component, out: &mut Vec<Component>) {
    let roomy = |piece: &u128| piece.count_ones() > 1;
    out.extend(pieces_of(region.sets[0]).filter(roomy).map(|piece| region.on(piece)));
}

/// The cells that dominoes of a side can cover.
const fn coverable(cells: u128, side: Player) -> u128 {
    let reach = reach(side);
    let low = cells & cells >> reach;
    low | low << reach
}

/// How many dominoes of a side fit on these cells at once: from the low end of every line.
fn packed(mut cells: u128, side: Player) -> i16 {
    let reach = reach(side);
    let mut packed = 0;
    loop {
        let low = cells & cells >> reach;
        // Those with nothing below them on their line do not overlap.
        let first = low & !(cells << reach);
        if first == 0 {
            return packed;
        }
        packed += first.count_ones() as i16;
        cells &= !(first | first << reach);
        // What is left alone at the end of a line is in nobody's way.
        cells &= coverable(cells, side);
    }
}

/// A side is sure of the dominoes that fit where the other's never do, and of a third of what fits elsewhere: each of the
/// other's dominoes takes the place of two at most.
pub(super) fn bounds(region: &Component) -> [i16; 2] {
    let cells = region.sets[0];
    let [up, across] = Player::BOTH.map(|side| {
        let own = cells & !coverable(cells, side.other());
        let safe = packed(own, side);
        (safe + packed(cells & !own, side) / 3, packed(cells, side))
    });
    [up.0 - across.1, up.1 - across.0]
}
