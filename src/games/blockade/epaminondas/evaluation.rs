//! What a position on the 14×12 board is worth, as learnt from the program's own play (`docs/training.md`): men by rank and by
//! file, and phalanxes by direction, length and how far they have come. In hundredths, for the first side.

use super::lines::Cells;
use super::{Epaminondas, FACTS};
use crate::rules::Player;
use std::sync::LazyLock;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/14x12.bin");

/// Weights are kept in so many hundredths.
const UNIT: i32 = 4;

const RANKS: usize = 12;
/// A file and the one opposite are alike.
const FILES: usize = 7;
/// Along a rank, along a file, along a diagonal.
const DIRECTIONS: usize = 3;
/// Phalanxes of two, three and four men, and a part of every longer one.
const LENGTHS: usize = 3;
/// Zones of four ranks each.
const ZONES: usize = 3;
const COUNTS: usize = RANKS + FILES + DIRECTIONS * LENGTHS * ZONES + 1;

/// The ranks as the first side counts them, the zones, and the files.
struct Figure {
    ranks: [Cells; RANKS],
    zones: [Cells; ZONES],
    files: [Cells; FILES],
}

static FIGURE: LazyLock<Figure> = LazyLock::new(|| Figure {
    ranks: std::array::from_fn(|rank| Cells::ranks(14, rank as u8, rank as u8 + 1)),
    zones: std::array::from_fn(|zone| Cells::ranks(14, 4 * zone as u8, 4 * zone as u8 + 4)),
    files: std::array::from_fn(|file| {
        let both = (0..12u8).flat_map(|rank| [16 * rank + file as u8, 16 * rank + 13 - file as u8]);
        both.fold(Cells::EMPTY, |set, cell| set.or(Cells::one(cell)))
    }),
});

/// How many weights there are.
pub(super) const fn weights() -> usize {
    COUNTS
}

/// Whether there are weights for this board; learning begins with an empty file.
pub(super) fn is_learnt(position: &Epaminondas) -> bool {
    !WEIGHTS.is_empty() && is_full(position)
}

/// Whether this is the board that was learnt.
pub(super) fn is_full(position: &Epaminondas) -> bool {
    (position.columns, position.rows) == FACTS.defaults().size()
}

/// Where phalanxes of two, three and four of these men end: along the rank, ahead, and ahead to either side.
#[inline]
fn phalanxes<const AHEAD: i32, const LEFT: i32, const RIGHT: i32>(men: Cells) -> [[Cells; 4]; LENGTHS] {
    let mut runs = [men; 4];
    std::array::from_fn(|_| {
        let [beside, ahead, left, right] = runs;
        let longer = [beside.moved::<1>(), ahead.moved::<AHEAD>(), left.moved::<LEFT>(), right.moved::<RIGHT>()];
        runs = longer.map(|run| run.and(men));
        runs
    })
}

/// Tells how often a side has what is counted.
#[inline]
fn count(position: &Epaminondas, side: Player, mut note: impl FnMut(usize, u32)) {
    let (figure, men) = (&*FIGURE, position.men[side.index()]);
    // Ranks are counted towards the far one.
    let come = |at: usize, most: usize| if side == Player::First { at } else { most - 1 - at };
    for (rank, cells) in figure.ranks.iter().enumerate() {
        note(come(rank, RANKS), men.and(*cells).count());
    }
    for (file, cells) in figure.files.iter().enumerate() {
        note(RANKS + file, men.and(*cells).count());
    }
    let phalanxes = match side {
        Player::First => phalanxes::<16, 15, 17>(men),
        Player::Second => phalanxes::<-16, -17, -15>(men),
    };
    for (length, runs) in phalanxes.iter().enumerate() {
        for (zone, cells) in figure.zones.iter().enumerate() {
            let [beside, ahead, left, right] = runs.map(|run| run.and(*cells).count());
            for (direction, times) in [beside, ahead, left + right].into_iter().enumerate() {
                let at = (direction * LENGTHS + length) * ZONES + come(zone, ZONES);
                note(RANKS + FILES + at, times);
            }
        }
    }
    if position.mover == side {
        note(COUNTS - 1, 1);
    }
}

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &Epaminondas) -> i32 {
    let weight = |at: usize| i32::from(WEIGHTS[at] as i8) * UNIT;
    let mut sum = 0;
    count(position, Player::First, |at, times| sum += weight(at) * times as i32);
    count(position, Player::Second, |at, times| sum -= weight(at) * times as i32);
    sum
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &Epaminondas, note: &mut impl FnMut(usize, f32)) {
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(position, side, |at, times| {
            if times > 0 {
                note(at, sign * times as f32);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::trial::is_what_was_learnt;

    #[test]
    fn what_is_evaluated_is_what_was_learnt() {
        is_what_was_learnt::<Epaminondas>(&[], WEIGHTS, UNIT as i16);
    }
}
