//! The men of chess, in the pattern of Staunton, and the amazon.
//!
//! Heights are 1.18 for a king, 1.02 for a queen, 0.89 for a bishop, 0.82 for a knight, 0.77 for a rook, 0.59 for a pawn
//! and 1.07 for an amazon. All stand inside a circle of radius 0.34. Horses look along +x, and the notch of a bishop is on
//! the same side. Making a man takes milliseconds, so a program makes each one once and shares its mesh.

use crate::Shape;
use crate::horse;
use crate::lathe::{Profile, SEGMENTS, ring};
use crate::notch::{self, Plane};
use crate::solid::Solid;
use glam::{Quat, Vec3};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Returns the outline of a foot of radius `r`, up to a step of about 0.6 times this radius at height `top`.
fn foot(r: f32, top: f32) -> Profile {
    Profile::at(0.0)
        .to(r - 0.014, 0.0)
        .bead(r - 0.012, 0.078, 0.013, 4)
        .to(r - 0.032, 0.082)
        .to(r - 0.032, 0.098)
        .shoulder(r * 0.60, top, 3)
        .to(r * 0.60 - 0.012, top + 0.008)
}

/// A disc with a rounded edge round the neck of a man.
fn collar(profile: Profile, r: f32, y: f32, neck: f32) -> Profile {
    profile.cove(r - 0.008, y, 2).bead(r - 0.01, y + 0.026, 0.01, 2).to(neck, y + 0.04)
}

/// A pawn: a ball on a collar. 0.59 high, radius 0.26.
pub fn pawn() -> Shape {
    let stem = foot(0.26, 0.155).sweep(0.082, 0.33, 2.6, 5);
    let body = collar(stem, 0.148, 0.352, 0.085).ball(0.118, 0.472, -0.85, 9).turn(SEGMENTS);
    finished(&[body])
}

/// A rook: a tower with six merlons round a hollow. 0.77 high, radius 0.30.
pub fn rook() -> Shape {
    let tower = foot(0.30, 0.17)
        .sweep(0.148, 0.50, 2.4, 6)
        .to(0.165, 0.512)
        .bead(0.165, 0.545, 0.012, 3)
        .to(0.158, 0.55)
        .cove(0.212, 0.61, 3)
        .to(0.212, 0.68)
        .to(0.146, 0.68)
        .to(0.14, 0.60)
        .to(0.0, 0.592)
        .turn(36);
    let mut battlements = Solid::default();
    for i in 0..6 {
        merlon(&mut battlements, TAU * (i as f32 + 0.5) / 6.0);
    }
    finished(&[tower, battlements])
}

/// Adds the merlon in the middle of the direction `angle`: a closed block on the rim of the rook.
fn merlon(solid: &mut Solid, angle: f32) {
    // Four of the 36 sides of the tower; two are open between merlons.
    let (half, steps) = (TAU / 18.0, 4);
    let outline = |s: usize| {
        let (sin, cos) = (angle - half + 2.0 * half * s as f32 / steps as f32).sin_cos();
        [(0.212, 0.679), (0.212, 0.755), (0.204, 0.767), (0.158, 0.767), (0.148, 0.757), (0.147, 0.679)]
            .map(|(r, y)| Vec3::new(r * cos, y, r * sin))
    };
    let slices: Vec<Vec<u32>> =
        (0..=steps).map(|s| outline(s).into_iter().map(|p| solid.vertex(p)).collect()).collect();
    for pair in slices.windows(2) {
        for k in 0..6 {
            let next = (k + 1) % 6;
            solid.quad([pair[0][k], pair[0][next], pair[1][next], pair[1][k]]);
        }
    }
    for (slice, turned) in [(&slices[0], true), (&slices[steps], false)] {
        for k in 2..6 {
            let [a, b, c] = [slice[0], slice[k - 1], slice[k]];
            solid.triangles.push(if turned { [a, c, b] } else { [a, b, c] });
        }
    }
}

