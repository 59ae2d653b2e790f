//! Files in the folder of the data: reading them whole, replacing them as a whole, and a lock for one server.

use super::error::OpenError;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file whose lock says that a server uses the folder.
const LOCK: &str = "tabuleiro.lock";

/// Takes the folder for this process, until the file is dropped.
///
/// # Errors
/// [`OpenError::Taken`], or [`OpenError::Storage`] if the folder cannot be written.
pub(crate) fn lock(folder: &Path) -> Result<File, OpenError> {
    let path = folder.join(LOCK);
    let file = private(&path).map_err(|error| storage(&path, &error))?;
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

/// Creates a file that only its owner can read, because it contains the tokens of seats.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create(true).truncate(true).open(path)
}

/// Returns the name under which a file is written before it takes its place.
pub(crate) fn part(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_os_string();
    name.push(".part");
    name.into()
}

/// Removes what a killed server has left of a file that it was writing.
pub(crate) fn remove_part(file: &Path) -> io::Result<()> {
    match fs::remove_file(part(file)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Waits until the names in the folder of a file are on the disk.
pub(crate) fn sync_folder_of(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        match File::open(folder)?.sync_all() {
            // Some file systems cannot do this for folders.
            Err(error) if !matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
                return Err(error);
            }
            _ => {}
        }
    }
    Ok(())
}
