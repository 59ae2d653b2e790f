//! Draws frames only while something changes: the event loop runs continuously while something moves or computes, polls
//! while the program waits for something that cannot wake it, and otherwise sleeps until an event. Systems report what
//! they need in every frame in which they need it, through [`Awake`].

mod waker;
mod work;

pub(crate) use waker::LoopWaker;
#[cfg(test)]
pub(crate) use work::take_counted;
pub(crate) use work::{Work, count};

use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How often frames have to be drawn, the rarest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    /// Only after an event.
    #[default]
    Nothing,
    /// Every 2 s: a connection to another device has to show that it lives.
    Connection,
    /// Every second: a time in whole seconds is shown.
    Second,
    /// Every 500 ms: a notice has to disappear.
    Reading,
    /// Every 50 ms: the computer searches on another thread.
    Answer,
    /// Every 30 ms: a gamepad is connected to the page and has to be read.
    #[cfg(target_family = "wasm")]
    Gamepad,
    /// Continuously: something moves, or the computer searches between frames.
    Frames,
}

/// The reasons for drawing more frames.
#[derive(Resource, Debug)]
pub(crate) struct Awake {
    /// Frames still to be drawn although nothing moves: a panel drawn in one frame may request something for the next.
    frames: u8,
    /// The greatest need reported in this frame.
    need: Need,
}

impl Awake {
    /// Requests four more frames.
    pub(crate) fn request_frames(&mut self) {
        self.frames = 4;
    }

    /// Reports a need for this frame; a need that lasts is reported again in every frame.
    pub(crate) fn need(&mut self, need: Need) {
        self.need = self.need.max(need);
    }
}

/// Whether the picture on the screen is final: nothing moves and nothing has requested another frame.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Still(pub(crate) bool);

/// Whether the event loop draws one frame after the other.
#[derive(Resource, Default, Debug)]
pub(crate) struct Drawing {
    is_continuous: bool,
}

impl Drawing {
    /// Whether the present frame follows the one before it at once.
    pub(crate) fn is_continuous(&self) -> bool {
        self.is_continuous
    }
}

/// The system that updates [`Still`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rested;

/// Time between frames for [`Need::Answer`].
const ANSWER_INTERVAL: Duration = Duration::from_millis(50);
/// Time between frames for [`Need::Connection`].
const CONNECTION_INTERVAL: Duration = Duration::from_secs(2);
/// Time between frames for [`Need::Second`].
const SECOND_INTERVAL: Duration = Duration::from_secs(1);
/// Time between frames for [`Need::Reading`].
const READING_INTERVAL: Duration = Duration::from_millis(500);
/// Time between frames for [`Need::Gamepad`].
#[cfg(target_family = "wasm")]
const GAMEPAD_INTERVAL: Duration = Duration::from_millis(30);
/// Time between frames for [`Need::Nothing`]. On the desktop everything that matters wakes the loop: devices and
/// windows through winit, gamepads and assistive technology through threads of their own. `bevy_winit` ignores an
/// interval that does not fit its clock, so it is a day instead of [`Duration::MAX`].
const REST_INTERVAL: Duration = Duration::from_secs(if cfg!(target_family = "wasm") { 30 } else { 24 * 60 * 60 });

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(waker::plugin)
        .insert_resource(Awake { frames: 30, need: Need::Nothing })
        .init_resource::<Still>()
        .init_resource::<Drawing>()
        .insert_resource(WinitSettings::continuous())
        .add_message::<RequestRedraw>()
        .add_systems(Update, redraw_resized.in_set(TableSet::Power))
        // After the panels, which are drawn behind all steps of a frame and report needs, too.
        .add_systems(Last, (set_update_mode, update_still.in_set(Rested)).chain());
}

/// Panels request another frame while they scroll or fade.
fn update_still(mut redraw: MessageReader<RequestRedraw>, mut still: ResMut<Still>) {
    let asked = redraw.read().count() > 0;
    still.set_if_neq(Still(!asked));
}

/// Panels are laid out for a new window size one frame later than the board.
fn redraw_resized(window: Query<&Window, With<PrimaryWindow>>, mut known: Local<Vec2>, mut awake: ResMut<Awake>) {
    let Ok(size) = window.single().map(Window::size) else { return };
    if size != *known {
        *known = size;
        awake.request_frames();
    }
}

fn set_update_mode(
    mut awake: ResMut<Awake>,
    mut settings: ResMut<WinitSettings>,
    mut drawing: ResMut<Drawing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
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
        #[cfg(target_family = "wasm")]
        Need::Gamepad => UpdateMode::reactive(GAMEPAD_INTERVAL),
        Need::Answer => UpdateMode::reactive(ANSWER_INTERVAL),
        Need::Reading => UpdateMode::reactive(READING_INTERVAL),
        Need::Second => UpdateMode::reactive(SECOND_INTERVAL),
        Need::Connection => UpdateMode::reactive(CONNECTION_INTERVAL),
        _ => UpdateMode::reactive(REST_INTERVAL),
    };
    drawing.is_continuous = mode == UpdateMode::Continuous;
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
