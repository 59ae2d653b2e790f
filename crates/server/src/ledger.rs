//! The ledger in a file of redb; with the feature `postgres` also one in PostgreSQL. An entry is on the disk before [`Ledger::append`] returns.
//!
//! The file is first looked at without being changed, and read from its beginning to its end. A new ledger, also one that
//! begins with a backup, is written beside its place and renamed when it is complete. No backup is written from a ledger
//! that could not be read, and one that has more than the ledger is set aside before it would be replaced.

mod overlay;
#[cfg(feature = "postgres")]
mod postgres;
mod store;

#[cfg(feature = "postgres")]
pub use postgres::PostgresLedger;

use super::backup::{Backup, Backups};
use super::error::OpenError;
use super::files;
use super::output::with_log;
use redb::Database;
use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use store::{Contents, Found, Interrupted};
use tabuleiro_online::code::PersonId;
use tabuleiro_online::ledger::{Head, Ledger, LedgerError, NewEntry, News, Stream, is_match};

/// The name of the file.
const NAME: &str = "tabuleiro.redb";

/// The time between two attempts to open a file that failed.
const RETRY: Duration = Duration::from_secs(1);

/// The time between two backups.
const BACKUP: Duration = Duration::from_mins(10);

/// The time after which a backup that failed is tried again.
const AGAIN: Duration = Duration::from_secs(30);

/// The number of faults of a backup that are listed.
const LISTED: usize = 20;

/// The ledger of a server.
#[derive(Debug)]
pub struct FileLedger {
    file: PathBuf,
    backups: Backups,
    /// `None` after a failure, until the file could be opened again.
    database: Option<Arc<Database>>,
    tried: Instant,
    /// Whether something was written since the last backup.
    changed: bool,
    /// When the next backup may be written.
    due: Instant,
    /// The thread that writes the backup. It returns whether it could.
    backup: Option<JoinHandle<bool>>,
    /// The entries of the backup, if the file is damaged. Nothing is written then.
    rescued: Option<Vec<Stream>>,
    /// Keeps other servers out of the folder.
    _lock: File,
}

impl FileLedger {
    /// Opens the ledger in a folder, or begins one: from the backup if there is one and no ledger, or an empty one.
    ///
    /// # Errors
    /// [`OpenError`]; the ledger and the backups are unchanged then.
    pub fn open(folder: &Path) -> Result<FileLedger, OpenError> {
        let lock = files::lock(folder)?;
        let path = folder.join(NAME);
        let file = files::resolve(path.clone()).map_err(|error| files::storage(&path, &error))?;
        files::clear_draft(&file)?;
        let backups = Backups::new(folder)?;
        let (mut changed, mut rescued) = (false, None);
        match store::look(&file)? {
            Found::Damaged(reason) => {
                let Some(backup) = backups.read()? else { return Err(OpenError::Damaged { file, reason }) };
                tracing::error!("{}: the ledger is damaged: {reason}", file.display());
                tracing::error!("It was left as it is. Matches of the last backup are shown; nothing new is taken.");
                list_faults(&backup);
                rescued = Some(backup.streams());
            }
            Found::Ledger(contents) if contents.has_matches() => changed = compare(&contents, &backups)?,
            Found::Ledger(contents) => changed = restore(&file, &backups, Some(&contents))?,
            Found::Nothing => {
                if std::fs::metadata(&file).is_ok_and(|data| data.len() > 0) {
                    tracing::warn!("{}: the ledger has no contents, and another one takes its place", file.display());
                }
                changed = restore(&file, &backups, None)?;
            }
        }
        let database = if rescued.is_none() { Some(Arc::new(store::open(&file)?)) } else { None };
        let now = Instant::now();
        let ledger =
            FileLedger { file, backups, database, tried: now, changed, due: now, backup: None, rescued, _lock: lock };
        Ok(ledger)
    }

    /// Returns the database, opened again if it failed a while ago.
    fn database(&mut self) -> Result<&Database, LedgerError> {
        if self.rescued.is_some() {
            return Err(LedgerError::Storage("the ledger is damaged".into()));
        }
        if self.database.is_none() && self.tried.elapsed() >= RETRY {
            self.tried = Instant::now();
            // A file that somebody has removed or replaced meanwhile is not one to write to.
            let same = matches!(store::look(&self.file), Ok(Found::Ledger(_)));
            self.database = same.then(|| store::open(&self.file).ok().map(Arc::new)).flatten();
        }
        self.database.as_deref().ok_or_else(|| LedgerError::Storage("the disk is full or cannot be written".into()))
    }

    /// Notes a failure. redb refuses everything after one, so the file is opened again.
    fn failed(&mut self, error: &redb::Error) -> LedgerError {
        tracing::error!("{}: {error}", self.file.display());
        self.database = None;
        self.tried = Instant::now();
        LedgerError::Storage(error.to_string())
    }

