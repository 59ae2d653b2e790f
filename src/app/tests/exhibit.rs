//! Visits to an exhibit by touch: tests press only what is highlighted.

use super::Table;
use crate::app::foundations::locale::Language;
use crate::app::foundations::settings::Settings;
use crate::app::panels::exhibit::{CurrentVisit, StaffCodeEntered, Stage, Targets, TouchAction, VisitCounted};
use crate::app::play::input::Gesture;
use crate::app::play::tutor::{Course, Library};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tabuleiro_catalogue::Offer;
use tabuleiro_exhibit::{Exhibit, VisitEnd};
use tabuleiro_rules::Tap;

/// The messages received so far.
#[derive(Resource, Default)]
struct Received {
    counted: Vec<VisitCounted>,
    codes: usize,
}

fn receive(
    mut counted: MessageReader<VisitCounted>,
    mut entered: MessageReader<StaffCodeEntered>,
    mut received: ResMut<Received>,
) {
    received.counted.extend(counted.read().cloned());
    received.codes += entered.read().count();
}

impl Table {
    /// Returns an exhibit after its start.
    fn exhibit(name: &str, exhibit: Exhibit) -> Table {
        let mut table = Table::new(name);
        crate::app::panels::exhibit::plugin(&mut table.app, exhibit, 0);
        table.app.init_resource::<Received>().add_systems(Last, receive);
        table.frames(12);
        table
    }

    /// Returns an exhibit in which a visitor has played the suggested action, and that action.
    fn after_first_action(name: &str) -> (Table, String) {
        let mut table = Table::exhibit(name, Exhibit::default());
        table.touch_anywhere();
        let played = table.play_suggested();
        (table, played)
    }

    fn stage(&self) -> Stage {
        *self.app.world().resource::<State<Stage>>().get()
    }

    fn target(&self, action: TouchAction) -> Option<Vec2> {
        let targets = &self.app.world().resource::<Targets>().all;
        targets.iter().find(|t| t.action == action && !t.turned).map(|t| t.area.center())
    }

    fn finger_at(&mut self, id: u64, at: Vec2) {
        self.finger(id, TouchPhase::Started, at);
        self.finger(id, TouchPhase::Ended, at);
        self.frames(8);
    }

    fn press_target(&mut self, action: TouchAction) {
        let at = self.target(action).unwrap_or_else(|| panic!("{action:?} has no target in {:?}", self.stage()));
        self.finger_at(1, at);
    }

    /// Returns the highlighted action.
    fn suggested(&self) -> Option<Offer> {
        self.app.world().resource::<Gesture>().suggested.clone()
    }

    /// Touches the board so that the highlighted action is played; returns its text.
    fn play_suggested(&mut self) -> String {
        let offer = self.suggested().expect("an action is suggested");
        let at = self.place(*offer.taps.last().unwrap());
        self.finger_at(1, at);
        offer.text
    }

    /// Touches the screen outside all targets, which starts a match in the attract loop.
    fn touch_anywhere(&mut self) {
        self.finger_at(1, Vec2::new(640.0, 300.0));
    }

    fn language(&self) -> Option<Language> {
        self.app.world().resource::<Settings>().language
    }

    fn received(&self) -> &Received {
        self.app.world().resource()
    }

    /// Returns the pixel of a site.
    fn place(&self, tap: Tap) -> Vec2 {
        let Tap::Site(site) = tap else { panic!("{tap:?} is not on the board") };
        let name = self.game().position().board().sites[site.index()].name.clone();
        self.pixel(&name)
    }

    /// Advances the time.
    fn wait(&mut self, seconds: f32) {
        self.frames((seconds / 0.02).ceil() as usize);
    }
}

