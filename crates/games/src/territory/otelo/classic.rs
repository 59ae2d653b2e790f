//! The last discs of the classic game, searched to the end: by how many is it won?
//!
//! The fewer cells an action leaves the other side the sooner it is tried; where few are left, those of quarters of the
//! board with an odd number of empty cells, for who places there has the last word there. Positions farther from the end
//! are remembered, and discs that cannot be turned any more say what cannot be reached.

use super::discs::{placements, turned};
use super::ending::{difference, odd_quarters};
use super::stable::stable;
use crate::bits::Bits;
use tabuleiro_engine::search::{Bracket, EndgameTable};

/// Below so many empty cells every one is tried: looking for those that can be placed on costs more.
const TRIED: u32 = 4;
/// From so many empty cells on, actions that leave the other colour few come first.
const ORDERED: u32 = 6;
/// From so many empty cells on, positions are remembered.
const REMEMBERED: u32 = 8;
/// From so many empty cells on, stable discs are counted where that may help.
const COUNTED: u32 = 5;

/// The most cells that ever can be placed on.
const MOST: usize = 40;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The cells beside each cell.
static BESIDE: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        let (f, r) = (cell as i32 % 8, cell as i32 / 8);
        let mut other = 0;
        while other < 64 {
            let (df, dr) = (other as i32 % 8 - f, other as i32 / 8 - r);
            if other != cell && df >= -1 && df <= 1 && dr >= -1 && dr <= 1 {
                table[cell] |= 1 << other;
            }
            other += 1;
        }
        cell += 1;
    }
    table
};

/// The search of an ending.
pub(super) struct Classic<'a> {
    /// The cells of the board.
    pub(super) valid: u64,
    pub(super) known: &'a mut EndgameTable,
    /// Discs placed so far.
    pub(super) nodes: u64,
}

/// What a disc on the cell turns; quick where it has no opposing neighbour.
#[inline(always)]
fn turns(cell: u8, own: u64, opp: u64) -> u64 {
    if BESIDE[usize::from(cell & 63)] & opp == 0 { 0 } else { turned(cell, own, opp) }
}

