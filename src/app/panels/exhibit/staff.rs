//! How staff end the exhibit: they touch the four corners of the screen in order, then type a code on a pad of digits.

use super::stage::Configuration;
use super::targets::{ScreenTouched, TargetPressed, TouchAction};
use crate::app::play::input::ContactTime;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The side of a corner, as a fraction of the window's shorter side.
const CORNER: f32 = 0.12;
/// Time limits in seconds for the corners and for the code.
const SEQUENCE: f32 = 8.0;
const TYPING: f32 = 20.0;

/// The corners touched and the digits typed so far.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct StaffEntry {
    /// The number of corners touched, and the time of the first touch.
    corners: u8,
    since: Option<ContactTime>,
    /// The digits typed, while the pad is open.
    typed: Option<String>,
}

/// The correct code was typed.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct StaffCodeEntered;

impl StaffEntry {
    /// Returns the number of digits typed, while the pad is open.
    pub(super) fn typed(&self) -> Option<usize> {
        self.typed.as_ref().map(String::len)
    }

    /// Whether more than `seconds` have passed since the first corner, or since the pad was opened.
    fn is_late(&self, now: ContactTime, seconds: f32) -> bool {
        self.since.is_none_or(|since| since.is_over(now, seconds))
    }
}

/// Returns the number of the corner at a point: clockwise from the upper left, from 0.
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

/// Reads touches of the corners, then the code. Does nothing if no code is configured.
pub(super) fn read_code(
    mut touched: MessageReader<ScreenTouched>,
    mut pressed: MessageReader<TargetPressed>,
    configuration: Res<Configuration>,
    window: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    frames: Res<FrameCount>,
    mut staff: ResMut<StaffEntry>,
    mut entered: MessageWriter<StaffCodeEntered>,
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
        *staff = StaffEntry::default();
    }
    if let Some(typed) = &mut staff.typed {
        typed.extend(digits.into_iter().map(|digit| char::from(b'0' + digit)));
        if typed.len() >= configuration.staff_code.len() {
            if *typed == configuration.staff_code {
                entered.write(StaffCodeEntered);
            }
            *staff = StaffEntry::default();
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
        *staff = StaffEntry { corners: 0, since: Some(now), typed: Some(String::new()) };
    }
}

/// Exits with the only code after which the supervisor does not start the program again.
#[cfg(not(target_family = "wasm"))]
pub(super) fn exit(mut entered: MessageReader<StaffCodeEntered>, mut exit: MessageWriter<AppExit>) {
    if entered.read().count() > 0 {
        exit.write(AppExit::Success);
    }
}

#[cfg(test)]
mod tests {
    use super::corner;
    use bevy::prelude::Vec2;

    #[test]
    fn corners_are_numbered_clockwise_and_other_points_have_none() {
        let size = Vec2::new(1920.0, 1080.0);
        let at = |x, y| corner(Vec2::new(x, y), size);
        assert_eq!([at(10.0, 10.0), at(1900.0, 20.0), at(1910.0, 1070.0), at(5.0, 1075.0)], [0, 1, 2, 3].map(Some));
        assert_eq!((at(960.0, 540.0), at(960.0, 10.0), at(10.0, 540.0)), (None, None, None));
    }
}
