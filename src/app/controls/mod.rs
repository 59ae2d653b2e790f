//! What a person can ask for with a key or a gamepad, which key asks for what, and how a key is called. Plain data: the
//! devices are read in `third_party::leafwing`, and `input` does what is asked.

mod binding;
mod bindings;
mod control;
mod words;

pub(crate) use binding::{Binding, Device, Push};
pub(crate) use bindings::Bindings;
pub(crate) use control::Control;
pub(crate) use words::{control_name, name};

use bevy::prelude::*;

/// The binding that the person wants to replace: the next key or button takes its place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Replacing(pub(crate) Option<(Control, Binding)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replacing>();
}
