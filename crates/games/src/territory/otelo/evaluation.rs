//! Learnt evaluation of positions on the 8×8 board (`docs/training.md`).
//!
//! A sum of weights: one for the contents of each line, edge and corner, and for the player of the turn one each for
//! the number of placements of both colours, the number of empty cells adjacent to discs of each colour, and the parity
//! of the empty cells. Weights change as the board fills: each is given at a few [`KNOTS`] and interpolated linearly
//! between them. The value is the expected final difference in discs, in hundredths, for the first side.

use super::Otelo;
use super::discs::placements;
use crate::patterns::{Patterns, Shape};
use crate::square::around;
use crate::weights::weights;
use std::sync::{LazyLock, OnceLock};
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The edge with the cells diagonal to the corners, the corner, ranks, diagonals.
static SHAPES: [Shape; 10] = [
    Shape::turned(&[0, 1, 2, 3, 4, 5, 6, 7, 9, 14]),
    Shape::turned(&[0, 1, 2, 8, 9, 10, 16, 17, 18]),
    Shape::turned(&[8, 9, 10, 11, 12, 13, 14, 15]),
    Shape::turned(&[16, 17, 18, 19, 20, 21, 22, 23]),
    Shape::turned(&[24, 25, 26, 27, 28, 29, 30, 31]),
    Shape::turned(&[0, 9, 18, 27, 36, 45, 54, 63]),
    Shape::turned(&[1, 10, 19, 28, 37, 46, 55]),
    Shape::turned(&[2, 11, 20, 29, 38, 47]),
    Shape::turned(&[3, 12, 21, 30, 39]),
    Shape::turned(&[4, 13, 22, 31]),
];

