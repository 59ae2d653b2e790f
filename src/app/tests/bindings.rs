//! Changed bindings of keys and buttons.

use super::{Table, scratch};
use crate::app::foundations::controls::{Binding, Bindings, Control, Push, Replacing};
use crate::app::foundations::navigation::Dialog;
use crate::app::foundations::settings::Settings;
use crate::app::play::opponent::Advice;
use crate::app::scene::camera::View;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use std::path::Path;
use tabuleiro_catalogue::matches::Record;

const U: Binding = Binding::Key(KeyCode::KeyU);

fn undoes(table: &mut Table, key: KeyCode) -> bool {
    table.play("e3");
    table.rest();
    table.key(key);
    table.rest();
    let undone = table.moves().is_empty();
    if !undone {
        table.key(KeyCode::Backspace);
        table.rest();
    }
    undone
}

fn otelo_at(folder: &Path) -> Table {
    let mut table = Table::at(folder);
    table.set_up(Record::of("otelo_1_11"));
    table
}

#[test]
fn a_changed_key_works_and_is_saved() {
    let folder = scratch("keys-changed");
    let mut table = otelo_at(&folder);
    assert!(undoes(&mut table, KeyCode::KeyU));
    table.replace(Control::Undo, U);
    table.key(KeyCode::KeyK);
    assert_eq!(table.app.world().resource::<Replacing>().0, None);
    table.open(Dialog::None);
    assert!(undoes(&mut table, KeyCode::KeyK));
    assert!(!undoes(&mut table, KeyCode::KeyU));
    drop(table);
    let mut again = otelo_at(&folder);
    assert!(undoes(&mut again, KeyCode::KeyK));
    assert!(!undoes(&mut again, KeyCode::KeyU));
}

#[test]
fn a_changed_button_works_on_every_gamepad() {
    let mut table = Table::playing("pad-changed", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.replace(Control::Hint, Binding::Button(GamepadButton::Start));
    table.push(pad, Push::RightLeft);
    table.open(Dialog::None);
    let asked = |table: &Table| table.app.world().resource::<Advice>().busy();
    table.pad(pad, GamepadButton::Start);
    assert!(!asked(&table));
    let other = table.connect_gamepad();
    table.push(other, Push::RightLeft);
    assert!(asked(&table), "the stick requests a hint");
    let yaw = table.app.world().resource::<View>().yaw;
    table.pad(other, GamepadButton::Start);
    assert_ne!(table.app.world().resource::<View>().yaw, yaw, "the button rotates the view");
}

#[test]
fn escape_cancels_the_change_and_a_button_cannot_replace_a_key() {
    let mut table = Table::playing("keys-never-mind", "otelo_1_11");
    let pad = table.connect_gamepad();
    table.replace(Control::Undo, U);
    let waits = |table: &Table| table.app.world().resource::<Replacing>().0.is_some();
    for binding in [Binding::Button(GamepadButton::West), Binding::Key(KeyCode::Tab), Binding::Key(KeyCode::Power)] {
        table.press(pad, binding);
        assert!(waits(&table), "{binding:?} must not be accepted");
    }
    table.key(KeyCode::Escape);
    assert!(!waits(&table));
    assert_eq!(table.dialog(), Dialog::Settings, "the dialog stays open");
    assert_eq!(table.app.world().resource::<Settings>().bindings, Bindings::default());
}

#[test]
fn missing_or_invalid_bindings_in_the_settings_are_replaced_by_the_defaults() {
    for (name, bindings) in
        [("absent", ""), ("number", ", \"bindings\": 7"), ("wrong", ", \"bindings\": {\"Act\": [3]}")]
    {
        let folder = scratch(&format!("keys-{name}"));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("settings.json"), format!("{{\"speed\": 2.0{bindings}}}")).unwrap();
        let mut table = otelo_at(&folder);
        let settings = table.app.world().resource::<Settings>();
        assert_eq!((settings.speed, &settings.bindings), (2.0, &Bindings::default()), "{name}");
        assert!(undoes(&mut table, KeyCode::KeyU));
    }
}
