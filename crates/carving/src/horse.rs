//! The head and the neck of a horse, as a signed distance field.
//!
//! The horse looks along +x and stands on the plane y = 0, where its neck has a radius of about 0.2; its ears end at
//! y = 0.63. It is symmetric in z.

use crate::Shape;
use crate::field::{End, blend, carve, ellipsoid, gradient, limb, taper};
use crate::nets::{self, spaced};
use crate::simplify::simplify;
use glam::{Vec2, Vec3};
use std::f32::consts::PI;

/// The centre and the radius of the arch of the crest.
const ARCH: (Vec2, f32) = (Vec2::new(0.045, 0.275), 0.272);
/// The number of locks of the mane in half a turn.
const LOCKS: f32 = 9.5;

fn neck(p: Vec3) -> f32 {
    let spine = [
        End(0.0, -0.02, 0.205, 0.165),
        End(-0.05, 0.14, 0.165, 0.125),
        End(-0.08, 0.29, 0.132, 0.10),
        End(-0.045, 0.41, 0.12, 0.085),
        End(0.0, 0.485, 0.08, 0.07),
    ];
    let body = spine.windows(2).map(|pair| limb(p, &pair[0], &pair[1])).fold(f32::MAX, |a, b| blend(a, b, 0.04));
    blend(body, ellipsoid(p, Vec3::new(0.08, 0.075, 0.0), Vec3::new(0.125, 0.11, 0.125)), 0.06)
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
    let relief = neck - 0.004 - 0.018 * lock;
    relief.max(depth - length).max(ends).min(neck)
}

fn head(p: Vec3) -> f32 {
    let side = Vec3::new(p.x, p.y, p.z.abs());
    let skull = blend(
        limb(p, &End(0.005, 0.495, 0.082, 0.074), &End(0.105, 0.40, 0.074, 0.060)),
        limb(p, &End(0.105, 0.40, 0.072, 0.058), &End(0.212, 0.288, 0.052, 0.045)),
        0.03,
    );
    let muzzle = ellipsoid(p, Vec3::new(0.222, 0.274, 0.0), Vec3::new(0.055, 0.055, 0.053));
    let chin = ellipsoid(p, Vec3::new(0.188, 0.226, 0.0), Vec3::new(0.036, 0.027, 0.034));
    let jowl = ellipsoid(side, Vec3::new(0.058, 0.368, 0.036), Vec3::new(0.092, 0.097, 0.054));
    let jaw = limb(p, &End(0.07, 0.31, 0.045, 0.055), &End(0.17, 0.245, 0.028, 0.034));
    let mut d = blend(skull, jowl, 0.012);
    d = blend(d, muzzle, 0.03);
    d = blend(d, blend(jaw, chin, 0.02), 0.02);
    if d > 0.05 {
        return d;
    }
    // The bone from the eye to the nostril, and the brow.
    let bone = taper(side, Vec3::new(0.095, 0.405, 0.062), Vec3::new(0.175, 0.33, 0.043), 0.013, 0.007);
    d = blend(d, bone, 0.02);
    d = carve(d, ellipsoid(side, Vec3::new(0.088, 0.452, 0.082), Vec3::new(0.036, 0.027, 0.026)), 0.015);
    let brow = taper(side, Vec3::new(0.045, 0.482, 0.060), Vec3::new(0.112, 0.470, 0.052), 0.016, 0.011);
    d = blend(d, brow, 0.012);
    d = d.min(ellipsoid(side, Vec3::new(0.088, 0.449, 0.052), Vec3::new(0.023, 0.019, 0.020)));
    // Nostrils and mouth.
    d = carve(d, ellipsoid(side, Vec3::new(0.252, 0.284, 0.044), Vec3::new(0.013, 0.018, 0.018)), 0.01);
    let lips = taper(Vec3::new(p.x, p.y, 0.0), Vec3::new(0.28, 0.226, 0.0), Vec3::new(0.165, 0.265, 0.0), 0.009, 0.004);
    carve(d, lips, 0.008)
}

fn ears(p: Vec3) -> f32 {
    let side = Vec3::new(p.x, p.y, p.z.abs());
    let (root, tip) = (Vec3::new(-0.01, 0.548, 0.042), Vec3::new(0.018, 0.618, 0.048));
    let ear = taper(side, root, tip, 0.034, 0.009);
    let hollow = taper(side, root + Vec3::new(0.034, 0.012, 0.012), tip + Vec3::new(0.014, -0.012, 0.003), 0.018, 0.004);
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
    d
}

/// The horse with a flat end below the plane, inside the foot of the piece.
fn standing(p: Vec3) -> f32 {
    horse(p).max(-0.01 - p.y)
}

/// Appends a horse of at most `triangles` triangles, moved and scaled by `place` (which must not turn it).
pub(crate) fn append_to(shape: &mut Shape, triangles: usize, place: impl Fn(Vec3) -> Vec3) {
    // Finer where the face is.
    let x = spaced(-0.28, &[(0.0, 0.0135), (0.29, 0.0095)]);
    let y = spaced(-0.04, &[(0.19, 0.0145), (0.66, 0.0095)]);
    let z = spaced(-0.0055, &[(0.08, 0.011), (0.21, 0.014)]);
    let mut half = nets::half(&standing, [&x, &y, &z]);
    simplify(&mut half, triangles / 2, |p| if p.x > 0.0 && p.y > 0.2 { 3.0 } else { 1.0 });
    let solid = nets::mirrored(&half);
    let first = shape.positions.len() as u32;
    for &p in &solid.positions {
        let mut normal = gradient(&horse, p, 0.003);
        if p.z == 0.0 {
            normal.z = 0.0;
        }
        shape.vertex(place(p), normal.normalize_or(Vec3::Y));
    }
    shape.indices.extend(solid.triangles.iter().flatten().map(|i| i + first));
}
