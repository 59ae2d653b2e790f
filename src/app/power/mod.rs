//! Nothing is drawn while nothing moves: the loop sleeps until something happens, and runs freely while something does.
//! Whoever moves, thinks or shows something says so in every frame in which it does; nobody is asked.

use super::sets::TableSet;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// What somebody needs of the loop, the least first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    /// It may sleep.
    #[default]
    Nothing,
    /// A look now and then: a notice is being read.
    Reading,
    /// A look soon: the computer thinks elsewhere.
    Answer,
    /// A look before a hand notices: a gamepad is plugged in, and cannot wake the program by itself.
    Gamepad,
    /// Every frame: something moves, or the computer thinks between frames.
    Frames,
}

/// What keeps the loop awake.
#[derive(Resource, Debug)]
pub(crate) struct Awake {
    /// Frames still to be drawn although nothing moves: a panel drawn in one frame may ask for something in the next.
    frames: u8,
    /// The greatest need of this frame.
    need: Need,
}

impl Awake {
    /// Draw a few more frames.
    pub(crate) fn stir(&mut self) {
        self.frames = 4;
    }

    /// In this frame somebody needs that much; said again in the next if it is still so.
    pub(crate) fn need(&mut self, need: Need) {
        self.need = self.need.max(need);
    }
}

/// Whether the picture on the screen is final: nothing moves and nothing asked to be drawn again.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Still(pub(crate) bool);

/// Label: whether the picture is final is known.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rested;

/// How often a waiting program looks whether the computer has an answer.
const WAITING: Duration = Duration::from_millis(50);
/// How often it looks whether a notice has been read long enough.
const READING: Duration = Duration::from_millis(500);
/// How often it looks whether a gamepad's button is down.
const LISTENING: Duration = Duration::from_millis(30);
/// How long an idle program sleeps if nobody touches it. On the desktop a gamepad that is plugged in is noticed after that;
/// a page is woken by its browser.
const ASLEEP: Duration = Duration::from_secs(if cfg!(target_family = "wasm") { 30 } else { 3 });

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Awake { frames: 30, need: Need::Nothing })
        .init_resource::<Still>()
        .insert_resource(WinitSettings::continuous())
        .add_message::<RequestRedraw>()
        .add_systems(Update, (stretch, breathe).chain().in_set(TableSet::Power))
        .add_systems(Last, rest.in_set(Rested));
}

/// Panels ask for another frame while they scroll or fade.
fn rest(mut redraw: MessageReader<RequestRedraw>, mut still: ResMut<Still>) {
    let asked = redraw.read().count() > 0;
    still.set_if_neq(Still(!asked));
}

/// Panels learn of a window's new size a frame later than the table does.
fn stretch(window: Query<&Window, With<PrimaryWindow>>, mut known: Local<Vec2>, mut awake: ResMut<Awake>) {
    let Ok(size) = window.single().map(Window::size) else { return };
    if size != *known {
        *known = size;
        awake.stir();
    }
}

fn breathe(mut awake: ResMut<Awake>, mut settings: ResMut<WinitSettings>, mut redraw: MessageWriter<RequestRedraw>) {
    let awake = awake.bypass_change_detection();
    let need = std::mem::take(&mut awake.need);
    if need < Need::Frames {
        awake.frames = awake.frames.saturating_sub(1);
    }
    let mode = match need {
        _ if need == Need::Frames || awake.frames > 0 => {
            redraw.write(RequestRedraw);
            UpdateMode::Continuous
        }
        Need::Gamepad => UpdateMode::reactive(LISTENING),
        Need::Answer => UpdateMode::reactive(WAITING),
        Need::Reading => UpdateMode::reactive(READING),
        _ => UpdateMode::reactive(ASLEEP),
    };
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
