//! Dominório, known as Domineering (`docs/rulings.md`, 25).
//!
//! Cells are numbered rank by rank without gaps, as sites are, and a set of cells is one word of 128 bits. The lower
//! cells of all vertical dominoes that fit are found with one shift of the empty cells, the left cells of the
//! horizontal ones with another.

mod game;
mod heuristic;
mod regions;
#[cfg(test)]
mod tests;

use crate::square::{Grid, Set};
use std::iter;
use tabuleiro_rules::{
    Component, Effect, Effects, Facts, Family, Kind, OptionKind, OptionSpec, Outcome, Piece, Player, Position, Rng,
    Seat, Site, below, chain, halves, mover_and_outcome,
};

static FACTS: Facts = Facts::new("dominorio", "Dominório", "Domineering", Family::Blockade)
    .notation("A-B")
    .published("Göran Andersson", "1973", "002")
    .seats([Seat { letter: 'V', ..Seat::BLACK }, Seat { letter: 'H', ..Seat::WHITE }])
    // 32 dominoes would cover the board.
    .plies(28, 32)
    .last_mover_wins()
    .difficulty(1)
    .options(&[
        OptionSpec::new("size", OptionKind::Size { default: SIZE, least: (2, 2), greatest: (10, 10) }),
        OptionSpec::FIRST,
    ]);

const SIZE: (u8, u8) = (8, 8);

/// Places a domino on two cells: the lower or left cell first.
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
    /// The lower cells of the vertical dominoes and the left cells of the horizontal ones.
    laid: [u128; 2],
    columns: u8,
    rows: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The cells of the last file, by the number of columns, on as many ranks as fit into the word.
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

    /// The difference of the two cells of a domino of a side.
    #[inline]
    fn reach(&self, side: Player) -> u8 {
        if side == Player::First { self.columns } else { 1 }
    }

    /// The lower or left cells of all dominoes of a side that fit on these cells.
    #[inline]
    fn fits(&self, side: Player, cells: u128) -> u128 {
        match side {
            Player::First => cells & cells >> self.columns,
            Player::Second => cells & cells >> 1 & !LAST_FILE[usize::from(self.columns) % 11],
        }
    }

    /// Ends the game if the mover cannot place a domino. docs/rulings.md, Dominório: the mover then loses.
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

    /// The greatest number of dominoes of a side that fit on these cells together, found greedily from the low end of
    /// each line.
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

    /// The number of dominoes of a side that fit together on cells that the other side can never cover.
    fn safe(&self, side: Player) -> i32 {
        let other = side.other();
        let fits = self.fits(other, self.free);
        self.packed(side, self.free & !(fits | fits << self.reach(other)))
    }

    const fn grid(&self) -> Grid {
        Grid::dense(self.columns, self.rows)
    }

    /// The board on which the first cells of the dominoes of a side can lie: one rank or one file less.
    const fn first_cells(&self, side: Player) -> Grid {
        let short = match side {
            Player::First => (0, 1),
            Player::Second => (1, 0),
        };
        Grid::strided(self.columns - short.0, self.rows - short.1, self.columns)
    }
}

impl Dominorio {
    /// The whole position as one component of a sum (`solve/sums/`).
    #[allow(clippy::unnecessary_wraps, reason = "the function of other games returns None before they split")]
    fn whole(&self) -> Option<Component> {
        let columns = self.columns;
        let cells = self.free.cells().fold(0, |set, cell| set | Component::cell(cell % columns, cell / columns));
        Some(Component { sets: [cells, 0, 0] })
    }
}

impl Position for Dominorio {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.fits(self.mover, self.free).cells().map(|low| self.action(low)));
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

    fn key(&self) -> u64 {
        let rules = u64::from(self.columns) << 8 | u64::from(self.rows) << 16 | self.mover as u64;
        chain(iter::once(rules).chain(self.laid.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let fits = self.fits(self.mover, self.free);
        self.action(fits.nth(below(rng, fits.count_ones())))
    }
}
