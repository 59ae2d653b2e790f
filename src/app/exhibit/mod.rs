//! The exhibit: a screen in a science centre that visitors use without staff. Its stages replace the ordinary screens
//! and use the ordinary table; everything that would let a visitor leave the program is disabled.

mod attract;
mod counting;
mod finger;
mod guide;
mod hours;
mod layout;
mod panel;
mod puzzle;
mod resume;
mod show;
mod staff;
mod stage;
mod targets;
#[cfg(not(target_family = "wasm"))]
pub(super) mod unattended;

#[cfg(any(test, target_family = "wasm"))]
pub(super) use counting::Counted;
#[cfg(any(test, target_family = "wasm"))]
pub(super) use staff::Dismissed;
#[cfg(target_family = "wasm")]
pub(super) use stage::Configuration;
#[cfg(not(target_family = "wasm"))]
pub(super) use stage::Stage;
#[cfg(test)]
pub(super) use stage::Visit;
#[cfg(not(target_family = "wasm"))]
pub(super) use targets::{Targets, TouchAction};

use super::hud::Hud;
use super::input::{Gesture, Hands, Tapped};
use super::navigation::{Closed, Screen};
use super::screens::ThumbnailsEnabled;
use super::sets::TableSet;
use super::settings::Settings;
use super::third_party::egui::Panels;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use stage::{Stage as At, offered};
use tabuleiro_exhibit::Exhibit;
use tabuleiro_rules::Tap;
use targets::Pressed;

/// Turns the program into an exhibit. `seed` determines the order of games in the attract loop.
pub(super) fn plugin(app: &mut App, exhibit: Exhibit, seed: u64) {
    app.insert_resource(stage::Configuration::new(exhibit))
        .insert_resource(Closed(true))
        .insert_resource(Hands::Many)
        .insert_state(Screen::Table)
        .init_state::<At>()
        .insert_resource(stage::Visit { shown: seed, ..default() })
        .init_resource::<targets::Targets>()
        .init_resource::<attract::Programme>()
        .init_resource::<show::Show>()
        .init_resource::<staff::Staff>()
        .init_resource::<puzzle::Asked>()
        .init_resource::<finger::Finger>()
        .init_resource::<panel::Brightness>()
        .init_resource::<hours::Hour>()
        .add_message::<Pressed>()
        .add_message::<targets::Touched>()
        .add_message::<stage::Left>()
        .add_message::<staff::Dismissed>()
        .add_message::<counting::Counted>()
        .add_systems(Startup, prepare)
        .add_systems(OnEnter(At::Attract), attract::begin)
        .add_systems(OnExit(At::Attract), attract::end)
        .add_systems(OnEnter(At::ShowMe), show::begin)
        .add_systems(OnExit(At::ShowMe), show::end)
        .add_systems(OnEnter(At::Puzzle), puzzle::begin)
        .add_systems(OnExit(At::Puzzle), puzzle::end)
        .add_systems(OnEnter(At::Choose), |mut open: ResMut<ThumbnailsEnabled>| open.0 = true)
        .add_systems(OnExit(At::Choose), |mut open: ResMut<ThumbnailsEnabled>| open.0 = false)
        .add_systems(Update, (targets::cover, targets::listen, stage::notice).chain().before(TableSet::Input))
        .add_systems(
            Update,
            (
                staff::watch,
                stage::act,
                choose,
                (attract::play, attract::drift).run_if(in_state(At::Attract).and_then(stage::stays)),
                show::play.run_if(in_state(At::ShowMe).and_then(stage::stays)),
                stage::pass,
                counting::count,
                counting::count_puzzle,
            )
                .chain()
                .in_set(TableSet::Opponent),
        )
        .add_systems(PostStartup, resume::resume)
        .add_systems(
            Update,
            (guide::suggest, guide::correct, (hours::look, hours::keep).chain(), resume::keep)
                .in_set(TableSet::Housekeeping),
        )
        .add_systems(EguiPrimaryContextPass, panel::show.in_set(Panels::Hud));
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Update, staff::leave.in_set(TableSet::Housekeeping));
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
fn choose(mut pressed: MessageReader<Pressed>, gesture: Res<Gesture>, mut tapped: MessageWriter<Tapped>) {
    for &Pressed(deed) in pressed.read() {
        if let targets::TouchAction::Choice(i) = deed
            && let Some(&choice) = gesture.choices().get(i)
        {
            tapped.write(Tapped(Tap::Choice(choice)));
        }
    }
}