fn key(own: u64, opp: u64) -> u64 {
    let mixed = own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ opp.rotate_left(31).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

impl Classic<'_> {
    /// By how much the side whose turn it is (`own`) is ahead at the end; between `low` and `high` exactly, else a bound.
    pub(super) fn margin(&mut self, own: u64, opp: u64, low: i32, high: i32) -> i32 {
        let empty = self.valid & !(own | opp);
        let left = empty.count_ones();
        if left < TRIED {
            return self.few(own, opp, empty, low, high).unwrap_or_else(|| {
                let passed = self.few(opp, own, empty, -high, -low);
                passed.map_or(difference(own, opp), |value| -value)
            });
        }
        if left >= COUNTED
            && let Some(most) = self.within_reach(own, opp, low)
        {
            return most;
        }
        let moves = placements(own, opp, self.valid);
        if moves == 0 {
            if placements(opp, own, self.valid) == 0 {
                return difference(own, opp);
            }
            return -self.margin(opp, own, -high, -low);
        }
        if left < ORDERED {
            self.by_parity(own, opp, empty, moves, low, high)
        } else if left < REMEMBERED {
            self.ordered(own, opp, empty, moves, (low, high), None).0
        } else {
            self.remembered(own, opp, empty, moves, (low, high))
        }
    }

    /// The most that can be reached, if it is not above `low`.
    #[inline]
    fn within_reach(&self, own: u64, opp: u64, low: i32) -> Option<i32> {
        let most = |stable: u32| self.valid.count_ones() as i32 - 2 * stable as i32;
        if self.valid != !0 || most(opp.count_ones()) > low {
            return None;
        }
        let most = most(stable(opp, own));
        (most <= low).then_some(most)
    }

    /// Every empty cell tried, those of odd quarters first; `None` if nothing can be placed.
    fn few(&mut self, own: u64, opp: u64, empty: u64, mut low: i32, high: i32) -> Option<i32> {
        if empty & empty.wrapping_sub(1) == 0 {
            return self.last(own, opp, empty);
        }
        let odd = odd_quarters(empty);
        let mut best = None;
        for cell in Bits(empty & odd).chain(Bits(empty & !odd)) {
            let flips = turns(cell, own, opp);
            if flips == 0 {
                continue;
            }
            self.nodes += 1;
            let (next, other, rest) = (opp & !flips, own | flips | 1 << cell, empty & !(1 << cell));
            let value = match self.few(next, other, rest, -high, -low) {
                Some(value) => -value,
                None => self.few(other, next, rest, low, high).unwrap_or_else(|| difference(other, next)),
            };
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                low = low.max(value);
                if low >= high {
                    break;
                }
            }
        }
        best
    }

    /// At most one empty cell.
    #[inline]
    fn last(&mut self, own: u64, opp: u64, empty: u64) -> Option<i32> {
        if empty == 0 {
            return None;
        }
        self.nodes += 1;
        match turns(empty.trailing_zeros() as u8, own, opp).count_ones() as i32 {
            0 => None,
            flips => Some(difference(own, opp) + 2 * flips + 1),
        }
    }

    #[inline]
    fn placed(&mut self, own: u64, opp: u64, cell: u8, flips: u64, low: i32, high: i32) -> i32 {
        self.nodes += 1;
        -self.margin(opp & !flips, own | flips | 1 << cell, -high, -low)
    }

    fn by_parity(&mut self, own: u64, opp: u64, empty: u64, moves: u64, mut low: i32, high: i32) -> i32 {
        let odd = odd_quarters(empty);
        let mut best = -i32::MAX;
        for cell in Bits(moves & odd).chain(Bits(moves & !odd)) {
            let flips = turned(cell, own, opp);
            best = best.max(self.placed(own, opp, cell, flips, low, high));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        best
    }

    /// What is known of the position, or else found out and remembered.
    fn remembered(&mut self, own: u64, opp: u64, empty: u64, moves: u64, (mut low, mut high): (i32, i32)) -> i32 {
        let key = key(own, opp);
        let before = self.known.get(key);
        let mut first = None;
        if let Some(known) = before {
            let (least, most) = (i32::from(known.low), i32::from(known.high));
            if least >= high || least == most {
                return least;
            }
            if most <= low {
                return most;
            }
            (low, high) = (low.max(least), high.min(most));
            first = Some(known.best);
        }
        let (value, best) = self.ordered(own, opp, empty, moves, (low, high), first);
        let (least, most) = before.map_or((i16::MIN, i16::MAX), |known| (known.low, known.high));
        let found = value as i16;
        let known = Bracket {
            low: if value > low { least.max(found) } else { least },
            high: if value < high { most.min(found) } else { most },
            best,
        };
        self.known.put(key, known);
        value
    }

    /// The value, and the best cell.
    fn ordered(
        &mut self,
        own: u64,
        opp: u64,
        empty: u64,
        moves: u64,
        (mut low, high): (i32, i32),
        first: Option<u8>,
    ) -> (i32, u8) {
        let odd = odd_quarters(empty);
        let mut list = [(0i32, 0u8, 0u64); MOST];
        let mut count = 0;
        for cell in Bits(moves).take(MOST) {
            let flips = turned(cell, own, opp);
            let next = placements(opp & !flips, own | flips | 1 << cell, self.valid);
            let free = (next.count_ones() + (next & CORNERS).count_ones()) as i32 * 2;
            let rank = if first == Some(cell) { -1000 } else { free - (odd >> cell & 1) as i32 };
            list[count] = (rank, cell, flips);
            count += 1;
        }
        let (mut best, mut choice) = (-i32::MAX, 0);
        for at in 0..count {
            let least = (at..count).min_by_key(|&i| list[i].0).unwrap_or(at);
            list.swap(at, least);
            let (_, cell, flips) = list[at];
            // Those after the first are only asked whether they are better.
            let mut value = if at == 0 { i32::MIN } else { self.placed(own, opp, cell, flips, low, low + 1) };
            if at == 0 || (value > low && value < high) {
                value = self.placed(own, opp, cell, flips, low, high);
            }
            if value > best {
                (best, choice) = (value, cell);
                low = low.max(value);
                if low >= high {
                    break;
                }
            }
        }
        (best, choice)
    }
}
