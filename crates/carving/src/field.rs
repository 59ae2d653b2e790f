//! Signed distance fields, negative inside: primitives and operations.

use glam::{Vec2, Vec3};

/// Returns the union of two bodies with a fillet of width `k`.
pub(crate) fn blend(a: f32, b: f32, k: f32) -> f32 {
    let h = (k - (a - b).abs()).max(0.0) / k;
    a.min(b) - h * h * k * 0.25
}

/// Returns body `a` without body `b`, with an edge rounded by `k`.
pub(crate) fn carve(a: f32, b: f32, k: f32) -> f32 {
    -blend(-a, b, k)
}

/// Returns the approximate distance to an ellipsoid.
pub(crate) fn ellipsoid(p: Vec3, centre: Vec3, radii: Vec3) -> f32 {
    let q = (p - centre) / radii;
    let k0 = q.length();
    let k1 = (q / radii).length().max(1e-6);
    k0 * (k0 - 1.0) / k1
}

/// One end of a limb: a point of the median plane z = 0, the radius in this plane, and the half width along z.
pub(crate) struct End(pub(crate) f32, pub(crate) f32, pub(crate) f32, pub(crate) f32);

/// Returns the approximate distance to a body with elliptic sections along the line between two ends.
pub(crate) fn limb(p: Vec3, a: &End, b: &End) -> f32 {
    let (from, to, at) = (Vec2::new(a.0, a.1), Vec2::new(b.0, b.1), Vec2::new(p.x, p.y));
    let along = to - from;
    let t = ((at - from).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    let across = (at - from - along * t).length_squared();
    let (r, w) = (a.2 + (b.2 - a.2) * t, a.3 + (b.3 - a.3) * t);
    let (round, wide) = (1.0 / (r * r), 1.0 / (w * w));
    let (across, beside) = (across * round, p.z * p.z * wide);
    let k0 = across + beside;
    (k0 - k0.sqrt()) / (across * round + beside * wide).sqrt().max(1e-6)
}

/// Returns the distance to a capsule with a radius at each end.
pub(crate) fn taper(p: Vec3, a: Vec3, b: Vec3, ra: f32, rb: f32) -> f32 {
    let along = b - a;
    let t = ((p - a).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    (p - a - along * t).length() - (ra + (rb - ra) * t)
}

/// Returns the gradient of a field, from four samples at distance `step`.
pub(crate) fn gradient(field: &impl Fn(Vec3) -> f32, p: Vec3, step: f32) -> Vec3 {
    [Vec3::new(1.0, -1.0, -1.0), Vec3::new(-1.0, -1.0, 1.0), Vec3::new(-1.0, 1.0, -1.0), Vec3::ONE]
        .into_iter()
        .map(|corner| corner * field(p + corner * step))
        .sum::<Vec3>()
        / (4.0 * step)
}

/// Returns a point closer to the surface of a field: one step of Newton's method, not longer than `limit`.
pub(crate) fn closer(field: &impl Fn(Vec3) -> f32, p: Vec3, limit: f32) -> Vec3 {
    let slope = gradient(field, p, limit * 0.2);
    p - (slope * (field(p) / slope.length_squared().max(0.25))).clamp_length_max(limit)
}
