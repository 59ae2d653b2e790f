//! Evaluation and move ordering of Produto.

use super::Produto;
use crate::openings::openings;
use crate::square::Set;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::{Player, Position, Rng};

fn slot(cell: u8, colour: Player) -> usize {
    usize::from(cell & 127) << 1 | colour.index()
}

/// Fills the board with stones of random colours. For the statistics of later actions it chooses at random which side
/// placed each stone; the sides may get different numbers of stones, which does not affect the result of the playout.
fn fill(position: &mut Produto, rng: &mut Xoshiro256PlusPlus, note: &mut dyn FnMut(Player, usize)) -> u32 {
    let (empty, before) = (position.empty(), position.stones[1]);
    let count = position.random_playout(rng, &mut Vec::new(), u32::MAX);
    let white = position.stones[1] & !before;
    let sides = u128::from(rng.next_u64()) | u128::from(rng.next_u64()) << 64;
    for cell in empty.cells() {
        note(Player::from_second(sides.has(cell)), slot(cell, Player::from_second(white.has(cell))));
    }
    count
}

impl Heuristic for Produto {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-84, 35, 46, 53]];
    const OPENINGS: &'static str = openings!("produto");
    const ADVANTAGE: i32 = 400;
    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { margin: Some(AlphaBetaHints::score_margin), ..AlphaBetaHints::NONE };
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints {
        slots: 256,
        slot: |action| Some(slot(action.cell, action.colour)),
        fill: Some(fill),
        ..MonteCarloHints::NONE
    };

    /// 25 times the difference of the products.
    fn evaluate(&self) -> i32 {
        let [black, white] = self.points();
        100 * (black - white) / 4
    }
}
