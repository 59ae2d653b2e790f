//! The file of the database: creating it, and opening it for one operation.
//!
//! The database locks its file while it is open, so each operation opens it and closes it again; several windows of the
//! program then use it in turn. Reading opens it read-only, which several windows do at once and which never changes
//! the file.

use super::error::{ShelfError, stored};
use redb::{
    Builder, Database, DatabaseError, ReadOnlyDatabase, ReadTransaction, ReadableDatabase, ReadableTable,
    TableDefinition, WriteTransaction,
};
use std::fs;
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The version of the database that is written, and the greatest that is read.
pub(super) const VERSION: u64 = 1;

/// The key of the version in [`META`].
const VERSION_KEY: &str = "version";

/// Facts about the database.
pub(super) const META: TableDefinition<&str, u64> = TableDefinition::new("kept");

/// A table of texts by id, as values with a checksum.
pub(super) type Texts = TableDefinition<'static, u64, &'static [u8]>;

/// The summaries by id.
pub(super) const SUMMARIES: Texts = TableDefinition::new("summaries");

/// The records by id.
pub(super) const RECORDS: Texts = TableDefinition::new("records");

/// The memory in which the database keeps pages of the file during an operation, in bytes.
const CACHE: usize = 8 << 20;

/// The pauses between two attempts to open a file in use: the first, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(1), Duration::from_millis(20));

/// The file of the database.
#[derive(Clone, Debug)]
pub(super) struct StoreFile {
    pub(super) path: PathBuf,
    /// How long an operation waits for other windows.
    pub(super) patience: Duration,
}

impl StoreFile {
    /// Reads from the file. `None` if there is no file.
    pub(super) fn read<T>(
        &self,
        job: impl FnOnce(&ReadTransaction) -> Result<T, ShelfError>,
    ) -> Result<Option<T>, ShelfError> {
        if !self.exists()? {
            return Ok(None);
        }
        self.guarded(|| {
            let read = |transaction: Result<ReadTransaction, _>| {
                let transaction = transaction.map_err(|error| stored(&self.path, error))?;
                let meta = transaction.open_table(META).map_err(|error| stored(&self.path, error))?;
                self.check_version(&meta)?;
                job(&transaction)
            };
            match self.open(|builder| builder.open_read_only(&self.path)) {
                Ok(database) => read(ReadOnlyDatabase::begin_read(&database)),
                // The last process to write was killed. Opening for writing repairs the file.
                Err(Opening::NeedsRepair) => {
                    let database = self.open(|builder| builder.open(&self.path))?;
                    let found = read(Database::begin_read(&database));
                    close(database);
                    found
                }
                Err(other) => Err(other.into()),
            }
        })
        .map(Some)
    }

    /// Writes to the file, which is created if there is none. If `job` returns an error, nothing is written.
    pub(super) fn write<T>(
        &self,
        job: impl FnOnce(&WriteTransaction) -> Result<T, ShelfError>,
    ) -> Result<T, ShelfError> {
        // Opening for writing changes the file, so its version is first read without that.
        if self.read(|_| Ok(()))?.is_none() {
            self.create()?;
        }
        self.guarded(|| {
            let database = self.open(|builder| builder.open(&self.path))?;
            let transaction = database.begin_write().map_err(|error| stored(&self.path, error))?;
            let done = self.check_opened(&transaction).and_then(|()| job(&transaction));
            let done = match done {
                Ok(done) => transaction.commit().map(|()| done).map_err(|error| stored(&self.path, error)),
                Err(error) => {
                    // Dropping the transaction discards it as well; an error here says nothing new.
                    let _ = transaction.abort();
                    Err(error)
                }
            };
            close(database);
            done
        })
    }

