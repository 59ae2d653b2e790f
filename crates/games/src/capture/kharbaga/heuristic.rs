//! Evaluation and move order of Kharbaga.

use super::figure::{FAR, place};
use super::hunt::taken;
use super::{Action, Kharbaga};
use crate::bits::Bits;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for Kharbaga {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-7, 34, 60, 75]];
    const OPENINGS: &'static str = openings!("kharbaga");

    /// Weighs men, Mullahs, and the ranks that men have advanced.
    fn evaluate(&self) -> i32 {
        let worth = |side: usize| {
            let (men, mullahs) = (self.men[side] & !self.crowned, self.men[side] & self.crowned);
            let far = |point: u8| if side == 0 { place(point).1 } else { 8 - place(point).1 };
            let advanced: i32 = Bits(men).map(|point| i32::from(far(point))).sum();
            100 * men.count_ones() as i32 + 3 * advanced + 350 * mullahs.count_ones() as i32
        };
        worth(0) - worth(1)
    }

    fn move_order(&self, action: Action) -> i32 {
        let enemy = self.men[self.mover.other().index()];
        let victims = taken(&action, enemy).count_ones() as i32;
        let end = action.path().last().map_or(0, |&to| 1u64 << to);
        let crowning = self.crowned >> action.from & 1 == 0 && end & FAR[self.mover.index()] != 0;
        4 * victims + 3 * i32::from(crowning)
    }

    fn is_noisy(&self, action: Action) -> bool {
        taken(&action, self.men[self.mover.other().index()]) != 0
    }
}
