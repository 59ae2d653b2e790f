//! Screens, bars and dialogs through their buttons: each is found by its name in egui's accessibility tree, and pressed
//! there or touched.

use super::Table;
use crate::app::accessibility::{AccessibleItem, AccessibleItems, Act, Key, Role};
use crate::app::board::{BoardOnTable, world};
use crate::app::input::Gesture;
use crate::app::locale::Texts;
use crate::app::navigation::{Dialog, Screen};
use crate::app::notices::Notice;
use crate::app::settings::Settings;
use crate::app::sound::Sounding;
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::time::Duration;
use tabuleiro_games::GameId;
use tabuleiro_games::matches::{Record, Seating};

impl Table {
    /// Activates the accessibility tree.
    pub(super) fn listen(&mut self) {
        self.app.world().resource::<AccessibilityRequested>().set(true);
        self.frames(6);
    }

    pub(super) fn items(&self) -> &AccessibleItems {
        self.app.world().resource::<AccessibleItems>()
    }

    /// Returns a text of the program in the current language.
    pub(super) fn says(&self, id: &str) -> String {
        self.app.world().resource::<Texts>().get(id)
    }

    /// Returns every control of that name.
    pub(super) fn controls(&self, name: &str) -> Vec<(Key, AccessibleItem)> {
        let named = |(key, item): &&(Key, AccessibleItem)| {
            matches!(key, Key::Control(_)) && item.role != Role::Label && item.name == name
        };
        self.items().all.iter().filter(named).cloned().collect()
    }

    /// Returns the only control of that name.
    pub(super) fn control(&self, name: &str) -> (Key, AccessibleItem) {
        let found = self.controls(name);
        let names: Vec<_> = self.items().all.iter().map(|(_, item)| &item.name).collect();
        assert_eq!(found.len(), 1, "controls named '{name}' among {names:?}");
        found[0].clone()
    }

    fn exists(&self, name: &str) -> bool {
        !self.controls(name).is_empty()
    }

    /// Presses a control as assistive technology does.
    pub(super) fn press_button(&mut self, name: &str) {
        let (key, _) = self.control(name);
        self.app.world_mut().write_message(Act::click(key));
        self.frames(6);
    }

    /// Touches the centre of an area.
    pub(super) fn touch(&mut self, [x, y, w, h]: [i32; 4]) {
        let at = Vec2::new(x as f32 + w as f32 / 2.0, y as f32 + h as f32 / 2.0);
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        self.frames(2);
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Returns the positions of the marks on the board.
    fn marked(&mut self, site: &str) -> bool {
        let site = self.site(site);
        let at = world(&self.app.world().resource::<BoardOnTable>().0, site);
        let mut marks = self.app.world_mut().query_filtered::<&Transform, With<NotShadowCaster>>();
        let here = |mark: &Transform| mark.translation.xz().distance(at.xz()) < 1e-3;
        marks.iter(self.app.world()).any(here)
    }

    fn mode(&self) -> UpdateMode {
        self.app.world().resource::<WinitSettings>().focused_mode
    }

    /// Runs until no more frames are needed.
    fn sleep(&mut self) {
        for _ in 0..100 {
            self.app.update();
            if matches!(self.mode(), UpdateMode::Reactive { wait, .. } if wait > Duration::from_secs(1)) {
                return;
            }
        }
        panic!("it never sleeps");
    }
}

fn title(game: &str) -> String {
    let texts = Texts::load(crate::app::locale::system_language());
    texts.title(GameId::find(game).unwrap(), "")
}

#[test]
fn from_the_gallery_to_the_table_and_back_by_buttons_alone() {
    let mut table = Table::new("by-buttons");
    table.listen();
    assert_eq!(table.screen(), Screen::Gallery);
    table.press_button(&title("rastros"));
    assert_eq!(table.screen(), Screen::SetUp);
    table.press_button(&table.says("mode-same-side"));
    table.press_button(&table.says("play"));
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.game().position().id().id(), "rastros");
    table.press_button(&table.says("gallery-back"));
    assert_eq!(table.screen(), Screen::Gallery);
    assert!(table.exists(&title("hex")), "every game is there again");
}

