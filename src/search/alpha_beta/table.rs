//! The table of positions seen (transposition table): fixed in size, allocated once.

/// What a search of a position said about its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Bound {
    /// It is exactly this.
    Exact,
    /// At least this.
    Least,
    /// At most this.
    Most,
}

/// One position. Values are for the person who decides, wins counted from the position itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    /// The best action's place in the legal list.
    pub(super) choice: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// No evaluation entered: wins, losses and draws only.
    pub(super) proven: bool,
    /// The iteration that wrote it; 0 in a free place.
    age: u8,
}

/// Entries in pairs: one keeps the deepest, the other the latest.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table of 2^`bits` entries of 24 bytes.
    pub(super) fn new(bits: u32) -> Table {
        let free = Entry { key: 0, value: 0, choice: 0, depth: 0, bound: Bound::Exact, proven: false, age: 0 };
        Table { entries: vec![free; 1 << bits], age: 1 }
    }

    /// A new iteration begins.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age % 250 + 1;
    }

    fn pair(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.entries.len() - 2)
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.pair(key);
        self.entries[at..at + 2].iter().find(|e| e.key == key && e.age != 0).copied()
    }

    pub(super) fn put(&mut self, key: u64, value: i32, bound: Bound, depth: u8, choice: u16, proven: bool) {
        let entry = Entry { key, value, choice, depth, bound, proven, age: self.age };
        let at = self.pair(key);
        let deep = &self.entries[at];
        let worth_keeping = deep.key != key && deep.age == self.age && deep.depth > depth;
        self.entries[if worth_keeping { at + 1 } else { at }] = entry;
    }
}
