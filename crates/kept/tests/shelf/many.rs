//! Ten thousand matches.

use super::{entry, shelf};
use redb::{Database, TableDefinition};
use std::fs;
use std::time::{Duration, Instant};
use tabuleiro_kept::{Filter, Standing, Statistics};

/// Returns the shortest time of a job in three runs.
fn time(mut job: impl FnMut()) -> Duration {
    let once = |_| {
        let begin = Instant::now();
        job();
        begin.elapsed()
    };
    (0..3).map(once).min().unwrap()
}

/// Returns the memory of this process that is in use, in KiB; `None` where the system does not tell.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

#[test]
fn a_list_of_ten_thousand_matches_reads_no_records() {
    let (_folder, shelf) = shelf();
    for batch in 0..10 {
        let entries: Vec<_> = (0..1_000).map(|i| entry(1_000 * batch + i, 60)).collect();
        shelf.put_all(&entries).unwrap();
    }
    let before = memory();
    let open = Filter::default();
    let page = || shelf.list(&open, 0, 20).unwrap();
    assert_eq!((page().matches.len(), page().more), (20, true));
    let first = time(|| drop(page()));
    let last = time(|| drop(shelf.list(&open, 9_980, 20).unwrap()));
    let after = memory();
    let rare = Filter { game: Some("hip".into()), standing: Some(Standing::Won) };
    let none = time(|| assert!(shelf.list(&rare, 0, 20).unwrap().matches.is_empty()));
    let counted = time(|| {
        let mut statistics = Statistics::default();
        shelf.for_each(|_, summary| statistics.add(summary)).unwrap();
    });
    let all = time(|| {
        let mut text = Vec::new();
        assert_eq!(shelf.export(&mut text).unwrap().records, 10_000);
    });
    let put = time(|| assert!(shelf.put(&entry(20_000, 60)).is_ok()));
    let size = fs::metadata(shelf.path()).unwrap().len();
    println!("10 000 matches in {} KiB; memory {before:?} KiB, after lists {after:?} KiB", size / 1024);
    println!("first page {first:.1?}, last page {last:.1?}, a filter that nothing passes {none:.1?}");
    println!("statistics {counted:.1?}, all records {all:.1?}, one more match {put:.1?}");
    assert!(first * 5 < all, "the first page took {first:?}, all records {all:?}");
    // With every record damaged the lists are the same.
    let before = shelf.list(&open, 5_000, 100).unwrap();
    let database = Database::open(shelf.path()).unwrap();
    let transaction = database.begin_write().unwrap();
    let records: TableDefinition<u64, &[u8]> = TableDefinition::new("records");
    transaction.open_table(records).unwrap().retain(|_, _| false).unwrap();
    transaction.commit().unwrap();
    drop(database);
    assert_eq!(shelf.list(&open, 5_000, 100).unwrap(), before);
}
