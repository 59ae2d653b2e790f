//! The transposition table. It grows with its contents up to a bound, so a short search has a small table.
//!
//! Several threads may share a table without locks, so an entry may be read half-written. The key is stored xor-ed
//! with the data, so that a torn entry matches no position (R. Hyatt and T. Mann, *A lock-less transposition table
//! implementation for parallel search*, 2002). A shared table does not grow.

use super::score::{DECIDED, INFINITY, TIMED};
use std::array;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The kind of a stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Exact.
    Exact,
    /// A lower bound.
    Least,
    /// An upper bound.
    Most,
}

impl Bound {
    /// Returns whether a search with that window needs no more than a value with this bound.
    #[inline]
    pub(super) fn settles(self, value: i32, (alpha, beta): (i32, i32)) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Least => value >= beta,
            Bound::Most => value <= alpha,
        }
    }
}

/// An entry's data. Values are for the person to move; wins are counted from the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableEntry {
    /// Within ±2²³.
    pub(super) value: i32,
    /// The best action's index in the legal list.
    pub(super) choice: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value depends only on ends of games.
    pub(super) proven: bool,
}

impl TableEntry {
    /// Returns whether no deeper search could change the value. An upper bound of a margin may hold only for the
    /// depth searched.
    #[inline]
    pub(super) fn is_certain(&self) -> bool {
        match (self.value.abs(), self.bound) {
            (value, _) if value <= DECIDED => false,
            (value, _) if value > TIMED || self.proven => true,
            (_, Bound::Exact) => false,
            (_, Bound::Least) => self.value > 0,
            (_, Bound::Most) => self.value < 0,
        }
    }
}

/// A position's key and the packed data: value 24 bits, choice 16, depth 8, bound 2, proven 1, age 8. Age 0 marks a
/// free entry.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    rest: u64,
}

/// An entry; its key is xor-ed with the data.
#[derive(Debug, Default)]
struct Slot([AtomicU64; 2]);

impl Slot {
    #[inline]
    fn read(&self) -> Entry {
        let rest = self.0[1].load(Relaxed);
        Entry { key: self.0[0].load(Relaxed) ^ rest, rest }
    }

    #[inline]
    fn write(&self, Entry { key, rest }: Entry) {
        self.0[0].store(key ^ rest, Relaxed);
        self.0[1].store(rest, Relaxed);
    }
}

/// Ages run from [`FIRST`] to this and wrap around.
const AGES: i32 = 250;
/// The age before the first iteration of a search: that of the entries kept from an earlier search.
const FIRST: u8 = 1;

/// Replaces the value in packed data by a lower bound that settles nothing.
fn valueless(rest: u64) -> u64 {
    rest & !0xff_ffff & !(0b111 << 48) | -INFINITY as u64 & 0xff_ffff | (Bound::Least as u64) << 48
}

impl Entry {
    fn age(self) -> u8 {
        (self.rest >> 51) as u8
    }

    fn depth(self) -> u8 {
        (self.rest >> 40) as u8
    }
}

/// The entries of one cache line.
type Bucket = [Slot; 4];

fn buckets(bits: u32) -> Arc<Vec<Bucket>> {
    Arc::new((0..1 << bits).map(|_| Bucket::default()).collect())
}

/// The table; deep and recent entries of a bucket are kept.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Arc<Vec<Bucket>>,
    /// The number of entries filled by this search.
    used: usize,
    /// Binary logarithm of the maximum number of buckets.
    most: u32,
    age: u8,
}

impl Table {
    /// Creates a table of 2^`bits` entries of 16 bytes that may grow to 2^`most`.
    pub(super) fn new(bits: u32, most: u32) -> Table {
        Table { buckets: buckets(bits - 2), used: 0, most: most - 2, age: FIRST }
    }

    /// Returns another handle of the same table.
    pub(super) fn shared(&self) -> Table {
        Table { buckets: self.buckets.clone(), ..*self }
    }

    /// Prepares the table for a search of a later position of the match: drops the entries that the last search did not
    /// store, makes all others equally old, and without `values` keeps only their best actions. No other handle of the
    /// table may be in use.
    pub(super) fn renew(&mut self, values: bool) {
        (self.age, self.used) = (FIRST, 0);
        for slot in self.buckets.iter().flatten() {
            let entry = slot.read();
            match entry.age() {
                0 => {}
                FIRST => slot.write(Entry { key: 0, rest: 0 }),
                _ => {
                    let rest = entry.rest & !(0xff << 51) | u64::from(FIRST) << 51;
                    slot.write(Entry { rest: if values { rest } else { valueless(rest) }, ..entry });
                    self.used += 1;
                }
            }
        }
    }

    /// Lets the table grow to 2^`most` entries, and enlarges it at once to 2^`least` if it is smaller.
    pub(super) fn fit(&mut self, least: u32, most: u32) {
        self.most = most - 2;
        while self.buckets.len() < 1 << (least - 2) && Arc::get_mut(&mut self.buckets).is_some() {
            self.double();
        }
    }

