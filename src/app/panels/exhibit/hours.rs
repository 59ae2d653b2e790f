//! The volume and the brightness that the configuration sets for each time of day.

use super::panel::Brightness;
use super::stage::Configuration;
use crate::app::foundations::settings::Settings;
use bevy::prelude::*;
use tabuleiro_exhibit::{TimeOfDay, now};

/// Seconds between two readings of the system's clock.
const INTERVAL: f32 = 20.0;

/// The local time of day; `None` before the first reading of the system's clock.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct LocalTime(pub(super) Option<TimeOfDay>);

/// Reads the system's clock at intervals.
pub(super) fn read_clock(time: Res<Time<Real>>, mut last: Local<f32>, mut local_time: ResMut<LocalTime>) {
    let elapsed = time.elapsed_secs();
    if local_time.0.is_some() && elapsed - *last < INTERVAL {
        return;
    }
    *last = elapsed;
    local_time.set_if_neq(LocalTime(Some(now().time_of_day())));
}

/// Applies the configured volume and brightness.
pub(super) fn apply(
    local_time: Res<LocalTime>,
    configuration: Res<Configuration>,
    mut settings: ResMut<Settings>,
    mut brightness: ResMut<Brightness>,
) {
    let Some(at) = local_time.0.filter(|_| local_time.is_changed()) else { return };
    let volume = configuration.volume_at(at);
    if settings.volume != volume {
        settings.volume = volume;
    }
    brightness.set_if_neq(Brightness(configuration.brightness_at(at)));
}
