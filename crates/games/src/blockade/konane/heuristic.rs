//! Evaluation of Konane.

use super::{Konane, evaluation, jumps};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Konane {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-8, 27, 40, 47], [-18, 23, 34, 43]];
    const SELECTIVE: bool = true;
    const ADVANTAGE: i32 = 400;

    fn evaluate(&self) -> i32 {
        if self.size == 8 && evaluation::is_learnt() { evaluation::evaluate(self) } else { self.handcrafted() }
    }

    /// Evaluates small boards, for which there are no weights, and the positions of the first training: 50 for each
    /// jump and 100 for each man that can jump.
    fn handcrafted(&self) -> i32 {
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

    fn weights(&self) -> usize {
        if self.size == 8 { evaluation::weights() } else { 0 }
    }

    fn features(&self, mut note: impl FnMut(usize, f32)) {
        evaluation::features(self, &mut note);
    }
}
