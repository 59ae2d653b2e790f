//! The ledger: what must survive the server. It is a set of streams of entries. A batch of entries is added only behind
//! the last entries of its streams (compare and append), so of two servers that decide about the same stream one loses,
//! reads on, and decides again.

mod memory;

pub use memory::{Failure, MemoryLedger};

use super::code::PersonId;
use std::collections::BTreeSet;
use thiserror::Error;

/// Why the ledger did not do something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LedgerError {
    /// A stream has another number of entries. Nothing of the batch was stored.
    #[error("'{stream}' has another number of entries than {seq}: another writer added one")]
    Conflict {
        /// The name of the stream.
        stream: String,
        /// The number that was expected.
        seq: u64,
    },
    /// The storage failed. The batch may have been stored as a whole, or not at all.
    #[error("the ledger cannot be used: {0}")]
    Storage(String),
}

/// An entry to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The name of the stream.
    pub stream: String,
    /// The number of the entry, from 0.
    pub seq: u64,
    /// The entry.
    pub body: String,
}

/// The end of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name of the stream.
    pub stream: String,
    /// The number of its entries.
    pub entries: u64,
    /// The last of them.
    pub last: String,
}

/// One stream with its entries in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    /// Its name.
    pub name: String,
    /// Its entries, the first with number 0.
    pub entries: Vec<String>,
}

/// Returns whether a stream is of a match at a table. Streams of other kinds say who the persons are.
#[must_use]
pub fn is_match(stream: &str) -> bool {
    super::entry::match_of(stream).is_some()
}

/// What other servers have added since the last question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Entries of these streams.
    Streams(BTreeSet<String>),
    /// Perhaps entries of any stream, because this server could not listen for a while.
    Unknown,
}

/// Append-only storage of entries.
pub trait Ledger {
    /// Adds entries to one or several streams: all of them, or none. When it returns, they survive a power cut.
    ///
    /// # Errors
    /// [`LedgerError`]; after [`LedgerError::Storage`] all entries may have been stored.
    fn append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError>;

    /// Returns the entries of a stream from number `from` on; none if there is no such stream.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<String>, LedgerError>;

    /// Returns the ends of all streams whose names begin with `prefix`, in the order of their names.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn heads(&mut self, prefix: &str) -> Result<Vec<Head>, LedgerError>;

    /// Deletes a stream and all its entries, if it still has that number of them.
    ///
    /// # Errors
    /// [`LedgerError`].
    fn remove(&mut self, stream: &str, entries: u64) -> Result<(), LedgerError>;

    /// Returns whether other servers may add entries.
    fn is_shared(&self) -> bool {
        false
    }

    /// Returns what other servers have added since the last call. A ledger that has one server has no news.
    fn news(&mut self) -> News {
        News::Streams(BTreeSet::new())
    }

    /// Tells the other servers who is present at this one, for the next few seconds, and returns which of the persons
    /// in `wanted` are present at others.
    ///
    /// # Errors
    /// [`LedgerError::Storage`].
    fn meet(&mut self, here: &[PersonId], wanted: &[PersonId]) -> Result<BTreeSet<PersonId>, LedgerError> {
        let _ = (here, wanted);
        Ok(BTreeSet::new())
    }
}
