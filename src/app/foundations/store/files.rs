//! Files in the platform's folder for the program's data, or in a given folder.

use super::numbers::{any_number, number};
use super::worker::Worker;
use super::{Told, Written};
use crate::app::foundations::power::{Work, count};
use bevy::prelude::*;
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A folder for settings, saves and exports. It is created by the first write.
///
/// Frames send what they write to a thread ([`Store::send`]), which does it in that order. Before the last clone of the
/// store is dropped, everything sent is written.
#[derive(Resource, Clone)]
pub(crate) struct Store {
    files: Files,
    worker: Arc<Worker>,
    results: Arc<Results>,
}

/// The results of writes that somebody waits for.
#[derive(Default)]
struct Results {
    arrived: Mutex<Vec<Written>>,
    /// Each write whose result has not arrived owns a clone.
    awaited: Arc<()>,
}

impl Results {
    fn arrived(&self) -> MutexGuard<'_, Vec<Written>> {
        self.arrived.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The files in a folder.
#[derive(Clone, Debug)]
struct Files {
    folder: PathBuf,
}

impl Default for Store {
    fn default() -> Self {
        Store::at(&default_folder())
    }
}

/// Returns `$TABULEIRO_DATA`, or else the platform's folder for the program's data.
fn default_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(folder) = variable("TABULEIRO_DATA") {
        return folder;
    }
    let base = choose_native_strategy().map(|folders| folders.data_dir());
    base.unwrap_or_else(|_| std::env::temp_dir()).join("tabuleiro")
}

impl Store {
    /// Returns a store in a folder.
    pub(crate) fn at(folder: &Path) -> Store {
        let files = Files { folder: folder.to_path_buf() };
        Store { files, worker: Arc::default(), results: Arc::default() }
    }

    /// Returns the path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.files.folder.join(name)
    }

    /// Returns the text of a file, if it exists, after what was sent for it is written. Invalid UTF-8 is replaced.
    pub(crate) fn read(&self, name: &str) -> Option<String> {
        count(Work::Read);
        if self.worker.has(name) {
            self.worker.finish();
        }
        let bytes = std::fs::read(self.path(name)).ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Has a text written without waiting for it. A text of the same name that is not written yet is not written at all.
    pub(crate) fn send(&self, name: &str, text: String, told: Told) {
        self.send_bytes(name, text.into_bytes(), told);
    }

    /// Has a file of any kind written in the same way.
    pub(crate) fn send_bytes(&self, name: &str, contents: Vec<u8>, told: Told) {
        let (files, name) = (self.files.clone(), name.to_string());
        let listener = (told != Told::Nobody).then(|| (self.results.clone(), self.results.awaited.clone()));
        self.run(Some(name.clone()), move || {
            let result = files.write(&name, &contents).map_err(|error| error.to_string());
            match (listener, result) {
                (Some((results, _awaited)), result) => results.arrived().push(Written { told, result }),
                (None, Err(error)) => warn!("{name} was not written: {error}"),
                (None, Ok(_)) => {}
            }
        });
    }

    /// Has something done by the thread that writes, after what was sent before. It replaces what waits with the same
    /// key. `task` must not own the store.
    pub(crate) fn run(&self, key: Option<String>, task: impl FnOnce() + Send + 'static) {
        count(Work::Write);
        self.worker.push(key, Box::new(task));
    }

    /// Whether a result is still to be taken.
    pub(super) fn is_awaited(&self) -> bool {
        Arc::strong_count(&self.results.awaited) > 1 || !self.results.arrived().is_empty()
    }

    /// Returns the results that have arrived.
    pub(super) fn take_written(&self) -> Vec<Written> {
        std::mem::take(&mut *self.results.arrived())
    }

    /// Waits until everything sent is done.
    pub(crate) fn finish(&self) {
        self.worker.finish();
    }

    /// Writes a text while the caller waits. Returns the path.
    #[cfg(test)]
    pub(crate) fn write(&self, name: &str, text: &str) -> io::Result<String> {
        self.files.write(name, text.as_bytes())
    }

    /// Renames a file that cannot be used, so that it is not overwritten. Returns the new path.
    pub(crate) fn put_aside(&self, name: &str) -> Option<String> {
        let free = (1..1000).map(|n| self.path(&format!("{name}.damaged-{n}"))).find(|p| !p.exists())?;
        std::fs::rename(self.path(name), &free).ok()?;
        // If only this fails, the new name is valid for all running programs.
        let _ = tabuleiro_files::sync_folder_of(&free);
        Some(free.display().to_string())
    }

    /// Returns the names of the exported records, the newest first.
    pub(crate) fn exports(&self) -> Vec<String> {
        count(Work::Read);
        let Ok(folder) = std::fs::read_dir(&self.files.folder) else { return Vec::new() };
        let mut found: Vec<(std::time::SystemTime, String)> = folder
            .flatten()
            .filter_map(|f| Some((f.metadata().ok()?.modified().ok()?, f.file_name().into_string().ok()?)))
            .filter(|(_, name)| number(name).is_some())
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, name)| name).collect()
    }

    /// Returns a number that no export has, also none that is still to be written.
    pub(crate) fn next_number(&self) -> usize {
        count(Work::Read);
        self.worker.finish();
        let Ok(folder) = std::fs::read_dir(&self.files.folder) else { return 1 };
        let names = folder.flatten().filter_map(|file| file.file_name().into_string().ok());
        names.filter_map(|name| any_number(&name)).max().unwrap_or(0) + 1
    }
}

impl Files {
    /// Replaces a file as a whole. Returns the path.
    fn write(&self, name: &str, contents: &[u8]) -> io::Result<String> {
        std::fs::create_dir_all(&self.folder)?;
        let path = self.folder.join(name);
        tabuleiro_files::replace(&path, contents)?;
        Ok(path.display().to_string())
    }
}
