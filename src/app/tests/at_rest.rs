//! What frames do while nobody does anything: a frame reads and writes no file, parses nothing and begins no search, and
//! at rest none is drawn.

use super::Table;
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::power::{Work, take_counted};
use crate::app::foundations::settings::Settings;
use crate::app::play::tutor::{Library, StartStudy, Study};
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;

/// The simulated time between two frames at rest.
const STEP: Duration = Duration::from_millis(500);

/// The longest pause between frames of a screen that still waits for something.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

impl Table {
    /// Whether the last frame asked for another one.
    fn wants_frames(&self) -> bool {
        let rests = match self.app.world().resource::<WinitSettings>().focused_mode {
            UpdateMode::Continuous => false,
            UpdateMode::Reactive { wait, .. } => wait > LONGEST_WAIT,
        };
        !rests
    }

    /// Runs until the screen has come to rest, with work on other threads.
    fn settle(&mut self, name: &str) {
        for _ in 0..2000 {
            self.frames(1);
            if !self.wants_frames() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("{name} does not come to rest");
    }

    /// Returns what a minute at rest did on the screen that is open.
    fn minute_at_rest(&mut self, name: &str) -> Vec<String> {
        self.settle(name);
        self.set_step(STEP);
        // The longer step is the only news of the first frame.
        self.frames(2);
        self.settle(name);
        drop(take_counted());
        self.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        let mut wanted = 0;
        for _ in 0..120 {
            self.frames(1);
            wanted += usize::from(self.wants_frames());
        }
        self.set_step(Duration::from_millis(20));
        let mut found: Vec<String> = take_counted().into_iter().map(|work| format!("{name}: {work:?}")).collect();
        if wanted > 0 {
            found.push(format!("{name}: {wanted} frames"));
        }
        found
    }

    /// Opens a screen and returns what a minute there did.
    fn rests(&mut self, name: &str, open: impl FnOnce(&mut Table)) -> Vec<String> {
        open(self);
        self.frames(10);
        self.minute_at_rest(name)
    }

    fn study(&mut self, study: Study) {
        self.app.world_mut().write_message(StartStudy(study));
        self.frames(8);
    }

    fn set_dialog(&mut self, dialog: Dialog) {
        *self.app.world_mut().resource_mut::<Dialog>() = dialog;
        self.frames(4);
    }
}

#[test]
fn a_minute_at_rest_draws_no_frame_reads_and_writes_nothing_and_begins_no_search() {
    let mut table = Table::new("at-rest");
    table.enable_accessibility();
    let puzzle = table.app.world_mut().resource_mut::<Library>().puzzles(GameId::Semaforo).all()[0].id.clone();
    let over = ["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"].map(str::to_string).to_vec();
    let lesson = || Study::Lesson { game: GameId::Hex, variant: String::new() };
    let mut found = Vec::new();
    found.extend(table.rests("gallery", |_| {}));
    found.extend(table.rests("settings", |table| table.set_dialog(Dialog::Settings)));
    found.extend(table.rests("keys", |table| table.press_button(&table.text("settings-keys"))));
    table.set_dialog(Dialog::None);
    found.extend(table.rests("set-up", |table| table.go(Screen::SetUp)));
    found.extend(table.rests("devices", |table| table.go(Screen::Devices)));
    found.extend(table.rests("table", |table| {
        table.set_up(Record::of("hex"));
        table.play("f6");
        table.rest();
    }));
    found.extend(table.rests("rules", |table| table.set_dialog(Dialog::Rules)));
    table.set_dialog(Dialog::None);
    found.extend(table.rests("moves", |table| table.press_button(&table.text("moves-list"))));
    found.extend(table.rests("my matches", |table| table.go(Screen::Matches)));
    found.extend(table.rests("statistics", |table| table.press_button(&table.text("statistics"))));
    found.extend(table.rests("lesson", |table| table.study(lesson())));
    found.extend(table.rests("puzzle", |table| table.study(Study::Puzzle { game: GameId::Semaforo, id: puzzle })));
    found.extend(table.rests("end", |table| {
        table.go(Screen::Gallery);
        table.set_up(Record { moves: over, ..Record::of("semaforo") });
    }));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_dragged_slider_of_the_settings_writes_once_when_it_is_let_go() {
    let mut table = Table::playing("slider", "hex");
    table.settle("the table");
    let marks = |table: &mut Table| {
        let world = table.app.world_mut();
        world.query_filtered::<Entity, With<crate::app::panels::marks::BoardMark>>().iter(world).collect::<Vec<_>>()
    };
    let before = marks(&mut table);
    drop(take_counted());
    table.button(ButtonState::Pressed);
    for step in 1..30 {
        table.app.world_mut().resource_mut::<Settings>().volume = 0.02 * step as f32;
        table.frames(1);
    }
    assert_eq!(take_counted(), [], "nothing is written during the drag");
    assert_eq!(marks(&mut table), before, "the marks stay");
    table.button(ButtonState::Released);
    table.frames(2);
    assert_eq!(take_counted(), [Work::Write]);
    table.app.world().resource::<crate::app::foundations::store::Store>().finish();
    let text = table.app.world().resource::<crate::app::foundations::store::Store>().read("settings.json").unwrap();
    assert_eq!(Settings::from_text(&text).unwrap().volume, 0.02 * 29.0);
}
