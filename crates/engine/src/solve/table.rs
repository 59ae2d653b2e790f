//! The transposition table of solvers. Its size is fixed; the operating system provides its pages as they are first
//! used.

/// Entries per bucket; a bucket is one cache line.
const WAYS: usize = 4;

/// A table from keys to words. The lowest eight bits of a word are the work that would be lost with it
/// ([`worth_keeping`]); the word 0 marks a free entry.
#[derive(Debug)]
pub(super) struct ProofTable {
    /// Keys and words, alternating.
    buckets: Vec<[u64; 2 * WAYS]>,
    used: u64,
}

impl ProofTable {
    /// Creates a table of that many bytes, at least one bucket.
    pub(super) fn new(bytes: u64) -> ProofTable {
        let count = usize::try_from(bytes / size_of::<[u64; 2 * WAYS]>() as u64).unwrap_or(usize::MAX).max(1);
        ProofTable { buckets: vec![[0; 2 * WAYS]; count], used: 0 }
    }

    /// Returns the bytes of the entries in use.
    pub(super) fn used(&self) -> u64 {
        16 * self.used
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<u64> {
        let bucket = &self.buckets[self.place(key)];
        (0..WAYS).find(|&way| bucket[2 * way] == key && bucket[2 * way + 1] != 0).map(|way| bucket[2 * way + 1])
    }

    /// Stores a word: in the key's entry, in a free one, or in the one with the least work.
    #[inline]
    pub(super) fn put(&mut self, key: u64, word: u64) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let known = (0..WAYS).find(|&way| bucket[2 * way] == key || bucket[2 * way + 1] == 0);
        let way = known.or((0..WAYS).min_by_key(|&way| bucket[2 * way + 1] as u8)).unwrap_or(0);
        self.used += u64::from(bucket[2 * way + 1] == 0);
        bucket[2 * way] = key;
        bucket[2 * way + 1] = word;
    }
}

/// Encodes work for the lowest bits of a word: four steps per doubling.
#[inline]
pub(super) fn worth_keeping(nodes: u64) -> u64 {
    let nodes = nodes.max(1);
    let octave = nodes.ilog2();
    let quarter = if octave < 2 { 0 } else { nodes >> (octave - 2) & 3 };
    (u64::from(octave) << 2 | quarter) & 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_keeps_the_entry_with_the_most_work() {
        let mut table = ProofTable::new(64);
        for key in 1..=40 {
            table.put(key, key << 8 | worth_keeping(if key == 7 { 1_000_000 } else { key }));
        }
        assert_eq!(table.get(7).map(|word| word >> 8), Some(7));
        assert_eq!(table.get(40).map(|word| word >> 8), Some(40), "the newest word is always stored");
        assert_eq!((1..=40).filter(|&key| table.get(key).is_some()).count(), WAYS);
        assert_eq!(table.used(), 64);
    }

    #[test]
    fn worth_keeping_grows_with_the_work() {
        let worths: Vec<u64> = (0..60).map(|bits| worth_keeping(1 << bits)).collect();
        assert!(worths.windows(2).all(|pair| pair[0] <= pair[1]) && worths[59] < 256);
        assert!(worth_keeping(1500) > worth_keeping(1024));
    }
}
