//! Hollows of boards: pits, stores and goblets, in which seeds lie.

use glam::Vec2;

/// Radius of a pit's mouth.
pub const PIT_RADIUS: f32 = 0.43;
/// Half width and half height of a store's mouth.
pub const STORE_HALF: Vec2 = Vec2::new(0.44, 0.98);
/// Height of the floor inside a goblet.
pub const GOBLET_FLOOR: f32 = 0.20;
/// Depth of a pit and of a store.
pub const DEPTH: f32 = 0.24;
/// Width of the rounded edge of a mouth, as a part of its radius.
const LIP: f32 = 0.05;

/// Returns the depth of a hollow at the normalised radius `t` (1 at the mouth).
fn hollow(t: f32) -> f32 {
    if t >= 1.0 + LIP {
        return 0.0;
    }
    if t > 1.0 - LIP {
        // The rounded edge of the mouth.
        let s = (1.0 + LIP - t) / (2.0 * LIP);
        return DEPTH * 0.16 * s * s;
    }
    let s = t / (1.0 - LIP);
    DEPTH * (0.16 + 0.84 * (1.0 - s * s).max(0.0).powf(0.62))
}

/// Returns the depth of a pit at a distance from its centre.
#[must_use]
pub fn bowl_depth(distance: f32) -> f32 {
    hollow(distance / PIT_RADIUS)
}

/// Returns the depth of a store at an offset from its centre.
#[must_use]
pub fn store_depth(offset: Vec2) -> f32 {
    let q = (offset / STORE_HALF).abs();
    hollow((q.x.powf(3.2) + q.y.powf(3.2)).powf(1.0 / 3.2))
}
