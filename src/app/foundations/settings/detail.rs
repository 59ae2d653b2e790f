//! How finely the table is drawn.

use super::Settings;
use crate::app::foundations::power::Drawing;
use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How finely the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Detail {
    /// With contact shadows, fine shadows and smooth edges.
    Full,
    /// Without contact shadows and smooth edges, and with coarser shadows.
    Low,
}

impl Detail {
    /// The side of the shadow map in pixels.
    fn shadow_map(self) -> usize {
        match self {
            Detail::Full => 2048,
            Detail::Low => 1024,
        }
    }
}

/// The detail in use: that of the settings, or else full until frames have taken long.
#[derive(Resource, Debug)]
pub(crate) struct DetailInUse {
    detail: Detail,
    /// Whether frames have taken long.
    is_slow: bool,
    /// Whether the time of frames does not matter, because pictures are taken.
    ignores_time: bool,
    /// The time and the number of the frames that were measured last.
    measured: (f32, u32),
}

/// The time over which the duration of frames is averaged, in seconds.
const SPAN: f32 = 2.0;
/// The mean duration of a frame above which a device is slow, in seconds.
const SLOW: f32 = 0.04;
/// How much a frame counts at most, in seconds: before a longer one something was loaded, or the window was hidden.
const LONGEST: f32 = 0.5;

impl Default for DetailInUse {
    fn default() -> DetailInUse {
        DetailInUse { detail: Detail::Full, is_slow: false, ignores_time: false, measured: (0.0, 0) }
    }
}

impl DetailInUse {
    /// Returns the detail.
    pub(crate) fn get(&self) -> Detail {
        self.detail
    }

    /// Keeps full detail however long frames take.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "only the command line takes pictures"))]
    pub(crate) fn ignore_time(&mut self) {
        self.ignores_time = true;
    }

    /// Measures a frame, `seconds` after the one before it. Returns whether the device has turned out to be slow.
    fn measure(&mut self, seconds: f32) -> bool {
        if self.is_slow || self.ignores_time {
            return false;
        }
        let (sum, count) = &mut self.measured;
        (*sum, *count) = (*sum + seconds.min(LONGEST), *count + 1);
        if *sum < SPAN {
            return false;
        }
        self.is_slow = *sum / *count as f32 > SLOW;
        self.measured = (0.0, 0);
        self.is_slow
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DetailInUse>()
        .insert_resource(DirectionalLightShadowMap { size: Detail::Full.shadow_map() })
        .add_systems(PreUpdate, choose);
}

/// Chooses the detail from the settings and the duration of frames. Only frames that follow each other at once count.
fn choose(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    drawing: Res<Drawing>,
    mut in_use: ResMut<DetailInUse>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
) {
    let was_measured = drawing.is_continuous() && in_use.bypass_change_detection().measure(time.delta_secs());
    if !was_measured && !settings.is_changed() {
        return;
    }
    let detail = settings.detail.unwrap_or(if in_use.is_slow { Detail::Low } else { Detail::Full });
    if in_use.detail != detail {
        in_use.detail = detail;
        shadows.size = detail.shadow_map();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_slow_when_frames_take_long_for_two_seconds() {
        let mut in_use = DetailInUse::default();
        assert!((0..200).all(|_| !in_use.measure(0.02)));
        // A pause alone does not mean that a device is slow.
        assert!(!in_use.measure(3.0));
        assert!((0..200).all(|_| !in_use.measure(0.02)));
        assert_eq!((0..60).filter(|_| in_use.measure(0.07)).count(), 1);
        let mut slowest = DetailInUse::default();
        assert_eq!((0..4).filter(|_| slowest.measure(0.9)).count(), 1);
        let mut pictures = DetailInUse::default();
        pictures.ignore_time();
        assert!((0..100).all(|_| !pictures.measure(0.2)));
    }
}
