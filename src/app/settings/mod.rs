//! What a person prefers, kept for the next time.

use super::archive::Store;
use super::choreography::Pace;
use super::locale::Language;
use super::sets::TableSet;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

const FILE: &str = "settings.json";

/// Preferences.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// `None`: the system's.
    pub(crate) language: Option<Language>,
    /// 0 to 2.
    pub(crate) speed: f32,
    /// Fades instead of movement.
    pub(crate) reduced_motion: bool,
    /// Sounds on.
    pub(crate) sound: bool,
    /// 0 to 1.
    pub(crate) volume: f32,
    /// 0.75 to 2.
    pub(crate) text_size: f32,
    /// Show where a piece may go.
    pub(crate) show_legal: bool,
    /// Show what an action would do.
    pub(crate) ghost: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            speed: 1.0,
            reduced_motion: false,
            sound: true,
            volume: 0.7,
            text_size: 1.0,
            show_legal: true,
            ghost: true,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, load)
        .add_systems(Update, (pace, save).in_set(TableSet::Housekeeping).run_if(resource_changed::<Settings>));
}

fn load(store: Res<Store>, mut settings: ResMut<Settings>) {
    // Preferences that cannot be read are not worth a message: the defaults serve.
    if let Some(found) = store.read(FILE).and_then(|text| serde_json::from_str(&text).ok()) {
        *settings = found;
    }
}

fn pace(settings: Res<Settings>, mut pace: ResMut<Pace>) {
    let wanted = Pace { speed: settings.speed, reduced: settings.reduced_motion };
    if *pace != wanted {
        *pace = wanted;
    }
}

fn save(store: Res<Store>, settings: Res<Settings>) {
    if settings.is_added() {
        return;
    }
    if let Err(error) = serde_json::to_string_pretty(&*settings).map(|text| store.write(FILE, &text)) {
        warn!("the settings cannot be saved: {error}");
    }
}