    fn exists(&self) -> Result<bool, ShelfError> {
        match fs::metadata(&self.path) {
            // The database would take an empty file for a new one; nobody wrote such a file here.
            Ok(found) if found.len() == 0 || !found.is_file() => Err(ShelfError::Foreign(self.path.clone())),
            Ok(_) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn check_opened(&self, transaction: &WriteTransaction) -> Result<(), ShelfError> {
        let meta = transaction.open_table(META).map_err(|error| stored(&self.path, error))?;
        self.check_version(&meta)
    }

    fn check_version(&self, meta: &impl ReadableTable<&'static str, u64>) -> Result<(), ShelfError> {
        let version = meta.get(VERSION_KEY).map_err(|error| stored(&self.path, error))?;
        match version.map(|version| version.value()) {
            None => Err(ShelfError::Foreign(self.path.clone())),
            Some(found) if found > VERSION => Err(ShelfError::Newer { found, greatest: VERSION }),
            Some(_) => Ok(()),
        }
    }

    /// Opens the file, and tries again while another process or thread has it open.
    fn open<D>(&self, how: impl Fn(&Builder) -> Result<D, DatabaseError>) -> Result<D, Opening> {
        let mut builder = Builder::new();
        builder.set_cache_size(CACHE);
        let (begin, mut pause) = (Instant::now(), PAUSES.0);
        loop {
            match how(&builder) {
                Ok(database) => return Ok(database),
                Err(DatabaseError::DatabaseAlreadyOpen) if begin.elapsed() < self.patience => {
                    std::thread::sleep(pause);
                    pause = PAUSES.1.min(pause * 2);
                }
                Err(DatabaseError::DatabaseAlreadyOpen) => return Err(ShelfError::Busy(self.patience).into()),
                Err(DatabaseError::RepairAborted) => return Err(Opening::NeedsRepair),
                Err(other) => return Err(stored(&self.path, other).into()),
            }
        }
    }

    /// Creates the file. It is written beside its place and then moved there, so that a process that is killed leaves
    /// no incomplete file, and a file that another window has created meanwhile is kept.
    fn create(&self) -> Result<(), ShelfError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let fresh = self.path.with_extension(format!("new-{}-{count}", std::process::id()));
        let made = write_new(&fresh).and_then(|()| Ok(move_to_free_place(&fresh, &self.path)?));
        // Fails if the file was moved.
        let _ = fs::remove_file(&fresh);
        made?;
        Ok(tabuleiro_files::sync_folder_of(&self.path)?)
    }

    /// Runs a job on the database. The database panics at some kinds of damage to its file; here they are errors.
    fn guarded<T>(&self, job: impl FnOnce() -> Result<T, ShelfError>) -> Result<T, ShelfError> {
        catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| {
            let what = "the database met pages that it cannot read".into();
            Err(ShelfError::Corrupt { path: self.path.clone(), what })
        })
    }
}

/// An error of opening the database.
enum Opening {
    /// The last process to write was killed.
    NeedsRepair,
    /// Another error.
    Other(ShelfError),
}

impl From<ShelfError> for Opening {
    fn from(error: ShelfError) -> Opening {
        Opening::Other(error)
    }
}

impl From<Opening> for ShelfError {
    fn from(opening: Opening) -> ShelfError {
        match opening {
            Opening::NeedsRepair => ShelfError::Database("the file needs a repair".into()),
            Opening::Other(error) => error,
        }
    }
}

/// Closes a database that was open for writing. What was committed is on the disk; if closing fails, the next process
/// repairs the file.
fn close(database: Database) {
    let _ = database.close();
}

/// Writes an empty database to a new file.
fn write_new(path: &Path) -> Result<(), ShelfError> {
    let written = || -> Result<(), redb::Error> {
        let database = Database::create(path)?;
        let transaction = database.begin_write()?;
        transaction.open_table(META)?.insert(VERSION_KEY, VERSION)?;
        transaction.open_table(SUMMARIES)?;
        transaction.open_table(RECORDS)?;
        transaction.commit()?;
        database.close()?;
        Ok(())
    };
    written().map_err(|error| stored(path, error))
}

/// Moves a file to a path where there is none. If there is one, nothing is done.
fn move_to_free_place(from: &Path, to: &Path) -> std::io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        // A file system without links. Between this test and the renaming another window could create the file.
        Err(_) if !to.exists() => fs::rename(from, to),
        Err(_) => Ok(()),
    }
}
