//! Taps where frames take seconds, and where the picture changes under the finger.

use super::Table;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Screen};
use crate::app::foundations::notices::Notices;
use crate::app::foundations::power::LoopWaker;
use crate::app::foundations::theme::{Icon, button};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowEvent;
use bevy::winit::UpdateMode;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;

impl Table {
    /// From now on each frame takes two seconds.
    fn slow_down(&mut self) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(2)));
    }

    /// Sends a touch that is read in the next frame.
    fn send_touch(&mut self, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id: 1 });
    }

    /// Sends a whole tap of a finger.
    fn send_tap(&mut self, at: Vec2) {
        self.send_touch(TouchPhase::Started, at);
        self.send_touch(TouchPhase::Ended, at);
    }

    /// Sends a movement of the mouse and a click.
    fn send_click(&mut self, at: Vec2) {
        self.send_move(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let pressed = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
            self.app.world_mut().write_message(pressed);
            self.app.world_mut().write_message(WindowEvent::MouseButtonInput(pressed));
        }
    }

    fn send_move(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
    }

    /// Returns the centre of a control.
    fn middle(&self, name: &str) -> Vec2 {
        let [x, y, w, h] = self.control(name).1.area.map(|length| length as f32);
        Vec2::new(x + w / 2.0, y + h / 2.0)
    }

    fn visible_notices(&self) -> Vec<String> {
        self.app.world().resource::<Notices>().texts().map(str::to_string).collect()
    }

    fn is_on(&self, screen: Screen) -> bool {
        *self.app.world().resource::<State<Screen>>().get() == screen
    }
}

#[test]
fn a_press_and_release_in_one_frame_of_two_seconds_play_on_the_board_and_on_a_button() {
    let mut table = Table::playing("slow-tap", "hex");
    table.enable_accessibility();
    table.slow_down();
    let at = table.pixel("f6");
    table.send_tap(at);
    table.frames(3);
    assert_eq!(table.moves(), ["f6"]);
    let undo = table.middle(&table.text("undo"));
    table.send_tap(undo);
    table.frames(6);
    assert!(table.moves().is_empty(), "a finger on the button");
    let at = table.pixel("g7");
    table.send_click(at);
    table.frames(6);
    assert_eq!(table.moves(), ["g7"]);
    table.send_click(undo);
    // The mouse goes on within the same frame.
    table.send_move(at);
    table.frames(6);
    assert!(table.moves().is_empty(), "the mouse on the button");
}

#[test]
fn two_taps_in_one_slow_frame_reach_two_buttons() {
    let mut table = Table::playing("slow-taps", "hex");
    table.enable_accessibility();
    table.slow_down();
    let hud = |table: &Table| table.app.world().resource::<crate::app::panels::hud::Hud>().moves;
    let flat = |table: &Table| table.app.world().resource::<crate::app::scene::camera::View>().flat;
    let (moves, view) = (table.middle(&table.text("moves-list")), table.middle(&table.text("view-flat")));
    assert!(!hud(&table) && !flat(&table));
    table.send_tap(moves);
    table.send_tap(view);
    table.frames(8);
    assert!(hud(&table), "the first tap");
    assert!(flat(&table), "the second tap");
}

/// A panel with a button; while `line` is set, a line stands above the button.
#[derive(Resource, Default)]
struct Panel {
    line: bool,
    hidden: bool,
    other: bool,
    pressed: u32,
    wrong: u32,
}

fn panel(mut contexts: EguiContexts, mut panel: ResMut<Panel>) -> Result {
    let context = contexts.ctx_mut()?;
    if panel.hidden {
        return Ok(());
    }
    egui::Area::new(egui::Id::new("slow-panel")).fixed_pos(egui::pos2(500.0, 200.0)).show(context, |ui| {
        if panel.line && button(ui, Icon::Undo, "Another button", true, false).clicked() {
            panel.wrong += 1;
        }
        if button(ui, Icon::Hint, if panel.other { "Something else" } else { "The button" }, true, false).clicked() {
            panel.pressed += 1;
        }
    });
    Ok(())
}

fn with_panel(name: &str) -> Table {
    let mut table = Table::new(name);
    table.app.init_resource::<Panel>().add_systems(EguiPrimaryContextPass, panel);
    table.enable_accessibility();
    table.slow_down();
    table.frames(4);
    table
}

#[test]
fn a_tap_on_a_button_that_moves_between_press_and_release_presses_this_button() {
    for one_frame in [false, true] {
        let mut table = with_panel("moved-button");
        let at = table.middle("The button");
        table.send_touch(TouchPhase::Started, at);
        if !one_frame {
            table.frames(1);
        }
        table.app.world_mut().resource_mut::<Panel>().line = true;
        table.send_touch(TouchPhase::Ended, at);
        table.frames(6);
        let panel = table.app.world().resource::<Panel>();
        assert_eq!((panel.pressed, panel.wrong), (1, 0), "in one frame: {one_frame}");
        assert!(table.visible_notices().is_empty());
    }
}

