//! Storage of settings, saves and exports: a folder, or the browser's storage.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod files;
mod numbers;
mod write_failure;

#[cfg(target_family = "wasm")]
pub(crate) use browser::Store;
#[cfg(not(target_family = "wasm"))]
pub(crate) use files::Store;
pub(crate) use write_failure::{WriteFailure, put_aside};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().init_resource::<WriteFailure>();
}
