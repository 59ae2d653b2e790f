//! Screens, bars and dialogs through their buttons: each is found by its name in egui's accessibility tree, and pressed
//! there or touched.

use super::Table;
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::referee::{Distant, EndMatch};
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::{AccessibleItem, AccessibleItems, Act, Key, Role};
use crate::app::panels::hud::{headline, line};
use crate::app::panels::marks::BoardMark;
use crate::app::panels::sound::Sounding;
use crate::app::play::input::Gesture;
use crate::app::scene::board::BoardOnTable;
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Match, Occupant, Record, Seating, Why};
use tabuleiro_choreography::world;
use tabuleiro_rules::Player;

impl Table {
    /// Activates the accessibility tree.
    pub(super) fn enable_accessibility(&mut self) {
        self.app.world().resource::<AccessibilityRequested>().set(true);
        self.frames(6);
    }

    pub(super) fn items(&self) -> &AccessibleItems {
        self.app.world().resource::<AccessibleItems>()
    }

    /// Returns a text of the program in the current language.
    pub(super) fn text(&self, id: &str) -> String {
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
        let mut marks = self.app.world_mut().query_filtered::<&Transform, With<BoardMark>>();
        let here = |mark: &Transform| mark.translation.xz().distance(at.xz()) < 1e-3;
        marks.iter(self.app.world()).any(here)
    }

    pub(super) fn mode(&self) -> UpdateMode {
        self.app.world().resource::<WinitSettings>().focused_mode
    }

    /// Runs until no more frames are needed.
    pub(super) fn sleep(&mut self) {
        for _ in 0..100 {
            self.app.update();
            if matches!(self.mode(), UpdateMode::Reactive { wait, .. } if wait > Duration::from_secs(1)) {
                return;
            }
        }
        panic!("frames are still drawn");
    }
}

fn title(game: &str) -> String {
    let texts = Texts::load(crate::app::foundations::locale::system_language());
    texts.title(GameId::find(game).unwrap(), "")
}

#[test]
fn buttons_lead_from_the_gallery_to_the_table_and_back() {
    let mut table = Table::new("by-buttons");
    table.enable_accessibility();
    assert_eq!(table.screen(), Screen::Gallery);
    table.press_button(&title("rastros"));
    assert_eq!(table.screen(), Screen::SetUp);
    table.press_button(&table.text("mode-same-side"));
    table.press_button(&table.text("play"));
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.game().position().id().id(), "rastros");
    table.press_button(&table.text("gallery-back"));
    assert_eq!(table.screen(), Screen::Gallery);
    assert!(table.exists(&title("hex")), "the gallery shows the games");
}

#[test]
fn a_touch_opens_a_card_and_the_mouse_starts_the_match() {
    let mut table = Table::new("by-finger");
    table.enable_accessibility();
    let window = 800;
    let visible = |(_, item): &&(Key, AccessibleItem)| {
        let [_, y, _, h] = item.area;
        GameId::ALL.iter().any(|game| item.name == title(game.id())) && y > 0 && y + h / 2 < window - 40
    };
    let card = table.items().all.iter().find(visible).expect("a visible card").1.clone();
    table.touch(card.area);
    table.frames(4);
    assert_eq!(table.screen(), Screen::SetUp, "a finger on {card:?}");
    let [x, y, w, h] = table.control(&table.text("play")).1.area;
    table.mouse(Vec2::new(x as f32 + w as f32 / 2.0, y as f32 + h as f32 / 2.0));
    table.button(ButtonState::Pressed);
    table.button(ButtonState::Released);
    table.frames(4);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(title(table.game().position().id().id()), card.name);
}

#[test]
fn the_match_has_the_settings_chosen_on_the_set_up_screen() {
    let mut table = Table::new("chosen");
    table.enable_accessibility();
    table.press_button(&title("hex"));
    table.press_button(&table.text("mode-face-to-face"));
    table.press_button(&table.text("play"));
    assert_eq!(table.game().seating, Seating::FaceToFace);
    assert!(table.game().human_to_move());
}

#[test]
fn undo_and_redo_buttons_are_enabled_only_when_they_have_an_effect() {
    let mut table = Table::playing("undo-buttons", "hex");
    table.enable_accessibility();
    let (undo, redo) = (table.text("undo"), table.text("redo"));
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
    table.enable_accessibility();
    for (button, dialog) in [("rules", Dialog::Rules), ("settings", Dialog::Settings)] {
        table.press_button(&table.text(button));
        assert_eq!(table.dialog(), dialog);
        assert!(table.items().all.iter().all(|(key, _)| !matches!(key, Key::Site(_))), "the board is covered");
        table.tap("e3");
        assert!(table.moves().is_empty(), "a finger does not reach the board under {dialog:?}");
        table.press_button(&table.text("close"));
        assert_eq!(table.dialog(), Dialog::None);
    }
    table.tap("e3");
    assert_eq!(table.moves(), ["e3"]);
}

