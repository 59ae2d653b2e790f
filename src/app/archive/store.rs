//! Where files go: one folder of the person's own, or whatever the command line says.

use bevy::prelude::*;
use std::io;
use std::path::{Path, PathBuf};

/// A folder for settings, saves and exports. Created when first written to.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
}

impl Default for Store {
    fn default() -> Self {
        Store { folder: default_folder() }
    }
}

/// `$TABULEIRO_DATA`, else the platform's place for a program's data.
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
    /// A store in a folder.
    pub(crate) fn at(folder: &Path) -> Store {
        Store { folder: folder.to_path_buf() }
    }

    /// A file's text, if it is there and is text.
    pub(crate) fn read(&self, name: &str) -> Option<String> {
        let bytes = std::fs::read(self.folder.join(name)).ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Writes a file whole or not at all: a pulled plug leaves the old one.
    pub(crate) fn write(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        std::fs::create_dir_all(&self.folder)?;
        let (path, draft) = (self.folder.join(name), self.folder.join(format!("{name}.new")));
        std::fs::write(&draft, text)?;
        std::fs::rename(&draft, &path)?;
        Ok(path)
    }

    /// Renames a file that cannot be used, so that nothing overwrites it.
    pub(crate) fn put_aside(&self, name: &str) -> Option<PathBuf> {
        let free = (1..1000).map(|n| self.folder.join(format!("{name}.damaged-{n}"))).find(|p| !p.exists())?;
        std::fs::rename(self.folder.join(name), &free).ok()?;
        Some(free)
    }

    /// The exported records, the newest first.
    pub(crate) fn exports(&self) -> Vec<PathBuf> {
        let Ok(folder) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let numbered = |path: &Path| {
            let stem = path.file_stem()?.to_str()?.rsplit_once('-')?.1;
            (path.extension()? == "json" && stem.bytes().all(|b| b.is_ascii_digit())).then_some(())
        };
        let mut found: Vec<(std::time::SystemTime, PathBuf)> = folder
            .flatten()
            .map(|f| f.path())
            .filter(|p| numbered(p).is_some())
            .filter_map(|p| Some((p.metadata().ok()?.modified().ok()?, p)))
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, path)| path).collect()
    }

    /// The first number no export has yet.
    pub(crate) fn next_number(&self) -> usize {
        let taken = |n: &usize| {
            let suffix = format!("-{n}.json");
            std::fs::read_dir(&self.folder)
                .is_ok_and(|d| d.flatten().any(|f| f.file_name().to_string_lossy().ends_with(&suffix)))
        };
        (1..10_000).find(|n| !taken(n)).unwrap_or(10_000)
    }
}
