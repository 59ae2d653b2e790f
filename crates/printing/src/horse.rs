//! The head of a horse in profile: the silhouette of the carved one, with a wider throat and a longer ear, so that both
//! remain at a size of a few millimetres.
//!
//! The horse looks along +x and stands on the line y = 0, where its neck is 0.4 wide; its ear ends at y = 0.66.

use super::inks::Inks;
use super::pen::Pen;

type Place = (f32, f32);
/// The two control points and the end of a cubic Bézier curve.
type Curve = [Place; 3];

/// The lower end of the mane, where the outline starts.
const START: Place = (-0.2, -0.01);

const OUTLINE: [Curve; 18] = [
    // The mane: four locks, each with a step at its end, up to the ear.
    [(-0.2, 0.05), (-0.215, 0.095), (-0.252, 0.115)],
    [(-0.252, 0.15), (-0.248, 0.175), (-0.235, 0.2)],
    [(-0.248, 0.255), (-0.25, 0.325), (-0.208, 0.384)],
    [(-0.203, 0.43), (-0.194, 0.47), (-0.168, 0.497)],
    [(-0.13, 0.518), (-0.1, 0.56), (-0.035, 0.583)],
    // The ear.
    [(-0.022, 0.61), (-0.002, 0.64), (0.022, 0.662)],
    [(0.032, 0.64), (0.04, 0.615), (0.038, 0.588)],
    // Forehead and nose.
    [(0.062, 0.58), (0.078, 0.545), (0.096, 0.52)],
    [(0.12, 0.49), (0.15, 0.478), (0.172, 0.445)],
    [(0.192, 0.412), (0.202, 0.38), (0.228, 0.355)],
    // Muzzle, lips and chin.
    [(0.258, 0.33), (0.286, 0.322), (0.286, 0.285)],
    [(0.286, 0.262), (0.276, 0.25), (0.256, 0.25)],
    [(0.248, 0.25), (0.242, 0.246), (0.236, 0.238)],
    [(0.23, 0.222), (0.212, 0.213), (0.192, 0.214)],
    // Jaw, throat and chest.
    [(0.158, 0.216), (0.15, 0.262), (0.082, 0.268)],
    [(0.092, 0.222), (0.125, 0.19), (0.15, 0.155)],
    [(0.182, 0.11), (0.19, 0.07), (0.19, 0.03)],
    [(0.19, 0.015), (0.194, 0.0), (0.2, -0.01)],
];

/// The grooves between the locks, from the crest to their ends.
const GROOVES: [(Place, Curve); 5] = [
    ((0.0, 0.585), [(-0.055, 0.53), (-0.07, 0.46), (-0.05, 0.385)]),
    ((-0.075, 0.555), [(-0.135, 0.48), (-0.135, 0.4), (-0.09, 0.33)]),
    ((-0.168, 0.497), [(-0.19, 0.38), (-0.165, 0.31), (-0.098, 0.262)]),
    ((-0.208, 0.384), [(-0.225, 0.26), (-0.18, 0.205), (-0.09, 0.185)]),
    ((-0.235, 0.2), [(-0.215, 0.145), (-0.16, 0.108), (-0.08, 0.1)]),
];

/// The line along the lower edge of the cheek. It starts at the throat.
const CHEEK: (Place, Curve) = ((0.082, 0.268), [(0.03, 0.268), (-0.01, 0.305), (-0.015, 0.37)]);
const MOUTH: (Place, Curve) = ((0.238, 0.242), [(0.22, 0.24), (0.2, 0.25), (0.188, 0.268)]);

/// Draws the horse.
pub(super) fn draw(pen: &mut Pen<'_>, inks: Inks) {
    pen.curves(START, &OUTLINE, true, inks.solid());
    for (from, curve) in GROOVES {
        groove(pen, from, curve, 0.034, inks);
    }
    groove(pen, CHEEK.0, CHEEK.1, 0.026, inks);
    groove(pen, MOUTH.0, MOUTH.1, 0.02, inks);
    pen.ellipse((0.1, 0.446), (0.029, 0.022), inks.spot());
    pen.ellipse((0.249, 0.297), (0.011, 0.015), inks.spot());
}

/// Draws a groove that is `width` wide in its middle and pointed at both ends.
fn groove(pen: &mut Pen<'_>, from: Place, [a, b, to]: Curve, width: f32, inks: Inks) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    // The middle of a cubic curve moves by three quarters of what both control points do.
    let (x, y) = (-dy / length * width / 1.5, dx / length * width / 1.5);
    let there = [(a.0 + x, a.1 + y), (b.0 + x, b.1 + y), to];
    let back = [(b.0 - x, b.1 - y), (a.0 - x, a.1 - y), from];
    pen.curves(from, &[there, back], true, inks.spot());
}
