//! Evaluation and move ordering of Epaminondas.

use super::{Action, Epaminondas, beyond, evaluation};
use crate::openings::openings;
use crate::square::Set;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};
use tabuleiro_rules::Player;

impl Epaminondas {
    /// Evaluates boards for which there are no weights, and the positions of the first training: men, their ranks, men
    /// on the far rank, and neighbouring men.
    pub(super) fn handcrafted(&self) -> i32 {
        let worth = |side: Player| {
            let men = self.men[side.index()];
            let (count, ranks) = (men.count() as i32, men.sum_of_ranks() as i32);
            let advance = if side == Player::First { ranks } else { count * (i32::from(self.rows) - 1) - ranks };
            let worth = 100 * count + advance;
            let pairs = men.and(men.moved::<1>()).count()
                + men.and(men.moved::<15>()).count()
                + men.and(men.moved::<16>()).count()
                + men.and(men.moved::<17>()).count();
            worth + 2 * pairs as i32 + 60 * self.arrived(side) as i32
        };
        worth(Player::First) - worth(Player::Second)
    }
}

impl Heuristic for Epaminondas {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[20, 25, 45, 51]];
    const OPENINGS: &'static str = openings!("epaminondas");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

    /// Captures, then long marches forward.
    fn move_order(&self, action: Action) -> i32 {
        let Action::March { tail, direction, distance } = action else { return 0 };
        let forward = (direction > 4) == (self.mover == Player::First) && !matches!(direction, 3 | 4);
        let length = self.length(tail, direction);
        let taken = i32::from(self.met(tail, direction, length + distance));
        100 * taken + if forward { i32::from(length.min(distance)) } else { 0 }
    }

    fn is_noisy(&self, action: Action) -> bool {
        let Action::March { tail, direction, distance } = action else { return false };
        let goal = beyond(tail, direction, i32::from(self.length(tail, direction) + distance) - 1);
        self.men[self.mover.other().index()].has(goal)
    }
}
