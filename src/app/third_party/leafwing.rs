//! leafwing-input-manager: keys and gamepad buttons become [`Control`]s.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or a gamepad button asks for.
#[derive(Actionlike, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
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

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Control>::default()).add_systems(Startup, spawn);
}

fn spawn(mut commands: Commands) {
    use Control::*;
    let mut map = InputMap::new([
        (Up, KeyCode::ArrowUp),
        (Down, KeyCode::ArrowDown),
        (Left, KeyCode::ArrowLeft),
        (Right, KeyCode::ArrowRight),
        (Act, KeyCode::Enter),
        (Act, KeyCode::Space),
        (Cancel, KeyCode::Escape),
        (Undo, KeyCode::KeyU),
        (Undo, KeyCode::Backspace),
        (Redo, KeyCode::KeyR),
        (Choice1, KeyCode::Digit1),
        (Choice2, KeyCode::Digit2),
        (Choice3, KeyCode::Digit3),
        (Choice4, KeyCode::Digit4),
        (View, KeyCode::KeyV),
        (ZoomIn, KeyCode::NumpadAdd),
        (ZoomIn, KeyCode::Equal),
        (ZoomOut, KeyCode::NumpadSubtract),
        (ZoomOut, KeyCode::Minus),
        (OrbitLeft, KeyCode::KeyQ),
        (OrbitRight, KeyCode::KeyE),
        (Hint, KeyCode::KeyH),
    ]);
    for (control, button) in [
        (Up, GamepadButton::DPadUp),
        (Down, GamepadButton::DPadDown),
        (Left, GamepadButton::DPadLeft),
        (Right, GamepadButton::DPadRight),
        (Act, GamepadButton::South),
        (Cancel, GamepadButton::East),
        (Choice1, GamepadButton::West),
        (Choice2, GamepadButton::North),
        (Undo, GamepadButton::LeftTrigger),
        (Redo, GamepadButton::RightTrigger),
        (ZoomOut, GamepadButton::LeftTrigger2),
        (ZoomIn, GamepadButton::RightTrigger2),
        (View, GamepadButton::Select),
        (Hint, GamepadButton::Start),
    ] {
        map.insert(control, button);
    }
    commands.spawn((map, Name::new("controls")));
}