#[test]
fn the_attract_loop_plays_different_games() {
    let mut table = Table::exhibit("attract", Exhibit { attract_seconds: 8, ..Exhibit::default() });
    assert_eq!(table.stage(), Stage::Attract);
    let mut games = std::collections::BTreeSet::new();
    let mut played = false;
    for _ in 0..8 {
        table.wait(8.0);
        games.insert(table.game().position().id().id());
        played |= table.game().cursor() > 0;
    }
    assert!(played, "nothing is played");
    assert!(games.len() > 2, "only {games:?} in eight matches");
}

#[test]
fn two_touches_lead_from_the_attract_loop_to_the_first_action() {
    let exhibit = Exhibit::default();
    for (number, entry) in exhibit.games.iter().enumerate() {
        let mut table = Table::exhibit(&format!("two-touches-{number}"), exhibit.clone());
        // The visitor gets the game that was shown at the time of the touch.
        table.app.world_mut().resource_mut::<CurrentVisit>().entry = number;
        table.touch_anywhere();
        assert_eq!((table.stage(), table.game().position().id().id()), (Stage::Play, entry.id.as_str()));
        assert_eq!(table.game().cursor(), 0, "from its first position");
        let played = table.play_suggested();
        assert_eq!(table.moves(), [played], "{}", entry.id);
    }
}

#[test]
fn a_touch_while_the_drawn_finger_moves_starts_a_match_from_its_first_position() {
    // Frames as slow as on a weak machine: an action of the demonstration is due in the frame of the touch.
    let mut table = Table::exhibit("comes-in-between", Exhibit::default());
    let step = std::time::Duration::from_secs(3);
    table.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step));
    for waited in 1..8 {
        table.frames(waited);
        table.finger(1, TouchPhase::Started, Vec2::new(640.0, 300.0));
        table.finger(1, TouchPhase::Ended, Vec2::new(640.0, 300.0));
        table.frames(3);
        assert_eq!((table.stage(), table.moves()), (Stage::Play, Vec::<String>::new()), "after {waited} frames");
        table.frames(25);
        assert_eq!(table.stage(), Stage::Attract);
    }
}

#[test]
fn a_button_and_the_board_can_be_touched_at_the_same_time() {
    let mut table = Table::exhibit("two-people", Exhibit::default());
    table.touch_anywhere();
    let language = table.language();
    let offer = table.suggested().unwrap();
    let (button, site) = (table.target(TouchAction::Language).unwrap(), table.place(*offer.taps.last().unwrap()));
    table.finger(1, TouchPhase::Started, button);
    table.finger(2, TouchPhase::Started, site);
    table.finger(1, TouchPhase::Ended, button);
    table.finger(2, TouchPhase::Ended, site);
    table.frames(4);
    assert_ne!(table.language(), language);
    assert_eq!(table.moves(), [offer.text]);
}

#[test]
fn a_palm_and_a_resting_hand_on_a_button_do_not_press_it() {
    let mut table = Table::exhibit("palm", Exhibit::default());
    table.touch_anywhere();
    let at = table.target(TouchAction::Others).unwrap();
    for id in 1..=4 {
        table.finger(id, TouchPhase::Started, at + Vec2::splat(id as f32));
    }
    for id in 1..=4 {
        table.finger(id, TouchPhase::Ended, at + Vec2::splat(id as f32));
    }
    table.frames(4);
    assert_eq!(table.stage(), Stage::Play, "a palm");
    table.finger(9, TouchPhase::Started, at);
    table.wait(3.0);
    table.finger(9, TouchPhase::Ended, at);
    table.frames(4);
    assert_eq!(table.stage(), Stage::Play, "a resting hand");
    table.press_target(TouchAction::Others);
    assert_eq!(table.stage(), Stage::Choose);
}