    /// Writes all entries into the backup in a thread of its own, if something was written since the last one and it is
    /// time for another. The caller calls it several times a second.
    pub(crate) fn back_up(&mut self) {
        if self.backup.as_ref().is_some_and(JoinHandle::is_finished) {
            self.wait_for_backup();
        }
        if self.changed && self.backup.is_none() && Instant::now() >= self.due {
            let Some(database) = self.database.clone() else { return };
            let backups = self.backups.clone();
            self.changed = false;
            self.due = Instant::now() + BACKUP;
            self.backup = Some(std::thread::spawn(move || with_log(|| write_backup(&database, &backups))));
        }
    }

    /// Writes the last backup, if something was written since the one before it.
    pub(crate) fn finish(&mut self) {
        self.wait_for_backup();
        if let Some(database) = self.database.as_ref().filter(|_| self.changed) {
            self.changed = !write_backup(database, &self.backups);
        }
    }

    fn wait_for_backup(&mut self) {
        if let Some(thread) = self.backup.take()
            && !thread.join().unwrap_or_default()
        {
            self.changed = true;
            self.due = Instant::now() + AGAIN;
        }
    }
}

/// Writes a backup of a ledger that can be read to its end. Returns whether it could.
fn write_backup(database: &Database, backups: &Backups) -> bool {
    let write = || -> Result<BTreeSet<String>, Interrupted> {
        let mut backup = backups.begin().map_err(Interrupted::Visitor)?;
        let removed = store::visit(database, |stream, seq, entry| backup.add(stream, seq, entry))?;
        backup.publish().map_err(Interrupted::Visitor)?;
        Ok(removed)
    };
    match write() {
        Ok(removed) => {
            if !removed.is_empty()
                && let Err(error) = store::forget(database, &removed)
            {
                tracing::warn!("removed tables are still listed in the ledger: {error}");
            }
            true
        }
        Err(Interrupted::Ledger(error)) => {
            tracing::error!("No backup was written, because the ledger cannot be read: {error}");
            false
        }
        Err(Interrupted::Visitor(error)) => {
            let newest = backups.newest().display();
            tracing::error!("{newest}: the backup could not be written, and the last one stays: {error}");
            false
        }
    }
}

/// Begins a ledger where there is none, with the entries of the backup, if there is one. `empty` is a ledger without
/// matches. Returns whether the newest backup differs from the ledger.
fn restore(file: &Path, backups: &Backups, empty: Option<&Contents>) -> Result<bool, OpenError> {
    let backup = backups.read()?.unwrap_or_default();
    list_faults(&backup);
    let from = backup.file.clone();
    let damaged = backup.damaged.clone();
    let mut streams = backup.streams();
    let all = streams.len();
    streams.retain(|stream| !empty.is_some_and(|empty| empty.removed.contains(&stream.name)));
    let kept = streams.len();
    if kept > 0 {
        let matches = streams.iter().filter(|stream| is_match(&stream.name)).count();
        tracing::info!("{matches} matches are restored from {}", from.display());
    }
    // What the ledger knows of persons is newer.
    for own in empty.iter().flat_map(|empty| &empty.streams) {
        match streams.binary_search_by(|stream| stream.name.cmp(&own.name)) {
            Ok(place) => streams[place] = own.clone(),
            Err(place) => streams.insert(place, own.clone()),
        }
    }
    if empty.is_none_or(|empty| empty.streams != streams) {
        store::begin(file, &streams)?;
    }
    // What could not be used stays for somebody who can mend it.
    damaged.iter().try_for_each(|damaged| set_aside(backups, damaged))?;
    Ok(!damaged.is_empty() || kept < all || from != backups.newest())
}

/// Compares the backup with the ledger, which is right. A backup that has more is set aside. Returns whether the ledger has
/// something that the backup has not.
fn compare(contents: &Contents, backups: &Backups) -> Result<bool, OpenError> {
    let Some(backup) = backups.read_newest()? else { return Ok(true) };
    list_faults(&backup);
    let damaged = !backup.faults.is_empty();
    let streams = backup.streams();
    let has = |stream: &Stream| {
        let place = contents.streams.binary_search_by(|own| own.name.cmp(&stream.name));
        contents.removed.contains(&stream.name)
            || place.is_ok_and(|place| contents.streams[place].entries.starts_with(&stream.entries))
    };
    let more = streams.iter().filter(|stream| !has(stream)).count();
    if more > 0 {
        tracing::warn!("{}: {more} tables differ from the ledger, which is used", backups.newest().display());
    }
    if damaged || more > 0 {
        set_aside(backups, backups.newest())?;
    }
    Ok(damaged || streams != contents.streams)
}

