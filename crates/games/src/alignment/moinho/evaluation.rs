//! The evaluation of Moinho trained by self-play (`docs/training.md`): patterns on the two mills through each point,
//! and counts of men and steps. Values are in hundredths, for the first side.

use super::Moinho;
use super::figure::{ALL, POINTS, steps};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;

/// The weights. They are compiled in, because the web worker has no files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("moinho", "moinho.bin"));

/// The unit of the weights in hundredths.
const UNIT: i32 = 6;

/// The phases: placing, stepping, and flying by at least one side.
const PHASES: usize = 3;
/// Classes of points under the symmetries of the figure: corners and midpoints, each on the outer or inner square or on
/// the middle one.
const KINDS: usize = 4;
/// The number of patterns on five points.
const CROSSES: usize = 243;
const PATTERNS: usize = PHASES * KINDS * CROSSES;

/// Features of each side by phase: the number of men including those in hand (0 to 9); the number of steps (0 to 24),
/// with separate weights for the mover; and, for the mover, whether a removal is pending.
const MEN: usize = 10;
const STEPS: usize = 25;
const COUNTS: usize = PHASES * (MEN + 2 * STEPS + 2);

/// A point and the other points of the two mills through it, those of the first mill first.
type Cross = [u8; 5];

static FIGURE: LazyLock<[Cross; POINTS as usize]> = LazyLock::new(|| std::array::from_fn(|point| cross(point as u8)));

fn cross(point: u8) -> Cross {
    let (ring, place) = (point / 8, point % 8);
    let round = |by: u8| 8 * ring + (place + by) % 8;
    match (place % 2, ring) {
        (0, _) => [point, round(1), round(2), round(7), round(6)],
        (_, 0) => [point, round(1), round(7), point + 8, point + 16],
        (_, 1) => [point, round(1), round(7), point - 8, point + 8],
        _ => [point, round(1), round(7), point - 8, point - 16],
    }
}

fn kind(point: usize) -> usize {
    2 * (point % 2) + usize::from(point / 8 == 1)
}

/// Returns the representative of the images of a pattern under the symmetries that fix its point.
fn canonical(kind: usize, pattern: usize) -> usize {
    let pair = |pair: usize, alike: bool| if alike { pair.min(pair % 3 * 3 + pair / 3) } else { pair };
    let (point, first, second) = (pattern / 81, pattern / 9 % 9, pattern % 9);
    let (first, second) = match kind {
        // A reflection exchanges the two mills of a corner.
        0 | 1 => (first.min(second), first.max(second)),
        // A reflection exchanges the corners of a side; on the middle square, another one exchanges the points inwards
        // and outwards.
        _ => (pair(first, true), pair(second, kind == 3)),
    };
    81 * point + 9 * first + second
}

/// Returns the pattern with the sides exchanged.
fn exchanged(pattern: usize) -> usize {
    let digits = [81, 27, 9, 3, 1];
    digits.iter().map(|digit| digit * [0, 2, 1][pattern / digit % 3]).sum()
}

/// The weights expanded to all patterns and counts.
struct Tables {
    patterns: Vec<i16>,
    counts: Vec<i32>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let weight = |at: usize| WEIGHTS.get(at).map_or(0, |&byte| byte as i8) as i32 * UNIT;
    let pattern = |at: usize| {
        let (start, kind, pattern) = (at - at % CROSSES, at / CROSSES % KINDS, at % CROSSES);
        let of = |pattern| weight(start + canonical(kind, pattern));
        (of(pattern) - of(exchanged(pattern))) as i16
    };
    Tables {
        patterns: (0..PATTERNS).map(pattern).collect(),
        counts: (0..COUNTS).map(|at| weight(PATTERNS + at)).collect(),
    }
});

/// The model.
pub(super) const MODEL: Model<Moinho> = Model {
    weights: |_| Some(*WEIGHTS),
    count: || PATTERNS + COUNTS,
    features,
    learnt: evaluate,
    handcrafted: Moinho::handcrafted,
};

fn phase(position: &Moinho) -> usize {
    match () {
        () if position.hand != [0; 2] => 0,
        () if position.flies(0) || position.flies(1) => 2,
        () => 1,
    }
}

/// Iterates over the table index of the pattern at each point.
#[inline]
fn places(position: &Moinho, phase: usize) -> impl Iterator<Item = usize> {
    let [first, second] = position.men;
    let on = move |point: u8| (first >> point & 1) as usize + 2 * (second >> point & 1) as usize;
    FIGURE.iter().enumerate().map(move |(at, cross)| {
        let pattern = cross.iter().fold(0, |pattern, &point| 3 * pattern + on(point));
        (phase * KINDS + kind(at)) * CROSSES + pattern
    })
}

/// Calls `note` with the index of each count feature of a side.
#[inline]
fn count(position: &Moinho, side: usize, phase: usize, mut note: impl FnMut(usize)) {
    let (men, free) = (position.men[side], ALL & !(position.men[0] | position.men[1]));
    let all = men.count_ones() as usize + usize::from(position.hand[side]);
    let room: u32 = steps(men).iter().map(|to| (to & free).count_ones()).sum();
    let moves = position.mover.index() == side;
    note(phase * MEN + all.min(MEN - 1));
    note(PHASES * MEN + (2 * phase + usize::from(moves)) * STEPS + (room as usize).min(STEPS - 1));
    if moves {
        note(PHASES * (MEN + 2 * STEPS) + 2 * phase + usize::from(position.closed != 0));
    }
}

/// Returns the value for the first side, in hundredths.
fn evaluate(position: &Moinho) -> i32 {
    let (tables, phase) = (&*TABLES, phase(position));
    let mut sum = places(position, phase).map(|at| i32::from(tables.patterns[at])).sum();
    count(position, 0, phase, |at| sum += tables.counts[at]);
    count(position, 1, phase, |at| sum -= tables.counts[at]);
    sum
}

/// Calls `note` with the index and the signed count of every weight that [`evaluate`] adds up.
fn features(position: &Moinho, note: &mut dyn FnMut(usize, f32)) {
    let phase = phase(position);
    for at in places(position, phase) {
        let (start, kind, pattern) = (at - at % CROSSES, at / CROSSES % KINDS, at % CROSSES);
        note(start + canonical(kind, pattern), 1.0);
        note(start + canonical(kind, exchanged(pattern)), -1.0);
    }
    for (side, sign) in [(0, 1.0), (1, -1.0)] {
        count(position, side, phase, |at| note(PATTERNS + at, sign));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Moinho>(&[], UNIT as i16);
    }

    #[test]
    fn every_point_has_the_mills_of_the_figure() {
        for (point, cross) in FIGURE.iter().enumerate() {
            let mut pairs = [(cross[1], cross[2]), (cross[3], cross[4])].map(|(a, b)| 1u32 << a | 1 << b);
            let mut expected = super::super::figure::PARTNERS[point];
            pairs.sort_unstable();
            expected.sort_unstable();
            assert_eq!(pairs, expected, "point {point}");
        }
    }
}
