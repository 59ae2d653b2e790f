//! One switch: everything is reached with a single key.

use super::Table;
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::Key;
use crate::app::panels::scanning::Scan;
use bevy::prelude::*;
use std::time::Duration;
use tabuleiro_catalogue::GameId;

impl Table {
    /// Returns what is highlighted.
    fn highlighted(&self) -> Vec<Key> {
        self.app.world().resource::<Scan>().current().to_vec()
    }

    /// Waits until the highlight has gone on.
    fn wait_for_step(&mut self) {
        let before = self.highlighted();
        for _ in 0..40 {
            self.frames(1);
            if self.highlighted() != before {
                return;
            }
        }
        panic!("the highlight does not go on from {before:?}");
    }

    /// Chooses an item with the switch alone.
    fn switch_to(&mut self, wanted: Key) {
        for _ in 0..600 {
            match &self.highlighted()[..] {
                [only] if *only == wanted => return self.press_switch(),
                many if many.len() > 1 && many.contains(&wanted) => {
                    let row = many.to_vec();
                    self.key(KeyCode::Space);
                    assert_eq!(self.highlighted(), row[..1], "the walk goes on in the row");
                }
                _ => self.wait_for_step(),
            }
        }
        panic!("{wanted:?} is never highlighted");
    }

    fn press_switch(&mut self) {
        self.key(KeyCode::Space);
        self.frames(6);
        self.rest();
    }

    fn switch_to_control(&mut self, name: &str) {
        let key = self.control(name).0;
        self.switch_to(key);
    }
}

#[test]
fn a_game_is_opened_and_played_with_one_key() {
    let mut table = Table::new("scanning");
    table.set_step(Duration::from_millis(50));
    table.app.world_mut().resource_mut::<Settings>().scan = Some(1);
    table.frames(6);
    let hip = table.app.world().resource::<crate::app::foundations::locale::Texts>().title(GameId::Hip, "");
    table.switch_to_control(&hip);
    assert!(table.shows(Screen::SetUp));
    table.switch_to_control(&table.text("play"));
    assert!(table.shows(Screen::Table));
    for played in 1..=4 {
        let key = table.items().all.iter().find(|(key, item)| matches!(key, Key::Site(_)) && !item.disabled).unwrap().0;
        table.switch_to(key);
        assert_eq!(table.game().plies().len(), played);
    }
    table.switch_to_control(&table.text("undo"));
    assert_eq!(table.game().cursor(), 3);
    table.switch_to_control(&table.text("gallery-back"));
    assert!(table.shows(Screen::Gallery));
    table.switch_to_control(&table.text("settings"));
    assert_eq!(table.dialog(), Dialog::Settings);
    table.switch_to_control(&table.text("close"));
    assert_eq!(table.dialog(), Dialog::None);
}

#[test]
fn without_the_setting_nothing_is_highlighted_and_no_frames_are_drawn() {
    let mut table = Table::playing("scanning-off", "hex");
    table.frames(30);
    assert!(table.highlighted().is_empty());
}
