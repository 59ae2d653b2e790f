//! Accessibility: every control of the panels and every site of the board has a name, an area and actions. On the
//! desktop they are nodes of the system's accessibility tree ([`nodes`]), in a browser elements beside the canvas
//! (`browser::mirror`). Actions on them arrive as [`Act`]s.
//!
//! Controls come from egui's own accessibility tree, sites from the board. Both are updated when nothing moves, and
//! only while assistive technology is active.

mod acts;
mod collect;
mod items;
mod live;
#[cfg(not(target_family = "wasm"))]
mod nodes;

pub(crate) use acts::Act;
#[cfg(target_family = "wasm")]
pub(crate) use items::BoardGrid;
pub(crate) use items::{AccessibleItem, AccessibleItems, Key, Role};
#[cfg(target_family = "wasm")]
pub(crate) use live::{Live, LiveKey};

use acts::act;
use bevy::a11y::AccessibilitySystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet};
use collect::{collect, is_active};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AccessibleItems>()
        .add_message::<Act>()
        .add_systems(PreUpdate, act.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(
            PostUpdate,
            collect.run_if(is_active).after(EguiPostUpdateSet::ProcessOutput).before(AccessibilitySystems::Update),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(nodes::plugin);
}
