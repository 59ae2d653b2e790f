//! Keyboard and gamepad.

use super::Table;
use crate::app::camera::View;
use crate::app::input::Cursor;
use bevy::input::gamepad::{GamepadButton, GamepadConnection, GamepadConnectionEvent};
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;

impl Table {
    fn cursor(&self) -> Option<String> {
        let site = self.app.world().resource::<Cursor>().0?;
        Some(self.game().position().board().sites[site.index()].name.clone())
    }
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
fn escape_takes_a_gesture_back() {
    let mut table = Table::playing("keys-escape", "mak_yek");
    table.tap("d3");
    table.key(KeyCode::Escape);
    table.tap("d4");
    assert!(table.moves().is_empty());
}

#[test]
fn a_gamepad_moves_the_cursor_and_plays() {
    let mut table = Table::playing("pad", "otelo_1_11");
    let gamepad = table.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    table.app.world_mut().write_message(GamepadConnectionEvent::new(gamepad, connection.clone()));
    table.app.world_mut().write_message(RawGamepadEvent::Connection(GamepadConnectionEvent::new(gamepad, connection)));
    table.frames(2);
    let press = |table: &mut Table, button: GamepadButton| {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            table.app.world_mut().write_message(RawGamepadEvent::Button(event));
            table.app.world_mut().write_message(event);
            table.frames(2);
        }
    };
    press(&mut table, GamepadButton::DPadUp);
    assert!(table.cursor().is_some());
    press(&mut table, GamepadButton::South);
    assert_eq!(table.moves().len(), 1);
}
