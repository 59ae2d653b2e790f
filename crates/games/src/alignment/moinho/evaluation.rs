//! What a position is worth, as learnt from the program's own play (`docs/training.md`): what stands on the two mills through
//! each point, how many men there are and how far they can step. In hundredths, for the first side.

use super::Moinho;
use super::figure::{ALL, POINTS, steps};
use std::sync::LazyLock;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/moinho.bin");

/// Weights are kept in so many hundredths.
const UNIT: i32 = 6;

/// Men are placed; they step; somebody flies.
const PHASES: usize = 3;
/// Kinds of points that no symmetry of the figure turns into one another: corners and middles of sides, on the outer or inner
/// square or on the one between.
const KINDS: usize = 4;
/// What five points can have on them.
const CROSSES: usize = 243;
const PATTERNS: usize = PHASES * KINDS * CROSSES;

/// What is counted for each side, by phase: men, up to 9, those in hand as well; and, by whether it moves, steps, up to 24.
/// For the side that moves: whether it is about to remove a man.
const MEN: usize = 10;
const STEPS: usize = 25;
const COUNTS: usize = PHASES * (MEN + 2 * STEPS + 2);

/// A point and the others of the two mills through it, those of the first mill before those of the second.
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

/// The pattern that stands for all the images of one.
fn canonical(kind: usize, pattern: usize) -> usize {
    let pair = |pair: usize, alike: bool| if alike { pair.min(pair % 3 * 3 + pair / 3) } else { pair };
    let (point, first, second) = (pattern / 81, pattern / 9 % 9, pattern % 9);
    let (first, second) = match kind {
        // The two sides of a corner are alike.
        0 | 1 => (first.min(second), first.max(second)),
        // The two corners of a side; and on the square between, inwards and outwards.
        _ => (pair(first, true), pair(second, kind == 3)),
    };
    81 * point + 9 * first + second
}

/// The pattern with the sides exchanged.
fn exchanged(pattern: usize) -> usize {
    let digits = [81, 27, 9, 3, 1];
    digits.iter().map(|digit| digit * [0, 2, 1][pattern / digit % 3]).sum()
}

/// What the weights come to.
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

/// How many weights there are.
pub(super) const fn weights() -> usize {
    PATTERNS + COUNTS
}

/// Whether there are weights; learning begins with an empty file.
pub(super) const fn is_learnt() -> bool {
    !WEIGHTS.is_empty()
}

fn phase(position: &Moinho) -> usize {
    match () {
        () if position.hand != [0; 2] => 0,
        () if position.flies(0) || position.flies(1) => 2,
        () => 1,
    }
}

/// Where in the table of patterns the first side's points are.
#[inline]
fn places(position: &Moinho, phase: usize) -> impl Iterator<Item = usize> {
    let [first, second] = position.men;
    let on = move |point: u8| (first >> point & 1) as usize + 2 * (second >> point & 1) as usize;
    FIGURE.iter().enumerate().map(move |(at, cross)| {
        let pattern = cross.iter().fold(0, |pattern, &point| 3 * pattern + on(point));
        (phase * KINDS + kind(at)) * CROSSES + pattern
    })
}

/// Tells which counts a side has.
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

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &Moinho) -> i32 {
    let (tables, phase) = (&*TABLES, phase(position));
    let mut sum = places(position, phase).map(|at| i32::from(tables.patterns[at])).sum();
    count(position, 0, phase, |at| sum += tables.counts[at]);
    count(position, 1, phase, |at| sum -= tables.counts[at]);
    sum
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &Moinho, note: &mut impl FnMut(usize, f32)) {
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
        assert_evaluation_sums_features::<Moinho>(&[], WEIGHTS, UNIT as i16);
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
