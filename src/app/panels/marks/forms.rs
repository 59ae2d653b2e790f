//! The shapes of marks, all distinguishable in greyscale.

use crate::app::foundations::workshop::lathe::Solid;
use crate::app::foundations::workshop::sweep::{annulus, line, plate};
use bevy::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Thin ring: part of the last action.
    Last,
    /// Dot: may be tapped.
    Legal,
    /// Broken ring: an occupied site that may be tapped.
    Target,
    /// Thick ring: selected.
    Picked,
    /// Cross: would be captured.
    Victim,
    /// Half moon: would be flipped.
    Turn,
    /// Double ring: reason for the end of the match.
    Verdict,
    /// Small ring on top of a broad piece: reason for the end of the match.
    Crown,
    /// Small blue ring: member of a group that matters to the rules.
    Member,
    /// Arrow heads pointing outward: lends its way of moving to the selected piece.
    Source,
    /// Grey bar: has moved in this turn.
    Spent,
    /// Pale diamond: counts for the light side.
    LightArea,
    /// Dark diamond: counts for the dark side.
    DarkArea,
    /// Square brackets: the keyboard's cursor.
    Cursor,
    /// Star-like ring: the computer's advice.
    Advice,
    /// Dark ring with a light one in it, with high contrast: a piece stands there.
    Rim,
}

/// All forms.
pub(super) const FORMS: [Form; 16] = [
    Form::Last,
    Form::Legal,
    Form::Target,
    Form::Picked,
    Form::Victim,
    Form::Turn,
    Form::Verdict,
    Form::Crown,
    Form::Member,
    Form::Source,
    Form::Spent,
    Form::LightArea,
    Form::DarkArea,
    Form::Cursor,
    Form::Advice,
    Form::Rim,
];

/// Edge colour of marks: on pale wood the edge makes the shape visible, on felt and dark wood its colour does.
const INK: Vec3 = Vec3::new(0.02, 0.012, 0.008);
const CREAM: Vec3 = Vec3::new(0.95, 0.85, 0.62);
const AMBER: Vec3 = Vec3::new(1.0, 0.50, 0.06);
const RED: Vec3 = Vec3::new(0.85, 0.07, 0.03);
const BLUE: Vec3 = Vec3::new(0.28, 0.72, 1.0);
const GREY: Vec3 = Vec3::new(0.42, 0.42, 0.42);
const GREEN: Vec3 = Vec3::new(0.16, 0.80, 0.36);

