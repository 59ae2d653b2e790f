//! Saving: the match is saved after every action, exported and imported. A damaged file, or one of a newer version, is
//! refused with a reason and kept unchanged.

mod words;

use crate::app::foundations::locale::{Reason, Texts};
use crate::app::foundations::navigation::{Dialog, ExhibitMode};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::referee::{Happened, MatchOnTable, SetUp};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::{ReportingStore, Store, Told, Written};
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_exchange::{self as exchange, Collection, ExchangeError, Format, Problem};
use words::{reason_of, warning_of};

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
    /// The file of [`OpenAs`], as a match of one of its games.
    As(GameId),
}

/// A file that does not say which of several games it has; the person is asked.
#[derive(Resource, Clone, Default, Debug)]
pub(crate) struct OpenAs {
    file: Vec<u8>,
    /// The games as which it can be opened, and whether what follows the end of the match is left out then.
    pub(crate) games: Vec<(GameId, bool)>,
    /// Why the person is asked.
    pub(crate) reason: Option<Reason>,
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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>()
        .init_resource::<OpenAs>()
        .init_resource::<Exports>()
        .add_message::<Pick>()
        .add_message::<Export>()
        .add_message::<Exported>()
        .add_message::<Import>()
        .add_message::<Imported>()
        .add_systems(Startup, recall)
        .init_resource::<AutosaveEnabled>()
        .add_systems(Update, save.run_if(resource_equals(ExhibitMode(false))).in_set(TableSet::Housekeeping))
        .add_systems(Update, ((export, store_exported, tell_exported).chain(), import).in_set(TableSet::Housekeeping));
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

/// Saves the match on the table. The position of a lesson or a puzzle stays on the table after the study has ended, and
/// is not saved then either.
pub(crate) fn save(
    game: Option<Res<MatchOnTable>>,
    enabled: Res<AutosaveEnabled>,
    mut files: ReportingStore,
    mut unfinished: ResMut<Unfinished>,
    mut happened: MessageReader<Happened>,
    mut is_study: Local<bool>,
) {
    let mut moved = false;
    for what in happened.read() {
        moved |= !matches!(what, Happened::Refused(_));
        if matches!(what, Happened::Began) {
            *is_study = !enabled.0;
        }
    }
    let (true, Some(game)) = (moved && enabled.0 && !*is_study, game) else { return };
    let record = game.record();
    files.send(AUTOSAVE, record.to_text());
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

/// Stores the files that were made for the person.
fn store_exported(store: Res<Store>, mut exported: MessageReader<Exported>) {
    for Exported { name, contents } in exported.read() {
        store.send_bytes(name, contents.clone(), Told::OfPlace);
    }
}

/// Tells where the files that were made for the person are.
fn tell_exported(
    mut written: MessageReader<Written>,
    mut exports: ResMut<Exports>,
    mut notices: MessageWriter<Notice>,
    store: Res<Store>,
) {
    for Written { result, .. } in written.read().filter(|written| written.told == Told::OfPlace) {
        notices.write(match result {
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

/// The greatest number of warnings that are shown one by one.
const SHOWN: usize = 2;

/// What an import writes.
#[derive(bevy::ecs::system::SystemParam)]
struct Opening<'w> {
    texts: Res<'w, Texts>,
    open_as: ResMut<'w, OpenAs>,
    dialog: ResMut<'w, Dialog>,
    several: MessageWriter<'w, Imported>,
    set_up: MessageWriter<'w, SetUp>,
    notices: MessageWriter<'w, Notice>,
}

fn import(store: Res<Store>, mut wanted: MessageReader<Import>, mut opening: Opening) {
    for wanted in wanted.read() {
        let (file, game) = match wanted {
            Import::Saved(name) => (store.read(name).map(String::into_bytes).ok_or_else(|| name.clone()), None),
            Import::File(file) => (file.clone(), None),
            Import::As(game) => (Ok(std::mem::take(&mut opening.open_as.file)), Some(*game)),
        };
        match file {
            Ok(file) if file.len() > LONGEST => {
                let size = Reason::quoted(format_args!("{} MB", file.len() >> 20));
                opening.notices.write(Notice::because("import-too-large", size));
            }
            Ok(file) => opening.open(file, game),
            Err(error) => {
                opening.notices.write(Notice::because("import-damaged", Reason::quoted(error)));
            }
        }
    }
}

impl Opening<'_> {
    /// Opens the matches of a file in any supported format. What was left out of it is told; a file of which nothing can
    /// be read is refused with the reason, or the person is asked which game it has.
    fn open(&mut self, file: Vec<u8>, game: Option<GameId>) {
        let found = match exchange::read_collection(&file, game) {
            Ok(found) => found,
            Err(error) => return self.refuse(file, &error),
        };
        if found.matches.is_empty() {
            if let Some(refused) = found.refused.first() {
                return self.refuse(file, &refused.error);
            }
            self.notices.write(Notice::because("import-damaged", Reason::plain("reason-foreign")));
            return;
        }
        let told = self.told(&found);
        let mut records: Vec<Record> = found.matches.into_iter().map(|found| found.record).collect();
        if records.len() == 1 {
            self.set_up.write_batch(records.pop().map(SetUp));
            self.notices.write(Notice::plain("import-done"));
        } else {
            self.notices.write(Notice::at("import-several", records.len().to_string()));
            self.several.write(Imported(records));
        }
        self.notices.write_batch(told);
    }

    /// Returns the notices of what was left out or repaired.
    fn told(&self, found: &Collection) -> Vec<Notice> {
        let refused = found.refused.first().map(|refused| reason_of(&refused.error, &self.texts));
        let mut told: Vec<Notice> =
            refused.map(|reason| Notice::because("import-left-out", reason)).into_iter().collect();
        let warnings = found.warnings.iter().map(|warning| warning_of(warning, &self.texts));
        told.extend(warnings.take(SHOWN).map(|reason| Notice::because("import-warning", reason)));
        if let Some(more) = found.warnings.len().checked_sub(SHOWN).filter(|&more| more > 0) {
            told.push(Notice::at("import-more-warnings", more.to_string()));
        }
        told
    }

    /// Tells why nothing of a file can be opened, or asks which game it has.
    fn refuse(&mut self, file: Vec<u8>, error: &ExchangeError) {
        let reason = reason_of(error, &self.texts);
        let games: Vec<(GameId, bool)> = match &error.problem {
            Problem::OtherGame { others, .. } => others
                .iter()
                .filter(|instead| instead.refused.is_none())
                .map(|instead| (instead.game, instead.cut))
                .collect(),
            _ => Vec::new(),
        };
        if games.is_empty() {
            self.notices.write(Notice::because("import-refused", reason));
            return;
        }
        *self.open_as = OpenAs { file, games, reason: Some(reason) };
        *self.dialog = Dialog::OpenAs;
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
