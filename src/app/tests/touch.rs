//! Touch and mouse.

use super::Table;
use crate::app::foundations::referee::GoTo;
use crate::app::foundations::settings::Settings;
use crate::app::panels::hud::Hud;
use crate::app::play::input::{Gesture, Tapped, Zones};
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::View;
use crate::app::scene::choreography::Playback;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Occupant, Record};
use tabuleiro_rules::{Choice, Tap};

impl Table {
    /// Puts a finger down, moves it through a path and lifts it at the end.
    fn slide(&mut self, path: &[Vec2]) {
        let (from, to) = (path[0], path[path.len() - 1]);
        self.finger(1, TouchPhase::Started, from);
        path[1..].iter().for_each(|&at| self.finger(1, TouchPhase::Moved, at));
        self.finger(1, TouchPhase::Ended, to);
        self.frames(1);
    }
}

#[test]
fn a_tap_on_a_legal_cell_plays_there() {
    let mut table = Table::playing("tap", "otelo_1_11");
    table.tap("e3");
    assert_eq!(table.moves(), ["e3"]);
}

#[test]
fn a_small_movement_of_a_finger_is_still_a_tap() {
    let mut table = Table::playing("tremble", "otelo_1_11");
    let at = table.pixel("e3");
    table.slide(&[at, at + Vec2::new(6.0, -5.0)]);
    assert_eq!(table.moves(), ["e3"]);
}

#[test]
fn sliding_off_before_release_cancels_the_tap() {
    let mut table = Table::playing("slide-off", "otelo_1_11");
    table.slide(&[table.pixel("e3"), table.pixel("c4")]);
    assert!(table.moves().is_empty());
}

#[test]
fn two_taps_or_a_drag_move_a_piece() {
    let mut table = Table::playing("drag", "mak_yek");
    table.tap("d3");
    table.tap("d4");
    assert_eq!(table.moves(), ["d3-d4"]);
    table.rest();
    let (from, to) = (table.pixel("e6"), table.pixel("e4"));
    table.slide(&[from, (from + to) / 2.0, to]);
    assert_eq!(table.moves(), ["d3-d4", "e6-e4"]);
}

#[test]
fn the_mouse_drags_a_piece() {
    let mut table = Table::playing("mouse", "mak_yek");
    let (from, to) = (table.pixel("d3"), table.pixel("d5"));
    table.mouse(from);
    table.button(ButtonState::Pressed);
    table.mouse((from + to) / 2.0);
    table.mouse(to);
    table.button(ButtonState::Released);
    table.frames(1);
    assert_eq!(table.moves(), ["d3-d5"]);
}

#[test]
fn two_fingers_zoom_and_do_not_play() {
    let mut table = Table::playing("pinch", "otelo_1_11");
    let (a, b) = (table.pixel("e3"), table.pixel("f4"));
    table.finger(1, TouchPhase::Started, a);
    table.finger(2, TouchPhase::Started, b);
    table.finger(1, TouchPhase::Moved, a - Vec2::new(120.0, 0.0));
    table.finger(2, TouchPhase::Moved, b + Vec2::new(120.0, 0.0));
    table.finger(1, TouchPhase::Ended, a);
    table.finger(2, TouchPhase::Ended, b);
    table.frames(2);
    assert!(table.moves().is_empty());
    assert!(table.app.world().resource::<View>().zoom > 1.2, "fingers that move apart zoom in");
}

