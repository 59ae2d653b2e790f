//! Produto (`docs/rulings.md`, 24): both sides place stones of both colours; a side scores the product of the sizes of
//! the two largest groups of its colour.
//!
//! [`field`] numbers the cells. Groups are found only for scores and on a full board, so the cost of a random playout
//! is mostly that of its random numbers.

mod field;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::square::Set;
use field::{ALL, STRIDE, largest, site_of};
use std::iter;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Site, below, chain,
    halves, mover_and_outcome, square_name,
};

static FACTS: Facts = Facts::new("produto", "Produto", "Product", Family::Territory)
    .notation("CELL=b | CELL=w")
    .published("Nick Bentley, João Pedro Neto, Bill Taylor", "c. 2008", "002")
    .plies(61, 61)
    .options(&[OptionSpec::side(SIDE, SIDES), OptionSpec::FIRST]);

/// The side of the usual board, and of all boards.
const SIDE: u8 = 5;
const SIDES: &[u8] = &[3, 4, 5, 6];

/// Places a stone of either colour on a cell. The colours are those of the seats: black is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    cell: u8,
    colour: Player,
}

/// A position of Produto.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Produto {
    /// The black and the white stones.
    stones: [u128; 2],
    side: u8,
    mover: Player,
    /// Whether the mover has placed the first of two stones.
    second: bool,
    outcome: Option<Outcome>,
}

impl Produto {
    fn fresh(side: u8, mover: Player) -> Produto {
        Produto { stones: [0; 2], side, mover, second: false, outcome: None }
    }

    /// All cells of the board.
    fn all(&self) -> u128 {
        ALL[usize::from(self.side) % 7]
    }

    #[inline]
    fn empty(&self) -> u128 {
        self.all() & !(self.stones[0] | self.stones[1])
    }

    fn site(&self, cell: u8) -> Site {
        site_of(self.all(), cell)
    }

    fn name(cell: u8) -> String {
        square_name(cell / STRIDE, cell % STRIDE)
    }

    fn stone(colour: Player) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[colour.index()].tone)
    }

    fn points(&self) -> [i32; 2] {
        self.stones.map(|stones| {
            let [a, b] = largest(stones);
            (a.count_ones() * b.count_ones()) as i32
        })
    }

    /// The outcome on a full board. docs/rulings.md, Produto: the higher product wins; with equal products, the colour
    /// with fewer stones. The number of cells is odd, so there is no draw.
    fn result(&self) -> Outcome {
        let [black, white] = self.points();
        let count = |colour: usize| self.stones[colour].count_ones();
        let first = if black == white { count(0) < count(1) } else { black > white };
        Outcome::Win(Player::from_second(!first))
    }

    /// Passes the turn on after the first stone of the game and then after every second stone.
    #[inline]
    fn advance(&mut self, opening: bool) {
        self.second = !self.second && !opening;
        if !self.second {
            self.mover = self.mover.other();
        }
        if self.empty() == 0 {
            self.outcome = Some(self.result());
        }
    }

    /// Whether no stone has been placed.
    fn opening(&self) -> bool {
        self.stones == [0; 2]
    }
}

impl Position for Produto {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.empty().cells().flat_map(|cell| Player::BOTH.map(|colour| Action { cell, colour })));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let opening = self.opening();
        let before = if E::LIVE { self.points() } else { [0; 2] };
        self.stones[action.colour.index()] |= 1 << (action.cell & 127);
        if E::LIVE {
            let piece = Self::stone(action.colour);
            effects.push(0, Effect::Place { at: self.site(action.cell), piece, count: 1 });
            for player in Player::BOTH {
                let points = self.points()[player.index()];
                if points != before[player.index()] {
                    effects.push(1, Effect::Score { player, points });
                }
            }
        }
        self.advance(opening);
    }

    fn key(&self) -> u64 {
        let rest = u64::from(self.side) << 8 | u64::from(self.second) << 1 | self.mover as u64;
        chain(iter::once(rest).chain(self.stones.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let empty = self.empty();
        let drawn = below(rng, 2 * empty.count_ones());
        Action { cell: empty.nth(drawn >> 1), colour: Player::from_second(drawn & 1 == 1) }
    }

    /// Draws the colours of all empty cells at once: whatever the order of placements, each cell has either colour with
    /// probability ½, independently of the others.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let empty = self.empty();
        let count = empty.count_ones();
        if count > limit {
            for _ in 0..limit {
                let action = self.sample(rng, scratch);
                self.apply(action, &mut ());
            }
            return limit;
        }
        if count == 0 {
            return 0;
        }
        let colours = u128::from(rng.next_u64()) | u128::from(rng.next_u64()) << 64;
        // The turn passes after the opening stone, then after every second stone.
        let opening = u32::from(self.opening());
        let stones = count - opening + u32::from(self.second);
        let passes = opening + stones / 2;
        self.stones[0] |= empty & colours;
        self.stones[1] |= empty & !colours;
        self.second = stones % 2 == 1;
        if passes % 2 == 1 {
            self.mover = self.mover.other();
        }
        self.outcome = Some(self.result());
        count
    }
}
