//! Evaluation of Mak-Yek and Cleave, trained or handcrafted, and captures as move order.

use super::men::captures;
use super::{Action, MakYek, evaluation};
use crate::custody::slides;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method, Model};

/// The number of men of the smaller side below which the evaluation weighs how confined the men are.
const FEW: i32 = 12;

impl MakYek {
    /// Weighs men, and mobility a little; in Mak-Yek also how confined the men of each side are once one side has few,
    /// because men in the open escape every threat. Used for Mak-Yek, and as the first evaluation in training.
    pub(super) fn handcrafted(&self) -> i32 {
        let [first, second] = self.men.map(|men| men.count_ones() as i32);
        // In Cleave the edges help to capture, so there a lead decides without a hunt.
        let hunt = if self.cleave { 0 } else { (FEW - first.min(second)).clamp(0, 8) };
        let room = |men: u64| {
            let open = self.empty();
            let ways = slides(men, open);
            let room = ways.map(|way| way.count_ones() as i32).iter().sum::<i32>();
            if hunt == 0 {
                return room;
            }
            let once = ways.iter().fold(men, |all, way| all | way);
            let twice = slides(once, open).iter().fold(once, |all, way| all | way);
            let each = 15 * room / (men.count_ones() as i32).max(1);
            room + hunt * (each + 2 * (twice & open).count_ones() as i32) / 8
        };
        let lead = 100 * (first - second);
        // The fewer men there are, the more one of them counts.
        let lead = if self.cleave { lead } else { lead * 48 / (16 + first + second) };
        let value = lead + room(self.men[0]) - room(self.men[1]);
        // A lead is worth less as the draw comes nearer, so that the leader makes progress.
        value * (800 - 6 * hunt * self.quiet.nearness() / 10) / 800
    }
}

impl Heuristic for MakYek {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-3, 25, 45, 53], [17, 25, 44, 52]];
    const OPENINGS: &'static str = openings!("mak_yek");
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
