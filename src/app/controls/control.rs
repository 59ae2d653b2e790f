//! What can be asked for.

use bevy::prelude::Reflect;
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};

/// What a key or a gamepad asks for. Its name is written into settings files.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl Control {
    /// All controls, in the order in which they are shown.
    pub(crate) const ALL: [Control; 18] = [
        Up, Down, Left, Right, Act, Cancel, Undo, Redo, Choice1, Choice2, Choice3, Choice4, View, ZoomIn, ZoomOut,
        OrbitLeft, OrbitRight, Hint,
    ];

    /// Whether it goes on while it is held.
    pub(crate) fn repeats(self) -> bool {
        matches!(self, Up | Down | Left | Right | ZoomIn | ZoomOut | OrbitLeft | OrbitRight)
    }
}
