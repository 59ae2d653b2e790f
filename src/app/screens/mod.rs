//! Whole screens and dialogs: the gallery, setting a game up, rules, settings, notices.

mod gallery;
mod notices;
mod pictures;
mod preferences;
mod rules;
mod search;
mod set_up;

pub(crate) use notices::Notices;
pub(crate) use pictures::Pictures;

use super::archive::{Import, Opened, Pick};
use super::match_::{Occupant, Record, Seating, SetUp};
use super::sets::TableSet;
use super::third_party::egui::Panels;
use crate::games::GameId;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// Where the person is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    /// All games.
    #[default]
    Gallery,
    /// Options and opponents of one.
    SetUp,
    /// The table.
    Table,
}

/// What lies over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// Rules of the game at hand.
    Rules,
    /// Preferences.
    Settings,
}

/// Go to another screen.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Go(pub(crate) Screen);

/// What is being set up.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) game: GameId,
    pub(crate) record: Record,
}

/// The ways out of the gallery and of setting up.
#[derive(bevy::ecs::system::SystemParam)]
struct Doors<'w> {
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
    app.init_state::<Screen>()
        .init_resource::<Dialog>()
        .init_resource::<Draft>()
        .init_resource::<search::Search>()
        .add_message::<Go>()
        .add_plugins((pictures::plugin, notices::plugin))
        .add_systems(Update, travel.in_set(TableSet::Referee))
        .add_systems(
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

fn travel(
    mut wanted: MessageReader<Go>,
    mut opened: MessageReader<Opened>,
    mut next: ResMut<NextState<Screen>>,
    mut dialog: ResMut<Dialog>,
) {
    let opened = opened.read().last().map(|_| Screen::Table);
    if let Some(screen) = wanted.read().last().map(|go| go.0).or(opened) {
        NextState::set_if_neq(&mut next, screen);
        dialog.set_if_neq(Dialog::None);
    }
}
