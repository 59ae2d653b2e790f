//! The match being set up.

use bevy::prelude::*;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Occupant, Record, Seating};
use tabuleiro_online::words::PersonChoice;

/// The record being set up and its game.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) game: GameId,
    pub(crate) record: Record,
    /// Whether the other person is at another device.
    pub(super) is_distant: bool,
    /// The person that this one wants to be in a match with another device.
    pub(super) person: PersonChoice,
    /// Whether nobody else may look on in a match with another device.
    pub(super) is_private: bool,
}

impl Draft {
    /// Returns a match of a card with default options.
    pub(crate) fn of(game: GameId, variant: &str) -> Draft {
        let mut record = Record::of(game.id());
        if variant != game.facts().defaults().variant {
            record.options = vec![variant.to_string()];
        }
        Draft { game, record, is_distant: false, person: PersonChoice::Random, is_private: false }
    }
}

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Draft::of(GameId::ALL[0], GameId::ALL[0].facts().defaults().variant);
        draft.record.occupants = [Occupant::Human; 2];
        draft.record.seating = Seating::SameSide;
        draft
    }
}
