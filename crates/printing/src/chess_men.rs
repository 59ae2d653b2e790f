//! Chess men in side view: the carved set of the table in the window, lower and broader, as usual in diagrams.

use super::canvas::{Ink, Paint};
use super::horse;
use super::inks::{FINE, Inks};
use super::pen::Pen;
use super::profile::{PLINTH, Profile};
use std::f32::consts::FRAC_PI_2;
use tabuleiro_rules::{Kind, Point};

/// The height of the floor below the centre of the site.
const FLOOR: f32 = -0.43;

pub(super) fn draw(pen: &mut Pen<'_>, kind: Kind, inks: Inks) {
    let pen = &mut pen.at(Point::new(0.0, FLOOR), 1.0);
    match kind {
        Kind::King => king(pen, inks),
        Kind::Queen => queen(pen, inks),
        Kind::Rook => rook(pen, inks),
        Kind::Bishop => bishop(pen, inks),
        Kind::Knight => knight(pen, inks),
        Kind::Amazon => amazon(pen, inks),
        _ => pawn(pen, inks),
    }
}

/// Draws a turned body, and lines across it at the given heights.
fn body(pen: &mut Pen<'_>, profile: &Profile, rings: &[f32], inks: Inks) {
    pen.turned(&profile.0, inks.solid());
    for &y in rings {
        let half = half_width(&profile.0, y) - FINE;
        pen.line((-half, y), (half, y), inks.detail, FINE);
    }
}

/// Returns the radius of an outline at a height.
fn half_width(profile: &[(f32, f32)], y: f32) -> f32 {
    let sides = profile.windows(2).filter(|pair| pair[0].1 <= y && y <= pair[1].1 && pair[0].1 < pair[1].1);
    let radius = |pair: &[(f32, f32)]| {
        let t = (y - pair[0].1) / (pair[1].1 - pair[0].1);
        pair[0].0 + (pair[1].0 - pair[0].0) * t
    };
    sides.map(radius).reduce(f32::max).unwrap_or_default()
}

fn pawn(pen: &mut Pen<'_>, inks: Inks) {
    let stem = Profile::foot(0.27, 0.165).sweep(0.085, 0.34, 2.4);
    let man = stem.collar(0.165, 0.08).ball(0.14, 0.505, -0.9);
    body(pen, &man, &[PLINTH, 0.39], inks);
}

fn rook(pen: &mut Pen<'_>, inks: Inks) {
    let tower = Profile::foot(0.30, 0.2).sweep(0.155, 0.47, 2.2);
    let head = tower.to(0.185, 0.48).to(0.185, 0.51).to(0.18, 0.515).sweep(0.24, 0.58, 0.5);
    // Three merlons.
    let man = head.to(0.24, 0.735).to(0.145, 0.735).to(0.145, 0.665).to(0.062, 0.665).to(0.062, 0.735).to(0.0, 0.735);
    body(pen, &man, &[PLINTH, 0.48, 0.59], inks);
}

fn bishop(pen: &mut Pen<'_>, inks: Inks) {
    let stem = Profile::foot(0.29, 0.18).sweep(0.085, 0.39, 2.5);
    let mut mitre = stem.collar(0.17, 0.105).to(0.105, 0.46).to(0.095, 0.47);
    for i in 1..=16u8 {
        let t = f32::from(i) / 16.0;
        // Widest below the middle, with a pointed top.
        let r = 0.095 + 0.07 * (FRAC_PI_2 * (t / 0.36).min(1.0)).sin();
        let close = ((t - 0.36) / 0.64).max(0.0).powf(1.7);
        mitre = mitre.to(r * (1.0 - close).powf(0.8), 0.47 + 0.30 * t);
    }
    body(pen, &Profile(vec![]).ball(0.042, 0.805, -1.5), &[], inks);
    body(pen, &mitre, &[PLINTH, 0.45], inks);
    // The notch.
    pen.polygon(&[(-0.01, 0.565), (0.083, 0.71), (0.128, 0.66)], inks.spot());
}

