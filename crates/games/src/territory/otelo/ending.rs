//! The last actions of Otelo 1-11, searched to the end without a table: by how many discs is it won?
//!
//! The colours of successive discs alternate (what cannot be placed is passed), so that a position is the discs of the
//! colour to be placed, those of the other, and the phase. In the second phase of a turn whoever decides places the
//! opponent's disc, and wants least for it.

use super::discs::{placements, turned};
use crate::bits::Bits;

/// From so many empty cells on, actions that leave the other colour few come first.
const ORDERED: u32 = 5;
/// Below so many empty cells every one is tried: looking for those that can be placed on costs more.
const TRIED: u32 = 4;
/// The most cells that ever can be placed on.
const MOST: usize = 40;

const CORNERS: u64 = 0x8100_0000_0000_0081;
const QUARTER: u64 = 0x0f0f_0f0f;

/// A search of an ending.
pub(super) struct Ending {
    /// The cells of the board.
    pub(super) valid: u64,
    /// Discs placed so far.
    pub(super) nodes: u64,
}

pub(super) fn difference(own: u64, opp: u64) -> i32 {
    own.count_ones() as i32 - opp.count_ones() as i32
}

/// The cells of the quarters of the board in which an odd number is empty: who places there has the last word there.
pub(super) fn odd_quarters(empty: u64) -> u64 {
    [QUARTER, QUARTER << 4, QUARTER << 32, QUARTER << 36]
        .into_iter()
        .filter(|quarter| (empty & quarter).count_ones() & 1 == 1)
        .fold(0, |cells, quarter| cells | quarter)
}

impl Ending {
    /// By how much the colour to be placed (`own`) is ahead at the end; between `low` and `high` exactly, else a bound.
    pub(super) fn margin(&mut self, own: u64, opp: u64, phase: u8, low: i32, high: i32) -> i32 {
        let empty = self.valid & !(own | opp);
        let left = empty.count_ones();
        if left <= 1 {
            return self.last(own, opp, empty);
        }
        if left < TRIED {
            return self.few(own, opp, empty, phase, (low, high)).unwrap_or_else(|| {
                // Nothing to be placed: the other colour's phase, or nobody's any more.
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

    /// The phase after that.
    fn after(phase: u8) -> u8 {
        if phase == 2 { 0 } else { phase + 1 }
    }

    /// At most one empty cell: who can has it.
    fn last(&mut self, own: u64, opp: u64, empty: u64) -> i32 {
        let difference = difference(own, opp);
        if empty == 0 {
            return difference;
        }
        self.nodes += 1;
        let cell = empty.trailing_zeros() as u8;
        match turned(cell, own, opp).count_ones() as i32 {
            0 => match turned(cell, opp, own).count_ones() as i32 {
                0 => difference,
                flips => difference - 2 * flips - 1,
            },
            flips => difference + 2 * flips + 1,
        }
    }

    /// Takes the value of one action into the best so far; whether the rest need not be looked at.
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

    #[inline]
    fn placed(&mut self, own: u64, opp: u64, cell: u8, flips: u64, phase: u8, window: (i32, i32)) -> i32 {
        self.nodes += 1;
        -self.margin(opp & !flips, own | flips | 1 << cell, Self::after(phase), -window.1, -window.0)
    }

    /// Every empty cell tried, those of odd quarters first; `None` if nothing can be placed.
    fn few(&mut self, own: u64, opp: u64, empty: u64, phase: u8, mut window: (i32, i32)) -> Option<i32> {
        let odd = odd_quarters(empty);
        let (worst, mut found) = (if phase == 1 { i32::MAX } else { -i32::MAX }, false);
        let mut best = worst;
        for cell in Bits(empty & odd).chain(Bits(empty & !odd)) {
            let flips = turned(cell, own, opp);
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

    fn by_parity(&mut self, own: u64, opp: u64, empty: u64, moves: u64, phase: u8, mut window: (i32, i32)) -> i32 {
        let odd = odd_quarters(empty);
        let mut best = if phase == 1 { i32::MAX } else { -i32::MAX };
        for cell in Bits(moves & odd).chain(Bits(moves & !odd)) {
            let flips = turned(cell, own, opp);
            let value = self.placed(own, opp, cell, flips, phase, window);
            if Self::better(phase, value, &mut best, &mut window) {
                break;
            }
        }
        best
    }

    fn ordered(&mut self, own: u64, opp: u64, empty: u64, moves: u64, phase: u8, mut window: (i32, i32)) -> i32 {
        let odd = odd_quarters(empty);
        // Who decides after this one?
        let same = phase < 2;
        let mut list = [(0i32, 0u8, 0u64); MOST];
        let mut count = 0;
        for cell in Bits(moves).take(MOST) {
            let flips = turned(cell, own, opp);
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
            // Those after the first are only asked whether they are better.
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
    use super::super::Otelo;
    use super::super::tests::start;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_engine::search::{EndgameTable, Heuristic};
    use tabuleiro_rules::{Player, Position};

    /// The final margin for the first side.
    fn truth(position: &Otelo) -> i32 {
        if position.outcome().is_some() {
            return position.margin().unwrap();
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
    fn an_ending_is_worth_what_trying_everything_says() {
        for words in [&["1_11"][..], &["classico"], &["classico", "size=6"], &["1_11", "size=6"]] {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
            let mut seen = 0;
            for n in 0..150 {
                let mut position = start(words);
                while position.outcome().is_none() && position.remaining() > n % 10 {
                    position.random_playout(&mut rng, &mut Vec::new(), 1);
                }
                if position.outcome().is_some() {
                    continue;
                }
                seen += 1;
                let truth = if position.mover == Player::First { truth(&position) } else { -truth(&position) };
                assert_eq!(position.ending(-64, 64, &mut EndgameTable::default()).margin, truth, "{position:?}");
                let mut known = EndgameTable::default();
                for low in [truth - 3, truth - 1, truth, truth + 2] {
                    let found = position.ending(low, low + 1, &mut known).margin;
                    assert_eq!(found > low, truth > low, "{found} with ({low}, {}) in {position:?}", low + 1);
                }
            }
            assert!(seen > 50);
        }
    }
}
