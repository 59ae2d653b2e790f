//! Rastros, also called Slime Trail (`docs/rulings.md`, 20).
//!
//! One bitboard with a stride of eight whatever the size: everything the runner may not enter, the border beyond a
//! smaller board included, so that its targets are one table entry and one mask.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use std::iter;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, Names, ObjectError, OptionSpec, Outcome, Piece, Player, Position, Reader,
    Rng, Seat, Site, Tone, Travel, below, chain, square_name,
};

static FACTS: Facts = Facts {
    id: "rastros",
    names: Names { pt: "Rastros", en: "Slime Trail" },
    author: "Bill Taylor",
    year: "1992",
    family: Family::Blockade,
    seats: [Seat::ONE, Seat::TWO],
    typical_plies: 20,
    max_plies: 48,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(7, &[5, 6, 7, 8]), OptionSpec::FIRST],
    seeds: "001, 002",
};

const RUNNER: Piece = Piece::new(Kind::Runner, Tone::Neutral);
const TRAIL: Piece = Piece::new(Kind::Trail, Tone::Neutral);

/// The runner's step; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The cell it leaves and closes.
    from: u8,
    /// The cell it enters.
    to: u8,
}

/// A position of Rastros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rastros {
    /// Closed cells, and every cell outside the board.
    closed: u64,
    runner: u8,
    /// The homes of the two players.
    homes: [u8; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The cells next to a set, itself included.
const fn spread(set: u64) -> u64 {
    let row = set | (set << 1) & NOT_A | (set >> 1) & NOT_H;
    row | row << 8 | row >> 8
}

/// King's neighbours of every cell.
static STEPS: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        table[cell] = spread(1 << cell) & !(1 << cell);
        cell += 1;
    }
    table
};

/// Farther than any home can be.
const FAR: i32 = 64;

impl Rastros {
    const fn outside(size: u8) -> u64 {
        let mut inside = 0;
        let mut rank = 0;
        while rank < size {
            inside |= (0xff >> (8 - size)) << (8 * rank);
            rank += 1;
        }
        !inside
    }

    /// docs/rulings.md, Rastros: e5 with homes in two opposite corners, one on the diagonal through it. The published 8×8
    /// game starts on e5 too; so the runner stands on the first cell past the middle of that diagonal on every size
    /// (d4 on 5×5 and 6×6).
    fn fresh(size: u8, mover: Player) -> Rastros {
        let (middle, last) = (size.div_ceil(2), size - 1);
        let closed = Self::outside(size);
        Rastros { closed, runner: middle * 9, homes: [0, last * 9], size, mover, outcome: None }
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    fn cell_at(&self, site: usize) -> u8 {
        let size = usize::from(self.size);
        (site / size * 8 + site % size) as u8
    }

    #[inline]
    fn targets(&self) -> u64 {
        STEPS[usize::from(self.runner)] & !self.closed
    }

    /// docs/rulings.md, Rastros: on a home its owner wins, whoever moved; the player who cannot move loses.
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

    /// The cells that the runner reaches over open ones in no step at all, in one, in two…, as long as there are more.
    #[inline]
    fn floods(&self) -> impl Iterator<Item = u64> {
        let further = |&reached: &u64| {
            let next = reached | spread(reached) & !self.closed;
            (next != reached).then_some(next)
        };
        iter::successors(Some(1u64 << self.runner), further)
    }

    /// Steps from the runner to each home over open cells, [`FAR`] where there is no way.
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

    fn read_home(&self, read: Reader, key: &'static str, default: u8) -> Result<u8, ObjectError> {
        let Some(name) = read.text(key)? else { return Ok(default) };
        (0..self.size * self.size)
            .map(|i| self.cell_at(usize::from(i)))
            .find(|cell| square_name(cell % 8, cell / 8) == name)
            .ok_or_else(|| ObjectError::value(key, "a cell of the board", name))
    }

    const fn transposed(cell: u8) -> u8 {
        cell % 8 * 8 + cell / 8
    }
}

impl Position for Rastros {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let mut rest = self.targets();
        while rest != 0 {
            out.push(Action { from: self.runner, to: rest.trailing_zeros() as u8 });
            rest &= rest - 1;
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        if E::LIVE {
            let (from, to) = (self.site(self.runner), self.site(action.to));
            effects.push(0, Effect::Move { from, to, piece: RUNNER, count: 1, travel: Travel::Slide });
            effects.push(1, Effect::Place { at: from, piece: TRAIL, count: 1 });
        }
        self.closed |= 1 << self.runner;
        self.runner = action.to;
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let [first, second] = self.homes.map(u64::from);
        let rules = u64::from(self.size) << 16 | first << 24 | second << 32;
        chain([u64::from(self.runner) | (self.mover as u64) << 8 | rules, self.closed])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let mut rest = self.targets();
        for _ in 0..below(rng, rest.count_ones()) {
            rest &= rest - 1;
        }
        Action { from: self.runner, to: rest.trailing_zeros() as u8 }
    }
}
