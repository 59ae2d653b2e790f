//! Evaluation and move order of Dipole.

use super::squares::{rank, squares};
use super::{Action, Dipole};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for Dipole {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[0, 36, 73, 100]];
    const OPENINGS: &'static str = openings!("dipole");

    /// Weighs men, and the rows before them: a man without rows before it must leave the board.
    fn evaluate(&self) -> i32 {
        let worth = |side: usize| {
            let rows = |square: usize| if side == 0 { 8 - rank(square) } else { 1 + rank(square) };
            squares(self.owned[side]).map(|s| i32::from(self.heights[s]) * (100 + 10 * rows(s))).sum::<i32>()
        };
        worth(0) - worth(1)
    }

    /// Captures first, men that leave the board last.
    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Move { to, .. } if self.is_noisy(action) => 100 * i32::from(self.heights[usize::from(to)]),
            Action::Off { count, .. } => -100 * i32::from(count),
            _ => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Move { to, .. } if self.owned[self.mover.other().index()] >> to & 1 == 1)
    }
}
