//! Cats, dogs and sardines as painted wooden figures, with different outlines from the side and from above.

use super::bodies::{INK, body, cut, put, sphere};
use super::lathe::{Solid, round, turn};
use bevy::prelude::*;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// An ellipsoid with the given half axes.
fn egg(size: Vec3) -> (Solid, Transform) {
    (sphere(1.0), Transform::from_scale(size))
}

fn egg_at(solid: &mut Solid, at: Vec3, size: Vec3, turned: Quat, colour: Vec3) {
    let (ball, transform) = egg(size);
    put(solid, &ball, transform.with_translation(at).with_rotation(turned), colour);
}

fn seat() -> Vec<Vec2> {
    let mut profile = vec![v(0.33, 0.0)];
    round(&mut profile, v(0.33, 0.02), v(0.30, 0.07), 4, true);
    profile.extend([v(0.29, 0.12), v(0.26, 0.20), v(0.21, 0.30), v(0.16, 0.38), v(0.0, 0.40)]);
    profile
}

/// A sitting cat: pointed ears, green eyes, a tail laid round its feet.
pub(crate) fn cat(dark: bool) -> Solid {
    let coat = if dark { Vec3::new(0.022, 0.021, 0.026) } else { body(false) };
    let mut solid = Solid::default();
    put(&mut solid, &turn(&seat(), 40), Transform::IDENTITY, coat);
    let head = Vec3::new(0.0, 0.50, 0.04);
    egg_at(&mut solid, head, Vec3::new(0.215, 0.185, 0.185), Quat::IDENTITY, coat);
    let ear = turn(&[v(0.085, 0.0), v(0.05, 0.09), v(0.0, 0.17)], 12);
    for side in [-1.0, 1.0] {
        let at = Transform::from_xyz(side * 0.125, 0.62, 0.03).with_rotation(Quat::from_rotation_z(-side * 0.28));
        put(&mut solid, &ear, at, coat);
        egg_at(
            &mut solid,
            head + Vec3::new(side * 0.08, 0.03, 0.165),
            Vec3::new(0.032, 0.04, 0.02),
            Quat::IDENTITY,
            Vec3::new(0.32, 0.62, 0.10),
        );
        egg_at(
            &mut solid,
            head + Vec3::new(side * 0.08, 0.03, 0.182),
            Vec3::new(0.009, 0.034, 0.008),
            Quat::IDENTITY,
            INK,
        );
    }
    let pink = Vec3::new(0.55, 0.22, 0.2);
    egg_at(&mut solid, head + Vec3::new(0.0, -0.03, 0.185), Vec3::new(0.022, 0.016, 0.014), Quat::IDENTITY, pink);
    // The tail curls round the right side to the front.
    for i in 0..14 {
        let t = i as f32 / 13.0;
        let angle = -1.9 + t * 2.9;
        let at = Vec3::new(0.335 * angle.cos(), 0.06 + 0.01 * t, 0.335 * angle.sin());
        egg_at(&mut solid, at, Vec3::splat(0.062 - 0.014 * t), Quat::IDENTITY, coat);
    }
    solid
}

