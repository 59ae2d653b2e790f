//! Linear evaluations trained by self-play (`docs/training.md`): the weighted sum of the feature counts of the first
//! side, less that of the second side. [`super::pattern_eval`] adds weights for the contents of groups of sites.

use std::array;
use tabuleiro_rules::Player;

/// A position whose features can be counted for each side.
pub(super) trait LinearFeatures {
    /// Calls `note` with the index of a weight and the number of times that `side` has its feature.
    fn count(&self, side: Player, note: impl FnMut(usize, i32));
}

/// The weights of a linear evaluation, in hundredths.
pub(super) struct LinearEval<const COUNTS: usize>([i32; COUNTS]);

impl<const COUNTS: usize> LinearEval<COUNTS> {
    /// Reads `weights` as signed bytes in `unit` hundredths; weights missing at the end are 0.
    pub(super) fn new(weights: &[u8], unit: i32) -> Self {
        LinearEval(array::from_fn(|at| weights.get(at).map_or(0, |&byte| i32::from(byte as i8) * unit)))
    }

    /// Returns the value for the first side, in hundredths.
    #[inline]
    pub(super) fn evaluate(&self, position: &impl LinearFeatures) -> i32 {
        let mut sum = 0;
        position.count(Player::First, |at, times| sum += self.0[at] * times);
        position.count(Player::Second, |at, times| sum -= self.0[at] * times);
        sum
    }
}

/// Calls `note` with the index and the signed count of every weight that [`LinearEval::evaluate`] adds up.
pub(super) fn features(position: &impl LinearFeatures, note: &mut dyn FnMut(usize, f32)) {
    position.count(Player::First, |at, times| note(at, times as f32));
    position.count(Player::Second, |at, times| note(at, -times as f32));
}
