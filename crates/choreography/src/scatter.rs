//! Small differences between things that would otherwise look the same.

/// Returns a pseudo-random number in 0..1 for a lattice point.
#[must_use]
pub fn lattice(x: i32, y: i32, seed: u32) -> f32 {
    let mut h =
        (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77) ^ seed.wrapping_mul(0xc2b2_ae3d);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Returns a pseudo-random number in 0..1 for an index.
#[must_use]
pub fn jitter(index: u32, seed: u32) -> f32 {
    lattice(index as i32, 17, seed)
}
