//! Files in the folder of the data: reading them whole, and a lock for one server.

use super::error::OpenError;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use tabuleiro_files::{Draft, Readers};

/// The name of the file whose lock says that a server uses the folder.
const LOCK: &str = "tabuleiro.lock";

/// Takes the folder for this process, until the file is dropped.
///
/// # Errors
/// [`OpenError::Taken`], or [`OpenError::Storage`] if the folder cannot be written.
pub(crate) fn lock(folder: &Path) -> Result<File, OpenError> {
    let path = folder.join(LOCK);
    let file = tabuleiro_files::create(&path, Readers::Owner).map_err(|error| storage(&path, &error))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(OpenError::Taken(folder.into())),
        // Some network drives know no locks.
        Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => Err(storage(&path, &error)),
        _ => Ok(file),
    }
}

/// Returns an error of a file.
pub(crate) fn storage(file: &Path, error: &dyn std::fmt::Display) -> OpenError {
    OpenError::Storage { file: file.into(), reason: error.to_string() }
}

/// Returns the file to which a path leads, so that a file is replaced where it lies and not the link to it.
///
/// # Errors
/// The error of a link that leads nowhere, or of a folder that cannot be searched.
pub(crate) fn resolve(path: PathBuf) -> io::Result<PathBuf> {
    match fs::symlink_metadata(&path) {
        Ok(data) if data.is_symlink() => fs::canonicalize(path),
        Ok(_) => Ok(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path),
        Err(error) => Err(error),
    }
}

/// Opens a file for reading. Returns `None` only if there is none.
pub(crate) fn open(path: &Path) -> io::Result<Option<File>> {
    match fs::metadata(path) {
        // A pipe would be waited for, and a folder cannot be read.
        Ok(data) if !data.is_file() => Err(io::Error::other("expected a file")),
        Ok(_) => File::open(path).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Removes what a killed server has left of a file that it was writing.
pub(crate) fn clear_draft(file: &Path) -> Result<(), OpenError> {
    let draft = Draft::of(file);
    draft.clear().map_err(|error| storage(draft.path(), &error))
}
