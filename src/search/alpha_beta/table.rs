//! The table of positions seen (transposition table): fixed in size, allocated once.

/// What a search of a position said about its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is exactly this.
    Exact,
    /// At least this.
    Least,
    /// At most this.
    Most,
}

/// What is known of one position. Values are for the person who decides, wins counted from the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Within ±2²³.
    pub(super) value: i32,
    /// The best action's place in the legal list.
    pub(super) choice: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// No evaluation entered: wins, losses and draws only.
    pub(super) proven: bool,
}

/// A position's key and the rest packed: value 24 bits, choice 16, depth 8, bound 2, proven 1, age 8. Age 0 is a free
/// place.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    rest: u64,
}

impl Entry {
    fn age(self) -> u8 {
        (self.rest >> 51) as u8
    }

    fn depth(self) -> u8 {
        (self.rest >> 40) as u8
    }
}

/// Entries in pairs: one keeps the deepest, the other the latest.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    age: u8,
}

impl Table {
    /// A table of 2^`bits` entries of 16 bytes.
    pub(super) fn new(bits: u32) -> Table {
        Table { entries: vec![[Entry { key: 0, rest: 0 }; 2]; 1 << (bits - 1)], age: 1 }
    }

    /// A new iteration begins.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age % 250 + 1;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let pair = &self.entries[self.place(key)];
        let Entry { rest, .. } = *pair.iter().find(|e| e.key == key && e.age() != 0)?;
        Some(Known {
            value: (rest as i32) << 8 >> 8,
            choice: (rest >> 24) as u16,
            depth: (rest >> 40) as u8,
            bound: [Bound::Exact, Bound::Least, Bound::Most, Bound::Most][(rest >> 48 & 3) as usize],
            proven: rest >> 50 & 1 == 1,
        })
    }

    pub(super) fn put(&mut self, key: u64, known: Known) {
        let rest = known.value as u64 & 0xff_ffff
            | u64::from(known.choice) << 24
            | u64::from(known.depth) << 40
            | (known.bound as u64) << 48
            | u64::from(known.proven) << 50
            | u64::from(self.age) << 51;
        let (age, place) = (self.age, self.place(key));
        let pair = &mut self.entries[place];
        let worth_keeping = pair[0].key != key && pair[0].age() == age && pair[0].depth() > known.depth;
        pair[usize::from(worth_keeping)] = Entry { key, rest };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_out() {
        let mut table = Table::new(4);
        for (i, value) in [0, -1, 1, 1_000_001, -1_000_001].into_iter().enumerate() {
            let known =
                Known { value, choice: u16::MAX - i as u16, depth: 255, bound: Bound::Most, proven: i % 2 == 0 };
            table.put(i as u64, known);
            assert_eq!(table.get(i as u64), Some(known));
        }
        assert_eq!(table.get(77), None);
    }
}