#[test]
fn a_card_is_opened_by_a_finger_and_the_match_begun_by_a_mouse() {
    let mut table = Table::new("by-finger");
    table.listen();
    let window = 800;
    let visible = |(_, item): &&(Key, AccessibleItem)| {
        let [_, y, _, h] = item.area;
        GameId::ALL.iter().any(|game| item.name == title(game.id())) && y > 0 && y + h / 2 < window - 40
    };
    let card = table.items().all.iter().find(visible).expect("a card to be seen").1.clone();
    table.touch(card.area);
    table.frames(4);
    assert_eq!(table.screen(), Screen::SetUp, "a finger on {card:?}");
    let [x, y, w, h] = table.control(&table.says("play")).1.area;
    table.mouse(Vec2::new(x as f32 + w as f32 / 2.0, y as f32 + h as f32 / 2.0));
    table.button(ButtonState::Pressed);
    table.button(ButtonState::Released);
    table.frames(4);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(title(table.game().position().id().id()), card.name);
}

#[test]
fn what_was_chosen_while_setting_up_is_what_is_played() {
    let mut table = Table::new("chosen");
    table.listen();
    table.press_button(&title("hex"));
    table.press_button(&table.says("mode-face-to-face"));
    table.press_button(&table.says("play"));
    assert_eq!(table.game().seating, Seating::FaceToFace);
    assert!(table.game().human_to_move());
}

#[test]
fn undo_and_redo_have_buttons_that_work_when_there_is_something_to_undo() {
    let mut table = Table::playing("undo-buttons", "hex");
    table.listen();
    let (undo, redo) = (table.says("undo"), table.says("redo"));
    assert!(table.control(&undo).1.disabled && table.control(&redo).1.disabled);
    table.tap("f6");
    table.rest();
    assert!(!table.control(&undo).1.disabled);
    table.press_button(&undo);
    table.rest();
    assert!(table.moves().is_empty());
    assert!(!table.control(&redo).1.disabled);
    table.press_button(&redo);
    table.rest();
    assert_eq!(table.moves(), ["f6"]);
}

#[test]
fn rules_and_settings_open_over_the_board_and_close_again() {
    let mut table = Table::playing("dialogs", "otelo_1_11");
    table.listen();
    for (button, dialog) in [("rules", Dialog::Rules), ("settings", Dialog::Settings)] {
        table.press_button(&table.says(button));
        assert_eq!(table.dialog(), dialog);
        assert!(table.items().all.iter().all(|(key, _)| !matches!(key, Key::Site(_))), "the board is covered");
        table.tap("e3");
        assert!(table.moves().is_empty(), "a finger does not reach the board under {dialog:?}");
        table.press_button(&table.says("close"));
        assert_eq!(table.dialog(), Dialog::None);
    }
    table.tap("e3");
    assert_eq!(table.moves(), ["e3"]);
}

#[test]
fn what_is_pressed_in_the_settings_is_in_force() {
    let mut table = Table::playing("preferences", "hex");
    table.listen();
    table.press_button(&table.says("settings"));
    table.press_button(&table.says("speed-fast"));
    assert_eq!(table.app.world().resource::<Settings>().speed, 2.0);
    table.press_button(&table.says("language-pt"));
    assert_eq!(table.says("close"), "Fechar");
    table.press_button("Fechar");
    assert_eq!(table.dialog(), Dialog::None);
}

#[test]
fn people_face_to_face_have_their_choices_on_both_sides() {
    let mut table = Table::new("face-to-face");
    table.set_up(Record { seating: Seating::FaceToFace, ..Record::of("hex") });
    table.listen();
    table.tap("f6");
    table.rest();
    let swap = table.app.world().resource::<Gesture>().choices()[0];
    let name = crate::app::hud::choice_name(table.game(), table.app.world().resource::<Texts>(), swap);
    let mut both = table.controls(&name);
    assert_eq!(both.len(), 2, "{both:?}");
    both.sort_by_key(|(_, item)| item.area[1]);
    assert!(both[0].1.area[1] < 400 && both[1].1.area[1] > 400, "one above, one below the board");
    table.touch(both[0].1.area);
    table.rest();
    assert_eq!(table.moves(), ["f6", "swap"]);
}

