//! Tests of the database of kept matches: what is kept is read back, many matches, damage, several processes, kills and a
//! full disk.

mod children;
mod damage;
mod keeping;
mod kills;
mod many;

use std::path::PathBuf;
use tabuleiro_catalogue::matches::{Occupant, Record};
use tabuleiro_kept::{Ending, Entry, Shelf, Summary, Times};
use tabuleiro_rules::Player;
use tempfile::TempDir;

/// Returns an empty folder, removed on drop, and the path of a shelf in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matches.redb");
    (folder, path)
}

/// Returns a shelf in an empty folder.
fn shelf() -> (TempDir, Shelf) {
    let (folder, path) = place();
    (folder, Shelf::at(path))
}

/// Returns an entry of a match of Hex with that many actions, which began at that time, against level 2. Every third
/// match is unfinished, every third lost, the others won.
fn entry(begun: u64, actions: usize) -> Entry {
    let mut record = Record::of("hex");
    record.moves = (0..actions).map(|i| format!("{}{}", char::from(b'a' + (i % 11) as u8), i / 11 + 1)).collect();
    record.occupants[1] = Occupant::computer(2);
    let ending = |winner| Some(Ending { winner: Some(winner), reason: "end-chain".into() });
    let summary = Summary {
        game: record.game.clone(),
        options: Vec::new(),
        occupants: record.occupants,
        seating: record.seating,
        away: None,
        begun,
        changed: begun + 60,
        actions,
        ending: [None, ending(Player::First), ending(Player::Second)][begun as usize % 3].clone(),
        helped: false,
    };
    Entry::new(summary, &record)
}

/// Returns the times of a match that begins and is changed at that time.
fn at(begun: u64) -> Times {
    Times { begun, changed: begun }
}
