//! Smooth value noise, cheap and deterministic; the grain of every wood comes from here.

/// A pseudo-random number in 0..1 for a lattice point.
fn lattice(x: i32, y: i32, seed: u32) -> f32 {
    let mut h =
        (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77) ^ seed.wrapping_mul(0xc2b2_ae3d);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Value noise in 0..1 at (x, y); one lattice cell is one unit.
pub(super) fn value(x: f32, y: f32, seed: u32) -> f32 {
    let (ix, iy) = (x.floor(), y.floor());
    let (fx, fy) = (x - ix, y - iy);
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(fx), ease(fy));
    let (ix, iy) = (ix as i32, iy as i32);
    let bottom = lattice(ix, iy, seed) * (1.0 - u) + lattice(ix + 1, iy, seed) * u;
    let top = lattice(ix, iy + 1, seed) * (1.0 - u) + lattice(ix + 1, iy + 1, seed) * u;
    bottom * (1.0 - v) + top * v
}

/// Three octaves of [`value`], centred on 0, within about ±0.5.
pub(super) fn layered(x: f32, y: f32, seed: u32) -> f32 {
    let a = value(x, y, seed) - 0.5;
    let b = value(x * 2.1, y * 2.1, seed ^ 0x55) - 0.5;
    let c = value(x * 4.3, y * 4.3, seed ^ 0xaa) - 0.5;
    a * 0.57 + b * 0.29 + c * 0.14
}

/// A fixed random number in 0..1 for an index.
pub(crate) fn jitter(index: u32, seed: u32) -> f32 {
    lattice(index as i32, 17, seed)
}
