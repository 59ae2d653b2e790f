//! The cards of the gallery: what is shown, looked for and set up.

use tabuleiro_games::GameId;
use tabuleiro_games::matches::Record;

/// A game of the gallery: most games are one card, a few have variants with cards of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    pub(super) game: GameId,
    pub(super) variant: &'static str,
}

/// Every card, in catalogue order.
pub(super) fn cards() -> Vec<Card> {
    let of = |&game: &GameId| {
        let facts = game.facts();
        let first = facts.defaults().variant;
        std::iter::once(first).chain(facts.cards.iter().copied()).map(move |variant| Card { game, variant })
    };
    GameId::ALL.iter().flat_map(of).collect()
}

/// The variant a record is about.
pub(super) fn variant(record: &Record) -> &str {
    record.options.iter().find(|w| !w.contains('=')).map_or("", String::as_str)
}
