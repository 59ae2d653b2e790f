//! Nothing is drawn while nothing moves: the loop sleeps until something happens, and runs freely while something does.

use super::camera::Shot;
use super::choreography::Clock;
use super::opponent::{Advice, Thinking};
use super::screens::Notices;
use super::sets::TableSet;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// Frames still to be drawn although nothing moves: a panel drawn in one frame may ask for something in the next.
#[derive(Resource, Debug)]
pub(crate) struct Awake(u8);

impl Awake {
    /// Draw a few more frames.
    pub(crate) fn stir(&mut self) {
        self.0 = 4;
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
/// How long an idle program sleeps if nobody touches it.
const ASLEEP: Duration = Duration::from_secs(30);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Awake(30))
        .init_resource::<Still>()
        .insert_resource(WinitSettings::continuous())
        .add_systems(Update, (stretch, breathe).chain().in_set(TableSet::Housekeeping))
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

fn breathe(
    clock: Res<Clock>,
    shot: Res<Shot>,
    thinking: Res<Thinking>,
    advice: Res<Advice>,
    notices: Res<Notices>,
    mut awake: ResMut<Awake>,
    mut settings: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moving = clock.running() || shot.moving || thinking.needs_frames() || advice.needs_frames();
    if !moving && awake.0 > 0 {
        awake.bypass_change_detection().0 -= 1;
    }
    let mode = if moving || awake.0 > 0 {
        redraw.write(RequestRedraw);
        UpdateMode::Continuous
    } else if thinking.busy() || advice.busy() {
        UpdateMode::reactive(WAITING)
    } else if notices.any() {
        UpdateMode::reactive(READING)
    } else {
        UpdateMode::reactive(ASLEEP)
    };
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
