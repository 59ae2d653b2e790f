//! What earlier versions have written is read (`docs/stability.md`): records of versions 1 and 2, and a database of kept matches
//! of version 1, which the crate has made at version 1.0.0.

use std::fs;
use std::path::Path;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_kept::{Filter, MatchId, Shelf};

fn text(file: &str) -> String {
    fs::read_to_string(Path::new("tests/formats").join(file)).unwrap()
}

#[test]
fn a_record_of_version_1_has_its_actions_and_persons() {
    let record = Record::from_text(&text("record-1.json")).unwrap();
    assert_eq!((record.game.as_str(), record.moves.join(" ")), ("hex", "a1 b2 c3".into()));
    assert_eq!(record.options, ["size=5"]);
    assert_eq!(record.occupants, [Occupant::Human, Occupant::computer(2)]);
    assert_eq!(Match::from_record(&record).unwrap().record().moves, record.moves);
}

#[test]
fn a_record_of_version_2_has_its_lines_notes_clock_and_ending() {
    let record = Record::from_text(&text("record-2.json")).unwrap();
    let written: serde_json::Value = serde_json::from_str(&record.to_text()).unwrap();
    let original: serde_json::Value = serde_json::from_str(&text("record-2.json")).unwrap();
    for key in ["moves", "lines", "notes", "clock", "spent", "ending"] {
        assert_eq!(written[key], original[key], "{key}");
    }
    Match::from_record(&record).unwrap();
}

#[test]
fn a_database_of_version_1_gives_its_matches_back_and_takes_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matches.redb");
    fs::copy("tests/formats/shelf-1.redb", &path).unwrap();
    let shelf = Shelf::at(&path);
    let page = shelf.list(&Filter::default(), 0, 10).unwrap();
    assert_eq!(page.matches.len(), 1);
    let entry = shelf.get(page.matches[0].id).unwrap();
    assert_eq!(entry.record().unwrap().moves.join(" "), "a1 b2 c3");
    let other: MatchId = shelf.put(&entry).unwrap();
    assert_eq!((shelf.count().unwrap(), shelf.get(other).unwrap()), (2, entry));
}
