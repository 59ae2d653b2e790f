//! Saving: the match is saved after every action, exported and imported. A damaged file, or one of a newer version, is
//! refused with a reason and kept unchanged.

use super::locale::Reason;
use super::navigation::ExhibitMode;
use super::notices::Notice;
use super::referee::{Happened, MatchOnTable, SetUp};
use super::sets::TableSet;
use super::store::{ReportingStore, Store};
use bevy::prelude::*;
use tabuleiro_exchange::{self as exchange, ExchangeError, Format, Problem};
use tabuleiro_games::matches::{Match, Record};

const AUTOSAVE: &str = "match.json";

/// Requests an export of the match in a format.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Export(pub(crate) Format);

/// A file was made for the person. It is stored, and a browser downloads it.
#[derive(Message, Clone, Debug)]
pub(crate) struct Exported {
    /// The file name.
    pub(crate) name: String,
    /// The file's contents.
    pub(crate) contents: Vec<u8>,
}

/// Requests an import.
#[derive(Message, Clone, Debug)]
pub(crate) enum Import {
    /// An exported record, by its file name.
    Saved(String),
    /// Another file, or the reason why it cannot be read.
    File(Result<Vec<u8>, String>),
}

/// A file had several matches, which are to be kept.
#[derive(Message, Clone, Debug)]
pub(crate) struct Imported(pub(crate) Vec<Record>);

/// Whether the program can open a file dialog; elsewhere files are dropped on the window.
pub(crate) const ASKS: bool = cfg!(target_family = "wasm");

/// Requests the file dialog.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Pick;

/// The file names of exported records, the newest first.
#[derive(Resource, Default, Debug)]
pub(crate) struct Exports(pub(crate) Vec<String>);

/// The match that was on the table when the program last ended.
#[derive(Resource, Default, Debug)]
pub(crate) struct Unfinished(pub(crate) Option<Record>);

/// Whether the match on the table is saved; lessons are not.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AutosaveEnabled(pub(crate) bool);

impl Default for AutosaveEnabled {
    fn default() -> Self {
        AutosaveEnabled(true)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>()
        .init_resource::<Exports>()
        .add_message::<Pick>()
        .add_message::<Export>()
        .add_message::<Exported>()
        .add_message::<Import>()
        .add_message::<Imported>()
        .add_systems(Startup, recall)
        .init_resource::<AutosaveEnabled>()
        .add_systems(
            Update,
            save.run_if(resource_equals(ExhibitMode(false)).and_then(resource_equals(AutosaveEnabled(true))))
                .in_set(TableSet::Housekeeping),
        )
        .add_systems(Update, ((export, store_exported).chain(), import).in_set(TableSet::Housekeeping));
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Update, drop.in_set(TableSet::Housekeeping));
}

/// Loads the saved match. A file that cannot be used is renamed and kept.
fn recall(mut files: ReportingStore, mut unfinished: ResMut<Unfinished>, mut exports: ResMut<Exports>) {
    exports.0 = files.store.exports();
    let Some(text) = files.store.read(AUTOSAVE) else { return };
    let reason = match record_of(&text) {
        Ok(record) => {
            unfinished.0 = Some(record);
            return;
        }
        Err(reason) => reason,
    };
    files.put_aside(AUTOSAVE, "import-damaged", reason);
}

/// Saves the match on the table.
pub(super) fn save(
    game: Option<Res<MatchOnTable>>,
    mut files: ReportingStore,
    mut unfinished: ResMut<Unfinished>,
    mut happened: MessageReader<Happened>,
) {
    let moved = happened.read().filter(|h| !matches!(h, Happened::Refused(_))).count() > 0;
    let (true, Some(game)) = (moved, game) else { return };
    let record = game.record();
    files.write(AUTOSAVE, &record.to_text());
    unfinished.0 = Some(record);
}

fn export(
    game: Option<Res<MatchOnTable>>,
    store: Res<Store>,
    mut wanted: MessageReader<Export>,
    mut exported: MessageWriter<Exported>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(game) = game else { return wanted.clear() };
    for &Export(format) in wanted.read() {
        let record = game.record();
        let name = format!("{}-{}.{}", record.game, store.next_number(), ending(format));
        let text = match format {
            Format::Json => Ok(record.to_text()),
            _ => exchange::write(format, &[record.into()]),
        };
        match text {
            Ok(text) => {
                exported.write(Exported { name, contents: text.into_bytes() });
            }
            Err(error) => {
                notices.write(Notice::because("export-failed", Reason::quoted(error)));
            }
        }
    }
}

