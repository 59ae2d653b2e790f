//! The database of kept matches on the desktop: one file, which several windows of the program use at once.
//!
//! Summaries and records are in different tables, so that a list reads no record. Each value has a checksum: a damaged
//! one costs its own match alone. Every change is a transaction, which is on the disk when the method returns.

mod error;
mod file;
mod list;
mod value;

pub use error::ShelfError;
pub use list::{Exported, Listed, Page};

use crate::{Entry, EntryError, MatchId, Summary};
use error::stored;
use file::{RECORDS, SUMMARIES, StoreFile, Texts};
use redb::{ReadableTable, WriteTransaction};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long an operation waits for other windows of the program by default.
const PATIENCE: Duration = Duration::from_secs(5);

/// The database of kept matches in one file. The file is open only during an operation; it is created by the first
/// operation that keeps something.
#[derive(Clone, Debug)]
pub struct Shelf {
    file: StoreFile,
}

/// A removed match, from which [`Shelf::restore`] keeps it again. It may be damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    id: MatchId,
    summary: Option<Vec<u8>>,
    record: Option<Vec<u8>>,
}

impl Removed {
    /// Returns the id that the match had.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }
}

impl Shelf {
    /// Returns the shelf in the file at `path`, which need not exist. Nothing is read or written.
    #[must_use]
    pub fn at(path: impl Into<PathBuf>) -> Shelf {
        Shelf { file: StoreFile { path: path.into(), patience: PATIENCE } }
    }

    /// Sets how long an operation waits for other windows of the program before it returns [`ShelfError::Busy`].
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Shelf {
        self.file.patience = patience;
        self
    }

