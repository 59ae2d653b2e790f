//! Evaluation and move ordering of Produto.

use super::{Action, Produto};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for Produto {
    const METHOD: Method = Method::MonteCarlo;
    const LADDERS: &'static [Ladder] = &[[-10, 10, 23, 33]];
    const SLOTS: usize = 256;
    const ADVANTAGE: i32 = 400;

    /// 25 times the difference of the products.
    fn evaluate(&self) -> i32 {
        let [black, white] = self.points();
        100 * (black - white) / 4
    }

    fn slot(&self, action: Action) -> Option<usize> {
        Some(usize::from(action.cell & 127) << 1 | action.colour.index())
    }
}
