//! Counts the steps of a side's men without listing them, so that a random one can be drawn. Pawns that move in the
//! same direction are one lot.

use super::squares::{WHITE, ahead, rank_of, strikes};
use crate::bits::{Bits, nth};
use tabuleiro_rules::{Rng, below};

/// The squares that a set of pawns can reach, by direction.
#[derive(Clone, Copy, Debug)]
pub struct PawnEnds {
    /// One square forward.
    pub one: u64,
    /// Two squares forward.
    pub two: u64,
    /// Captures towards the a-file.
    pub west: u64,
    /// Captures towards the h-file.
    pub east: u64,
}

impl PawnEnds {
    /// Computes the squares from the empty squares, the squares where pawns can capture (`targets`), and the squares
    /// from which they may go two squares (`doubles`).
    #[must_use]
    #[inline]
    pub const fn of(side: usize, pawns: u64, empty: u64, targets: u64, doubles: u64) -> PawnEnds {
        let one = ahead(side, pawns) & empty;
        let two = ahead(side, ahead(side, pawns & doubles) & empty) & empty;
        let [west, east] = strikes(side, pawns);
        PawnEnds { one, two, west: west & targets, east: east & targets }
    }

    /// Returns the union of all directions.
    #[must_use]
    #[inline(always)]
    pub const fn all(self) -> u64 {
        self.one | self.two | self.west | self.east
    }
}

/// The squares that one man, or pawns in one direction, can reach.
#[derive(Clone, Copy)]
struct Lot {
    ends: u64,
    /// The man's square, or the distance from a pawn's square to its goal, modulo 64.
    from: u8,
    pawns: bool,
    /// The number of steps that each square counts for.
    choices: u8,
}

/// All lots of a side.
pub struct Lots {
    list: [Lot; Lots::MAX],
    len: usize,
    count: u32,
}

impl Default for Lots {
    fn default() -> Self {
        Lots::new()
    }
}

impl Lots {
    /// Four directions of pawns, on the last rank or not, and 32 men.
    const MAX: usize = 40;

    /// Returns an empty collection.
    #[must_use]
    #[inline]
    pub const fn new() -> Lots {
        Lots { list: [Lot { ends: 0, from: 0, pawns: false, choices: 0 }; Lots::MAX], len: 0, count: 0 }
    }

    #[inline(always)]
    fn push(&mut self, ends: u64, from: u8, pawns: bool, choices: u8) {
        if ends != 0 && self.len < Self::MAX {
            self.list[self.len] = Lot { ends, from, pawns, choices };
            self.len += 1;
            self.count += ends.count_ones() * u32::from(choices);
        }
    }

    /// Adds one man; each square counts as `choices` steps.
    #[inline(always)]
    pub fn man(&mut self, from: u8, ends: u64, choices: u8) {
        self.push(ends, from, false, choices);
    }

    /// Adds men of one type; `ends` returns the squares that a man can reach.
    #[inline]
    pub fn men(&mut self, men: u64, choices: u8, ends: impl Fn(u8) -> u64) {
        Bits(men).for_each(|from| self.man(from, ends(from), choices));
    }

    /// Adds pawns; a square counts as `choices` steps, on the last rank as `last`.
    #[inline]
    pub fn pawns(&mut self, side: usize, ends: PawnEnds, choices: u8, last: u8) {
        let way = |white: u8, black: u8| if side == WHITE { white } else { black.wrapping_neg() & 63 };
        let ways = [(ends.one, way(8, 8)), (ends.two, way(16, 16)), (ends.west, way(7, 9)), (ends.east, way(9, 7))];
        let end = rank_of(side, 7);
        for (set, way) in ways {
            self.push(set & !end, way, true, choices);
            self.push(set & end, way, true, last);
        }
    }

    /// Draws one of all steps with equal probability: from, to, and the index of its choice. The result is meaningless
    /// if there is no step.
    #[inline]
    pub fn draw<R: Rng>(&self, rng: &mut R) -> (u8, u8, usize) {
        let mut n = below(rng, self.count);
        for lot in &self.list[..self.len] {
            let here = lot.ends.count_ones() * u32::from(lot.choices);
            if n >= here {
                n -= here;
                continue;
            }
            let to = nth(lot.ends, n / u32::from(lot.choices));
            let from = if lot.pawns { to.wrapping_sub(lot.from) & 63 } else { lot.from };
            return (from, to, (n % u32::from(lot.choices)) as usize);
        }
        (0, 0, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::squares::bit;
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use std::collections::BTreeSet;

    #[test]
    fn every_pawn_step_is_drawn_from_the_square_the_pawn_stands_on() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for side in [0, 1] {
            let pawns = rank_of(side, 1) | rank_of(side, 6);
            let empty = !(rank_of(0, 1) | rank_of(0, 6));
            let mut lots = Lots::new();
            lots.pawns(side, PawnEnds::of(side, pawns, empty, !pawns, rank_of(side, 1)), 1, 4);
            // Two steps or one for eight pawns, seven captures either way, and all of it four times on the last rank.
            assert_eq!(lots.count, (16 + 14) + 4 * (8 + 14));
            let drawn: BTreeSet<_> = (0..10_000).map(|_| lots.draw(&mut rng)).collect();
            assert_eq!(drawn.len() as u32, lots.count);
            assert!(drawn.iter().all(|&(from, to, _)| bit(from) & pawns != 0 && from.abs_diff(to) <= 16));
        }
    }
}
