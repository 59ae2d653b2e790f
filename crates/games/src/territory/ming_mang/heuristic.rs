//! Evaluation and move ordering of Ming Mang.

use super::{Action, MingMang};
use crate::custody::slides;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for MingMang {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[18, 25, 45, 53], [22, 25, 43, 55]];
    const OPENINGS: &'static str = openings!("ming_mang");
    const ADVANTAGE: i32 = 400;

    /// 60 for each man, 40 for each point (so a man counts 100 in all), and 2 for each slide.
    fn evaluate(&self) -> i32 {
        let mobility = |men: u64| slides(men, self.empty()).map(|way| way.count_ones() as i32).iter().sum::<i32>();
        let men = self.men[0].count_ones() as i32 - self.men[1].count_ones() as i32;
        let points = i32::from(self.totals[0]) - i32::from(self.totals[1]);
        60 * men + 40 * points + 2 * (mobility(self.men[0]) - mobility(self.men[1]))
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Slide { from, to } => self.caught(from, to).count_ones() as i32,
            Action::Pass => -1,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.move_order(action) > 0
    }
}
