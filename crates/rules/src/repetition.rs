//! Threefold repetition and the no-progress count (`docs/rulings.md`, 0.5), without allocation.

/// The keys of the positions since the last irreversible action.
///
/// Holds up to [`Repetition::CAPACITY`] recent keys; longer cycles are not detected (with the default `no_progress`
/// of 100 actions they cannot arise). The history is not part of a position's identity: positions with equal boards
/// compare equal whatever led to them, so `Eq` always holds and `Hash` adds nothing.
#[derive(Clone, Copy, Debug)]
pub struct Repetition {
    keys: [u64; Repetition::CAPACITY],
    len: u16,
    quiet: u16,
}

impl Repetition {
    /// The number of keys that a history holds; when it is full, the oldest key is overwritten.
    pub const CAPACITY: usize = 128;

    /// Returns an empty history.
    #[must_use]
    pub const fn new() -> Self {
        Repetition { keys: [0; Self::CAPACITY], len: 0, quiet: 0 }
    }

    /// Removes all positions after an irreversible action, because none of them can repeat.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.quiet = 0;
    }

    /// Returns the number of actions counted by [`Repetition::note`] and [`Repetition::tick`] since
    /// [`Repetition::clear`] or [`Repetition::new`].
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Counts an action without progress, without storing a position.
    #[inline]
    pub fn tick(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
    }

    /// Stores the key of the position reached, counts an action, and returns how often the position has occurred (1 =
    /// for the first time).
    #[inline]
    pub fn note(&mut self, key: u64) -> u32 {
        self.tick();
        self.remember(key)
    }

    /// Stores the key of the position reached and returns how often it has occurred, as [`Repetition::note`], but
    /// counts no action.
    #[inline]
    pub fn remember(&mut self, key: u64) -> u32 {
        let seen = self.keys[..usize::from(self.len)].iter().map(|&k| u32::from(k == key)).sum::<u32>();
        if usize::from(self.len) == Self::CAPACITY {
            self.keys.copy_within(Self::CAPACITY / 2.., 0);
            self.len = (Self::CAPACITY / 2) as u16;
        }
        self.keys[usize::from(self.len)] = key;
        self.len += 1;
        seen + 1
    }
}

impl Default for Repetition {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Repetition {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Repetition {}

impl std::hash::Hash for Repetition {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}
