//! Carriers: the sets of empty cells that links rely on, as bits.

/// A set of empty cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Carrier<const W: usize>([u64; W]);

impl<const W: usize> Carrier<W> {
    pub(super) const NONE: Carrier<W> = Carrier([0; W]);
    pub(super) const ALL: Carrier<W> = Carrier([u64::MAX; W]);

    pub(super) fn with(mut self, cell: u8) -> Self {
        self.0[usize::from(cell >> 6)] |= 1 << (cell & 63);
        self
    }

    pub(super) fn has(&self, cell: u8) -> bool {
        self.0[usize::from(cell >> 6)] >> (cell & 63) & 1 != 0
    }

    pub(super) fn or(&self, other: &Self) -> Self {
        Carrier(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub(super) fn and(&self, other: &Self) -> Self {
        Carrier(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    pub(super) fn within(&self, other: &Self) -> bool {
        self.and(other) == *self
    }

    pub(super) fn size(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

impl Carrier<1> {
    pub(super) fn bits(&self) -> u64 {
        self.0[0]
    }
}
