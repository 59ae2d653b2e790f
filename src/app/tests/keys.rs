//! Keyboard and gamepad.

use super::Table;
use crate::app::foundations::controls::{Binding, Bindings, Control, Push, Replacing};
use crate::app::foundations::navigation::{Dialog, PanelFocus};
use crate::app::panels::accessibility::Act;
use crate::app::play::input::{Cursor, Gesture};
use crate::app::play::opponent::Advice;
use crate::app::scene::camera::View;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent};
use bevy::input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_rules::Site;

impl Table {
    pub(super) fn cursor(&self) -> Option<String> {
        let site = self.app.world().resource::<Cursor>().0?;
        Some(self.game().position().board().sites[site.index()].name.clone())
    }

    /// Presses a key with its text, as real keyboards do; the panels read the text.
    pub(super) fn type_key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) = (logical_key.clone(), self.window);
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input);
            self.frames(2);
        }
    }

    pub(super) fn panel_has_focus(&self) -> bool {
        self.app.world().resource::<PanelFocus>().0
    }

    pub(super) fn connect(&mut self, pad: Entity, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(pad, connection);
        self.app.world_mut().write_message(event.clone());
        self.app.world_mut().write_message(RawGamepadEvent::Connection(event));
        self.frames(2);
    }

    pub(super) fn connect_gamepad(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.plug_in_again(pad);
        pad
    }

    pub(super) fn plug_in_again(&mut self, pad: Entity) {
        self.connect(pad, GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None });
    }

    /// Presses and releases a gamepad's button.
    pub(super) fn pad(&mut self, pad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(pad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.frames(2);
        }
    }

    pub(super) fn axis(&mut self, pad: Entity, axis: GamepadAxis, value: f32) {
        self.app.world_mut().write_message(RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(pad, axis, value)));
        self.frames(2);
    }

    pub(super) fn push(&mut self, pad: Entity, push: Push) {
        let (axis, positive) = push.axis();
        self.axis(pad, axis, if positive { 1.0 } else { -1.0 });
        self.axis(pad, axis, 0.0);
    }

    /// Presses and releases the key or button of a binding.
    pub(super) fn press(&mut self, pad: Entity, binding: Binding) {
        match binding {
            Binding::Key(key) => self.key(key),
            Binding::Button(button) => self.pad(pad, button),
            Binding::Stick(push) => self.push(pad, push),
        }
    }

    pub(super) fn open(&mut self, dialog: Dialog) {
        *self.app.world_mut().resource_mut::<Dialog>() = dialog;
        self.frames(1);
    }

    pub(super) fn dialog(&self) -> Dialog {
        *self.app.world().resource::<Dialog>()
    }

    /// Replaces a binding as the settings do, by the next press.
    pub(super) fn replace(&mut self, control: Control, old: Binding) {
        self.open(Dialog::Settings);
        self.enable_accessibility();
        let keys = self.text("settings-keys");
        self.press_button(&keys);
        self.app.world_mut().resource_mut::<Replacing>().0 = Some((control, old));
        self.frames(1);
    }
}

#[test]
fn a_smaller_board_begins_without_the_cursor_of_the_board_before() {
    let mut table = Table::playing("smaller-board", "hex");
    let last = table.game().position().board().sites.len() - 1;
    table.app.world_mut().resource_mut::<Cursor>().0 = Some(Site(last as u16));
    table.frames(2);
    table.set_up(Record::of("semaforo"));
    assert!(table.game().position().board().sites.len() <= last);
    assert_eq!(table.cursor(), None);
}

#[test]
fn arrows_move_a_cursor_and_enter_plays_there() {
    let mut table = Table::playing("keys", "otelo_1_11");
    table.key(KeyCode::ArrowUp);
    let first = table.cursor().expect("the first arrow shows the cursor");
    assert!(table.game().position().legal().iter().any(|o| o.text == first), "it begins on a legal cell");
    table.key(KeyCode::ArrowUp);
    assert_ne!(table.cursor().as_deref(), Some(first.as_str()));
    table.key(KeyCode::ArrowDown);
    assert_eq!(table.cursor().as_deref(), Some(first.as_str()));
    table.key(KeyCode::Enter);
    assert_eq!(table.moves(), [first]);
}

#[test]
fn keys_undo_redo_swap_and_change_the_view() {
    let mut table = Table::playing("keys-undo", "hex");
    table.play("f6");
    table.rest();
    table.key(KeyCode::Digit1);
    assert_eq!(table.moves(), ["f6", "swap"], "1 presses the only button");
    table.rest();
    table.key(KeyCode::KeyU);
    assert_eq!(table.moves(), ["f6"]);
    table.key(KeyCode::KeyR);
    assert_eq!(table.moves(), ["f6", "swap"]);
    table.key(KeyCode::KeyV);
    assert!(table.app.world().resource::<View>().flat);
}

