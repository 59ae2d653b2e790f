//! Evaluation and move ordering of Go em Linha.

use super::{Action, GoEmLinha, lines};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for GoEmLinha {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[10, 25, 49, 56]];
    const OPENINGS: &'static str = openings!("go_em_linha");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, breadth: 24, ..AlphaBetaHints::NONE };

    /// Lines that can still be completed, weighted by their stones, and groups with few liberties.
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

    /// The lines that the placement extends or blocks, and groups that it captures or saves.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(point) = action else { return 0 };
        let point = u16::from(point);
        let mut order = lines::move_order(&self.board, self.mover, point);
        for side in Player::BOTH {
            let (groups, count) = self.board.touching(side, point);
            for &group in &groups[..count] {
                if self.board.liberties(group, 2) == 1 {
                    order += 30 * i32::from(self.board.size(group));
                }
            }
        }
        order
    }

    fn is_noisy(&self, action: Action) -> bool {
        let Action::Place(point) = action else { return false };
        self.completes(self.mover, u16::from(point)) || self.board.takes(self.mover, u16::from(point))
    }
}
