//! Drawing in board units (y grows away from the first player) relative to a point of the page.

use super::canvas::{Anchor, Canvas, Ink, Paint};
use super::font::{TypeStyle, Weight};
use tabuleiro_rules::Point;

/// A local coordinate system on the page: its origin, and the millimetres per unit.
pub(super) struct Pen<'a> {
    pub(super) canvas: &'a mut Canvas,
    origin: (f32, f32),
    scale: f32,
}

impl Pen<'_> {
    /// Creates a pen whose (0, 0) is the point `origin` of the page, with `scale` millimetres per unit.
    pub(super) fn new(canvas: &mut Canvas, origin: (f32, f32), scale: f32) -> Pen<'_> {
        Pen { canvas, origin, scale }
    }

    /// Returns a pen with its origin at `place` and its units scaled by `size`.
    pub(super) fn at(&mut self, place: Point, size: f32) -> Pen<'_> {
        let origin = self.of((place.x, place.y));
        Pen { canvas: self.canvas, origin, scale: self.scale * size }
    }

    /// Returns the millimetres per unit.
    pub(super) fn scale(&self) -> f32 {
        self.scale
    }

    fn of(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.origin.0 + x * self.scale, self.origin.1 - y * self.scale)
    }

    fn paint(&self, paint: Paint) -> Paint {
        let line = paint.line.map(|(ink, width)| (ink, (width * self.scale).max(self.canvas.medium.thinnest())));
        Paint { line, dashes: paint.dashes.map(|length| length * self.scale), ..paint }
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), ink: Ink, width: f32) {
        let paint = self.paint(Paint::line(ink, width));
        self.canvas.line(self.of(from), self.of(to), paint);
    }

    pub(super) fn circle(&mut self, middle: (f32, f32), radius: f32, paint: Paint) {
        self.ellipse(middle, (radius, radius), paint);
    }

    pub(super) fn ellipse(&mut self, middle: (f32, f32), radii: (f32, f32), paint: Paint) {
        let (middle, paint) = (self.of(middle), self.paint(paint));
        self.canvas.ellipse(middle, (radii.0 * self.scale, radii.1 * self.scale), paint);
    }

    /// Draws a rectangle given its lower left and its upper right corner, with corners of radius `round`.
    pub(super) fn rectangle(&mut self, low: (f32, f32), high: (f32, f32), round: f32, paint: Paint) {
        let (corner, paint) = (self.of((low.0, high.1)), self.paint(paint));
        let size = ((high.0 - low.0) * self.scale, (high.1 - low.1) * self.scale);
        self.canvas.rectangle(corner, size, round * self.scale, paint);
    }

    pub(super) fn polygon(&mut self, points: &[(f32, f32)], paint: Paint) {
        let paint = self.paint(paint);
        let points: Vec<_> = points.iter().map(|&p| self.of(p)).collect();
        self.canvas.polygon(points, paint);
    }

    /// Draws a turned body in side view: the right half of its outline, and its mirror image.
    pub(super) fn turned(&mut self, profile: &[(f32, f32)], paint: Paint) {
        let mirrored = profile.iter().rev().map(|&(x, y)| (-x, y));
        let outline: Vec<_> = profile.iter().copied().chain(mirrored).collect();
        self.polygon(&outline, paint);
    }

    /// Draws a path of cubic Bézier curves, see [`Canvas::curves`].
    pub(super) fn curves(&mut self, from: (f32, f32), curves: &[[(f32, f32); 3]], closed: bool, paint: Paint) {
        let paint = self.paint(paint);
        let curves: Vec<_> = curves.iter().map(|curve| curve.map(|p| self.of(p))).collect();
        self.canvas.curves(self.of(from), &curves, closed, paint);
    }

    /// Draws a text centred on `middle`, with capital letters `capital` units high.
    pub(super) fn text(&mut self, middle: (f32, f32), weight: Weight, capital: f32, ink: Ink, text: &str) {
        let one = TypeStyle { weight, size: 1.0 };
        let capital = capital.max(self.canvas.medium.least_capital() / self.scale);
        let size = capital * self.scale / self.canvas.font.capital(one);
        let (x, y) = self.of((middle.0, middle.1 - capital / 2.0));
        self.canvas.text((x, y), Anchor::Middle, TypeStyle { weight, size }, ink, text);
    }
}