    /// Returns the path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.file.path
    }

    /// Keeps a new match and returns its id.
    ///
    /// # Errors
    /// [`ShelfError`]; the match is not kept then.
    pub fn put(&self, entry: &Entry) -> Result<MatchId, ShelfError> {
        self.file.write(|transaction| self.put_in(transaction, entry))
    }

    /// Keeps new matches, all or none, and returns their ids.
    ///
    /// # Errors
    /// [`ShelfError`]; no match is kept then.
    pub fn put_all(&self, entries: &[Entry]) -> Result<Vec<MatchId>, ShelfError> {
        self.file.write(|transaction| entries.iter().map(|entry| self.put_in(transaction, entry)).collect())
    }

    /// Replaces a kept match.
    ///
    /// # Errors
    /// [`ShelfError::Missing`] if there is no such match, as after its removal in another window.
    pub fn replace(&self, id: MatchId, entry: &Entry) -> Result<(), ShelfError> {
        self.replace_with(id, |_| (Some(entry.clone()), ()))
    }

    /// Replaces a kept match by what `merge` makes of the text of its record, without another window writing in between.
    /// The text is `None` if it is damaged. If `merge` returns no entry, nothing is written.
    ///
    /// # Errors
    /// [`ShelfError::Missing`] if there is no such match.
    pub fn replace_with<T>(
        &self,
        id: MatchId,
        merge: impl FnOnce(Option<&str>) -> (Option<Entry>, T),
    ) -> Result<T, ShelfError> {
        self.file.write(|transaction| {
            let known = self.holds(transaction, id)?;
            if !known {
                return Err(ShelfError::Missing(id));
            }
            let (entry, result) = {
                let records = transaction.open_table(RECORDS).map_err(|error| self.stored(error))?;
                let record = records.get(id.0).map_err(|error| self.stored(error))?;
                merge(record.as_ref().and_then(|record| value::decode(record.value()).ok()))
            };
            if let Some(entry) = entry {
                let (summary, record) = (value::encode(&json(&entry.summary)), value::encode(&entry.record));
                self.insert(transaction, id, Some(&summary), Some(&record))?;
            }
            Ok(result)
        })
    }

    /// Returns a kept match.
    ///
    /// # Errors
    /// [`ShelfError::Missing`] if there is no such match, [`ShelfError::Damaged`] if its summary or record is damaged.
    pub fn get(&self, id: MatchId) -> Result<Entry, ShelfError> {
        let found = self.file.read(|transaction| {
            let summaries = transaction.open_table(SUMMARIES).map_err(|error| self.stored(error))?;
            let records = transaction.open_table(RECORDS).map_err(|error| self.stored(error))?;
            let summary = summaries.get(id.0).map_err(|error| self.stored(error))?;
            let record = records.get(id.0).map_err(|error| self.stored(error))?;
            if summary.is_none() && record.is_none() {
                return Err(ShelfError::Missing(id));
            }
            let damaged = |error| ShelfError::Damaged { id, error };
            let summary = summary.ok_or(damaged(EntryError::Missing("summary")))?;
            let record = record.ok_or(damaged(EntryError::Missing("record")))?;
            let summary = summary_of(summary.value()).map_err(damaged)?;
            let record = value::decode(record.value()).map_err(damaged)?.to_string();
            Ok(Entry { summary, record })
        })?;
        found.ok_or(ShelfError::Missing(id))
    }

    /// Removes a match, damaged or not, and returns it for [`Shelf::restore`].
    ///
    /// # Errors
    /// [`ShelfError::Missing`] if there is no such match.
    pub fn remove(&self, id: MatchId) -> Result<Removed, ShelfError> {
        self.file.write(|transaction| {
            let take = |table: Texts| -> Result<Option<Vec<u8>>, redb::Error> {
                let mut table = transaction.open_table(table)?;
                let taken = table.remove(id.0)?;
                Ok(taken.map(|value| value.value().to_vec()))
            };
            let summary = take(SUMMARIES).map_err(|error| self.stored(error))?;
            let record = take(RECORDS).map_err(|error| self.stored(error))?;
            if summary.is_none() && record.is_none() {
                return Err(ShelfError::Missing(id));
            }
            Ok(Removed { id, summary, record })
        })
    }

    /// Keeps a removed match again and returns its id: the same as before, unless another match has it by now.
    ///
    /// # Errors
    /// [`ShelfError`]; the match is not kept then.
    pub fn restore(&self, removed: &Removed) -> Result<MatchId, ShelfError> {
        self.file.write(|transaction| {
            let begun = removed.id.begun();
            let id = if self.holds(transaction, removed.id)? { self.free_id(transaction, begun)? } else { removed.id };
            self.insert(transaction, id, removed.summary.as_deref(), removed.record.as_deref())?;
            Ok(id)
        })
    }

    /// Renames the file, so that the next match is kept in a new one, and returns its new path. For a file that is
    /// foreign or damaged.
    ///
    /// # Errors
    /// [`ShelfError::Io`] if the file cannot be renamed.
    pub fn set_aside(&self) -> Result<PathBuf, ShelfError> {
        let path = &self.file.path;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let named = |number: u32| path.with_file_name(format!("{name}.aside-{number}"));
        let to = named((1..u32::MAX).find(|&number| !named(number).exists()).unwrap_or(u32::MAX));
        std::fs::rename(path, &to)?;
        Ok(to)
    }

    fn stored(&self, error: impl Into<redb::Error>) -> ShelfError {
        stored(&self.file.path, error)
    }

    fn put_in(&self, transaction: &WriteTransaction, entry: &Entry) -> Result<MatchId, ShelfError> {
        let id = self.free_id(transaction, entry.summary.begun)?;
        let (summary, record) = (value::encode(&json(&entry.summary)), value::encode(&entry.record));
        self.insert(transaction, id, Some(&summary), Some(&record))?;
        Ok(id)
    }

    fn insert(
        &self,
        transaction: &WriteTransaction,
        id: MatchId,
        summary: Option<&[u8]>,
        record: Option<&[u8]>,
    ) -> Result<(), ShelfError> {
        let insert = || -> Result<(), redb::Error> {
            if let Some(summary) = summary {
                transaction.open_table(SUMMARIES)?.insert(id.0, summary)?;
            }
            if let Some(record) = record {
                transaction.open_table(RECORDS)?.insert(id.0, record)?;
            }
            Ok(())
        };
        insert().map_err(|error| self.stored(error))
    }

    /// Returns whether there is a match with this id, damaged or not.
    fn holds(&self, transaction: &WriteTransaction, id: MatchId) -> Result<bool, ShelfError> {
        let has =
            |table: Texts| -> Result<bool, redb::Error> { Ok(transaction.open_table(table)?.get(id.0)?.is_some()) };
        let known = has(SUMMARIES).and_then(|known| Ok(known || has(RECORDS)?));
        known.map_err(|error| self.stored(error))
    }

    /// Returns an id for a new match that began at that time.
    fn free_id(&self, transaction: &WriteTransaction, begun: u64) -> Result<MatchId, ShelfError> {
        let greatest = |table: Texts| -> Result<Option<u64>, redb::Error> {
            let table = transaction.open_table(table)?;
            let mut same_second = table.range(MatchId::earliest(begun).0..=MatchId::latest(begun).0)?;
            Ok(same_second.next_back().transpose()?.map(|(id, _)| id.value()))
        };
        // Either of the two values of a damaged match may be missing.
        let summary = greatest(SUMMARIES).map_err(|error| self.stored(error))?;
        let record = greatest(RECORDS).map_err(|error| self.stored(error))?;
        MatchId::next(begun, summary.max(record).map(MatchId)).ok_or(ShelfError::Crowded(begun))
    }
}

fn json(summary: &Summary) -> String {
    serde_json::to_string(summary).unwrap_or_default()
}

/// Reads the value of a summary.
fn summary_of(bytes: &[u8]) -> Result<Summary, EntryError> {
    let text = value::decode(bytes)?;
    serde_json::from_str(text).map_err(|error| EntryError::Json(error.to_string()))
}
