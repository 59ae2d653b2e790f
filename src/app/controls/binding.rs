//! What can be pressed: a key, a gamepad's button, a stick pushed to one side.

use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::input::keyboard::KeyCode;
use serde::{Deserialize, Serialize};

/// A key, a button or a stick pushed to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Binding {
    /// A key, by its place on the keyboard.
    Key(KeyCode),
    /// A gamepad's button.
    Button(GamepadButton),
    /// A gamepad's stick.
    Stick(Push),
}

/// A stick pushed to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Push {
    LeftUp,
    LeftDown,
    LeftLeft,
    LeftRight,
    RightUp,
    RightDown,
    RightLeft,
    RightRight,
}

/// Where a binding is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Device {
    Keyboard,
    Gamepad,
}

impl Push {
    /// All of them.
    pub(crate) const ALL: [Push; 8] = [
        Push::LeftUp,
        Push::LeftDown,
        Push::LeftLeft,
        Push::LeftRight,
        Push::RightUp,
        Push::RightDown,
        Push::RightLeft,
        Push::RightRight,
    ];

    /// How far a stick counts as pushed, of 1.
    pub(crate) const THRESHOLD: f32 = 0.6;

    /// The axis it lies on, and whether towards its positive end.
    pub(crate) fn axis(self) -> (GamepadAxis, bool) {
        match self {
            Push::LeftUp => (GamepadAxis::LeftStickY, true),
            Push::LeftDown => (GamepadAxis::LeftStickY, false),
            Push::LeftLeft => (GamepadAxis::LeftStickX, false),
            Push::LeftRight => (GamepadAxis::LeftStickX, true),
            Push::RightUp => (GamepadAxis::RightStickY, true),
            Push::RightDown => (GamepadAxis::RightStickY, false),
            Push::RightLeft => (GamepadAxis::RightStickX, false),
            Push::RightRight => (GamepadAxis::RightStickX, true),
        }
    }

    /// What an axis at a value is, if it is pushed far enough.
    pub(crate) fn of(axis: GamepadAxis, value: f32) -> Option<Push> {
        Push::ALL.into_iter().find(|push| value.abs() > Push::THRESHOLD && push.axis() == (axis, value > 0.0))
    }
}

impl Binding {
    /// Where it is found.
    pub(crate) fn device(self) -> Device {
        match self {
            Binding::Key(_) => Device::Keyboard,
            Binding::Button(_) | Binding::Stick(_) => Device::Gamepad,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(Push::of(GamepadAxis::LeftStickX, 0.3), None);
        assert_eq!(Push::of(GamepadAxis::LeftStickX, -0.9), Some(Push::LeftLeft));
        assert_eq!(Push::of(GamepadAxis::RightStickY, 0.9), Some(Push::RightUp));
        assert_eq!(Push::of(GamepadAxis::LeftZ, 1.0), None);
    }
}
