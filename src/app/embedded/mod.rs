//! The files embedded in the program, and the records among them.

pub(crate) use tabuleiro_words::asset as file;
pub(crate) use tabuleiro_words::assets::text;

use tabuleiro_games::GameId;
use tabuleiro_games::matches::Published;
use tabuleiro_words::assets::texts;

/// Returns the published games and examples of a game.
pub(crate) fn published(game: GameId) -> Vec<Published> {
    let records = texts(&format!("games/{}/records", game.id()));
    records.filter_map(|text| Published::list(text).ok()).flatten().collect()
}
