//! Keys of positions, made in one of two ways:
//!
//! * [`KeyTable`] (Zobrist): a pseudo-random word for each (feature, site), xor-ed as pieces come and go;
//! * [`chain`]: a hash of a position's words, for positions of a few words.

/// Mixes 64 bits by the finaliser of splitmix64. It is a bijection: distinct inputs give distinct outputs, which look
/// independent of each other.
#[must_use]
pub const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Returns the key of a position that consists of these words, always the same number in the same order.
///
/// Each word is mixed with everything before it, so a change of one word can compensate a change of another only by
/// chance (one in 2⁶⁴). Words that are mixed separately and then xor-ed do not make a key: equal words cancel out,
/// and a bit that distinguishes two words can coincide with the bit of a site.
#[must_use]
#[inline]
pub fn chain(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0, |key, word| mix(key ^ word))
}

/// Returns the two words of a set of more than 64 sites, the lower sites first, for [`chain`].
#[must_use]
#[inline]
pub const fn halves(set: u128) -> [u64; 2] {
    [set as u64, (set >> 64) as u64]
}

/// Random keys for `F` features (such as a colour of stones) on `N` sites. The key of a position is the exclusive or of the
/// keys of its pieces. With the feature `key-tables` they are a table built at compile time, as searches need; otherwise
/// they are computed when asked for, because random numbers cannot be compressed and the tables of all games are 50 kB.
#[derive(Debug)]
#[cfg(feature = "key-tables")]
pub struct KeyTable<const F: usize, const N: usize>([[u64; N]; F]);

/// Random keys for `F` features (such as a colour of stones) on `N` sites, computed when asked for. The key of a position is
/// the exclusive or of the keys of its pieces.
#[derive(Debug)]
#[cfg(not(feature = "key-tables"))]
pub struct KeyTable<const F: usize, const N: usize>(u64);

/// Returns the key of a feature on a site in the table with that seed.
const fn key(seed: u64, feature: usize, site: usize) -> u64 {
    mix(mix(seed) ^ ((feature as u64) << 32 | site as u64))
}

#[cfg(not(feature = "key-tables"))]
impl<const F: usize, const N: usize> KeyTable<F, N> {
    /// Creates the keys from a seed; tables with different seeds are independent.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        KeyTable(seed)
    }

    /// Returns the key of a feature (less than `F`) on a site (less than `N`).
    #[must_use]
    pub const fn get(&self, feature: usize, site: usize) -> u64 {
        key(self.0, feature, site)
    }
}

#[cfg(feature = "key-tables")]
impl<const F: usize, const N: usize> KeyTable<F, N> {
    /// Creates the keys from a seed; tables with different seeds are independent.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        let mut table = [[0; N]; F];
        let mut f = 0;
        while f < F {
            let mut n = 0;
            while n < N {
                table[f][n] = key(seed, f, n);
                n += 1;
            }
            f += 1;
        }
        KeyTable(table)
    }

    /// Returns the key of a feature (less than `F`) on a site (less than `N`).
    #[must_use]
    #[inline]
    pub const fn get(&self, feature: usize, site: usize) -> u64 {
        self.0[feature][site]
    }
}

#[cfg(test)]
mod tests {
    use super::chain;
    use std::collections::HashSet;

    #[test]
    fn chains_of_one_bit_words_have_distinct_keys() {
        let words = || (0..64).map(|bit| 1u64 << bit).chain([0]);
        let pairs = words().flat_map(|a| words().map(move |b| [a, b]));
        let triples = words().flat_map(|a| words().flat_map(move |b| words().map(move |c| [a, b, c])));
        let mut keys: HashSet<u64> = pairs.map(chain).collect();
        keys.extend(triples.map(chain));
        assert_eq!(keys.len(), 65 * 65 + 65 * 65 * 65);
    }
}
