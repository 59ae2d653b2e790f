//! The files under `assets/`, embedded in the program.

use include_dir::{Dir, include_dir};

static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets");

pub(super) fn file(path: &str) -> Option<&'static str> {
    ASSETS.get_file(path)?.contents_utf8()
}

pub(super) fn files(folder: &str) -> Vec<&'static str> {
    let mut files: Vec<_> = ASSETS.get_dir(folder).into_iter().flat_map(Dir::files).collect();
    files.sort_by_key(|file| file.path());
    files.into_iter().filter_map(|file| file.contents_utf8()).collect()
}
