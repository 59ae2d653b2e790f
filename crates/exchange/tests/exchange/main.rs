//! Tests of reading and writing other formats: the kept records, files as other programs write them, variations, clocks,
//! collections, errors, files with defects, lists of cells of Othello, and mutated texts.

mod clocks;
mod collections;
mod defects;
mod errors;
mod files;
mod fuzz;
mod fuzz_readers;
mod lines;
mod othello;
mod records;

use std::path::{Path, PathBuf};
use tabuleiro_catalogue::matches::{Match, Published, Record};
use tabuleiro_exchange::{ExchangeError, Transcript, read};

/// Returns the path of a file of this crate's folder.
fn path(inside: &str) -> PathBuf {
    Path::new(".").join(inside)
}

/// Returns the records of a game in the assets, those that cannot be replayed to their end up to the illegal action.
fn published(game: &str) -> Vec<Record> {
    let folder = path("../../assets/games").join(game).join("records");
    let text = std::fs::read_to_string(folder.join("published.json")).unwrap();
    Published::list(&text).unwrap().into_iter().map(|published| published.record).collect()
}

/// Reads the only match of a text.
fn one(text: &str) -> Result<Transcript, ExchangeError> {
    let mut matches = read(text.as_bytes(), None)?;
    assert_eq!(matches.len(), 1);
    Ok(matches.remove(0))
}

/// Returns the actions of a record, joined by spaces.
fn actions(record: &Record) -> String {
    record.moves.join(" ")
}

/// Checks that two records describe the same match, with the same text of every position.
fn same_match(one: &Record, other: &Record, what: &str) {
    assert_eq!((&one.game, actions(one)), (&other.game, actions(other)), "{what}");
    let [one, other] = [one, other].map(|record| Match::from_record(record).unwrap());
    for played in 0..=one.plies().len() {
        assert_eq!(one.position_at(played).object(), other.position_at(played).object(), "{what}, after {played}");
    }
    assert_eq!(one.record().options, other.record().options, "{what}");
}
