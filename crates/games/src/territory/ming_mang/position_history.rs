//! The boards that may not be recreated (`docs/rulings.md`, 34: superko), without allocation.

use tabuleiro_rules::chain;

/// The greatest number of boards kept, including the current one.
pub(super) const CAPACITY: usize = 512;
/// The number of bits of the filter.
const BITS: usize = 2048;

/// Keys of the boards of a match, oldest first, the current one last.
///
/// Captures change the colour of men and can be undone by captures, so every earlier board can be reached again and
/// none can be dropped safely. Matches between people and in search have far fewer boards than [`CAPACITY`]; in longer
/// ones (random playouts) the older half is dropped, so that at least the latest 256 boards stay forbidden. The history
/// is not part of the identity of a position.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    keys: [u64; CAPACITY],
    len: u16,
    /// A Bloom filter with one bit for each key, which answers most lookups.
    filter: [u64; BITS / 64],
}

/// The key of a board, independent of the mover.
#[inline]
pub(super) fn board_key(men: [u64; 2]) -> u64 {
    chain([men[1], men[0]])
}

impl PositionHistory {
    pub(super) const fn new() -> PositionHistory {
        PositionHistory { keys: [0; CAPACITY], len: 0, filter: [0; BITS / 64] }
    }

    pub(super) fn keys(&self) -> &[u64] {
        &self.keys[..usize::from(self.len)]
    }

    #[inline]
    const fn bit(key: u64) -> (usize, u64) {
        (key as usize % BITS / 64, 1 << (key % 64))
    }

    /// Whether the history contains the board with that key.
    #[inline]
    pub(super) fn has(&self, key: u64) -> bool {
        let (word, bit) = Self::bit(key);
        self.filter[word] & bit != 0 && self.keys().contains(&key)
    }

    /// Adds the key of the current board.
    #[inline]
    pub(super) fn push(&mut self, key: u64) {
        if usize::from(self.len) == CAPACITY {
            self.drop_older_half();
        }
        self.keys[usize::from(self.len)] = key;
        self.len += 1;
        let (word, bit) = Self::bit(key);
        self.filter[word] |= bit;
    }

    #[cold]
    fn drop_older_half(&mut self) {
        self.keys.copy_within(CAPACITY / 2.., 0);
        self.len = (CAPACITY / 2) as u16;
        self.filter = [0; BITS / 64];
        for &key in &self.keys[..CAPACITY / 2] {
            let (word, bit) = Self::bit(key);
            self.filter[word] |= bit;
        }
    }
}
