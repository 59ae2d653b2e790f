//! At home: kept matches, lines and comments, clocks, questions face to face, low windows and the lens.

use super::{Table, scratch};
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notices;
use crate::app::foundations::referee::{EditLines, ShowPlace};
use crate::app::foundations::store::Store;
use crate::app::play::collection::{Ask, Collection};
use crate::app::play::input::Pointers;
use crate::app::play::tutor::{StartStudy, Study};
use crate::app::scene::camera::Shot;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use std::path::Path;
use tabuleiro_catalogue::matches::{Mark, NodeId, Occupant, Record, Seating, Why};
use tabuleiro_kept::{Filter, Standing};
use tabuleiro_rules::Player;

impl Table {
    pub(super) fn go(&mut self, screen: Screen) {
        self.app.world_mut().write_message(ChangeScreen(screen));
        self.frames(8);
    }

    pub(super) fn ask(&mut self, ask: Ask) {
        self.app.world_mut().write_message(ask);
        self.frames(4);
    }

    pub(super) fn collection(&self) -> &Collection {
        self.app.world().resource()
    }

    fn edit(&mut self, edit: EditLines) {
        self.app.world_mut().write_message(edit);
        self.frames(3);
    }

    /// Returns the games of the listed matches.
    fn listed(&self) -> Vec<String> {
        let known = |(_, summary): &(_, Option<tabuleiro_kept::Summary>)| summary.clone().unwrap().game;
        self.collection().matches.iter().map(known).collect()
    }

    /// Sets the size of the window.
    pub(super) fn resize(&mut self, width: f32, height: f32) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(width, height);
        self.frames(10);
    }

    fn cell(&self) -> f32 {
        self.app.world().resource::<Shot>().lens.pixels_per_unit(Vec3::ZERO)
    }
}

/// Plays one action of each game, one match after another, and closes the program.
fn played(folder: &Path, matches: &[(&str, &str)]) {
    let mut table = Table::at(folder);
    for (game, action) in matches {
        table.set_up(Record::of(game));
        table.play(action);
        table.rest();
    }
}

#[test]
fn every_match_is_kept_and_an_unfinished_one_goes_on_the_next_day() {
    let folder = scratch("kept");
    played(&folder, &[("hex", "f6"), ("rastros", "e5-d4"), ("hip", "a1")]);
    let mut table = Table::at(&folder);
    table.enable_accessibility();
    let recent: Vec<_> = table.collection().recent.iter().map(|(_, summary)| summary.game.clone()).collect();
    assert_eq!(recent.len(), 3);
    table.press_button(&table.text("matches"));
    assert_eq!(table.app.world().resource::<State<Screen>>().get(), &Screen::Matches);
    let mut games = table.listed();
    games.sort();
    assert_eq!(games, ["hex", "hip", "rastros"]);
    let id = table.collection().matches.iter().find(|(_, s)| s.as_ref().unwrap().game == "hex").unwrap().0;
    table.ask(Ask::Open(id, crate::app::play::collection::Opening::Continue));
    table.rest();
    assert_eq!(table.moves(), ["f6"]);
    table.play("g7");
    table.rest();
    table.go(Screen::Matches);
    assert_eq!(table.listed().len(), 3, "the match is continued, not copied");
    let hex = table.collection().matches.iter().find(|(_, s)| s.as_ref().unwrap().game == "hex").unwrap();
    assert_eq!(hex.1.as_ref().unwrap().actions, 2);
}

#[test]
fn of_one_match_in_two_windows_both_lines_are_kept_and_the_later_window_is_told() {
    let folder = scratch("two-windows");
    played(&folder, &[("hip", "a1")]);
    let mut windows = [Table::at(&folder), Table::at(&folder)];
    for window in &mut windows {
        window.go(Screen::Matches);
        let id = window.collection().matches[0].0;
        window.ask(Ask::Open(id, crate::app::play::collection::Opening::Continue));
        window.rest();
    }
    for (window, action) in windows.iter_mut().zip(["b2", "c3"]) {
        window.play(action);
        window.rest();
    }
    let told = windows.each_ref().map(|window| {
        let said = window.text("another-window");
        window.app.world().resource::<Notices>().texts().any(|text| text == said)
    });
    assert_eq!(told, [false, true]);
    let [_, mut later] = windows;
    later.go(Screen::Matches);
    assert_eq!(later.listed(), ["hip"], "it stays one match");
    let id = later.collection().matches[0].0;
    later.ask(Ask::Open(id, crate::app::play::collection::Opening::Continue));
    later.rest();
    assert_eq!(later.moves(), ["a1", "c3"]);
    let lines = later.game().lines();
    let first = lines.child(NodeId::START, "a1").unwrap();
    assert!(lines.child(first, "b2").is_some(), "the line of the other window is kept");
}

