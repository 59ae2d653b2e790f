//! What is known of endings that a game searches itself ([`Heuristic::ending`](super::Heuristic::ending)): the memory that
//! the search lends it, so that it goes when the search does.

/// Between what a position is known to end, for the side whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// It wins by so many points at least.
    pub low: i16,
    /// And by so many at most.
    pub high: i16,
    /// What the game calls its best action.
    pub best: u8,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    known: Bracket,
}

/// No position: nothing is between these.
const FREE: Entry = Entry { key: 0, known: Bracket { low: i16::MAX, high: i16::MIN, best: 0 } };

/// Positions of endings by key. It grows with what is put in, from 2^10 entries of 16 bytes to 2^19; the later entry
/// stays.
#[derive(Clone, Debug, Default)]
pub struct EndgameTable {
    entries: Vec<Entry>,
    used: usize,
}

impl EndgameTable {
    const MOST: usize = 1 << 19;

    /// What was put there.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Bracket> {
        let entry = self.entries.get(self.place(key))?;
        (entry.key == key && entry.known.low <= entry.known.high).then_some(entry.known)
    }

    /// Keeps what is known of the position with that key.
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
    fn what_is_put_in_comes_out_and_nothing_else() {
        let mut endings = EndgameTable::default();
        assert_eq!(endings.get(0), None);
        let known = |i: u64| Bracket { low: -(i as i16), high: i as i16, best: i as u8 };
        (0..300).for_each(|i| endings.put(mix(i), known(i)));
        assert_eq!(endings.get(mix(299)), Some(known(299)));
        assert!((0..300).filter(|&i| endings.get(mix(i)) == Some(known(i))).count() > 200);
        assert!((300..600).all(|i| endings.get(mix(i)).is_none()));
    }
}
