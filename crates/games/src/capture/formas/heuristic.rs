//! Evaluation and move order of Formas.

use super::cells::Cells;
use super::{Action, Formas};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

impl Heuristic for Formas {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Calm, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[2, 25, 73, 98], [9, 25, 69, 88]];
    const OPENINGS: &'static str = openings!("formas");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const ADVANTAGE: i32 = 500;

    /// Weighs men as a malus, the first six of a side three times as much.
    fn evaluate(&self) -> i32 {
        let burden = |men: Cells| {
            let n = men.count() as i32;
            50 * n + 100 * n.min(6)
        };
        burden(self.men[1]) - burden(self.men[0])
    }

    /// Orders actions by the mover's disconnected men minus the opponent's.
    fn move_order(&self, action: Action) -> i32 {
        let falling = self.falling(action);
        let (own, other) = self.sides();
        50 * ((falling & own).count() as i32 - (falling & other).count() as i32)
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.move_order(action) > 100
    }
}
