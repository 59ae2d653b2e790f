//! The actions that each side took in the current simulation ("all moves as first").

use tabuleiro_rules::Player;

/// A set of slots for each side that is cleared in constant time.
#[derive(Clone, Debug)]
pub(super) struct Later {
    seen: [Vec<u32>; 2],
    now: u32,
}

impl Later {
    pub(super) fn new(slots: usize) -> Later {
        Later { seen: [vec![0; slots], vec![0; slots]], now: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.now += 1;
    }

    #[inline]
    pub(super) fn note(&mut self, side: Player, slot: usize) {
        self.seen[side.index()][slot] = self.now;
    }

    #[inline]
    pub(super) fn has(&self, side: Player, slot: usize) -> bool {
        self.seen[side.index()][slot] == self.now
    }
}
