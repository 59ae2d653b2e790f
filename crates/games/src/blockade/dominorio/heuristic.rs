//! Evaluation and move ordering of Dominório.

use super::{Action, Dominorio};
use crate::openings::openings;
use std::iter;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, chain, halves};

impl Heuristic for Dominorio {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[19, 26, 55, 71]];
    const OPENINGS: &'static str = openings!("dominorio");
    const ADVANTAGE: i32 = 150;

    /// A domino that the other side cannot prevent counts 100, another that fits 50, moving 50.
    fn evaluate(&self) -> i32 {
        let worth = |side: Player| 50 * (self.packed(side, self.free) + self.safe(side));
        let tempo = if self.mover == Player::First { 50 } else { -50 };
        worth(Player::First) - worth(Player::Second) + tempo
    }

    /// The cells on which a domino still fits, whichever dominoes lie on the board.
    fn essence(&self) -> u64 {
        let covered = |side: Player| self.fits(side, self.free) | self.fits(side, self.free) << self.reach(side);
        let cells = covered(Player::First) | covered(Player::Second);
        let rules = u64::from(self.columns) << 8 | u64::from(self.rows) << 16 | self.mover as u64;
        chain(iter::once(rules).chain(halves(cells)))
    }

    /// The dominoes of the opponent that no longer fit, against those of the mover.
    fn move_order(&self, action: Action) -> i32 {
        let left = self.free & !(1 << action.low | 1 << action.high);
        let lost =
            |side: Player| self.fits(side, self.free).count_ones() as i32 - self.fits(side, left).count_ones() as i32;
        10 * lost(self.mover.other()) - 7 * lost(self.mover)
    }
}