/// A coronet of radius `half` at its rim, as high as `y`, with four scallops in front.
struct Coronet {
    half: f32,
    y: f32,
}

impl Coronet {
    /// The radius of the inner points, relative to the rim.
    const INNER: f32 = 0.54;
    /// The depth of the scallops.
    const DIP: f32 = 0.075;

    /// Adds the right half of the rim to an outline.
    fn rim(&self, mut profile: Profile) -> Profile {
        for (from, to) in [(1.0, Self::INNER), (Self::INNER, 0.0)] {
            for i in 0..=8u8 {
                let t = f32::from(i) / 8.0;
                let x = self.half * (from + (to - from) * t);
                profile = profile.to(x, self.y - 4.0 * Self::DIP * t * (1.0 - t));
            }
        }
        profile
    }

    /// Draws the rim before a body of the same ink.
    fn edge(&self, pen: &mut Pen<'_>, inks: Inks) {
        let (inner, low) = (self.half * Self::INNER, self.y - Self::DIP / 0.75);
        let scallop = |x: f32| [(x + inner / 3.0, low), (x + inner / 1.5, low), (x + inner, self.y)];
        pen.curves((-inner, self.y), &[scallop(-inner), scallop(0.0)], false, inks.fine());
    }
}

fn queen(pen: &mut Pen<'_>, inks: Inks) {
    let stem = Profile::foot(0.32, 0.2).sweep(0.1, 0.43, 2.6);
    let cup = stem.collar(0.19, 0.125).to(0.125, 0.505).to(0.115, 0.515).sweep(0.232, 0.665, 0.6);
    let coronet = Coronet { half: 0.26, y: 0.755 };
    body(pen, &Profile(vec![]).ball(0.05, 0.805, -1.5), &[], inks);
    body(pen, &coronet.rim(cup), &[PLINTH, 0.49, 0.61], inks);
}

fn king(pen: &mut Pen<'_>, inks: Inks) {
    // The cross, with arms that widen to their ends. It is black even on a white king, for it has no room for an outline.
    let quarter = [(0.055, -0.105), (0.02, -0.02), (0.105, -0.055), (0.105, 0.055), (0.02, 0.02), (0.055, 0.105)];
    pen.turned(&quarter.map(|(x, y)| (x, 0.775 + y)), Paint::fill(Ink::Black));
    let stem = Profile::foot(0.335, 0.21).sweep(0.115, 0.42, 2.6);
    let crown = stem.collar(0.205, 0.14).to(0.14, 0.495).to(0.125, 0.505).sweep(0.22, 0.62, 0.5);
    let man = crown.to(0.222, 0.64).shoulder(0.05, 0.685).to(0.0, 0.687);
    body(pen, &man, &[PLINTH, 0.475, 0.625], inks);
}

fn knight(pen: &mut Pen<'_>, inks: Inks) {
    horse::draw(&mut pen.at(Point::new(-0.01, 0.17), 1.03), inks);
    let plinth = Profile::foot(0.30, 0.24).to(0.24, 0.175).to(0.0, 0.175);
    body(pen, &plinth, &[PLINTH], inks);
    pen.line((-0.2, 0.175), (0.2, 0.175), inks.detail, FINE);
}

/// Draws an amazon, which moves as a queen and as a knight: a horse that rises from a coronet.
fn amazon(pen: &mut Pen<'_>, inks: Inks) {
    horse::draw(&mut pen.at(Point::new(-0.01, 0.305), 0.86), inks);
    let stem = Profile::foot(0.32, 0.17).to(0.15, 0.17).to(0.15, 0.185);
    let coronet = Coronet { half: 0.3, y: 0.39 };
    body(pen, &coronet.rim(stem.sweep(0.275, 0.31, 0.6)), &[PLINTH, 0.177], inks);
    coronet.edge(pen, inks);
}
