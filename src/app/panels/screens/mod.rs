//! Whole screens and dialogs: the gallery, setting a game up, rules, settings, notices.

mod card_faces;
mod cards;
mod class;
mod commands;
mod daily;
mod devices;
mod draft;
mod gallery;
mod keys;
mod matches;
mod notices;
mod open_as;
mod options;
mod pictures;
mod preferences;
mod rules;
mod search;
mod set_up;
mod shelves;
mod solved;
mod statistics;
mod teacher;
mod time;
mod widgets;

pub(crate) use class::sentences as class_sentences;
pub(crate) use devices::reason as refusal_text;
pub(crate) use draft::Draft;
pub(crate) use pictures::{Pictures, ThumbnailSubject, ThumbnailsEnabled};
pub(crate) use search::Search;

use crate::app::foundations::navigation::{ChangeScreen, ExhibitMode, Screen, ShowCard};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::third_party::egui::Panels;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().init_resource::<Search>().add_plugins(pictures::plugin);
    app.add_systems(Update, show_card.after(TableSet::Opponent).before(TableSet::Navigation)).add_systems(
        EguiPrimaryContextPass,
        (
            gallery::show.run_if(in_state(Screen::Gallery)),
            set_up::show.run_if(in_state(Screen::SetUp)),
            matches::show.run_if(in_state(Screen::Matches)),
            devices::show.run_if(in_state(Screen::Devices)),
            class::show.run_if(in_state(Screen::Class)),
            rules::show,
            preferences::show,
            open_as::show,
            // Notices are meant for one person, not for visitors of an exhibit.
            notices::show.run_if(resource_equals(ExhibitMode(false))),
        )
            .chain()
            .in_set(Panels::Screens),
    );
}

/// Shows the page of a game with its default variant.
fn show_card(mut wanted: MessageReader<ShowCard>, mut draft: ResMut<Draft>, mut go: MessageWriter<ChangeScreen>) {
    let Some(&ShowCard(game)) = wanted.read().last() else { return };
    *draft = Draft::of(game, game.facts().defaults().variant);
    go.write(ChangeScreen(Screen::SetUp));
}
