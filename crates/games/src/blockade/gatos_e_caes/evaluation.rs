//! Learnt evaluation (`docs/training.md`): patterns of blocks of two by three cells, by the sides that may still enter
//! each cell, and the number of cells open to each side. In hundredths of a point, for the first side.

use super::GatosECaes;
use crate::pattern_eval::PatternEval;
use crate::patterns::{BLOCKS, Patterns};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The weights. They are compiled in because the web worker cannot open files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("gatos_e_caes", "8.bin"));

/// One step of a weight, in hundredths of a point.
const UNIT: i16 = 10;

/// Counted for each side, with separate weights for the mover: the cells open to this side only, up to 31. Counted for
/// the mover, so that the weights include the value of moving: the cells open to both sides.
const OWN: usize = 32;
const DISPUTED: usize = 64;
const COUNTS: usize = 2 * OWN + DISPUTED;

/// The number of groups of cells, plus four to fill up the vectors.
const LANES: usize = 88;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::overlapping(&[&BLOCKS]), COUNTS, &WEIGHTS, UNIT));

/// The model.
pub(super) const MODEL: Model<GatosECaes> = Model {
    weights: |_| Some(*WEIGHTS),
    count: || EVAL.weights(),
    features,
    learnt: evaluate,
    handcrafted: GatosECaes::handcrafted,
};

/// The cells open to each side.
#[inline]
fn open(position: &GatosECaes) -> [u64; 2] {
    Player::BOTH.map(|side| position.open(side))
}

/// Calls `note` with the index of each count of a side.
#[inline]
fn count(open: [u64; 2], side: Player, moves: bool, mut note: impl FnMut(usize)) {
    let (own, other) = (open[side.index()], open[side.other().index()]);
    let cells = |set: u64| set.count_ones() as usize;
    note(OWN * usize::from(moves) + cells(own & !other).min(OWN - 1));
    if moves {
        note(2 * OWN + cells(own & other).min(DISPUTED - 1));
    }
}

/// Returns the evaluation for the first side, in hundredths.
fn evaluate(position: &GatosECaes) -> i32 {
    let (eval, open) = (&*EVAL, open(position));
    let mut sum = eval.patterns(open);
    count(open, Player::First, position.mover == Player::First, |at| sum += eval.count(at));
    count(open, Player::Second, position.mover == Player::Second, |at| sum -= eval.count(at));
    sum
}

/// Calls `note` with each weight that [`evaluate`] adds up, and its factor.
fn features(position: &GatosECaes, note: &mut dyn FnMut(usize, f32)) {
    let (eval, open) = (&*EVAL, open(position));
    eval.note_patterns(open, 1.0, note);
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(open, side, position.mover == side, |at| eval.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<GatosECaes>(&[], UNIT);
    }
}
