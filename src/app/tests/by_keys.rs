//! Games from the gallery to its end and back by keys alone. What the keys lead to is known only from the items that
//! assistive technology is told.

use super::Table;
use super::whole_matches::{MATCHES, PLIES, record};
use crate::app::foundations::locale::{Texts, choice_name};
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::{AccessibleItem, Key as Item};
use crate::app::panels::screens::Draft;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::View;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::collections::{HashMap, VecDeque};
use tabuleiro_catalogue::GameId;
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::{Family, Site, Tap};

/// The arrow keys, with their directions on the screen.
const ARROWS: [(KeyCode, f32, f32); 4] = [
    (KeyCode::ArrowUp, 0.0, 1.0),
    (KeyCode::ArrowDown, 0.0, -1.0),
    (KeyCode::ArrowLeft, -1.0, 0.0),
    (KeyCode::ArrowRight, 1.0, 0.0),
];

impl Table {
    /// Returns what assistive technology is told has the focus.
    fn focused(&self) -> Option<(Item, AccessibleItem)> {
        let items = self.items();
        items.all.iter().find(|(key, _)| Some(*key) == items.focus).cloned()
    }

    /// Presses Tab until a control with that name has the focus, and then Enter.
    fn tab_to(&mut self, name: &str) {
        for _ in 0..200 {
            if self.focused().is_some_and(|(key, item)| matches!(key, Item::Control(_)) && item.name == name) {
                self.type_key(KeyCode::Enter, Key::Enter);
                return self.frames(6);
            }
            self.type_key(KeyCode::Tab, Key::Tab);
        }
        panic!("Tab does not lead to '{name}'");
    }

    /// Returns the arrow keys that lead from one site to another.
    fn way(&self, from: Site, to: Site) -> Vec<KeyCode> {
        let board = &self.app.world().resource::<BoardOnTable>().0;
        let yaw = Vec2::from_angle(self.app.world().resource::<View>().yaw.to_radians());
        let mut before: HashMap<Site, (Site, KeyCode)> = HashMap::new();
        let mut waiting = VecDeque::from([from]);
        while let Some(site) = waiting.pop_front() {
            for (key, x, y) in ARROWS {
                let direction = yaw.rotate(Vec2::new(x, y));
                if let Some(next) = board.step(site, direction.x, direction.y)
                    && next != from
                    && !before.contains_key(&next)
                {
                    before.insert(next, (site, key));
                    waiting.push_back(next);
                }
            }
        }
        let (mut keys, mut at) = (Vec::new(), to);
        while at != from {
            let &(last, key) = before.get(&at).unwrap_or_else(|| {
                panic!("no arrows lead from {} to {}", board.sites[from.index()].name, board.sites[to.index()].name)
            });
            keys.push(key);
            at = last;
        }
        keys.reverse();
        keys
    }

    /// Moves the cursor to a site with the arrow keys, as it is told, and presses Enter.
    fn walk_to(&mut self, site: Site) {
        let cursor = |table: &Table| match table.items().focus {
            Some(Item::Site(site)) => Some(Site(site)),
            _ => None,
        };
        if cursor(self).is_none() {
            self.key(KeyCode::ArrowUp);
        }
        let from = cursor(self).expect("an arrow key shows the cursor");
        for key in self.way(from, site) {
            self.key(key);
        }
        let (key, item) = self.focused().expect("the cursor is told");
        assert_eq!(key, Item::Site(site.0));
        let told = self.spoken_name(site);
        assert_eq!((item.name.as_str(), item.disabled), (told.as_str(), false));
        self.key(KeyCode::Enter);
    }

    /// Returns the name of a site with what stands there.
    fn spoken_name(&self, site: Site) -> String {
        let position = self.game().position();
        let layout = Layout::of(position.board());
        let narrator = Narrator::new(self.app.world().resource::<Texts>(), &layout, position.id(), Length::Full);
        narrator.short_site(&narrator.contents(position), site)
    }

