//! The boards that may not come back (`docs/rulings.md`, 34: superko), without allocation.

use tabuleiro_rules::chain;

/// How many boards are remembered, the one on the table included.
pub(super) const CAPACITY: usize = 512;
const BITS: usize = 2048;

/// Keys of the boards of a match, oldest first, the one on the table last.
///
/// Captures change colours and can be undone by captures, so that no board is ever out of reach and nothing can be
/// dropped for good; but matches of people and of search have far fewer boards than [`CAPACITY`]. In a longer one (random
/// play wanders) the older half is forgotten: what is forbidden then are the latest 256 boards at least. Not part of a
/// position's identity, like every memory of the past.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    keys: [u64; CAPACITY],
    len: u16,
    /// A bit for each key, by its low bits: most questions end here.
    filter: [u64; BITS / 64],
}

/// The key of a board, whoever is to move.
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

    /// Whether that board was on the table.
    #[inline]
    pub(super) fn has(&self, key: u64) -> bool {
        let (word, bit) = Self::bit(key);
        self.filter[word] & bit != 0 && self.keys().contains(&key)
    }

    /// Remembers the board that is now on the table.
    #[inline]
    pub(super) fn push(&mut self, key: u64) {
        if usize::from(self.len) == CAPACITY {
            self.forget();
        }
        self.keys[usize::from(self.len)] = key;
        self.len += 1;
        let (word, bit) = Self::bit(key);
        self.filter[word] |= bit;
    }

    #[cold]
    fn forget(&mut self) {
        self.keys.copy_within(CAPACITY / 2.., 0);
        self.len = (CAPACITY / 2) as u16;
        self.filter = [0; BITS / 64];
        for &key in &self.keys[..CAPACITY / 2] {
            let (word, bit) = Self::bit(key);
            self.filter[word] |= bit;
        }
    }
}
