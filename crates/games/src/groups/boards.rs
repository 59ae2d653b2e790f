//! Positional superko: which boards may not come back.

use crate::unseen::Unseen;

/// The boards a match has been through, for positional superko: none of them may come back.
///
/// Keeps the latest [`Boards::CAPACITY`]; random matches were not seen to need more. A board that could come back needs a
/// capture on the way, so as long as nothing was taken nothing has to be looked up. Like `rules::Repetition` no part of
/// a position's identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Boards {
    keys: Unseen<[u64; Boards::CAPACITY]>,
    len: Unseen<u16>,
    /// A bit for each of the last nine bits of a key that was ever remembered: most boards are new at one glance.
    seen: Unseen<[u64; 8]>,
    taken: Unseen<bool>,
}

impl Boards {
    /// How many boards are remembered.
    pub(super) const CAPACITY: usize = 320;

    /// Nothing remembered.
    pub(crate) const fn new() -> Boards {
        Boards { keys: Unseen([0; Self::CAPACITY]), len: Unseen(0), seen: Unseen([0; 8]), taken: Unseen(false) }
    }

    /// Whether anything was captured, so that boards may come back.
    #[inline]
    pub(crate) fn matters(&self) -> bool {
        *self.taken
    }

    /// Something was captured.
    #[inline]
    pub(crate) fn note_capture(&mut self) {
        *self.taken = true;
    }

    /// Remembers a board.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) {
        self.keys[usize::from(*self.len) % Self::CAPACITY] = key;
        // The count may stop before it overflows; then the oldest place is written again and again.
        *self.len = self.len.saturating_add(1);
        self.seen[(key >> 6 & 7) as usize] |= 1 << (key & 63);
    }

    /// Whether that board is among those remembered.
    #[inline]
    pub(crate) fn holds(&self, key: u64) -> bool {
        self.seen[(key >> 6 & 7) as usize] >> (key & 63) & 1 != 0
            && self.keys[..usize::from(*self.len).min(Self::CAPACITY)].contains(&key)
    }
}
