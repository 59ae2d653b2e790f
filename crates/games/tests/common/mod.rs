//! What the tests share: the records of every game, and the facts they state.

pub mod check;
pub mod facts;
pub mod solve;

use std::path::{Path, PathBuf};
use tabuleiro_games::GameId;
use tabuleiro_games::matches::Published;

/// The folder of a game's assets.
fn assets(game: GameId) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/games").join(game.id())
}

/// Every record of a game, with the name of its file.
pub fn records(game: GameId) -> Vec<(String, Published)> {
    let folder = assets(game).join("records");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "json")) {
        let name =
            file.strip_prefix(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap_or(file).display().to_string();
        let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{name}: {e}"));
        let list = Published::list(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        all.extend(list.into_iter().map(|published| (name.clone(), published)));
    }
    all
}
