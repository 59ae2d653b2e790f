//! leafwing-input-manager: turns keyboard and gamepads into the states of [`Control`]s. The keyboard is one entity,
//! every connected gamepad another; [`switch`] enables and disables all of them.

use crate::app::foundations::controls::{Binding, Bindings, Control, Device, Push, Replacing};
use crate::app::foundations::navigation::{Dialog, ExhibitMode, PanelFocus, Screen, at_the_board};
use crate::app::foundations::power::Awake;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::Settings;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use leafwing_input_manager::buttonlike::ButtonValue;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::{
    ActionState, GamepadControlDirection, InputManagerPlugin, InputMap, SpecificGamepadButton,
};
use leafwing_input_manager::user_input::updating::CentralInputStore;
use std::collections::HashSet;

/// The entity of the keyboard.
#[derive(Component)]
struct Keyboard;

/// The system that decides which controls are enabled in this frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EnableControls;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Control>::default())
        // The crate does not define whether the presses of a frame are collected before or after those of the last
        // frame are cleared.
        .configure_sets(PreUpdate, InputManagerSystem::Tick.before(InputManagerSystem::Unify))
        .add_observer(insert_gamepad_map)
        .add_observer(remove_gamepad_map)
        .add_systems(Startup, spawn_keyboard)
        .add_systems(
            PreUpdate,
            (
                follow_settings.run_if(resource_changed::<Settings>).before(InputManagerSystem::Tick),
                keep_short_presses.after(InputManagerSystem::Unify).before(InputManagerSystem::Update),
            ),
        )
        .add_systems(Update, switch.in_set(EnableControls).in_set(TableSet::Input));
    #[cfg(target_family = "wasm")]
    app.add_systems(Update, poll_gamepads.in_set(TableSet::Input));
}

/// Returns the input map of a device.
fn input_map(bindings: &Bindings, device: Device) -> InputMap<Control> {
    let mut map = InputMap::default();
    for (control, binding) in bindings.iter().filter(|(_, binding)| binding.device() == device) {
        match binding {
            Binding::Key(key) => map.insert(control, key),
            Binding::Button(button) => map.insert(control, button),
            Binding::Stick(push) => map.insert(control, direction(push)),
        };
    }
    map
}

fn direction(push: Push) -> GamepadControlDirection {
    let (axis, positive) = push.axis();
    let direction =
        if positive { GamepadControlDirection::positive(axis) } else { GamepadControlDirection::negative(axis) };
    direction.threshold(Push::THRESHOLD)
}

fn spawn_keyboard(mut commands: Commands, settings: Res<Settings>) {
    commands.spawn((Keyboard, input_map(&settings.bindings, Device::Keyboard)));
}

/// A map without a gamepad would read only the first gamepad.
fn insert_gamepad_map(added: On<Add, Gamepad>, mut commands: Commands, settings: Res<Settings>) {
    let map = input_map(&settings.bindings, Device::Gamepad).with_gamepad(added.entity);
    commands.entity(added.entity).insert(map);
}

fn remove_gamepad_map(removed: On<Remove, Gamepad>, mut commands: Commands) {
    commands.entity(removed.entity).try_remove::<(InputMap<Control>, ActionState<Control>)>();
}

/// Applies changed bindings.
fn follow_settings(
    settings: Res<Settings>,
    mut known: Local<Option<Bindings>>,
    mut devices: Query<(Entity, &mut InputMap<Control>, &mut ActionState<Control>, Has<Keyboard>)>,
) {
    if known.as_ref() == Some(&settings.bindings) {
        return;
    }
    *known = Some(settings.bindings.clone());
    for (entity, mut map, mut state, is_keyboard) in &mut devices {
        *map = if is_keyboard {
            input_map(&settings.bindings, Device::Keyboard)
        } else {
            input_map(&settings.bindings, Device::Gamepad).with_gamepad(entity)
        };
        // Controls held under the old bindings are released.
        state.reset_all();
    }
}

/// The crate reads the state at the end of a frame. Adds keys that are pressed and released within one frame, which
/// happens where frames are slow. The crate takes a key for pressed again only after a frame in which it is up: another
/// press of a key that was down in the frame before waits for the next frame.
fn keep_short_presses(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    mut store: ResMut<CentralInputStore>,
    mut awake: ResMut<Awake>,
    mut down: Local<HashSet<KeyCode>>,
    mut waiting: Local<Vec<KeyCode>>,
) {
    let pressed = ButtonValue::from_pressed(true);
    let new = keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat);
    waiting.extend(new.map(|key| key.key_code));
    let before = std::mem::replace(&mut *down, held.get_pressed().copied().collect());
    let mut later = Vec::new();
    let mut shown = HashSet::new();
    for key in waiting.drain(..) {
        if before.contains(&key) || shown.contains(&key) {
            later.push(key);
        } else {
            shown.insert(key);
            store.update_buttonlike(key, pressed);
            down.insert(key);
        }
    }
    for key in later.iter().filter(|key| !shown.contains(*key)) {
        store.update_buttonlike(*key, ButtonValue::from_pressed(false));
        down.remove(key);
    }
    if !later.is_empty() {
        awake.request_frames();
    }
    *waiting = later;
    for event in buttons.read().filter(|event| event.state == ButtonState::Pressed) {
        store.update_buttonlike(SpecificGamepadButton::new(event.entity, event.button), pressed);
    }
}

/// Whether a control is enabled on a device: all controls at the board; with a dialog open only the one that closes it,
/// which also leaves the screens between the gallery and the board; none on the keyboard while a panel has its focus; none at all while a binding is being replaced.
fn is_enabled(
    control: Control,
    is_keyboard: bool,
    screen: Screen,
    dialog: Dialog,
    taken: bool,
    replacing: bool,
) -> bool {
    if replacing || is_keyboard && taken {
        return false;
    }
    let is_left = matches!(screen, Screen::SetUp | Screen::Matches | Screen::Devices | Screen::Class);
    at_the_board(screen, dialog) || control == Control::Cancel && (dialog != Dialog::None || is_left)
}

/// Enables and disables controls. Their states are updated meanwhile, so a held key is not pressed again when its
/// control is enabled.
fn switch(
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    panels: Res<PanelFocus>,
    replacing: Res<Replacing>,
    exhibit: Res<ExhibitMode>,
    mut devices: Query<(&mut ActionState<Control>, Has<Keyboard>)>,
) {
    for (mut state, is_keyboard) in &mut devices {
        for control in Control::ALL {
            let wanted =
                !exhibit.0 && is_enabled(control, is_keyboard, *screen.get(), *dialog, panels.0, replacing.0.is_some());
            match (state.action_disabled(&control), wanted) {
                (true, true) => state.enable_action(&control),
                (false, false) => state.disable_action(&control),
                _ => {}
            }
        }
    }
}

/// A browser does not report events of gamepads: while one is connected, the page polls it. On the desktop
/// `third_party::gilrs` wakes the loop.
#[cfg(target_family = "wasm")]
fn poll_gamepads(pads: Query<(), With<Gamepad>>, mut awake: ResMut<Awake>) {
    if !pads.is_empty() {
        awake.need(crate::app::foundations::power::Need::Gamepad);
    }
}
