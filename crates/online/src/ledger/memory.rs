//! A ledger in memory, for tests.

use super::{Head, Ledger, LedgerError, NewEntry, News};
use crate::code::PersonId;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A ledger in memory. Its clones share their streams, so a test can keep one while a server is lost, and several servers
/// can use clones of one.
#[derive(Debug, Default)]
pub struct MemoryLedger {
    shared: Rc<RefCell<Shared>>,
    /// The number of this clone.
    own: usize,
}

#[derive(Debug, Default)]
struct Shared {
    streams: BTreeMap<String, Vec<String>>,
    failure: Option<Failure>,
    /// For each clone, the streams to which others have added entries since it last asked.
    news: Vec<BTreeSet<String>>,
    /// Who is present, by clone.
    present: BTreeMap<usize, BTreeSet<PersonId>>,
    appends: u64,
    is_shared: bool,
}

/// How a [`MemoryLedger`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The entries are not stored.
    Lost,
    /// The entries are stored, but the caller is told that they are not.
    Stored,
}

impl Clone for MemoryLedger {
    fn clone(&self) -> MemoryLedger {
        let mut shared = self.shared.borrow_mut();
        shared.news.push(BTreeSet::new());
        // The first one has the number 0 and is asked for no news before it is cloned.
        let own = shared.news.len();
        MemoryLedger { shared: self.shared.clone(), own }
    }
}

impl MemoryLedger {
    /// Returns a ledger whose clones are for several servers.
    #[must_use]
    pub fn shared() -> MemoryLedger {
        let ledger = MemoryLedger::default();
        ledger.shared.borrow_mut().is_shared = true;
        ledger
    }

    /// Lets every following append fail, or succeed again with `None`.
    pub fn fail(&self, failure: Option<Failure>) {
        self.shared.borrow_mut().failure = failure;
    }

    /// Returns the entries of a stream.
    #[must_use]
    pub fn list(&self, stream: &str) -> Vec<String> {
        self.shared.borrow().streams.get(stream).cloned().unwrap_or_default()
    }

    /// Returns how often a batch was stored.
    #[must_use]
    pub fn appends(&self) -> u64 {
        self.shared.borrow().appends
    }

    /// Forgets who is present at servers, as if these had said nothing for some seconds.
    pub fn forget_present(&self) {
        self.shared.borrow_mut().present.clear();
    }
}

impl Ledger for MemoryLedger {
    fn append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError> {
        let mut shared = self.shared.borrow_mut();
        let failure = shared.failure;
        if failure == Some(Failure::Lost) {
            return Err(LedgerError::Storage("set to fail".into()));
        }
        let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
        for entry in batch {
            let stored = shared.streams.get(&entry.stream).map_or(0, Vec::len) as u64;
            let end = ends.entry(&entry.stream).or_insert(stored);
            if *end != entry.seq {
                return Err(LedgerError::Conflict { stream: entry.stream.clone(), seq: entry.seq });
            }
            *end += 1;
        }
        for entry in batch {
            shared.streams.entry(entry.stream.clone()).or_default().push(entry.body.clone());
            for (clone, news) in (1..).zip(&mut shared.news) {
                if clone != self.own {
                    news.insert(entry.stream.clone());
                }
            }
        }
        shared.appends += 1;
        if failure.is_some() { Err(LedgerError::Storage("set to fail".into())) } else { Ok(()) }
    }

    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<String>, LedgerError> {
        Ok(self.list(stream).split_off((from as usize).min(self.list(stream).len())))
    }

    fn heads(&mut self, prefix: &str) -> Result<Vec<Head>, LedgerError> {
        let shared = self.shared.borrow();
        let with_prefix = shared.streams.range(prefix.to_string()..).take_while(|(name, _)| name.starts_with(prefix));
        let head = |(stream, entries): (&String, &Vec<String>)| Head {
            stream: stream.clone(),
            entries: entries.len() as u64,
            last: entries.last().cloned().unwrap_or_default(),
        };
        Ok(with_prefix.map(head).collect())
    }

    fn remove(&mut self, stream: &str, entries: u64) -> Result<(), LedgerError> {
        let mut shared = self.shared.borrow_mut();
        if shared.streams.get(stream).map_or(0, Vec::len) as u64 != entries {
            return Err(LedgerError::Conflict { stream: stream.into(), seq: entries });
        }
        shared.streams.remove(stream);
        Ok(())
    }

    fn is_shared(&self) -> bool {
        self.shared.borrow().is_shared
    }

    fn news(&mut self) -> News {
        let mut shared = self.shared.borrow_mut();
        let own = self.own.checked_sub(1).and_then(|own| shared.news.get_mut(own));
        News::Streams(own.map(std::mem::take).unwrap_or_default())
    }

    fn meet(&mut self, here: &[PersonId], wanted: &[PersonId]) -> Result<BTreeSet<PersonId>, LedgerError> {
        let mut shared = self.shared.borrow_mut();
        shared.present.insert(self.own, here.iter().copied().collect());
        let others = shared.present.iter().filter(|(clone, _)| **clone != self.own);
        let others: BTreeSet<PersonId> = others.flat_map(|(_, persons)| persons.iter().copied()).collect();
        Ok(wanted.iter().copied().filter(|person| others.contains(person)).collect())
    }
}
