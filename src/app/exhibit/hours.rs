//! What the hour asks for: silence and a dimmed picture.

use super::panel::Brightness;
use super::stage::Configuration;
use crate::app::settings::Settings;
use bevy::prelude::*;
use tabuleiro_exhibit::{TimeOfDay, now};

/// How often the clock on the wall is looked at, in seconds.
const LOOK: f32 = 20.0;

/// The time of day, known since the clock on the wall was looked at first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Hour(pub(super) Option<TimeOfDay>);

/// Looks at the clock, now and then.
pub(super) fn look(time: Res<Time<Real>>, mut last: Local<f32>, mut hour: ResMut<Hour>) {
    let elapsed = time.elapsed_secs();
    if hour.0.is_some() && elapsed - *last < LOOK {
        return;
    }
    *last = elapsed;
    hour.set_if_neq(Hour(Some(now().time_of_day())));
}

/// Keeps what was configured for this hour.
pub(super) fn keep(
    hour: Res<Hour>,
    configuration: Res<Configuration>,
    mut settings: ResMut<Settings>,
    mut brightness: ResMut<Brightness>,
) {
    let Some(at) = hour.0.filter(|_| hour.is_changed()) else { return };
    let volume = configuration.volume_at(at);
    if settings.volume != volume {
        settings.volume = volume;
    }
    brightness.set_if_neq(Brightness(configuration.brightness_at(at)));
}
