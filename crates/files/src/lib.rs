//! Files that are replaced as a whole: whoever reads one finds its old contents or its new ones, also after the process was
//! killed or the power failed while it was written.
//!
//! ```
//! # fn main() -> std::io::Result<()> {
//! # let folder = tempfile::tempdir()?;
//! # let place = folder.path().join("settings.json");
//! tabuleiro_files::replace(&place, b"{}")?;
//! assert_eq!(std::fs::read(&place)?, b"{}");
//! # Ok(())
//! # }
//! ```

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Who can read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whoever the settings of the system say.
    Usual,
    /// Only its owner, on systems where files have modes.
    Owner,
}

/// The new contents of a file, written beside it. Dropping a draft removes it.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    place: PathBuf,
}

impl Draft {
    /// Returns the draft for a file, which is called like it with `.part` at the end. Nothing is written yet.
    #[must_use]
    pub fn of(place: &Path) -> Draft {
        let mut name = place.as_os_str().to_os_string();
        name.push(".part");
        Draft { path: name.into(), place: place.into() }
    }

    /// Returns the path of the draft.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Creates the draft, or empties one that a killed process has left.
    ///
    /// # Errors
    /// The error of the file system.
    pub fn create(&self, readers: Readers) -> io::Result<File> {
        create(&self.path, readers)
    }

    /// Puts the draft in its place, after its contents are on the disk, and waits until its name is, too.
    ///
    /// # Errors
    /// The error of the file system. Only if it comes from the last wait has the file been replaced.
    pub fn publish(self) -> io::Result<()> {
        // Opened for writing, because some systems sync nothing else.
        File::options().write(true).open(&self.path)?.sync_all()?;
        fs::rename(&self.path, &self.place)?;
        sync_folder_of(&self.place)
    }

    /// Removes what a killed process has left of the draft.
    ///
    /// # Errors
    /// The error of the file system, unless there is nothing to remove.
    pub fn clear(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // A draft that took its place is not there any more. Of one that could not be written, the first error tells more.
        let _ = self.clear();
    }
}

/// Creates a file, or empties the one that there is.
///
/// # Errors
/// The error of the file system.
pub fn create(path: &Path, readers: Readers) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options.write(true).create(true).truncate(true).open(path)
}

/// Replaces a file, or creates it in a folder that exists.
///
/// # Errors
/// The error of the file system.
pub fn replace(place: &Path, contents: &[u8]) -> io::Result<()> {
    let draft = Draft::of(place);
    draft.create(Readers::Usual)?.write_all(contents)?;
    draft.publish()
}

/// Waits until the names in the folder of a file are on the disk, on systems that can do that.
///
/// # Errors
/// The error of the file system.
pub fn sync_folder_of(file: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match File::open(folder)?.sync_all() {
        // Some file systems can do this only for files.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = entries.collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_and_no_draft_stays() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        fs::write(folder.path().join("file.part"), "a long draft that a killed process left").unwrap();
        for contents in ["first", "second", ""] {
            replace(&place, contents.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&place).unwrap(), contents);
            assert_eq!(names(folder.path()), ["file"]);
        }
    }

    #[test]
    fn a_draft_that_is_not_published_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        replace(&place, b"old").unwrap();
        let draft = Draft::of(&place);
        draft.create(Readers::Owner).unwrap().write_all(b"new").unwrap();
        assert_eq!(names(folder.path()), ["file", "file.part"]);
        drop(draft);
        assert_eq!((names(folder.path()), fs::read(&place).unwrap()), (vec!["file".to_string()], b"old".to_vec()));
    }

    #[test]
    fn a_file_whose_draft_cannot_be_written_stays() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        replace(&place, b"old").unwrap();
        fs::create_dir(folder.path().join("file.part")).unwrap();
        assert!(replace(&place, b"new").is_err());
        assert_eq!(fs::read(&place).unwrap(), b"old");
    }

    #[cfg(unix)]
    #[test]
    fn a_private_draft_is_read_by_its_owner_only() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let draft = Draft::of(&folder.path().join("file"));
        draft.create(Readers::Owner).unwrap();
        assert_eq!(fs::metadata(draft.path()).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
