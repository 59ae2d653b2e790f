//! Turned bodies: profiles of (radius, height) points, rotated round the vertical axis.

use crate::solid::Solid;
use glam::{Vec2, Vec3};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The number of sides of a turned body.
pub(crate) const SEGMENTS: usize = 34;

/// The outline of a turned body, from the bottom up along the outside. Each method appends points to it.
#[derive(Clone)]
pub(crate) struct Profile(pub(crate) Vec<Vec2>);

impl Profile {
    /// Starts on the axis, at height `y`.
    pub(crate) fn at(y: f32) -> Profile {
        Profile(vec![Vec2::new(0.0, y)])
    }

    fn last(&self) -> Vec2 {
        self.0.last().copied().unwrap_or_default()
    }

    /// A straight line.
    pub(crate) fn to(mut self, r: f32, y: f32) -> Profile {
        self.0.push(Vec2::new(r, y));
        self
    }

    /// A quarter of an ellipse that leaves vertically and arrives horizontally.
    pub(crate) fn shoulder(mut self, r: f32, y: f32, steps: usize) -> Profile {
        let from = self.last();
        for i in 1..=steps {
            let (sin, cos) = (FRAC_PI_2 * i as f32 / steps as f32).sin_cos();
            self.0.push(Vec2::new(r + (from.x - r) * cos, from.y + (y - from.y) * sin));
        }
        self
    }

    /// A quarter of an ellipse that leaves horizontally and arrives vertically.
    pub(crate) fn cove(mut self, r: f32, y: f32, steps: usize) -> Profile {
        let from = self.last();
        for i in 1..=steps {
            let (sin, cos) = (FRAC_PI_2 * i as f32 / steps as f32).sin_cos();
            self.0.push(Vec2::new(from.x + (r - from.x) * sin, y + (from.y - y) * cos));
        }
        self
    }

    /// A rounded edge that bulges by `out` from the straight line.
    pub(crate) fn bead(mut self, r: f32, y: f32, out: f32, steps: usize) -> Profile {
        let (from, to) = (self.last(), Vec2::new(r, y));
        let normal = Vec2::new(to.y - from.y, from.x - to.x).normalize_or_zero();
        for i in 1..=steps {
            let (sin, cos) = (PI * i as f32 / steps as f32).sin_cos();
            self.0.push(from.lerp(to, (1.0 - cos) / 2.0) + normal * out * sin);
        }
        self
    }

    /// A concave sweep up to (r, y): steep at its end if `power` is above 1.
    pub(crate) fn sweep(mut self, r: f32, y: f32, power: f32, steps: usize) -> Profile {
        let from = self.last();
        for i in 1..=steps {
            // Denser where the line is curved most.
            let t = (i as f32 / steps as f32).powf(1.4);
            let bend = 1.0 - (1.0 - t).powf(power);
            self.0.push(Vec2::new(from.x + (r - from.x) * bend, from.y + (y - from.y) * t));
        }
        self
    }

    /// A ball round (0, middle), from the angle `from` above the horizontal to the top.
    pub(crate) fn ball(mut self, radius: f32, middle: f32, from: f32, steps: usize) -> Profile {
        for i in 0..steps {
            let (sin, cos) = (from + (FRAC_PI_2 - from) * i as f32 / steps as f32).sin_cos();
            self.0.push(Vec2::new(radius * cos, middle + radius * sin));
        }
        self.to(0.0, middle + radius)
    }

    /// Ends on the axis and turns the body.
    pub(crate) fn turn(self, segments: usize) -> Solid {
        let profile = if self.last().x > 0.0 {
            let y = self.last().y;
            self.to(0.0, y)
        } else {
            self
        };
        let mut solid = Solid::default();
        solid.rows(&profile.0.iter().map(|p| ring(p.x, p.y, segments)).collect::<Vec<_>>());
        solid
    }
}

/// Returns the points of a horizontal circle, or its centre if `r` is 0.
pub(crate) fn ring(r: f32, y: f32, segments: usize) -> Vec<Vec3> {
    if r <= 0.0 {
        return vec![Vec3::new(0.0, y, 0.0)];
    }
    (0..segments)
        .map(|s| {
            let (sin, cos) = (TAU * s as f32 / segments as f32).sin_cos();
            Vec3::new(r * cos, y, r * sin)
        })
        .collect()
}
