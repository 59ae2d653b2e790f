//! Exact endings of the classic game: alpha-beta to the end of the game.
//!
//! Actions are ordered by the number of replies; near the end, placements in quarters of the board with an odd number
//! of empty cells come first. Positions farther from the end are kept in a transposition table, and stable discs bound
//! the margin.

use super::discs::{flipped, placements};
use super::ending::{CORNERS, MOST, TRIED, difference, odd_quarters};
use super::stable::stable;
use crate::square::{NEIGHBOURS, Set};
use tabuleiro_engine::search::{Bracket, EndgameTable};

/// With at least this number of empty cells, actions are ordered by the number of replies.
const ORDERED: u32 = 6;
/// With at least this number of empty cells, positions are kept in the table.
const REMEMBERED: u32 = 8;
/// With at least this number of empty cells, stable discs are counted if they may cause a cut-off.
const COUNTED: u32 = 5;

/// A search of an ending.
pub(super) struct Classic<'a> {
    /// The cells of the board.
    pub(super) valid: u64,
    /// The transposition table.
    pub(super) known: &'a mut EndgameTable,
    /// The number of discs placed so far.
    pub(super) nodes: u64,
}

/// The discs that a disc on the cell flips; fast for a cell without opposing neighbours.
#[inline(always)]
fn flips_of(cell: u8, own: u64, opp: u64) -> u64 {
    if NEIGHBOURS[usize::from(cell & 63)] & opp == 0 { 0 } else { flipped(cell, own, opp) }
}

fn key(own: u64, opp: u64) -> u64 {
    let mixed = own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ opp.rotate_left(31).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

impl Classic<'_> {
    /// Returns the final margin of the mover (`own`): exact between `low` and `high`, else a bound.
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

    /// An upper bound on the margin from the stable discs of the opponent, if it is not above `low`.
    #[inline]
    fn within_reach(&self, own: u64, opp: u64, low: i32) -> Option<i32> {
        let most = |stable: u32| self.valid.count_ones() as i32 - 2 * stable as i32;
        if self.valid != !0 || most(opp.count_ones()) > low {
            return None;
        }
        let most = most(stable(opp, own));
        (most <= low).then_some(most)
    }

    /// Tries every empty cell, those of odd quarters first; `None` if no disc can be placed.
    fn few(&mut self, own: u64, opp: u64, empty: u64, mut low: i32, high: i32) -> Option<i32> {
        if empty & empty.wrapping_sub(1) == 0 {
            return self.last(own, opp, empty);
        }
        let odd = odd_quarters(empty);
        let mut best = None;
        for cell in (empty & odd).cells().chain((empty & !odd).cells()) {
            let flips = flips_of(cell, own, opp);
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

    /// The margin with at most one empty cell; `None` if no disc can be placed.
    #[inline]
    fn last(&mut self, own: u64, opp: u64, empty: u64) -> Option<i32> {
        if empty == 0 {
            return None;
        }
        self.nodes += 1;
        match flips_of(empty.trailing_zeros() as u8, own, opp).count_ones() as i32 {
            0 => None,
            flips => Some(difference(own, opp) + 2 * flips + 1),
        }
    }

    /// The value after a placement, for the player who placed.
    #[inline]
    fn placed(&mut self, own: u64, opp: u64, cell: u8, flips: u64, low: i32, high: i32) -> i32 {
        self.nodes += 1;
        -self.margin(opp & !flips, own | flips | 1 << cell, -high, -low)
    }

    /// Tries the legal placements, those of odd quarters first.
    fn by_parity(&mut self, own: u64, opp: u64, empty: u64, moves: u64, mut low: i32, high: i32) -> i32 {
        let odd = odd_quarters(empty);
        let mut best = -i32::MAX;
        for cell in (moves & odd).cells().chain((moves & !odd).cells()) {
            let flips = flipped(cell, own, opp);
            best = best.max(self.placed(own, opp, cell, flips, low, high));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        best
    }

    /// Looks the position up in the table, or searches it and stores the result.
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

    /// Tries the legal placements: `first`, then ordered by the number of replies. Returns the value and the best cell.
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
        for cell in moves.cells().take(MOST) {
            let flips = flipped(cell, own, opp);
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
            // A null window shows whether an action after the first is better.
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
