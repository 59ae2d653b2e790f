//! Evaluation of Konane.

use super::{Konane, evaluation, jumps};
use crate::openings::openings;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};
use tabuleiro_rules::Player;

impl Konane {
    /// Evaluates small boards, for which there are no weights, and the positions of the first training: 50 for each
    /// jump and 100 for each man that can jump.
    pub(super) fn handcrafted(&self) -> i32 {
        let room = |side: Player| {
            let (own, opp, empty) = (self.of(side), self.of(side.other()), self.empty());
            let (mut jumps, mut men) = (0, 0);
            for d in 0..4 {
                let set = jumps::landings(own, opp, empty, d);
                jumps += set.count_ones();
                men |= jumps::landings(set, opp & !empty, own, (d + 2) % 4);
            }
            (50 * jumps + 100 * men.count_ones()) as i32
        };
        room(Player::First) - room(Player::Second)
    }
}

impl Heuristic for Konane {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[9, 25, 51, 62], [15, 25, 53, 67]];
    const OPENINGS: &'static str = openings!("konane");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const ADVANTAGE: i32 = 400;
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);
}
