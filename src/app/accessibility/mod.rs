//! The screen in words, for whoever does not see it: every control of the panels and every site of the board, with its
//! name, its place and what may be done with it. On the desktop they become nodes of the system's accessibility tree
//! ([`nodes`]), in a page elements beside the canvas (the browser's edge); what comes back from there is an [`Act`].
//!
//! Controls of the panels come from egui's own accessibility tree, sites of the board from the board. All of it is brought
//! up to date when nothing moves, and only for somebody who listens.

mod acts;
mod collect;
mod faces;
#[cfg(not(target_family = "wasm"))]
mod nodes;

pub(crate) use acts::Act;
pub(crate) use faces::Faces;
#[cfg(any(target_family = "wasm", test))]
pub(crate) use faces::{Face, Key, Role};

use acts::act;
use bevy::a11y::AccessibilitySystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};
use collect::{ask, collect, heard};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Faces>()
        .add_message::<Act>()
        .add_systems(PreUpdate, act.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(EguiPrimaryContextPass, ask.run_if(heard))
        .add_systems(
            PostUpdate,
            collect.run_if(heard).after(EguiPostUpdateSet::ProcessOutput).before(AccessibilitySystems::Update),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(nodes::plugin);
}
