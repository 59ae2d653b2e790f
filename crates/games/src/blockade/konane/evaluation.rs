//! What a position on the 8×8 board is worth, as learnt from the program's own play (`docs/training.md`): what stands in
//! every square of nine cells and on every line, and how many jumps there are. In hundredths, for the first side.

use super::{Konane, jumps};
use crate::pattern_eval::PatternEval;
use crate::patterns::{LINES, Patterns, SQUARES};
use std::sync::LazyLock;
use tabuleiro_rules::Player;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/8.bin");

/// Weights are kept in so many hundredths.
const UNIT: i16 = 6;

/// What is counted for each side, by whether it moves: jumps, up to 31; men that can jump twice, up to 15; men that can
/// jump at all, up to 15. And who moves.
const JUMPS: usize = 32;
const MEN: usize = 16;
const COUNTS: usize = 2 * (JUMPS + 2 * MEN) + 1;

/// The groups of cells, and four to fill up the vectors.
const LANES: usize = 56;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::new(&[&LINES, &SQUARES]), COUNTS, WEIGHTS, UNIT));

/// How many weights there are.
pub(super) fn weights() -> usize {
    EVAL.weights()
}

/// Whether there are weights; learning begins with an empty file.
pub(super) const fn is_learnt() -> bool {
    !WEIGHTS.is_empty()
}

/// Tells which counts a side has.
#[inline]
fn count(position: &Konane, side: Player, mut note: impl FnMut(usize)) {
    let (own, opp, empty) = (position.of(side), position.of(side.other()), position.empty());
    let (mut jumps, mut again, mut men) = (0, 0, 0);
    for d in 0..4 {
        let set = jumps::landings(own, opp, empty, d);
        jumps += set.count_ones() as usize;
        men |= jumps::landings(set, opp & !empty, own, (d + 2) % 4);
        again |= jumps::landings(set, opp, empty, d);
    }
    let turn = usize::from(position.mover == side);
    note(JUMPS * turn + jumps.min(JUMPS - 1));
    note(2 * JUMPS + MEN * turn + (again.count_ones() as usize).min(MEN - 1));
    note(2 * (JUMPS + MEN) + MEN * turn + (men.count_ones() as usize).min(MEN - 1));
    if position.mover == side {
        note(COUNTS - 1);
    }
}

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &Konane) -> i32 {
    let learnt = &*EVAL;
    let mut sum = learnt.patterns(Player::BOTH.map(|side| position.of(side)));
    count(position, Player::First, |at| sum += learnt.count(at));
    count(position, Player::Second, |at| sum -= learnt.count(at));
    sum
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &Konane, note: &mut impl FnMut(usize, f32)) {
    let learnt = &*EVAL;
    learnt.note_patterns(Player::BOTH.map(|side| position.of(side)), 1.0, note);
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(position, side, |at| learnt.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Konane>(&["livro"], WEIGHTS, UNIT);
    }
}
