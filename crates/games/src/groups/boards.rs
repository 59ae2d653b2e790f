//! Positional superko: the boards that must not recur.

use crate::unseen::Unseen;

/// The keys of earlier boards of a match, for positional superko: none of them may recur.
///
/// Keeps the latest [`Boards::CAPACITY`] keys, which was enough in all random matches tried. A board can recur only
/// after a capture, so no look-up is needed before the first one. All values are equal: like `rules::Repetition`, the
/// history is not part of the identity of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Boards {
    keys: Unseen<[u64; Boards::CAPACITY]>,
    len: Unseen<u16>,
    /// A Bloom filter with one hash: a bit for each value of the lowest nine bits of the keys pushed. It rules out most
    /// new boards without a search.
    seen: Unseen<[u64; 8]>,
    taken: Unseen<bool>,
}

impl Boards {
    /// The number of keys kept.
    pub(super) const CAPACITY: usize = 320;

    /// Returns an empty history.
    pub(crate) const fn new() -> Boards {
        Boards { keys: Unseen([0; Self::CAPACITY]), len: Unseen(0), seen: Unseen([0; 8]), taken: Unseen(false) }
    }

    /// Returns whether there was a capture, so that boards can recur.
    #[inline]
    pub(crate) fn matters(&self) -> bool {
        *self.taken
    }

    /// Records that there was a capture.
    #[inline]
    pub(crate) fn note_capture(&mut self) {
        *self.taken = true;
    }

    /// Adds the key of a board; overwrites the oldest one if the history is full.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) {
        self.keys[usize::from(*self.len) % Self::CAPACITY] = key;
        // A saturated count overwrites the same entry from then on.
        *self.len = self.len.saturating_add(1);
        self.seen[(key >> 6 & 7) as usize] |= 1 << (key & 63);
    }

    /// Returns whether the key is in the history.
    #[inline]
    pub(crate) fn holds(&self, key: u64) -> bool {
        self.seen[(key >> 6 & 7) as usize] >> (key & 63) & 1 != 0
            && self.keys[..usize::from(*self.len).min(Self::CAPACITY)].contains(&key)
    }
}