#[test]
fn the_last_action_and_the_legal_places_are_marked() {
    let mut table = Table::playing("marks", "otelo_1_11");
    table.frames(3);
    assert!(table.marked("e3"), "a legal place");
    assert!(!table.marked("a1"), "no legal place");
    table.tap("e3");
    assert!(!table.marked("e3"), "nothing is marked while it moves");
    table.rest();
    assert!(table.marked("e3"), "the last action");
    table.app.world_mut().resource_mut::<Settings>().show_legal = false;
    table.frames(2);
    assert!(table.marked("e3"), "the last action still");
    let legal = table.app.world().resource::<Gesture>().sites();
    let names: Vec<String> = {
        let board = &table.app.world().resource::<BoardOnTable>().0;
        legal.iter().map(|site| board.sites[site.index()].name.clone()).collect()
    };
    assert!(!names.is_empty());
    for name in names {
        assert!(!table.marked(&name), "{name} is legal, and nobody wants to see it");
    }
}

#[test]
fn a_stone_that_is_set_sounds_unless_sounds_are_off() {
    let mut table = Table::playing("sounds", "hex");
    let sounded = |table: &mut Table| {
        let mut heard = 0;
        for _ in 0..60 {
            table.app.update();
            let messages = table.app.world().resource::<Messages<Sounding>>();
            heard += messages.iter_current_update_messages().count();
        }
        heard
    };
    sounded(&mut table);
    table.tap("f6");
    assert!(sounded(&mut table) > 0);
    table.app.world_mut().resource_mut::<Settings>().sound = false;
    table.tap("g7");
    assert_eq!(sounded(&mut table), 0);
    assert_eq!(table.moves().len(), 2);
}

#[test]
fn the_program_is_awake_while_something_moves_and_sleeps_afterwards() {
    let mut table = Table::playing("power", "otelo_1_11");
    table.sleep();
    table.tap("e3");
    assert_eq!(table.mode(), UpdateMode::Continuous);
    table.rest();
    table.sleep();
    // The notice has to disappear again.
    table.app.world_mut().write_message(Notice::plain("import-done"));
    table.frames(12);
    assert!(matches!(table.mode(), UpdateMode::Reactive { wait, .. } if wait < Duration::from_secs(1)));
}

/// A panel with characters that have not been shown before.
#[derive(Resource)]
struct News(&'static str);

#[test]
fn letters_that_appear_for_the_first_time_are_seen_at_once() {
    fn show(mut contexts: EguiContexts, news: Res<News>) -> Result {
        let context = contexts.ctx_mut()?;
        let (at, font) = (egui::pos2(300.0, 300.0), crate::app::theme::regular(18.0));
        context.debug_painter().text(at, egui::Align2::LEFT_TOP, news.0, font, egui::Color32::WHITE);
        Ok(())
    }
    // The asset events that the renderer reads in this frame.
    let told = |table: &Table| {
        let events = table.app.world().resource::<Messages<AssetEvent<Image>>>();
        events.iter_current_update_messages().filter(|event| matches!(event, AssetEvent::Modified { .. })).count()
    };
    let mut table = Table::playing("letters", "hex");
    table.app.insert_resource(News("a")).add_systems(EguiPrimaryContextPass, show);
    table.frames(10);
    table.sleep();
    table.app.world_mut().resource_mut::<News>().0 = "ŵ ǿ";
    table.app.update();
    assert!(told(&table) > 0, "not in a later frame: there may be none");
    table.sleep();
    // Characters that are known change nothing.
    table.app.world_mut().resource_mut::<News>().0 = "ǿ ŵ";
    table.app.update();
    assert_eq!(told(&table), 0);
}
