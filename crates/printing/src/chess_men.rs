//! Chess pieces in side view: turned bodies like those of the table in the window, but broader, as usual in diagrams.

use super::canvas::{Ink, Paint};
use super::inks::{FINE, Inks};
use super::pen::Pen;
use tabuleiro_rules::{Kind, Point};

/// The height of the floor below the centre of the site.
const FLOOR: f32 = -0.41;

/// The right half of an outline as (radius, height), from the floor up.
type Profile = Vec<(f32, f32)>;

/// Returns the foot of a piece, of radius `r`, up to the waist of radius `waist` at height `top`.
fn foot(r: f32, waist: f32, top: f32) -> Profile {
    let mut profile = vec![(r, 0.0), (r, 0.06), (r - 0.02, 0.085), (r - 0.05, 0.095), (r - 0.055, 0.14)];
    let from = (r - 0.075, 0.16);
    for i in 0..=10u8 {
        let t = f32::from(i) / 10.0;
        let ease = 1.0 - (1.0 - t).powi(3);
        profile.push((from.0 + (waist - from.0) * ease, from.1 + (top - from.1) * t));
    }
    profile
}

fn collar(profile: &mut Profile, r: f32, y: f32) {
    profile.extend([(r, y), (r + 0.01, y + 0.02), (r, y + 0.045)]);
}

/// Adds a ball, from the angle `from` (in radians, negative below its middle) to its top.
fn ball(profile: &mut Profile, r: f32, middle: f32, from: f32) {
    for i in 0..=12u8 {
        let angle = from + (std::f32::consts::FRAC_PI_2 - from) * f32::from(i) / 12.0;
        profile.push((r * angle.cos().max(0.0), middle + r * angle.sin()));
    }
}

/// Draws a turned body and the rings on it, given as (half width, height).
fn body(pen: &mut Pen<'_>, profile: &[(f32, f32)], rings: &[(f32, f32)], inks: Inks) {
    let placed: Profile = profile.iter().map(|&(x, y)| (x, FLOOR + y)).collect();
    pen.turned(&placed, inks.solid());
    for &(half, y) in rings {
        pen.line((-half, FLOOR + y), (half, FLOOR + y), inks.detail, FINE);
    }
}

pub(super) fn draw(pen: &mut Pen<'_>, kind: Kind, inks: Inks) {
    match kind {
        Kind::King => king(pen, inks),
        Kind::Queen => queen(pen, inks),
        Kind::Rook => rook(pen, inks),
        Kind::Bishop => bishop(pen, inks),
        Kind::Knight => knight(pen, inks, (0.0, 0.0)),
        Kind::Amazon => amazon(pen, inks),
        // Pawns are drawn larger than their share, because they are the smallest and most frequent pieces.
        _ => pawn(&mut pen.at(Point::new(0.0, 0.03), 1.16), inks),
    }
}

fn pawn(pen: &mut Pen<'_>, inks: Inks) {
    let mut profile = foot(0.25, 0.09, 0.33);
    collar(&mut profile, 0.16, 0.33);
    ball(&mut profile, 0.14, 0.48, -0.75);
    body(pen, &profile, &[(0.2, 0.115), (0.12, 0.352)], inks);
}

fn rook(pen: &mut Pen<'_>, inks: Inks) {
    let mut profile = foot(0.29, 0.17, 0.47);
    profile.extend([(0.24, 0.51), (0.24, 0.68), (0.15, 0.68), (0.15, 0.62), (0.055, 0.62), (0.055, 0.68), (0.0, 0.68)]);
    body(pen, &profile, &[(0.24, 0.115), (0.16, 0.47), (0.22, 0.52)], inks);
}

fn bishop(pen: &mut Pen<'_>, inks: Inks) {
    let mut profile = foot(0.28, 0.09, 0.4);
    collar(&mut profile, 0.17, 0.4);
    for i in 0..=12u8 {
        let t = f32::from(i) / 12.0;
        let r = 0.155 * (std::f32::consts::PI * (0.16 + 0.81 * t)).sin().max(0.0).powf(0.8);
        profile.push((r, 0.46 + 0.28 * t));
    }
    ball(&mut profile, 0.04, 0.775, -0.9);
    body(pen, &profile, &[(0.23, 0.115), (0.13, 0.422)], inks);
    pen.line((0.02, FLOOR + 0.56), (0.085, FLOOR + 0.66), inks.detail, 0.035);
}

