//! Captures of Kharbaga: all captures of the greatest possible number of men.

use super::action::{Action, MAX_LEGS};
use super::figure::{BETWEEN, RAYS, nearest, run, step};
use crate::bits::Bits;

/// Returns whether a man of `men` can jump over an adjacent man of `enemy` to a free point.
#[inline]
pub(super) fn men_can_take(men: u64, enemy: u64, free: u64) -> bool {
    (0..8).fold(0, |any, d| any | step(step(men, d) & enemy, d) & free) != 0
}

/// Returns the enemy that a Mullah on `at` can capture in direction `d`, as a set; 0 if there is none. It is the first
/// piece in that direction, with a free point behind it.
#[inline]
fn victim_of_mullah(at: u8, d: usize, enemy: u64, occupied: u64) -> u64 {
    let first = nearest(RAYS[d][usize::from(at)] & occupied, d) & enemy;
    if step(first, d) & !occupied == 0 { 0 } else { first }
}

/// Returns whether a Mullah on `at` can capture.
#[inline]
pub(super) fn mullah_can_take(at: u8, enemy: u64, occupied: u64) -> bool {
    (0..8).any(|d| victim_of_mullah(at, d, enemy, occupied) != 0)
}

/// Returns the men of `enemy` that the action captures.
#[inline]
pub(super) fn taken(action: &Action, enemy: u64) -> u64 {
    let (mut at, mut set) = (action.from, 0);
    for &to in action.path() {
        set |= BETWEEN[usize::from(at)][usize::from(to)] & enemy;
        at = to;
    }
    set
}

/// Collects the captures with the most legs; each leg captures one man.
pub(super) struct Hunt<'a> {
    out: &'a mut Vec<Action>,
    /// The length of `out` at the start.
    base: usize,
    /// The number of legs of the captures found.
    most: u8,
}

impl<'a> Hunt<'a> {
    /// Starts a search that appends captures to `out`.
    pub(super) fn new(out: &'a mut Vec<Action>) -> Self {
        let base = out.len();
        Hunt { out, base, most: 1 }
    }

    /// Searches the captures of the piece on `from`; `occupied` are the points of all other pieces.
    ///
    /// docs/rulings.md, Kharbaga: captured men are removed at once; a man is crowned only where the whole move ends.
    pub(super) fn follow(&mut self, from: u8, crowned: bool, enemy: u64, occupied: u64) {
        let mut way = Action { from, legs: 0, path: [0; MAX_LEGS] };
        self.extend(&mut way, from, crowned, enemy, occupied);
    }

    /// Extends a capture that has reached `at` by all further legs, and adds it to the list if there is none.
    fn extend(&mut self, way: &mut Action, at: u8, crowned: bool, enemy: u64, occupied: u64) {
        let mut last = true;
        for d in 0..8 {
            let victim = if crowned { victim_of_mullah(at, d, enemy, occupied) } else { step(1 << at, d) & enemy };
            if victim == 0 || usize::from(way.legs) == MAX_LEGS {
                continue;
            }
            let goals =
                if crowned { run(victim.trailing_zeros() as u8, d, occupied) } else { step(victim, d) & !occupied };
            for to in Bits(goals) {
                last = false;
                way.path[usize::from(way.legs)] = to;
                way.legs += 1;
                self.extend(way, to, crowned, enemy & !victim, occupied & !victim);
                way.legs -= 1;
                way.path[usize::from(way.legs)] = 0;
            }
        }
        if last && way.legs >= self.most {
            if way.legs > self.most {
                self.out.truncate(self.base);
                self.most = way.legs;
            }
            self.out.push(*way);
        }
    }

    /// Sorts the captures found.
    pub(super) fn finish(self) {
        self.out[self.base..].sort_unstable();
    }
}
