//! Changing bindings: the next key or button becomes the new binding.

use super::keys::ReadControls;
use crate::app::foundations::controls::{Binding, Push, Replacing};
use crate::app::foundations::navigation::Dialog;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::Settings;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// Input events of all devices.
#[derive(bevy::ecs::system::SystemParam)]
struct DeviceInput<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    axes: MessageReader<'w, 's, GamepadAxisChangedEvent>,
}

impl DeviceInput<'_, '_> {
    /// Returns all presses since the last frame.
    fn bindings(&mut self) -> Vec<Binding> {
        let keys = self.keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat);
        let mut all: Vec<Binding> = keys.map(|key| Binding::Key(key.key_code)).collect();
        let buttons = self.buttons.read().filter(|event| event.state == ButtonState::Pressed);
        all.extend(buttons.map(|event| Binding::Button(event.button)));
        all.extend(self.axes.read().filter_map(|event| Push::of(event.axis, event.value)).map(Binding::Stick));
        all
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, replace.after(ReadControls).in_set(TableSet::Input));
}

/// Ignores presses that cannot be bound; Escape, and closing the settings, cancel.
fn replace(
    mut pressed: DeviceInput,
    dialog: Res<Dialog>,
    mut replacing: ResMut<Replacing>,
    mut settings: ResMut<Settings>,
) {
    let pressed = pressed.bindings();
    let Some((control, old)) = replacing.0 else { return };
    if *dialog != Dialog::Settings || pressed.contains(&Binding::Key(KeyCode::Escape)) {
        replacing.0 = None;
        return;
    }
    // A copy is tried first: unchanged settings are not saved.
    let mut bindings = settings.bindings.clone();
    if pressed.into_iter().any(|new| bindings.replace(control, old, new)) {
        settings.bindings = bindings;
        replacing.0 = None;
    }
}
