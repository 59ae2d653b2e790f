//! Learnt evaluation of positions on the 8×8 board (`docs/training.md`): patterns, men that can be captured, races. In
//! hundredths of a point, for the first side.

use super::Avanco;
use super::view::View;
use crate::pattern_eval::PatternEval;
use crate::patterns::{Images, Patterns, Shape};
use crate::square::{NOT_A, NOT_H, Set};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The patterns, on a board turned so that the side moves up. The upper part of the board is covered by those of the
/// other side.
static SHAPES: [Shape; 5] = [
    slid(&[0, 1, 2, 8, 9, 10, 16, 17, 18]),
    slid(&[8, 9, 10, 16, 17, 18, 24, 25, 26]),
    slid(&[16, 17, 18, 24, 25, 26, 32, 33, 34]),
    // The home rank without its corners, and the edge.
    mirrored(&[1, 2, 3, 4, 5, 6]),
    mirrored(&[8, 9, 16, 17, 24, 25]),
];

const fn slid(cells: &'static [u8]) -> Shape {
    Shape { cells, images: Images::Slid }
}

const fn mirrored(cells: &'static [u8]) -> Shape {
    Shape { cells, images: Images::Mirrored }
}

/// The number of groups of cells of these shapes, plus some to fill up the vectors.
const LANES: usize = 24;

/// The weights. They are compiled in because the web worker cannot open files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("avanco", "8.bin"));

/// One step of a weight, in hundredths of a point.
const UNIT: i16 = 6;

/// Counted beside the patterns, for each side: attacked men, by whether the side is the mover, the number of guards (up
/// to two), whether they are attacked twice, and the rank; other men by whether they are guarded, and the rank; the
/// number of steps of the foremost man and of the foremost man that cannot be met (none: 7), each by whether the side
/// is the mover; the steps of the latter if it arrives before that of the other side; the number of safe steps; being
/// the mover.
const ATTACKED: usize = 2 * 3 * 2 * 8;
const QUIET: usize = 2 * 8;
const STEPS: usize = 2 * 8;
const AHEAD: usize = 8;
const SAFE: usize = 2 * 16;
const COUNTS: usize = ATTACKED + QUIET + 2 * STEPS + AHEAD + SAFE + 1;

static EVAL: LazyLock<PatternEval<LANES>> =
    LazyLock::new(|| PatternEval::new(Patterns::new(&[&SHAPES]), COUNTS, &WEIGHTS, UNIT));

/// The model, for the 8×8 board.
pub(super) const MODEL: Model<Avanco> = Model {
    weights: |position| (position.size == 8).then(|| *WEIGHTS),
    count: || EVAL.weights(),
    features,
    learnt: evaluate,
    handcrafted: Avanco::handcrafted,
};

/// One side of a position.
#[derive(Clone, Copy)]
struct Side {
    view: View,
    moves: bool,
    /// The number of steps to the last rank of its foremost man, and of its foremost man that no opposing man can stop.
    steps: [u32; 2],
    /// The same number for the foremost man of the other side that cannot be stopped.
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

/// Calls `note` with the index of each count of a side.
#[inline]
fn count(side: Side, mut note: impl FnMut(usize)) {
    let Side { view: View { own, others, .. }, moves, steps: [foremost, runner], met } = side;
    let (left, right) = ((own & NOT_A) << 7, (own & NOT_H) << 9);
    let (from_left, from_right) = ((others & NOT_H) >> 7, (others & NOT_A) >> 9);
    let (guarded, twice) = (left | right, left & right);
    let (attacked, hard) = (from_left | from_right, from_left & from_right);
    let turn = usize::from(moves);
    for cell in (own & attacked).cells() {
        let guards = (guarded >> cell & 1) + (twice >> cell & 1);
        let kind = (2 * turn + (hard >> cell & 1) as usize) * 3 + guards as usize;
        note(8 * kind + usize::from(cell / 8));
    }
    for cell in (own & !attacked).cells() {
        note(ATTACKED + 8 * (guarded >> cell & 1) as usize + usize::from(cell / 8));
    }
    let start = ATTACKED + QUIET;
    note(start + 8 * turn + foremost.min(7) as usize);
    note(start + STEPS + 8 * turn + runner.min(7) as usize);
    if runner < 64 && runner < met + u32::from(moves) {
        note(start + 2 * STEPS + runner as usize);
    }
    let safe = (own << 8 & !others | guarded) & !own & !(attacked & !guarded);
    note(start + 2 * STEPS + AHEAD + 16 * turn + safe.count_ones().min(15) as usize);
    if moves {
        note(COUNTS - 1);
    }
}

/// Returns the evaluation for the first side, in hundredths.
fn evaluate(position: &Avanco) -> i32 {
    let eval = &*EVAL;
    let sum = |side: Side| {
        let mut sum = eval.patterns([side.view.own, side.view.others]);
        count(side, |at| sum += eval.count(at));
        sum
    };
    let [white, black] = Side::of(position);
    sum(white) - sum(black)
}

/// Calls `note` with each weight that [`evaluate`] adds up, and its factor.
fn features(position: &Avanco, note: &mut dyn FnMut(usize, f32)) {
    let eval = &*EVAL;
    for (side, sign) in Side::of(position).into_iter().zip([1.0, -1.0]) {
        eval.note_patterns([side.view.own, side.view.others], sign, note);
        count(side, |at| eval.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::Grid;
    use crate::test_support::{assert_evaluation_sums_features, start};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_engine::search::Heuristic;
    use tabuleiro_rules::Position;

    /// Unfinished positions after 0 to 59 random steps.
    fn some_positions() -> impl Iterator<Item = Avanco> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let played = (0..60).map(move |plies| {
            let mut position: Avanco = start(&[]);
            position.random_playout(&mut rng, &mut Vec::new(), plies);
            position
        });
        played.filter(|position| position.outcome().is_none())
    }

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Avanco>(&[], UNIT);
    }

    #[test]
    fn a_mirrored_board_has_the_same_value_and_one_with_exchanged_sides_the_opposite_value() {
        let moved = |men: u64, k: u8| men.image(|cell| Grid::bitboard(8).image(k, cell));
        for position in some_positions() {
            let mirrored = Avanco { men: position.men.map(|men| moved(men, 1)), ..position };
            assert_eq!(mirrored.evaluate(), position.evaluate());
            let [white, black] = position.men.map(|men| moved(men, 2));
            let exchanged = Avanco { men: [black, white], mover: position.mover.other(), ..position };
            assert_eq!(exchanged.evaluate(), -position.evaluate());
        }
    }
}
