//! Sesqui-Hex and Sesqui-Y (`docs/rulings.md`, 5): a turn is a placement and then an optional step of another own
//! stone.
//!
//! Chains change when a stone steps away, so they are not stored. Only the stone that arrives can connect edges; its
//! chain is computed by `Field` when it arrives. Lists of stones and empty cells beside the bit sets make random
//! actions cheap.

mod cells;
mod game;
mod heuristic;
mod shapes;
#[cfg(test)]
mod tests;

use super::field::{Field, Rows};
use crate::swap_stage::Stage;
use crate::unseen::Unseen;
use cells::{CELLS, ROWS, cells_in, holds, split};
use shapes::Shape;
use std::marker::PhantomData;
use tabuleiro_rules::{Effect, Effects, Outcome, Player, Position, Rng, Travel, below, chain, mover_and_outcome};

pub use shapes::{Rhombus, Triangle};

/// A position of Sesqui-Hex, which is played on the rhombus of Hex.
pub type SesquiHex = Sesqui<Rhombus>;
/// A position of Sesqui-Y, which is played on a triangle whose three edges are to be connected.
pub type SesquiY = Sesqui<Triangle>;

/// One decision of Sesqui-Hex or Sesqui-Y. A cell is (row + 1) × 32 + column + 1, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone on an empty cell.
    Place(u16),
    /// Step with another own stone to a neighbouring empty cell.
    Step {
        /// The cell it leaves.
        from: u16,
        /// The cell it goes to.
        to: u16,
    },
    /// The second player takes over the first stone (`docs/rulings.md`, 0.6).
    Swap,
    /// End the turn without a step.
    Pass,
}

/// An unordered list of cells.
#[derive(Clone, Copy, Debug)]
struct List {
    cells: [u16; CELLS],
    len: u16,
}

impl List {
    fn as_slice(&self) -> &[u16] {
        &self.cells[..usize::from(self.len)]
    }
}

/// A position of Sesqui-Hex ([`Rhombus`]) or Sesqui-Y ([`Triangle`]): the stones, the stone placed in this turn, the
/// mover and the stage of the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sesqui<S: Shape> {
    stones: [Rows<ROWS>; 2],
    /// Empty cells.
    free: Unseen<Rows<ROWS>>,
    /// Stones of each side, and the empty cells.
    lists: Unseen<[List; 3]>,
    /// The index of each cell in its list.
    slot: Unseen<[u8; ROWS * 32]>,
    /// The stone placed in this turn; 0 before it is placed.
    placed: u16,
    side: u8,
    stage: Stage,
    swapped: bool,
    mover: Player,
    winner: Unseen<Option<Player>>,
    shape: PhantomData<S>,
}

/// Index of the empty cells among the lists.
const FREE: usize = 2;

impl<S: Shape> Sesqui<S> {
    fn new(side: u8, first: Player) -> Self {
        let none = List { cells: [0; CELLS], len: 0 };
        let mut position = Sesqui {
            stones: [[0; ROWS]; 2],
            free: Unseen([0; ROWS]),
            lists: Unseen([none; 3]),
            slot: Unseen([0; ROWS * 32]),
            placed: 0,
            side,
            stage: Stage::Empty,
            swapped: false,
            mover: first,
            winner: Unseen(None),
            shape: PhantomData,
        };
        for row in 1..=usize::from(side) {
            position.free[row] = S::row(side, row);
            for cell in cells_in(row, position.free[row]) {
                position.enlist(FREE, cell);
            }
        }
        position
    }

    #[inline]
    fn enlist(&mut self, list: usize, cell: u16) {
        let list = &mut self.lists[list];
        list.cells[usize::from(list.len)] = cell;
        self.slot[usize::from(cell)] = list.len as u8;
        list.len += 1;
    }

    #[inline]
    fn strike(&mut self, list: usize, cell: u16) {
        let list = &mut self.lists[list];
        list.len -= 1;
        let (last, slot) = (list.cells[usize::from(list.len)], self.slot[usize::from(cell)]);
        list.cells[usize::from(slot)] = last;
        self.slot[usize::from(last)] = slot;
    }

    #[inline]
    fn put(&mut self, player: Player, cell: u16) {
        let (row, column) = split(cell);
        self.stones[player.index()][row] |= 1 << column;
        self.free[row] &= !(1 << column);
        self.strike(FREE, cell);
        self.enlist(player.index(), cell);
    }

    #[inline]
    fn lift(&mut self, player: Player, cell: u16) {
        let (row, column) = split(cell);
        self.stones[player.index()][row] &= !(1 << column);
        self.free[row] |= 1 << column;
        self.strike(player.index(), cell);
        self.enlist(FREE, cell);
    }

    /// Returns the chain of the stone on that cell.
    #[inline]
    fn chain(stones: &Rows<ROWS>, cell: u16) -> Rows<ROWS> {
        let (row, column) = split(cell);
        let mut chain = [0; ROWS];
        S::absorb(&mut chain, stones, row, column);
        chain
    }