#[test]
fn two_wrong_touches_highlight_the_legal_sites() {
    let mut table = Table::exhibit("wrong", Exhibit::default());
    table.app.world_mut().resource_mut::<CurrentVisit>().entry =
        Exhibit::default().games.iter().position(|e| e.id == "otelo_1_11").unwrap();
    table.touch_anywhere();
    let open = table.app.world().resource::<Gesture>().sites();
    let board = table.game().position().board();
    let wrong = (0..board.sites.len()).map(|i| tabuleiro_rules::Site(i as u16)).find(|s| !open.contains(s)).unwrap();
    for _ in 0..2 {
        let at = table.place(Tap::Site(wrong));
        table.finger_at(1, at);
    }
    assert!(table.app.world().resource::<Settings>().show_legal);
    table.play_suggested();
    assert!(!table.app.world().resource::<Settings>().show_legal, "the marks disappear after an action");
}

#[test]
fn the_countdown_ends_the_visit_unless_its_button_is_pressed() {
    let exhibit = Exhibit { idle_seconds: 5, countdown_seconds: 4, ..Exhibit::default() };
    let mut table = Table::exhibit("idle", exhibit);
    table.touch_anywhere();
    table.wait(6.0);
    table.press_target(TouchAction::StillHere);
    table.wait(2.0);
    assert_eq!(table.stage(), Stage::Play);
    assert_eq!(table.target(TouchAction::StillHere), None);
    table.wait(8.0);
    assert_eq!(table.stage(), Stage::Attract);
}

#[test]
fn every_game_of_the_list_can_be_chosen_is_demonstrated_and_played() {
    let exhibit = Exhibit::default();
    let mut table = Table::exhibit("choose", exhibit.clone());
    table.touch_anywhere();
    for (number, entry) in exhibit.games.iter().enumerate() {
        table.press_target(TouchAction::Others);
        table.press_target(TouchAction::Begin(number));
        assert_eq!((table.stage(), table.game().position().id().id()), (Stage::ShowMe, entry.id.as_str()));
        table.press_target(TouchAction::Play);
        assert_eq!((table.stage(), table.game().position().id().id()), (Stage::Play, entry.id.as_str()));
        assert_eq!(table.game().record().options, entry.game().map(|(g, o)| o.words(g.facts())).unwrap());
    }
}

#[test]
fn a_demonstration_takes_8_to_25_seconds_and_leads_to_the_match() {
    let exhibit = Exhibit::default();
    for (number, entry) in exhibit.games.iter().enumerate() {
        let mut table = Table::exhibit(&format!("show-{number}"), exhibit.clone());
        table.touch_anywhere();
        table.press_target(TouchAction::Others);
        table.press_target(TouchAction::Begin(number));
        let mut seconds = 0.0;
        let mut actions = std::collections::BTreeSet::new();
        while table.stage() == Stage::ShowMe && seconds < 60.0 {
            table.wait(0.1);
            seconds += 0.1;
            actions.extend(table.moves());
        }
        assert_eq!((table.stage(), table.game().cursor()), (Stage::Play, 0), "{}", entry.id);
        assert!(!actions.is_empty(), "{}: nothing is played", entry.id);
        assert!((8.0..=25.0).contains(&seconds), "{}: {seconds} s", entry.id);
    }
}

#[test]
fn the_match_is_resumed_after_a_demonstration() {
    let (mut table, played) = Table::after_first_action("show-and-go-on");
    table.wait(2.0);
    table.press_target(TouchAction::ShowMe);
    table.wait(2.0);
    assert_eq!(table.stage(), Stage::ShowMe);
    table.touch_anywhere();
    assert_eq!((table.stage(), table.moves()), (Stage::Play, vec![played]));
}

#[test]
fn the_computer_can_play_for_the_second_player() {
    let (mut table, played) = Table::after_first_action("seat");
    table.press_target(TouchAction::Computer);
    assert_eq!(table.moves(), [played], "the match goes on");
    table.frames(2);
    table.app.world_mut().resource_mut::<crate::app::play::opponent::Thinking>().wait();
    table.wait(3.0);
    assert!(table.moves().len() >= 2, "the computer does not answer");
}