#[test]
fn a_site_under_a_panel_cannot_be_tapped() {
    let mut table = Table::playing("panel", "otelo_1_11");
    let window = table.window;
    table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(500.0, 900.0);
    table.frames(6);
    table.app.world_mut().resource_mut::<Settings>().speed = 0.0;
    let mut dice = 5;
    for _ in 0..24 {
        let offers = table.game().position().legal();
        dice = tabuleiro_rules::mix(dice);
        table.play(&offers[dice as usize % offers.len()].text);
        table.frames(2);
    }
    // In a narrow window the list of moves covers the board.
    table.app.world_mut().resource_mut::<Hud>().moves = true;
    table.frames(6);
    let names: Vec<String> = {
        let board = &table.app.world().resource::<BoardOnTable>().0;
        let legal = table.app.world().resource::<Gesture>().sites();
        legal.iter().map(|site| board.sites[site.index()].name.clone()).collect()
    };
    // The view is turned until a legal site lies under it.
    let covered = (0..24).find_map(|_| {
        table.app.world_mut().resource_mut::<View>().orbit(15.0, 0.0);
        table.frames(60);
        let panels = table.app.world().resource::<Zones>().panels.clone();
        names.iter().find(|name| panels.iter().any(|panel| panel.contains(table.pixel(name)))).cloned()
    });
    let covered = covered.expect("a legal place under the list");
    table.tap(&covered);
    assert_eq!(table.moves().len(), 24);
    table.app.world_mut().resource_mut::<Hud>().moves = false;
    table.frames(6);
    table.tap(&covered);
    assert_eq!(table.moves()[24..], [covered]);
}

#[test]
fn a_tap_on_a_menu_or_beside_it_does_not_play() {
    let mut table = Table::playing("menu", "hip");
    table.enable_accessibility();
    table.resize(390.0, 440.0);
    let open = |table: &mut Table| {
        let (_, more) = table.control(&table.text("more"));
        table.touch(more.area);
        table.frames(30);
    };
    table.frames(30);
    open(&mut table);
    let below = |table: &Table, id: &str| {
        let (_, item) = table.control(&table.text(id));
        let [x, y, width, height] = item.area.map(|length| length as f32);
        let entry = Rect::new(x, y, x + width, y + height);
        let board = &table.app.world().resource::<BoardOnTable>().0;
        board.sites.iter().any(|site| entry.contains(table.pixel(&site.name))).then_some(item)
    };
    let entries = ["save-picture", "agree-draw"].iter().find_map(|id| below(&table, id));
    table.touch(entries.expect("an entry over a site of the board").area);
    table.frames(6);
    assert!(table.moves().is_empty());
    // A tap beside the menu closes it, and the next one plays.
    open(&mut table);
    table.tap("a1");
    table.frames(6);
    assert!(table.moves().is_empty());
    table.tap("a1");
    assert_eq!(table.moves(), ["a1"]);
}

#[test]
fn a_tap_during_an_animation_only_ends_the_animation() {
    let mut table = Table::playing("skip", "otelo_1_11");
    table.tap("e3");
    assert!(table.app.world().resource::<Playback>().running());
    table.tap("d3");
    assert!(!table.app.world().resource::<Playback>().running());
    assert_eq!(table.moves(), ["e3"]);
    table.tap("d3");
    assert_eq!(table.moves(), ["e3", "d3"]);
}

#[test]
fn a_choice_completes_an_action_that_leaves_the_board() {
    let mut table = Table::new("off");
    let mut record = Record::of("dipole");
    record.start = serde_json::from_str(r#"{"stacks":{"h2":"B1","e5":"W4"},"turn":"B"}"#).ok();
    table.set_up(record);
    table.tap("h2");
    table.app.world_mut().write_message(Tapped(Tap::Choice(Choice::Off(1))));
    table.frames(2);
    assert_eq!(table.moves(), ["h2-off:1"]);
}

#[test]
fn undo_against_the_computer_also_undoes_its_answer() {
    let mut table = Table::new("undo");
    let mut record = Record::of("hex");
    record.occupants = [Occupant::Human, Occupant::computer(1)];
    record.moves = vec!["f6".into(), "e5".into(), "d4".into(), "c3".into()];
    table.set_up(record);
    let target = table.game().undo_target();
    assert_eq!(target, Some(2));
    table.app.world_mut().write_message(GoTo(2));
    table.frames(3);
    assert_eq!(table.moves(), ["f6", "e5"]);
}
