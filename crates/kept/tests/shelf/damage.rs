//! Damaged entries, foreign and damaged files, and files of newer versions.

use super::{entry, place, shelf};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use redb::{Database, TableDefinition};
use std::fs;
use std::path::Path;
use tabuleiro_kept::{EntryError, Exported, Filter, MatchId, Shelf, ShelfError};

const SUMMARIES: TableDefinition<u64, &[u8]> = TableDefinition::new("summaries");
const RECORDS: TableDefinition<u64, &[u8]> = TableDefinition::new("records");
const META: TableDefinition<&str, u64> = TableDefinition::new("kept");

/// Changes one bit of a value.
fn damage(path: &Path, table: TableDefinition<u64, &[u8]>, id: MatchId) {
    let database = Database::open(path).unwrap();
    let transaction = database.begin_write().unwrap();
    {
        let mut table = transaction.open_table(table).unwrap();
        let mut bytes = table.remove(id.0).unwrap().unwrap().value().to_vec();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        table.insert(id.0, &*bytes).unwrap();
    }
    transaction.commit().unwrap();
}

#[test]
fn a_damaged_summary_is_listed_as_damaged_and_others_are_fine() {
    let (_folder, shelf) = shelf();
    let ids = shelf.put_all(&[1, 2, 3].map(|begun| entry(begun, 3))).unwrap();
    damage(shelf.path(), SUMMARIES, ids[1]);
    let page = shelf.list(&Filter::default(), 0, 10).unwrap();
    let damaged: Vec<bool> = page.matches.iter().map(|listed| listed.summary.is_err()).collect();
    assert_eq!((damaged, page.matches[1].id), (vec![false, true, false], ids[1]));
    let error = shelf.get(ids[1]).unwrap_err();
    assert!(matches!(error, ShelfError::Damaged { id, error: EntryError::Changed { .. } } if id == ids[1]));
    assert_eq!(shelf.get(ids[2]).unwrap(), entry(3, 3));
    let mut counted = 0;
    shelf.for_each(|_, _| counted += 1).unwrap();
    assert_eq!((counted, shelf.count().unwrap()), (2, 3));
    let removed = shelf.remove(ids[1]).unwrap();
    assert_eq!(shelf.list(&Filter::default(), 0, 10).unwrap().matches.len(), 2);
    assert_eq!(shelf.restore(&removed).unwrap(), ids[1]);
    shelf.replace(ids[1], &entry(2, 5)).unwrap();
    assert_eq!(shelf.get(ids[1]).unwrap(), entry(2, 5));
}

#[test]
fn a_damaged_record_costs_its_match_alone() {
    let (_folder, shelf) = shelf();
    let ids = shelf.put_all(&[1, 2, 3].map(|begun| entry(begun, 3))).unwrap();
    damage(shelf.path(), RECORDS, ids[0]);
    assert!(matches!(shelf.get(ids[0]), Err(ShelfError::Damaged { .. })));
    let page = shelf.list(&Filter::default(), 0, 10).unwrap();
    assert!(page.matches.iter().all(|listed| listed.summary.is_ok()));
    assert_eq!(shelf.export(&mut Vec::new()).unwrap(), Exported { records: 2, damaged: 1 });
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let (_folder, shelf) = shelf();
    let id = shelf.put(&entry(1, 3)).unwrap();
    {
        let database = Database::open(shelf.path()).unwrap();
        let transaction = database.begin_write().unwrap();
        transaction.open_table(META).unwrap().insert("version", 2).unwrap();
        transaction.commit().unwrap();
    }
    let before = fs::read(shelf.path()).unwrap();
    let is_newer = |error| matches!(error, ShelfError::Newer { found: 2, greatest: 1 });
    assert!(is_newer(shelf.put(&entry(2, 3)).unwrap_err()));
    assert!(is_newer(shelf.replace(id, &entry(1, 4)).unwrap_err()));
    assert!(is_newer(shelf.remove(id).unwrap_err()));
    assert!(is_newer(shelf.get(id).unwrap_err()));
    assert!(is_newer(shelf.list(&Filter::default(), 0, 1).unwrap_err()));
    assert!(fs::read(shelf.path()).unwrap() == before, "the file was changed");
}

/// Checks that operations refuse the file at `path` as foreign and do not change it, and that a shelf works there once
/// the file is set aside.
fn refuses(path: &Path) {
    let (shelf, before) = (Shelf::at(path), fs::read(path).unwrap());
    let is_foreign = |error| matches!(error, ShelfError::Foreign(_));
    assert!(is_foreign(shelf.put(&entry(1, 3)).unwrap_err()));
    assert!(is_foreign(shelf.count().unwrap_err()));
    assert!(fs::read(path).unwrap() == before, "the file was changed");
    let aside = shelf.set_aside().unwrap();
    shelf.put(&entry(1, 3)).unwrap();
    assert_eq!((shelf.count().unwrap(), fs::read(&aside).unwrap() == before), (1, true));
    assert_ne!(shelf.set_aside().unwrap(), aside);
}

#[test]
fn foreign_files_are_refused_and_never_overwritten() {
    for text in ["", "x", "{\"tabuleiro\": 1}", &"a long text ".repeat(1000)] {
        let (_folder, path) = place();
        fs::write(&path, text).unwrap();
        refuses(&path);
    }
}

#[test]
fn a_database_of_something_else_is_refused() {
    let (_folder, path) = place();
    let database = Database::create(&path).unwrap();
    let transaction = database.begin_write().unwrap();
    let visits: TableDefinition<&str, u64> = TableDefinition::new("visits");
    transaction.open_table(visits).unwrap().insert("hex", 3).unwrap();
    transaction.commit().unwrap();
    drop(database);
    refuses(&path);
}

#[test]
fn a_folder_in_place_of_the_file_is_an_error() {
    let (_folder, path) = place();
    fs::create_dir(&path).unwrap();
    assert!(matches!(Shelf::at(&path).put(&entry(1, 3)), Err(ShelfError::Foreign(_))));
}

#[test]
fn a_file_cut_off_or_with_changed_bytes_gives_errors_and_reading_does_not_change_it() {
    let (_folder, shelf) = shelf();
    let ids = shelf.put_all(&(1..=40).map(|begun| entry(begun, 60)).collect::<Vec<_>>()).unwrap();
    let whole = fs::read(shelf.path()).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut refused = 0;
    for round in 0..120 {
        let mut bytes = whole.clone();
        if round % 4 == 0 {
            bytes.truncate(1 + rng.next_u64() as usize % (whole.len() - 1));
        } else {
            let most = if round % 4 == 1 { 512 } else { whole.len() };
            (0..=round / 8).for_each(|_| bytes[rng.next_u64() as usize % most] ^= 1 << (rng.next_u32() % 8));
        }
        fs::write(shelf.path(), &bytes).unwrap();
        let listed = shelf.list(&Filter::default(), 0, 50);
        let unread = ids.iter().filter(|&&id| shelf.get(id).is_err()).count();
        refused += usize::from(listed.is_err() || unread > 0);
        // A reader repairs a file that says of itself that it was not closed.
        let says_unclosed = bytes.get(9).is_some_and(|flags| flags & 2 != 0);
        let unchanged = fs::read(shelf.path()).unwrap() == bytes;
        assert!(unchanged || says_unclosed, "round {round}: reading changed the file");
        // Writing reports an error, or keeps the match.
        if let Ok(id) = shelf.put(&entry(99, 3)) {
            assert_eq!(shelf.get(id).unwrap(), entry(99, 3), "round {round}");
        }
    }
    assert!(refused > 40, "only {refused} damaged files were noticed");
}