    /// Returns whether the stone that just arrived on that cell connects the edges of its owner.
    #[inline]
    fn joins(&self, player: Player, cell: u16) -> bool {
        let stones = &self.stones[player.index()];
        // A chain is computed only if the stones touch all edges.
        S::joined(stones, self.side, player) && S::joined(&Self::chain(stones, cell), self.side, player)
    }

    fn may_swap(&self) -> bool {
        self.stage == Stage::Offer && self.placed == 0
    }

    /// Iterates over the stones of the mover that were not placed in this turn.
    fn others(&self) -> impl Iterator<Item = u16> {
        let (stones, placed) = (&self.stones[self.mover.index()], self.placed);
        (1..ROWS - 1).flat_map(move |row| cells_in(row, stones[row])).filter(move |&cell| cell != placed)
    }

    fn steps_of(&self, from: u16) -> impl Iterator<Item = u16> {
        S::STEPS.into_iter().map(move |step| from.wrapping_add_signed(step)).filter(|&to| holds(&self.free, to))
    }

    /// Ends the game if the stone that arrived on `cell` connects the edges; returns whether it does.
    #[inline]
    fn arrive(&mut self, cell: u16) -> bool {
        let won = self.joins(self.mover, cell);
        if won {
            self.winner = Unseen(Some(self.mover));
            self.placed = 0;
            self.stage = Stage::Play;
        }
        won
    }

    #[inline]
    fn end_turn(&mut self) {
        self.placed = 0;
        self.mover = self.mover.other();
        self.stage = self.stage.after_turn();
    }

    /// The words that the key covers.
    fn words(&self) -> impl Iterator<Item = u64> {
        let row = |r: usize| (r as u64) << 56 | u64::from(self.stones[1][r]) << 24 | u64::from(self.stones[0][r]);
        let flags = [self.stage as u8, u8::from(self.swapped), self.mover as u8, self.side];
        let flags = u64::from(u32::from_le_bytes(flags)) | u64::from(self.placed) << 32;
        (1..=usize::from(self.side)).map(row).chain([flags])
    }
}

impl<S: Shape> Position for Sesqui<S> {
    type Action = Action;

    // A full board has a winner, as in Hex and Y: steps neither add stones nor take any away.
    mover_and_outcome!(|position| position.winner.map(Outcome::Win));

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.placed == 0 {
            for row in 1..=usize::from(self.side) {
                out.extend(cells_in(row, self.free[row]).map(Action::Place));
            }
            if self.may_swap() {
                out.push(Action::Swap);
            }
            return;
        }
        for from in self.others() {
            out.extend(self.steps_of(from).map(|to| Action::Step { from, to }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (player, piece) = (self.mover, Field::<ROWS, 0, 0>::piece(self.mover));
        match action {
            Action::Place(cell) if !holds(&self.free, cell) || self.placed != 0 => {}
            Action::Place(cell) => {
                effects.push(0, Effect::Place { at: self.site(cell), piece, count: 1 });
                self.put(player, cell);
                if self.stage == Stage::Offer {
                    self.stage = Stage::Play;
                }
                if !self.arrive(cell) {
                    self.placed = cell;
                }
            }
            Action::Step { from, to } if !holds(&self.stones[player.index()], from) || !holds(&self.free, to) => {}
            Action::Step { from, to } => {
                let (at, goal) = (self.site(from), self.site(to));
                effects.push(0, Effect::Move { from: at, to: goal, piece, count: 1, travel: Travel::Slide });
                self.lift(player, from);
                self.put(player, to);
                if !self.arrive(to) {
                    self.end_turn();
                }
            }
            Action::Swap => {
                self.swapped = true;
                self.stage = Stage::Play;
                effects.push(0, Effect::SwapSides);
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player });
                self.end_turn();
            }
        }
    }

    fn key(&self) -> u64 {
        chain(self.words())
    }

    fn swapped(&self) -> bool {
        self.swapped
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.placed == 0 {
            let free = self.lists[FREE].as_slice();
            let at = below(rng, free.len() as u32 + u32::from(self.may_swap())) as usize;
            return free.get(at).map_or(Action::Swap, |&cell| Action::Place(cell));
        }
        // One of the six directions of another own stone, or a pass; redrawn if the cell is not empty.
        let own = self.lists[self.mover.index()].as_slice();
        let last = own.len() - 1;
        for _ in 0..48 {
            let at = below(rng, 6 * last as u32 + 1) as usize;
            if at == 6 * last {
                return Action::Pass;
            }
            let from = if own[at / 6] == self.placed { own[last] } else { own[at / 6] };
            let to = from.wrapping_add_signed(S::STEPS[at % 6]);
            if holds(&self.free, to) {
                return Action::Step { from, to };
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
