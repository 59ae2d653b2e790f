//! The files embedded in the program, and the records among them.

pub(crate) use tabuleiro_words::asset as file;

use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Published;
use tabuleiro_words::assets_in;

/// Returns the published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let records = assets_in(&format!("games/{}/records", game.id()));
    records.filter_map(|text| Published::list(text).ok()).flatten().collect()
}
