//! Announcements for screen readers that are not about a move: the places that complete a begun gesture, the number of games that a
//! search finds, whether a menu is open.

use super::Table;
use crate::app::foundations::navigation::Screen;
use crate::app::panels::screens::Search;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;

impl Table {
    fn news(&self) -> &str {
        &self.items().news
    }

    /// Returns whether what a button opens is told as open.
    fn expanded(&self, name: &str) -> Option<bool> {
        self.control(name).1.expanded
    }
}

#[test]
fn after_the_first_of_two_places_the_others_are_told() {
    let mut table = Table::playing("begun", "avanco");
    table.enable_accessibility();
    let before = table.news().to_string();
    let first = Match::of(GameId::Avanco).position().legal().swap_remove(0);
    let (from, to) = first.text.split_once('-').unwrap();
    table.tap(from);
    table.frames(4);
    let begun = table.news().to_string();
    assert!(begun.contains(from) && begun.contains(to), "{begun}");
    assert_ne!(begun, before);
    // The same place again takes it back.
    table.tap(from);
    table.frames(4);
    assert_eq!(table.news(), before);
    table.tap(from);
    table.tap(to);
    table.rest();
    table.frames(4);
    assert!(table.news().contains(&first.text) && table.news() != begun, "{}", table.news());
}

#[test]
fn the_gallery_tells_how_many_games_a_search_finds() {
    let mut table = Table::new("searched");
    table.enable_accessibility();
    table.go(Screen::Gallery);
    let before = table.news().to_string();
    for (text, found) in [("dipole", "1 game"), ("hex", "games"), ("qqq", "No game")] {
        table.app.world_mut().resource_mut::<Search>().0 = text.into();
        table.frames(4);
        assert!(table.news().contains(found), "{text}: {}", table.news());
    }
    table.app.world_mut().resource_mut::<Search>().0.clear();
    table.frames(4);
    assert_eq!(table.news(), before);
}

#[test]
fn the_buttons_of_the_list_of_moves_and_of_the_menu_tell_whether_these_are_open() {
    let mut table = Table::playing("opened", "hex");
    table.enable_accessibility();
    let (moves, more) = (table.text("moves-list"), table.text("more"));
    assert_eq!(table.expanded(&table.text("undo")), None);
    for name in [moves, more] {
        assert_eq!(table.expanded(&name), Some(false), "{name}");
        table.press_button(&name);
        table.frames(4);
        assert_eq!(table.expanded(&name), Some(true), "{name}");
        table.press_button(&name);
        table.frames(4);
        assert_eq!(table.expanded(&name), Some(false), "{name}");
    }
}