fn queen(pen: &mut Pen<'_>, inks: Inks) {
    let mut profile = foot(0.3, 0.1, 0.46);
    collar(&mut profile, 0.19, 0.46);
    profile.extend([(0.12, 0.54), (0.15, 0.62), (0.235, 0.76), (0.17, 0.70), (0.12, 0.77), (0.06, 0.71), (0.0, 0.78)]);
    body(pen, &profile, &[(0.25, 0.115), (0.15, 0.482), (0.12, 0.59)], inks);
    for (x, y) in [(0.235, 0.775), (0.12, 0.79), (0.0, 0.80), (-0.12, 0.79), (-0.235, 0.775)] {
        pen.circle((x, FLOOR + y), 0.034, inks.solid());
    }
}

fn king(pen: &mut Pen<'_>, inks: Inks) {
    pen.line((0.0, FLOOR + 0.69), (0.0, FLOOR + 0.83), Ink::Black, 0.05);
    pen.line((-0.06, FLOOR + 0.78), (0.06, FLOOR + 0.78), Ink::Black, 0.05);
    let mut profile = foot(0.31, 0.11, 0.46);
    collar(&mut profile, 0.2, 0.46);
    profile.extend([(0.13, 0.54), (0.17, 0.62), (0.215, 0.69), (0.17, 0.725), (0.09, 0.74), (0.0, 0.745)]);
    body(pen, &profile, &[(0.26, 0.115), (0.16, 0.482), (0.16, 0.68)], inks);
}

/// Draws a knight, its head looking to the right; `shift` moves the head only.
fn knight(pen: &mut Pen<'_>, inks: Inks, shift: (f32, f32)) {
    let head = [
        (-0.19, 0.18),
        (0.18, 0.18),
        (0.165, 0.27),
        (0.09, 0.37),
        (0.075, 0.44),
        (0.14, 0.435),
        (0.225, 0.39),
        (0.27, 0.42),
        (0.27, 0.49),
        (0.20, 0.585),
        (0.13, 0.685),
        (0.085, 0.73),
        (0.055, 0.81),
        (0.0, 0.745),
        (-0.09, 0.70),
        (-0.165, 0.61),
        (-0.21, 0.47),
        (-0.22, 0.32),
    ];
    let place = |(x, y): (f32, f32)| (x + shift.0, FLOOR + y + shift.1);
    pen.polygon(&head.map(place), inks.solid());
    // Mane, eye and mouth.
    let mane = [[(-0.14, 0.6), (-0.17, 0.48), (-0.15, 0.24)]].map(|curve| curve.map(place));
    pen.curves(place((-0.05, 0.68)), &mane, false, Paint::line(inks.detail, FINE));
    pen.circle(place((0.075, 0.6)), 0.026, inks.spot());
    pen.line(place((0.2, 0.44)), place((0.245, 0.465)), inks.detail, FINE);
    let base = [(0.27, 0.0), (0.27, 0.06), (0.25, 0.085), (0.21, 0.095), (0.2, 0.16), (0.2, 0.2)];
    body(pen, &base, &[(0.2, 0.1)], inks);
}

/// Draws an amazon (queen and knight in one): the knight under the queen's coronet.
fn amazon(pen: &mut Pen<'_>, inks: Inks) {
    knight(pen, inks, (-0.02, -0.05));
    let points = [(-0.2, 0.66), (0.1, 0.72), (0.14, 0.86), (0.04, 0.78), (-0.04, 0.88), (-0.11, 0.76), (-0.21, 0.83)];
    pen.polygon(&points.map(|(x, y)| (x, FLOOR + y)), inks.solid());
    for (x, y) in [(0.14, 0.86), (-0.04, 0.88), (-0.21, 0.83)] {
        pen.circle((x, FLOOR + y), 0.03, inks.solid());
    }
}
