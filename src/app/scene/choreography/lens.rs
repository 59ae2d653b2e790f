//! Lenses for `bevy_tweening`. A lens receives only the eased ratio of its tween; segments apply an easing of their
//! own, so their tweens are linear.

use super::clock::Playback;
use super::score::{Path, Segment};
use crate::app::scene::pieces::Appearance;
use bevy::prelude::*;
use bevy_tweening::Lens;
use std::f32::consts::PI;

/// Moves a piece along a segment.
pub(super) struct Along(pub(super) Segment);

impl Lens<Transform> for Along {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.set_if_neq(self.0.pose(ratio));
    }
}

/// Changes the appearance of a piece, with a discrete tween.
pub(super) struct Becoming(pub(super) Appearance);

impl Lens<Appearance> for Becoming {
    fn lerp(&mut self, mut target: Mut<Appearance>, ratio: f32) {
        if ratio >= 1.0 {
            target.set_if_neq(self.0);
        }
    }
}

/// Stores the played part of the score in the clock.
pub(super) struct Playhead;

impl Lens<Playback> for Playhead {
    fn lerp(&mut self, mut target: Mut<Playback>, ratio: f32) {
        target.played = ratio;
    }
}

fn ease(t: f32) -> f32 {
    // Fast at the start, slow at the end.
    1.0 - (1.0 - t).powi(3) * (1.0 + 0.6 * t)
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

impl Segment {
    /// Returns the transform at `t`, from 0 at the start of the segment to 1 at its end, which is met exactly.
    pub(crate) fn pose(&self, t: f32) -> Transform {
        if t >= 1.0 {
            return self.goal();
        }
        let (from, to) = (self.from, self.to);
        let between = |s: f32| Transform {
            translation: from.translation.lerp(to.translation, s),
            rotation: from.rotation.slerp(to.rotation, s),
            scale: from.scale.lerp(to.scale, s),
        };
        let lifted = |mut pose: Transform, height: f32| {
            pose.translation.y += height;
            pose
        };
        match self.path {
            Path::Slide => lifted(between(smooth(t)), 0.05 * (PI * t).sin()),
            Path::Arc(height) => lifted(between(smooth(t)), height * 4.0 * t * (1.0 - t)),
            Path::Flip(axis) => {
                let s = smooth(t);
                let rotation = Quat::from_axis_angle(axis, PI * s) * from.rotation;
                lifted(between(s).with_rotation(rotation), 0.42 * (PI * t).sin())
            }
            Path::Nudge => {
                let s = (PI * t).sin();
                from.with_translation(from.translation.lerp(to.translation, 0.16 * s))
            }
            Path::Drop => lifted(to.with_scale(to.scale * (t * 5.0).min(1.0)), 0.9 * (1.0 - ease(t))),
            Path::Leave(height) => {
                let shrinking = smooth(((t - 0.55) / 0.45).clamp(0.0, 1.0));
                let pose = between(smooth(t)).with_scale(from.scale * (1.0 - shrinking));
                lifted(pose, height * 4.0 * t * (1.0 - t))
            }
            Path::Morph => {
                let s = (2.0 * t - 1.0).abs();
                let pose = if t < 0.5 { from } else { to };
                let scale = pose.scale * Vec3::new(0.5 + 0.5 * s, s.max(0.02), 0.5 + 0.5 * s);
                lifted(pose.with_scale(scale), 0.25 * (1.0 - s))
            }
            Path::Appear => to.with_scale(to.scale * smooth(t)),
            Path::Vanish => from.with_scale(from.scale * (1.0 - smooth(t))),
            Path::Fade if t < 0.5 => from.with_scale(from.scale * (1.0 - smooth(2.0 * t))),
            Path::Fade => to.with_scale(to.scale * smooth(2.0 * t - 1.0)),
        }
    }
}
