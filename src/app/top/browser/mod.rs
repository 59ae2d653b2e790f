//! The page around the canvas: input from it (links, files, the back button, assistive technology) and output to it
//! (the position in words, a mirror of the controls, the end of loading). Only in a browser.

mod exhibit;
mod files;
mod grid;
mod mirror;
mod news;
mod page_events;
mod place;
mod preferences;

use crate::app::foundations::navigation::Screen;
use crate::app::foundations::notices::Notices;
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::Happened;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::Settings;
use crate::app::panels::pipelines::PendingPipelines;
use crate::app::panels::screens::Pictures;
use crate::app::panels::sound::Sounding;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use page_events::announce;
use preferences::system_preferences;

/// Frames drawn completely before the page shows the canvas: pipelines are counted one frame late.
const REHEARSALS: u32 = 2;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(system_preferences())
        .add_plugins((page_events::plugin, mirror::plugin, news::plugin))
        .add_systems(Update, raise_the_curtain.in_set(TableSet::Housekeeping))
        .add_systems(Update, expect_sound.in_set(TableSet::Power));
    // An exhibit accepts no files and no links, because they would lead out of it.
    if let Some(configuration) = exhibit::configuration() {
        crate::app::panels::exhibit::plugin(app, configuration, tabuleiro_exhibit::now().seconds());
        app.add_plugins(exhibit::plugin);
    } else {
        app.add_plugins((files::plugin, place::plugin));
        app.add_systems(Update, vibrate.in_set(TableSet::Housekeeping));
    }
}

/// The length of a vibration in milliseconds: a touch is answered, and nobody is disturbed.
const VIBRATION: u32 = 12;

/// Answers an action with a short vibration, where the device can do that.
fn vibrate(mut happened: MessageReader<Happened>, settings: Res<Settings>) {
    let played = happened.read().any(|what| matches!(what, Happened::Played(_)));
    if let (true, true, Some(window)) = (played, settings.vibration, web_sys::window()) {
        // Browsers without vibration, and pages that nobody has touched, ignore this.
        let _ = window.navigator().vibrate_with_duration(VIBRATION);
    }
}

/// Tells the page that a sound is played: it suspends audio in between.
fn expect_sound(mut sounding: MessageReader<Sounding>) {
    if sounding.read().count() > 0 {
        announce("tabuleiro-sound");
    }
}

/// Tells the page that the first screen is drawn: the table, or the first thumbnail of the gallery.
fn raise_the_curtain(
    screen: Res<State<Screen>>,
    pictures: Res<Pictures>,
    board: Option<Res<BoardOnTable>>,
    pipelines: Res<PendingPipelines>,
    clock: Res<Playback>,
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut awake: ResMut<Awake>,
    mut rehearsals: Local<u32>,
    mut risen: Local<bool>,
) {
    if *risen {
        return;
    }
    awake.request_frames();
    notices.keep(time.elapsed_secs());
    *risen = match screen.get() {
        // Panels show a thumbnail one frame later.
        Screen::Gallery => pictures.any(),
        Screen::SetUp | Screen::Matches | Screen::Devices | Screen::Class => true,
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
