//! Simple pieces: lamps, dominoes, blocks, shields, marbles, crowned men and discs with an emblem.

use super::bodies::{BRASS, INK, IVORY, LACQUER, body, put, sphere};
use super::lathe::{Solid, round, turn};
use super::shapes::{disc, man};
use super::sweep::{annulus, frame, line, plate};
use bevy::prelude::*;
use tabuleiro_choreography::{DISC_HEIGHT, MAN_HEIGHT, MARBLE, grown};

/// Height of a block.
pub(crate) const BLOCK_HEIGHT: f32 = 0.30;
/// Height of a domino.
pub(crate) const DOMINO_HEIGHT: f32 = 0.20;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// A signal lamp: green has one ring and one pip, yellow two, red three, so that they can be distinguished without
/// colour.
pub(crate) fn lamp(light: u8) -> Solid {
    let glass = [Vec3::new(0.02, 0.42, 0.10), Vec3::new(0.95, 0.48, 0.02), Vec3::new(0.62, 0.02, 0.015)];
    let glass = glass[usize::from(light.min(2))];
    let rings = u32::from(light) + 1;
    let mut solid = Solid::default();
    let mut profile = Vec::new();
    for i in 0..rings {
        let low = 0.085 * i as f32;
        profile.extend([v(0.40, low), v(0.425, low + 0.02), v(0.425, low + 0.06), v(0.40, low + 0.08)]);
    }
    let top = 0.085 * rings as f32;
    profile.extend([v(0.40, top), v(0.36, top + 0.015)]);
    put(&mut solid, &turn(&profile, 48), Transform::IDENTITY, Vec3::new(0.018, 0.017, 0.018));
    let dome: Vec<Vec2> = (0..=10)
        .map(|i| {
            let angle = std::f32::consts::FRAC_PI_2 * i as f32 / 10.0;
            v(0.355 * angle.cos().max(0.0), top + 0.13 * angle.sin())
        })
        .collect();
    put(&mut solid, &turn(&dome, 40), Transform::IDENTITY, glass);
    let pip = sphere(0.045);
    for i in 0..rings {
        let x = (i as f32 - (rings - 1) as f32 / 2.0) * 0.15;
        let at = Transform::from_xyz(x, top + 0.118 - x * x * 0.9, 0.0).with_scale(Vec3::new(1.0, 0.5, 1.0));
        put(&mut solid, &pip, at, Vec3::new(0.92, 0.88, 0.78));
    }
    solid
}

/// A box with rounded upper edges over a rectangle of the plane.
fn tile(low: Vec2, high: Vec2, height: f32, bevel: f32) -> Solid {
    let mut solid = Solid::default();
    let outline = [low, v(high.x, low.y), high, v(low.x, high.y)];
    let mut profile = Vec::new();
    round(&mut profile, v(-bevel, height), v(0.0, height - bevel), 5, false);
    profile.extend([v(0.0, 0.02), v(-0.02, 0.0)]);
    frame(&mut solid, &outline, &profile, 0.35);
    plate(&mut solid, &grown(&outline, -bevel), height, 0.35, Vec2::ZERO);
    solid
}

/// A domino over its site and the next one up (or to the right).
pub(crate) fn domino(dark: bool, up: bool) -> Solid {
    let (body, pips) = if dark { (LACQUER, IVORY) } else { (IVORY, INK) };
    let end = if up { v(0.42, 1.42) } else { v(1.42, 0.42) };
    let mut solid = Solid::default();
    put(&mut solid, &tile(v(-0.42, -0.42), end, DOMINO_HEIGHT, 0.05), Transform::IDENTITY, body);
    let along = if up { Vec2::Y } else { Vec2::X };
    let across = if up { Vec2::X } else { Vec2::Y };
    let from = solid.positions.len();
    let top = DOMINO_HEIGHT + 0.004;
    line(&mut solid, along * 0.5 - across * 0.33, along * 0.5 + across * 0.33, 0.03, top);
    let one = |s: &mut Solid, a: f32, b: f32| annulus(s, along * a + across * b, 0.0, 0.075, top, 20);
    for i in [-1.0, 0.0, 1.0] {
        one(&mut solid, i * 0.19, i * 0.19);
    }
    for (a, b) in [(-0.19, -0.19), (-0.19, 0.19), (0.19, -0.19), (0.19, 0.19)] {
        one(&mut solid, 1.0 + a, b);
    }
    solid.paint(from, pips);
    solid
}

/// A square block, which joins its neighbours without a gap. The dark ones have an inlaid ring.
pub(crate) fn block(dark: bool) -> Solid {
    let mut solid = Solid::default();
    put(&mut solid, &tile(v(-0.465, -0.465), v(0.465, 0.465), BLOCK_HEIGHT, 0.06), Transform::IDENTITY, body(dark));
    if dark {
        let from = solid.positions.len();
        annulus(&mut solid, Vec2::ZERO, 0.10, 0.14, BLOCK_HEIGHT + 0.003, 28);
        solid.paint(from, Vec3::new(0.16, 0.13, 0.10));
    }
    solid
}

