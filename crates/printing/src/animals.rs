//! Outlines of cats, dogs and sardines. Coordinates are board units with the centre of the site at (0, 0) and y
//! upwards.

use super::canvas::Paint;
use super::inks::{FINE, Inks};
use super::pen::Pen;

/// A cat's face: pointed ears and whiskers.
pub(super) fn cat(pen: &mut Pen<'_>, inks: Inks) {
    let head = [
        [(-0.36, 0.16), (-0.33, 0.34), (-0.29, 0.41)],
        [(-0.2, 0.37), (-0.13, 0.3), (-0.1, 0.26)],
        [(-0.04, 0.28), (0.04, 0.28), (0.1, 0.26)],
        [(0.13, 0.3), (0.2, 0.37), (0.29, 0.41)],
        [(0.33, 0.34), (0.36, 0.16), (0.35, 0.0)],
        [(0.35, -0.2), (0.18, -0.34), (0.0, -0.34)],
        [(-0.18, -0.34), (-0.35, -0.2), (-0.35, 0.0)],
    ];
    pen.curves((-0.35, 0.0), &head, true, inks.solid());
    for side in [-1.0, 1.0] {
        pen.ellipse((0.14 * side, 0.04), (0.04, 0.07), inks.spot());
        for (inner, outer) in [(-0.12, -0.06), (-0.15, -0.15)] {
            pen.line((0.12 * side, inner), (0.29 * side, outer), inks.detail, FINE);
        }
        let mouth = [[(0.0, -0.2), (0.07 * side, -0.22), (0.09 * side, -0.18)]];
        pen.curves((0.0, -0.13), &mouth, false, inks.fine());
    }
    pen.polygon(&[(-0.045, -0.075), (0.045, -0.075), (0.0, -0.13)], inks.spot());
}

/// A dog's face: hanging ears and a broad muzzle.
pub(super) fn dog(pen: &mut Pen<'_>, inks: Inks) {
    let head = [
        [(-0.27, 0.26), (-0.15, 0.34), (0.0, 0.34)],
        [(0.15, 0.34), (0.27, 0.26), (0.27, 0.1)],
        [(0.27, -0.05), (0.2, -0.12), (0.19, -0.2)],
        [(0.18, -0.34), (0.08, -0.38), (0.0, -0.38)],
        [(-0.08, -0.38), (-0.18, -0.34), (-0.19, -0.2)],
        [(-0.2, -0.12), (-0.27, -0.05), (-0.27, 0.1)],
    ];
    pen.curves((-0.27, 0.1), &head, true, inks.solid());
    for side in [-1.0, 1.0] {
        let ear = [
            [(0.3 * side, 0.34), (0.4 * side, 0.26), (0.41 * side, 0.1)],
            [(0.42 * side, -0.06), (0.37 * side, -0.18), (0.32 * side, -0.18)],
            [(0.25 * side, -0.18), (0.23 * side, 0.1), (0.17 * side, 0.3)],
        ];
        pen.curves((0.17 * side, 0.3), &ear, true, Paint { fill: Some(inks.detail), ..inks.solid() });
        pen.circle((0.11 * side, 0.07), 0.038, inks.spot());
        let mouth = [[(0.0, -0.24), (0.07 * side, -0.28), (0.11 * side, -0.23)]];
        pen.curves((0.0, -0.15), &mouth, false, inks.fine());
    }
    pen.ellipse((0.0, -0.11), (0.075, 0.05), inks.spot());
}

/// A fish that looks to the right.
pub(super) fn sardine(pen: &mut Pen<'_>, inks: Inks) {
    let body = [
        [(-0.3, 0.12), (-0.12, 0.2), (0.1, 0.19)],
        [(0.27, 0.18), (0.37, 0.09), (0.42, 0.0)],
        [(0.37, -0.09), (0.27, -0.18), (0.1, -0.19)],
        [(-0.12, -0.2), (-0.24, -0.12), (-0.31, -0.02)],
        [(-0.36, -0.08), (-0.41, -0.15), (-0.45, -0.18)],
        [(-0.43, -0.06), (-0.43, 0.06), (-0.45, 0.18)],
        [(-0.41, 0.15), (-0.36, 0.08), (-0.31, 0.02)],
    ];
    pen.curves((-0.31, 0.02), &body, true, inks.solid());
    pen.circle((0.29, 0.035), 0.032, inks.spot());
    pen.curves((0.2, 0.14), &[[(0.15, 0.05), (0.15, -0.05), (0.2, -0.14)]], false, inks.fine());
    for x in [-0.14, -0.03, 0.08] {
        pen.curves((x, 0.09), &[[(x - 0.04, 0.03), (x - 0.04, -0.03), (x, -0.09)]], false, inks.fine());
    }
}
