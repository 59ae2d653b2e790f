//! Zobrist keys: one pseudo-random word for each (feature, site), xor-ed together as pieces come and go.

/// A good 64-bit mix (splitmix64's finaliser): distinct inputs give independent-looking words.
#[must_use]
pub const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A table of keys made at compile time: `N` sites × `F` features.
#[derive(Debug)]
pub struct KeyTable<const F: usize, const N: usize>([[u64; N]; F]);

impl<const F: usize, const N: usize> KeyTable<F, N> {
    /// Keys that depend on `seed`, so that two tables share nothing.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        let mut table = [[0; N]; F];
        let mut f = 0;
        while f < F {
            let mut n = 0;
            while n < N {
                table[f][n] = mix(mix(seed) ^ ((f as u64) << 32 | n as u64));
                n += 1;
            }
            f += 1;
        }
        KeyTable(table)
    }

    /// The key of a feature on a site.
    #[must_use]
    #[inline]
    pub const fn get(&self, feature: usize, site: usize) -> u64 {
        self.0[feature][site]
    }
}
