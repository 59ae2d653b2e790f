//! The exhibit: a screen in a science centre that visitors use without staff. Its stages replace the ordinary screens
//! and use the ordinary table; everything that would let a visitor leave the program is disabled.

mod attract;
mod counting;
mod demonstration;
mod finger;
mod guide;
mod hours;
mod layout;
mod panel;
mod puzzle;
mod resume;
mod staff;
mod stage;
mod take_home;
mod targets;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod unattended;

#[cfg(any(test, target_family = "wasm"))]
pub(crate) use counting::VisitCounted;
#[cfg(any(test, target_family = "wasm"))]
pub(crate) use staff::StaffCodeEntered;
#[cfg(target_family = "wasm")]
pub(crate) use stage::Configuration;
#[cfg(test)]
pub(crate) use stage::CurrentVisit;
pub(crate) use stage::Stage;
#[cfg(not(target_family = "wasm"))]
pub(crate) use targets::{Targets, TouchAction};

use crate::app::foundations::navigation::{ExhibitMode, Screen};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::Settings;
use crate::app::foundations::third_party::egui::Panels;
use crate::app::panels::hud::Hud;
use crate::app::panels::screens::ThumbnailsEnabled;
use crate::app::play::input::{Gesture, Hands, Tapped};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use stage::offered;
use tabuleiro_exhibit::Exhibit;
use tabuleiro_rules::Tap;
use targets::TargetPressed;

/// Turns the program into an exhibit. `seed` determines the order of games in the attract loop.
pub(crate) fn plugin(app: &mut App, exhibit: Exhibit, seed: u64) {
    app.insert_resource(stage::Configuration::new(exhibit))
        .insert_resource(ExhibitMode(true))
        .insert_resource(Hands::Many)
        .insert_state(Screen::Table)
        .init_state::<Stage>()
        .insert_resource(stage::CurrentVisit { shown: seed, ..default() })
        .init_resource::<targets::Targets>()
        .init_resource::<attract::AttractLoop>()
        .init_resource::<demonstration::Demonstration>()
        .init_resource::<staff::StaffEntry>()
        .init_resource::<puzzle::PuzzleCount>()
        .init_resource::<finger::Finger>()
        .init_resource::<panel::Brightness>()
        .init_resource::<hours::LocalTime>()
        .add_message::<TargetPressed>()
        .add_message::<targets::ScreenTouched>()
        .add_message::<stage::VisitEnded>()
        .add_message::<staff::StaffCodeEntered>()
        .add_message::<counting::VisitCounted>()
        .add_systems(Startup, prepare)
        .add_systems(OnEnter(Stage::Attract), (finger::begin, attract::begin))
        .add_systems(OnExit(Stage::Attract), (finger::end, attract::end))
        .add_systems(OnEnter(Stage::ShowMe), (finger::begin, demonstration::begin))
        .add_systems(OnExit(Stage::ShowMe), finger::end)
        .add_systems(OnEnter(Stage::Puzzle), puzzle::begin)
        .add_systems(OnExit(Stage::Puzzle), puzzle::end)
        .add_systems(OnEnter(Stage::Choose), |mut open: ResMut<ThumbnailsEnabled>| open.0 = true)
        .add_systems(OnExit(Stage::Choose), |mut open: ResMut<ThumbnailsEnabled>| open.0 = false)
        .add_systems(
            Update,
            (targets::cover_board, targets::read_contacts, stage::record_touch).chain().before(TableSet::Input),
        )
        .add_systems(
            Update,
            (
                staff::read_code,
                stage::perform,
                choose,
                (attract::play, attract::move_camera).run_if(in_state(Stage::Attract).and_then(stage::is_settled)),
                demonstration::play.run_if(in_state(Stage::ShowMe).and_then(stage::is_settled)),
                stage::change_by_time,
                counting::count,
                counting::count_puzzle,
            )
                .chain()
                .in_set(TableSet::Opponent),
        )
        .add_systems(PostStartup, resume::resume)
        .add_systems(
            Update,
            (guide::suggest, guide::correct, (hours::read_clock, hours::apply).chain(), resume::save)
                .in_set(TableSet::Housekeeping),
        )
        .add_systems(EguiPrimaryContextPass, panel::show.in_set(Panels::Hud));
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Update, staff::exit.in_set(TableSet::Housekeeping));
}

/// Hides the bars of the table, since the exhibit has its own large buttons, and replaces the stored settings by those
/// of the exhibit.
fn prepare(configuration: Res<stage::Configuration>, mut hud: ResMut<Hud>, mut settings: ResMut<Settings>) {
    hud.hidden = true;
    *settings = Settings {
        show_legal: false,
        light: Some(false),
        reduced_motion: Some(false),
        volume: configuration.volume,
        language: offered(&configuration).first().copied(),
        ..Settings::default()
    };
}

/// Turns a pressed button of a choice, such as pass or swap, into a tap.
fn choose(mut pressed: MessageReader<TargetPressed>, gesture: Res<Gesture>, mut tapped: MessageWriter<Tapped>) {
    for &TargetPressed(action) in pressed.read() {
        if let targets::TouchAction::Choice(i) = action
            && let Some(&choice) = gesture.choices().get(i)
        {
            tapped.write(Tapped(Tap::Choice(choice)));
        }
    }
}
