//! An evaluation that only counts, as learnt from the program's own play (`docs/training.md`): a weight for each thing of
//! which a side has so many. [`super::learnt`] has those that look at what stands on groups of cells.

use std::array;
use tabuleiro_rules::Player;

/// What can be counted so.
pub(super) trait Counted {
    /// Tells how often a side has what there are weights for, by the number of the weight.
    fn count(&self, side: Player, note: impl FnMut(usize, i32));
}

/// The weights, in hundredths.
pub(super) struct Weights<const COUNTS: usize>([i32; COUNTS]);

impl<const COUNTS: usize> Weights<COUNTS> {
    /// `weights` are signed bytes, in `unit` hundredths; what a file lacks is worth nothing.
    pub(super) fn new(weights: &[u8], unit: i32) -> Self {
        Weights(array::from_fn(|at| weights.get(at).map_or(0, |&byte| i32::from(byte as i8) * unit)))
    }

    /// For the first side, in hundredths.
    #[inline]
    pub(super) fn evaluate(&self, position: &impl Counted) -> i32 {
        let mut sum = 0;
        position.count(Player::First, |at, times| sum += self.0[at] * times);
        position.count(Player::Second, |at, times| sum -= self.0[at] * times);
        sum
    }
}

/// Tells which weights [`Weights::evaluate`] adds up, and how often each.
pub(super) fn features(position: &impl Counted, mut note: impl FnMut(usize, f32)) {
    position.count(Player::First, |at, times| note(at, times as f32));
    position.count(Player::Second, |at, times| note(at, -times as f32));
}
