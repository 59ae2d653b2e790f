//! The files under `assets/`, embedded in the program.

use include_dir::{Dir, include_dir};

static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets");

/// Returns the text of a file under `assets/`, given its path from the root of the repository or from `assets/`; `None`
/// if there is no such file or it is not UTF-8.
#[must_use]
pub fn asset(path: &str) -> Option<&'static str> {
    ASSETS.get_file(path.strip_prefix("assets/").unwrap_or(path))?.contents_utf8()
}

/// Returns the texts of the files directly in a folder, given its path from `assets/`; nothing if there is no such
/// folder.
pub fn assets_in(folder: &str) -> impl Iterator<Item = &'static str> + use<> {
    ASSETS.get_dir(folder).into_iter().flat_map(Dir::files).filter_map(|file| file.contents_utf8())
}