/// The number of knots of each shape: the numbers of empty cells at which its weights are given. Counts have
/// [`COUNT_KNOTS`].
const KNOTS: [usize; SHAPES.len()] = [2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
const COUNT_KNOTS: usize = 3;

/// The greatest count; larger ones are reduced to it.
const MOST: u32 = 23;
/// The number of weights of counts in one phase of a turn.
const COUNTS: usize = 2 + 4 * (MOST as usize + 1);

/// One step of a weight, in hundredths of a disc.
const UNIT: i32 = 10;

/// The number of empty cells that make one stage.
const STAGE: u32 = 4;
const STAGES: usize = 16;

/// The number of groups of cells of these shapes, plus two to fill up the vectors.
const LANES: usize = 40;

static PATTERNS: LazyLock<Patterns<LANES>> = LazyLock::new(|| Patterns::new(&[&SHAPES]));

/// The weights of Otelo 1-11 and of the classic game. They are compiled in because the web worker cannot open files;
/// the tables of a game are built when it is first played.
static WEIGHTS: LazyLock<[&[u8]; 2]> =
    LazyLock::new(|| [weights!("otelo_1_11", "1_11.bin"), weights!("otelo_1_11", "classico.bin")]);

/// The model of both variants, for the 8×8 board.
pub(super) const MODEL: Model<Otelo> = Model {
    weights: |position| (position.size == 8).then(|| WEIGHTS[usize::from(position.classic)]),
    count: weights,
    features,
    learnt: evaluate,
    handcrafted: Otelo::handcrafted,
};

/// The interpolated weights of one stage.
struct Stage {
    patterns: Vec<i16>,
    /// By phase.
    counts: [[i16; COUNTS]; 3],
}

static STAGE_TABLES: [[OnceLock<Stage>; STAGES]; 2] = [const { [const { OnceLock::new() }; STAGES] }; 2];

/// The position of a stage among `knots` knots: the knot below it and the fraction of the way to the next.
fn between(stage: usize, knots: usize) -> (usize, f32) {
    let empty = (STAGE as usize * stage + STAGE as usize / 2).clamp(10, 54);
    let at = (empty - 10) as f32 / 44.0 * (knots - 1) as f32;
    let low = (at as usize).min(knots - 2);
    (low, at - low as f32)
}

/// The index of the first weight of each shape, and of the counts.
fn layout() -> ([usize; SHAPES.len()], usize) {
    let mut at = 0;
    let starts = std::array::from_fn(|shape| {
        let start = at;
        at += PATTERNS.slots()[shape] * KNOTS[shape];
        start
    });
    (starts, at)
}

/// Returns the number of weights of one variant.
fn weights() -> usize {
    layout().1 + 3 * COUNTS * COUNT_KNOTS
}

/// For each slot of all shapes: the index of its weight at the first knot, the distance to that at the next knot, and
/// the number of knots.
static PLACES: LazyLock<Vec<(usize, usize, usize)>> = LazyLock::new(|| {
    let (starts, _) = layout();
    let of = |shape: usize| {
        let slots = PATTERNS.slots()[shape];
        (0..slots).map(move |slot| (starts[shape] + slot, slots, KNOTS[shape]))
    };
    (0..SHAPES.len()).flat_map(of).collect()
});

impl Stage {
    fn new(stage: usize, weights: &[u8]) -> Stage {
        let weight = |at: usize, step: usize, knots: usize| {
            let (low, part) = between(stage, knots);
            let of = |knot: usize| f32::from(weights.get(at + knot * step).map_or(0, |&byte| byte as i8));
            ((of(low) * (1.0 - part) + of(low + 1) * part) * UNIT as f32).round() as i16
        };
        let by_slot: Vec<i16> = PLACES.iter().map(|&(at, step, knots)| weight(at, step, knots)).collect();
        let patterns = PATTERNS.entries().iter().map(|e| by_slot[usize::from(e.slot)] * i16::from(e.sign)).collect();
        let start = layout().1;
        let counts = std::array::from_fn(|phase| {
            std::array::from_fn(|at| weight(start + phase * COUNTS + at, 3 * COUNTS, COUNT_KNOTS))
        });
        Stage { patterns, counts }
    }
}

/// The indices of the counts of the player of the turn among the weights of its phase.
#[inline]
fn counted(position: &Otelo, empty: u64) -> [usize; 5] {
    let mover = position.mover.index();
    let (own, opp) = (position.discs[mover], position.discs[1 - mover]);
    let several = |kind: usize, cells: u64| {
        let width = MOST as usize + 1;
        2 + kind * width + cells.count_ones().min(MOST) as usize
    };
    [
        (empty.count_ones() & 1) as usize,
        several(0, placements(own, opp, !0)),
        several(1, placements(opp, own, !0)),
        several(2, around(opp) & empty),
        several(3, around(own) & empty),
    ]
}

#[inline]
fn stage_of(empty: u64) -> usize {
    ((empty.count_ones() / STAGE) as usize).min(STAGES - 1)
}

/// Returns the evaluation for the first side, in hundredths of a disc.
fn evaluate(position: &Otelo) -> i32 {
    let empty = !(position.discs[0] | position.discs[1]);
    let (variant, at) = (usize::from(position.classic), stage_of(empty));
    let stage = STAGE_TABLES[variant][at].get_or_init(|| Stage::new(at, WEIGHTS[variant]));
    let patterns: i32 = PATTERNS.places(position.discs).map(|at| i32::from(stage.patterns[at])).sum();
    let counts = &stage.counts[usize::from(position.phase)];
    let counts: i32 = counted(position, empty).into_iter().map(|at| i32::from(counts[at])).sum();
    patterns + if position.mover == Player::First { counts } else { -counts }
}

/// Calls `note` with each weight that [`evaluate`] adds up, and its factor.
fn features(position: &Otelo, note: &mut dyn FnMut(usize, f32)) {
    let empty = !(position.discs[0] | position.discs[1]);
    let stage = stage_of(empty);
    let mut note_both = |at: usize, step: usize, knots: usize, sign: f32| {
        let (low, part) = between(stage, knots);
        note(at + low * step, sign * (1.0 - part));
        note(at + (low + 1) * step, sign * part);
    };
    for at in PATTERNS.places(position.discs) {
        let entry = PATTERNS.entries()[at];
        if entry.sign != 0 {
            let (at, step, knots) = PLACES[usize::from(entry.slot)];
            note_both(at, step, knots, f32::from(entry.sign));
        }
    }
    let sign = if position.mover == Player::First { 1.0 } else { -1.0 };
    let start = weights() - 3 * COUNTS * COUNT_KNOTS + usize::from(position.phase) * COUNTS;
    for at in counted(position, empty) {
        note_both(start + at, 3 * COUNTS, COUNT_KNOTS, sign);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::start;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_engine::search::Heuristic;
    use tabuleiro_rules::Position;

    #[test]
    fn the_weights_fit_into_64_kilobytes_and_are_complete() {
        assert!(weights() <= 64 * 1024, "{} weights", weights());
        for file in *WEIGHTS {
            assert_eq!(file.len(), weights());
        }
    }

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        for (variant, words) in [&["1_11"], &["classico"]].into_iter().enumerate() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
            for plies in 0..60 {
                let mut position: Otelo = start(words);
                position.random_playout(&mut rng, &mut Vec::new(), plies);
                let (mut learnt, mut terms) = (0.0, 0.0);
                features(&position, &mut |weight, by| {
                    learnt += by * f32::from(WEIGHTS[variant][weight] as i8) * UNIT as f32;
                    terms += 1.0;
                });
                // Each weight of a stage is rounded.
                let off = (position.evaluate() as f32 - learnt).abs();
                assert!(off <= 0.5 * terms, "{} against {learnt} after {plies} plies", position.evaluate());
            }
        }
    }
}