#[test]
fn escape_cancels_a_gesture() {
    let mut table = Table::playing("keys-escape", "mak_yek");
    table.tap("d3");
    table.key(KeyCode::Escape);
    table.tap("d4");
    assert!(table.moves().is_empty());
}

#[test]
fn a_key_pressed_and_released_within_one_frame_acts() {
    let mut table = Table::playing("keys-short", "otelo_1_11");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.write_key(KeyCode::ArrowUp, state);
    }
    table.frames(1);
    assert!(table.cursor().is_some());
    table.frames(60);
    let still = table.cursor();
    table.frames(20);
    assert_eq!(table.cursor(), still, "no key stays pressed");
}

#[test]
fn a_held_arrow_repeats_and_a_held_enter_does_not() {
    let mut table = Table::playing("keys-held", "otelo_1_11");
    table.key(KeyCode::ArrowUp);
    let mut met = vec![table.cursor()];
    table.write_key(KeyCode::ArrowLeft, ButtonState::Pressed);
    for _ in 0..50 {
        table.frames(1);
        if met.last() != Some(&table.cursor()) {
            met.push(table.cursor());
        }
    }
    table.write_key(KeyCode::ArrowLeft, ButtonState::Released);
    table.frames(1);
    assert!(met.len() > 2, "cells reached in a second: {met:?}");
    let end = table.cursor();
    table.frames(50);
    assert_eq!(table.cursor(), end, "the cursor stops on release");
}