#[test]
fn a_finished_match_is_counted_and_leads_to_its_idea_and_a_puzzle() {
    let entry = Exhibit::default().games.into_iter().filter(|e| e.id == "semaforo").collect();
    let page = Some("https://example.org/tabuleiro/".to_string());
    let mut table = Table::exhibit("end", Exhibit { games: entry, page, ..Exhibit::default() });
    table.touch_anywhere();
    for _ in 0..200 {
        let Some(offer) = table.game().position().legal().first().cloned() else { break };
        if table.game().position().outcome().is_some() {
            break;
        }
        let taps: Vec<Tap> = offer.taps.iter().copied().collect();
        for tap in taps {
            let at = table.place(tap);
            table.finger_at(1, at);
        }
        table.rest();
    }
    assert!(table.game().position().outcome().is_some());
    let actions = table.game().cursor();
    assert_eq!(table.stage(), Stage::Play, "the end is shown on the board first");
    table.wait(4.0);
    assert_eq!(table.stage(), Stage::End);
    let lines = &table.received().counted;
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].actions == actions && lines[0].ended != VisitEnd::Left && lines[0].seats == 2, "{lines:?}");
    table.press_target(TouchAction::Idea);
    assert_eq!(table.stage(), Stage::Idea);
    table.press_target(TouchAction::Puzzle);
    assert_eq!(table.stage(), Stage::Puzzle);
    table.press_target(TouchAction::Hint);
    let (game, id) = table.app.world().resource::<Course>().puzzle().expect("a puzzle is set up");
    let puzzle = Library::default().puzzles(game).find(id).unwrap().clone();
    assert_eq!(table.game().position().key(), puzzle.position().key());
    assert_eq!(puzzle.grade, 1);
    for text in &puzzle.line {
        for _ in 0..100 {
            if table.app.world().resource::<Gesture>().open().any(|offer| offer.text == *text) {
                let offer = table.game().position().legal().into_iter().find(|offer| offer.text == *text).unwrap();
                for &tap in offer.taps.iter() {
                    let at = table.place(tap);
                    table.finger_at(1, at);
                }
            }
            table.frames(3);
            if table.moves().contains(text) {
                break;
            }
        }
    }
    table.rest();
    let lines = &table.received().counted;
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!((lines[1].ended, lines[1].actions), (VisitEnd::Solved, puzzle.line.len()));
    table.press_target(TouchAction::Puzzle);
    assert_ne!(table.app.world().resource::<Course>().puzzle(), Some((game, puzzle.id.as_str())), "another puzzle");
    table.press_target(TouchAction::Again);
    assert_eq!((table.stage(), table.game().cursor()), (Stage::Play, 0));
    assert!(!table.app.world().resource::<Course>().runs());
}

#[test]
fn face_to_face_both_edges_have_every_button() {
    let seating = tabuleiro_exhibit::Seats::FaceToFace;
    let mut table = Table::exhibit("face-to-face", Exhibit { seating, ..Exhibit::default() });
    table.touch_anywhere();
    let targets = table.app.world().resource::<Targets>().all.clone();
    let (turned, upright): (Vec<_>, Vec<_>) = targets.into_iter().partition(|t| t.turned);
    assert!(!upright.is_empty());
    assert_eq!(turned.len(), upright.len());
    let far = turned.iter().find(|t| t.action == TouchAction::Language).unwrap().area.center();
    assert!(far.y < 400.0, "the target is at the opposite edge");
    let language = table.language();
    table.finger_at(1, far);
    assert_ne!(table.language(), language);
}

