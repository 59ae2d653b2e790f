//! Go em Linha (`docs/rulings.md`, 12): stones are placed and captured as in go, and six in a line win.
//!
//! A placement that completes a line is legal even if its group has no liberty; any other needs a liberty or a capture
//! and may not repeat an earlier board (superko). Earlier boards are not part of a position object, so an object lists
//! the points that superko bars at the moment (`ko`).

mod game;
mod grid;
mod heuristic;
mod lines;
#[cfg(test)]
mod tests;

use crate::groups::Boards;
use crate::swap_stage::Stage;
use crate::unseen::Unseen;
use grid::Grid;
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effect, Effects, Outcome, Player, Position, Removal, Rng, below, mix, mover_and_outcome};

/// One decision of Go em Linha.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone on an empty point: (row + 1) × 10 + column + 1, counted from 0.
    Place(u8),
    /// The second player takes over the first stone (`docs/rulings.md`, 0.6).
    Swap,
}

/// A position of Go em Linha.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoEmLinha {
    board: Grid,
    past: Unseen<Boards>,
    /// Points that a position object listed as barred by superko, one bit each.
    barred: Unseen<u128>,
    mover: Player,
    stage: Stage,
    swapped: bool,
    end: Unseen<Option<Outcome>>,
}

/// By hand, because the key of the board is incremental and hashing the board would be slower.
impl Hash for GoEmLinha {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl GoEmLinha {
    /// Returns whether a stone of `player` on the point completes six in a line or more.
    #[inline]
    fn completes(&self, player: Player, point: u16) -> bool {
        let run = |step: u16| {
            let mut at = point.wrapping_add(step);
            let mut length = 0;
            while self.board.has(player, at) {
                length += 1;
                at = at.wrapping_add(step);
            }
            length
        };
        lines::STEPS.into_iter().any(|step| run(step) + run(step.wrapping_neg()) >= 5)
    }

    /// Returns whether a stone of the mover on the point would repeat an earlier board.
    #[inline]
    fn repeats(&self, point: u16) -> bool {
        if *self.barred >> point & 1 != 0 {
            return true;
        }
        if !self.past.matters() {
            return false;
        }
        let enemy = self.mover.other();
        let around = Grid::around(point);
        let mut key = self.board.key() ^ Grid::key_of(self.mover, point);
        let (groups, count) = self.board.touching(enemy, point);
        for &group in &groups[..count] {
            if self.board.is_last_liberty(group, &around) {
                key = self.board.stones(group).fold(key, |key, stone| key ^ Grid::key_of(enemy, stone));
            }
        }
        self.past.holds(key)
    }

    /// Returns whether superko alone makes the point illegal.
    fn is_ko(&self, point: u16) -> bool {
        let sound = self.board.breathes(self.mover, point) || self.board.takes(self.mover, point);
        sound && self.repeats(point) && !self.completes(self.mover, point)
    }

    /// docs/rulings.md, Go em Linha: no suicide and no repeated board, but a line may always be completed.
    #[inline]
    fn may_place(&self, point: u16) -> bool {
        let sound = self.board.breathes(self.mover, point) || self.board.takes(self.mover, point);
        sound && !self.repeats(point) || self.completes(self.mover, point)
    }

    fn may_swap(&self) -> bool {
        self.stage == Stage::Offer
    }

    /// docs/rulings.md, Go em Linha: the game is a draw if the mover has no legal placement.
    #[inline]
    fn settle_blocked(&mut self) {
        if !self.board.empties().iter().any(|&p| self.may_place(p)) {
            self.end = Unseen(Some(Outcome::Draw));
        }
    }
}

impl Position for GoEmLinha {
    type Action = Action;

    mover_and_outcome!(|position| *position.end);

    fn list_actions(&self, out: &mut Vec<Action>) {
        let legal = self.board.points().filter(|&p| self.board.is_empty(p) && self.may_place(p));
        out.extend(legal.map(|p| Action::Place(p as u8)));
        if self.may_swap() {
            out.push(Action::Swap);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Swap => {
                self.swapped = true;
                self.stage = Stage::Play;
                effects.push(0, Effect::SwapSides);
            }
            Action::Place(point) if !self.board.is_empty(u16::from(point)) => {}
            Action::Place(point) => {
                let (point, player) = (u16::from(point), self.mover);
                effects.push(0, Effect::Place { at: self.board.site(point), piece: Grid::piece(player), count: 1 });
                let line = self.completes(player, point);
                self.board.place(player, point);
                let captured = self.board.capture(player, point, |board, group| {
                    if E::LIVE {
                        for stone in board.stones(group) {
                            let (at, piece) = (board.site(stone), Grid::piece(player.other()));
                            effects.push(1, Effect::Remove { at, piece, count: 1, why: Removal::Disconnected });
                        }
                    }
                });
                if captured {
                    self.past.note_capture();
                }
                self.past.push(self.board.key());
                self.barred = Unseen(0);
                self.mover = player.other();
                self.stage = self.stage.after_turn();
                if line {
                    self.end = Unseen(Some(Outcome::Win(player)));
                } else {
                    self.settle_blocked();
                }
            }
        }
    }

    fn key(&self) -> u64 {
        let state = self.mover as u64 | (self.stage as u64) << 1 | u64::from(self.swapped) << 3;
        self.board.key() ^ mix(state)
    }

    fn swapped(&self) -> bool {
        self.swapped
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.may_swap() && below(rng, self.board.empties().len() as u32 + 1) == 0 {
            return Action::Swap;
        }
        for _ in 0..16 {
            let point = self.board.draw(rng);
            if self.may_place(point) {
                return Action::Place(point as u8);
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
