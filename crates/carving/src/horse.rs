//! The head and the neck of a horse, as a signed distance field.
//!
//! The horse looks along +x and stands on the plane y = 0, where its neck has a radius of about 0.2; its ears end at
//! y = 0.62. It is symmetric in z.

use crate::Shape;
use crate::field::{End, blend, carve, closer, ellipsoid, gradient, limb, taper};
use crate::nets::{self, spaced};
use crate::simplify::{flip, simplify};
use glam::{Vec2, Vec3};
use std::f32::consts::PI;

/// The centre and the radius of the arch of the crest.
const ARCH: (Vec2, f32) = (Vec2::new(0.045, 0.275), 0.272);
/// The number of locks of the mane in half a turn.
const LOCKS: f32 = 7.5;

fn neck(p: Vec3) -> f32 {
    let spine = [
        End(-0.005, -0.02, 0.195, 0.16),
        End(-0.05, 0.14, 0.165, 0.125),
        End(-0.08, 0.29, 0.132, 0.10),
        End(-0.045, 0.41, 0.12, 0.085),
        End(0.0, 0.485, 0.08, 0.07),
    ];
    let body = spine.windows(2).map(|pair| limb(p, &pair[0], &pair[1])).fold(f32::MAX, |a, b| blend(a, b, 0.04));
    blend(body, ellipsoid(p, Vec3::new(0.073, 0.08, 0.0), Vec3::new(0.12, 0.11, 0.125)), 0.06)
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
    let phase = turn * LOCKS + depth * 9.0 + p.z.abs() * 9.0;
    let across = (phase - phase.floor()) * 2.0 - 1.0;
    let round = 1.0 - across * across;
    // A little flatter in the grooves, which a sharp edge would leave to the chances of the grid.
    let lock = round * (0.4 + 0.6 * round);
    let length = 0.10 + 0.03 * lock - 0.06 * (turn - 0.15).abs();
    let fade = |v: f32| (v * 40.0).clamp(0.0, 1.0);
    let mask = fade(length - depth) * fade(0.56 - turn) * fade(turn + 0.24);
    // The ridge between both sides is smoother.
    let depth = 0.4 + 0.6 * (p.z.abs() * 25.0).min(1.0);
    neck - mask * (0.022 - 0.02 * depth * (1.0 - lock))
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
    // The bone from the eye to the nostril.
    let bone = taper(side, Vec3::new(0.095, 0.405, 0.062), Vec3::new(0.175, 0.33, 0.043), 0.013, 0.007);
    d = blend(d, bone, 0.02);
    if p.x + (0.30 - p.y) * 0.5 > 0.15 {
        d = carve(d, ellipsoid(side, Vec3::new(0.252, 0.285, 0.044), Vec3::new(0.014, 0.019, 0.018)), 0.01);
        let corner = Vec3::new(0.165, 0.262, 0.0);
        let lips = taper(Vec3::new(p.x, p.y, 0.0), Vec3::new(0.285, 0.226, 0.0), corner, 0.011, 0.008);
        d = carve(d, lips.max(-0.011 - d), 0.012);
    }
    if p.y > 0.38 { eye(side, d) } else { d }
}

/// Returns the head with an eye in its socket, under a brow.
fn eye(side: Vec3, mut d: f32) -> f32 {
    d = carve(d, ellipsoid(side, Vec3::new(0.088, 0.452, 0.082), Vec3::new(0.040, 0.031, 0.028)), 0.015);
    let brow = taper(side, Vec3::new(0.045, 0.482, 0.060), Vec3::new(0.112, 0.470, 0.052), 0.016, 0.011);
    d = blend(d, brow, 0.012);
    d.min(ellipsoid(side, Vec3::new(0.088, 0.449, 0.052), Vec3::new(0.025, 0.021, 0.023)))
}

fn ears(p: Vec3) -> f32 {
    let side = Vec3::new(p.x, p.y, p.z.abs());
    let (root, tip) = (Vec3::new(-0.01, 0.546, 0.042), Vec3::new(0.016, 0.612, 0.049));
    let ear = taper(side, root, tip, 0.036, 0.010);
    let hollow =
        taper(side, root + Vec3::new(0.036, 0.012, 0.012), tip + Vec3::new(0.017, -0.014, 0.003), 0.019, 0.006);
    carve(ear, hollow, 0.006)
}

