//! What is being set up, from the card that was chosen to the table.

use crate::games::GameId;
use crate::matches::{Occupant, Record, Seating};
use bevy::prelude::*;

/// What is being set up.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) game: GameId,
    pub(crate) record: Record,
}

impl Draft {
    /// A match of a game, by the seed's rules.
    pub(super) fn of(game: GameId) -> Draft {
        Draft { game, record: Record::of(game.id()) }
    }
}

impl Default for Draft {
    fn default() -> Self {
        let mut draft = Draft::of(GameId::ALL[0]);
        draft.record.occupants = [Occupant::Human; 2];
        draft.record.seating = Seating::SameSide;
        draft
    }
}
