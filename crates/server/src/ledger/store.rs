//! The file of redb: looking at it without changing it, beginning one, and its entries.

use super::overlay::Overlay;
use crate::error::OpenError;
use crate::files;
use redb::{
    Builder, Database, DatabaseError, Durability, ReadableDatabase, ReadableTable, StorageError, TableDefinition,
};
use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use tabuleiro_files::{Draft, Readers};
use tabuleiro_online::ledger::{Head, NewEntry, Stream, is_match};

/// The entries by stream and number.
const ENTRIES: TableDefinition<(&str, u64), &str> = TableDefinition::new("entries");

/// The streams that were removed since the last backup, so that it is not taken for one that has more than the ledger.
const REMOVED: TableDefinition<&str, ()> = TableDefinition::new("removed");

/// Facts about the file; `version` is that of its format.
const FACTS: TableDefinition<&str, u64> = TableDefinition::new("tabuleiro");

/// The version of the format that is written, and the greatest that is read.
const VERSION: u64 = 1;

/// The memory for pages of the file.
const CACHE: usize = 4 << 20;

/// The first bytes of every file of redb.
const MAGIC: &[u8; 9] = b"redb\x1a\x0a\xa9\x0d\x0a";

/// The size of the header of a file of redb.
const HEADER: u64 = 4096;

/// All that a ledger contains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Contents {
    pub(super) streams: Vec<Stream>,
    /// The streams that were removed since the last backup.
    pub(super) removed: BTreeSet<String>,
}

impl Contents {
    /// Returns whether there is a match among the streams. A ledger without one may be waiting for its backup.
    pub(super) fn has_matches(&self) -> bool {
        self.streams.iter().any(|stream| is_match(&stream.name))
    }
}

/// What a file is.
#[derive(Debug)]
pub(super) enum Found {
    /// Nothing: there is no file, or one that was begun and never had a table.
    Nothing,
    /// A ledger, which was read from its beginning to its end.
    Ledger(Contents),
    /// A damaged ledger, and what is wrong.
    Damaged(String),
}

/// Looks at a file without changing it.
///
/// # Errors
/// [`OpenError`] if it is not a ledger, or one that cannot be read.
pub(super) fn look(file: &Path) -> Result<Found, OpenError> {
    let storage = |error: &io::Error| files::storage(file, error);
    let Some(mut opened) = files::open(file).map_err(|error| storage(&error))? else { return Ok(Found::Nothing) };
    // A server of an earlier version locks only this file.
    match opened.try_lock_shared() {
        Err(TryLockError::WouldBlock) => return Err(OpenError::Taken(file.into())),
        Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => return Err(storage(&error)),
        _ => {}
    }
    let mut start = Vec::new();
    opened.by_ref().take(MAGIC.len() as u64).read_to_end(&mut start).map_err(|error| storage(&error))?;
    if start != MAGIC {
        let unwritten = start.iter().all(|&byte| byte == 0) && is_zero(&opened).map_err(|error| storage(&error))?;
        return if unwritten { Ok(Found::Nothing) } else { Err(OpenError::Foreign(file.into())) };
    }
    let overlay = Overlay::new(opened).map_err(|error| storage(&error))?;
    // redb checks all its sums first, so a panic can come only from a file that is damaged and has the right sums.
    catch_unwind(AssertUnwindSafe(|| examine(file, overlay)))
        .unwrap_or_else(|_| Ok(Found::Damaged("its structure is wrong".into())))
}

/// Returns whether a file has nothing behind its header. redb writes the first bytes of a new file last.
fn is_zero(mut file: &File) -> io::Result<bool> {
    file.seek(SeekFrom::Start(HEADER))?;
    let mut bytes = vec![0; 1 << 16];
    loop {
        match file.read(&mut bytes)? {
            0 => return Ok(true),
            read if bytes[..read].iter().any(|&byte| byte != 0) => return Ok(false),
            _ => {}
        }
    }
}

/// Reads a file of redb from its beginning to its end.
fn examine(file: &Path, overlay: Overlay) -> Result<Found, OpenError> {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE).set_check_integrity_on_open(true);
    let database = match builder.create_with_backend(overlay) {
        Ok(database) => database,
        Err(DatabaseError::Storage(StorageError::Io(error))) if error.kind() != io::ErrorKind::UnexpectedEof => {
            return Err(files::storage(file, &error));
        }
        Err(error) => return Ok(Found::Damaged(error.to_string())),
    };
    let read = || -> Result<Option<Found>, redb::Error> {
        let read = database.begin_read()?;
        if read.list_tables()?.next().is_none() {
            return Ok(Some(Found::Nothing));
        }
        drop(read);
        match version(&database)? {
            None => Ok(None),
            Some(found) if found > VERSION => Ok(None),
            Some(_) => load(&database).map(|contents| Some(Found::Ledger(contents))),
        }
    };
    match read() {
        Ok(Some(found)) => Ok(found),
        Ok(None) => match version(&database) {
            Ok(Some(found)) => Err(OpenError::Newer { file: file.into(), found, greatest: VERSION }),
            _ => Err(OpenError::Foreign(file.into())),
        },
        Err(redb::Error::Io(error)) if error.kind() != io::ErrorKind::UnexpectedEof => {
            Err(files::storage(file, &error))
        }
        Err(error) => Ok(Found::Damaged(error.to_string())),
    }
}

