//! The way out, for staff alone: the four corners of the screen in turn, then a code on a pad of digits.

use super::stage::Configuration;
use super::targets::{Pressed, TouchAction, Touched};
use crate::app::input::ContactTime;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// How large a corner is, as a part of the window's shorter side.
const CORNER: f32 = 0.12;
/// Seconds for the corners, and for the code.
const SEQUENCE: f32 = 8.0;
const TYPING: f32 = 20.0;

/// How far somebody who knows the way has come.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Staff {
    /// Corners touched so far, and when the first was.
    corners: u8,
    since: Option<ContactTime>,
    /// The digits typed so far, while the pad is open.
    typed: Option<String>,
}

/// The code was typed.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Dismissed;

impl Staff {
    /// How many digits have been typed, while the pad is open.
    pub(super) fn typed(&self) -> Option<usize> {
        self.typed.as_ref().map(String::len)
    }

    /// Whether the first corner, or the pad, is longer ago than that.
    fn is_late(&self, now: ContactTime, seconds: f32) -> bool {
        self.since.is_none_or(|since| since.is_over(now, seconds))
    }
}

/// The corners in their turn: from the upper left one, clockwise.
fn corner(at: Vec2, size: Vec2) -> Option<u8> {
    let reach = size.min_element() * CORNER;
    let (left, right) = (at.x < reach, at.x > size.x - reach);
    let (top, bottom) = (at.y < reach, at.y > size.y - reach);
    match (left, right, top, bottom) {
        (true, _, true, _) => Some(0),
        (_, true, true, _) => Some(1),
        (_, true, _, true) => Some(2),
        (true, _, _, true) => Some(3),
        _ => None,
    }
}

/// Looks for the corners, then for the code. Nobody leaves where no code is configured.
pub(super) fn watch(
    mut touched: MessageReader<Touched>,
    mut pressed: MessageReader<Pressed>,
    configuration: Res<Configuration>,
    window: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    frames: Res<FrameCount>,
    mut staff: ResMut<Staff>,
    mut dismissed: MessageWriter<Dismissed>,
) {
    let now = ContactTime::now(&time, *frames);
    let (digits, touches): (Vec<u8>, Vec<Vec2>) = (
        pressed.read().filter_map(|p| if let TouchAction::Digit(digit) = p.0 { Some(digit) } else { None }).collect(),
        touched.read().map(|touch| touch.at).collect(),
    );
    if configuration.staff_code.is_empty() {
        return;
    }
    let staff = staff.bypass_change_detection();
    if staff.typed.is_some() && staff.is_late(now, TYPING) {
        *staff = Staff::default();
    }
    if let Some(typed) = &mut staff.typed {
        typed.extend(digits.into_iter().map(|digit| char::from(b'0' + digit)));
        if typed.len() >= configuration.staff_code.len() {
            if *typed == configuration.staff_code {
                dismissed.write(Dismissed);
            }
            *staff = Staff::default();
        }
        return;
    }
    let Ok(window) = window.single() else { return };
    for at in touches {
        let found = corner(at, Vec2::new(window.width(), window.height()));
        if found == Some(0) {
            staff.since = Some(now);
            staff.corners = 1;
        } else if found == Some(staff.corners) && staff.corners > 0 && !staff.is_late(now, SEQUENCE) {
            staff.corners += 1;
        } else {
            staff.corners = 0;
        }
    }
    if staff.corners == 4 {
        *staff = Staff { corners: 0, since: Some(now), typed: Some(String::new()) };
    }
}

/// On the desktop the program ends, by the only code that its supervisor lets end.
#[cfg(not(target_family = "wasm"))]
pub(super) fn leave(mut dismissed: MessageReader<Dismissed>, mut exit: MessageWriter<AppExit>) {
    if dismissed.read().count() > 0 {
        exit.write(AppExit::Success);
    }
}

#[cfg(test)]
mod tests {
    use super::corner;
    use bevy::prelude::Vec2;

    #[test]
    fn corners_are_counted_clockwise_and_the_middle_is_none() {
        let size = Vec2::new(1920.0, 1080.0);
        let at = |x, y| corner(Vec2::new(x, y), size);
        assert_eq!([at(10.0, 10.0), at(1900.0, 20.0), at(1910.0, 1070.0), at(5.0, 1075.0)], [0, 1, 2, 3].map(Some));
        assert_eq!((at(960.0, 540.0), at(960.0, 10.0), at(10.0, 540.0)), (None, None, None));
    }
}
