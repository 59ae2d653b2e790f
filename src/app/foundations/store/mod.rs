//! Storage of settings, saves and exports: a folder, or the browser's storage.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod files;
mod numbers;
mod reporting;
#[cfg(not(target_family = "wasm"))]
mod worker;

#[cfg(target_family = "wasm")]
pub(crate) use browser::Store;
#[cfg(not(target_family = "wasm"))]
pub(crate) use files::Store;
pub(crate) use reporting::ReportingStore;

use crate::app::foundations::locale::Reason;
use crate::app::foundations::power::{Awake, Need};
use bevy::prelude::*;

/// Who is told how a write ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// Nobody; a failure is logged.
    Nobody,
    /// The person, about a failure.
    OfFailure,
    /// The person, about the place of the file or a failure.
    OfPlace,
}

/// A write has ended.
#[derive(Message, Clone, Debug)]
pub(crate) struct Written {
    pub(crate) told: Told,
    /// The place of the file, or the reason why it was not written.
    pub(crate) result: Result<String, String>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<reporting::WriteFailed>()
        .add_message::<Written>()
        .add_systems(PreUpdate, (take, report).chain())
        .add_systems(PostUpdate, stay_awake);
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Last, finish.run_if(bevy::ecs::schedule::common_conditions::on_message::<AppExit>));
}

/// Passes on how writes have ended.
fn take(store: Res<Store>, mut written: MessageWriter<Written>) {
    written.write_batch(store.take_written());
}

/// Reports failures of writes whose loss the person is told about.
fn report(mut written: MessageReader<Written>, mut files: ReportingStore) {
    for written in written.read().filter(|written| written.told == Told::OfFailure) {
        files.store_wrote(written.result.as_ref().map(|_| ()).map_err(Reason::quoted));
    }
}

/// Draws frames until the result of every write is known.
fn stay_awake(store: Res<Store>, mut awake: ResMut<Awake>) {
    if store.is_awaited() {
        awake.need(Need::Answer);
    }
}

/// Writes what waits when the program ends, even if the process ends without dropping the store.
#[cfg(not(target_family = "wasm"))]
fn finish(store: Res<Store>) {
    store.finish();
}
