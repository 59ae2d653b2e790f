//! Konane as a sum of independent regions (`solve/sums/`). The sets of a region are its white men, its black men and
//! its empty cells.
//!
//! The jumps that can ever become possible are overestimated: a man that may leave empties its cell, and also stands
//! wherever it may land. Jumps that have no cell in common are independent; cells that are in no jump never change.

use super::{Konane, Phase};
use crate::square::Set;
use tabuleiro_rules::{Component, Player, STRIDE, Splitting};

pub(super) const SPLITTING: Splitting<Konane> = Splitting { whole, options, parts, bounds, turns: true };

/// docs/rulings.md, Konane: there are no jumps until both players have removed a man.
fn whole(position: &Konane) -> Option<Component> {
    if position.phase != Phase::Play {
        return None;
    }
    let on_grid = |set: u64| set.cells().fold(0, |set, cell| set | Component::cell(cell % 8, cell / 8));
    let [white, black] = Player::BOTH.map(|side| on_grid(position.of(side)));
    Some(Component { sets: [white, black, on_grid(position.empty())] })
}

/// One step in direction `d`: east, north, west, south.
#[inline]
const fn step(set: u128, d: usize) -> u128 {
    match d {
        0 => set << 1,
        1 => set << STRIDE,
        2 => set >> 1,
        _ => set >> STRIDE,
    }
}

fn options(region: &Component, side: Player, out: &mut Vec<Component>) {
    let (own, other) = (side.index(), side.other().index());
    for d in 0..4 {
        let first = step(step(region.sets[own], d) & region.sets[other], d) & region.sets[2];
        for cell in first.cells() {
            let mut next = *region;
            let mut to = 1u128 << cell;
            // Each further jump is another action.
            while to & next.sets[2] != 0 {
                let (over, from) = (step(to, d ^ 2), step(step(to, d ^ 2), d ^ 2));
                if over & next.sets[other] == 0 {
                    break;
                }
                next.sets[own] = next.sets[own] & !from | to;
                next.sets[other] &= !over;
                next.sets[2] = next.sets[2] & !to | from | over;
                out.push(next);
                to = step(step(to, d), d);
            }
        }
    }
}

/// The cells from which a man may ever jump, by direction.
fn jumpers(region: &Component) -> [u128; 4] {
    let [mut white, mut black, mut empty] = region.sets;
    loop {
        let before = (white, black, empty);
        let mut jumpers = [0; 4];
        for (d, jumpers) in jumpers.iter_mut().enumerate() {
            let back = d ^ 2;
            let landing = |own: u128, other: u128| step(step(own, d) & other, d) & empty;
            let (whites, blacks) = (landing(white, black), landing(black, white));
            let all = whites | blacks;
            *jumpers = step(step(all, back), back);
            white |= whites;
            black |= blacks;
            empty |= step(all, back) | *jumpers;
        }
        if before == (white, black, empty) {
            return jumpers;
        }
    }
}

fn parts(region: &Component, out: &mut Vec<Component>) {
    let jumpers = jumpers(region);
    let cells_of = |from: u128, d: usize| from | step(from, d) | step(step(from, d), d);
    let mut rest = (0..4).fold(0, |cells, d| cells | cells_of(jumpers[d], d));
    while rest != 0 {
        let mut piece = rest & rest.wrapping_neg();
        loop {
            let touched = |d: usize| {
                let near = step(piece, d ^ 2);
                cells_of(jumpers[d] & (piece | near | step(near, d ^ 2)), d)
            };
            let grown = (0..4).fold(piece, |cells, d| cells | touched(d));
            if grown == piece {
                break;
            }
            piece = grown;
        }
        rest &= !piece;
        out.push(region.on(piece));
    }
}

/// Bounds by the number of men, as each jump captures one.
fn bounds(region: &Component) -> [i16; 2] {
    let [white, black, _] = region.sets.map(|set| set.count_ones() as i16);
    [-white, black]
}
