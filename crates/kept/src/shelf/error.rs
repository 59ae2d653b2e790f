//! Errors of the shelf.

use crate::{EntryError, MatchId};
use std::io::{Error as IoError, ErrorKind};
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;

/// An error of the shelf. The kept matches are as they were before the operation.
#[derive(Debug, Error)]
pub enum ShelfError {
    /// Other windows of the program used the file all the time.
    #[error("another window of the program has used the kept matches for {0:?}; try again")]
    Busy(Duration),
    /// A later version of the program wrote the file. It was not changed.
    #[error("the kept matches have version {found}; this program reads up to {greatest}")]
    Newer {
        /// The version of the file.
        found: u64,
        /// The greatest version that is read.
        greatest: u64,
    },
    /// The file is not one of kept matches. It was not changed; [`super::Shelf::set_aside`] renames it.
    #[error("{} is not a file of kept matches", .0.display())]
    Foreign(PathBuf),
    /// The structure of the file is damaged. [`super::Shelf::set_aside`] renames it.
    #[error("{} is damaged: {what}", path.display())]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// The damage.
        what: String,
    },
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// There is no match with this id.
    #[error("there is no kept match {0}")]
    Missing(MatchId),
    /// The entry of this match is damaged; other matches are not affected.
    #[error("kept match {id} is damaged: {error}")]
    Damaged {
        /// The match.
        id: MatchId,
        /// The damage.
        error: EntryError,
    },
    /// A million matches began in the same second.
    #[error("no id is free for a match that began at {0} s")]
    Crowded(u64),
    /// The file cannot be read or written.
    #[error("the kept matches cannot be read or written: {0}")]
    Io(#[source] IoError),
    /// Another error of the database.
    #[error("the database of kept matches: {0}")]
    Database(String),
}

impl From<IoError> for ShelfError {
    fn from(error: IoError) -> ShelfError {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => ShelfError::Full,
            _ => ShelfError::Io(error),
        }
    }
}

/// Returns the shelf's error for one of the database in the file at `path`.
pub(super) fn stored(path: &std::path::Path, error: impl Into<redb::Error>) -> ShelfError {
    match error.into() {
        // The file does not begin with the magic number of the database.
        redb::Error::Io(error) if error.kind() == ErrorKind::InvalidData => ShelfError::Foreign(path.into()),
        redb::Error::Io(error) => error.into(),
        redb::Error::Corrupted(what) => ShelfError::Corrupt { path: path.into(), what },
        // A valid database without the tables of kept matches.
        redb::Error::TableDoesNotExist(_) | redb::Error::TableIsMultimap(_) => ShelfError::Foreign(path.into()),
        redb::Error::TableTypeMismatch { .. } | redb::Error::TypeDefinitionChanged { .. } => {
            ShelfError::Foreign(path.into())
        }
        other => ShelfError::Database(other.to_string()),
    }
}
