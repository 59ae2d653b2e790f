//! The files that come with the program, and the records among them.

pub(crate) use crate::words::assets::text;

use crate::games::GameId;
use crate::matches::Published;
use crate::words::assets::texts;

/// A file of the tree of assets, by its path from the project's root.
pub(crate) fn file(path: &str) -> Option<&'static str> {
    text(path.strip_prefix("assets/").unwrap_or(path))
}

/// The published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let records = texts(&format!("games/{}/records", game.id()));
    records.filter_map(|text| Published::list(text).ok()).flatten().collect()
}
