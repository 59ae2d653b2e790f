//! Evaluation and move order of Ouri.

use super::{Action, Ouri, SEEDS, SOWINGS, harvest};
use crate::sowing::circuit::{HOUSES, holding, seeds_in, total};
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

impl Ouri {
    /// Returns the number of seeds that the mover captures by sowing from a pit.
    fn taken(&self, house: u8) -> u8 {
        let (house, side) = (usize::from(house) % HOUSES, self.mover.index());
        let sowing = &SOWINGS[house][usize::from(seeds_in(self.seeds.rows[side], house).min(SEEDS as u8))];
        harvest(self.seeds.rows[1 - side] + sowing.other, sowing.last).1
    }
}

impl Heuristic for Ouri {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Stormy, Character::Calm];
    const LADDERS: &'static [Ladder] = &[[14, 26, 58, 70], [14, 25, 56, 76]];
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// Weighs the seeds in the stores, pits with seeds, and, as a malus, pits with one or two seeds, which can be
    /// captured.
    fn evaluate(&self) -> i32 {
        let side = |p: usize| {
            let row = self.seeds.rows[p];
            let (some, three) = (holding(row, 1).count_ones() as i32, holding(row, 3).count_ones() as i32);
            100 * i32::from(self.seeds.stores[p]) + 8 * some - 15 * (some - three) + 2 * i32::from(total(row))
        };
        side(0) - side(1)
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Sow(house) => 10 * i32::from(self.taken(house)) + i32::from(house) % 6,
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Sow(house) if self.taken(house) > 0)
    }
}