/// A sitting dog: a long muzzle, hanging brown ears, a collar.
pub(crate) fn dog(dark: bool) -> Solid {
    let coat = if dark { body(true) } else { Vec3::new(0.76, 0.63, 0.42) };
    let brown = Vec3::new(0.20, 0.085, 0.035);
    let mut solid = Solid::default();
    put(&mut solid, &turn(&seat(), 40), Transform::IDENTITY, coat);
    let collar = turn(&[v(0.165, 0.355), v(0.185, 0.37), v(0.185, 0.395), v(0.165, 0.41)], 32);
    put(&mut solid, &collar, Transform::IDENTITY, Vec3::new(0.45, 0.04, 0.02));
    let head = Vec3::new(0.0, 0.54, 0.02);
    egg_at(&mut solid, head, Vec3::new(0.18, 0.175, 0.19), Quat::IDENTITY, coat);
    egg_at(&mut solid, head + Vec3::new(0.0, -0.05, 0.20), Vec3::new(0.10, 0.085, 0.15), Quat::IDENTITY, coat);
    egg_at(&mut solid, head + Vec3::new(0.0, -0.005, 0.335), Vec3::new(0.042, 0.034, 0.03), Quat::IDENTITY, INK);
    for side in [-1.0, 1.0] {
        let lean = Quat::from_rotation_z(side * 0.22);
        let at = head + Vec3::new(side * 0.19, -0.05, -0.01);
        egg_at(&mut solid, at, Vec3::new(0.05, 0.165, 0.095), lean, brown);
        let eye = head + Vec3::new(side * 0.075, 0.05, 0.165);
        egg_at(&mut solid, eye, Vec3::splat(0.026), Quat::IDENTITY, INK);
    }
    // A patch on the back and a short tail.
    egg_at(&mut solid, Vec3::new(0.0, 0.25, -0.17), Vec3::new(0.13, 0.12, 0.08), Quat::IDENTITY, brown);
    egg_at(&mut solid, Vec3::new(0.0, 0.14, -0.33), Vec3::new(0.045, 0.045, 0.12), Quat::from_rotation_x(0.7), brown);
    solid
}

/// A fish lying on its belly, its head towards +x.
pub(crate) fn sardine(dark: bool) -> Solid {
    let (back, belly) = if dark {
        (Vec3::new(0.012, 0.022, 0.045), Vec3::new(0.05, 0.07, 0.10))
    } else {
        (Vec3::new(0.50, 0.56, 0.60), Vec3::new(0.86, 0.86, 0.82))
    };
    let mut solid = Solid::default();
    // The body: a spindle of elliptic rings, flattened below.
    let (rings, around) = (18, 20u32);
    for i in 0..=rings {
        let t = i as f32 / rings as f32;
        let x = -0.32 + 0.74 * t;
        let girth = (std::f32::consts::PI * (0.08 + 0.90 * t).powf(0.82)).sin().max(0.0).powf(0.72);
        for k in 0..=around {
            let angle = std::f32::consts::TAU * k as f32 / around as f32;
            let (sin, cos) = angle.sin_cos();
            let point = Vec3::new(x, 0.125 + 0.115 * girth * sin, 0.155 * girth * cos);
            let normal = Vec3::new(0.0, sin / 0.115, cos / 0.155).normalize_or(Vec3::Y);
            solid.vertex(point, normal, Vec2::new(t, k as f32 * 0.05));
            let shade = belly.lerp(back, ((sin + 0.15) * 1.4).clamp(0.0, 1.0));
            solid.colours.push([shade.x, shade.y, shade.z, 1.0]);
        }
    }
    let row = around + 1;
    for i in 0..rings as u32 {
        for k in 0..around {
            let a = i * row + k;
            solid.indices.extend([a, a + row, a + row + 1, a, a + row + 1, a + 1]);
        }
    }
    let tail = [v(-0.28, 0.0), v(-0.46, -0.15), v(-0.42, 0.0), v(-0.46, 0.15)];
    let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
    put(&mut solid, &cut(&tail, 0.03), Transform::from_xyz(0.0, 0.12, 0.0).with_rotation(flat), back);
    let fin = [v(-0.08, 0.0), v(0.12, 0.0), v(0.0, 0.09)];
    put(&mut solid, &cut(&fin, 0.03), Transform::from_xyz(0.0, 0.225, 0.0), back);
    for side in [-1.0, 1.0] {
        let at = Vec3::new(0.31, 0.15, side * 0.085);
        egg_at(&mut solid, at, Vec3::splat(0.03), Quat::IDENTITY, Vec3::new(0.9, 0.85, 0.6));
        egg_at(&mut solid, at + Vec3::new(0.008, 0.004, side * 0.016), Vec3::splat(0.018), Quat::IDENTITY, INK);
    }
    solid
}