/// A round shield with a rim and a boss; the dark ones carry three bars, the light ones a ring.
pub(crate) fn shield(dark: bool) -> Solid {
    let mut solid = Solid::default();
    let rim = turn(&[v(0.40, 0.0), v(0.425, 0.02), v(0.425, 0.06), v(0.39, 0.085), v(0.36, 0.08)], 44);
    put(&mut solid, &rim, Transform::IDENTITY, BRASS);
    let dome = |r: f32| 0.08 + 0.10 * (1.0 - (r / 0.37) * (r / 0.37));
    let profile: Vec<Vec2> = (0..=10).map(|i| 0.37 * (1.0 - i as f32 / 10.0)).map(|r| v(r, dome(r))).collect();
    put(&mut solid, &turn(&profile, 44), Transform::IDENTITY, body(dark));
    if dark {
        for i in 0..3 {
            let spin = Quat::from_rotation_y(std::f32::consts::TAU * i as f32 / 3.0);
            for k in 0..5 {
                let r = 0.11 + 0.045 * k as f32;
                let at = Transform::from_translation(spin * Vec3::new(r, dome(r) + 0.002, 0.0)).with_rotation(spin);
                put(&mut solid, &sphere(0.028), at.with_scale(Vec3::new(1.2, 0.35, 0.8)), BRASS);
            }
        }
    } else {
        let ring: Vec<Vec2> = [0.27, 0.255, 0.24].into_iter().map(|r| v(r, dome(r) + 0.008)).collect();
        put(&mut solid, &turn(&ring, 44), Transform::IDENTITY, BRASS);
    }
    put(&mut solid, &sphere(0.075), Transform::from_xyz(0.0, 0.165, 0.0).with_scale(Vec3::new(1.0, 0.6, 1.0)), BRASS);
    solid
}

/// A marble; the dark ones have a pale band.
pub(crate) fn marble(dark: bool) -> Solid {
    let ground = if dark { Vec3::new(0.012, 0.016, 0.030) } else { Vec3::new(0.80, 0.77, 0.68) };
    let band = if dark { Vec3::new(0.10, 0.13, 0.20) } else { Vec3::new(0.62, 0.50, 0.34) };
    let profile: Vec<Vec2> = (0..=26)
        .map(|i| {
            let angle = std::f32::consts::PI * (i as f32 / 26.0 - 0.5);
            v(MARBLE * angle.cos().max(0.0), MARBLE * angle.sin())
        })
        .collect();
    let mut solid = turn(&profile, 40);
    // A soft band round a tilted axis.
    let axis = Vec3::new(0.5, 0.72, 0.48).normalize();
    for p in &solid.positions {
        let q = Vec3::from(*p) / MARBLE;
        let wave = (q.dot(axis) * 5.0 + (q.x * 3.0).sin() * 0.7).sin();
        let mixed = ground.lerp(band, ((wave - 0.75) * 5.0).clamp(0.0, 1.0));
        solid.colours.push([mixed.x, mixed.y, mixed.z, 1.0]);
    }
    solid
}

/// A draughts man with a brass crown on it.
pub(crate) fn crowned(dark: bool) -> Solid {
    let mut solid = Solid::default();
    put(&mut solid, &man(dark), Transform::IDENTITY, body(dark));
    crown_on(&mut solid, MAN_HEIGHT, 0.25, 0.17);
    solid
}

/// Adds a brass crown at height `low`: a band and eight points, each with a bead.
pub(super) fn crown_on(solid: &mut Solid, low: f32, radius: f32, height: f32) {
    let band = [
        v(radius - 0.03, low),
        v(radius, low + 0.01),
        v(radius + 0.02, low + height * 0.5),
        v(radius - 0.01, low + height * 0.5),
        v(radius - 0.03, low + 0.02),
    ];
    put(solid, &turn(&band, 40), Transform::IDENTITY, BRASS);
    let point = turn(&[v(radius * 0.32, 0.0), v(radius * 0.16, height * 0.3), v(0.0, height * 0.55)], 8);
    for i in 0..8 {
        let angle = std::f32::consts::TAU * (i as f32 + 0.5) / 8.0;
        let at = Vec3::new(radius * angle.cos(), low + height * 0.42, radius * angle.sin());
        let flat = Vec3::new(0.45, 1.0, 1.0);
        let turned = Quat::from_rotation_y(-angle);
        put(solid, &point, Transform::from_translation(at).with_rotation(turned).with_scale(flat), BRASS);
        let bead = Transform::from_translation(at + Vec3::Y * height * 0.55);
        put(solid, &sphere(radius * 0.13), bead, BRASS);
    }
}

/// A two-faced disc with a pawn or a queen on both faces.
pub(crate) fn emblem(queen: bool) -> Solid {
    let mut solid = disc();
    for (dark, flip) in [(true, 0.0), (false, std::f32::consts::PI)] {
        let mut sign = Solid::default();
        let height = DISC_HEIGHT / 2.0 + 0.002;
        let patch = |sign: &mut Solid, corners: &[Vec2]| plate(sign, corners, height, 0.2, Vec2::ZERO);
        patch(&mut sign, &[v(-0.17, -0.22), v(0.17, -0.22), v(0.17, -0.15), v(-0.17, -0.15)]);
        if queen {
            patch(&mut sign, &[v(-0.15, -0.12), v(0.15, -0.12), v(0.19, 0.0), v(-0.19, 0.0)]);
            for x in [-0.15, 0.0, 0.15] {
                patch(&mut sign, &[v(x - 0.06, 0.0), v(x + 0.06, 0.0), v(x * 1.2, 0.15)]);
                annulus(&mut sign, v(x * 1.2, 0.175), 0.0, 0.035, height, 16);
            }
        } else {
            patch(&mut sign, &[v(-0.12, -0.12), v(0.12, -0.12), v(0.045, 0.06), v(-0.045, 0.06)]);
            annulus(&mut sign, v(0.0, 0.11), 0.0, 0.095, height, 24);
        }
        let colour = if dark { IVORY } else { LACQUER };
        put(&mut solid, &sign, Transform::from_rotation(Quat::from_rotation_x(flip)), colour);
    }
    solid
}
