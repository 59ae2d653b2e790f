//! The turned pieces: discs, stones, men, seeds. Except for the disc every piece stands on height 0.

use super::lathe::{Solid, round, turn};
use bevy::prelude::*;
use tabuleiro_choreography::{DISC_HEIGHT, MAN_HEIGHT, jitter};

const SEGMENTS: usize = 56;

/// Radius of an Otelo disc.
pub(crate) const DISC_RADIUS: f32 = 0.42;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// A two-faced disc centred on the origin, dark above and light below.
pub(crate) fn disc() -> Solid {
    let half = DISC_HEIGHT / 2.0;
    let dark = Vec3::new(0.0045, 0.0043, 0.0052);
    let light = Vec3::new(0.78, 0.70, 0.53);
    let mut profile = vec![v(DISC_RADIUS, 0.0)];
    round(&mut profile, v(DISC_RADIUS, half - 0.035), v(DISC_RADIUS - 0.035, half), 6, true);
    // A slightly concave face gives a smooth highlight.
    for i in 1..=5 {
        let t = i as f32 / 5.0;
        profile.push(v((DISC_RADIUS - 0.035) * (1.0 - t), half - 0.012 * (1.0 - (1.0 - t) * (1.0 - t))));
    }
    let upper = turn(&profile, SEGMENTS);
    let mut solid = Solid::default();
    let from = solid.positions.len();
    solid.add(&upper, Transform::IDENTITY);
    solid.paint(from, dark);
    let from = solid.positions.len();
    solid.add(&upper, Transform::from_rotation(Quat::from_rotation_x(std::f32::consts::PI)));
    solid.paint(from, light);
    solid
}

/// A Go stone, fuller than an ellipsoid. `marked` ones, the dark stones, have a shallow ring.
pub(crate) fn stone(marked: bool) -> Solid {
    let (radius, half) = (0.485, 0.485 * 0.36);
    let at = |angle: f32| v(radius * angle.cos().max(0.0).powf(0.72), half + half * angle.sin());
    let steps = 22;
    let mut profile: Vec<Vec2> =
        (0..=steps).map(|i| at(std::f32::consts::PI * (i as f32 / steps as f32 - 0.5))).collect();
    if marked {
        for p in &mut profile {
            if p.y > half && p.x > 0.17 && p.x < 0.24 {
                p.y -= 0.012;
            }
        }
    }
    turn(&profile, 48)
}

/// A draughts man with bevels and grooves. `hollow` ones, the dark men, have a hollow in the middle, the others a boss.
pub(crate) fn man(hollow: bool) -> Solid {
    let (r, h) = (0.4, MAN_HEIGHT);
    let mut profile = vec![v(r - 0.03, 0.0)];
    round(&mut profile, v(r - 0.03, 0.0), v(r, 0.03), 4, false);
    profile.extend([v(r, 0.06), v(r - 0.012, 0.07), v(r - 0.012, 0.085), v(r, 0.095)]);
    round(&mut profile, v(r, h - 0.035), v(r - 0.035, h), 5, true);
    profile.extend([v(0.31, h), v(0.295, h - 0.014), v(0.275, h - 0.014), v(0.26, h)]);
    if hollow {
        profile.extend([v(0.17, h), v(0.15, h - 0.02), v(0.0, h - 0.032)]);
    } else {
        profile.extend([v(0.17, h), v(0.15, h + 0.004), v(0.08, h + 0.012), v(0.0, h + 0.014)]);
    }
    turn(&profile, SEGMENTS)
}

/// A seed: a polished pebble, with a height and an earth tone by `variant`.
pub(crate) fn seed(variant: u32) -> Solid {
    let tones = [
        Vec3::new(0.33, 0.12, 0.05),
        Vec3::new(0.52, 0.29, 0.10),
        Vec3::new(0.16, 0.20, 0.13),
        Vec3::new(0.55, 0.45, 0.30),
        Vec3::new(0.12, 0.11, 0.13),
    ];
    let (r, h) = (0.098, 0.062 + 0.014 * jitter(variant, 5));
    let profile: Vec<Vec2> = (0..=10)
        .map(|i| {
            let angle = std::f32::consts::PI * (i as f32 / 10.0 - 0.5);
            v(r * angle.cos().max(0.0).powf(0.85), h + h * angle.sin())
        })
        .collect();
    let mut solid = turn(&profile, 20);
    solid.paint(0, tones[variant as usize % tones.len()]);
    solid
}

/// The shared stone of Rastros: a broad turned pawn.
pub(crate) fn runner() -> Solid {
    let mut profile = vec![v(0.36, 0.0)];
    round(&mut profile, v(0.36, 0.04), v(0.32, 0.09), 5, true);
    profile.extend([v(0.30, 0.10), v(0.22, 0.14), v(0.15, 0.24), v(0.125, 0.36), v(0.14, 0.42), v(0.19, 0.45)]);
    profile.extend([v(0.19, 0.475), v(0.15, 0.49)]);
    for i in 0..=12 {
        let angle = std::f32::consts::PI * (i as f32 / 12.0 * 0.86 - 0.36);
        profile.push(v(0.2 * angle.cos().max(0.0), 0.66 + 0.2 * angle.sin()));
    }
    turn(&profile, SEGMENTS)
}

/// The mark of a closed cell: a low disc with a bevelled edge.
pub(crate) fn trail() -> Solid {
    let mut profile = vec![v(0.40, 0.0)];
    round(&mut profile, v(0.40, 0.03), v(0.36, 0.07), 5, true);
    profile.extend([v(0.27, 0.07), v(0.25, 0.055), v(0.0, 0.05)]);
    turn(&profile, 40)
}

/// A trampoline: a ring on short legs with a taut cloth, lower than the foot of any piece.
pub(crate) fn trampoline(dark: bool) -> Solid {
    let (cloth, rim) = if dark {
        (Vec3::new(0.02, 0.035, 0.06), Vec3::new(0.01, 0.01, 0.012))
    } else {
        (Vec3::new(0.62, 0.45, 0.22), Vec3::new(0.85, 0.78, 0.62))
    };
    let mut solid = Solid::default();
    let ring: Vec<Vec2> = (0..=14)
        .map(|i| {
            let angle = std::f32::consts::TAU * i as f32 / 14.0;
            v(0.41 - 0.035 * angle.cos(), 0.075 - 0.035 * angle.sin())
        })
        .collect();
    solid.add(&turn(&ring, SEGMENTS), Transform::IDENTITY);
    solid.paint(0, rim);
    let from = solid.positions.len();
    let mut sheet = vec![v(0.39, 0.07)];
    for i in (0..8).rev() {
        let r = 0.38 * i as f32 / 7.0;
        sheet.push(v(r, 0.07 - 0.018 * (1.0 - (r / 0.38) * (r / 0.38))));
    }
    solid.add(&turn(&sheet, SEGMENTS), Transform::IDENTITY);
    solid.paint(from, cloth);
    let from = solid.positions.len();
    for i in 0..6 {
        let angle = std::f32::consts::TAU * i as f32 / 6.0;
        let leg = turn(&[v(0.03, 0.0), v(0.025, 0.06)], 8);
        solid.add(&leg, Transform::from_xyz(0.41 * angle.cos(), 0.0, 0.41 * angle.sin()));
    }
    solid.paint(from, rim);
    solid
}
