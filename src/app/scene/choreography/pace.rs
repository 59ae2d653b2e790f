//! The speed of animations.

use bevy::prelude::*;

/// Animation settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    /// Speed from 0 to 2: 1 is normal, 0 shows the end at once.
    pub(crate) speed: f32,
    /// Movements are replaced by short fades.
    pub(crate) reduced: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { speed: 1.0, reduced: false }
    }
}
