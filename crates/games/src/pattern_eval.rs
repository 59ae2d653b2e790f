//! Pattern evaluations trained by self-play (`docs/training.md`): a weight for the contents of each group of sites, and
//! weights for counted features.

use super::patterns::Patterns;

/// A table of patterns with their weights, and the weights of counts.
pub(super) struct PatternEval<const LANES: usize> {
    patterns: Patterns<LANES>,
    /// In hundredths, by entry of the patterns' tables.
    entries: Vec<i16>,
    /// In hundredths, by count.
    counts: Vec<i16>,
}

impl<const LANES: usize> PatternEval<LANES> {
    /// Reads `weights` as signed bytes in `unit` hundredths: first those of the patterns, then those of `counts`
    /// counts. Weights missing at the end are 0.
    pub(super) fn new(patterns: Patterns<LANES>, counts: usize, weights: &[u8], unit: i16) -> Self {
        let weight = |at: usize| weights.get(at).map_or(0, |&byte| byte as i8) as i16 * unit;
        let entries = patterns.entries().iter().map(|e| weight(usize::from(e.slot)) * i16::from(e.sign)).collect();
        let start = patterns.slots().iter().sum::<usize>();
        PatternEval { patterns, entries, counts: (0..counts).map(|at| weight(start + at)).collect() }
    }

    /// Returns the number of weights.
    pub(super) fn weights(&self) -> usize {
        self.first_count() + self.counts.len()
    }

    /// Returns the index of the first weight of a count.
    fn first_count(&self) -> usize {
        self.patterns.slots().iter().sum()
    }

    /// Returns the sum of the pattern weights for the first side, in hundredths. `men` are the bitboards of both sides,
    /// the first side's first.
    #[inline]
    pub(super) fn patterns(&self, men: [u64; 2]) -> i32 {
        self.patterns.places(men).map(|at| i32::from(self.entries[at])).sum()
    }

    /// Returns the weight of count number `at`, in hundredths.
    #[inline]
    pub(super) fn count(&self, at: usize) -> i32 {
        i32::from(self.counts[at])
    }

    /// Calls `note` with the index of each weight that [`PatternEval::patterns`] adds up and its sign times `times`.
    pub(super) fn note_patterns(&self, men: [u64; 2], times: f32, note: &mut dyn FnMut(usize, f32)) {
        for at in self.patterns.places(men) {
            let entry = self.patterns.entries()[at];
            note(usize::from(entry.slot), times * f32::from(entry.sign));
        }
    }

    /// Calls `note` with the index of the weight that [`PatternEval::count`] returns and with `times`.
    pub(super) fn note_count(&self, at: usize, times: f32, note: &mut dyn FnMut(usize, f32)) {
        note(self.first_count() + at, times);
    }
}
