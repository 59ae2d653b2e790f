//! The ledger in a file of redb. An entry is on the disk before [`Ledger::append`] returns.

use super::backup;
use super::error::OpenError;
use redb::{
    Builder, Database, DatabaseError, Durability, ReadableDatabase, ReadableTable, StorageError, TableDefinition,
};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tabuleiro_online::ledger::{Ledger, LedgerError, Stream};

/// The entries by stream and number.
const ENTRIES: TableDefinition<(&str, u64), &str> = TableDefinition::new("entries");

/// Facts about the file; `version` is that of its format.
const FACTS: TableDefinition<&str, u64> = TableDefinition::new("tabuleiro");

/// The version of the format that is written, and the greatest that is read.
const VERSION: u64 = 1;

/// The memory for pages of the file.
const CACHE: usize = 4 << 20;

/// The first bytes of every file of redb.
const MAGIC: &[u8; 9] = b"redb\x1a\x0a\xa9\x0d\x0a";

/// The time between two attempts to open a file that failed.
const RETRY: Duration = Duration::from_secs(1);

/// The ledger of a server.
#[derive(Debug)]
pub struct FileLedger {
    file: PathBuf,
    /// `None` after a failure, until the file could be opened again.
    database: Option<Arc<Database>>,
    tried: Instant,
    /// Whether something was written since the last backup.
    changed: bool,
    /// The thread that writes the backup.
    backup: Option<JoinHandle<()>>,
    /// The entries of the backup, if the file is damaged. Nothing is written then.
    rescued: Option<Vec<Stream>>,
}

/// Returns the number of the stream's next entry if it is `seq`.
fn is_next(
    entries: &impl ReadableTable<(&'static str, u64), &'static str>,
    event: &str,
    seq: u64,
) -> Result<bool, StorageError> {
    let free = entries.get((event, seq))?.is_none();
    Ok(free && (seq == 0 || entries.get((event, seq - 1))?.is_some()))
}

impl FileLedger {
    /// Opens the ledger in a folder, or begins one: from the backup if there is one and no ledger.
    ///
    /// # Errors
    /// [`OpenError`]; the file is unchanged then.
    pub fn open(folder: &Path) -> Result<FileLedger, OpenError> {
        let file = folder.join("tabuleiro.redb");
        let fresh = std::fs::metadata(&file).map_or(true, |data| data.len() == 0);
        if fresh {
            backup::private(&file)
                .map_err(|error| OpenError::Storage { file: file.clone(), reason: error.to_string() })?;
        }
        let database = match open(&file) {
            Ok(database) => database,
            Err(OpenError::Damaged { file, reason }) => {
                println!("{}: the ledger is damaged: {reason}", file.display());
                println!("It was left as it is. Matches of the last backup are shown; nothing new is taken.");
                let rescued = Some(backup::read(folder).unwrap_or_default());
                let (database, tried) = (None, Instant::now());
                return Ok(FileLedger { file, database, tried, changed: false, backup: None, rescued });
            }
            Err(error) => return Err(error),
        };
        let (database, tried) = (Some(Arc::new(database)), Instant::now());
        let mut ledger = FileLedger { file, database, tried, changed: true, backup: None, rescued: None };
        if fresh {
            let streams = backup::read(folder).unwrap_or_default();
            ledger.restore(&streams).map_err(|error| ledger.storage(&error))?;
        }
        Ok(ledger)
    }

    fn storage(&self, error: &redb::Error) -> OpenError {
        OpenError::Storage { file: self.file.clone(), reason: error.to_string() }
    }

    fn restore(&mut self, streams: &[Stream]) -> Result<(), redb::Error> {
        let Some(database) = &self.database else { return Ok(()) };
        let write = database.begin_write()?;
        {
            let mut entries = write.open_table(ENTRIES)?;
            for stream in streams {
                for (seq, entry) in stream.entries.iter().enumerate() {
                    entries.insert((stream.event.as_str(), seq as u64), entry.as_str())?;
                }
            }
        }
        write.commit()?;
        Ok(())
    }

    /// Returns the database, opened again if it failed a while ago.
    fn database(&mut self) -> Result<&Database, LedgerError> {
        if self.rescued.is_some() {
            return Err(LedgerError::Storage("the ledger is damaged".into()));
        }
        if self.database.is_none() && self.tried.elapsed() >= RETRY {
            self.tried = Instant::now();
            self.database = open(&self.file).ok().map(Arc::new);
        }
        self.database.as_deref().ok_or_else(|| LedgerError::Storage("the disk is full or cannot be written".into()))
    }

    /// Notes a failure. redb refuses everything after one, so the file is opened again.
    fn failed(&mut self, error: &redb::Error) -> LedgerError {
        self.database = None;
        self.tried = Instant::now();
        LedgerError::Storage(error.to_string())
    }

    /// Writes all entries into the backup, if something was written since the last time: in a thread of its own, unless
    /// `wait` says that the caller waits for it.
    pub(crate) fn back_up(&mut self, wait: bool) {
        if let Some(thread) = self.backup.take_if(|thread| wait || thread.is_finished()) {
            let _ = thread.join();
        }
        let (Some(folder), Some(database)) = (self.file.parent(), &self.database) else { return };
        if !self.changed || self.backup.is_some() {
            return;
        }
        self.changed = false;
        let (folder, database) = (folder.to_path_buf(), database.clone());
        let write = move || {
            let streams = load(&database).map_err(|error| error.to_string());
            let done = streams.and_then(|streams| backup::write(&folder, &streams).map_err(|error| error.to_string()));
            if let Err(error) = done {
                println!("The backup could not be written: {error}");
            }
        };
        if wait { write() } else { self.backup = Some(std::thread::spawn(write)) }
    }
}

/// Opens a file of redb, or creates it.
fn open(file: &Path) -> Result<Database, OpenError> {
    let storage = |error: &dyn std::fmt::Display| OpenError::Storage { file: file.into(), reason: error.to_string() };
    let damaged = |reason: String| OpenError::Damaged { file: file.into(), reason };
    if let Ok(mut opened) = std::fs::File::open(file) {
        let mut start = Vec::new();
        opened.by_ref().take(MAGIC.len() as u64).read_to_end(&mut start).map_err(|error| storage(&error))?;
        if !start.is_empty() && start != MAGIC {
            return Err(OpenError::Foreign(file.into()));
        }
    }
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE).set_check_integrity_on_open(true);
    let database = builder.create(file).map_err(|error| match error {
        DatabaseError::DatabaseAlreadyOpen => OpenError::Taken(file.into()),
        DatabaseError::Storage(StorageError::Corrupted(reason)) => damaged(reason),
        DatabaseError::Storage(StorageError::Io(error)) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
            damaged(error.to_string())
        }
        DatabaseError::RepairAborted => damaged("it could not be repaired".into()),
        error => storage(&error),
    })?;
    match check(&database).map_err(|error| storage(&error))? {
        None => Err(OpenError::Foreign(file.into())),
        Some(found) if found > VERSION => Err(OpenError::Newer { file: file.into(), found, greatest: VERSION }),
        Some(_) => Ok(database),
    }
}

