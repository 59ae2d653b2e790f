//! Dominório, known as Domineering (`docs/rulings.md`, 25).
//!
//! Cells are numbered rank by rank without gaps, so a cell is its site, and a set of cells is one word of 128 bits. The
//! lower ends of all dominoes that fit upright are one shift of the empty cells, the left ends of those that fit
//! across another.

mod game;
mod heuristic;
mod regions;
#[cfg(test)]
mod tests;

use crate::bits::{each, nth_of};
use std::iter;
use tabuleiro_rules::{
    Component, Effect, Effects, Facts, Family, Kind, Names, OptionKind, OptionSpec, Outcome, Piece, Player, Position,
    Rng, Seat, Site, below, chain, halves,
};

static FACTS: Facts = Facts {
    id: "dominorio",
    names: Names { pt: "Dominório", en: "Domineering" },
    author: "Göran Andersson",
    year: "1973",
    family: Family::Blockade,
    seats: [Seat { letter: 'V', ..Seat::BLACK }, Seat { letter: 'H', ..Seat::WHITE }],
    typical_plies: 28,
    // 32 dominoes would cover the board.
    max_plies: 32,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[
        OptionSpec::new("size", OptionKind::Size { default: SIZE, least: (2, 2), greatest: (10, 10) }),
        OptionSpec::FIRST,
    ],
    seeds: "002",
};

const SIZE: (u8, u8) = (8, 8);

/// A domino, by the two cells it covers: the lower or left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    low: u8,
    high: u8,
}

/// A position of Dominório.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dominorio {
    /// Empty cells.
    free: u128,
    /// The lower cells of the upright dominoes, the left cells of those that lie across.
    laid: [u128; 2],
    columns: u8,
    rows: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The cells of the last file, by the number of columns; as many ranks as fit.
static LAST_FILE: [u128; 11] = {
    let mut table = [0; 11];
    let mut columns = 1;
    while columns < 11 {
        let mut cell = columns - 1;
        while cell < 128 {
            table[columns] |= 1 << cell;
            cell += columns;
        }
        columns += 1;
    }
    table
};

impl Dominorio {
    fn fresh((columns, rows): (u8, u8), mover: Player) -> Dominorio {
        let free = (1 << (columns * rows)) - 1;
        let mut start = Dominorio { free, laid: [0; 2], columns, rows, mover, outcome: None };
        start.settle();
        start
    }

    /// How far the second cell of a side's domino is from its first.
    #[inline]
    fn reach(&self, side: Player) -> u8 {
        if side == Player::First { self.columns } else { 1 }
    }

    /// The first cells of all dominoes of a side that fit on these cells.
    #[inline]
    fn fits(&self, side: Player, cells: u128) -> u128 {
        match side {
            Player::First => cells & cells >> self.columns,
            Player::Second => cells & cells >> 1 & !LAST_FILE[usize::from(self.columns) % 11],
        }
    }

    /// docs/rulings.md, Dominório: whoever cannot place loses.
    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.fits(self.mover, self.free) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    #[inline]
    fn action(&self, low: u8) -> Action {
        Action { low, high: low + self.reach(self.mover) }
    }

    fn piece(side: Player) -> Piece {
        let kind = if side == Player::First { Kind::DominoUp } else { Kind::DominoAcross };
        Piece::new(kind, FACTS.seats[side.index()].tone)
    }

    /// How many dominoes of a side fit on these cells at once: line by line, from the near end of each.
    fn packed(&self, side: Player, mut cells: u128) -> i32 {
        let (line, steps, stride) = match side {
            Player::First => ((1u128 << self.columns) - 1, self.rows, self.columns),
            Player::Second => (LAST_FILE[usize::from(self.columns)] >> (self.columns - 1), self.columns, 1),
        };
        let mut packed = 0;
        for step in 0..steps {
            let taken = self.fits(side, cells) & line << (step * stride);
            cells &= !(taken | taken << self.reach(side));
            packed += taken.count_ones();
        }
        packed as i32
    }

    /// How many dominoes of a side fit on cells that the other side can never cover.
    fn safe(&self, side: Player) -> i32 {
        let other = side.other();
        let fits = self.fits(other, self.free);
        self.packed(side, self.free & !(fits | fits << self.reach(other)))
    }

    /// A cell of an area seen in a mirror; the area is as large as the board less `short` columns and rows.
    fn mirrored(&self, k: u8, cell: u8, short: (u8, u8)) -> u8 {
        let (mut c, mut r) = (cell % self.columns, cell / self.columns);
        if k & 1 != 0 {
            c = (self.columns - 1 - short.0).saturating_sub(c);
        }
        if k & 2 != 0 {
            r = (self.rows - 1 - short.1).saturating_sub(r);
        }
        r * self.columns + c
    }
}

impl Dominorio {
    /// All that can still be played, as `solve/sums/` has it.
    #[allow(clippy::unnecessary_wraps, reason = "other games begin with an opening that is no sum")]
    fn whole(&self) -> Option<Component> {
        let columns = self.columns;
        let cells = each(self.free).fold(0, |set, cell| set | Component::cell(cell % columns, cell / columns));
        Some(Component { sets: [cells, 0, 0] })
    }
}

impl Position for Dominorio {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_none() {
            out.extend(each(self.fits(self.mover, self.free)).map(|low| self.action(low)));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover;
        effects.push(0, Effect::Place { at: Site(action.low.into()), piece: Self::piece(side), count: 1 });
        self.free &= !(1 << (action.low & 127) | 1 << (action.high & 127));
        self.laid[side.index()] |= 1 << (action.low & 127);
        self.mover = side.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.columns) << 8 | u64::from(self.rows) << 16 | self.mover as u64;
        chain(iter::once(rules).chain(self.laid.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let fits = self.fits(self.mover, self.free);
        self.action(nth_of(fits, below(rng, fits.count_ones())))
    }
}
