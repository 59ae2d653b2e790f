//! A lookup of proved positions across all games.

use super::error::LessonError;
use super::file::proved_path;
use super::proved::ProvedPositions;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::solve::Value;

/// Looks up proved positions of any game. The file of a game is read on the first call for it; the positions of one
/// game are kept at a time.
#[derive(Clone, Debug)]
pub struct ProvedLookup {
    file: fn(&str) -> Option<&'static str>,
    read: Option<(GameId, ProvedPositions)>,
}

impl ProvedLookup {
    /// Creates a lookup. `file` returns the text of a file that comes with the program, given its path from the root of
    /// the repository ([`proved_path`]), or `None` if there is no such file.
    #[must_use]
    pub const fn new(file: fn(&str) -> Option<&'static str>) -> ProvedLookup {
        ProvedLookup { file, read: None }
    }

    /// Returns the proved positions of a game; an empty list if it has no file.
    ///
    /// # Errors
    /// [`LessonError`] if the file is invalid. Further calls for the same game return an empty list.
    pub fn of(&mut self, game: GameId) -> Result<&ProvedPositions, LessonError> {
        if self.read.as_ref().is_none_or(|(of, _)| *of != game) {
            let positions = &mut self.read.insert((game, ProvedPositions::default())).1;
            if let Some(text) = (self.file)(&proved_path(game)) {
                *positions = ProvedPositions::read(text, game)?;
            }
        }
        Ok(self.read.as_ref().map_or(const { &ProvedPositions::NONE }, |(_, proved)| proved))
    }

    /// Returns the proved value of every legal action of a position, in canonical notation and sorted by it; an empty
    /// list if the position is not in the file.
    ///
    /// # Errors
    /// As [`ProvedLookup::of`].
    pub fn known(&mut self, position: &dyn AnyPosition) -> Result<Vec<(String, Value)>, LessonError> {
        let proved = self.of(position.id())?.find(position);
        Ok(proved.map(|proved| proved.actions.clone()).unwrap_or_default())
    }
}
