//! Evaluation and move order of Kalah.

use super::{Kalah, STORE, Sow};
use crate::openings::openings;
use crate::sowing::circuit::{HOUSES, total};
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Kalah {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Stormy, Character::Calm];
    const LADDERS: &'static [Ladder] = &[[8, 25, 72, 91], [1, 25, 68, 89]];
    const OPENINGS: &'static str = openings!("kalah");

    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { margin: Some(AlphaBetaHints::score_margin), ..AlphaBetaHints::NONE };

    /// Weighs the seeds in the stores, the seeds in the pits, which their side would collect at the end, and the turn.
    fn evaluate(&self) -> i32 {
        let side = |p: usize| 100 * i32::from(self.seeds.stores[p]) + 12 * i32::from(total(self.seeds.rows[p]));
        let turn = if self.mover == Player::First { 40 } else { -40 };
        side(0) - side(1) + turn
    }

    /// Sowings that end in the store first, then captures; among equals the pit nearest the store.
    fn move_order(&self, Sow(house): Sow) -> i32 {
        let house = usize::from(house) % HOUSES;
        let sown = self.sown(house);
        let again = if sown.last == STORE { 100 } else { 0 };
        again + 10 * i32::from(sown.stored + sown.taken) + house as i32
    }

    fn is_noisy(&self, Sow(house): Sow) -> bool {
        let sown = self.sown(usize::from(house) % HOUSES);
        sown.taken > 0 || sown.last == STORE
    }
}
