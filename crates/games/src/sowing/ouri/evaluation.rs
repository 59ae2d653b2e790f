//! Evaluation of Ouri and Oware by a linear model trained on self-play (`docs/training.md`). The features are the seeds
//! in the stores and in each pit, neighbouring pits that can be captured together, captures, and pits with seeds. Unit:
//! hundredths of a seed, for the first side.

use super::{Ouri, SEEDS, SOWINGS, harvest};
use crate::linear_eval::{LinearEval, LinearFeatures, features};
use crate::sowing::circuit::{HOUSES, holding, seeds_in, total};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The weights. They are compiled in, since the worker of the web page has no access to files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("ouri", "ouri.bin"));

/// The unit of a stored weight, in hundredths of a seed.
const UNIT: i32 = 4;

/// Classes of the seeds on the board: up to 15, 16 to 31, and more.
const STAGES: usize = 3;
/// Classes of the seeds in a pit: 0 to 14, and 15 or more.
const SEEDS_IN: usize = 16;
/// Classes of a pit in a pair: 0 to 2 seeds, and 3 or more.
const FEW: usize = 4;
/// Features: a pit and its seeds, by stage.
const PITS: usize = STAGES * HOUSES * SEEDS_IN;
/// Features: a pair of neighbouring pits and the seeds of both, by stage.
const PAIRS: usize = STAGES * (HOUSES - 1) * FEW * FEW;
/// Features: the most seeds that one sowing can capture, 0 to 11 or more, by whether its side moves.
const CAPTURES: usize = 2 * 12;
/// Features: the number of pits of a side that hold seeds, by whether that side is to move.
const FREE: usize = 2 * (HOUSES + 1);
/// All features: the above, the seeds in the store, those in the row, and the turn.
const ALL: usize = PITS + PAIRS + CAPTURES + FREE + 3;

static TABLE: LazyLock<LinearEval<ALL>> = LazyLock::new(|| LinearEval::new(&WEIGHTS, UNIT));

/// The model, for both variants; the matches were played in Ouri.
pub(super) const MODEL: Model<Ouri> = Model {
    weights: |_| Some(*WEIGHTS),
    count: || ALL,
    features,
    learnt: |position| TABLE.evaluate(position),
    handcrafted: Ouri::handcrafted,
};

impl Ouri {
    /// Adds a value for the seeds in the stores and for pits with seeds, and subtracts one for pits with one or two
    /// seeds, which can be captured.
    fn handcrafted(&self) -> i32 {
        let side = |p: usize| {
            let row = self.seeds.rows[p];
            let (some, three) = (holding(row, 1).count_ones() as i32, holding(row, 3).count_ones() as i32);
            100 * i32::from(self.seeds.stores[p]) + 8 * some - 15 * (some - three) + 2 * i32::from(total(row))
        };
        side(0) - side(1)
    }

    /// Returns the number of seeds that a side captures by sowing from one of its pits.
    #[inline]
    pub(super) fn taken(&self, side: usize, house: usize) -> u8 {
        let sowing = &SOWINGS[house][usize::from(seeds_in(self.seeds.rows[side], house).min(SEEDS as u8))];
        harvest(self.seeds.rows[1 - side] + sowing.other, sowing.last).1
    }
}

impl LinearFeatures for Ouri {
    #[inline]
    fn count(&self, side: Player, mut note: impl FnMut(usize, i32)) {
        let (moves, side) = (usize::from(self.mover == side), side.index());
        let row = self.seeds.rows[side];
        let on_board = total(self.seeds.rows[0]) + total(self.seeds.rows[1]);
        let stage = usize::from(on_board / 16).min(STAGES - 1);
        let mut best = 0;
        let mut before = 0;
        for house in 0..HOUSES {
            let seeds = usize::from(seeds_in(row, house));
            note((stage * HOUSES + house) * SEEDS_IN + seeds.min(SEEDS_IN - 1), 1);
            let few = seeds.min(FEW - 1);
            if house > 0 {
                note(PITS + ((stage * (HOUSES - 1) + house - 1) * FEW + before) * FEW + few, 1);
            }
            before = few;
            best = best.max(self.taken(side, house));
        }
        let at = PITS + PAIRS;
        note(at + moves * 12 + usize::from(best).min(11), 1);
        note(at + CAPTURES + moves * (HOUSES + 1) + holding(row, 1).count_ones() as usize, 1);
        note(ALL - 3, i32::from(self.seeds.stores[side]));
        note(ALL - 2, i32::from(total(row)));
        note(ALL - 1, moves as i32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_sum_of_the_trained_weights() {
        assert_evaluation_sums_features::<Ouri>(&[], UNIT as i16);
    }
}
