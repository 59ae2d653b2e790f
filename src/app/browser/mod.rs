//! The page round the canvas: what arrives from it (links, files, the back button, assistive technology) and what it is
//! told (the position in words, a mirror of the controls, when the curtain may rise). Only in a browser.

mod exhibit;
mod files;
mod mirror;
mod news;
mod page_events;
mod place;
mod preferences;

use super::board::BoardOnTable;
use super::choreography::Clock;
use super::navigation::Screen;
use super::notices::Notices;
use super::pipelines::Waiting;
use super::power::Awake;
use super::screens::Pictures;
use super::sets::TableSet;
use super::sound::Sounding;
use bevy::prelude::*;
use page_events::announce;
use preferences::system_preferences;

/// Frames drawn with everything in them before the page shows them: the table's pipelines are counted one frame behind.
const REHEARSALS: u32 = 2;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(system_preferences())
        .add_plugins((page_events::plugin, mirror::plugin, news::plugin))
        .add_systems(Update, raise_the_curtain.in_set(TableSet::Housekeeping))
        .add_systems(Update, expect_sound.in_set(TableSet::Power));
    // An exhibit takes no files and follows no links: they would lead out of it.
    match exhibit::configuration() {
        Some(configuration) => {
            super::exhibit::plugin(app, configuration, tabuleiro_exhibit::now().seconds());
            app.add_plugins(exhibit::plugin);
        }
        None => drop(app.add_plugins((files::plugin, place::plugin))),
    }
}

/// Tells the page that there is something to be heard: its sound card rests in between.
fn expect_sound(mut sounding: MessageReader<Sounding>) {
    if sounding.read().count() > 0 {
        announce("tabuleiro-sound");
    }
}

/// Tells the page that there is something to be seen: the table, or the first board of the gallery.
fn raise_the_curtain(
    screen: Res<State<Screen>>,
    pictures: Res<Pictures>,
    board: Option<Res<BoardOnTable>>,
    pipelines: Res<Waiting>,
    clock: Res<Clock>,
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut awake: ResMut<Awake>,
    mut rehearsals: Local<u32>,
    mut risen: Local<bool>,
) {
    if *risen {
        return;
    }
    awake.stir();
    notices.keep(time.elapsed_secs());
    *risen = match screen.get() {
        // A picture is known to the panels of the frame before.
        Screen::Gallery => pictures.any(),
        Screen::SetUp => true,
        Screen::Table => {
            let ready = board.is_some() && !pipelines.any() && !clock.running();
            *rehearsals = if ready { *rehearsals + 1 } else { 0 };
            *rehearsals > REHEARSALS
        }
    };
    if *risen {
        announce("tabuleiro-ready");
    }
}
