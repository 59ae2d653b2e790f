//! The ledger and its backups, with whatever may be found in the folder at the start.

use super::*;
use std::fs;

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tabuleiro-ledger-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Returns the names of the files, without the lock.
    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name != "tabuleiro.lock").collect();
        names.sort();
        names
    }

    fn open(&self) -> FileLedger {
        FileLedger::open(&self.0).unwrap()
    }

    fn streams(&self) -> Vec<Stream> {
        self.open().load()
    }

    /// Returns what the newest backup contains.
    fn backup(&self) -> Vec<Stream> {
        Backups::new(&self.0).unwrap().read_newest().unwrap().unwrap().streams()
    }

    /// Writes a ledger and a backup with these streams.
    fn fill(&self, list: &[(&str, &[&str])]) {
        let mut ledger = self.open();
        for (event, entries) in list {
            for (seq, entry) in (0..).zip(*entries) {
                add(&mut ledger, event, seq, entry).unwrap();
            }
        }
        ledger.finish();
    }
}

impl FileLedger {
    /// Returns everything that there is.
    fn load(&mut self) -> Vec<Stream> {
        let heads = self.heads("").unwrap();
        heads
            .into_iter()
            .map(|head| Stream { entries: self.read(&head.stream, 0).unwrap(), name: head.stream })
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn streams(list: &[(&str, &[&str])]) -> Vec<Stream> {
    let stream = |(name, entries): &(&str, &[&str])| Stream {
        name: (*name).to_string(),
        entries: entries.iter().map(ToString::to_string).collect(),
    };
    list.iter().map(stream).collect()
}

fn add(ledger: &mut FileLedger, stream: &str, seq: u64, body: &str) -> Result<(), LedgerError> {
    ledger.append(&[NewEntry { stream: stream.into(), seq, body: body.into() }])
}

const TWO: &[(&str, &[&str])] = &[("CCCC", &["one", "two", "three"]), ("DDDD", &["four", "five"])];
const BACKUP_NAME: &str = "tabuleiro-backup.jsonl";

#[test]
fn an_entry_is_added_only_behind_the_last_one() {
    let folder = Folder::new("append");
    let mut ledger = folder.open();
    let conflict = |seq| Err(LedgerError::Conflict { stream: "b".into(), seq });
    assert_eq!(add(&mut ledger, "b", 1, "x"), conflict(1));
    assert_eq!(add(&mut ledger, "b", 0, "one"), Ok(()));
    assert_eq!(add(&mut ledger, "b", 0, "x"), conflict(0));
    assert_eq!(add(&mut ledger, "b", 2, "x"), conflict(2));
    assert_eq!(add(&mut ledger, "b", 1, "two"), Ok(()));
    assert_eq!(add(&mut ledger, "a", 0, "first"), Ok(()));
    drop(ledger);
    let mut ledger = folder.open();
    assert_eq!(ledger.load(), streams(&[("a", &["first"]), ("b", &["one", "two"])]));
    assert_eq!(ledger.read("b", 0).unwrap(), ["one", "two"]);
    assert_eq!(ledger.remove("b", 1), conflict(1));
    ledger.remove("b", 2).unwrap();
    assert_eq!(ledger.load(), streams(&[("a", &["first"])]));
    assert_eq!(add(&mut ledger, "b", 0, "again"), Ok(()));
}

#[test]
fn entries_written_during_a_backup_are_in_the_next_one() {
    let folder = Folder::new("during");
    let mut ledger = folder.open();
    add(&mut ledger, "a", 0, "one").unwrap();
    ledger.back_up();
    add(&mut ledger, "a", 1, "two").unwrap();
    ledger.finish();
    assert_eq!(folder.backup(), streams(&[("a", &["one", "two"])]));
}

#[test]
fn the_last_three_backups_are_kept() {
    let folder = Folder::new("three");
    for number in ["one", "two", "three", "four", "five"] {
        folder.fill(&[(number, &["x"])]);
    }
    // Without a change, none is written, so that starting the server often does not push out the older ones.
    folder.fill(&[]);
    let lengths = ["tabuleiro-backup.jsonl", "tabuleiro-backup-2.jsonl", "tabuleiro-backup-3.jsonl"]
        .map(|name| fs::read_to_string(folder.path(name)).unwrap().lines().count());
    assert_eq!(lengths, [6, 5, 4]);
    assert_eq!(folder.names().len(), 4);
}

#[test]
fn a_backup_that_failed_is_tried_again_and_leaves_nothing_behind() {
    let folder = Folder::new("again");
    let mut ledger = folder.open();
    add(&mut ledger, "a", 0, "one").unwrap();
    // A folder in its place cannot be replaced by a file.
    fs::create_dir_all(folder.path(BACKUP_NAME).join("x")).unwrap();
    ledger.finish();
    assert_eq!(folder.names(), [BACKUP_NAME, "tabuleiro.redb"]);
    fs::remove_dir_all(folder.path(BACKUP_NAME)).unwrap();
    ledger.finish();
    drop(ledger);
    assert_eq!(folder.backup(), streams(&[("a", &["one"])]));
}

#[test]
fn an_empty_ledger_beside_a_backup_begins_with_the_backup() {
    let folder = Folder::new("empty");
    folder.fill(TWO);
    let backup = fs::read(folder.path(BACKUP_NAME)).unwrap();
    let database = folder.path("tabuleiro.redb");
    let other = Folder::new("empty-other");
    other.fill(&[]);
    let lost: [&dyn Fn(); 4] = [
        &|| fs::remove_file(&database).unwrap(),
        // A restore that was killed left a ledger without entries, or a file of zeros.
        &|| assert!(fs::copy(other.path("tabuleiro.redb"), &database).unwrap() > 0),
        &|| fs::write(&database, []).unwrap(),
        &|| fs::write(&database, vec![0; 300_000]).unwrap(),
    ];
    for lose in lost {
        lose();
        assert_eq!(folder.streams(), streams(TWO));
        let mut ledger = folder.open();
        ledger.finish();
        assert_eq!(fs::read(folder.path(BACKUP_NAME)).unwrap(), backup);
    }
}

/// A restore that is killed leaves a part, which the next start does not use.
#[test]
fn parts_that_a_killed_server_has_left_are_removed() {
    let folder = Folder::new("parts");
    folder.fill(TWO);
    fs::remove_file(folder.path("tabuleiro.redb")).unwrap();
    fs::write(folder.path("tabuleiro.redb.part"), "half").unwrap();
    fs::write(folder.path("tabuleiro-backup.jsonl.part"), "half").unwrap();
    assert_eq!(folder.streams(), streams(TWO));
    assert_eq!(folder.names(), [BACKUP_NAME, "tabuleiro.redb"]);
}

#[test]
fn a_damaged_line_costs_its_table_and_the_backup_is_kept() {
    let folder = Folder::new("line");
    folder.fill(TWO);
    let whole = fs::read(folder.path(BACKUP_NAME)).unwrap();
    let mut damaged = whole.clone();
    let at = whole.windows(4).position(|bytes| bytes == b"five").unwrap();
    damaged[at] = 0xff;
    fs::write(folder.path(BACKUP_NAME), &damaged).unwrap();
    fs::remove_file(folder.path("tabuleiro.redb")).unwrap();
    let mut ledger = folder.open();
    assert_eq!(ledger.load(), streams(&[("CCCC", &["one", "two", "three"]), ("DDDD", &["four"])]));
    ledger.finish();
    drop(ledger);
    assert_eq!(fs::read(folder.path("tabuleiro-backup-kept-1.jsonl")).unwrap(), damaged);
    // An older backup has what the newest has lost.
    let folder = Folder::new("line-older");
    folder.fill(TWO);
    folder.fill(&[("FFFF", &["six"])]);
    let mut damaged = fs::read(folder.path(BACKUP_NAME)).unwrap();
    damaged[at] = 0xff;
    fs::write(folder.path(BACKUP_NAME), &damaged).unwrap();
    fs::remove_file(folder.path("tabuleiro.redb")).unwrap();
    assert_eq!(folder.streams(), streams(&[TWO[0], TWO[1], ("FFFF", &["six"])]));
}

#[test]
fn a_backup_that_cannot_be_read_keeps_the_server_from_starting() {
    let folder = Folder::new("unreadable");
    folder.fill(TWO);
    let whole = fs::read(folder.path(BACKUP_NAME)).unwrap();
    fs::remove_file(folder.path("tabuleiro.redb")).unwrap();
    let reason = || FileLedger::open(&folder.0).unwrap_err().to_string();
    let changed: Vec<u8> = whole.iter().map(|byte| byte ^ 0x5a).collect();
    fs::write(folder.path(BACKUP_NAME), &changed).unwrap();
    assert!(reason().contains("no line of it can be read"), "{}", reason());
    assert_eq!(fs::read(folder.path(BACKUP_NAME)).unwrap(), changed);
    fs::remove_file(folder.path(BACKUP_NAME)).unwrap();
    fs::create_dir(folder.path(BACKUP_NAME)).unwrap();
    assert!(reason().contains("the backup cannot be read: expected a file"), "{}", reason());
    fs::remove_dir(folder.path(BACKUP_NAME)).unwrap();
    fs::write(folder.path(BACKUP_NAME), "[\"\",0,\"tabuleiro backup 2\"]\n").unwrap();
    assert!(reason().contains("version 2"), "{}", reason());
    #[cfg(unix)]
    {
        fs::remove_file(folder.path(BACKUP_NAME)).unwrap();
        std::os::unix::fs::symlink("/nowhere/b.jsonl", folder.path(BACKUP_NAME)).unwrap();
        assert!(reason().contains("tabuleiro-backup.jsonl: No such file"), "{}", reason());
    }
    assert!(!folder.names().contains(&"tabuleiro.redb".to_string()), "no ledger was begun");
}

#[test]
fn a_backup_with_more_than_the_ledger_is_set_aside() {
    let folder = Folder::new("more");
    folder.fill(&[TWO[0]]);
    let ledger = fs::read(folder.path("tabuleiro.redb")).unwrap();
    folder.fill(&[TWO[1]]);
    let backup = fs::read(folder.path(BACKUP_NAME)).unwrap();
    // Somebody puts an old copy of the ledger into the folder.
    fs::write(folder.path("tabuleiro.redb"), ledger).unwrap();
    folder.fill(&[]);
    assert_eq!(folder.backup(), streams(&[TWO[0]]));
    assert_eq!(fs::read(folder.path("tabuleiro-backup-kept-1.jsonl")).unwrap(), backup);
}

#[test]
fn tables_that_were_removed_do_not_come_back() {
    let folder = Folder::new("removed");
    folder.fill(TWO);
    let mut ledger = folder.open();
    ledger.remove("DDDD", 2).unwrap();
    // Killed before the next backup.
    drop(ledger);
    assert_eq!(folder.streams(), streams(&[TWO[0]]));
    assert!(!folder.names().iter().any(|name| name.contains("kept")), "{:?}", folder.names());
    let mut ledger = folder.open();
    ledger.remove("CCCC", 3).unwrap();
    drop(ledger);
    let mut ledger = folder.open();
    assert_eq!(ledger.load(), []);
    ledger.finish();
    drop(ledger);
    assert_eq!((folder.backup(), folder.streams()), (vec![], vec![]));
}

/// Flips bytes of the ledger, one at a time. Nothing is read as something else, and a refused ledger is not written to.
#[test]
fn a_damaged_ledger_is_looked_at_without_changing_it() {
    let folder = Folder::new("damaged");
    folder.fill(TWO);
    let (file, backup) = (folder.path("tabuleiro.redb"), fs::read(folder.path(BACKUP_NAME)).unwrap());
    let whole = fs::read(&file).unwrap();
    let step = if std::env::var_os("TABULEIRO_LONG").is_some() { 64 } else { 64 * 61 };
    let (mut refused, mut shown) = (0, 0);
    for at in (0..whole.len()).step_by(step).chain([0, 5, 9, 64, 128, 192, 320, 4096, 4100, 4160]) {
        if at >= whole.len() {
            continue;
        }
        let mut bytes = whole.clone();
        bytes[at] ^= 0x5a;
        fs::write(&file, &bytes).unwrap();
        match FileLedger::open(&folder.0) {
            Err(_) => {
                refused += 1;
                assert!(fs::read(&file).unwrap() == bytes, "byte {at} was changed");
            }
            Ok(mut ledger) => {
                assert_eq!(ledger.load(), streams(TWO), "byte {at}");
                let damaged = ledger.rescued.is_some();
                shown += usize::from(damaged);
                ledger.finish();
                drop(ledger);
                assert!(!damaged || fs::read(&file).unwrap() == bytes, "byte {at} was changed");
            }
        }
        assert!(fs::read(folder.path(BACKUP_NAME)).unwrap() == backup, "byte {at}");
    }
    assert!(refused > 0 && shown > 0, "{refused} refused, {shown} shown");
}

/// Changes every 64th byte of a backup, one at a time, and restores it: nothing is read as something else, what is lost is
/// known, and the backup stays.
#[test]
fn a_backup_with_a_damaged_byte_is_restored_but_for_one_line() {
    let folder = Folder::new("bytes");
    let names: Vec<String> = (0..12).map(|number| format!("T{number:03}")).collect();
    let list: Vec<(&str, &[&str])> = names.iter().map(|name| (name.as_str(), TWO[0].1)).collect();
    folder.fill(&list);
    let (file, kept) = (folder.path(BACKUP_NAME), folder.path("tabuleiro-backup-kept-1.jsonl"));
    let whole = fs::read(&file).unwrap();
    for (number, at) in (0..whole.len()).step_by(64).enumerate() {
        let mut bytes = whole.clone();
        bytes[at] ^= [0xff, 0x01, 0x20][number % 3];
        fs::write(&file, &bytes).unwrap();
        let _ = fs::remove_file(folder.path("tabuleiro.redb"));
        let mut ledger = folder.open();
        let found = ledger.load();
        ledger.finish();
        drop(ledger);
        for stream in &found {
            let own = list.iter().find(|(name, _)| *name == stream.name).expect("no table is invented").1;
            assert!(stream.entries.iter().zip(own).all(|(entry, own)| entry == own), "byte {at}: {stream:?}");
        }
        let entries: usize = found.iter().map(|stream| stream.entries.len()).sum();
        assert!(entries >= 3 * list.len() - 6, "byte {at}: {entries} entries are left");
        assert!(fs::read(&kept).unwrap() == bytes, "byte {at}: the damaged backup stays");
        fs::remove_file(&kept).unwrap();
        for older in ["tabuleiro-backup-2.jsonl", "tabuleiro-backup-3.jsonl"] {
            let _ = fs::remove_file(folder.path(older));
        }
    }
}

/// The newest backup is the one that people copy, so after a restore from an older one it is written again.
#[test]
fn a_restore_from_an_older_backup_names_it_and_writes_the_newest_again() {
    let folder = Folder::new("older");
    folder.fill(TWO);
    fs::rename(folder.path(BACKUP_NAME), folder.path("tabuleiro-backup-2.jsonl")).unwrap();
    for newest in [None, Some(""), Some("\n\n")] {
        fs::remove_file(folder.path("tabuleiro.redb")).unwrap();
        let _ = fs::remove_file(folder.path(BACKUP_NAME));
        newest.into_iter().for_each(|text| fs::write(folder.path(BACKUP_NAME), text).unwrap());
        let mut ledger = folder.open();
        assert_eq!(ledger.load(), streams(TWO));
        ledger.finish();
        drop(ledger);
        assert_eq!(folder.backup(), streams(TWO), "{newest:?}");
        // The order of the backups before the next turn of the loop.
        fs::rename(folder.path(BACKUP_NAME), folder.path("tabuleiro-backup-2.jsonl")).unwrap();
    }
}
