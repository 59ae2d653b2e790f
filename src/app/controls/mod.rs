//! What a person can ask for with a key or a gamepad, which key asks for what, and how a key is called. Plain data: the
//! devices are read in `third_party::leafwing`, and `input` does what is asked.

mod binding;
mod bindings;
mod words;

pub(crate) use binding::{Binding, Device, Push};
pub(crate) use bindings::Bindings;
pub(crate) use words::{control_name, name};

use bevy::prelude::*;
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

/// The binding that the person wants to replace: the next key or button takes its place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Replacing(pub(crate) Option<(Control, Binding)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replacing>();
}
