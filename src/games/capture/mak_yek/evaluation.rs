//! What a position of Cleave is worth, as learnt from the program's own play (`docs/training.md`): what stands on every line
//! and block, how many men there are and how far they can slide. In hundredths, for the first side.

use super::MakYek;
use crate::games::custody::slides;
use crate::games::learnt::Learnt;
use crate::games::patterns::{BLOCKS, LINES, Patterns};
use crate::rules::Player;
use std::sync::LazyLock;

/// The weights. They are part of the program (the page's worker has nothing but itself).
static WEIGHTS: &[u8] = include_bytes!("weights/cleave.bin");

/// Weights are kept in so many hundredths.
const UNIT: i16 = 6;

/// What is counted for each side, by whether it moves: men, up to 16, and slides, up to 63. And who moves.
const MEN: usize = 17;
const SLIDES: usize = 64;
const COUNTS: usize = 2 * (MEN + SLIDES) + 1;

/// The groups of cells, and four to fill up the vectors.
const LANES: usize = 104;

static LEARNT: LazyLock<Learnt<LANES>> =
    LazyLock::new(|| Learnt::new(Patterns::new(&[&LINES, &BLOCKS]), COUNTS, WEIGHTS, UNIT));

/// How many weights there are.
pub(super) fn weights() -> usize {
    LEARNT.weights()
}

/// Whether there are weights; learning begins with an empty file.
pub(super) const fn is_learnt() -> bool {
    !WEIGHTS.is_empty()
}

/// Tells which counts a side has.
#[inline]
fn count(position: &MakYek, side: Player, mut note: impl FnMut(usize)) {
    let (men, turn) = (position.men[side.index()], usize::from(position.mover == side));
    let room: u32 = slides(men, position.empty()).map(u64::count_ones).iter().sum();
    note(MEN * turn + (men.count_ones() as usize).min(MEN - 1));
    note(2 * MEN + SLIDES * turn + (room as usize).min(SLIDES - 1));
    if position.mover == side {
        note(COUNTS - 1);
    }
}

/// For the first side, in hundredths.
pub(super) fn evaluate(position: &MakYek) -> i32 {
    let learnt = &*LEARNT;
    let mut sum = learnt.patterns(position.men);
    count(position, Player::First, |at| sum += learnt.count(at));
    count(position, Player::Second, |at| sum -= learnt.count(at));
    sum
}

/// Tells which weights [`evaluate`] adds up, and how often each.
pub(super) fn features(position: &MakYek, note: &mut impl FnMut(usize, f32)) {
    let learnt = &*LEARNT;
    learnt.note_patterns(position.men, 1.0, note);
    for (side, sign) in Player::BOTH.into_iter().zip([1.0, -1.0]) {
        count(position, side, |at| learnt.note_count(at, sign, note));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::trial::is_what_was_learnt;

    #[test]
    fn what_is_evaluated_is_what_was_learnt() {
        is_what_was_learnt::<MakYek>(&["cleave"], WEIGHTS, UNIT);
    }
}
