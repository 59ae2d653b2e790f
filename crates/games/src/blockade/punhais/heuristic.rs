//! Evaluation and move ordering of Punhais.

use super::{Action, FAR, Punhais};
use crate::openings::openings;
use crate::square::Set;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

impl Heuristic for Punhais {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[17, 54, 68, 75], [11, 40, 53, 64]];
    const OPENINGS: &'static str = openings!("punhais");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// Men, mobility, and crowns that can be captured or can win at the next move.
    fn evaluate(&self) -> i32 {
        let reach = [self.reach(0), self.reach(1)];
        let value = |side: usize| self.worth(side) + 4 * reach[side].count_ones() as i32;
        let mover = self.mover.index();
        let sign = if mover == 0 { 1 } else { -1 };
        let steps = self.crowns[mover].cells().fold(0, |all, from| all | self.targets(mover, from));
        let attacked = |side: usize| self.crowns[side] & reach[1 - side] != 0;
        let wins = if attacked(1 - mover) || steps & FAR[mover] != 0 { 3_000 } else { 0 };
        value(0) - value(1) + sign * (wins + 15 - if attacked(mover) { 60 } else { 0 })
    }

    fn move_order(&self, action: Action) -> i32 {
        let Action::Slide { from, to } = action else { return 0 };
        let own = self.mover.index();
        let crown = self.crowns[own].has(from);
        match 1u64 << to {
            goal if goal & self.crowns[1 - own] != 0 || crown && goal & FAR[own] != 0 => 100,
            goal if goal & self.daggers[1 - own] != 0 => 10,
            _ => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.move_order(action) > 0
    }
}
