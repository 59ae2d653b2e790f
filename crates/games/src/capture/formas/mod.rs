//! Formas (`docs/rulings.md`, 13): a man captures an enemy anywhere or, in a variant, beside it; men that are no longer
//! connected with the capturing man are removed; a side without men wins.
//!
//! Two sets of cells. All men are connected at the start of every turn, so a capture can disconnect only neighbours of
//! the cell that the capturing man left. If these are connected through the cells around it, nothing is removed;
//! otherwise one flood fill decides.

mod cells;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::square::{Grid, Set};
use cells::{Cells, STRIDE};
use std::iter;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionKind, OptionSpec, Options, Outcome, Piece, Player, Position, Removal,
    Rng, Travel, below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("formas", "Formas", "Forms", Family::Capture)
    .notation("A-B")
    .published("Steven Meyers", "2007", "000")
    // On 8×8 every action captures one of 64 men, and at least one is left.
    .plies(30, 63)
    .variants(&["livre", "vizinhas"])
    .options(&[
        OptionSpec::new("size", OptionKind::Size { default: SIZE, least: (4, 4), greatest: (12, 12) }),
        OptionSpec::FIRST,
    ]);

const SIZE: (u8, u8) = (8, 8);

/// A man captures an enemy by moving to its cell; cells are 16 × rank + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    from: u8,
    to: u8,
}

/// A position of Formas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Formas {
    men: [Cells; 2],
    grid: Grid,
    neighbours: bool,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The differences of a cell's eight neighbours from it, in rising order.
const WAYS: [i8; 8] = [-17, -16, -15, -1, 1, 15, 16, 17];

impl Formas {
    /// Returns the start position. docs/rulings.md, Formas: Black (*Negras*) has the lower half, or the left half if
    /// the number of ranks is odd.
    fn full((columns, rows): (u8, u8), options: &Options) -> Formas {
        let grid = Grid::strided(columns, rows, STRIDE);
        let neighbours = options.variant == "vizinhas";
        let mut start = Formas { men: [Cells::EMPTY; 2], grid, neighbours, mover: options.first(), outcome: None };
        for cell in grid.cells() {
            let (file, rank) = grid.file_and_rank(cell);
            let far = if rows % 2 == 0 { rank >= rows / 2 } else { file >= columns / 2 };
            start.men[usize::from(far)] = start.men[usize::from(far)].with(cell);
        }
        start
    }

    fn block(side: Player) -> Piece {
        Piece::new(Kind::Block, FACTS.seats[side.index()].tone)
    }

    /// Returns the mover's men and the opponent's.
    #[inline]
    fn sides(&self) -> (Cells, Cells) {
        (self.men[self.mover.index()], self.men[self.mover.other().index()])
    }

    /// Returns the men that the action disconnects.
    #[inline]
    fn falling(&self, action: Action) -> Cells {
        let rest = (self.men[0] | self.men[1]) & !Cells::one(action.from);
        if rest.linked_around(action.from) { Cells::EMPTY } else { rest & !rest.group(action.to) }
    }

    /// docs/rulings.md, Formas: a side without men on the board wins.
    #[inline]
    fn settle(&mut self) {
        self.outcome = Player::BOTH.into_iter().find(|p| self.men[p.index()].is_empty()).map(Outcome::Win);
    }

    /// Emits the capture, then the removal of disconnected men in order of their distance from the cell that was left.
    fn emit_effects<E: Effects>(&self, action: Action, falling: Cells, effects: &mut E) {
        let (from, to) = (self.grid.site(action.from), self.grid.site(action.to));
        let (captor, victim) = (Self::block(self.mover), Self::block(self.mover.other()));
        effects.push(0, Effect::Remove { at: to, piece: victim, count: 1, why: Removal::Replaced });
        effects.push(0, Effect::Move { from, to, piece: captor, count: 1, travel: Travel::Hop });
        let (mut rest, mut edge, mut beat) = (falling, Cells::one(action.from), 1);
        while !rest.is_empty() {
            edge = edge.beside() & rest;
            if edge.is_empty() {
                edge = rest;
            }
            for cell in edge.cells() {
                let side = Player::from_second(self.men[1].has(cell));
                let piece = Self::block(side);
                effects.push(
                    beat,
                    Effect::Remove { at: self.grid.site(cell), piece, count: 1, why: Removal::Disconnected },
                );
            }
            rest = rest & !edge;
            beat += 1;
        }
    }
}

impl Position for Formas {
    type Action = Action;

    mover_and_outcome!();

    /// The list is not empty while the game runs: all men are connected, so some man is adjacent to an enemy.
    fn list_actions(&self, out: &mut Vec<Action>) {
        let (own, other) = self.sides();
        for from in own.cells() {
            let goals = if self.neighbours {
                let around = WAYS.into_iter().fold(Cells::EMPTY, |set, way| set | Cells::one(from).moved(way));
                around & other
            } else {
                other
            };
            out.extend(goals.cells().map(|to| Action { from, to }));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let falling = self.falling(action);
        if E::LIVE {
            self.emit_effects(action, falling, effects);
        }
        let (side, kept) = (self.mover.index(), !falling);
        let (from, to) = (Cells::one(action.from), Cells::one(action.to));
        self.men[side] = (self.men[side] & !from | to) & kept;
        self.men[1 - side] = self.men[1 - side] & !to & kept;
        self.mover = self.mover.other();
        self.settle();
    }

    fn key(&self) -> u64 {
        let (columns, rows) = self.grid.size();
        let rules = u64::from(columns) << 8 | u64::from(rows) << 16 | u64::from(self.neighbours) << 24;
        let words = self.men.iter().flat_map(|men| men.0);
        chain(iter::once(rules | self.mover as u64).chain(words))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let (own, other) = self.sides();
        if !self.neighbours {
            let enemies = other.count();
            let drawn = below(rng, own.count() * enemies);
            return Action { from: own.nth(drawn / enemies), to: other.nth(drawn % enemies) };
        }
        let goals = WAYS.map(|way| own.moved(way) & other);
        let mut drawn = below(rng, goals.iter().map(|goals| goals.count()).sum());
        let mut way = 0;
        while way < 7 && drawn >= goals[way].count() {
            drawn -= goals[way].count();
            way += 1;
        }
        let to = goals[way].nth(drawn);
        Action { from: to.wrapping_add_signed(-WAYS[way]), to }
    }
}