#[test]
fn a_tap_on_a_button_that_is_gone_when_the_finger_lifts_is_answered() {
    let mut table = with_panel("gone-button");
    let at = table.middle("The button");
    table.send_touch(TouchPhase::Started, at);
    table.frames(1);
    table.app.world_mut().resource_mut::<Panel>().hidden = true;
    table.frames(1);
    table.send_touch(TouchPhase::Ended, at);
    table.frames(3);
    assert_eq!(table.app.world().resource::<Panel>().pressed, 0);
    assert_eq!(table.visible_notices(), [table.text("tap-too-late")]);
}

#[test]
fn a_click_while_a_panel_appears_presses_its_button() {
    let mut table = with_panel("appearing-panel");
    let at = table.middle("The button");
    table.app.world_mut().resource_mut::<Panel>().hidden = true;
    table.frames(4);
    table.app.world_mut().resource_mut::<Panel>().hidden = false;
    table.send_click(at);
    table.frames(6);
    assert_eq!(table.app.world().resource::<Panel>().pressed, 1);
}

#[test]
fn a_tap_at_the_time_of_a_transition_does_nothing_on_the_new_screen_and_is_answered() {
    let texts = Texts::load(crate::app::foundations::locale::system_language());
    let hex = texts.title(GameId::find("hex").unwrap(), "");
    for frames in 0..3 {
        let mut table = Table::new("transition");
        table.enable_accessibility();
        table.app.world_mut().resource_mut::<crate::app::foundations::navigation::GalleryScroll>().wanted = Some(0.0);
        table.slow_down();
        table.frames(4);
        // The same card twice in a row.
        let shown = |name: &&String| table.control(name).1.area[1] > 0 && table.control(name).1.area[1] < 600;
        let names: Vec<String> = GameId::ALL.iter().map(|game| texts.title(*game, "")).collect();
        let card = names.iter().find(|name| table.controls(name).len() == 1 && shown(name)).unwrap_or(&hex).clone();
        let at = table.middle(&card);
        table.send_tap(at);
        table.frames(frames);
        table.send_tap(at);
        table.frames(8);
        assert!(table.is_on(Screen::SetUp), "{frames} frames later: the first tap opens '{card}', the second nothing");
    }
    // The board appears under the finger.
    let mut table = Table::playing("transition-board", "hex");
    table.slow_down();
    let at = table.pixel("f6");
    table.app.world_mut().write_message(ChangeScreen(Screen::SetUp));
    table.frames(4);
    table.app.world_mut().write_message(ChangeScreen(Screen::Table));
    table.frames(1);
    table.send_tap(at);
    table.frames(2);
    assert!(table.moves().is_empty(), "what was touched was another screen");
    assert_eq!(table.visible_notices(), [table.text("tap-too-early")]);
    // A dialog opens between press and release.
    table.frames(4);
    table.send_touch(TouchPhase::Started, at);
    table.frames(1);
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::Rules;
    table.frames(2);
    table.send_touch(TouchPhase::Ended, at);
    table.frames(2);
    assert!(table.moves().is_empty());
    assert!(table.visible_notices().contains(&table.text("tap-too-late")), "{:?}", table.visible_notices());
}

#[test]
fn a_tap_counts_although_the_board_has_moved_under_the_finger() {
    let mut table = Table::playing("moved-board", "hex");
    table.slow_down();
    let at = table.pixel("f6");
    table.send_touch(TouchPhase::Started, at);
    table.frames(1);
    table.resize(900.0, 600.0);
    assert_ne!(table.pixel("f6"), at);
    table.send_touch(TouchPhase::Ended, at);
    table.frames(2);
    assert_eq!(table.moves(), ["f6"]);
}

#[test]
fn what_arrives_from_outside_a_frame_brings_the_frames_it_needs() {
    let mut table = Table::playing("wake", "hex");
    table.sleep();
    table.app.world().resource::<LoopWaker>().ring();
    table.app.world_mut().write_message(ChangeScreen(Screen::Gallery));
    for _ in 0..4 {
        table.app.update();
        if table.is_on(Screen::Gallery) {
            return;
        }
        assert_eq!(table.mode(), UpdateMode::Continuous, "another frame follows at once");
    }
    panic!("the screen does not change");
}

#[test]
fn presses_of_a_key_in_frames_after_one_another_all_count() {
    let mut table = Table::new("short-presses");
    table.set_up(Record::of("semaforo"));
    table.key(KeyCode::ArrowUp);
    assert_eq!(table.cursor().as_deref(), Some("a1"));
    // Each press is shorter than its frame, so that the key is never up at the end of one.
    for _ in 0..2 {
        table.write_key(KeyCode::ArrowRight, ButtonState::Pressed);
        table.write_key(KeyCode::ArrowRight, ButtonState::Released);
        table.app.update();
    }
    table.frames(4);
    assert_eq!(table.cursor().as_deref(), Some("c1"));
    // Two in one frame, as well.
    for _ in 0..2 {
        table.write_key(KeyCode::ArrowLeft, ButtonState::Pressed);
        table.write_key(KeyCode::ArrowLeft, ButtonState::Released);
    }
    table.frames(6);
    assert_eq!(table.cursor().as_deref(), Some("a1"));
}