    /// Advances the age at the start of an iteration.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age % AGES as u8 + 1;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        let bucket = &self.buckets[self.place(key)];
        let Entry { rest, .. } = bucket.iter().map(Slot::read).find(|e| e.key == key && e.age() != 0)?;
        Some(TableEntry {
            value: (rest as i32) << 8 >> 8,
            choice: (rest >> 24) as u16,
            depth: (rest >> 40) as u8,
            bound: [Bound::Exact, Bound::Least, Bound::Most, Bound::Most][(rest >> 48 & 3) as usize],
            proven: rest >> 50 & 1 == 1,
        })
    }

    pub(super) fn put(&mut self, key: u64, known: TableEntry) {
        let rest = known.value as u64 & 0xff_ffff
            | u64::from(known.choice) << 24
            | u64::from(known.depth) << 40
            | (known.bound as u64) << 48
            | u64::from(known.proven) << 50
            | u64::from(self.age) << 51;
        self.insert(Entry { key, rest });
        if self.used > 2 * self.buckets.len() && self.buckets.len() < 1 << self.most {
            self.double();
        }
    }

    #[inline]
    fn insert(&mut self, entry: Entry) {
        let (age, place) = (self.age, self.place(entry.key));
        let bucket = &self.buckets[place];
        let found: [Entry; 4] = array::from_fn(|i| bucket[i].read());
        let here = found.iter().position(|e| e.key == entry.key && e.age() != 0);
        // Each iteration since its last use counts like two actions of depth less. Other searches that share the
        // table may be ahead.
        let worth = |e: &Entry| match (e.age(), (i32::from(age) - i32::from(e.age())).rem_euclid(AGES)) {
            (0, _) => i32::MIN,
            (_, ahead) if ahead > AGES / 2 => i32::from(e.depth()),
            (_, gone) => i32::from(e.depth()) - 2 * gone,
        };
        let at = here.or_else(|| (0..4).min_by_key(|&i| worth(&found[i]))).unwrap_or(0);
        self.used += usize::from(found[at].age() == 0);
        bucket[at].write(entry);
    }

    /// Doubles the table, unless it is shared.
    fn double(&mut self) {
        if Arc::get_mut(&mut self.buckets).is_none() {
            return;
        }
        let twice = buckets(self.buckets.len().ilog2() + 1);
        let before = std::mem::replace(&mut self.buckets, twice);
        self.used = 0;
        before.iter().flatten().map(Slot::read).filter(|e| e.age() != 0).for_each(|entry| self.insert(entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn get_returns_what_was_put() {
        let mut table = Table::new(4, 4);
        for (i, value) in [0, -1, 1, 1_000_001, -1_000_001].into_iter().enumerate() {
            let known =
                TableEntry { value, choice: u16::MAX - i as u16, depth: 255, bound: Bound::Most, proven: i % 2 == 0 };
            table.put((i as u64) << 32, known);
            assert_eq!(table.get((i as u64) << 32), Some(known));
        }
        assert_eq!(table.get(77), None);
    }

    #[test]
    fn searches_share_entries_and_torn_entries_match_no_position() {
        let mut one = Table::new(4, 12);
        let mut other = one.shared();
        let known = TableEntry { value: -7, choice: 3, depth: 9, bound: Bound::Least, proven: false };
        one.put(1 << 40, known);
        assert_eq!(other.get(1 << 40), Some(known));
        (0..100).for_each(|i| other.put(tabuleiro_rules::mix(i), known));
        assert_eq!(other.buckets.len(), 4, "a shared table does not grow");
        other.put(1 << 40, known);
        let slot = one.buckets.iter().flatten().find(|slot| slot.read().key == 1 << 40).unwrap();
        slot.0[1].fetch_xor(1, Relaxed);
        assert_eq!(one.get(1 << 40), None);
    }

    #[test]
    fn a_renewed_table_keeps_what_the_last_search_stored() {
        let known = TableEntry { value: 50, choice: 3, depth: 9, bound: Bound::Exact, proven: true };
        for values in [true, false] {
            let mut table = Table::new(4, 4);
            table.grow_older();
            table.put(1 << 40, known);
            table.renew(values);
            let kept = table.get(1 << 40).unwrap();
            assert_eq!((kept.choice, kept == known), (3, values));
            assert!(values || [-9, 50, 99].iter().all(|&at| !kept.bound.settles(kept.value, (at, at + 1))));
            table.grow_older();
            table.put(2 << 40, known);
            table.renew(values);
            assert!(table.get(1 << 40).is_none() && table.get(2 << 40).is_some());
        }
    }

    #[test]
    fn a_table_keeps_most_entries_until_it_reaches_its_bound() {
        let mut table = Table::new(4, 12);
        let known = |i: u64| TableEntry { value: i as i32, choice: 0, depth: 1, bound: Bound::Exact, proven: false };
        let key = |i: u64| tabuleiro_rules::mix(i);
        (0..1_000).for_each(|i| table.put(key(i), known(i)));
        let kept = (0..1_000).filter(|&i| table.get(key(i)) == Some(known(i))).count();
        assert!(kept > 900, "{kept} of 1000 are left");
        (1_000..100_000).for_each(|i| table.put(key(i), known(i)));
        assert_eq!(table.buckets.len(), 1 << 10);
    }
}
