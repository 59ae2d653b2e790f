//! Keeping, replacing, removing, restoring and listing matches.

use super::{at, entry, shelf};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_kept::{Entry, Exported, Filter, MatchId, Page, ShelfError, Standing, Statistics, Summary};

/// Returns the times at which the listed matches began.
fn begun(page: &Page) -> Vec<u64> {
    page.matches.iter().map(|listed| listed.summary.as_ref().unwrap().begun).collect()
}

#[test]
fn a_kept_match_is_read_back_and_set_up_again() {
    let (_folder, shelf) = shelf();
    let mut played = Match::of(GameId::Hex);
    ["f6", "swap", "c3"].iter().for_each(|text| drop(played.play(text).unwrap().text.clone()));
    let kept = Entry::new(Summary::of(&played, at(100)), &played.record());
    let id = shelf.put(&kept).unwrap();
    let found = shelf.get(id).unwrap();
    assert_eq!(found, kept);
    let again = Match::from_record(&found.record().unwrap()).unwrap();
    assert_eq!(again.position().object(), played.position().object());
    assert_eq!(shelf.count().unwrap(), 1);
}

#[test]
fn a_match_is_replaced_after_each_action() {
    let (_folder, shelf) = shelf();
    let id = shelf.put(&entry(300, 1)).unwrap();
    let other = shelf.put(&entry(300, 9)).unwrap();
    for actions in 2..5 {
        shelf.replace(id, &entry(300, actions)).unwrap();
        assert_eq!(shelf.get(id).unwrap(), entry(300, actions));
    }
    assert_eq!(shelf.get(other).unwrap(), entry(300, 9));
    assert!(matches!(shelf.replace(MatchId(7), &entry(300, 1)), Err(ShelfError::Missing(MatchId(7)))));
    assert_eq!(shelf.count().unwrap(), 2);
}

#[test]
fn without_a_file_nothing_is_kept_and_reading_creates_none() {
    let (_folder, shelf) = shelf();
    assert_eq!(shelf.list(&Filter::default(), 0, 10).unwrap(), Page::default());
    assert_eq!(shelf.count().unwrap(), 0);
    assert!(matches!(shelf.get(MatchId(1)), Err(ShelfError::Missing(_))));
    let mut text = Vec::new();
    assert_eq!(shelf.export(&mut text).unwrap(), Exported::default());
    assert!(serde_json::from_slice::<Vec<u8>>(&text).unwrap().is_empty());
    assert!(!shelf.path().exists());
}

#[test]
fn a_removed_match_is_restored_with_its_id_unless_that_was_given_away() {
    let (_folder, shelf) = shelf();
    let id = shelf.put(&entry(300, 4)).unwrap();
    let removed = shelf.remove(id).unwrap();
    assert!(matches!(shelf.get(id), Err(ShelfError::Missing(_))));
    assert!(matches!(shelf.remove(id), Err(ShelfError::Missing(_))));
    assert_eq!(shelf.restore(&removed).unwrap(), id);
    assert_eq!(shelf.get(id).unwrap(), entry(300, 4));
    shelf.remove(id).unwrap();
    let new = shelf.put(&entry(300, 8)).unwrap();
    let restored = shelf.restore(&removed).unwrap();
    assert_ne!(new, restored);
    assert_eq!((shelf.get(new).unwrap(), shelf.get(restored).unwrap()), (entry(300, 8), entry(300, 4)));
}

#[test]
fn lists_begin_with_the_newest_match_and_come_in_pages() {
    let (_folder, shelf) = shelf();
    let times = [5, 1, 4, 2, 3];
    shelf.put_all(&times.map(|begun| entry(begun, 3))).unwrap();
    let page = |skip, most| shelf.list(&Filter::default(), skip, most).unwrap();
    assert_eq!((begun(&page(0, 2)), page(0, 2).more), (vec![5, 4], true));
    assert_eq!((begun(&page(2, 2)), page(2, 2).more), (vec![3, 2], true));
    assert_eq!((begun(&page(4, 2)), page(4, 2).more), (vec![1], false));
    assert_eq!((begun(&page(3, 2)), page(3, 2).more), (vec![2, 1], false));
    assert_eq!(page(5, 2), Page::default());
}

#[test]
fn a_filter_applies_before_the_pages() {
    let (_folder, shelf) = shelf();
    shelf.put_all(&(1..=9).map(|begun| entry(begun, 3)).collect::<Vec<_>>()).unwrap();
    let list = |standing, skip| {
        let filter = Filter { game: Some("hex".into()), standing: Some(standing) };
        let page = shelf.list(&filter, skip, 2).unwrap();
        (begun(&page), page.more)
    };
    assert_eq!(list(Standing::Unfinished, 0), (vec![9, 6], true));
    assert_eq!(list(Standing::Unfinished, 2), (vec![3], false));
    assert_eq!(list(Standing::Won, 1), (vec![4, 1], false));
    assert_eq!(list(Standing::Lost, 0), (vec![8, 5], true));
    let other = Filter { game: Some("hip".into()), standing: None };
    assert_eq!(shelf.list(&other, 0, 2).unwrap(), Page::default());
}

#[test]
fn statistics_follow_the_order_of_the_matches() {
    let (_folder, shelf) = shelf();
    shelf.put_all(&[5, 1, 4].map(|begun| entry(begun, 3))).unwrap();
    let mut statistics = Statistics::default();
    shelf.for_each(|_, summary| statistics.add(summary)).unwrap();
    let tally = statistics.tally("hex", "2".parse().unwrap()).unwrap();
    assert_eq!(tally.last, [Standing::Won, Standing::Won, Standing::Lost]);
}

#[test]
fn an_export_is_one_list_of_all_records() {
    let (_folder, shelf) = shelf();
    shelf.put_all(&[2, 1].map(|begun| entry(begun, begun as usize * 3))).unwrap();
    let mut text = Vec::new();
    assert_eq!(shelf.export(&mut text).unwrap(), Exported { records: 2, damaged: 0 });
    let list: Vec<serde_json::Value> = serde_json::from_slice(&text).unwrap();
    let lengths = list.iter().map(|value| Record::from_text(&value.to_string()).unwrap().moves.len());
    assert_eq!(lengths.collect::<Vec<_>>(), [3, 6]);
}
