//! Sesquimoku (`docs/rulings.md`, 5): a stone and half a move a turn; five in line win.
//!
//! Both colours are kept in rows of bits; only the lines through the stone just placed or moved are walked.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use crate::in_a_row::{Rows, cell, cells, has, in_line, place, split};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, Kind, Names, OptionKind, OptionSpec, Outcome, Piece, Player, Position,
    Rng, Seat, Site, Travel, below, mix,
};

const SIDES: [u8; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
const SIDE: u8 = 8;
const ROWS: usize = 15 + 2;
const LINE: u32 = 5;
/// King's steps from a cell, ascending.
const STEPS: [i16; 8] = [-33, -32, -31, -1, 1, 31, 32, 33];

static KEYS: KeyTable<2, { ROWS * 32 }> = KeyTable::new(0x5e59);

static FACTS: Facts = Facts {
    id: "sesquimoku",
    names: Names { pt: "Sesquimoku", en: "Sesqui-moku" },
    author: "Bill Taylor",
    year: "2007",
    family: Family::Alignment,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 50,
    // A stone on every point and as many steps.
    max_plies: 130,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[
        OptionSpec::side(SIDE, &SIDES),
        OptionSpec::new("exact", OptionKind::Toggle { default: false }),
        OptionSpec::FIRST,
    ],
    seeds: "000",
};

/// One decision; points are numbered as in [`crate::in_a_row::cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// An own stone on an empty point.
    Place(u16),
    /// Another own stone goes to an empty point beside it.
    Step {
        /// Where it lies.
        from: u16,
        /// Where it goes.
        to: u16,
    },
    /// No step.
    Pass,
}

/// A position of Sesquimoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sesquimoku {
    stones: [Rows<ROWS>; 2],
    /// Key of the stones.
    key: u64,
    side: u8,
    /// Exactly five win, six do not.
    exact: bool,
    /// The stone placed in this turn, 0 before.
    placed: u16,
    /// Empty points.
    empty: u16,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Sesquimoku {
    fn fresh(side: u8, exact: bool, mover: Player) -> Self {
        let empty = u16::from(side) * u16::from(side);
        Sesquimoku { stones: [[0; ROWS]; 2], key: 0, side, exact, placed: 0, empty, mover, outcome: None }
    }

    #[inline]
    fn empty_in(&self, row: usize) -> u32 {
        let inside = ((1 << self.side) - 1) << 1;
        inside & !(self.stones[0][row] | self.stones[1][row])
    }

    #[inline]
    fn is_empty(&self, point: u16) -> bool {
        let (row, column) = split(point);
        row.wrapping_sub(1) < usize::from(self.side) && self.empty_in(row) >> column & 1 == 1
    }

    /// Takes a stone up or puts it down.
    #[inline]
    fn toggle(&mut self, side: usize, point: u16) {
        let (row, column) = split(point);
        self.stones[side][row] ^= 1 << column;
        self.key ^= KEYS.get(side, usize::from(point));
    }

    fn site(&self, point: u16) -> Site {
        let (column, row) = place(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    const fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// The empty points beside a stone, ascending.
    fn ways(&self, from: u16) -> impl Iterator<Item = u16> + '_ {
        STEPS.iter().map(move |&step| from.wrapping_add_signed(step)).filter(|&to| self.is_empty(to))
    }

    /// The stones of the mover that may step.
    fn movable(&self) -> impl Iterator<Item = u16> + '_ {
        cells(&self.stones[self.mover.index()]).filter(|&point| point != self.placed)
    }

    /// Whether the mover has a line that counts through a point.
    #[inline]
    fn wins(&self, point: u16) -> bool {
        in_line(&self.stones[self.mover.index()], point, LINE, self.exact)
    }

    #[inline]
    fn end_turn(&mut self) {
        self.placed = 0;
        self.mover = self.mover.other();
    }

    /// A random step or no step; `None` where luck runs out.
    #[inline]
    fn draw_step<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        const TRIES: u32 = 16;
        let (placed_row, placed_column) = split(self.placed);
        let own = &self.stones[self.mover.index()];
        let row = |r: usize| if r == placed_row { own[r] & !(1 << placed_column) } else { own[r] };
        let count: u32 = (1..=usize::from(self.side)).map(|r| row(r).count_ones()).sum();
        for _ in 0..TRIES {
            // Every stone has eight tickets, passing has one.
            let ticket = below(rng, 8 * count + 1);
            let (mut skip, mut r) = (ticket / 8, 1);
            if skip == count {
                return Some(Action::Pass);
            }
            while skip >= row(r).count_ones() {
                skip -= row(r).count_ones();
                r += 1;
            }
            let mut rest = row(r);
            for _ in 0..skip {
                rest &= rest - 1;
            }
            let from = (r << 5) as u16 | rest.trailing_zeros() as u16;
            let to = from.wrapping_add_signed(STEPS[(ticket % 8) as usize]);
            if self.is_empty(to) {
                return Some(Action::Step { from, to });
            }
        }
        None
    }
}

