//! Lessons, puzzles and diagrams of the game used last, from the embedded files.

use super::progress::Progress;
use crate::app::foundations::embedded::file;
use crate::app::foundations::power::{Work, count};
use bevy::prelude::{Deref, DerefMut, Resource, error};
use bevy::tasks::AsyncComputeTaskPool;
use std::sync::OnceLock;
use tabuleiro_learning::{PuzzleNames, Source};

/// The material of the game used last. Errors are only logged, because a test reads all files.
#[derive(Resource, Debug, Deref, DerefMut)]
pub(crate) struct Library(tabuleiro_learning::Library);

impl Default for Library {
    fn default() -> Library {
        let open = |path: &str| {
            count(Work::Parse);
            file(path)
        };
        Library(tabuleiro_learning::Library::new(Source { open, report: |error| error!("{error}") }))
    }
}

/// Returns the names of the puzzles of every game; the first call reads them.
fn puzzle_names() -> &'static PuzzleNames {
    static NAMES: OnceLock<PuzzleNames> = OnceLock::new();
    NAMES.get_or_init(|| PuzzleNames::read(file))
}

/// Reads the names of all puzzles outside a frame.
pub(super) fn read_names() {
    AsyncComputeTaskPool::get().spawn(async { _ = puzzle_names() }).detach();
}

impl Library {
    /// Returns the number of solved puzzles of all games and of all puzzles.
    pub(crate) fn count_puzzles(progress: &Progress) -> (usize, usize) {
        puzzle_names().count(progress)
    }
}
