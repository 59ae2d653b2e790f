//! Tests that every kind of ledger has to pass.

use serde_json::Value;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tabuleiro_online::code::PersonId;
use tabuleiro_online::ledger::{Ledger, LedgerError, NewEntry, News};

fn entry(stream: &str, seq: u64, body: &str) -> NewEntry {
    NewEntry { stream: stream.into(), seq, body: format!(r#"{{"at":5,"e":"{body}"}}"#) }
}

/// Returns the words of entries. A database may write their JSON in another way.
fn words(entries: &[String]) -> Vec<String> {
    let word = |text: &String| serde_json::from_str::<Value>(text).unwrap()["e"].as_str().unwrap().to_string();
    entries.iter().map(word).collect()
}

fn conflict(stream: &str, seq: u64) -> Result<(), LedgerError> {
    Err(LedgerError::Conflict { stream: stream.into(), seq })
}

fn is_conflict(done: &Result<(), LedgerError>) -> bool {
    matches!(done, Err(LedgerError::Conflict { .. }))
}

/// Checks a ledger that `open` opens, also after it was closed.
pub(super) fn keeps<L: Ledger>(open: &mut dyn FnMut() -> L) {
    let mut ledger = open();
    assert_eq!(ledger.heads("").unwrap(), []);
    assert_eq!(ledger.read("CDFH", 0).unwrap(), [] as [String; 0]);
    // An entry is added only behind the last one.
    assert_eq!(ledger.append(&[entry("CDFH", 1, "x")]), conflict("CDFH", 1));
    assert_eq!(ledger.append(&[entry("CDFH", 0, "one")]), Ok(()));
    assert!(is_conflict(&ledger.append(&[entry("CDFH", 0, "x")])));
    assert_eq!(ledger.append(&[entry("CDFH", 2, "x")]), conflict("CDFH", 2));
    // A batch is added as a whole, also over several streams, or not at all.
    let batch =
        [entry("CDFH", 1, "two"), entry("CDFH", 2, "three"), entry("CDFH/2", 0, "four"), entry("person/a", 0, "p")];
    assert_eq!(ledger.append(&batch), Ok(()));
    assert!(is_conflict(&ledger.append(&[entry("CDFH", 3, "x"), entry("CDFH/2", 0, "x")])));
    assert!(is_conflict(&ledger.append(&[entry("new", 0, "x"), entry("new", 2, "x")])));
    assert_eq!(words(&ledger.read("CDFH", 0).unwrap()), ["one", "two", "three"]);
    assert_eq!(words(&ledger.read("CDFH", 2).unwrap()), ["three"]);
    assert!(ledger.read("CDFH", 3).unwrap().is_empty() && ledger.read("new", 0).unwrap().is_empty());
    let heads = |ledger: &mut L, prefix: &str| {
        let heads = ledger.heads(prefix).unwrap().into_iter();
        heads.map(|head| (head.stream, head.entries, words(&[head.last]).remove(0))).collect::<Vec<_>>()
    };
    let of = |stream: &str, entries, last: &str| (stream.to_string(), entries, last.to_string());
    let (first, second, person) = (of("CDFH", 3, "three"), of("CDFH/2", 1, "four"), of("person/a", 1, "p"));
    assert_eq!(heads(&mut ledger, ""), [first.clone(), second.clone(), person.clone()]);
    assert_eq!(heads(&mut ledger, "CDFH/"), std::slice::from_ref(&second));
    assert_eq!(heads(&mut ledger, "CDFH"), [first, second.clone()]);
    assert_eq!(heads(&mut ledger, "person"), std::slice::from_ref(&person));
    assert_eq!(heads(&mut ledger, "CDFI"), []);
    // A stream is removed only if it has not grown.
    assert_eq!(ledger.remove("CDFH", 2), conflict("CDFH", 2));
    assert_eq!(ledger.remove("CDFH", 3), Ok(()));
    assert_eq!(heads(&mut ledger, ""), [second.clone(), person.clone()]);
    drop(ledger);
    let mut ledger = open();
    assert_eq!(heads(&mut ledger, ""), [second, person]);
    assert_eq!(ledger.append(&[entry("CDFH", 0, "again")]), Ok(()));
    assert_eq!(words(&ledger.read("CDFH", 0).unwrap()), ["again"]);
    // Whatever a person writes comes back.
    let odd = NewEntry { stream: "odd".into(), seq: 0, body: r#"{"at":5,"e":"\"\\ ção 'x' $1 %"}"#.into() };
    assert_eq!(ledger.append(std::slice::from_ref(&odd)), Ok(()));
    assert_eq!(words(&ledger.read("odd", 0).unwrap()), [r#""\ ção 'x' $1 %"#]);
    let many: Vec<NewEntry> = (0..500).map(|seq| entry("many", seq, "x")).collect();
    assert_eq!(ledger.append(&many), Ok(()));
    assert_eq!(ledger.read("many", 0).unwrap().len(), 500);
}

/// Waits until `heard` is true of the streams that a ledger has told of.
fn wait(ledger: &mut impl Ledger, heard: impl Fn(&BTreeSet<String>) -> bool) {
    let (begun, mut all) = (Instant::now(), BTreeSet::new());
    while begun.elapsed() < Duration::from_secs(10) {
        match ledger.news() {
            News::Streams(streams) => all.extend(streams),
            News::Unknown => {}
        }
        if heard(&all) {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("only heard of {all:?}");
}

/// Checks two openings of one ledger, as two servers have them.
pub(super) fn serves_two<L: Ledger>(first: &mut L, second: &mut L) {
    assert_eq!(first.append(&[entry("JKMN", 0, "one")]), Ok(()));
    assert!(is_conflict(&second.append(&[entry("JKMN", 0, "x")])), "one of two wins");
    assert_eq!(words(&second.read("JKMN", 0).unwrap()), ["one"]);
    assert_eq!(second.append(&[entry("JKMN", 1, "two"), entry("person/b", 0, "p")]), Ok(()));
    wait(first, |heard| heard.contains("JKMN") && heard.contains("person/b"));
    wait(second, |heard| heard.contains("JKMN"));
    // Presence is told, too, and only of those who are asked for.
    let person = |digit: char| digit.to_string().repeat(32).parse::<PersonId>().unwrap();
    let both = [person('a'), person('b')];
    let begun = Instant::now();
    loop {
        first.meet(&both, &[]).unwrap();
        if second.meet(&[], &both[..1]).unwrap() == BTreeSet::from([both[0]]) {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(10));
        std::thread::sleep(Duration::from_millis(100));
    }
}
