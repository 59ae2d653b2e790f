//! Evaluation and move ordering of Produto.

use super::Produto;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method, MonteCarloHints};

impl Heuristic for Produto {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-84, 36, 51, 65]];
    const ADVANTAGE: i32 = 400;
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints {
        slots: 256,
        slot: |action| Some(usize::from(action.cell & 127) << 1 | action.colour.index()),
        ..MonteCarloHints::NONE
    };

    /// 25 times the difference of the products.
    fn evaluate(&self) -> i32 {
        let [black, white] = self.points();
        100 * (black - white) / 4
    }
}