fn set_aside(backups: &Backups, backup: &Path) -> Result<(), OpenError> {
    let kept = backups.set_aside(backup).map_err(|error| files::storage(backup, &error))?;
    tracing::warn!("{} is kept as {}", backup.display(), kept.display());
    Ok(())
}

fn list_faults(backup: &Backup) {
    let file = &backup.file;
    for fault in backup.faults.iter().take(LISTED) {
        tracing::warn!("{}, {fault}", file.display());
    }
    if backup.faults.len() > LISTED {
        tracing::warn!("{}: {} lines in all could not be used", file.display(), backup.faults.len());
    }
}

impl Ledger for FileLedger {
    fn append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError> {
        let done = store::append(self.database()?, batch);
        self.changed = true;
        match done {
            Ok(None) => Ok(()),
            Ok(Some(entry)) => Err(LedgerError::Conflict { stream: entry.stream.clone(), seq: entry.seq }),
            Err(error) => Err(self.failed(&error)),
        }
    }

    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<String>, LedgerError> {
        if let Some(rescued) = &self.rescued {
            let found = rescued.binary_search_by(|known| known.name.as_str().cmp(stream)).ok();
            let entries = found.map(|place| rescued[place].entries.iter().skip(from as usize).cloned());
            return Ok(entries.map(Iterator::collect).unwrap_or_default());
        }
        store::list(self.database()?, stream, from).map_err(|error| LedgerError::Storage(error.to_string()))
    }

    fn heads(&mut self, prefix: &str) -> Result<Vec<Head>, LedgerError> {
        let Some(rescued) = &self.rescued else {
            return store::heads(self.database()?, prefix).map_err(|error| LedgerError::Storage(error.to_string()));
        };
        let head = |stream: &Stream| Head {
            stream: stream.name.clone(),
            entries: stream.entries.len() as u64,
            last: stream.entries.last().cloned().unwrap_or_default(),
        };
        Ok(rescued.iter().filter(|stream| stream.name.starts_with(prefix)).map(head).collect())
    }

    fn remove(&mut self, stream: &str, entries: u64) -> Result<(), LedgerError> {
        let done = store::remove(self.database()?, stream, entries);
        self.changed = true;
        match done {
            Ok(true) => Ok(()),
            Ok(false) => Err(LedgerError::Conflict { stream: stream.into(), seq: entries }),
            Err(error) => Err(self.failed(&error)),
        }
    }
}

/// Returns a failure of the storage.
#[cfg(feature = "postgres")]
fn storage(reason: &impl std::fmt::Display) -> LedgerError {
    LedgerError::Storage(reason.to_string())
}

/// The ledger that the settings name.
#[derive(Debug)]
pub(crate) enum AnyLedger {
    File(Box<FileLedger>),
    #[cfg(feature = "postgres")]
    Postgres(Box<PostgresLedger>),
}

impl AnyLedger {
    /// Writes a backup where that is this program's work. The backups of PostgreSQL are those of the database.
    pub(crate) fn back_up(&mut self) {
        match self {
            AnyLedger::File(ledger) => ledger.back_up(),
            #[cfg(feature = "postgres")]
            AnyLedger::Postgres(_) => {}
        }
    }

    /// Writes the last backup.
    pub(crate) fn finish(&mut self) {
        match self {
            AnyLedger::File(ledger) => ledger.finish(),
            #[cfg(feature = "postgres")]
            AnyLedger::Postgres(_) => {}
        }
    }

    fn inner(&mut self) -> &mut dyn Ledger {
        match self {
            AnyLedger::File(ledger) => &mut **ledger,
            #[cfg(feature = "postgres")]
            AnyLedger::Postgres(ledger) => &mut **ledger,
        }
    }
}

impl Ledger for AnyLedger {
    fn append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError> {
        self.inner().append(batch)
    }

    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<String>, LedgerError> {
        self.inner().read(stream, from)
    }

    fn heads(&mut self, prefix: &str) -> Result<Vec<Head>, LedgerError> {
        self.inner().heads(prefix)
    }

    fn remove(&mut self, stream: &str, entries: u64) -> Result<(), LedgerError> {
        self.inner().remove(stream, entries)
    }

    fn is_shared(&self) -> bool {
        match self {
            AnyLedger::File(ledger) => ledger.is_shared(),
            #[cfg(feature = "postgres")]
            AnyLedger::Postgres(ledger) => ledger.is_shared(),
        }
    }

    fn news(&mut self) -> News {
        self.inner().news()
    }

    fn meet(&mut self, here: &[PersonId], wanted: &[PersonId]) -> Result<BTreeSet<PersonId>, LedgerError> {
        self.inner().meet(here, wanted)
    }
}

#[cfg(test)]
mod tests;
