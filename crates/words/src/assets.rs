//! The files that come with the program, inside it: nothing is looked for on disk.

use include_dir::{Dir, include_dir};

static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets");

/// A text file under `assets/`.
pub fn text(path: &str) -> Option<&'static str> {
    ASSETS.get_file(path)?.contents_utf8()
}

/// A text file that comes with the program, by its path from the project's root.
#[must_use]
pub fn asset(path: &str) -> Option<&'static str> {
    text(path.strip_prefix("assets/").unwrap_or(path))
}

/// The text files of a folder under `assets/`.
pub fn texts(folder: &str) -> impl Iterator<Item = &'static str> + use<> {
    ASSETS.get_dir(folder).into_iter().flat_map(Dir::files).filter_map(|file| file.contents_utf8())
}
