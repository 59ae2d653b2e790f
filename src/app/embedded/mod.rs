//! The files that come with the program, inside it: nothing is looked for on disk.

use crate::app::referee::Record;
use crate::games::GameId;
use include_dir::{Dir, include_dir};

static ASSETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// A text file under `assets/`.
pub(crate) fn text(path: &str) -> Option<&'static str> {
    ASSETS.get_file(path)?.contents_utf8()
}

/// A published game or example.
#[derive(Clone, Debug)]
pub(crate) struct Published {
    /// Its name in the collection.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "the command line asks for it"))]
    pub(crate) id: String,
    /// Where it was printed.
    pub(crate) source: String,
    /// What to set up.
    pub(crate) record: Record,
}

/// The published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let Some(folder) = ASSETS.get_dir(format!("games/{}/records", game.id())) else { return Vec::new() };
    let lists = folder.files().filter_map(|f| serde_json::from_str::<Vec<serde_json::Value>>(f.contents_utf8()?).ok());
    lists
        .flatten()
        .filter_map(|value| {
            let text = |key: &str| value.get(key).and_then(|v| v.as_str()).unwrap_or_default().to_string();
            let (id, source) = (text("id"), text("source"));
            Some(Published { id, source, record: Record::published(value).ok()? })
        })
        .collect()
}
