//! Memory beyond the moment: texts and records that come with the program, the match saved after every action, export
//! and import. A damaged or newer file is refused with a reason and kept as it is.

pub(crate) mod assets;
mod store;

pub(crate) use store::Store;

use super::match_::{Happened, Match, Record, SetUp};
use super::sets::TableSet;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;

const AUTOSAVE: &str = "match.json";

/// A record to be written out.
#[derive(Message, Clone, Debug)]
pub(crate) struct Export;

/// A record to be read in.
#[derive(Message, Clone, Debug)]
pub(crate) struct Import(pub(crate) PathBuf);

/// Something to tell the person: message id, what is inserted, where.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// Message id.
    pub(crate) id: &'static str,
    /// Inserted as `$reason` or `$path`.
    pub(crate) detail: String,
}

/// The records that were exported, the newest first.
#[derive(Resource, Default, Debug)]
pub(crate) struct Exports(pub(crate) Vec<PathBuf>);

/// The match that was on the table when the program last ended.
#[derive(Resource, Default, Debug)]
pub(crate) struct Unfinished(pub(crate) Option<Record>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<Unfinished>()
        .init_resource::<Exports>()
        .add_message::<Export>()
        .add_message::<Import>()
        .add_message::<Notice>()
        .add_systems(Startup, recall)
        .add_systems(Update, (save, export, import, drop).in_set(TableSet::Housekeeping));
}

/// Finds what was being played. Whatever cannot be used is put aside untouched.
fn recall(
    store: Res<Store>,
    mut unfinished: ResMut<Unfinished>,
    mut exports: ResMut<Exports>,
    mut notices: MessageWriter<Notice>,
) {
    exports.0 = store.exports();
    let Some(text) = store.read(AUTOSAVE) else { return };
    let reason = match Record::from_text(&text) {
        Ok(record) => match Match::from_record(&record) {
            Ok(_) => {
                unfinished.0 = Some(record);
                return;
            }
            Err(error) => error.to_string(),
        },
        Err(error) => error.to_string(),
    };
    let kept = store.put_aside(AUTOSAVE);
    notices.write(Notice { id: "import-damaged", detail: reason });
    if let Some(path) = kept {
        notices.write(Notice { id: "import-kept", detail: path.display().to_string() });
    }
}

fn save(
    game: Option<Res<Match>>,
    store: Res<Store>,
    mut unfinished: ResMut<Unfinished>,
    mut happened: MessageReader<Happened>,
    mut notices: MessageWriter<Notice>,
) {
    let moved = happened.read().filter(|h| !matches!(h, Happened::Refused(_))).count() > 0;
    let (true, Some(game)) = (moved, game) else { return };
    let record = game.record();
    if let Err(error) = store.write(AUTOSAVE, &record.to_text()) {
        notices.write(Notice { id: "save-failed", detail: error.to_string() });
    }
    unfinished.0 = Some(record);
}

fn export(
    game: Option<Res<Match>>,
    store: Res<Store>,
    mut wanted: MessageReader<Export>,
    mut exports: ResMut<Exports>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(game) = game else { return wanted.clear() };
    for Export in wanted.read() {
        let name = format!("{}-{}.json", game.record().game, store.next_number());
        notices.write(match store.write(&name, &game.record().to_text()) {
            Ok(path) => Notice { id: "exported-at", detail: path.display().to_string() },
            Err(error) => Notice { id: "export-failed", detail: error.to_string() },
        });
        exports.0 = store.exports();
    }
}

fn import(mut wanted: MessageReader<Import>, mut set_up: MessageWriter<SetUp>, mut notices: MessageWriter<Notice>) {
    for Import(path) in wanted.read() {
        let read = std::fs::read_to_string(path).map_err(|e| e.to_string());
        let record = read.and_then(|text| Record::from_text(&text).map_err(|e| e.to_string()));
        let checked = record.and_then(|r| Match::from_record(&r).map(|_| r).map_err(|e| e.to_string()));
        match checked {
            Ok(record) => {
                set_up.write(SetUp(record));
                notices.write(Notice { id: "import-done", detail: String::new() });
            }
            Err(reason) => {
                notices.write(Notice { id: "import-damaged", detail: reason });
            }
        }
    }
}

/// A file dropped on the window is a record to be read.
fn drop(mut dropped: MessageReader<FileDragAndDrop>, mut wanted: MessageWriter<Import>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            wanted.write(Import(path_buf.clone()));
        }
    }
}
