//! The files under `assets/`, each read from disk when it is first asked for.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The folder `assets`: that of the working directory or of a folder above it, because tests run in the folder of their
/// package; otherwise that of the repository in which this crate was compiled.
static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
    let here = env::current_dir().unwrap_or_default();
    let found = here.ancestors().map(|folder| folder.join("assets")).find(|assets| assets.join("games").is_dir());
    found.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"))
});

/// The files that were read, which stay in memory as embedded ones would.
static READ: Mutex<BTreeMap<PathBuf, Option<&'static str>>> = Mutex::new(BTreeMap::new());

pub(super) fn file(path: &str) -> Option<&'static str> {
    read(ROOT.join(path))
}

pub(super) fn files(folder: &str) -> Vec<&'static str> {
    let entries = fs::read_dir(ROOT.join(folder)).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    paths.into_iter().filter_map(read).collect()
}

fn read(path: PathBuf) -> Option<&'static str> {
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(path).or_insert_with_key(|path| fs::read_to_string(path).ok().map(|text| &*text.leak()))
}