/// A bishop: a mitre with a slanting notch on its side, and a small ball on top. 0.89 high, radius 0.29.
pub fn bishop() -> Shape {
    let stem = foot(0.29, 0.165).sweep(0.078, 0.475, 2.7, 5);
    let stem = collar(stem, 0.158, 0.497, 0.11);
    let stem = stem.bead(0.10, 0.562, 0.008, 2).turn(SEGMENTS);
    let mut mitre = Profile::at(0.55).to(0.082, 0.55);
    for i in 1..10 {
        let t = i as f32 / 10.0;
        // Widest below the middle, with a pointed top.
        let r = 0.082 + (0.136 - 0.082) * (FRAC_PI_2 * (t / 0.36).min(1.0)).sin();
        let close = ((t - 0.36) / 0.64).max(0.0);
        mitre = mitre.to(r * (1.0 - close.powf(1.7)).max(0.0).powf(0.8), 0.55 + 0.275 * t);
    }
    let mitre = mitre.to(0.0, 0.826).turn(30);
    let apex = Vec3::new(0.005, 0.655, 0.0);
    let plane = |angle: f32, side: f32| Plane {
        through: apex,
        normal: Vec3::new(-angle.sin() * side, angle.cos() * side, 0.0),
    };
    let mitre = notch::cut(&mitre, [plane(0.89, 1.0), plane(1.13, -1.0)]);
    let ball = Profile::at(0.805).to(0.012, 0.806).ball(0.037, 0.848, -1.2, 6).turn(14);
    finished(&[stem, mitre, ball])
}

/// A queen: a coronet with eight scallops round a ball. 1.02 high, radius 0.32.
pub fn queen() -> Shape {
    let stem = foot(0.32, 0.18).sweep(0.09, 0.60, 2.9, 5);
    let stem = collar(stem, 0.178, 0.622, 0.12);
    let stem = stem.bead(0.105, 0.69, 0.012, 2).turn(SEGMENTS);
    finished(&[stem, coronet(0.1, 0.19, 0.685, 0.905, true), finial(0.044, 0.973)])
}

/// A small ball of radius `r` with its middle at height `y`.
fn finial(r: f32, y: f32) -> Solid {
    Profile::at(y - r - 0.01).to(r * 0.35, y - r - 0.01).ball(r, y, -1.2, 6).turn(14)
}

/// A cup with `LOBES` scallops, of radius `foot` at height `bottom` and radius `rim` at the points, at height `top`. It is
/// closed by a floor inside, or by a `dome` that rises above the rim.
fn coronet(foot: f32, rim: f32, bottom: f32, top: f32, dome: bool) -> Solid {
    const LOBES: usize = 8;
    let parts = 5;
    let n = LOBES * parts;
    let wave = |s: usize| (PI * (s % parts) as f32 / parts as f32).sin().powf(0.75);
    let row = |shape: &dyn Fn(f32) -> (f32, f32)| -> Vec<Vec3> {
        (0..n)
            .map(|s| {
                let (r, y) = shape(wave(s));
                let (sin, cos) = (TAU * s as f32 / n as f32).sin_cos();
                Vec3::new(r * cos, y, r * sin)
            })
            .collect()
    };
    let height = top - bottom;
    let mut rows = vec![ring(0.0, bottom, n), ring(foot, bottom, n)];
    for i in 1..=4 {
        let t = i as f32 / 4.0;
        let (r, y) = (foot + (rim * 0.93 - foot) * t.powf(1.7), bottom + height * 0.76 * t);
        rows.push(ring(r, y, n));
    }
    let dip = height * 0.19;
    rows.push(row(&|w| (rim - 0.006 * w, top - dip * w)));
    rows.push(row(&|w| (rim - 0.022 - 0.004 * w, top - dip * w)));
    rows.push(row(&|w| (rim * 0.74, top - height * 0.22 - 0.02 * w)));
    let (floor, rise) = (top - height * 0.24, if dome { height * 0.38 } else { 0.0 });
    for i in 0..if dome { 3 } else { 0 } {
        let (sin, cos) = (FRAC_PI_2 * i as f32 / 3.0).sin_cos();
        rows.push(ring(rim * 0.72 * cos, floor + rise * sin, n));
    }
    rows.push(ring(0.0, floor + rise, n));
    let mut solid = Solid::default();
    solid.rows(&rows);
    solid
}

