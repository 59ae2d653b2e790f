//! The history of positions since the last capture. Few seeds can circulate for hundreds of actions, and by default
//! there is no limit of actions without a capture (`docs/rulings.md`, Ouri: only the third repetition ends the game).
//! The shared `rules::Repetition` is too short for that: it misses one cycle in fifty in random play.

/// The upper 32 bits of the keys of the latest [`History::CAPACITY`] positions since the last capture, which was enough
/// in all random play tried. 32 bits suffice, since two earlier positions must collide to end a game wrongly.
#[derive(Clone, Copy, Debug)]
pub(super) struct History {
    prints: [u32; History::CAPACITY],
    /// The number of positions since the last capture, including the one after the capture.
    len: u16,
}

impl History {
    const CAPACITY: usize = 512;

    /// Returns an empty history.
    pub(super) const fn new() -> History {
        History { prints: [0; Self::CAPACITY], len: 0 }
    }

    /// Removes all positions, because those before a capture cannot recur.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Returns the number of actions since the last capture.
    #[inline]
    pub(super) const fn quiet(&self) -> u16 {
        self.len.saturating_sub(1)
    }

    /// Adds the position with that key, and returns how often it has occurred, this time included.
    #[inline]
    pub(super) fn note(&mut self, key: u64) -> u32 {
        let print = (key >> 32) as u32;
        let known = usize::from(self.len).min(Self::CAPACITY);
        let seen = self.prints[..known].iter().map(|&p| u32::from(p == print)).sum::<u32>();
        self.prints[usize::from(self.len) % Self::CAPACITY] = print;
        // A saturated count overwrites the same entry from then on.
        self.len = self.len.saturating_add(1);
        seen + 1
    }
}