/// Stores the files that were made for the person, and tells where they are.
fn store_exported(
    store: Res<Store>,
    mut exported: MessageReader<Exported>,
    mut exports: ResMut<Exports>,
    mut notices: MessageWriter<Notice>,
) {
    for Exported { name, contents } in exported.read() {
        notices.write(match store.write_bytes(name, contents) {
            Ok(place) => Notice::at("exported-at", place),
            Err(error) => Notice::because("export-failed", Reason::quoted(error)),
        });
        exports.0 = store.exports();
    }
}

/// Returns the ending of the names of files in a format.
fn ending(format: Format) -> &'static str {
    match format {
        Format::Json => "json",
        Format::Sgf => "sgf",
        Format::Pgn => "pgn",
    }
}

/// The size limit of imported files in bytes, far above that of any match.
const LONGEST: usize = 4 << 20;

fn import(
    store: Res<Store>,
    mut wanted: MessageReader<Import>,
    mut several: MessageWriter<Imported>,
    mut set_up: MessageWriter<SetUp>,
    mut notices: MessageWriter<Notice>,
) {
    for wanted in wanted.read() {
        let file = match wanted {
            Import::Saved(name) => store.read(name).map(String::into_bytes).ok_or_else(|| name.clone()),
            Import::File(file) => file.clone(),
        };
        if let Ok(file) = &file
            && file.len() > LONGEST
        {
            notices.write(Notice::because("import-too-large", Reason::quoted(format_args!("{} MB", file.len() >> 20))));
            continue;
        }
        match file.map_err(Reason::quoted).and_then(|file| records_of(&file)) {
            Ok((mut records, left_out)) => {
                if records.len() == 1 {
                    set_up.write_batch(records.pop().map(SetUp));
                    notices.write(Notice::plain("import-done"));
                } else {
                    notices.write(Notice::at("import-several", records.len().to_string()));
                    several.write(Imported(records));
                }
                notices.write_batch(left_out.map(|reason| Notice::because("import-left-out", reason)));
            }
            Err(reason) => {
                notices.write(Notice::because("import-damaged", reason));
            }
        }
    }
}

/// Imports files dropped on the window.
#[cfg(not(target_family = "wasm"))]
fn drop(mut dropped: MessageReader<bevy::window::FileDragAndDrop>, mut wanted: MessageWriter<Import>) {
    for event in dropped.read() {
        if let bevy::window::FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            let file = std::fs::read(path_buf).map_err(|e| format!("{}: {e}", path_buf.display()));
            wanted.write(Import::File(file));
        }
    }
}

/// Parses a record and checks that its match can be set up.
fn record_of(text: &str) -> Result<Record, Reason> {
    let record = Record::from_text(text).map_err(|error| Reason::from(&error))?;
    match Match::from_record(&record) {
        Ok(_) => Ok(record),
        Err(error) => Err((&error).into()),
    }
}

/// Returns the words for an error of a file.
fn reason_of(error: &ExchangeError) -> Reason {
    match &error.problem {
        Problem::Foreign => Reason::plain("reason-foreign"),
        Problem::Record(error) => error.into(),
        Problem::SetUp(error) => error.into(),
        _ => Reason::about("reason-other-format", error.line.to_string()),
    }
}

/// Reads the matches of a file in any supported format, at least one. Games that cannot be read are left out, with the
/// reason for the first of them.
///
/// # Errors
/// The reason for the person, if no match can be read.
fn records_of(file: &[u8]) -> Result<(Vec<Record>, Option<Reason>), Reason> {
    let found = exchange::read_collection(file, None).map_err(|error| reason_of(&error))?;
    let reason = found.refused.first().map(|refused| reason_of(&refused.error));
    if found.matches.is_empty() {
        return Err(reason.unwrap_or_else(|| Reason::plain("reason-foreign")));
    }
    Ok((found.matches.into_iter().map(|found| found.record).collect(), reason))
}
