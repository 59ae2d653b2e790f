//! Evaluation of Mak-Yek and Cleave, trained or handcrafted, and captures as move order.

use super::men::captures;
use super::{Action, MakYek, evaluation};
use crate::custody::slides;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method, Model};

impl MakYek {
    /// Weighs men, and mobility a little. Used for Mak-Yek, and as the first evaluation in training.
    pub(super) fn handcrafted(&self) -> i32 {
        let room = |men: u64| slides(men, self.empty()).map(|way| way.count_ones() as i32).iter().sum::<i32>();
        let men = self.men[0].count_ones() as i32 - self.men[1].count_ones() as i32;
        100 * men + room(self.men[0]) - room(self.men[1])
    }
}

impl Heuristic for MakYek {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-21, 24, 37, 52], [1, 6, 15, 23]];
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

    fn move_order(&self, action: Action) -> i32 {
        let Action::Slide { from, to } = action else { return 0 };
        let own = self.mover.index();
        let (custody, between) = captures(to, self.men[own] ^ (1 << from | 1 << to), self.men[1 - own], self.cleave);
        (custody | between).count_ones() as i32
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.move_order(action) > 0
    }
}