#[test]
fn only_the_corners_and_the_code_end_the_exhibit() {
    let exhibit = Exhibit { staff_code: "407".into(), ..Exhibit::default() };
    let mut table = Table::exhibit("staff", exhibit);
    let corners = [(5.0, 5.0), (1275.0, 5.0), (1275.0, 795.0), (5.0, 795.0)].map(|(x, y)| Vec2::new(x, y));
    let type_code = |table: &mut Table, order: [usize; 4], digits: &[u8]| {
        order.into_iter().for_each(|i| table.finger_at(1, corners[i]));
        for &digit in digits {
            let at = table.target(TouchAction::Digit(digit));
            at.into_iter().for_each(|at| table.finger_at(1, at));
        }
        table.received().codes
    };
    assert_eq!(type_code(&mut table, [0, 2, 1, 3], &[4, 0, 7]), 0, "corners in the wrong order");
    assert_eq!(table.target(TouchAction::Digit(4)), None);
    assert_eq!(type_code(&mut table, [0, 1, 2, 3], &[4, 0, 8]), 0, "the wrong code");
    assert_eq!(table.target(TouchAction::Digit(4)), None, "the pad is closed after a wrong code");
    assert_eq!(type_code(&mut table, [0, 1, 2, 3], &[4, 0, 7]), 1);
    let mut table = Table::exhibit("no-staff", Exhibit::default());
    corners.into_iter().for_each(|at| table.finger_at(1, at));
    assert_eq!(table.target(TouchAction::Digit(0)), None, "the pad must not open without a code");
}

#[test]
fn keys_have_no_effect_in_an_exhibit() {
    let (mut table, played) = Table::after_first_action("keys-do-nothing");
    table.wait(1.0);
    for key in [KeyCode::Escape, KeyCode::KeyZ, KeyCode::KeyU, KeyCode::Enter, KeyCode::F11, KeyCode::Tab] {
        table.key(key);
        table.frames(3);
    }
    assert_eq!((table.stage(), table.moves()), (Stage::Play, vec![played]));
}

#[test]
fn a_drag_is_not_interrupted_by_taps_or_unfinished_contacts_of_others() {
    let games = Exhibit::default().games.into_iter().filter(|e| e.id == "mak_yek").collect();
    let mut table = Table::exhibit("drags", Exhibit { games, ..Exhibit::default() });
    table.touch_anywhere();
    let offer = table.game().position().gestures().into_iter().find(|o| o.taps.iter().count() == 2).unwrap();
    let taps: Vec<Tap> = offer.taps.iter().copied().collect();
    let (from, to) = (table.place(taps[0]), table.place(taps[1]));
    let off_the_board = Vec2::new(20.0, 400.0);
    // The device never reports the end of one contact.
    table.finger(7, TouchPhase::Started, off_the_board);
    table.finger(2, TouchPhase::Started, off_the_board + Vec2::Y * 60.0);
    table.finger(1, TouchPhase::Started, from);
    table.finger(1, TouchPhase::Moved, from.lerp(to, 0.5));
    table.finger(2, TouchPhase::Ended, off_the_board + Vec2::Y * 60.0);
    table.finger(3, TouchPhase::Started, off_the_board);
    table.finger(3, TouchPhase::Canceled, off_the_board);
    table.finger(1, TouchPhase::Moved, to);
    table.finger(1, TouchPhase::Ended, to);
    table.frames(4);
    assert_eq!(table.moves(), [offer.text]);
}

#[test]
fn a_palm_and_a_resting_hand_on_the_board_do_not_play() {
    let mut table = Table::exhibit("board-palm", Exhibit::default());
    table.app.world_mut().resource_mut::<CurrentVisit>().entry = 0;
    table.touch_anywhere();
    let offer = table.suggested().unwrap();
    let at = table.place(*offer.taps.last().unwrap());
    let palm = [Vec2::ZERO, Vec2::new(9.0, 2.0), Vec2::new(-8.0, 5.0), Vec2::new(3.0, -9.0)];
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        for (id, offset) in (1..).zip(palm) {
            table.finger(id, phase, at + offset);
        }
    }
    table.frames(4);
    table.finger(1, TouchPhase::Started, at);
    table.wait(3.0);
    table.finger(1, TouchPhase::Ended, at);
    table.frames(4);
    assert_eq!(table.moves(), Vec::<String>::new());
    table.finger_at(1, at);
    assert_eq!(table.moves(), [offer.text]);
}
