//! Controls, their bindings to keys and gamepads, and the names of both. Plain data: the devices are read in
//! `third_party::leafwing`, and `input` carries out the controls.

mod binding;
mod bindings;
mod control;
mod words;

pub(crate) use binding::{Binding, Device, Push};
pub(crate) use bindings::Bindings;
pub(crate) use control::Control;
pub(crate) use words::{control_name, name};

use bevy::prelude::*;

/// The binding being replaced: the next key or button takes its place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Replacing(pub(crate) Option<(Control, Binding)>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Replacing>();
}
