//! The outlines of turned men, built from the mouldings of the carved set.

use std::f32::consts::{FRAC_PI_2, PI};

/// The right half of an outline as (radius, height), from the floor up.
pub(super) struct Profile(pub(super) Vec<(f32, f32)>);

/// The height of the step above the plinth of a foot.
pub(super) const PLINTH: f32 = 0.082;
/// The height of the step above the shoulder of a foot.
const SHOULDER: f32 = 0.152;

impl Profile {
    /// Starts with a plinth of radius `r` and a shoulder of radius `top`.
    pub(super) fn foot(r: f32, top: f32) -> Profile {
        Profile(vec![(r - 0.016, 0.0)])
            .bead(r - 0.016, 0.074, 0.016)
            .to(r - 0.036, PLINTH)
            .to(r - 0.036, PLINTH + 0.012)
            .shoulder(top, SHOULDER)
    }

    fn last(&self) -> (f32, f32) {
        self.0.last().copied().unwrap_or_default()
    }

    pub(super) fn to(mut self, r: f32, y: f32) -> Profile {
        self.0.push((r, y));
        self
    }

    /// Adds a quarter of an ellipse that leaves vertically and arrives horizontally.
    pub(super) fn shoulder(mut self, r: f32, y: f32) -> Profile {
        let from = self.last();
        for i in 1..=5u8 {
            let (sin, cos) = (FRAC_PI_2 * f32::from(i) / 5.0).sin_cos();
            self.0.push((r + (from.0 - r) * cos, from.1 + (y - from.1) * sin));
        }
        self
    }

    /// Adds a concave curve up to (r, y), steep at its end if `power` is above 1, and at its start if it is below.
    pub(super) fn sweep(mut self, r: f32, y: f32, power: f32) -> Profile {
        let from = self.last();
        for i in 1..=10u8 {
            let t = f32::from(i) / 10.0;
            let bend = if power > 1.0 { 1.0 - (1.0 - t).powf(power) } else { t.powf(power.recip()) };
            self.0.push((from.0 + (r - from.0) * bend, from.1 + (y - from.1) * t));
        }
        self
    }

    /// Adds an edge up to (r, y) that bulges by `out`.
    fn bead(mut self, r: f32, y: f32, out: f32) -> Profile {
        let from = self.last();
        for i in 1..=6u8 {
            let (sin, cos) = (PI * f32::from(i) / 6.0).sin_cos();
            let t = (1.0 - cos) / 2.0;
            self.0.push((from.0 + (r - from.0) * t + out * sin, from.1 + (y - from.1) * t));
        }
        self
    }

    /// Adds a disc of radius `r` round the neck, 0.05 high, and a neck of radius `neck` above it.
    pub(super) fn collar(self, r: f32, neck: f32) -> Profile {
        let y = self.last().1;
        self.to(r - 0.02, y + 0.004).bead(r - 0.02, y + 0.04, 0.02).to(neck, y + 0.05)
    }

    /// Adds a ball of radius `r`, from the angle `from` (in radians, negative below its middle) to its top.
    pub(super) fn ball(mut self, r: f32, middle: f32, from: f32) -> Profile {
        for i in 0..=14u8 {
            let (sin, cos) = (from + (FRAC_PI_2 - from) * f32::from(i) / 14.0).sin_cos();
            self.0.push((r * cos.max(0.0), middle + r * sin));
        }
        self
    }
}
