//! Tests of what the program restores after a restart, and of where captured pieces lie.

use super::{Table, scratch};
use crate::app::foundations::navigation::{GalleryScroll, Screen};
use crate::app::panels::captured::Captured;
use crate::app::scene::camera::View;
use bevy::prelude::*;
use std::path::Path;
use tabuleiro_catalogue::matches::Record;

#[test]
fn coming_back_restores_the_match_the_view_and_the_place_in_the_gallery() {
    let folder = scratch("place");
    let at = |folder: &Path| {
        let mut table = Table::at(folder);
        crate::app::play::place::plugin(&mut table.app);
        table.frames(6);
        table
    };
    let screen = |table: &Table| *table.app.world().resource::<State<Screen>>().get();
    let mut table = at(&folder);
    assert_eq!(screen(&table), Screen::Gallery);
    table.set_up(Record::of("hex"));
    table.play("f6");
    table.app.world_mut().resource_mut::<View>().orbit(40.0, -10.0);
    table.frames(200);
    drop(table);
    let mut table = at(&folder);
    assert_eq!((screen(&table), table.moves()), (Screen::Table, vec!["f6".to_string()]));
    assert_eq!(table.app.world().resource::<View>().yaw, 40.0);
    table.go(Screen::Gallery);
    table.app.world_mut().resource_mut::<GalleryScroll>().wanted = Some(700.0);
    table.frames(20);
    drop(table);
    let table = at(&folder);
    assert_eq!(screen(&table), Screen::Gallery, "who left the table comes back to the gallery");
    assert_eq!(table.app.world().resource::<GalleryScroll>().at, 700.0);
}

#[test]
fn captured_pieces_lie_where_the_turned_window_has_room() {
    let mut table = Table::playing("captured", "konane");
    // Each person removes a piece of their own; then the first piece is captured.
    for _ in 0..3 {
        let action = table.game().position().gestures()[0].text.clone();
        table.play(&action);
        table.rest();
    }
    let place = |table: &mut Table| {
        let mut rows = table.app.world_mut().query_filtered::<&Children, With<Captured>>();
        let piece = rows.single(table.app.world()).unwrap()[0];
        table.app.world().get::<Transform>(piece).unwrap().translation
    };
    let beside = place(&mut table);
    table.resize(600.0, 1000.0);
    let before = place(&mut table);
    // The outer edge of the frame is 4.75 units from the middle of the board.
    assert!(beside.x > 4.75 && beside.z < 4.75, "{beside}");
    assert!(before.x < 4.75 && before.z > 4.75, "{before}");
}
