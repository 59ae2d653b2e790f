//! The positions since the last capture. A few seeds chase each other round the board for hundreds of actions, and
//! with no count of quiet actions to cut that short (`docs/rulings.md`, Ouri: only the third repetition ends it) the shared
//! `rules::Repetition` forgets too soon: it overlooks one cycle in fifty of random play.

/// Fingerprints of the latest [`Memory::CAPACITY`] positions since the last capture; random play has not been seen to
/// need more. Thirty-two bits are enough, since only two earlier positions with the same ones end a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    prints: [u32; Memory::CAPACITY],
    /// Positions since the last capture, its own included.
    len: u16,
}

impl Memory {
    const CAPACITY: usize = 512;

    /// Nothing remembered.
    pub(super) const fn new() -> Memory {
        Memory { prints: [0; Self::CAPACITY], len: 0 }
    }

    /// A capture: what was before cannot come back.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Actions since the last capture.
    #[inline]
    pub(super) const fn quiet(&self) -> u16 {
        self.len.saturating_sub(1)
    }

    /// Remembers the position and says how often it has now occurred.
    #[inline]
    pub(super) fn note(&mut self, key: u64) -> u32 {
        let print = (key >> 32) as u32;
        let known = usize::from(self.len).min(Self::CAPACITY);
        let seen = self.prints[..known].iter().map(|&p| u32::from(p == print)).sum::<u32>();
        self.prints[usize::from(self.len) % Self::CAPACITY] = print;
        // The count may stop before it overflows; then the oldest place is written again and again.
        self.len = self.len.saturating_add(1);
        seen + 1
    }
}
