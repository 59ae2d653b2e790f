//! The proved positions of whichever game is asked for.

use super::error::LessonError;
use super::file::proved_file;
use super::proved::ProvedPositions;
use tabuleiro_engine::solve::Value;
use tabuleiro_games::{AnyPosition, GameId};

/// What has been proved of the game that was asked for last, read when it is asked for.
#[derive(Clone, Debug)]
pub struct Proofs {
    file: fn(&str) -> Option<&'static str>,
    read: Option<(GameId, ProvedPositions)>,
}

impl Proofs {
    /// Those of the files that come with the program: `file` gives the text of one, by its path under `assets/`.
    #[must_use]
    pub const fn new(file: fn(&str) -> Option<&'static str>) -> Proofs {
        Proofs { file, read: None }
    }

    /// The proved positions of a game; none where nothing was proved.
    ///
    /// # Errors
    /// [`LessonError`], if its file cannot be read. Asked again there is nothing proved.
    pub fn of(&mut self, game: GameId) -> Result<&ProvedPositions, LessonError> {
        if self.read.as_ref().is_none_or(|(of, _)| *of != game) {
            let nothing = &mut self.read.insert((game, ProvedPositions::default())).1;
            if let Some(text) = (self.file)(&proved_file(game)) {
                *nothing = ProvedPositions::read(text, game)?;
            }
        }
        Ok(self.read.as_ref().map_or(const { &ProvedPositions::NONE }, |(_, proved)| proved))
    }

    /// What the actions of a position are worth, if that has been proved.
    ///
    /// # Errors
    /// As [`Proofs::of`].
    pub fn known(&mut self, position: &dyn AnyPosition) -> Result<Vec<(String, Value)>, LessonError> {
        let proved = self.of(position.id())?.find(position);
        Ok(proved.map(|proved| proved.actions.clone()).unwrap_or_default())
    }
}