#[test]
fn the_gallery_continues_the_last_unfinished_match_by_its_button() {
    let folder = scratch("continue");
    played(&folder, &[("rastros", "e5-d4")]);
    let mut table = Table::at(&folder);
    table.enable_accessibility();
    let start = table.text("gallery-continue");
    let name = table.items().all.iter().map(|(_, item)| item.name.clone()).find(|name| name.starts_with(&start));
    table.press_button(&name.expect("the unfinished match is offered"));
    table.rest();
    assert_eq!(table.moves(), ["e5-d4"]);
}

#[test]
fn the_gallery_does_not_continue_a_match_that_has_ended() {
    let mut table = Table::new("ended");
    table.enable_accessibility();
    table.set_up(Record::of("rastros"));
    for action in ["e5-d5", "d5-e6", "e6-f7", "f7-g7"] {
        table.play(action);
        table.rest();
    }
    assert!(table.game().position().outcome().is_some());
    table.go(Screen::Gallery);
    let start = table.text("gallery-continue");
    assert!(!table.items().all.iter().any(|(_, item)| item.name.starts_with(&start)));
}

#[test]
fn a_match_that_is_only_looked_at_is_not_kept() {
    let mut table = Table::new("looked-at");
    let moves = ["f6", "g7"].map(str::to_string).to_vec();
    table.set_up(Record { moves, cursor: Some(0), ..Record::of("hex") });
    table.app.world_mut().write_message(crate::app::foundations::referee::Redo);
    table.rest();
    table.go(Screen::Matches);
    assert!(table.listed().is_empty());
}

#[test]
fn positions_of_lessons_and_puzzles_are_not_kept_as_matches() {
    let mut table = Table::new("studies");
    let library = &mut crate::app::play::tutor::Library::default();
    let game = tabuleiro_catalogue::GameId::Hex;
    let puzzle = library.puzzles(game).all().iter().find(|puzzle| puzzle.plies > 1).unwrap();
    let studies = [
        (Study::Puzzle { game, id: puzzle.id.clone() }, Some(puzzle.solutions[0].clone())),
        (Study::Lesson { game, variant: String::new() }, None),
    ];
    table.set_up(Record::of("hip"));
    table.play("a1");
    table.rest();
    for (study, answer) in studies {
        table.app.world_mut().write_message(StartStudy(study));
        table.frames(100);
        if let Some(answer) = answer {
            table.play(&answer);
            table.frames(100);
        }
        table.go(Screen::Matches);
        table.go(Screen::Gallery);
        table.go(Screen::Matches);
        assert_eq!(table.listed(), ["hip"]);
        let unfinished = table.app.world().resource::<crate::app::play::archive::Unfinished>().0.clone();
        assert_eq!(unfinished.map(|record| record.game).as_deref(), Some("hip"));
    }
}

#[test]
fn a_deleted_match_can_be_brought_back_for_ten_seconds() {
    let folder = scratch("deleted");
    played(&folder, &[("hex", "f6"), ("hip", "a1")]);
    let mut table = Table::at(&folder);
    table.go(Screen::Matches);
    let id = table.collection().matches[0].0;
    table.ask(Ask::Delete(id));
    assert_eq!(table.listed().len(), 1);
    assert!(table.collection().can_bring_back());
    table.ask(Ask::BringBack);
    assert_eq!(table.listed().len(), 2);
    table.ask(Ask::Delete(id));
    // A frame takes 20 ms.
    table.frames(520);
    assert!(!table.collection().can_bring_back());
    table.go(Screen::Gallery);
    table.go(Screen::Matches);
    assert_eq!(table.listed().len(), 1);
}