/// Returns the version of a ledger, `None` if the database is another one.
fn version(database: &Database) -> Result<Option<u64>, redb::Error> {
    match database.begin_read()?.open_table(FACTS) {
        Ok(facts) => Ok(facts.get("version")?.map(|version| version.value())),
        Err(redb::TableError::Storage(error)) => Err(error.into()),
        Err(_) => Ok(None),
    }
}

/// Writes a new ledger with these streams. It takes the place of the file when it is complete.
///
/// # Errors
/// [`OpenError::Storage`]; nothing is changed then.
pub(super) fn begin(file: &Path, streams: &[Stream]) -> Result<(), OpenError> {
    let draft = Draft::of(file);
    let write = || -> Result<(), redb::Error> {
        draft.create(Readers::Owner)?;
        let database = Builder::new().set_cache_size(CACHE).create(draft.path())?;
        let write = database.begin_write()?;
        write.open_table(FACTS)?.insert("version", VERSION)?;
        {
            let mut entries = write.open_table(ENTRIES)?;
            for stream in streams {
                for (seq, entry) in (0_u64..).zip(&stream.entries) {
                    entries.insert((stream.name.as_str(), seq), entry.as_str())?;
                }
            }
        }
        write.commit()?;
        drop(database);
        Ok(draft.publish()?)
    };
    write().map_err(|error| files::storage(file, &error))
}

/// Opens a ledger at which [`look`] has looked.
///
/// # Errors
/// [`OpenError`] if it is in use or cannot be written.
pub(super) fn open(file: &Path) -> Result<Database, OpenError> {
    Builder::new().set_cache_size(CACHE).open(file).map_err(|error| match error {
        DatabaseError::DatabaseAlreadyOpen => OpenError::Taken(file.into()),
        error => files::storage(file, &error),
    })
}

/// Returns whether the next entry of a stream has the number `seq`.
fn is_next(
    entries: &impl ReadableTable<(&'static str, u64), &'static str>,
    stream: &str,
    seq: u64,
) -> Result<bool, StorageError> {
    let free = entries.get((stream, seq))?.is_none();
    Ok(free && (seq == 0 || entries.get((stream, seq - 1))?.is_some()))
}

/// Adds entries: all, or none. Returns the first one that was not the next of its stream, if there is one.
pub(super) fn append<'a>(database: &Database, batch: &'a [NewEntry]) -> Result<Option<&'a NewEntry>, redb::Error> {
    let mut write = database.begin_write()?;
    write.set_durability(Durability::Immediate)?;
    {
        let mut entries = write.open_table(ENTRIES)?;
        for entry in batch {
            if !is_next(&entries, &entry.stream, entry.seq)? {
                return Ok(Some(entry));
            }
            entries.insert((entry.stream.as_str(), entry.seq), entry.body.as_str())?;
        }
    }
    write.commit()?;
    Ok(None)
}

/// The error of [`visit`].
#[derive(Debug)]
pub(super) enum Interrupted {
    /// The ledger cannot be read.
    Ledger(redb::Error),
    /// The visitor failed.
    Visitor(io::Error),
}

impl<E: Into<redb::Error>> From<E> for Interrupted {
    fn from(error: E) -> Interrupted {
        Interrupted::Ledger(error.into())
    }
}

/// Visits all entries of a ledger as they are at one moment, in the order of their streams and numbers. Returns the streams
/// that were removed since the last backup.
pub(super) fn visit(
    database: &Database,
    mut visitor: impl FnMut(&str, u64, &str) -> io::Result<()>,
) -> Result<BTreeSet<String>, Interrupted> {
    let read = database.begin_read()?;
    for item in read.open_table(ENTRIES)?.iter()? {
        let (key, entry) = item?;
        let (stream, seq) = key.value();
        visitor(stream, seq, entry.value()).map_err(Interrupted::Visitor)?;
    }
    match read.open_table(REMOVED) {
        Ok(removed) => Ok(removed
            .iter()?
            .map(|item| item.map(|(stream, _)| stream.value().to_string()))
            .collect::<Result<_, _>>()?),
        Err(redb::TableError::TableDoesNotExist(_)) => Ok(BTreeSet::new()),
        Err(error) => Err(error.into()),
    }
}

/// Returns all that a ledger contains, at one moment.
pub(super) fn load(database: &Database) -> Result<Contents, redb::Error> {
    let mut streams: Vec<Stream> = Vec::new();
    let removed = visit(database, |name, _, entry| {
        if streams.last().is_none_or(|last| last.name != name) {
            streams.push(Stream { name: name.into(), entries: Vec::new() });
        }
        streams.last_mut().into_iter().for_each(|last| last.entries.push(entry.into()));
        Ok(())
    });
    match removed {
        Ok(removed) => Ok(Contents { streams, removed }),
        Err(Interrupted::Ledger(error)) => Err(error),
        Err(Interrupted::Visitor(error)) => Err(redb::Error::Io(error)),
    }
}

