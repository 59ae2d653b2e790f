//! Turns input of all devices into gestures, and gestures into actions (docs/architecture.md, C9). It knows only the
//! list of legal gestures, so every game is played by touch, mouse, keyboard and gamepad without code of its own.

mod commands;
mod contact;
mod gesture;
mod keys;
mod pointer;
mod replace;

pub(crate) use commands::{Cursor, HintWanted};
pub(crate) use contact::{ContactId, ContactTime, ignore_palm};
pub(crate) use gesture::{Allowed, Gesture, Missed, Tapped, Unaided};
pub(crate) use pointer::{Hands, Pointers, Zones};

use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use gesture::{offer, tap};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Gesture>().init_resource::<Allowed>().init_resource::<Unaided>();
    app.add_message::<Tapped>().add_message::<Missed>();
    app.add_plugins((pointer::plugin, keys::plugin, commands::plugin, replace::plugin));
    app.add_systems(Update, tap.in_set(TableSet::Input).after(pointer::ReadPointers));
    app.add_systems(Update, offer.after(TableSet::Referee).before(TableSet::Choreography));
}
