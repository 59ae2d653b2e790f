//! Evaluation and move order of Poláris.

use super::field::{RINGS, moved};
use super::{Action, Polaris, row};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for Polaris {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-78, 37, 68, 88]];
    const OPENINGS: &'static str = openings!("polaris");

    /// Weighs ejected marbles, the distances of marbles from the middle, and pairs of adjacent marbles.
    fn evaluate(&self) -> i32 {
        const BY_RING: [i32; 5] = [24, 20, 14, 6, -6];
        let worth = |side: usize| {
            let marbles = self.marbles[side];
            let middle = RINGS.iter().zip(BY_RING).map(|(ring, worth)| (marbles & ring).count_ones() as i32 * worth);
            let pairs = [1, 11, 12].map(|axis| (marbles & moved(marbles, axis)).count_ones() as i32);
            100 * i32::from(self.ejected[1 - side]) + middle.sum::<i32>() + 3 * pairs.iter().sum::<i32>()
        };
        worth(0) - worth(1)
    }

    /// Ejections first, then pushes, then long rows.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Move { from, front, .. } = action else { return 0 };
        let (ejects, pushes) = self.force(action);
        100 * i32::from(ejects) + 10 * i32::from(pushes) + i32::from(row(from, front).1)
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.force(action).0
    }
}
