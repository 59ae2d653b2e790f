//! Learning progress, saved between sessions.

use crate::app::foundations::store::{Store, Told};
use bevy::prelude::*;

/// The name of the file in the store.
const LEARNED: &str = "learned.json";

/// Learning progress; see [`tabuleiro_learning::Progress`], whose methods it has.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub(crate) struct Progress(tabuleiro_learning::Progress);

/// Loads the progress. A file that cannot be read is replaced: only marks are lost.
pub(super) fn load(store: Res<Store>, mut progress: ResMut<Progress>) {
    let read = store.read(LEARNED).and_then(|text| serde_json::from_str(&text).ok());
    if let Some(kept) = read {
        progress.set_if_neq(Progress(kept));
    }
}

pub(super) fn save(store: Res<Store>, progress: Res<Progress>) {
    if !progress.is_changed() || progress.is_added() {
        return;
    }
    let text = serde_json::to_string(&progress.0).unwrap_or_default();
    store.send(LEARNED, text, Told::Nobody);
}
