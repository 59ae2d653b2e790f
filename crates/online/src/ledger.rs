//! The ledger: what must survive the server. It is a set of streams of entries; an entry is added only behind the last
//! one (compare and append), so two writers cannot both succeed.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use thiserror::Error;

/// Why the ledger did not take an entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LedgerError {
    /// The stream has another number of entries.
    #[error("'{event}' has another number of entries than {seq}: another writer added one")]
    Conflict {
        /// The name of the stream.
        event: String,
        /// The number that was expected.
        seq: u64,
    },
    /// The storage failed. The entry may have been stored or not.
    #[error("the ledger cannot be used: {0}")]
    Storage(String),
}

/// One stream with its entries in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    /// Its name.
    pub event: String,
    /// Its entries, the first with number 0.
    pub entries: Vec<String>,
}

/// Append-only storage of entries.
pub trait Ledger {
    /// Adds entry number `seq`, from 0, to the stream `event`. When it returns, the entry survives a power cut.
    ///
    /// # Errors
    /// [`LedgerError`]; after [`LedgerError::Storage`] the entry may have been stored.
    fn append(&mut self, event: &str, seq: u64, entry: &str) -> Result<(), LedgerError>;

    /// Returns all streams.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn load(&mut self) -> Result<Vec<Stream>, LedgerError>;

    /// Returns the entries of one stream; none if there is no such stream.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn entries(&mut self, event: &str) -> Result<Vec<String>, LedgerError>;

    /// Deletes a stream and all its entries.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn remove(&mut self, event: &str) -> Result<(), LedgerError>;
}

/// A ledger in memory, for tests. Its clones share their streams, so a test can keep one while a server is lost.
#[derive(Clone, Debug, Default)]
pub struct MemoryLedger {
    streams: Rc<RefCell<BTreeMap<String, Vec<String>>>>,
    failure: Rc<RefCell<Option<Failure>>>,
}

/// How a [`MemoryLedger`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The entry is not stored.
    Lost,
    /// The entry is stored, but the caller is told that it is not.
    Stored,
}

impl MemoryLedger {
    /// Lets every following append fail, or succeed again with `None`.
    pub fn fail(&self, failure: Option<Failure>) {
        *self.failure.borrow_mut() = failure;
    }

    /// Returns the entries of a stream.
    #[must_use]
    pub fn list(&self, event: &str) -> Vec<String> {
        self.streams.borrow().get(event).cloned().unwrap_or_default()
    }
}

impl Ledger for MemoryLedger {
    fn append(&mut self, event: &str, seq: u64, entry: &str) -> Result<(), LedgerError> {
        let failure = *self.failure.borrow();
        if failure == Some(Failure::Lost) {
            return Err(LedgerError::Storage("set to fail".into()));
        }
        let mut streams = self.streams.borrow_mut();
        let found = streams.get(event).map_or(0, Vec::len) as u64;
        if found != seq {
            return Err(LedgerError::Conflict { event: event.into(), seq });
        }
        streams.entry(event.into()).or_default().push(entry.into());
        if failure.is_some() { Err(LedgerError::Storage("set to fail".into())) } else { Ok(()) }
    }

    fn load(&mut self) -> Result<Vec<Stream>, LedgerError> {
        let stream =
            |(event, entries): (&String, &Vec<String>)| Stream { event: event.clone(), entries: entries.clone() };
        Ok(self.streams.borrow().iter().map(stream).collect())
    }

    fn entries(&mut self, event: &str) -> Result<Vec<String>, LedgerError> {
        Ok(self.list(event))
    }

    fn remove(&mut self, event: &str) -> Result<(), LedgerError> {
        self.streams.borrow_mut().remove(event);
        Ok(())
    }
}
