//! Preferences, saved between sessions.

mod detail;

pub(crate) use detail::{Detail, DetailInUse};

use crate::app::foundations::controls::Bindings;
use crate::app::foundations::locale::{Language, Reason, Texts, system_language};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::ReportingStore;
use bevy::prelude::*;
use bevy::window::{WindowTheme, WindowThemeChanged};
use serde::{Deserialize, Serialize};

const FILE: &str = "settings.json";

/// The tables on which boards can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TableTop {
    /// Dark walnut.
    Walnut,
    /// Pale ash.
    Ash,
    /// Slate.
    Slate,
    /// A linen cloth.
    Linen,
    /// The stone of a garden table.
    Stone,
}

impl TableTop {
    /// All tables, with the message ids of their names.
    pub(crate) const ALL: [(TableTop, &'static str); 5] = [
        (TableTop::Walnut, "table-walnut"),
        (TableTop::Ash, "table-ash"),
        (TableTop::Slate, "table-slate"),
        (TableTop::Linen, "table-linen"),
        (TableTop::Stone, "table-stone"),
    ];
}

/// The person's preferences.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The language; `None`: the system's.
    pub(crate) language: Option<Language>,
    /// Animation speed, 0 to 2.
    pub(crate) speed: f32,
    /// Fades instead of movement; `None`: as in the system.
    pub(crate) reduced_motion: Option<bool>,
    /// Light panels instead of dark ones; `None`: as in the system.
    pub(crate) light: Option<bool>,
    /// Panels in colours of high contrast; `None`: as in the system.
    pub(crate) contrast: Option<bool>,
    /// The table of all games; `None`: each family of games has its own.
    pub(crate) table: Option<TableTop>,
    /// How finely the table is drawn; `None`: as fast as the device draws.
    pub(crate) detail: Option<Detail>,
    /// Whether sounds are played.
    pub(crate) sound: bool,
    /// Volume, 0 to 1.
    pub(crate) volume: f32,
    /// Scale of texts, 0.75 to 2.
    pub(crate) text_size: f32,
    /// Whether legal destinations are marked.
    pub(crate) show_legal: bool,
    /// Whether the result of an action is previewed.
    pub(crate) ghost: bool,
    /// Whether the computer at the strongest level also searches while the person decides.
    pub(crate) ponder: bool,
    /// Whether the statistics show a rating.
    pub(crate) rating: bool,
    /// Whether a device that can do so vibrates shortly at every action.
    pub(crate) vibration: bool,
    /// Whether what is read out says what an action did, and not only the action.
    pub(crate) tells_all: bool,
    /// Whether the page speaks itself what is read out, for somebody without a screen reader.
    pub(crate) speech: bool,
    /// The seconds for which each control is highlighted, where the program walks over them for a person with one switch.
    pub(crate) scan: Option<u8>,
    /// Keys and buttons of the controls.
    pub(crate) bindings: Bindings,
}

/// Preferences of the system; animated and dark where they cannot be read.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SystemPreferences {
    /// Whether movement should be reduced.
    pub(crate) reduced_motion: bool,
    /// Whether programs should be light.
    pub(crate) light: bool,
    /// Whether contrast should be high.
    pub(crate) contrast: bool,
}

impl Settings {
    /// Parses a file and clamps all numbers to their ranges; `None` if it is not valid.
    pub(crate) fn from_text(text: &str) -> Option<Settings> {
        let found: Settings = serde_json::from_str(text).ok()?;
        Some(Settings {
            speed: found.speed.clamp(0.0, 2.0),
            volume: found.volume.clamp(0.0, 1.0),
            text_size: found.text_size.clamp(0.75, 2.0),
            scan: found.scan.map(|seconds| seconds.clamp(1, 10)),
            ..found
        })
    }

    /// Whether panels are light.
    pub(crate) fn is_light(&self, system: &SystemPreferences) -> bool {
        self.light.unwrap_or(system.light)
    }

    /// Whether contrast is high.
    pub(crate) fn is_contrast(&self, system: &SystemPreferences) -> bool {
        self.contrast.unwrap_or(system.contrast)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            speed: 1.0,
            reduced_motion: None,
            light: None,
            contrast: None,
            table: None,
            detail: None,
            sound: true,
            volume: 0.7,
            text_size: 1.0,
            show_legal: true,
            ghost: true,
            ponder: false,
            rating: false,
            vibration: true,
            tells_all: true,
            speech: false,
            scan: None,
            bindings: Bindings::default(),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    detail::plugin(app);
    app.init_resource::<Settings>()
        .init_resource::<SystemPreferences>()
        .add_message::<WindowThemeChanged>()
        .add_systems(PreStartup, load)
        .add_systems(PreUpdate, set_language.run_if(resource_changed::<Settings>))
        .add_systems(Update, (update_theme, save).chain().in_set(TableSet::Housekeeping));
}

/// Loads the preferences. A file that cannot be read is renamed, so that it is not overwritten, and the defaults are
/// used.
fn load(mut files: ReportingStore, mut settings: ResMut<Settings>) {
    let Some(text) = files.store.read(FILE) else { return };
    match Settings::from_text(&text) {
        Some(found) => *settings = found,
        None => files.put_aside(FILE, "settings-damaged", Reason::plain("reason-unreadable")),
    }
}

/// On the desktop the window reports the system's theme.
fn update_theme(mut changed: MessageReader<WindowThemeChanged>, mut system: ResMut<SystemPreferences>) {
    if let Some(change) = changed.read().last() {
        system.light = change.theme == WindowTheme::Light;
    }
}

/// Sets the language that the person chose, or else the system's.
fn set_language(settings: Res<Settings>, mut texts: ResMut<Texts>) {
    let wanted = settings.language.unwrap_or_else(system_language);
    if texts.language != wanted {
        texts.language = wanted;
    }
}

/// Saves changed settings, once the person has let go: a slider changes them in every frame in which it is dragged.
fn save(
    mut files: ReportingStore,
    settings: Res<Settings>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    exit: MessageReader<AppExit>,
    mut is_unsaved: Local<bool>,
) {
    *is_unsaved |= settings.is_changed() && !settings.is_added();
    let is_held = buttons.get_pressed().next().is_some() || touches.iter().next().is_some();
    if !*is_unsaved || (is_held && exit.is_empty()) {
        return;
    }
    *is_unsaved = false;
    match serde_json::to_string_pretty(&*settings) {
        Ok(text) => files.send(FILE, text),
        Err(error) => error!("the settings cannot be saved: {error}"),
    }
}
