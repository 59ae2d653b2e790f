//! Proved positions of a game, read from the embedded files when they are needed.

use crate::app::foundations::embedded::file;
use bevy::prelude::*;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::solve::Value;
use tabuleiro_learning::ProvedPositions;

/// The proofs of the game used last. Errors are only logged, because a test reads all files.
#[derive(Resource, Debug)]
pub(crate) struct Proofs(tabuleiro_learning::ProvedLookup);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Proofs(tabuleiro_learning::ProvedLookup::new(file)));
}

impl Proofs {
    /// Returns the proved positions of a game.
    pub(crate) fn of(&mut self, game: GameId) -> &ProvedPositions {
        self.0.of(game).inspect_err(|error| error!("{error}")).unwrap_or(const { &ProvedPositions::NONE })
    }

    /// Returns the values of a position's actions, if they have been proved.
    pub(crate) fn known(&mut self, position: &dyn AnyPosition) -> Vec<(String, Value)> {
        self.0.known(position).inspect_err(|error| error!("{error}")).unwrap_or_default()
    }
}
