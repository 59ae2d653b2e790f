//! The head and the neck of a horse, as a signed distance field.
//!
//! The horse looks along +x and stands on the plane y = 0, where its neck has a radius of about 0.2; its ears end at
//! y = 0.63. It is symmetric in z.

use crate::field::{End, blend, carve, ellipsoid, gradient, limb, taper};
use crate::nets;
use crate::simplify::simplify;
use crate::solid::Solid;
use crate::Shape;
use glam::{Vec2, Vec3};
use std::f32::consts::PI;

/// The centre and the radius of the arch of the crest.
const ARCH: (Vec2, f32) = (Vec2::new(0.045, 0.275), 0.272);
/// The number of locks of the mane in half a turn.
const LOCKS: f32 = 9.5;

fn neck(p: Vec3) -> f32 {
    let spine = [
        End(0.0, -0.02, 0.205, 0.165),
        End(-0.045, 0.17, 0.17, 0.125),
        End(-0.06, 0.31, 0.15, 0.102),
        End(-0.03, 0.40, 0.125, 0.085),
        End(0.0, 0.475, 0.08, 0.07),
    ];
    let body = spine.windows(2).map(|pair| limb(p, &pair[0], &pair[1])).fold(f32::MAX, |a, b| blend(a, b, 0.04));
    blend(body, ellipsoid(p, Vec3::new(0.085, 0.075, 0.0), Vec3::new(0.115, 0.115, 0.125)), 0.07)
}

/// Returns the neck with the mane on it: locks side by side along the arch, each with a pointed end.
fn with_mane(p: Vec3, neck: f32) -> f32 {
    if neck > 0.06 || p.x > 0.12 {
        return neck;
    }
    let at = Vec2::new(p.x, p.y) - ARCH.0;
    let depth = ARCH.1 - at.length();
    let turn = at.y.atan2(-at.x) / PI;
    // Locks lean downwards from the crest.
    let phase = turn * LOCKS + depth * 9.0;
    let across = (phase - phase.floor()) * 2.0 - 1.0;
    let lock = 1.0 - across * across;
    let length = 0.105 + 0.03 * lock - 0.05 * (turn - 0.1).abs();
    let ends = (turn - 0.60).max(-0.22 - turn) * 0.6;
    let relief = neck - 0.006 - 0.016 * lock.sqrt();
    carve(relief.max(depth - length).max(ends), -1.0, 0.01).min(neck)
}

fn head(p: Vec3) -> f32 {
    let side = Vec3::new(p.x, p.y, p.z.abs());
    let skull = blend(
        limb(p, &End(0.01, 0.485, 0.075, 0.07), &End(0.10, 0.39, 0.068, 0.058)),
        limb(p, &End(0.10, 0.39, 0.066, 0.056), &End(0.20, 0.275, 0.046, 0.042)),
        0.03,
    );
    let muzzle = ellipsoid(p, Vec3::new(0.208, 0.262, 0.0), Vec3::new(0.05, 0.052, 0.049));
    let chin = ellipsoid(p, Vec3::new(0.172, 0.226, 0.0), Vec3::new(0.034, 0.026, 0.03));
    let jowl = ellipsoid(side, Vec3::new(0.062, 0.365, 0.034), Vec3::new(0.082, 0.088, 0.05));
    let jaw = limb(p, &End(0.07, 0.31, 0.04, 0.05), &End(0.16, 0.245, 0.026, 0.03));
    let mut d = blend(skull, jowl, 0.015);
    d = blend(d, muzzle, 0.03);
    d = blend(d, blend(jaw, chin, 0.02), 0.02);
    if d > 0.05 {
        return d;
    }
    // The bone from the eye to the nostril, and the brow.
    let bone = taper(side, Vec3::new(0.085, 0.405, 0.058), Vec3::new(0.16, 0.32, 0.038), 0.014, 0.008);
    d = blend(d, bone, 0.02);
    d = carve(d, ellipsoid(side, Vec3::new(0.088, 0.447, 0.078), Vec3::new(0.034, 0.024, 0.026)), 0.015);
    let brow = taper(side, Vec3::new(0.05, 0.472, 0.058), Vec3::new(0.108, 0.46, 0.052), 0.016, 0.01);
    d = blend(d, brow, 0.012);
    d = d.min(ellipsoid(side, Vec3::new(0.088, 0.444, 0.052), Vec3::new(0.021, 0.017, 0.017)));
    // Nostrils and mouth.
    d = carve(d, ellipsoid(side, Vec3::new(0.236, 0.274, 0.042), Vec3::new(0.012, 0.016, 0.016)), 0.012);
    let lips = taper(Vec3::new(p.x, p.y, 0.0), Vec3::new(0.26, 0.226, 0.0), Vec3::new(0.15, 0.268, 0.0), 0.009, 0.004);
    carve(d, lips, 0.008)
}

fn ears(p: Vec3) -> f32 {
    let side = Vec3::new(p.x, p.y, p.z.abs());
    let (root, tip) = (Vec3::new(-0.005, 0.525, 0.04), Vec3::new(0.02, 0.622, 0.05));
    let ear = taper(side, root, tip, 0.032, 0.007);
    let hollow = taper(side, root + Vec3::new(0.03, 0.01, 0.012), tip + Vec3::new(0.012, -0.015, 0.003), 0.018, 0.003);
    carve(ear, hollow, 0.006)
}

/// The field of the whole horse.
fn horse(p: Vec3) -> f32 {
    let neck = neck(p);
    let maned = with_mane(p, neck);
    let head = head(p);
    let mut d = blend(maned, head, 0.012);
    if p.y > 0.45 {
        let forelock = limb(p, &End(0.0, 0.555, 0.026, 0.022), &End(0.072, 0.49, 0.012, 0.012));
        d = blend(d, forelock, 0.012);
        d = blend(d, ears(p), 0.01);
    }
    // The neck ends below the plane, inside the foot of the piece.
    d.max(-0.012 - p.y)
}

/// Appends a horse of at most `triangles` triangles, moved and scaled by `place` (which must not turn it).
pub(crate) fn append_to(shape: &mut Shape, triangles: usize, place: impl Fn(Vec3) -> Vec3) {
    let mut half: Solid = nets::half(&horse, Vec3::new(-0.28, -0.04, 0.0), Vec3::new(0.29, 0.66, 0.21), 0.0125);
    simplify(&mut half, triangles / 2, |p| if p.x > 0.0 && p.y > 0.2 { 3.0 } else { 1.0 });
    let solid = nets::mirrored(&half);
    let first = shape.positions.len() as u32;
    for &p in &solid.positions {
        let normal = gradient(&horse, p, 0.003).normalize_or(Vec3::Y);
        let normal = if p.z == 0.0 { Vec3::new(normal.x, normal.y, 0.0).normalize_or(Vec3::Y) } else { normal };
        shape.vertex(place(p), normal);
    }
    shape.indices.extend(solid.triangles.iter().flatten().map(|i| i + first));
}