#[test]
fn buttons_of_the_settings_change_the_settings() {
    let mut table = Table::playing("preferences", "hex");
    table.enable_accessibility();
    table.press_button(&table.text("settings"));
    table.press_button(&table.text("speed-fast"));
    assert_eq!(table.app.world().resource::<Settings>().speed, 2.0);
    table.press_button(&table.text("language-pt"));
    assert_eq!(table.text("close"), "Fechar");
    table.press_button("Fechar");
    assert_eq!(table.dialog(), Dialog::None);
}

#[test]
fn face_to_face_both_sides_have_buttons_for_choices() {
    let mut table = Table::new("face-to-face");
    table.set_up(Record { seating: Seating::FaceToFace, ..Record::of("hex") });
    table.enable_accessibility();
    table.tap("f6");
    table.rest();
    let swap = table.app.world().resource::<Gesture>().choices()[0];
    let name = crate::app::foundations::locale::choice_name(
        table.game().position().id(),
        table.app.world().resource::<Texts>(),
        swap,
    );
    let mut both = table.controls(&name);
    assert_eq!(both.len(), 2, "{both:?}");
    both.sort_by_key(|(_, item)| item.area[1]);
    assert!(both[0].1.area[1] < 400 && both[1].1.area[1] > 400, "one above, one below the board");
    table.touch(both[0].1.area);
    table.rest();
    assert_eq!(table.moves(), ["f6", "swap"]);
}

#[test]
fn an_exchange_of_sides_and_the_end_are_said_to_the_person() {
    let texts = Texts::load(Language::En);
    let nobody = Distant::default();
    let mut table = Table::new("said-to-person");
    let occupants = [Occupant::Human, Occupant::computer(1)];
    table.set_up(Record { moves: vec!["a1".into(), "swap".into()], occupants, ..Record::of("hex") });
    let other_side = texts.side(GameId::Hex, "turn", Player::Second);
    let said = |id: &str| texts.with(id, &[("side", other_side.clone().into())]);
    assert!(line(table.game(), &texts, false, &nobody).starts_with(&said("swapped-you")));
    let two = Match::from_record(&Record { moves: vec!["a1".into(), "swap".into()], ..Record::of("hex") }).unwrap();
    let first_side = texts.side(GameId::Hex, "turn", Player::First);
    let of_two = texts.with("swapped", &[("side", first_side.into())]);
    assert!(line(&two, &texts, false, &nobody).starts_with(&of_two));
    for (winner, said) in [(Player::First, "you won"), (Player::Second, "you lost")] {
        table.set_up(Record { moves: vec!["a1".into()], occupants, ..Record::of("hex") });
        table.app.world_mut().write_message(EndMatch(Some(Ending::lost_by(winner.other(), Why::Resigned))));
        table.frames(3);
        assert!(headline(table.game(), &texts, &nobody).ends_with(said));
    }
}

#[test]
fn the_last_action_and_the_legal_sites_are_marked() {
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
        assert!(!table.marked(&name), "{name} is marked although legal sites are hidden");
    }
}

#[test]
fn placing_a_stone_plays_a_sound_unless_sounds_are_off() {
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
fn frames_are_drawn_continuously_only_while_something_moves() {
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
struct ShownText(&'static str);

#[test]
fn characters_shown_for_the_first_time_appear_in_the_same_frame() {
    fn show(mut contexts: EguiContexts, news: Res<ShownText>) -> Result {
        let context = contexts.ctx_mut()?;
        let (at, font) = (egui::pos2(300.0, 300.0), crate::app::foundations::theme::regular(18.0));
        context.debug_painter().text(at, egui::Align2::LEFT_TOP, news.0, font, egui::Color32::WHITE);
        Ok(())
    }
    // The asset events that the renderer reads in this frame.
    let told = |table: &Table| {
        let events = table.app.world().resource::<Messages<AssetEvent<Image>>>();
        events.iter_current_update_messages().filter(|event| matches!(event, AssetEvent::Modified { .. })).count()
    };
    let mut table = Table::playing("letters", "hex");
    table.app.insert_resource(ShownText("a")).add_systems(EguiPrimaryContextPass, show);
    table.frames(10);
    table.sleep();
    table.app.world_mut().resource_mut::<ShownText>().0 = "ŵ ǿ";
    table.app.update();
    assert!(told(&table) > 0, "the texture must change in the same frame, because another frame may not follow");
    table.sleep();
    // Characters that are known change nothing.
    table.app.world_mut().resource_mut::<ShownText>().0 = "ǿ ŵ";
    table.app.update();
    assert_eq!(told(&table), 0);
}