/// Returns the mesh of a form, at height 0.
pub(super) fn shape(form: Form) -> Solid {
    let mut solid = Solid::default();
    match form {
        Form::Last => ring(&mut solid, 0.425, 0.462, AMBER),
        Form::Legal => ring(&mut solid, 0.0, 0.10, CREAM),
        Form::Picked => ring(&mut solid, 0.405, 0.475, AMBER),
        Form::Verdict => {
            ring(&mut solid, 0.445, 0.485, AMBER);
            ring(&mut solid, 0.37, 0.40, AMBER);
        }
        Form::Rim => {
            painted(&mut solid, Vec3::ZERO, |s| annulus(s, Vec2::ZERO, 0.48, 0.55, 0.0, 48));
            painted(&mut solid, Vec3::ONE, |s| annulus(s, Vec2::ZERO, 0.42, 0.48, 0.0, 48));
        }
        Form::Crown => ring(&mut solid, 0.15, 0.21, AMBER),
        Form::Member => ring(&mut solid, 0.12, 0.165, BLUE),
        Form::Source => {
            for i in 0..4 {
                let turn = Vec2::from_angle(std::f32::consts::FRAC_PI_2 * (i as f32 + 0.5));
                let across = turn.perp() * 0.13;
                let head = [turn * 0.60, turn * 0.42 + across, turn * 0.42 - across];
                painted(&mut solid, GREEN, |s| plate(s, &head, 0.0, 0.2, Vec2::ZERO));
            }
        }
        Form::Spent => {
            for (width, colour, height) in [(0.15, INK, 0.0), (0.10, GREY, 0.004)] {
                painted(&mut solid, colour, |s| {
                    line(s, Vec2::new(-0.28, -0.42), Vec2::new(0.28, -0.42), width, height);
                });
            }
        }
        Form::LightArea => diamond(&mut solid, CREAM),
        Form::DarkArea => diamond(&mut solid, INK),
        Form::Target => broken(&mut solid, 4, CREAM),
        Form::Advice => broken(&mut solid, 12, GREEN),
        Form::Turn => painted(&mut solid, CREAM, |s| arc(s, 0.0, std::f32::consts::PI, 0.40, 0.48)),
        Form::Victim => {
            for (width, colour, height) in [(0.125, INK, 0.0), (0.08, RED, 0.004)] {
                painted(&mut solid, colour, |s| {
                    for (a, b) in [(-0.3, 0.3), (0.3, -0.3)] {
                        line(s, Vec2::new(a, -0.3), Vec2::new(b, 0.3), width, height);
                    }
                });
            }
        }
        Form::Cursor => {
            for (width, colour, height) in [(0.1, INK, 0.0), (0.06, BLUE, 0.004)] {
                painted(&mut solid, colour, |s| {
                    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                        let corner = Vec2::new(x, y) * 0.46;
                        line(s, corner, corner - Vec2::X * x * 0.2, width, height);
                        line(s, corner, corner - Vec2::Y * y * 0.2, width, height);
                    }
                });
            }
        }
    }
    solid
}

/// Adds a small square on its corner, with an edge that contrasts with any ground.
fn diamond(solid: &mut Solid, colour: Vec3) {
    let corners = |r: f32| [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y].map(|v| v * r);
    painted(solid, GREY, |s| plate(s, &corners(0.155), 0.0, 0.2, Vec2::ZERO));
    painted(solid, colour, |s| plate(s, &corners(0.125), 0.004, 0.2, Vec2::ZERO));
}

/// Adds a shape in a colour.
fn painted(solid: &mut Solid, colour: Vec3, draw: impl FnOnce(&mut Solid)) {
    let from = solid.positions.len();
    draw(solid);
    solid.paint(from, colour);
}

/// Adds a ring (or a disc) with dark edges.
fn ring(solid: &mut Solid, inner: f32, outer: f32, colour: Vec3) {
    let edge = 0.016;
    painted(solid, INK, |s| annulus(s, Vec2::ZERO, outer, outer + edge, 0.0, 48));
    painted(solid, colour, |s| annulus(s, Vec2::ZERO, inner, outer, 0.0, 48));
    if inner > 0.0 {
        painted(solid, INK, |s| annulus(s, Vec2::ZERO, inner - edge, inner, 0.0, 48));
    }
}

/// Adds a broken ring.
fn broken(solid: &mut Solid, pieces: u32, colour: Vec3) {
    let step = std::f32::consts::TAU / pieces as f32;
    for i in 0..pieces {
        let start = i as f32 * step;
        painted(solid, INK, |s| arc(s, start + step * 0.18, step * 0.64, 0.395, 0.495));
        let from = solid.positions.len();
        painted(solid, colour, |s| arc(s, start + step * 0.22, step * 0.56, 0.412, 0.478));
        solid.positions[from..].iter_mut().for_each(|p| p[1] += 0.003);
    }
}

fn arc(solid: &mut Solid, start: f32, length: f32, inner: f32, outer: f32) {
    let steps = 12;
    for i in 0..steps {
        let at = |k: i32| Vec2::from_angle(start + length * k as f32 / steps as f32);
        let (a, b) = (at(i), at(i + 1));
        let corners = [a * inner, a * outer, b * outer, b * inner];
        plate(solid, &corners, 0.0, 0.2, Vec2::ZERO);
    }
}