/// The field of the whole horse.
fn horse(p: Vec3) -> f32 {
    // Far from one of its parts, a lower bound of the distance to it is enough.
    if p.x > 0.13 && p.y > 0.25 {
        return head(p).min(0.06);
    }
    let neck = neck(p);
    let maned = with_mane(p, neck);
    let beside_head = (-0.1 - p.x).max(0.17 - p.y);
    if beside_head > 0.0 {
        return maned.min(beside_head + 0.02);
    }
    let mut d = blend(maned, head(p), 0.012);
    if p.y > 0.45 {
        let forelock = limb(p, &End(0.0, 0.555, 0.026, 0.022), &End(0.072, 0.49, 0.012, 0.012));
        d = blend(d, forelock, 0.012);
        d = blend(d, ears(p), 0.01);
    }
    d
}

/// The horse with a fillet to the plane, on a disc that is hidden in the foot of the piece.
fn standing(p: Vec3) -> f32 {
    let floor = p.y + 0.0065;
    if floor > 0.08 {
        return horse(p);
    }
    let horse = horse(p);
    // Beside the fillet nothing is seen of the disc.
    blend(horse, floor, 0.04).max(-0.025 - floor).max(horse - 0.026)
}

/// How much an error of the mesh matters: most at the eyes and the ears, and more at the face than at the chest.
fn importance(p: Vec3) -> f32 {
    let at = Vec2::new(p.x, p.y);
    let near = |x: f32, y: f32, distance: f32| at.distance(Vec2::new(x, y)) < distance;
    if near(0.088, 0.45, 0.05) || p.y > 0.585 {
        14.0
    } else if p.y > 0.54 || near(0.22, 0.26, 0.07) {
        6.0
    } else if p.x > 0.03 && p.y > 0.2 {
        3.0
    } else {
        1.5
    }
}

/// Appends a horse of at most `triangles` triangles, moved and scaled by `place` (which must not turn it).
pub(crate) fn append_to(shape: &mut Shape, triangles: usize, place: impl Fn(Vec3) -> Vec3) {
    // Finer where the face is.
    let x = spaced(-0.28, &[(0.03, 0.0142), (0.29, 0.0106)]);
    let y = spaced(
        -0.05,
        &[
            (0.21, 0.0168),
            (0.30, 0.0102),
            (0.41, 0.0125),
            (0.49, 0.009),
            (0.54, 0.0125),
            (0.585, 0.0105),
            (0.64, 0.0078),
        ],
    );
    let z = spaced(-0.0062, &[(0.08, 0.0124), (0.215, 0.0155)]);
    let mut half = nets::half(&standing, [&x, &y, &z]);
    simplify(&mut half, triangles / 2, importance);
    for p in &mut half.positions {
        let border = p.z == 0.0;
        *p = closer(&standing, *p, 0.008);
        p.z = if border { 0.0 } else { p.z.max(0.001) };
    }
    (0..2).for_each(|_| flip(&mut half, &standing));
    let mut normals = Vec::with_capacity(half.positions.len());
    for (p, flat) in half.positions.iter().zip(half.normals()) {
        // Between the normal of the field, which has all details, and that of the mesh, which fits its triangles.
        let exact = gradient(&standing, *p, 0.006).normalize_or_zero();
        // At the bottom of a groove the field may show one of its sides only.
        let mut normal = if exact.dot(flat) > 0.6 { exact + flat } else { flat };
        if p.z == 0.0 {
            normal.z = 0.0;
        }
        normals.push(normal.normalize_or(Vec3::Y));
    }
    for mirror in [1.0, -1.0] {
        let first = shape.positions.len() as u32;
        for (p, n) in half.positions.iter().zip(&normals) {
            shape.vertex(place(Vec3::new(p.x, p.y, p.z * mirror)), Vec3::new(n.x, n.y, n.z * mirror));
        }
        let turned = |&[a, b, c]: &[u32; 3]| if mirror > 0.0 { [a, b, c] } else { [a, c, b] };
        shape.indices.extend(half.triangles.iter().flat_map(turned).map(|i| i + first));
    }
}
