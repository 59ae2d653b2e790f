//! What the hour asks for: silence and a dimmed picture.

use super::panel::Brightness;
use super::stage::Configuration;
use crate::app::settings::Settings;
use crate::exhibit::now;
use bevy::prelude::*;

/// How often the clock on the wall is looked at, in seconds.
const LOOK: f32 = 20.0;

/// When it was looked at last, in seconds since the program began.
#[derive(Debug)]
pub(super) struct Looked(f32);

impl Default for Looked {
    fn default() -> Self {
        Looked(f32::NEG_INFINITY)
    }
}

pub(super) fn keep(
    time: Res<Time<Real>>,
    configuration: Res<Configuration>,
    mut looked: Local<Looked>,
    mut settings: ResMut<Settings>,
    mut brightness: ResMut<Brightness>,
) {
    let elapsed = time.elapsed_secs();
    if elapsed - looked.0 < LOOK {
        return;
    }
    looked.0 = elapsed;
    let at = now().time_of_day();
    let volume = configuration.volume_at(at);
    if settings.volume != volume {
        settings.volume = volume;
    }
    brightness.set_if_neq(Brightness(configuration.brightness_at(at)));
}