    /// Plays a random action by keys. Returns whether there was one.
    fn play_by_keys(&mut self, dice: &mut u64) -> bool {
        let position = self.game().position();
        if position.outcome().is_some() {
            return false;
        }
        let offers = position.gestures();
        *dice = tabuleiro_rules::mix(*dice);
        let offer = offers[*dice as usize % offers.len()].clone();
        let before = self.moves().len();
        let game = position.id();
        for &tap in offer.taps.iter() {
            self.frames(3);
            match tap {
                Tap::Site(site) => self.walk_to(site),
                Tap::Choice(choice) => {
                    let name = choice_name(game, self.app.world().resource::<Texts>(), choice);
                    self.tab_to(&name);
                    if self.panel_has_focus() {
                        // The next turn has the same choices.
                        let (_, item) = self.focused().expect("the button is told");
                        assert_eq!(item.name, name, "{}: the focus goes back to the board", game.id());
                        self.type_key(KeyCode::Escape, Key::Escape);
                    }
                }
            }
        }
        assert_eq!(self.moves()[before..], *std::slice::from_ref(&offer.text), "{}, {:?}", game.id(), self.moves());
        true
    }

    /// Goes by keys from the gallery to a game, plays it with these dice, and goes back. Returns whether the match ended.
    fn visit(&mut self, game: GameId, mut dice: u64) -> bool {
        let title = self.app.world().resource::<Texts>().title(game, game.facts().defaults().variant);
        self.tab_to(&title);
        assert!(self.shows(Screen::SetUp), "{title}");
        // Two people, and a small board where a long match would only take longer.
        self.app.world_mut().resource_mut::<Draft>().record = record(game);
        self.tab_to(&self.text("play"));
        assert!(self.shows(Screen::Table), "{title}");
        if self.panel_has_focus() {
            self.type_key(KeyCode::Escape, Key::Escape);
        }
        let has_ended = (0..PLIES).any(|_| !self.play_by_keys(&mut dice));
        self.frames(4);
        if has_ended {
            assert_eq!(self.controls(&self.text("play-again")).len(), 1, "{title}");
            assert!(!self.items().news.is_empty(), "the end of {title} is told");
        }
        self.tab_to(&self.text("gallery-back"));
        assert!(self.shows(Screen::Gallery), "{title}");
        has_ended
    }
}

/// Plays every third game from `first` on; without `TABULEIRO_LONG` every twelfth.
fn play_out(first: usize) {
    let step = if std::env::var_os("TABULEIRO_LONG").is_some() { 3 } else { 12 };
    for &game in GameId::ALL.iter().skip(first).step_by(step) {
        let mut table = Table::new(&format!("by-keys-{}", game.id()));
        table.app.world_mut().resource_mut::<Settings>().speed = 0.0;
        table.enable_accessibility();
        let ends = (0..MATCHES).any(|seed| table.visit(game, seed));
        assert!(ends, "no match of {} ends within {PLIES} actions", game.id());
    }
}

#[test]
fn the_button_of_a_family_brings_the_focus_to_its_first_game() {
    let mut table = Table::new("family-by-keys");
    table.enable_accessibility();
    let texts = table.app.world().resource::<Texts>();
    let first = GameId::ALL.iter().copied().find(|game| game.facts().family == Family::Blockade).unwrap();
    let title = texts.title(first, first.facts().defaults().variant);
    let button = texts.with("gallery-go-to", &[("family", texts.get("family-blockade").into())]);
    table.tab_to(&button);
    assert_eq!(table.focused().map(|(_, item)| item.name), Some(title));
}

#[test]
fn the_first_third_of_the_games_is_played_by_keys_from_the_gallery_to_the_end_and_back() {
    play_out(0);
}

#[test]
fn the_second_third_of_the_games_is_played_by_keys_from_the_gallery_to_the_end_and_back() {
    play_out(1);
}

#[test]
fn the_last_third_of_the_games_is_played_by_keys_from_the_gallery_to_the_end_and_back() {
    play_out(2);
}
