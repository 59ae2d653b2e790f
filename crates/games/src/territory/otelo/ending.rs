//! Exact endings of Otelo 1-11: alpha-beta to the end of the game, without a transposition table.
//!
//! The classic game has a search of its own in [`classic`](super::classic). Neither serves the other game: this one
//! would search more nodes of the classic game, because it has no table and no bound by stable discs, and that one has
//! no phases, so every disc placed is the mover's and every player maximises. They do not check each other either: a
//! test compares both with exhaustive search. They share the functions that do not depend on the turn.
//!
//! The colours of successive discs alternate (a colour that cannot be placed is passed over), so a position is the
//! discs of the colour to be placed, those of the other colour, and the phase. In the second phase of a turn the mover
//! places a disc of the opponent, and minimises the margin of that colour.

use super::discs::{flipped, placements};
use crate::square::Set;

/// With at least this number of empty cells, actions are ordered by the number of replies.
const ORDERED: u32 = 5;
/// With fewer empty cells every one is tried: finding the legal placements first costs more.
pub(super) const TRIED: u32 = 4;
/// An upper bound on the number of legal placements.
pub(super) const MOST: usize = 40;

pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;
const QUARTER: u64 = 0x0f0f_0f0f;

/// A search of an ending.
pub(super) struct EndgameSearch {
    /// The cells of the board.
    pub(super) valid: u64,
    /// The number of discs placed so far.
    pub(super) nodes: u64,
}

/// The final margin of a finished game.
pub(super) fn difference(own: u64, opp: u64) -> i32 {
    own.count_ones() as i32 - opp.count_ones() as i32
}

/// The cells of the quarters of the board with an odd number of empty cells. The player who places there first can also
/// place there last.
pub(super) fn odd_quarters(empty: u64) -> u64 {
    [QUARTER, QUARTER << 4, QUARTER << 32, QUARTER << 36]
        .into_iter()
        .filter(|quarter| (empty & quarter).count_ones() & 1 == 1)
        .fold(0, |cells, quarter| cells | quarter)
}

impl EndgameSearch {
    /// Returns the final margin of the colour to be placed (`own`): exact between `low` and `high`, else a bound.
    pub(super) fn margin(&mut self, own: u64, opp: u64, phase: u8, low: i32, high: i32) -> i32 {
        let empty = self.valid & !(own | opp);
        let left = empty.count_ones();
        if left <= 1 {
            return self.last(own, opp, empty);
        }
        if left < TRIED {
            return self.few(own, opp, empty, phase, (low, high)).unwrap_or_else(|| {
                // No placement: the phase of the other colour, or the end of the game if that has none either.
                let passed = self.few(opp, own, empty, Self::after(phase), (-high, -low));
                passed.map_or(difference(own, opp), |value| -value)
            });
        }
        let moves = placements(own, opp, self.valid);
        if moves == 0 {
            if placements(opp, own, self.valid) == 0 {
                return difference(own, opp);
            }
            return -self.margin(opp, own, Self::after(phase), -high, -low);
        }
        if left < ORDERED {
            self.by_parity(own, opp, empty, moves, phase, (low, high))
        } else {
            self.ordered(own, opp, empty, moves, phase, (low, high))
        }
    }

    /// The phase after `phase`.
    fn after(phase: u8) -> u8 {
        if phase == 2 { 0 } else { phase + 1 }
    }

    /// The margin with at most one empty cell, which the first colour that can be placed there takes.
    fn last(&mut self, own: u64, opp: u64, empty: u64) -> i32 {
        let difference = difference(own, opp);
        if empty == 0 {
            return difference;
        }
        self.nodes += 1;
        let cell = empty.trailing_zeros() as u8;
        match flipped(cell, own, opp).count_ones() as i32 {
            0 => match flipped(cell, opp, own).count_ones() as i32 {
                0 => difference,
                flips => difference - 2 * flips - 1,
            },
            flips => difference + 2 * flips + 1,
        }
    }

    /// Updates the best value and the window with the value of an action. Returns whether the rest can be cut off.
    #[inline(always)]
    fn better(phase: u8, value: i32, best: &mut i32, window: &mut (i32, i32)) -> bool {
        if phase == 1 {
            *best = value.min(*best);
            window.1 = value.min(window.1);
        } else {
            *best = value.max(*best);
            window.0 = value.max(window.0);
        }
        window.0 >= window.1
    }

    /// The value after a placement, for the colour placed.
    #[inline]
    fn placed(&mut self, own: u64, opp: u64, cell: u8, flips: u64, phase: u8, window: (i32, i32)) -> i32 {
        self.nodes += 1;
        -self.margin(opp & !flips, own | flips | 1 << cell, Self::after(phase), -window.1, -window.0)
    }

