//! The screens by keyboard alone, and what assistive technology is told of them.

use super::Table;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Screen};
use crate::app::panels::accessibility::{AccessibleItem, Key, Role};
use crate::app::play::tutor::{Course, StartStudy, Study};
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;

impl Table {
    pub(super) fn shows(&self, screen: Screen) -> bool {
        *self.app.world().resource::<State<Screen>>().get() == screen
    }
}

#[test]
fn escape_leads_from_every_screen_between_the_gallery_and_the_board_to_the_gallery() {
    for screen in [Screen::SetUp, Screen::Matches, Screen::Devices] {
        let mut table = Table::new("reach-escape");
        table.app.world_mut().write_message(ChangeScreen(screen));
        table.frames(6);
        assert!(table.shows(screen));
        table.key(KeyCode::Escape);
        table.frames(4);
        assert!(table.shows(Screen::Gallery), "from {screen:?}");
    }
    // A dialog is closed first.
    let mut table = Table::new("reach-escape-dialog");
    table.app.world_mut().write_message(ChangeScreen(Screen::SetUp));
    table.frames(6);
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::Rules;
    table.frames(4);
    table.key(KeyCode::Escape);
    table.frames(4);
    assert_eq!(table.dialog(), Dialog::None);
    assert!(table.shows(Screen::SetUp));
}

#[test]
fn an_open_dialog_is_named_and_nothing_behind_it_is_read() {
    let mut table = Table::new("reach-dialog");
    table.enable_accessibility();
    let names =
        |table: &Table| -> Vec<String> { table.items().all.iter().map(|(_, item)| item.name.clone()).collect() };
    let hex = table.app.world().resource::<crate::app::foundations::locale::Texts>().title(GameId::Hex, "");
    assert!(names(&table).contains(&hex));
    table.press_button(&table.text("settings"));
    assert_eq!(table.items().dialog, Some(table.text("settings-title")));
    assert!(!names(&table).contains(&hex), "the gallery is behind the dialog");
    assert!(names(&table).contains(&table.text("close")));
    let volume = table.text("settings-volume");
    let is_slider = |(_, item): &&(Key, AccessibleItem)| item.role == Role::Slider && item.name == volume;
    let slider = table.items().all.iter().find(is_slider).expect("the volume");
    assert!(slider.1.amount.is_some());
    table.press_button(&table.text("close"));
    assert_eq!(table.items().dialog, None);
    assert!(names(&table).contains(&hex));
}

#[test]
fn the_task_of_a_study_is_read_out() {
    let mut table = Table::new("reach-study");
    table.enable_accessibility();
    let study = Study::Lesson { game: GameId::Hex, variant: String::new() };
    table.app.world_mut().write_message(StartStudy(study));
    table.frames(12);
    let world = table.app.world();
    let texts = world.resource::<crate::app::foundations::locale::Texts>();
    let contents = world.resource::<Course>().panel_contents(table.game(), texts).expect("a lesson");
    let news = &table.items().news;
    assert!(news.contains(contents.sentence.trim_end_matches('.')), "{news} lacks {}", contents.sentence);
}
