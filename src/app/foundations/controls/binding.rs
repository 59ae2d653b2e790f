//! Inputs that can be bound: a key, a gamepad button, or a stick pushed in one direction.

use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::input::keyboard::KeyCode;
use serde::{Deserialize, Serialize};

/// A key, a button, or a stick pushed in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Binding {
    /// A key, by its physical position.
    Key(KeyCode),
    /// A gamepad button.
    Button(GamepadButton),
    /// A gamepad stick.
    Stick(Push),
}

/// A stick pushed in one direction.
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

/// The kind of device of a binding.
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

    /// The deflection from which a stick counts as pushed; 1 is the maximum.
    pub(crate) const THRESHOLD: f32 = 0.6;

    /// Returns the axis, and whether the direction is positive.
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

    /// Returns the push of an axis with a value, if the deflection is large enough.
    pub(crate) fn of(axis: GamepadAxis, value: f32) -> Option<Push> {
        Push::ALL.into_iter().find(|push| value.abs() > Push::THRESHOLD && push.axis() == (axis, value > 0.0))
    }
}

impl Binding {
    /// Returns the kind of device.
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
    fn a_stick_is_pushed_beyond_a_threshold() {
        assert_eq!(Push::of(GamepadAxis::LeftStickX, 0.3), None);
        assert_eq!(Push::of(GamepadAxis::LeftStickX, -0.9), Some(Push::LeftLeft));
        assert_eq!(Push::of(GamepadAxis::RightStickY, 0.9), Some(Push::RightUp));
        assert_eq!(Push::of(GamepadAxis::LeftZ, 1.0), None);
    }
}
