//! Learnt evaluation of positions on the 8×8 board (`docs/training.md`): patterns of squares of nine cells and of
//! lines, and the number of jumps. In hundredths of a point, for the first side.

use super::{Konane, jumps};
use crate::pattern_eval::PatternEval;
use crate::patterns::{LINES, Patterns, SQUARES};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The weights. They are compiled in because the web worker cannot open files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("konane", "8.bin"));

/// One step of a weight, in hundredths of a point.
const UNIT: i16 = 6;

/// Counted for each side, with separate weights for the mover: jumps, up to 31; men that can jump twice, up to 15; men
/// that can jump, up to 15. The last weight is for being the mover.
const JUMPS: usize = 32;
const MEN: usize = 16;
const COUNTS: usize = 2 * (JUMPS + 2 * MEN) + 1;

/// The number of groups of cells, plus four to fill up the vectors.
const LANES: usize = 56;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::new(&[&LINES, &SQUARES]), COUNTS, &WEIGHTS, UNIT));

/// The model, for the 8×8 board.
pub(super) const MODEL: Model<Konane> = Model {
    weights: |position| (position.size == 8).then(|| *WEIGHTS),
    count: || EVAL.weights(),
    features,
    learnt: evaluate,
    handcrafted: Konane::handcrafted,
};

/// Calls `note` with the index of each count of a side.
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

/// Returns the evaluation for the first side, in hundredths.
fn evaluate(position: &Konane) -> i32 {
    let eval = &*EVAL;
    let mut sum = eval.patterns(Player::BOTH.map(|side| position.of(side)));
    count(position, Player::First, |at| sum += eval.count(at));
    count(position, Player::Second, |at| sum -= eval.count(at));
    sum
}

/// Calls `note` with each weight that [`evaluate`] adds up, and its factor.
fn features(position: &Konane, note: &mut dyn FnMut(usize, f32)) {
    let eval = &*EVAL;
    eval.note_patterns(Player::BOTH.map(|side| position.of(side)), 1.0, note);
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(position, side, |at| eval.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Konane>(&["livro"], UNIT);
    }
}