    /// Tries every empty cell, those of odd quarters first; `None` if no disc can be placed.
    fn few(&mut self, own: u64, opp: u64, empty: u64, phase: u8, mut window: (i32, i32)) -> Option<i32> {
        let odd = odd_quarters(empty);
        let (worst, mut found) = (if phase == 1 { i32::MAX } else { -i32::MAX }, false);
        let mut best = worst;
        for cell in (empty & odd).cells().chain((empty & !odd).cells()) {
            let flips = flipped(cell, own, opp);
            if flips == 0 {
                continue;
            }
            found = true;
            let value = self.placed(own, opp, cell, flips, phase, window);
            if Self::better(phase, value, &mut best, &mut window) {
                break;
            }
        }
        found.then_some(best)
    }

    /// Tries the legal placements, those of odd quarters first.
    fn by_parity(&mut self, own: u64, opp: u64, empty: u64, moves: u64, phase: u8, mut window: (i32, i32)) -> i32 {
        let odd = odd_quarters(empty);
        let mut best = if phase == 1 { i32::MAX } else { -i32::MAX };
        for cell in (moves & odd).cells().chain((moves & !odd).cells()) {
            let flips = flipped(cell, own, opp);
            let value = self.placed(own, opp, cell, flips, phase, window);
            if Self::better(phase, value, &mut best, &mut window) {
                break;
            }
        }
        best
    }

    /// Tries the legal placements, ordered by the number of replies.
    fn ordered(&mut self, own: u64, opp: u64, empty: u64, moves: u64, phase: u8, mut window: (i32, i32)) -> i32 {
        let odd = odd_quarters(empty);
        // Whether the same player places the next disc: then many placements are good.
        let same = phase < 2;
        let mut list = [(0i32, 0u8, 0u64); MOST];
        let mut count = 0;
        for cell in moves.cells().take(MOST) {
            let flips = flipped(cell, own, opp);
            let next = placements(opp & !flips, own | flips | 1 << cell, self.valid);
            let free = (next.count_ones() + (next & CORNERS).count_ones()) as i32 * if same { -2 } else { 2 };
            list[count] = (free - (odd >> cell & 1) as i32, cell, flips);
            count += 1;
        }
        let mut best = if phase == 1 { i32::MAX } else { -i32::MAX };
        for at in 0..count {
            let least = (at..count).min_by_key(|&i| list[i].0).unwrap_or(at);
            list.swap(at, least);
            let (_, cell, flips) = list[at];
            // A null window shows whether an action after the first is better.
            let narrow = if phase == 1 { (window.1 - 1, window.1) } else { (window.0, window.0 + 1) };
            let mut value = if at == 0 { i32::MIN } else { self.placed(own, opp, cell, flips, phase, narrow) };
            if at == 0 || (value > window.0 && value < window.1) {
                value = self.placed(own, opp, cell, flips, phase, window);
            }
            if Self::better(phase, value, &mut best, &mut window) {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use crate::territory::otelo::Otelo;
    use crate::test_support::start;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_engine::search::EndgameTable;
    use tabuleiro_rules::{Player, Position};

    /// The final margin for the first side, by minimax without pruning.
    fn truth(position: &Otelo) -> i32 {
        if position.outcome().is_some() {
            return position.margin();
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let values = actions.into_iter().map(|action| {
            let mut next = *position;
            next.apply(action, &mut ());
            truth(&next)
        });
        if position.mover == Player::First { values.max().unwrap() } else { values.min().unwrap() }
    }

    #[test]
    fn the_margin_of_an_ending_is_that_of_exhaustive_search() {
        for words in [&["1_11"][..], &["classico"], &["classico", "size=6"], &["1_11", "size=6"]] {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
            let mut seen = 0;
            for n in 0..150 {
                let mut position: Otelo = start(words);
                while position.outcome().is_none() && position.remaining() > n % 10 {
                    position.random_playout(&mut rng, &mut Vec::new(), 1);
                }
                if position.outcome().is_some() {
                    continue;
                }
                seen += 1;
                let truth = if position.mover == Player::First { truth(&position) } else { -truth(&position) };
                assert_eq!(position.solve_ending(-64, 64, &mut EndgameTable::default()).margin, truth, "{position:?}");
                let mut known = EndgameTable::default();
                for low in [truth - 3, truth - 1, truth, truth + 2] {
                    let found = position.solve_ending(low, low + 1, &mut known).margin;
                    assert_eq!(found > low, truth > low, "{found} with ({low}, {}) in {position:?}", low + 1);
                }
            }
            assert!(seen > 50);
        }
    }
}
