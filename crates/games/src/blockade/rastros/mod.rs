//! Rastros, also called Slime Trail (`docs/rulings.md`, 20).
//!
//! One 8×8 bitboard holds all cells that the runner may not enter, including those outside a smaller board, so its
//! targets are a table entry and a mask.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::nth_of_few;
use crate::square::Step as Action;
use crate::square::{Grid, NEIGHBOURS, Set, around, board};
use std::iter;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Seat, Tone, Travel, below,
    chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("rastros", "Rastros", "Slime Trail", Family::Blockade)
    .notation("A-B")
    .published("Bill Taylor", "1992", "001, 002")
    .seats([Seat::ONE, Seat::TWO])
    .plies(20, 48)
    .difficulty(1)
    .options(&[OptionSpec::side(7, SIZES), OptionSpec::FIRST]);

const RUNNER: Piece = Piece::new(Kind::Runner, Tone::Neutral);
const TRAIL: Piece = Piece::new(Kind::Trail, Tone::Neutral);

/// The sides of the boards.
const SIZES: &[u8] = &[5, 6, 7, 8];

/// A position of Rastros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rastros {
    /// Closed cells, and every cell outside the board.
    closed: u64,
    runner: u8,
    /// The home cells of the two players.
    homes: [u8; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The distance of a home that cannot be reached: more than any number of steps.
const FAR: i32 = 64;

impl Rastros {
    /// Returns the start. docs/rulings.md, Rastros: the runner stands on e5, the homes are the two corners of its long
    /// diagonal. The published 8×8 game starts on e5 too, so on every size the runner stands on the first cell past the
    /// middle of that diagonal (d4 on 5×5 and 6×6).
    fn fresh(size: u8, mover: Player) -> Rastros {
        let (middle, last) = (size.div_ceil(2), size - 1);
        let closed = !board(size);
        Rastros { closed, runner: middle * 9, homes: [0, last * 9], size, mover, outcome: None }
    }

    #[inline]
    const fn grid(&self) -> Grid {
        Grid::bitboard(self.size)
    }

    #[inline]
    fn targets(&self) -> u64 {
        NEIGHBOURS[usize::from(self.runner)] & !self.closed
    }

    /// Sets the outcome. docs/rulings.md, Rastros: a runner on a home wins for the owner of the home, whoever moved; a
    /// player who cannot move loses.
    #[inline]
    fn settle(&mut self) {
        self.outcome = if self.runner == self.homes[0] {
            Some(Outcome::Win(Player::First))
        } else if self.runner == self.homes[1] {
            Some(Outcome::Win(Player::Second))
        } else if self.targets() == 0 {
            Some(Outcome::Win(self.mover.other()))
        } else {
            None
        };
    }

    /// The cells that the runner reaches over open cells in at most 0, 1, 2, … steps, until no more are added.
    #[inline]
    fn floods(&self) -> impl Iterator<Item = u64> {
        let further = |&reached: &u64| {
            let next = reached | around(reached) & !self.closed;
            (next != reached).then_some(next)
        };
        iter::successors(Some(1u64 << self.runner), further)
    }

    /// The number of steps from the runner to each home over open cells; [`FAR`] if there is no path.
    fn distances(&self) -> [i32; 2] {
        let mut found = [FAR; 2];
        for (steps, reached) in (1..FAR).zip(self.floods().skip(1)) {
            for (distance, home) in found.iter_mut().zip(self.homes) {
                if *distance == FAR && reached >> home & 1 == 1 {
                    *distance = steps;
                }
            }
        }
        found
    }
}

impl Position for Rastros {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.targets().cells().map(|to| Action { from: self.runner, to }));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        if E::LIVE {
            let (from, to) = (self.grid().site(self.runner), self.grid().site(action.to));
            effects.push(0, Effect::Move { from, to, piece: RUNNER, count: 1, travel: Travel::Slide });
            effects.push(1, Effect::Place { at: from, piece: TRAIL, count: 1 });
        }
        self.closed |= 1 << self.runner;
        self.runner = action.to;
        self.mover = self.mover.other();
        self.settle();
    }

    fn key(&self) -> u64 {
        let [first, second] = self.homes.map(u64::from);
        let rules = u64::from(self.size) << 16 | first << 24 | second << 32;
        chain([u64::from(self.runner) | (self.mover as u64) << 8 | rules, self.closed])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let targets = self.targets();
        Action { from: self.runner, to: nth_of_few(targets, below(rng, targets.count_ones())) }
    }
}
