//! The cards of the gallery.

use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;

/// A card of the gallery: a game, or a variant with a card of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    pub(super) game: GameId,
    pub(super) variant: &'static str,
}

/// Returns all cards, in catalogue order.
pub(super) fn cards() -> Vec<Card> {
    let of = |&game: &GameId| {
        let facts = game.facts();
        let first = facts.defaults().variant;
        std::iter::once(first).chain(facts.cards.iter().copied()).map(move |variant| Card { game, variant })
    };
    GameId::ALL.iter().flat_map(of).collect()
}

/// Returns the variant of a record.
pub(super) fn variant(record: &Record) -> &str {
    record.options.iter().find(|w| !w.contains('=')).map_or("", String::as_str)
}
