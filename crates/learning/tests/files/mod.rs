//! The files that the tests read, and the games that they test.

use std::collections::BTreeMap;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Published;
use tabuleiro_learning::{Lesson, Lessons, lesson_path};

/// Reads a file, given its path from the root of the repository; `None` if there is no such file.
pub fn read(path: &str) -> Option<String> {
    let root = std::path::Path::new("../..");
    std::fs::read_to_string(root.join(path)).ok()
}

/// Reads a file that has to exist.
pub fn read_existing(path: &str) -> String {
    read(path).unwrap_or_else(|| panic!("{path} cannot be read"))
}

/// Returns the games to test: all, or those whose ids `TABULEIRO_GAMES` lists, separated by commas. Who writes the lesson
/// of one game need not wait for the others.
pub fn games() -> impl Iterator<Item = GameId> {
    let only = std::env::var("TABULEIRO_GAMES").ok();
    let wanted = move |game: &GameId| only.as_ref().is_none_or(|ids| ids.split(',').any(|id| id == game.id()));
    GameId::ALL.iter().copied().filter(wanted)
}

/// Fails with all `complaints` if there are any.
pub fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// Returns the lessons of a game.
pub fn lessons(game: GameId) -> Lessons {
    Lessons::read(&read_existing(&lesson_path(game)), game).unwrap_or_else(|error| panic!("{error}"))
}

/// Calls `look` with every lesson of the catalogue and fails with all complaints that it returns.
pub fn all_lessons(look: impl Fn(GameId, &Lesson) -> Vec<String>) {
    let mut complaints = Vec::new();
    for game in games() {
        for lesson in lessons(game).all() {
            let options = lesson.options.words(game.facts()).join(" ");
            let found = look(game, lesson);
            complaints.extend(found.into_iter().map(|why| format!("{} {options}: {why}", game.id())));
        }
    }
    assert_none(&complaints);
}

/// Returns the published records of a game by id.
pub fn published(game: GameId) -> BTreeMap<String, Published> {
    let path = format!("../../assets/games/{}/records", game.id());
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(path).into_iter().flatten() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        all.extend(Published::list(&text).unwrap().into_iter().map(|published| (published.id.clone(), published)));
    }
    all
}