/// Returns the entries of one stream from number `from` on.
pub(super) fn list(database: &Database, stream: &str, from: u64) -> Result<Vec<String>, redb::Error> {
    let entries = database.begin_read()?.open_table(ENTRIES)?;
    let range = entries.range((stream, from)..=(stream, u64::MAX))?;
    Ok(range.map(|item| item.map(|(_, entry)| entry.value().to_string())).collect::<Result<_, _>>()?)
}

/// Returns the ends of the streams whose names begin with `prefix`.
pub(super) fn heads(database: &Database, prefix: &str) -> Result<Vec<Head>, redb::Error> {
    let entries = database.begin_read()?.open_table(ENTRIES)?;
    let (mut heads, mut from) = (Vec::new(), (prefix.to_string(), 0));
    // From the first entry of each stream to its last one, without those between.
    while let Some(first) = entries.range((from.0.as_str(), from.1)..)?.next() {
        let stream = first?.0.value().0.to_string();
        if !stream.starts_with(prefix) {
            break;
        }
        if let Some(last) = entries.range((stream.as_str(), 0)..=(stream.as_str(), u64::MAX))?.next_back() {
            let (key, entry) = last?;
            heads.push(Head { stream: stream.clone(), entries: key.value().1 + 1, last: entry.value().into() });
        }
        from = (stream, u64::MAX);
    }
    Ok(heads)
}

/// Removes a stream, if it has that number of entries, and notes that until the next backup. Returns whether it had.
pub(super) fn remove(database: &Database, stream: &str, number: u64) -> Result<bool, redb::Error> {
    let write = database.begin_write()?;
    {
        let mut entries = write.open_table(ENTRIES)?;
        if !is_next(&entries, stream, number)? {
            return Ok(false);
        }
        entries.retain_in((stream, 0)..=(stream, u64::MAX), |_, _| false)?;
    }
    write.open_table(REMOVED)?.insert(stream, ())?;
    write.commit()?;
    Ok(true)
}

/// Forgets that streams were removed: a backup without them has been written.
pub(super) fn forget(database: &Database, removed: &BTreeSet<String>) -> Result<(), redb::Error> {
    let write = database.begin_write()?;
    write.open_table(REMOVED)?.retain(|event, ()| !removed.contains(event))?;
    write.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use redb::StorageBackend;
    use std::fs;
    use std::sync::{Arc, Mutex};

    /// A file in memory that notes what it contained after each write.
    #[derive(Clone, Debug, Default)]
    struct Recorder(Arc<Mutex<Vec<Vec<u8>>>>);

    impl Recorder {
        fn change(&self, change: impl FnOnce(&mut Vec<u8>)) {
            let mut states = self.0.lock().unwrap();
            let mut bytes = states.last().cloned().unwrap_or_default();
            change(&mut bytes);
            states.push(bytes);
        }

        fn now(&self) -> Vec<u8> {
            self.0.lock().unwrap().last().cloned().unwrap_or_default()
        }
    }

    impl StorageBackend for Recorder {
        fn len(&self) -> io::Result<u64> {
            Ok(self.now().len() as u64)
        }

        fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
            let range = offset as usize..offset as usize + out.len();
            out.copy_from_slice(self.now().get(range).ok_or(io::ErrorKind::UnexpectedEof)?);
            Ok(())
        }

        fn set_len(&self, len: u64) -> io::Result<()> {
            self.change(|bytes| bytes.resize(len as usize, 0));
            Ok(())
        }

        fn sync_data(&self) -> io::Result<()> {
            Ok(())
        }

        fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
            self.change(|bytes| {
                bytes.resize(bytes.len().max(offset as usize + data.len()), 0);
                bytes[offset as usize..offset as usize + data.len()].copy_from_slice(data);
            });
            Ok(())
        }
    }

    /// Earlier versions wrote a new ledger in its place, so a kill at any of these writes left what is looked at here.
    #[test]
    fn a_new_ledger_that_was_not_written_to_its_end_is_nothing() {
        let recorder = Recorder::default();
        let database = Builder::new().create_with_backend(recorder.clone()).unwrap();
        let write = database.begin_write().unwrap();
        write.open_table(FACTS).unwrap().insert("version", VERSION).unwrap();
        write.open_table(ENTRIES).unwrap();
        write.commit().unwrap();
        drop(database);
        let states = recorder.0.lock().unwrap().clone();
        let path = std::env::temp_dir().join(format!("tabuleiro-begun-{}.redb", std::process::id()));
        let mut ledgers = 0;
        for (number, state) in states.iter().enumerate() {
            fs::write(&path, state).unwrap();
            match look(&path).unwrap() {
                Found::Nothing => assert_eq!(ledgers, 0, "write {number}"),
                Found::Ledger(contents) => {
                    assert_eq!(contents, Contents::default());
                    ledgers += 1;
                }
                Found::Damaged(reason) => panic!("write {number} of {}: {reason}", states.len()),
            }
        }
        assert!(ledgers > 0 && ledgers < states.len());
        fs::remove_file(&path).unwrap();
    }
}
