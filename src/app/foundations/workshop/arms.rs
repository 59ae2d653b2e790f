//! Crowns and daggers (Punhais).

use super::bodies::{BRASS, body, cut, put, sphere};
use super::lathe::{Solid, round, turn};
use super::tokens::crown_on;
use bevy::prelude::*;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// A crown on a cushion of its side's colour.
pub(crate) fn crown(dark: bool) -> Solid {
    let mut solid = Solid::default();
    let mut cushion = vec![v(0.30, 0.0)];
    round(&mut cushion, v(0.34, 0.03), v(0.37, 0.09), 4, false);
    round(&mut cushion, v(0.37, 0.09), v(0.28, 0.17), 5, true);
    cushion.push(v(0.0, 0.16));
    put(&mut solid, &turn(&cushion, 40), Transform::IDENTITY, body(dark));
    crown_on(&mut solid, 0.16, 0.26, 0.30);
    let cap: Vec<Vec2> = (0..=8)
        .map(|i| {
            let angle = std::f32::consts::FRAC_PI_2 * i as f32 / 8.0;
            v(0.235 * angle.cos().max(0.0), 0.2 + 0.13 * angle.sin())
        })
        .collect();
    put(&mut solid, &turn(&cap, 32), Transform::IDENTITY, body(dark));
    solid
}

/// A dagger lying flat, its point towards +x.
pub(crate) fn dagger(dark: bool) -> Solid {
    let steel = if dark { Vec3::new(0.035, 0.045, 0.065) } else { Vec3::new(0.62, 0.64, 0.66) };
    let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
    let mut solid = Solid::default();
    let blade = [v(-0.06, -0.085), v(0.22, -0.075), v(0.45, 0.0), v(0.22, 0.075), v(-0.06, 0.085)];
    put(&mut solid, &cut(&blade, 0.055), Transform::from_xyz(0.0, 0.09, 0.0).with_rotation(flat), steel);
    let guard = [v(-0.13, -0.21), v(-0.06, -0.21), v(-0.06, 0.21), v(-0.13, 0.21)];
    put(&mut solid, &cut(&guard, 0.06), Transform::from_xyz(0.0, 0.10, 0.0).with_rotation(flat), BRASS);
    let mut grip = vec![v(0.055, 0.0)];
    grip.extend([v(0.075, 0.06), v(0.06, 0.12), v(0.075, 0.18), v(0.055, 0.23)]);
    let along = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2);
    put(&mut solid, &turn(&grip, 20), Transform::from_xyz(-0.12, 0.10, 0.0).with_rotation(along), body(dark));
    put(&mut solid, &sphere(0.085), Transform::from_xyz(-0.39, 0.10, 0.0), BRASS);
    solid
}