#[test]
fn the_list_is_filtered_by_game_and_result() {
    let folder = scratch("filtered");
    let mut table = Table::at(&folder);
    let against = |game: &str| Record { occupants: [Occupant::Human, Occupant::computer(1)], ..Record::of(game) };
    table.set_up(against("hex"));
    table.play("f6");
    table.rest();
    let lost = tabuleiro_catalogue::matches::Ending::lost_by(Player::First, Why::Resigned);
    table.app.world_mut().write_message(crate::app::foundations::referee::EndMatch(Some(lost)));
    table.frames(3);
    table.set_up(Record::of("hip"));
    table.play("a1");
    table.rest();
    table.go(Screen::Matches);
    let filter = |game: Option<&str>, standing| Filter { game: game.map(str::to_string), standing };
    for (filter, games) in [
        (filter(Some("hex"), None), &["hex"][..]),
        (filter(None, Some(Standing::Lost)), &["hex"]),
        (filter(None, Some(Standing::Unfinished)), &["hip"]),
        (filter(None, Some(Standing::Won)), &[]),
    ] {
        table.ask(Ask::List(filter.clone()));
        assert_eq!(table.listed(), games, "{filter:?}");
    }
}

#[test]
fn what_an_earlier_version_stored_is_taken_over_once() {
    let folder = scratch("taken-over");
    let store = Store::at(&folder);
    let record = |game: &str, action: &str| Record { moves: vec![action.into()], ..Record::of(game) }.to_text();
    store.write("match.json", &record("hex", "f6")).unwrap();
    store.write("hip-1.json", &record("hip", "a1")).unwrap();
    for _ in 0..2 {
        let mut table = Table::at(&folder);
        table.go(Screen::Matches);
        let mut games = table.listed();
        games.sort();
        assert_eq!(games, ["hex", "hip"]);
    }
}

#[test]
fn a_newer_or_foreign_store_is_left_alone_with_a_word() {
    let folder = scratch("foreign-store");
    std::fs::create_dir_all(&folder).unwrap();
    let foreign = "not a database of matches".repeat(400);
    std::fs::write(folder.join("matches.redb"), &foreign).unwrap();
    let mut table = Table::at(&folder);
    table.set_up(Record::of("hex"));
    table.play("f6");
    table.rest();
    let aside = std::fs::read_dir(&*folder).unwrap().flatten().map(|entry| entry.path());
    let aside: Vec<_> = aside.filter(|path| path.to_string_lossy().contains("aside")).collect();
    assert_eq!(aside.len(), 1, "the file is put aside");
    assert_eq!(std::fs::read_to_string(&aside[0]).unwrap(), foreign);
    table.go(Screen::Matches);
    assert_eq!(table.listed(), ["hex"]);
}

#[test]
fn going_back_and_playing_otherwise_keeps_the_old_line() {
    let folder = scratch("lines");
    let mut table = Table::at(&folder);
    table.set_up(Record::of("hip"));
    table.enable_accessibility();
    for action in ["a1", "b1", "c3"] {
        table.play(action);
        table.rest();
    }
    table.press_button(&table.text("undo"));
    table.press_button(&table.text("undo"));
    table.rest();
    table.play("d4");
    table.rest();
    table.press_button(&table.text("moves-list"));
    // The old line is listed as a variation, and a press shows it.
    let texts = table.app.world().resource::<crate::app::foundations::locale::Texts>();
    let said = texts.with("said-variation", &[("number", 2.into()), ("move", "b1".into())]);
    table.press_button(&said);
    table.rest();
    assert_eq!(table.moves(), ["a1", "b1"]);
    let old = table.game().place();
    assert!(!table.game().lines().is_main(old), "the line played last is the main line");
    table.edit(EditLines::Comment(old, "better".into()));
    table.edit(EditLines::Mark(old, Some(Mark::Good)));
    table.edit(EditLines::Promote(old));
    assert!(table.game().lines().is_main(old));
    drop(table);
    let mut again = Table::at(&folder);
    again.go(Screen::Matches);
    let id = again.collection().matches[0].0;
    again.ask(Ask::Open(id, crate::app::play::collection::Opening::End));
    again.rest();
    assert_eq!(again.moves(), ["a1", "b1", "c3"]);
    let place = again.game().path()[1];
    assert_eq!((again.game().lines().comment(place), again.game().lines().mark(place)), ("better", Some(Mark::Good)));
    again.app.world_mut().write_message(ShowPlace(NodeId::START));
    again.rest();
    assert!(again.moves().is_empty());
}

