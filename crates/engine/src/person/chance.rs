//! Random numbers of a decision, and of a match.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Rng, mix};

/// Returns a generator of numbers in 0..1.
pub(super) fn chances(seed: u64) -> impl FnMut() -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
    move || (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Returns a number in −1..1 that is always the same for a seed and a key.
pub(super) fn fixed(seed: u64, key: u64) -> f32 {
    let random = mix(mix(seed) ^ key);
    (random >> 40) as f32 / (1 << 23) as f32 - 1.0
}

/// Returns a hash of a text, which is the same on every machine.
pub(super) fn key(text: &str) -> u64 {
    text.bytes().fold(0, |key, byte| mix(key ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_within_their_bounds_and_spread_over_them() {
        let fixed: Vec<f32> = (0..1_000).map(|key| fixed(7, key)).collect();
        assert!(fixed.iter().all(|n| (-1.0..1.0).contains(n)));
        assert!((400..600).contains(&fixed.iter().filter(|n| **n > 0.0).count()));
        let mut chance = chances(7);
        let drawn: Vec<f32> = (0..1_000).map(|_| chance()).collect();
        assert!(drawn.iter().all(|n| (0.0..1.0).contains(n)));
        assert!((400..600).contains(&drawn.iter().filter(|n| **n > 0.5).count()));
    }
}
