//! Counts the steps of a side's men without listing them, so that a random one can be drawn. A *lot* is a set of steps
//! that are counted together: those of one man, or of all pawns in one direction.

use super::squares::{WHITE, ahead, rank_of, strikes};
use crate::bits::{Bits, nth};
use tabuleiro_rules::{Rng, below};

/// The squares that a set of pawns can reach with one step, by direction.
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
    /// Computes the squares for the pawns of a side. `empty` are the empty squares, `targets` the squares on which a
    /// pawn can capture, `doubles` the squares from which a pawn may advance two squares.
    #[must_use]
    #[inline]
    pub const fn of(side: usize, pawns: u64, empty: u64, targets: u64, doubles: u64) -> PawnEnds {
        let one = ahead(side, pawns) & empty;
        let two = ahead(side, ahead(side, pawns & doubles) & empty) & empty;
        let [west, east] = strikes(side, pawns);
        PawnEnds { one, two, west: west & targets, east: east & targets }
    }

    /// Returns the squares of all four directions together.
    #[must_use]
    #[inline(always)]
    pub const fn all(self) -> u64 {
        self.one | self.two | self.west | self.east
    }
}

/// The steps of one man, or of pawns in one direction, as the set of squares that they lead to.
#[derive(Clone, Copy)]
struct Lot {
    ends: u64,
    /// The man's square, or the distance from a pawn's square to its goal, modulo 64.
    from: u8,
    pawns: bool,
    /// The number of steps that lead to each square: one for each type that the man can have afterwards.
    choices: u8,
}

/// A collection of the steps of a side's men, from which one can be drawn.
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

    /// Returns a collection without steps.
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

    /// Adds the steps of a man on `from` to the squares `ends`, with `choices` steps to each square, one for each type
    /// that the man can have afterwards.
    #[inline(always)]
    pub fn man(&mut self, from: u8, ends: u64, choices: u8) {
        self.push(ends, from, false, choices);
    }

    /// Adds the steps of several men on the squares `men`, as [`Lots::man`]; `ends` returns the squares that the man on
    /// a square can reach.
    #[inline]
    pub fn men(&mut self, men: u64, choices: u8, ends: impl Fn(u8) -> u64) {
        Bits(men).for_each(|from| self.man(from, ends(from), choices));
    }

    /// Adds the steps of pawns of a side, with `last` steps to each square of their last rank and `choices` steps to
    /// each other square.
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

    /// Draws one of all steps with equal probability and returns its two squares and a number less than the `choices`
    /// of its square. The result is meaningless if there is no step.
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
            // Eight pawns have a single and a double step each and seven captures in either direction; steps to the
            // last rank count four times.
            assert_eq!(lots.count, (16 + 14) + 4 * (8 + 14));
            let drawn: BTreeSet<_> = (0..10_000).map(|_| lots.draw(&mut rng)).collect();
            assert_eq!(drawn.len() as u32, lots.count);
            assert!(drawn.iter().all(|&(from, to, _)| bit(from) & pawns != 0 && from.abs_diff(to) <= 16));
        }
    }
}