impl Position for Sesquimoku {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        if self.placed == 0 {
            for row in 1..=usize::from(self.side) {
                let points = Bits(u64::from(self.empty_in(row)));
                out.extend(points.map(|column| Action::Place((row << 5) as u16 | u16::from(column))));
            }
            return;
        }
        for from in self.movable() {
            out.extend(self.ways(from).map(|to| Action::Step { from, to }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover.index();
        match action {
            Action::Place(point) => {
                if !self.is_empty(point) {
                    return;
                }
                if E::LIVE {
                    effects.push(0, Effect::Place { at: self.site(point), piece: Self::piece(side), count: 1 });
                }
                self.toggle(side, point);
                self.empty -= 1;
                self.placed = point;
                // docs/rulings.md, Sesquimoku: a line wins at once, after either action.
                if self.wins(point) {
                    self.outcome = Some(Outcome::Win(self.mover));
                } else if self.empty == 0 {
                    self.outcome = Some(Outcome::Draw);
                }
            }
            Action::Step { from, to } => {
                if !has(&self.stones[side], from) || !self.is_empty(to) {
                    return;
                }
                if E::LIVE {
                    let (at, goal, piece) = (self.site(from), self.site(to), Self::piece(side));
                    effects.push(0, Effect::Move { from: at, to: goal, piece, count: 1, travel: Travel::Slide });
                }
                self.toggle(side, from);
                self.toggle(side, to);
                // Where exactly five are wanted, leaving six makes five.
                let shortened = |step: &i16| {
                    let beside = from.wrapping_add_signed(*step);
                    has(&self.stones[side], beside) && self.wins(beside)
                };
                if self.wins(to) || (self.exact && STEPS.iter().any(shortened)) {
                    self.outcome = Some(Outcome::Win(self.mover));
                }
                self.end_turn();
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.end_turn();
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.side) << 24 | u64::from(self.exact) << 20;
        self.key ^ mix(u64::from(self.placed) | (self.mover as u64) << 16 | rules)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.placed != 0 {
            if let Some(action) = self.draw_step(rng) {
                return action;
            }
            scratch.clear();
            self.actions(scratch);
            return scratch[below(rng, scratch.len() as u32) as usize];
        }
        // A random point is soon an empty one, unless few are.
        for _ in 0..8 {
            let (column, row) = (below(rng, u32::from(self.side)) as u8, below(rng, u32::from(self.side)) as u8);
            let point = cell(column, row);
            if self.is_empty(point) {
                return Action::Place(point);
            }
        }
        let (mut skip, mut row) = (below(rng, u32::from(self.empty)), 1);
        while skip >= self.empty_in(row).count_ones() {
            skip -= self.empty_in(row).count_ones();
            row += 1;
        }
        let mut rest = self.empty_in(row);
        for _ in 0..skip {
            rest &= rest - 1;
        }
        Action::Place((row << 5) as u16 | rest.trailing_zeros() as u16)
    }
}
