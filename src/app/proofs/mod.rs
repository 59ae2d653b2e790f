//! What has been proved of a game: read from the files that come with the program, when somebody asks for it.

use super::embedded::file;
use bevy::prelude::*;
use tabuleiro_engine::solve::Value;
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_learning::ProvedPositions;

/// What has been proved of the game that was asked for last. What cannot be read is said in the log and not there: a test
/// reads all of it.
#[derive(Resource, Debug)]
pub(crate) struct Proofs(tabuleiro_learning::ProvedLookup);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Proofs(tabuleiro_learning::ProvedLookup::new(file)));
}

impl Proofs {
    /// The proved positions of a game.
    pub(crate) fn of(&mut self, game: GameId) -> &ProvedPositions {
        self.0.of(game).inspect_err(|error| error!("{error}")).unwrap_or(const { &ProvedPositions::NONE })
    }

    /// What the actions of a position are worth, if that has been proved.
    pub(crate) fn known(&mut self, position: &dyn AnyPosition) -> Vec<(String, Value)> {
        self.0.known(position).inspect_err(|error| error!("{error}")).unwrap_or_default()
    }
}
