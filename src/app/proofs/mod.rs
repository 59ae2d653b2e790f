//! What has been proved of a game: read from the files that come with the program, when somebody asks for it.

use super::embedded::file;
use crate::games::{AnyPosition, GameId};
use crate::learning::{ProvedPositions, proved_file};
use crate::solve::Value;
use bevy::prelude::*;

/// What has been proved of the game that was asked for last. What cannot be read is said in the log and not there: a test
/// reads all of it.
#[derive(Resource, Debug, Default)]
pub(crate) struct Proofs(Option<(GameId, ProvedPositions)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Proofs>();
}

impl Proofs {
    /// The proved positions of a game.
    pub(crate) fn of(&mut self, game: GameId) -> &ProvedPositions {
        self.0.take_if(|(of, _)| *of != game);
        let read = || {
            let text = file(&proved_file(game))?;
            ProvedPositions::read(text, game).inspect_err(|error| error!("{error}")).ok()
        };
        &self.0.get_or_insert_with(|| (game, read().unwrap_or_default())).1
    }

    /// What the actions of a position are worth, if that has been proved.
    pub(crate) fn known(&mut self, position: &dyn AnyPosition) -> Vec<(String, Value)> {
        self.of(position.id()).find(position).map(|proved| proved.actions.clone()).unwrap_or_default()
    }
}
