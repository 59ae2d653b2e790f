//! Chess pieces of a design of our own: turned bodies with a horse's head, merlons, a mitre, a coronet or a cross.
//! Heights increase from pawn to king.

use super::bodies::{cuboid, cut, sphere};
use super::lathe::{Solid, round, turn};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

const SEGMENTS: usize = 40;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// Returns the profile of the foot of a piece, of radius `r`, up to the waist of radius `waist` at height `top`.
fn foot(r: f32, waist: f32, top: f32) -> Vec<Vec2> {
    let mut profile = vec![v(r - 0.015, 0.0)];
    round(&mut profile, v(r, 0.02), v(r - 0.03, 0.075), 4, true);
    profile.extend([v(r - 0.055, 0.085), v(r - 0.05, 0.10)]);
    round(&mut profile, v(r - 0.045, 0.10), v(r - 0.10, 0.155), 4, true);
    let start = *profile.last().unwrap_or(&Vec2::ZERO);
    for i in 1..=8 {
        let t = i as f32 / 8.0;
        let ease = 1.0 - (1.0 - t) * (1.0 - t) * (1.0 - t);
        profile.push(v(start.x + (waist - start.x) * ease, start.y + (top - start.y) * t));
    }
    profile
}

fn collar(profile: &mut Vec<Vec2>, r: f32, y: f32) {
    profile.extend([v(r * 0.8, y), v(r, y + 0.018), v(r, y + 0.03), v(r * 0.75, y + 0.05)]);
}

fn ball(profile: &mut Vec<Vec2>, r: f32, middle: f32, from: f32) {
    for i in 0..=10 {
        let angle = from + (FRAC_PI_2 - from) * i as f32 / 10.0;
        profile.push(v(r * angle.cos().max(0.0), middle + r * angle.sin()));
    }
}

pub(crate) fn pawn() -> Solid {
    let mut p = foot(0.27, 0.085, 0.36);
    collar(&mut p, 0.15, 0.36);
    ball(&mut p, 0.135, 0.51, -0.75);
    turn(&p, SEGMENTS)
}

pub(crate) fn rook() -> Solid {
    let mut p = foot(0.31, 0.16, 0.44);
    p.extend([v(0.20, 0.47), v(0.215, 0.50), v(0.215, 0.56), v(0.15, 0.56), v(0.14, 0.54), v(0.0, 0.54)]);
    let mut solid = turn(&p, SEGMENTS);
    let merlon = cuboid(Vec3::new(0.09, 0.075, 0.062));
    for i in 0..6 {
        let angle = TAU * i as f32 / 6.0;
        let spin = Quat::from_rotation_y(-angle + FRAC_PI_2);
        let at = Vec3::new(0.184 * angle.cos(), 0.585, 0.184 * angle.sin());
        solid.add(&merlon, Transform::from_translation(at).with_rotation(spin));
    }
    solid
}

pub(crate) fn bishop() -> Solid {
    let mut p = foot(0.295, 0.085, 0.47);
    collar(&mut p, 0.16, 0.47);
    for i in 0..=10 {
        let t = i as f32 / 10.0;
        let r = 0.13 * (std::f32::consts::PI * (0.14 + 0.82 * t)).sin().max(0.0).powf(0.8);
        p.push(v(r, 0.53 + 0.25 * t));
    }
    ball(&mut p, 0.036, 0.805, -0.9);
    let mut solid = turn(&p, SEGMENTS);
    let slit = cuboid(Vec3::new(0.02, 0.13, 0.10));
    solid.add(&slit, Transform::from_xyz(0.085, 0.69, 0.0).with_rotation(Quat::from_rotation_z(-0.5)));
    solid
}

pub(crate) fn queen() -> Solid {
    let mut p = foot(0.325, 0.095, 0.58);
    collar(&mut p, 0.185, 0.58);
    p.extend([v(0.10, 0.64), v(0.13, 0.74), v(0.185, 0.85), v(0.15, 0.86), v(0.12, 0.84)]);
    ball(&mut p, 0.12, 0.83, 0.1);
    let mut solid = turn(&p, SEGMENTS);
    let bead = sphere(0.032);
    for i in 0..9 {
        let angle = TAU * i as f32 / 9.0;
        solid.add(&bead, Transform::from_xyz(0.168 * angle.cos(), 0.872, 0.168 * angle.sin()));
    }
    solid.add(&sphere(0.045), Transform::from_xyz(0.0, 0.975, 0.0));
    solid
}

pub(crate) fn king() -> Solid {
    let mut p = foot(0.335, 0.105, 0.62);
    collar(&mut p, 0.195, 0.62);
    p.extend([v(0.11, 0.68), v(0.14, 0.78), v(0.175, 0.88), v(0.16, 0.905)]);
    ball(&mut p, 0.16, 0.87, 0.25);
    let mut solid = turn(&p, SEGMENTS);
    solid.add(&cuboid(Vec3::new(0.045, 0.17, 0.045)), Transform::from_xyz(0.0, 1.095, 0.0));
    solid.add(&cuboid(Vec3::new(0.13, 0.045, 0.045)), Transform::from_xyz(0.0, 1.115, 0.0));
    solid
}

/// A knight: a turned foot and a head cut from a plate, looking along +x.
pub(crate) fn knight() -> Solid {
    let mut p = foot(0.305, 0.20, 0.20);
    p.extend([v(0.205, 0.21), v(0.205, 0.235), v(0.0, 0.235)]);
    let mut solid = turn(&p, SEGMENTS);
    let head = [
        v(-0.19, 0.22),
        v(0.18, 0.22),
        v(0.17, 0.30),
        v(0.09, 0.40),
        v(0.075, 0.46),
        v(0.13, 0.46),
        v(0.215, 0.425),
        v(0.255, 0.45),
        v(0.26, 0.51),
        v(0.20, 0.60),
        v(0.13, 0.70),
        v(0.08, 0.745),
        v(0.055, 0.82),
        v(0.0, 0.755),
        v(-0.09, 0.71),
        v(-0.16, 0.62),
        v(-0.205, 0.48),
        v(-0.215, 0.34),
    ];
    solid.add(&cut(&head, 0.105), Transform::IDENTITY);
    solid
}
