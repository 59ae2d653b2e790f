//! What a position on the 8×8 board is worth, as learnt from the program's own play (`docs/training.md`): patterns, men
//! that can be taken, races. In hundredths, for the first side.

use super::view::View;
use super::{Avanco, NOT_A, NOT_H};
use crate::bits::Bits;
use crate::pattern_eval::PatternEval;
use crate::patterns::{Images, Patterns, Shape};
use std::sync::LazyLock;
use tabuleiro_rules::Player;

/// As each side sees the board going up it. What lies farther up, the other side sees.
static SHAPES: [Shape; 5] = [
    slid(&[0, 1, 2, 8, 9, 10, 16, 17, 18]),
    slid(&[8, 9, 10, 16, 17, 18, 24, 25, 26]),
    slid(&[16, 17, 18, 24, 25, 26, 32, 33, 34]),
    // The guard at home, but its corners, and what is different at the edge.
    mirrored(&[1, 2, 3, 4, 5, 6]),
    mirrored(&[8, 9, 16, 17, 24, 25]),
];

const fn slid(cells: &'static [u8]) -> Shape {
    Shape { cells, images: Images::Slid }
}

const fn mirrored(cells: &'static [u8]) -> Shape {
    Shape { cells, images: Images::Mirrored }
}

/// The groups of cells that these shapes come to, and some to fill up the vectors.
const LANES: usize = 24;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/8.bin");

/// Weights are kept in so many hundredths.
const UNIT: i16 = 6;

/// What is counted beside the patterns, for each side: men that can be taken, by whether the side moves, the guards (up to
/// two), whether they are struck twice, and the rank; other men by whether they are guarded, and the rank; the steps of the
/// foremost man and of the foremost whom nobody can meet (none: 7); the steps of the latter if he arrives before the other
/// side's; how many steps are safe; who moves.
const STRUCK: usize = 2 * 3 * 2 * 8;
const QUIET: usize = 2 * 8;
const STEPS: usize = 2 * 8;
const AHEAD: usize = 8;
const SAFE: usize = 2 * 16;
const COUNTS: usize = STRUCK + QUIET + 2 * STEPS + AHEAD + SAFE + 1;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::new(&[&SHAPES]), COUNTS, WEIGHTS, UNIT));

/// How many weights there are.
pub(super) fn weights() -> usize {
    EVAL.weights()
}

/// Whether there are weights; learning begins with an empty file.
pub(super) const fn is_learnt() -> bool {
    !WEIGHTS.is_empty()
}

/// A side of the position.
#[derive(Clone, Copy)]
struct Side {
    view: View,
    moves: bool,
    /// Of its foremost man, and of the foremost whom nobody can meet.
    steps: [u32; 2],
    /// Of the other side's foremost man whom nobody can meet.
    met: u32,
}

impl Side {
    fn of(position: &Avanco) -> [Side; 2] {
        let (views, first) = (View::of(position), position.mover == Player::First);
        let steps = views.map(View::runners);
        let side = |n: usize| Side { view: views[n], moves: first == (n == 0), steps: steps[n], met: steps[1 - n][1] };
        [side(0), side(1)]
    }
}

/// Tells which counts a side has.
#[inline]
fn count(side: Side, mut note: impl FnMut(usize)) {
    let Side { view: View { own, others, .. }, moves, steps: [foremost, runner], met } = side;
    let (left, right) = ((own & NOT_A) << 7, (own & NOT_H) << 9);
    let (from_left, from_right) = ((others & NOT_H) >> 7, (others & NOT_A) >> 9);
    let (guarded, twice) = (left | right, left & right);
    let (struck, hard) = (from_left | from_right, from_left & from_right);
    let turn = usize::from(moves);
    for cell in Bits(own & struck) {
        let guards = (guarded >> cell & 1) + (twice >> cell & 1);
        let kind = (2 * turn + (hard >> cell & 1) as usize) * 3 + guards as usize;
        note(8 * kind + usize::from(cell / 8));
    }
    for cell in Bits(own & !struck) {
        note(STRUCK + 8 * (guarded >> cell & 1) as usize + usize::from(cell / 8));
    }
    let start = STRUCK + QUIET;
    note(start + 8 * turn + foremost.min(7) as usize);
    note(start + STEPS + 8 * turn + runner.min(7) as usize);
    if runner < 64 && runner < met + u32::from(moves) {
        note(start + 2 * STEPS + runner as usize);
    }
    let safe = (own << 8 & !others | guarded) & !own & !(struck & !guarded);
    note(start + 2 * STEPS + AHEAD + 16 * turn + safe.count_ones().min(15) as usize);
    if moves {
        note(COUNTS - 1);
    }
}

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &Avanco) -> i32 {
    let learnt = &*EVAL;
    let sum = |side: Side| {
        let mut sum = learnt.patterns([side.view.own, side.view.others]);
        count(side, |at| sum += learnt.count(at));
        sum
    };
    let [white, black] = Side::of(position);
    sum(white) - sum(black)
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &Avanco, note: &mut impl FnMut(usize, f32)) {
    let learnt = &*EVAL;
    for (side, sign) in Side::of(position).into_iter().zip([1.0, -1.0]) {
        learnt.note_patterns([side.view.own, side.view.others], sign, note);
        count(side, |at| learnt.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::super::FACTS;
    use super::*;
    use crate::symmetry::turned_cell;
    use crate::test_support::assert_evaluation_sums_features;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_engine::search::Heuristic;
    use tabuleiro_rules::{Game, Position};

    /// Positions after so many random steps, but finished ones.
    fn some_positions() -> impl Iterator<Item = Avanco> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let played = (0..60).map(move |plies| {
            let mut position = Avanco::start(&FACTS.defaults()).unwrap();
            position.random_playout(&mut rng, &mut Vec::new(), plies);
            position
        });
        played.filter(|position| position.outcome().is_none())
    }

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Avanco>(&[], WEIGHTS, UNIT);
    }

    #[test]
    fn a_mirrored_board_is_worth_the_same_and_one_with_exchanged_sides_the_opposite() {
        let moved = |men: u64, k: u8| Bits(men).fold(0, |to, cell| to | 1u64 << turned_cell(k, 8, cell));
        for position in some_positions() {
            let mirrored = Avanco { men: position.men.map(|men| moved(men, 1)), ..position };
            assert_eq!(mirrored.evaluate(), position.evaluate());
            let [white, black] = position.men.map(|men| moved(men, 2));
            let exchanged = Avanco { men: [black, white], mover: position.mover.other(), ..position };
            assert_eq!(exchanged.evaluate(), -position.evaluate());
        }
    }
}
