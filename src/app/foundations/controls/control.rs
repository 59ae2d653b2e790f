//! The commands that can be bound to keys and buttons.

use bevy::prelude::Reflect;
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};

/// A command that can be bound to keys and buttons. Its name is written into settings files.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub(crate) enum Control {
    Up,
    Down,
    Left,
    Right,
    /// Tap the site under the cursor.
    Act,
    /// Cancel the gesture, or close the dialog.
    Cancel,
    Undo,
    Redo,
    /// The first to fourth button beside the board.
    Choice1,
    Choice2,
    Choice3,
    Choice4,
    /// Switch between the perspective and the flat view.
    View,
    ZoomIn,
    ZoomOut,
    OrbitLeft,
    OrbitRight,
    Hint,
}

use Control::*;

impl Control {
    /// All controls, in the order in which the settings show them.
    pub(crate) const ALL: [Control; 18] = [
        Up, Down, Left, Right, Act, Cancel, Undo, Redo, Choice1, Choice2, Choice3, Choice4, View, ZoomIn, ZoomOut,
        OrbitLeft, OrbitRight, Hint,
    ];

    /// Whether it repeats while it is held.
    pub(crate) fn repeats(self) -> bool {
        matches!(self, Up | Down | Left | Right | ZoomIn | ZoomOut | OrbitLeft | OrbitRight)
    }
}
