//! Keys and gamepad buttons become [`Control`]s: two tables, read once a frame.

use bevy::input::InputSystems;
use bevy::prelude::*;

/// What a key or a gamepad button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Control {
    Up,
    Down,
    Left,
    Right,
    /// Tap where the cursor stands.
    Act,
    /// Take back the gesture; close what is open.
    Cancel,
    Undo,
    Redo,
    /// The first, second, third, fourth button beside the board.
    Choice1,
    Choice2,
    Choice3,
    Choice4,
    /// Perspective or flat.
    View,
    ZoomIn,
    ZoomOut,
    OrbitLeft,
    OrbitRight,
    Hint,
}

use Control::*;

const KEYS: [(KeyCode, Control); 22] = [
    (KeyCode::ArrowUp, Up),
    (KeyCode::ArrowDown, Down),
    (KeyCode::ArrowLeft, Left),
    (KeyCode::ArrowRight, Right),
    (KeyCode::Enter, Act),
    (KeyCode::Space, Act),
    (KeyCode::Escape, Cancel),
    (KeyCode::KeyU, Undo),
    (KeyCode::Backspace, Undo),
    (KeyCode::KeyR, Redo),
    (KeyCode::Digit1, Choice1),
    (KeyCode::Digit2, Choice2),
    (KeyCode::Digit3, Choice3),
    (KeyCode::Digit4, Choice4),
    (KeyCode::KeyV, View),
    (KeyCode::NumpadAdd, ZoomIn),
    (KeyCode::Equal, ZoomIn),
    (KeyCode::NumpadSubtract, ZoomOut),
    (KeyCode::Minus, ZoomOut),
    (KeyCode::KeyQ, OrbitLeft),
    (KeyCode::KeyE, OrbitRight),
    (KeyCode::KeyH, Hint),
];

const BUTTONS: [(GamepadButton, Control); 14] = [
    (GamepadButton::DPadUp, Up),
    (GamepadButton::DPadDown, Down),
    (GamepadButton::DPadLeft, Left),
    (GamepadButton::DPadRight, Right),
    (GamepadButton::South, Act),
    (GamepadButton::East, Cancel),
    (GamepadButton::West, Choice1),
    (GamepadButton::North, Choice2),
    (GamepadButton::LeftTrigger, Undo),
    (GamepadButton::RightTrigger, Redo),
    (GamepadButton::LeftTrigger2, ZoomOut),
    (GamepadButton::RightTrigger2, ZoomIn),
    (GamepadButton::Select, View),
    (GamepadButton::Start, Hint),
];

/// The controls pressed in this frame, a bit each.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Controls(u32);

impl Controls {
    /// Whether the control was pressed in this frame.
    pub(crate) fn just_pressed(self, control: Control) -> bool {
        self.0 >> control as u8 & 1 == 1
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controls>().add_systems(PreUpdate, read.after(InputSystems));
}

fn read(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut controls: ResMut<Controls>) {
    let pressed = KEYS.iter().filter(|(key, _)| keys.just_pressed(*key)).map(|(_, control)| *control);
    let button = |button: GamepadButton| pads.iter().any(|pad| pad.just_pressed(button));
    let pushed = BUTTONS.iter().filter(|(b, _)| button(*b)).map(|(_, control)| *control);
    let now = Controls(pressed.chain(pushed).fold(0, |bits, control| bits | 1 << control as u8));
    controls.set_if_neq(now);
}
