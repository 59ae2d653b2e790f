//! Go em Linha (`docs/rulings.md`, 12): stones are placed and captured as in go, and six in a line win.
//!
//! A placement that completes a line is legal even if its group is stifled; any other needs a liberty or a capture, and
//! may not bring an earlier board back. What was on the board before is no part of a position, so an object carries the
//! points that are barred at the moment for that reason (`ko`).

mod game;
mod grid;
mod lines;
#[cfg(test)]
mod tests;

use crate::groups::Boards;
use grid::Grid;
use std::hash::{Hash, Hasher};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{Effect, Effects, Outcome, Player, Position, Removal, Rng, below, mix};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A stone on an empty point: (row + 1) × 10 + column + 1, counted from 0.
    Place(u8),
    /// The second player takes the first stone over (`docs/rulings.md`, 0.6).
    Swap,
}

/// How far the opening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Stage {
    /// No stone yet.
    Empty,
    /// One stone lies; the second player may swap.
    Offer,
    /// Under way.
    Play,
}

/// A position of Go em Linha.
#[derive(Clone, Copy, Debug)]
pub struct GoEmLinha {
    board: Grid,
    past: Boards,
    /// Points barred to the mover by boards that an object did not carry, a bit each.
    barred: u128,
    mover: Player,
    stage: Stage,
    swapped: bool,
    end: Option<Outcome>,
}

impl PartialEq for GoEmLinha {
    fn eq(&self, other: &Self) -> bool {
        (self.mover, self.stage, self.swapped) == (other.mover, other.stage, other.swapped) && self.board == other.board
    }
}

impl Eq for GoEmLinha {}

impl Hash for GoEmLinha {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl GoEmLinha {
    /// An own stone there would make six in a line or more.
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

    /// Whether a stone there would bring an earlier board back.
    #[inline]
    fn repeats(&self, point: u16) -> bool {
        if self.barred >> point & 1 != 0 {
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

    /// Whether the point is barred only because an earlier board would come back.
    fn is_ko(&self, point: u16) -> bool {
        let sound = self.board.breathes(self.mover, point) || self.board.takes(self.mover, point);
        sound && self.repeats(point) && !self.completes(self.mover, point)
    }

    /// docs/rulings.md, Go em Linha: no suicide and no earlier board, but a line may always be completed.
    #[inline]
    fn may_place(&self, point: u16) -> bool {
        let sound = self.board.breathes(self.mover, point) || self.board.takes(self.mover, point);
        sound && !self.repeats(point) || self.completes(self.mover, point)
    }

    fn may_swap(&self) -> bool {
        self.stage == Stage::Offer
    }

    /// docs/rulings.md, Go em Linha: no legal placement is a draw.
    #[inline]
    fn settle_blocked(&mut self) {
        if !self.board.empties().iter().any(|&p| self.may_place(p)) {
            self.end = Some(Outcome::Draw);
        }
    }
}

impl Position for GoEmLinha {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
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
                self.barred = 0;
                self.mover = player.other();
                self.stage = if self.stage == Stage::Empty { Stage::Offer } else { Stage::Play };
                if line {
                    self.end = Some(Outcome::Win(player));
                } else {
                    self.settle_blocked();
                }
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end
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

impl Heuristic for GoEmLinha {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[7, 22, 37, 48]];
    const SELECTIVE: bool = true;
    const BREADTH: usize = 24;

    /// Lines that can still be filled, the fuller the better, and stones that are about to be captured.
    fn evaluate(&self) -> i32 {
        let mut value = lines::value(&self.board, self.mover);
        for group in self.board.groups() {
            let Some(owner) = self.board.owner(group) else { continue };
            let size = i32::from(self.board.size(group));
            let cost = match self.board.liberties(group, 3) {
                1 if owner != self.mover => 60 * size,
                1 => 25 * size,
                2 => 6 * size,
                _ => 0,
            };
            value += if owner == Player::First { -cost } else { cost };
        }
        value
    }

    /// The longest lines it makes or stops, captures, and stones saved.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(point) = action else { return 0 };
        let point = u16::from(point);
        let mut promise = lines::move_order(&self.board, self.mover, point);
        for side in Player::BOTH {
            let (groups, count) = self.board.touching(side, point);
            for &group in &groups[..count] {
                if self.board.liberties(group, 2) == 1 {
                    promise += 30 * i32::from(self.board.size(group));
                }
            }
        }
        promise
    }

    fn is_noisy(&self, action: Action) -> bool {
        let Action::Place(point) = action else { return false };
        self.completes(self.mover, u16::from(point)) || self.board.takes(self.mover, u16::from(point))
    }
}
