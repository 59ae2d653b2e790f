//! Evaluation and move ordering: material and mobility. Mobility counts most, because a man to which no power is lent
//! cannot move.

use super::super::common::{Bits, Step, Type, bit, king};
use super::{Delegacao, Powers};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

/// Values of men by type, for the powers they lend.
const WORTH: [i32; 7] = [120, 280, 300, 420, 900, 0, 0];

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Delegacao {
    /// Returns a side's material, mobility and attacks round the enemy King, minus a penalty for men without powers.
    fn strength(&self, side: usize) -> i32 {
        let men = self.army.men();
        let powers = Powers::of(men, side);
        let ring = king(men.king(1 - side));
        let mut value: i32 = Type::ALL.iter().map(|&kind| WORTH[kind as usize] * count(men.of(side, kind))).sum();
        for from in Bits(men.side(side)) {
            let ends = powers.ends(men, side, from);
            value += 3 * count(ends) + 10 * count(ends & ring);
        }
        let lent = powers.knight | powers.bishop | powers.rook | powers.queen | powers.king | powers.strike;
        value - 25 * count(men.side(side) & !men.all_of(Type::King) & !lent)
    }
}

impl Heuristic for Delegacao {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[11, 25, 56, 71]];
    const OPENINGS: &'static str = openings!("xadrez_por_delegacao");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    fn evaluate(&self) -> i32 {
        self.strength(0) - self.strength(1)
    }

    fn move_order(&self, action: Step) -> i32 {
        let worth = |kind: Type| WORTH[kind as usize];
        let Some(kind) = self.army.type_at(action.from) else { return 0 };
        let rise = action.becomes.map_or(0, |new| worth(new) - worth(kind));
        rise + self.army.type_at(action.to).map_or(0, |taken| 100 + worth(taken) - worth(kind) / 8)
    }

    fn is_noisy(&self, action: Step) -> bool {
        action.becomes.is_some() || self.army.all() & bit(action.to) != 0
    }
}
