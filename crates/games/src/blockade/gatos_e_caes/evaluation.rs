//! What a position is worth, as learnt from the program's own play (`docs/training.md`): who may still enter the cells of
//! every block of two by three, and how many cells are whose. In hundredths, for the first side.

use super::GatosECaes;
use crate::pattern_eval::PatternEval;
use crate::patterns::{BLOCKS, Patterns};
use std::sync::LazyLock;
use tabuleiro_rules::Player;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/8.bin");

/// Weights are kept in so many hundredths.
const UNIT: i16 = 10;

/// What is counted for each side, by whether it moves: the cells that only it may enter, up to 31. And for the side that
/// moves, so that it says what moving is worth, those that both may enter.
const OWN: usize = 32;
const DISPUTED: usize = 64;
const COUNTS: usize = 2 * OWN + DISPUTED;

/// The groups of cells, and four to fill up the vectors.
const LANES: usize = 88;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::overlapping(&[&BLOCKS]), COUNTS, WEIGHTS, UNIT));

/// How many weights there are.
pub(super) fn weights() -> usize {
    EVAL.weights()
}

/// Whether there are weights; learning begins with an empty file.
pub(super) const fn is_learnt() -> bool {
    !WEIGHTS.is_empty()
}

/// The cells that each side may enter.
#[inline]
fn open(position: &GatosECaes) -> [u64; 2] {
    Player::BOTH.map(|side| position.open(side))
}

/// Tells which counts a side has.
#[inline]
fn count(open: [u64; 2], side: Player, moves: bool, mut note: impl FnMut(usize)) {
    let (own, other) = (open[side.index()], open[side.other().index()]);
    let cells = |set: u64| set.count_ones() as usize;
    note(OWN * usize::from(moves) + cells(own & !other).min(OWN - 1));
    if moves {
        note(2 * OWN + cells(own & other).min(DISPUTED - 1));
    }
}

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &GatosECaes) -> i32 {
    let (learnt, open) = (&*EVAL, open(position));
    let mut sum = learnt.patterns(open);
    count(open, Player::First, position.mover == Player::First, |at| sum += learnt.count(at));
    count(open, Player::Second, position.mover == Player::Second, |at| sum -= learnt.count(at));
    sum
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &GatosECaes, note: &mut impl FnMut(usize, f32)) {
    let (learnt, open) = (&*EVAL, open(position));
    learnt.note_patterns(open, 1.0, note);
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(open, side, position.mover == side, |at| learnt.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<GatosECaes>(&[], WEIGHTS, UNIT);
    }
}
