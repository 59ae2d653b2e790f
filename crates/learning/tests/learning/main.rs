//! Tests of the lessons, puzzles, proved positions and texts under `assets/games/`, for every game of the catalogue.

mod judge;
mod law;
mod lessons;
mod motifs;
mod notation;
mod proved;
mod puzzles;
mod teaching;

use tabuleiro_catalogue::GameId;

/// The languages of the Fluent files.
const LANGUAGES: [&str; 2] = ["pt", "en"];

/// Reads a file, given its path from the root of the repository; `None` if there is no such file.
fn read(path: &str) -> Option<String> {
    let root = std::path::Path::new("../..");
    std::fs::read_to_string(root.join(path)).ok()
}

/// Reads a file that has to exist.
fn read_existing(path: &str) -> String {
    read(path).unwrap_or_else(|| panic!("{path} cannot be read"))
}

/// Returns the games to test: all, or those whose ids `TABULEIRO_GAMES` lists, separated by commas. Who writes the lesson
/// of one game need not wait for the others.
fn games() -> impl Iterator<Item = GameId> {
    let only = std::env::var("TABULEIRO_GAMES").ok();
    let wanted = move |game: &GameId| only.as_ref().is_none_or(|ids| ids.split(',').any(|id| id == game.id()));
    GameId::ALL.iter().copied().filter(wanted)
}

/// Fails with all `complaints` if there are any.
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}
