//! The node budget of a search.

/// Nodes granted and spent. A search that overshoots a slice has less left in the next, so slicing does not change
/// the answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    pub(super) spent: u64,
    granted: u64,
    most: u64,
}

impl Budget {
    pub(super) fn new(most: u64) -> Budget {
        Budget { spent: 0, granted: 0, most }
    }

    pub(super) fn grant(&mut self, nodes: u64) {
        self.granted = self.granted.saturating_add(nodes).min(self.most);
    }

    pub(super) fn left(&self) -> bool {
        self.spent < self.granted
    }

    pub(super) fn over(&self) -> bool {
        self.spent >= self.most
    }
}