#[test]
fn the_list_of_moves_shows_what_was_played_while_it_was_closed() {
    let mut table = Table::playing("closed-list", "hip");
    table.enable_accessibility();
    table.play("a1");
    table.rest();
    for _ in 0..2 {
        table.press_button(&table.text("moves-list"));
    }
    table.play("b1");
    table.rest();
    table.press_button(&table.text("moves-list"));
    let texts = table.app.world().resource::<crate::app::foundations::locale::Texts>();
    let said = texts.with("said-numbered", &[("number", 2.into()), ("move", "b1".into())]);
    table.control(&said);
}

#[test]
fn a_deleted_line_stays_deleted_after_a_restart() {
    let folder = scratch("line-deleted");
    let mut table = Table::at(&folder);
    table.set_up(Record::of("hip"));
    for action in ["a1", "b1", "c3"] {
        table.play(action);
        table.rest();
    }
    let last = table.game().path()[1];
    table.edit(EditLines::Delete(last));
    assert_eq!(table.moves(), ["a1"]);
    drop(table);
    let mut again = Table::at(&folder);
    again.go(Screen::Matches);
    let id = again.collection().matches[0].0;
    again.ask(Ask::Open(id, crate::app::play::collection::Opening::End));
    again.rest();
    assert_eq!(again.moves(), ["a1"]);
}

#[test]
fn face_to_face_the_other_person_is_asked_before_an_action_is_taken_back() {
    let mut table = Table::new("asked");
    table.set_up(Record { seating: Seating::FaceToFace, ..Record::of("hex") });
    table.enable_accessibility();
    table.play("f6");
    table.rest();
    // The first button is that of the person at the bottom.
    let undo = table.text("undo");
    let (key, _) = table.controls(&undo).into_iter().max_by_key(|(_, item)| item.area[1]).unwrap();
    table.app.world_mut().write_message(crate::app::panels::accessibility::Act::click(key));
    table.frames(6);
    assert_eq!(table.moves(), ["f6"], "the other person has not answered");
    table.press_button(&table.text("yes"));
    table.rest();
    assert!(table.moves().is_empty());
}

#[test]
fn a_low_window_leaves_cells_of_thirty_eight_pixels() {
    let mut table = Table::playing("low", "avanco");
    table.resize(844.0, 390.0);
    table.frames(30);
    assert!(table.cell() >= 38.0, "{}", table.cell());
    table.tap("c2");
    table.tap("c3");
    table.rest();
    assert_eq!(table.moves().len(), 1, "the board can be played");
}

#[test]
fn under_the_lens_a_finger_slides_to_the_site_that_it_means() {
    let mut table = Table::playing("lens", "oust");
    table.resize(390.0, 844.0);
    table.frames(30);
    let sites: Vec<String> = table.game().position().legal().into_iter().map(|offer| offer.text).collect();
    let (from, to) = (table.pixel(&sites[40]), table.pixel(&sites[41]));
    assert!(from.distance(to) < 34.0, "the board is dense: {}", from.distance(to));
    // Between two sites.
    let between = from.midpoint(to);
    table.finger(1, TouchPhase::Started, between);
    assert!(table.app.world().resource::<Pointers>().aim().is_some(), "the touch is ambiguous");
    let slide = (to - from).normalize() * 30.0;
    table.finger(1, TouchPhase::Moved, between + slide);
    table.finger(1, TouchPhase::Ended, between + slide);
    table.rest();
    assert_eq!(table.moves(), [sites[41].clone()]);
    assert!(table.app.world().resource::<Pointers>().aim().is_none());
}

#[test]
fn a_finger_that_slides_far_away_chooses_nothing() {
    let mut table = Table::playing("lens-away", "oust");
    table.resize(390.0, 844.0);
    table.frames(30);
    let sites: Vec<String> = table.game().position().legal().into_iter().map(|offer| offer.text).collect();
    let between = table.pixel(&sites[40]).midpoint(table.pixel(&sites[41]));
    table.finger(1, TouchPhase::Started, between);
    table.finger(1, TouchPhase::Moved, between + Vec2::new(0.0, 160.0));
    table.finger(1, TouchPhase::Ended, between + Vec2::new(0.0, 160.0));
    table.rest();
    assert!(table.moves().is_empty());
}
