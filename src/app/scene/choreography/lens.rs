//! Lenses for `bevy_tweening`. A lens receives only the eased ratio of its tween; segments apply an easing of their
//! own, so their tweens are linear.

use super::clock::Playback;
use crate::app::scene::pieces::{Appearance, transform};
use bevy::prelude::*;
use bevy_tweening::Lens;
use tabuleiro_choreography::{Look, Segment};

/// Moves a piece along a segment.
pub(super) struct Along(pub(super) Segment);

impl Lens<Transform> for Along {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.set_if_neq(transform(self.0.pose(ratio)));
    }
}

/// Changes the appearance of a piece, with a discrete tween.
pub(super) struct Becoming(pub(super) Look);

impl Lens<Appearance> for Becoming {
    fn lerp(&mut self, mut target: Mut<Appearance>, ratio: f32) {
        if ratio >= 1.0 {
            target.set_if_neq(Appearance(self.0));
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
