//! The transposition table of a game's own endgame search ([`EndgameSearch`](super::EndgameSearch)). The
//! calling search owns it, so it is freed together with the search.

/// Bounds of the final margin of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The least margin in points.
    pub low: i16,
    /// The greatest margin in points.
    pub high: i16,
    /// The best action, in a numbering of the game's own.
    pub best: u8,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    known: Bracket,
}

/// A free entry: its bounds are empty.
const FREE: Entry = Entry { key: 0, known: Bracket { low: i16::MAX, high: i16::MIN, best: 0 } };

/// Endgame positions by key. The table grows with its contents from 2^10 to 2^19 entries of 16 bytes; a new entry
/// replaces the old one in its place.
#[derive(Clone, Debug, Default)]
pub struct EndgameTable {
    entries: Vec<Entry>,
    used: usize,
}

impl EndgameTable {
    const MOST: usize = 1 << 19;

    /// Returns the bounds stored for a key.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Bracket> {
        let entry = self.entries.get(self.place(key))?;
        (entry.key == key && entry.known.low <= entry.known.high).then_some(entry.known)
    }

    /// Stores the bounds of the position with that key.
    pub fn put(&mut self, key: u64, known: Bracket) {
        if 2 * self.used >= self.entries.len() && self.entries.len() < Self::MOST {
            let size = (2 * self.entries.len()).max(1 << 10);
            let before = std::mem::replace(&mut self.entries, vec![FREE; size]);
            self.used = 0;
            before.into_iter().filter(|e| e.known.low <= e.known.high).for_each(|e| self.insert(e));
        }
        self.insert(Entry { key, known });
    }

    #[inline]
    fn insert(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.used += usize::from(self.entries[place].known.low > self.entries[place].known.high);
        self.entries[place] = entry;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        (key >> 32) as usize & self.entries.len().wrapping_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_rules::mix;

    #[test]
    fn get_returns_only_what_was_put() {
        let mut endings = EndgameTable::default();
        assert_eq!(endings.get(0), None);
        let known = |i: u64| Bracket { low: -(i as i16), high: i as i16, best: i as u8 };
        (0..300).for_each(|i| endings.put(mix(i), known(i)));
        assert_eq!(endings.get(mix(299)), Some(known(299)));
        assert!((0..300).filter(|&i| endings.get(mix(i)) == Some(known(i))).count() > 200);
        assert!((300..600).all(|i| endings.get(mix(i)).is_none()));
    }
}