/// Returns the version of a ledger, `None` if the database is another one. A new database becomes a ledger.
fn check(database: &Database) -> Result<Option<u64>, redb::Error> {
    let read = database.begin_read()?;
    if read.list_tables()?.next().is_none() {
        drop(read);
        let write = database.begin_write()?;
        write.open_table(FACTS)?.insert("version", VERSION)?;
        write.open_table(ENTRIES)?;
        write.commit()?;
        return Ok(Some(VERSION));
    }
    match read.open_table(FACTS) {
        Ok(facts) => Ok(facts.get("version")?.map(|version| version.value())),
        Err(_) => Ok(None),
    }
}

fn append(database: &Database, event: &str, seq: u64, entry: &str) -> Result<bool, redb::Error> {
    let mut write = database.begin_write()?;
    write.set_durability(Durability::Immediate)?;
    {
        let mut entries = write.open_table(ENTRIES)?;
        if !is_next(&entries, event, seq)? {
            return Ok(false);
        }
        entries.insert((event, seq), entry)?;
    }
    write.commit()?;
    Ok(true)
}

fn load(database: &Database) -> Result<Vec<Stream>, redb::Error> {
    let mut streams: Vec<Stream> = Vec::new();
    for item in database.begin_read()?.open_table(ENTRIES)?.iter()? {
        let (key, entry) = item?;
        let (event, _) = key.value();
        if streams.last().is_none_or(|last| last.event != event) {
            streams.push(Stream { event: event.into(), entries: Vec::new() });
        }
        if let Some(last) = streams.last_mut() {
            last.entries.push(entry.value().into());
        }
    }
    Ok(streams)
}

