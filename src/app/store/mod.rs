//! Storage of settings, saves and exports: a folder, or the browser's storage.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod files;
mod numbers;
mod reporting;

#[cfg(target_family = "wasm")]
pub(crate) use browser::Store;
#[cfg(not(target_family = "wasm"))]
pub(crate) use files::Store;
pub(crate) use reporting::ReportingStore;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().init_resource::<reporting::WriteFailed>();
}
