//! Evaluation and move ordering of Quarto.

use super::{Action, Phase, Quarto};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Quarto {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[17, 25, 77, 99], [17, 25, 91, 100]];
    const OPENINGS: &'static str = openings!("quarto");

    /// A line that can be announced or completed decides. Otherwise the player who runs out of safe pieces to give
    /// loses, and as long as placements leave their number unchanged, an odd number favours the giver.
    fn evaluate(&self) -> i32 {
        let winning = self.winning_pieces();
        let safe = (self.reserve & !winning).count_ones() as i32;
        let value = match self.phase {
            _ if self.can_call() => 10_000,
            Phase::Give if safe == 0 => -5_000,
            Phase::Place if winning >> self.hand & 1 == 1 => 8_000,
            // The player who places gives next.
            Phase::Give | Phase::Place => 40 * (safe % 2) - 20,
            _ => 0,
        };
        if self.mover == Player::First { value } else { -value }
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Quarto => 1000,
            Action::Place(cell) => 100 * i32::from(self.would_win(cell)),
            Action::Give(p) => -100 * i32::from(self.winning_pieces() >> p & 1),
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        match action {
            Action::Quarto => true,
            Action::Place(cell) => self.would_win(cell),
            Action::Give(_) | Action::Pass => false,
        }
    }
}
