//! Outlines of lamps, dominoes, blocks, shields, marbles, crowns, daggers, and discs with an emblem.

use super::canvas::{Ink, Paint};
use super::inks::{FINE, Inks, OUTLINE};
use super::pen::Pen;
use tabuleiro_rules::Tone;

/// A signal lamp: green has one pip on white, yellow two on grey, red three on black.
pub(super) fn lamp(pen: &mut Pen<'_>, light: u8) {
    let glass = [Ink::Paper, Ink::Shade, Ink::Black][usize::from(light.min(2))];
    let pips = if glass == Ink::Black { Ink::Paper } else { Ink::Black };
    pen.circle((0.0, 0.0), 0.4, Paint::both(glass, Ink::Black, 0.05));
    let count = f32::from(light.min(2)) + 1.0;
    for i in 0..=light.min(2) {
        let x = (f32::from(i) - (count - 1.0) / 2.0) * 0.2;
        pen.circle((x, 0.0), 0.065, Paint::fill(pips));
    }
}

/// A domino over its site and the next one up (or to the right).
pub(super) fn domino(pen: &mut Pen<'_>, inks: Inks, up: bool) {
    let place = |along: f32, across: f32| if up { (across, along) } else { (along, across) };
    let end = if up { (0.41, 1.41) } else { (1.41, 0.41) };
    pen.rectangle((-0.41, -0.41), end, 0.08, inks.solid());
    pen.line(place(0.5, -0.32), place(0.5, 0.32), inks.detail, FINE);
    let three = [-0.19, 0.0, 0.19].map(|i| (i, i));
    let four = [(0.81, -0.19), (0.81, 0.19), (1.19, -0.19), (1.19, 0.19)];
    for (along, across) in three.into_iter().chain(four) {
        pen.circle(place(along, across), 0.065, inks.spot());
    }
}

/// A square block; the dark ones have a ring.
pub(super) fn block(pen: &mut Pen<'_>, tone: Tone) {
    let inks = Inks::of(tone);
    pen.rectangle((-0.45, -0.45), (0.45, 0.45), 0.05, inks.solid());
    if tone == Tone::Dark {
        pen.circle((0.0, 0.0), 0.13, inks.fine());
    }
}

/// A round shield with a rim and a boss; the dark ones carry three bars, the light ones a ring.
pub(super) fn shield(pen: &mut Pen<'_>, tone: Tone) {
    let inks = Inks::of(tone);
    pen.circle((0.0, 0.0), 0.41, inks.solid());
    pen.circle((0.0, 0.0), 0.35, inks.fine());
    if tone == Tone::Dark {
        for turn in 0..3u8 {
            let (sin, cos) = (std::f32::consts::TAU * f32::from(turn) / 3.0 + std::f32::consts::FRAC_PI_2).sin_cos();
            pen.line((0.11 * cos, 0.11 * sin), (0.3 * cos, 0.3 * sin), inks.detail, 0.05);
        }
    } else {
        pen.circle((0.0, 0.0), 0.22, inks.fine());
    }
    pen.circle((0.0, 0.0), 0.07, inks.spot());
}

/// A marble with a highlight.
pub(super) fn marble(pen: &mut Pen<'_>, inks: Inks) {
    pen.circle((0.0, 0.0), 0.41, inks.solid());
    let shine = [[(-0.25, 0.14), (-0.18, 0.23), (-0.06, 0.27)]];
    pen.curves((-0.27, 0.02), &shine, false, Paint::line(inks.detail, OUTLINE));
}

/// The outline of a crown round the origin: a band and five points.
fn crown_on(pen: &mut Pen<'_>, size: f32, paint: Paint) {
    let points = [(-0.34, -0.24), (0.34, -0.24), (0.42, 0.20), (0.21, 0.02), (0.0, 0.30), (-0.21, 0.02), (-0.42, 0.20)];
    pen.polygon(&points.map(|(x, y)| (x * size, y * size)), paint);
}

/// A draughts man with a crown on it.
pub(super) fn crowned(pen: &mut Pen<'_>, inks: Inks) {
    pen.circle((0.0, 0.0), 0.4, inks.solid());
    pen.circle((0.0, 0.0), 0.33, inks.fine());
    crown_on(pen, 0.52, Paint::both(inks.detail, inks.detail, FINE));
}

/// A crown.
pub(super) fn crown(pen: &mut Pen<'_>, inks: Inks) {
    crown_on(pen, 0.86, inks.solid());
    for (x, y) in [(-0.36, 0.21), (0.0, 0.30), (0.36, 0.21)] {
        pen.circle((x, y), 0.05, inks.solid());
    }
    pen.line((-0.285, -0.13), (0.285, -0.13), inks.detail, FINE);
}

/// A dagger that points towards the first player.
pub(super) fn dagger(pen: &mut Pen<'_>, inks: Inks) {
    pen.polygon(&[(-0.1, 0.1), (0.1, 0.1), (0.085, -0.22), (0.0, -0.43), (-0.085, -0.22)], inks.solid());
    pen.line((0.0, 0.06), (0.0, -0.27), inks.detail, FINE);
    pen.rectangle((-0.055, 0.14), (0.055, 0.36), 0.02, inks.solid());
    pen.rectangle((-0.23, 0.08), (0.23, 0.16), 0.03, inks.solid());
    pen.circle((0.0, 0.38), 0.065, inks.solid());
}

/// A two-faced disc with a pawn or a queen on both faces.
pub(super) fn emblem(pen: &mut Pen<'_>, inks: Inks, queen: bool) {
    pen.circle((0.0, 0.0), 0.42, inks.solid());
    let spot = inks.spot();
    pen.polygon(&[(-0.17, -0.23), (0.17, -0.23), (0.17, -0.16), (-0.17, -0.16)], spot);
    if queen {
        pen.polygon(&[(-0.14, -0.13), (0.14, -0.13), (0.19, 0.03), (-0.19, 0.03)], spot);
        for x in [-0.15, 0.0, 0.15] {
            pen.polygon(&[(x - 0.06, 0.02), (x + 0.06, 0.02), (x * 1.2, 0.17)], spot);
            pen.circle((x * 1.2, 0.19), 0.035, spot);
        }
    } else {
        pen.polygon(&[(-0.12, -0.13), (0.12, -0.13), (0.05, 0.06), (-0.05, 0.06)], spot);
        pen.circle((0.0, 0.12), 0.1, spot);
    }
}
