//! How one piece moves: segments in time, each from where the last one ended.

use crate::rules::Piece;
use bevy::prelude::*;

/// The way between two places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Path {
    /// Along the board, lifted by a hair.
    Slide,
    /// In an arc of that height.
    Arc(f32),
    /// Turned over about an axis through its middle, rising meanwhile.
    Flip(Vec3),
    /// Towards the target and back.
    Nudge,
    /// From above, growing out of nothing.
    Drop,
    /// Away in an arc, shrinking to nothing.
    Leave(f32),
    /// Shrinking and growing again where it stands; the dress changes in the middle.
    Morph,
    /// Growing out of nothing, without movement.
    Appear,
    /// Shrinking to nothing, without movement.
    Vanish,
}

/// One stretch of motion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment {
    /// Seconds after the start of the choreography.
    pub(crate) start: f32,
    /// Seconds.
    pub(crate) length: f32,
    /// Where it leads.
    pub(crate) to: Transform,
    /// How.
    pub(crate) path: Path,
    /// What it looks like from its middle on.
    pub(crate) becomes: Option<Piece>,
}

/// The motion of a piece during a choreography.
#[derive(Component, Clone, Debug)]
pub(crate) struct Motion {
    from: Transform,
    segments: Vec<Segment>,
    dressed: usize,
}

impl Motion {
    /// A motion that begins at `from`.
    pub(crate) fn new(from: Transform) -> Motion {
        Motion { from, segments: Vec::new(), dressed: 0 }
    }

    /// Adds a stretch; stretches are added in order of time.
    pub(crate) fn then(&mut self, segment: Segment) {
        self.segments.push(segment);
    }

    /// Where the piece rests after the last stretch.
    pub(crate) fn goal(&self) -> Transform {
        self.segments.iter().rev().find(|s| s.path != Path::Nudge).map_or(self.from, |s| s.to)
    }

    /// Where it is at a time.
    pub(crate) fn pose(&self, now: f32) -> Transform {
        let mut from = self.from;
        for (i, segment) in self.segments.iter().enumerate() {
            if now < segment.start {
                // Before a piece first appears it is nowhere to be seen.
                let hidden = i == 0 && matches!(segment.path, Path::Drop | Path::Appear);
                return if hidden { from.with_scale(Vec3::ZERO) } else { from };
            }
            if now < segment.start + segment.length {
                return segment.at(from, (now - segment.start) / segment.length);
            }
            if segment.path != Path::Nudge {
                from = segment.to;
                if matches!(segment.path, Path::Leave(_) | Path::Vanish) {
                    from.scale = Vec3::ZERO;
                }
            }
        }
        from
    }

    /// What the piece should look like from now on, once for each change.
    pub(crate) fn change_of_dress(&mut self, now: f32) -> Option<Piece> {
        let mut latest = None;
        for segment in self.segments.iter().skip(self.dressed) {
            if now < segment.start + segment.length / 2.0 {
                break;
            }
            self.dressed += 1;
            latest = segment.becomes.or(latest);
        }
        latest
    }
}

fn ease(t: f32) -> f32 {
    // Quick to leave, gentle to arrive.
    1.0 - (1.0 - t).powi(3) * (1.0 + 0.6 * t)
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

impl Segment {
    fn at(&self, from: Transform, t: f32) -> Transform {
        let to = self.to;
        let between = |s: f32| Transform {
            translation: from.translation.lerp(to.translation, s),
            rotation: from.rotation.slerp(to.rotation, s),
            scale: from.scale.lerp(to.scale, s),
        };
        match self.path {
            Path::Slide => {
                let mut pose = between(smooth(t));
                pose.translation.y += 0.05 * (std::f32::consts::PI * t).sin();
                pose
            }
            Path::Arc(height) => {
                let mut pose = between(smooth(t));
                pose.translation.y += height * 4.0 * t * (1.0 - t);
                pose
            }
            Path::Flip(axis) => {
                let s = smooth(t);
                let mut pose = between(s);
                pose.rotation = Quat::from_axis_angle(axis, std::f32::consts::PI * s) * from.rotation;
                pose.translation.y += 0.42 * (std::f32::consts::PI * t).sin();
                pose
            }
            Path::Nudge => {
                let mut pose = from;
                let s = (std::f32::consts::PI * t).sin();
                pose.translation = from.translation.lerp(to.translation, 0.16 * s);
                pose
            }
            Path::Drop => {
                let s = ease(t);
                let mut pose = to;
                pose.translation.y += 0.9 * (1.0 - s);
                pose.scale = to.scale * (t * 5.0).min(1.0);
                pose
            }
            Path::Leave(height) => {
                let mut pose = between(smooth(t));
                pose.translation.y += height * 4.0 * t * (1.0 - t);
                pose.scale = from.scale * (1.0 - smooth(((t - 0.55) / 0.45).clamp(0.0, 1.0)));
                pose
            }
            Path::Morph => {
                let s = (2.0 * t - 1.0).abs();
                let mut pose = if t < 0.5 { from } else { to };
                pose.scale *= Vec3::new(0.5 + 0.5 * s, s.max(0.02), 0.5 + 0.5 * s);
                pose.translation.y += 0.25 * (1.0 - s);
                pose
            }
            Path::Appear => to.with_scale(to.scale * smooth(t)),
            Path::Vanish => from.with_scale(from.scale * (1.0 - smooth(t))),
        }
    }
}