fn list(database: &Database, event: &str) -> Result<Vec<String>, redb::Error> {
    let entries = database.begin_read()?.open_table(ENTRIES)?;
    let range = entries.range((event, 0)..=(event, u64::MAX))?;
    Ok(range.map(|item| item.map(|(_, entry)| entry.value().to_string())).collect::<Result<_, _>>()?)
}

fn remove(database: &Database, event: &str) -> Result<(), redb::Error> {
    let write = database.begin_write()?;
    write.open_table(ENTRIES)?.retain_in((event, 0)..=(event, u64::MAX), |_, _| false)?;
    write.commit()?;
    Ok(())
}

impl Ledger for FileLedger {
    fn append(&mut self, event: &str, seq: u64, entry: &str) -> Result<(), LedgerError> {
        let done = append(self.database()?, event, seq, entry);
        self.changed = true;
        match done {
            Ok(true) => Ok(()),
            Ok(false) => Err(LedgerError::Conflict { event: event.into(), seq }),
            Err(error) => Err(self.failed(&error)),
        }
    }

    fn load(&mut self) -> Result<Vec<Stream>, LedgerError> {
        if let Some(rescued) = &self.rescued {
            return Ok(rescued.clone());
        }
        load(self.database()?).map_err(|error| LedgerError::Storage(error.to_string()))
    }

    fn entries(&mut self, event: &str) -> Result<Vec<String>, LedgerError> {
        list(self.database()?, event).map_err(|error| LedgerError::Storage(error.to_string()))
    }

    fn remove(&mut self, event: &str) -> Result<(), LedgerError> {
        let done = remove(self.database()?, event);
        self.changed = true;
        done.map_err(|error| self.failed(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that is removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("tabuleiro-ledger-{}-{name}", std::process::id()));
            std::fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn streams(list: &[(&str, &[&str])]) -> Vec<Stream> {
        let stream = |(event, entries): &(&str, &[&str])| Stream {
            event: (*event).to_string(),
            entries: entries.iter().map(ToString::to_string).collect(),
        };
        list.iter().map(stream).collect()
    }

    #[test]
    fn an_entry_is_added_only_behind_the_last_one() {
        let folder = Folder::new("append");
        let mut ledger = FileLedger::open(&folder.0).unwrap();
        let conflict = |seq| Err(LedgerError::Conflict { event: "b".into(), seq });
        assert_eq!(ledger.append("b", 1, "x"), conflict(1));
        assert_eq!(ledger.append("b", 0, "one"), Ok(()));
        assert_eq!(ledger.append("b", 0, "x"), conflict(0));
        assert_eq!(ledger.append("b", 2, "x"), conflict(2));
        assert_eq!(ledger.append("b", 1, "two"), Ok(()));
        assert_eq!(ledger.append("a", 0, "first"), Ok(()));
        drop(ledger);
        let mut ledger = FileLedger::open(&folder.0).unwrap();
        assert_eq!(ledger.load().unwrap(), streams(&[("a", &["first"]), ("b", &["one", "two"])]));
        assert_eq!(ledger.entries("b").unwrap(), ["one", "two"]);
        ledger.remove("b").unwrap();
        assert_eq!(ledger.load().unwrap(), streams(&[("a", &["first"])]));
        assert_eq!(ledger.append("b", 0, "again"), Ok(()));
    }

    #[test]
    fn a_backup_has_all_entries_and_ignores_what_does_not_fit() {
        let folder = Folder::new("backup");
        let list = streams(&[("a", &["{\"x\": 1}", "two"]), ("b", &["\n"])]);
        backup::write(&folder.0, &list).unwrap();
        assert_eq!(backup::read(&folder.0).unwrap(), list);
        let file = folder.0.join("tabuleiro-backup.jsonl");
        let text = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, format!("{text}[\"b\", 7, \"late\"]\n[\"c\", 1, \"x\"]\nrubbish\n[\"d\", 0")).unwrap();
        assert_eq!(backup::read(&folder.0).unwrap(), list);
    }

    #[test]
    fn entries_written_during_a_backup_are_in_the_next_one() {
        let folder = Folder::new("during");
        let mut ledger = FileLedger::open(&folder.0).unwrap();
        ledger.append("a", 0, "one").unwrap();
        ledger.back_up(false);
        ledger.append("a", 1, "two").unwrap();
        ledger.back_up(true);
        assert_eq!(backup::read(&folder.0).unwrap(), streams(&[("a", &["one", "two"])]));
    }
}
