//! Evaluation and move order of Oust.

use super::{Action, Oust};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::Player;

impl Heuristic for Oust {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-21, 30, 46, 73]];
    const OPENINGS: &'static str = openings!("oust");
    const ADVANTAGE: i32 = 500;
    /// The mover goes on after a capture, so chains of captures are long.
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { noisy_breadth: 4, ..AlphaBetaHints::NONE };
    /// Random matches take hundreds of placements; the material after a few dozen is as informative as the result.
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints { playout: 40, ..MonteCarloHints::NONE };

    /// Weighs stones, the largest group, and groups that touch an enemy group of at least their size.
    fn evaluate(&self) -> i32 {
        let (mut largest, mut loose) = ([0i32; 2], [0i32; 2]);
        for group in self.board.groups() {
            let Some(owner) = self.board.owner(group) else { continue };
            let size = i32::from(self.board.size(group));
            let (owner, rival) = (owner.index(), i32::from(self.rival[usize::from(group)]));
            largest[owner] = largest[owner].max(size);
            loose[owner] += if rival >= size { size } else { 0 };
        }
        let [first, second] = self.count.map(i32::from);
        let tempo = if self.mover == Player::First { 30 } else { -30 };
        60 * (first - second) + 80 * (largest[0] - largest[1]) - 40 * (loose[0] - loose[1]) + tempo
    }

    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(point) = action else { return 0 };
        let (own, own_count) = self.board.touching(self.mover, point);
        let (enemy, count) = self.board.touching(self.mover.other(), point);
        let beside = enemy[..count].iter().map(|&g| i32::from(self.board.size(g))).sum::<i32>();
        if own_count == 0 {
            return -10 * beside;
        }
        let rivals = own[..own_count].iter().map(|&g| i32::from(self.rival[usize::from(g)])).sum::<i32>();
        50 + 20 * (beside + rivals)
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Place(point) if self.board.touching(self.mover, point).1 != 0)
    }
}