#[test]
fn a_gamepad_moves_the_cursor_and_plays() {
    let mut table = Table::playing("pad", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.pad(pad, GamepadButton::DPadUp);
    assert!(table.cursor().is_some());
    table.pad(pad, GamepadButton::South);
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn a_gamepad_works_when_it_is_connected_later_and_reconnected() {
    let mut table = Table::playing("pad-later", "otelo_1_11");
    table.frames(50);
    let pad = table.connect_gamepad();
    table.pad(pad, GamepadButton::DPadUp);
    let first = table.cursor().expect("the first gamepad works");
    // Disconnected while a button is down.
    let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::DPadUp, 1.0);
    table.app.world_mut().write_message(RawGamepadEvent::Button(event));
    table.frames(1);
    table.connect(pad, GamepadConnection::Disconnected);
    let left = table.cursor();
    table.frames(60);
    assert_eq!(table.cursor(), left, "a button held while disconnecting is released");
    table.plug_in_again(pad);
    table.pad(pad, GamepadButton::DPadDown);
    assert_eq!(table.cursor(), Some(first));
}

#[test]
fn two_gamepads_and_the_keyboard_work_together() {
    let mut table = Table::playing("pads", "otelo_1_11");
    let pads = [table.connect_gamepad(), table.connect_gamepad()];
    table.pad(pads[1], GamepadButton::DPadUp);
    let first = table.cursor();
    assert!(first.is_some(), "the second gamepad works");
    table.pad(pads[0], GamepadButton::DPadUp);
    assert_ne!(table.cursor(), first, "the first gamepad works");
    table.key(KeyCode::ArrowDown);
    assert_eq!(table.cursor(), first, "the keyboard works");
    table.pad(pads[1], GamepadButton::South);
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn a_stick_moves_the_cursor_only_beyond_its_threshold() {
    let mut table = Table::playing("stick", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.axis(pad, GamepadAxis::LeftStickX, 0.3);
    assert_eq!(table.cursor(), None);
    table.axis(pad, GamepadAxis::LeftStickX, 0.0);
    table.push(pad, Push::LeftUp);
    let first = table.cursor();
    table.push(pad, Push::LeftLeft);
    let second = table.cursor();
    table.pad(pad, GamepadButton::DPadRight);
    assert_eq!(table.cursor(), first, "left by the stick and right by the cross");
    assert_ne!(first, second);
}

/// All state that a control can change.
fn seen(table: &Table) -> String {
    let world = table.app.world();
    let gesture = world.resource::<Gesture>();
    let advice = world.resource::<Advice>();
    let asked = advice.busy() || !advice.candidates.is_empty();
    let view = world.resource::<View>();
    format!("{:?} {:?} {:?} {view:?} hint: {asked}", table.cursor(), table.moves(), gesture.taps())
}

/// Returns a table at which a control has an effect.
fn occasion(control: Control) -> Table {
    let name = format!("control-{control:?}");
    let game = match control {
        Control::Choice1 | Control::Choice2 | Control::Choice3 | Control::Choice4 => "copos",
        Control::Cancel => "mak_yek",
        _ => "otelo_1_11",
    };
    let mut table = Table::playing(&name, game);
    match control {
        Control::Up | Control::Down | Control::Left | Control::Right | Control::Act => table.key(KeyCode::ArrowUp),
        Control::Cancel => table.tap("d3"),
        Control::Undo => table.play("e3"),
        Control::Redo => {
            table.play("e3");
            table.rest();
            table.key(KeyCode::KeyU);
        }
        Control::ZoomOut => table.app.world_mut().resource_mut::<View>().magnify(2.0),
        _ => {}
    }
    table.rest();
    table
}

#[test]
fn every_control_does_something_by_each_of_its_keys_buttons_and_sticks() {
    for (control, binding) in Bindings::default().iter() {
        let mut table = occasion(control);
        let pad = table.connect_gamepad();
        let before = seen(&table);
        table.press(pad, binding);
        assert_ne!(seen(&table), before, "{control:?} by {binding:?}");
    }
}

#[test]
fn keys_do_not_act_on_the_board_while_a_panel_has_the_focus() {
    let mut table = Table::playing("keys-panel", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.key(KeyCode::ArrowUp);
    for (_, binding) in Bindings::default().iter() {
        // The button that has the focus is tested elsewhere.
        let (Binding::Key(key), false) =
            (binding, [KeyCode::Enter, KeyCode::Space].map(Binding::Key).contains(&binding))
        else {
            continue;
        };
        if !table.panel_has_focus() {
            table.type_key(KeyCode::Tab, Key::Tab);
        }
        let before = seen(&table);
        table.press(pad, binding);
        assert_eq!(seen(&table), before, "{key:?}");
    }
    if !table.panel_has_focus() {
        table.type_key(KeyCode::Tab, Key::Tab);
    }
    let before = seen(&table);
    table.write_key(KeyCode::ArrowUp, ButtonState::Pressed);
    table.frames(2);
    table.type_key(KeyCode::Escape, Key::Escape);
    assert!(!table.panel_has_focus());
    assert_eq!(seen(&table), before, "a key held since the panel had the focus does not act");
    table.write_key(KeyCode::ArrowUp, ButtonState::Released);
    table.frames(2);
    table.key(KeyCode::ArrowUp);
    assert_ne!(seen(&table), before, "a new press acts");
}

#[test]
fn enter_presses_the_focused_button_and_does_not_act_on_the_board() {
    let mut table = Table::playing("keys-enter", "otelo_1_11");
    table.enable_accessibility();
    table.key(KeyCode::ArrowUp);
    assert!(table.cursor().is_some());
    let (key, _) = table.control(&table.text("rules"));
    table.app.world_mut().write_message(Act { key, action: Action::Focus, data: None });
    table.frames(4);
    assert!(table.panel_has_focus());
    table.type_key(KeyCode::Enter, Key::Enter);
    table.frames(4);
    assert_eq!(table.dialog(), Dialog::Rules);
    assert!(table.moves().is_empty());
}

#[test]
fn a_gamepad_acts_on_the_board_while_a_panel_has_the_focus() {
    let mut table = Table::playing("pad-panel", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.type_key(KeyCode::Tab, Key::Tab);
    assert!(table.panel_has_focus());
    table.pad(pad, GamepadButton::DPadUp);
    assert!(table.cursor().is_some());
}

#[test]
fn while_a_dialog_is_open_only_cancel_acts_and_closes_it() {
    let mut table = Table::playing("keys-dialog", "mak_yek");
    let pad = table.connect_gamepad();
    table.tap("d3");
    for dialog in [Dialog::Rules, Dialog::Settings] {
        for cancel in [Binding::Key(KeyCode::Escape), Binding::Button(GamepadButton::East)] {
            table.open(dialog);
            let before = seen(&table);
            for (control, binding) in Bindings::default().iter() {
                if control != Control::Cancel {
                    table.press(pad, binding);
                }
            }
            assert_eq!(seen(&table), before);
            table.press(pad, cancel);
            assert_eq!((table.dialog(), seen(&table)), (Dialog::None, before), "{cancel:?} only closes the dialog");
        }
    }
    table.pad(pad, GamepadButton::East);
    assert!(table.app.world().resource::<Gesture>().taps().is_empty(), "then it cancels the gesture");
}

#[test]
fn controls_do_not_act_on_a_board_that_is_not_shown() {
    let mut table = Table::playing("keys-gallery", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.app.world_mut().write_message(crate::app::foundations::navigation::ChangeScreen(
        crate::app::foundations::navigation::Screen::Gallery,
    ));
    table.frames(3);
    let before = seen(&table);
    for (_, binding) in Bindings::default().iter() {
        table.press(pad, binding);
    }
    assert_eq!(seen(&table), before);
}
