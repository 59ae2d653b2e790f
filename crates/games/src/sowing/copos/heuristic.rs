//! Evaluation and move order of Copos.

use super::{Action, Copos, exact, free};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

impl Heuristic for Copos {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Stormy, Character::Calm];
    const LADDERS: &'static [Ladder] = &[[14, 27, 59, 69]];
    const OPENINGS: &'static str = openings!("copos");

    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { margin: Some(AlphaBetaHints::score_margin), ..AlphaBetaHints::NONE };

    /// Weighs seeds in the store, seeds in cups that are not obstructed, playable cups, and seeds in the stock, which
    /// keep a side able to move.
    fn evaluate(&self) -> i32 {
        let side = |p: usize| {
            let ready = exact(self.cups[p]).count_ones() as i32;
            100 * i32::from(self.stores[p])
                + 15 * free(self.cups[p]) as i32
                + 30 * ready
                + 10 * i32::from(self.stock[p])
        };
        side(0) - side(1)
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Stock(n) => 20 * i32::from(self.taken(n)),
            Action::Cup(cup) => 15 + i32::from(cup) % 4,
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Stock(n) if self.taken(n) > 1)
    }
}
