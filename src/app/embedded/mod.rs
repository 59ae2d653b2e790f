//! The files that come with the program, and the records among them.

pub(crate) use crate::words::asset as file;
pub(crate) use crate::words::assets::text;

use crate::games::GameId;
use crate::matches::Published;
use crate::words::assets::texts;

/// The published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let records = texts(&format!("games/{}/records", game.id()));
    records.filter_map(|text| Published::list(text).ok()).flatten().collect()
}
