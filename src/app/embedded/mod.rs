//! The files that come with the program, inside it: nothing is looked for on disk.

use crate::games::GameId;
use crate::matches::Published;
use include_dir::{Dir, include_dir};

static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// A text file under `assets/`.
pub(crate) fn text(path: &str) -> Option<&'static str> {
    ASSETS.get_file(path)?.contents_utf8()
}

/// The published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let Some(folder) = ASSETS.get_dir(format!("games/{}/records", game.id())) else { return Vec::new() };
    folder.files().filter_map(|f| Published::list(f.contents_utf8()?).ok()).flatten().collect()
}
