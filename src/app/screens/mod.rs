//! Whole screens and dialogs: the gallery, setting a game up, rules, settings, notices.

mod gallery;
mod notices;
mod pictures;
mod preferences;
mod rules;
mod search;
mod set_up;

pub(crate) use pictures::Pictures;

use super::archive::{Import, Pick};
use super::navigation::{Dialog, Go, Screen};
use super::referee::SetUp;
use super::third_party::egui::Panels;
use crate::games::GameId;
use crate::matches::{Occupant, Record, Seating};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// What is being set up.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) game: GameId,
    pub(crate) record: Record,
}

/// The ways out of the gallery and of setting up.
#[derive(bevy::ecs::system::SystemParam)]
struct UiCommands<'w> {
    go: MessageWriter<'w, Go>,
    set_up: MessageWriter<'w, SetUp>,
    import: MessageWriter<'w, Import>,
    pick: MessageWriter<'w, Pick>,
    draft: ResMut<'w, Draft>,
    dialog: ResMut<'w, Dialog>,
}

impl Draft {
    fn of(game: GameId) -> Draft {
        Draft { game, record: Record::of(game.id()) }
    }
}

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Draft::of(GameId::ALL[0]);
        draft.record.occupants = [Occupant::Human; 2];
        draft.record.seating = Seating::SameSide;
        draft
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().init_resource::<search::Search>().add_plugins(pictures::plugin).add_systems(
        EguiPrimaryContextPass,
        (
            gallery::show.run_if(in_state(Screen::Gallery)),
            set_up::show.run_if(in_state(Screen::SetUp)),
            rules::show,
            preferences::show,
            notices::show,
        )
            .chain()
            .in_set(Panels::Screens),
    );
}
