//! How fast everything goes.

use bevy::prelude::*;

/// How fast things move: 1 is the speed of the house, 2 twice as fast, 0 at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    /// 0 to 2; 0 shows the end at once.
    pub(crate) speed: f32,
    /// Movements become short fades.
    pub(crate) reduced: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Pace { speed: 1.0, reduced: false }
    }
}
