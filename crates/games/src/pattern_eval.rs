//! An evaluation that was learnt from the program's own play (`docs/training.md`): a weight for what stands on each group of
//! cells, and weights for what is counted beside.

use super::patterns::Patterns;

/// Weights, and where they belong.
pub(super) struct Learnt<const LANES: usize> {
    patterns: Patterns<LANES>,
    /// In hundredths, by entry of the patterns' tables.
    entries: Vec<i16>,
    /// In hundredths, by count.
    counts: Vec<i16>,
}

impl<const LANES: usize> Learnt<LANES> {
    /// `weights` are signed bytes, in `unit` hundredths: those of the patterns first, then those of so many `counts`.
    pub(super) fn new(patterns: Patterns<LANES>, counts: usize, weights: &[u8], unit: i16) -> Self {
        let weight = |at: usize| weights.get(at).map_or(0, |&byte| byte as i8) as i16 * unit;
        let entries = patterns.entries().iter().map(|e| weight(usize::from(e.slot)) * i16::from(e.sign)).collect();
        let start = patterns.slots().iter().sum::<usize>();
        Learnt { patterns, entries, counts: (0..counts).map(|at| weight(start + at)).collect() }
    }

    /// How many weights there are.
    pub(super) fn weights(&self) -> usize {
        self.first_count() + self.counts.len()
    }

    /// Where the weights of counts begin.
    fn first_count(&self) -> usize {
        self.patterns.slots().iter().sum()
    }

    /// What the men are worth where they stand, given as bits, to whom the first of them belong.
    #[inline]
    pub(super) fn patterns(&self, men: [u64; 2]) -> i32 {
        self.patterns.places(men).map(|at| i32::from(self.entries[at])).sum()
    }

    /// What the count of that number is worth.
    #[inline]
    pub(super) fn count(&self, at: usize) -> i32 {
        i32::from(self.counts[at])
    }

    /// Tells which weights [`Learnt::patterns`] adds up, `times` so much.
    pub(super) fn note_patterns(&self, men: [u64; 2], times: f32, note: &mut impl FnMut(usize, f32)) {
        for at in self.patterns.places(men) {
            let entry = self.patterns.entries()[at];
            note(usize::from(entry.slot), times * f32::from(entry.sign));
        }
    }

    /// Tells which weight [`Learnt::count`] is, `times` so much.
    pub(super) fn note_count(&self, at: usize, times: f32, note: &mut impl FnMut(usize, f32)) {
        note(self.first_count() + at, times);
    }
}