/// A king: a domed crown with a cross, whose arms point to four sides and upwards. 1.18 high, radius 0.335.
pub fn king() -> Shape {
    let stem = foot(0.335, 0.19).sweep(0.102, 0.645, 2.9, 5);
    let stem = collar(stem, 0.192, 0.667, 0.13);
    let stem = stem
        .bead(0.115, 0.735, 0.012, 2)
        .to(0.112, 0.745)
        .to(0.117, 0.80)
        .to(0.133, 0.865)
        .to(0.168, 0.935)
        .bead(0.164, 0.962, 0.008, 2)
        .shoulder(0.045, 1.005, 3)
        .to(0.03, 1.03)
        .turn(SEGMENTS);
    finished(&[stem, cross().placed(|p| p + Vec3::Y * 1.092)])
}

/// A cross round the origin, 0.18 high, with arms that widen to their ends.
fn cross() -> Solid {
    let mut solid = Solid::default();
    let turns = [
        Quat::IDENTITY,
        Quat::from_rotation_y(FRAC_PI_2),
        Quat::from_rotation_y(PI),
        Quat::from_rotation_y(-FRAC_PI_2),
        Quat::from_rotation_z(FRAC_PI_2),
        Quat::from_rotation_z(-FRAC_PI_2),
    ];
    for turn in turns {
        let mut arm = Solid::default();
        let rows: Vec<Vec<u32>> =
            [(0.0, 0.011), (0.02, 0.014), (0.05, 0.021), (0.076, 0.032), (0.083, 0.032), (0.088, 0.027)]
                .into_iter()
                .map(|(x, h)| {
                    [(-h, -h), (h, -h), (h, h), (-h, h)]
                        .into_iter()
                        .map(|(y, z)| arm.vertex(turn * Vec3::new(x, y, z)))
                        .collect()
                })
                .collect();
        for pair in rows.windows(2) {
            for k in 0..4 {
                let next = (k + 1) % 4;
                arm.quad([pair[0][k], pair[0][next], pair[1][next], pair[1][k]]);
            }
        }
        let (first, last) = (&rows[0], &rows[rows.len() - 1]);
        arm.quad([first[3], first[2], first[1], first[0]]);
        arm.quad([last[0], last[1], last[2], last[3]]);
        solid.add(&arm);
    }
    solid
}

/// A knight: the head of a horse, which looks along +x. 0.82 high, radius 0.30.
pub fn knight() -> Shape {
    let mut shape = Shape::default();
    pedestal(0.30, 0.2).append_to(&mut shape);
    horse::append_to(&mut shape, 2840, |p| p + Vec3::Y * 0.2);
    shape.shaded()
}

/// The foot of a horse: a plate of 0.76 times the radius `r`, at height `top`.
fn pedestal(r: f32, top: f32) -> Solid {
    Profile::at(0.0)
        .to(r - 0.014, 0.0)
        .bead(r - 0.012, 0.078, 0.013, 4)
        .to(r - 0.032, 0.082)
        .to(r - 0.032, 0.098)
        .shoulder(r * 0.76, top - 0.032, 3)
        .bead(r * 0.76, top, 0.008, 3)
        .turn(SEGMENTS)
}

/// An amazon, which moves as a queen and as a knight: the head of a horse rises from a queen's coronet. 1.07 high, radius
/// 0.325.
pub fn amazon() -> Shape {
    let mut shape = Shape::default();
    let stem = foot(0.325, 0.18).sweep(0.115, 0.40, 2.6, 5);
    collar(stem, 0.185, 0.42, 0.12).turn(SEGMENTS).append_to(&mut shape);
    coronet(0.11, 0.215, 0.455, 0.635, false).append_to(&mut shape);
    horse::append_to(&mut shape, 1800, |p| p * 0.78 + Vec3::Y * 0.59);
    shape.shaded()
}

fn finished(parts: &[Solid]) -> Shape {
    let mut shape = Shape::default();
    parts.iter().for_each(|part| part.append_to(&mut shape));
    shape.shaded()
}
