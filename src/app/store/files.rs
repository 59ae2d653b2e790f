//! Files in the platform's folder for the program's data, or in a given folder.

use super::numbers::{any_number, number};
use bevy::prelude::*;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A folder for settings, saves and exports. It is created by the first write.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
}

impl Default for Store {
    fn default() -> Self {
        Store { folder: default_folder() }
    }
}

/// Returns `$TABULEIRO_DATA`, or else the platform's folder for the program's data.
fn default_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(folder) = variable("TABULEIRO_DATA") {
        return folder;
    }
    let base = if cfg!(target_os = "windows") {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|h| h.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|h| h.join(".local/share")))
    };
    base.unwrap_or_else(std::env::temp_dir).join("tabuleiro")
}

impl Store {
    /// Returns a store in a folder.
    pub(crate) fn at(folder: &Path) -> Store {
        Store { folder: folder.to_path_buf() }
    }

    /// Returns the path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the text of a file, if it exists. Invalid UTF-8 is replaced.
    pub(crate) fn read(&self, name: &str) -> Option<String> {
        let bytes = std::fs::read(self.folder.join(name)).ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Writes a file atomically: after a power failure the file has the old or the new contents, because the new text
    /// is synced to the disk before it replaces the old one. Returns the path.
    pub(crate) fn write(&self, name: &str, text: &str) -> io::Result<String> {
        self.write_bytes(name, text.as_bytes())
    }

    /// Writes a file of any kind in the same way.
    pub(crate) fn write_bytes(&self, name: &str, contents: &[u8]) -> io::Result<String> {
        std::fs::create_dir_all(&self.folder)?;
        let (path, draft) = (self.folder.join(name), self.folder.join(format!("{name}.new")));
        let mut file = File::create(&draft)?;
        file.write_all(contents)?;
        file.sync_all()?;
        std::fs::rename(&draft, &path)?;
        self.sync_names()?;
        Ok(path.display().to_string())
    }

    /// Renames a file that cannot be used, so that it is not overwritten. Returns the new path.
    pub(crate) fn put_aside(&self, name: &str) -> Option<String> {
        let free = (1..1000).map(|n| self.folder.join(format!("{name}.damaged-{n}"))).find(|p| !p.exists())?;
        std::fs::rename(self.folder.join(name), &free).ok()?;
        // If only this fails, the new name is valid for all running programs.
        let _ = self.sync_names();
        Some(free.display().to_string())
    }

    /// Syncs the folder to the disk, where that is supported.
    fn sync_names(&self) -> io::Result<()> {
        if !cfg!(unix) {
            return Ok(());
        }
        match File::open(&self.folder)?.sync_all() {
            // Some file systems can sync only files.
            Err(e) if matches!(e.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }

    /// Returns the names of the exported records, the newest first.
    pub(crate) fn exports(&self) -> Vec<String> {
        let Ok(folder) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut found: Vec<(std::time::SystemTime, String)> = folder
            .flatten()
            .filter_map(|f| Some((f.metadata().ok()?.modified().ok()?, f.file_name().into_string().ok()?)))
            .filter(|(_, name)| number(name).is_some())
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, name)| name).collect()
    }

    /// Returns a number that no export has.
    pub(crate) fn next_number(&self) -> usize {
        let Ok(folder) = std::fs::read_dir(&self.folder) else { return 1 };
        let names = folder.flatten().filter_map(|file| file.file_name().into_string().ok());
        names.filter_map(|name| any_number(&name)).max().unwrap_or(0) + 1
    }
}
