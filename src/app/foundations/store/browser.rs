//! The browser's storage. It can be forbidden, full, or cleared at any time; the program works without it.

use super::numbers::number;
use super::{Told, Written};
use crate::app::foundations::power::{Work, count};
use bevy::prelude::*;
use std::cell::RefCell;
use std::fmt::Display;
use thiserror::Error;
use web_sys::Storage;

/// Why the browser does not store a text.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub(crate) enum StoreError {
    /// Cookies and site data are blocked.
    #[error("the browser forbids this page to keep anything")]
    Forbidden,
    /// The storage is full.
    #[error("the browser's storage is full")]
    Full,
}

/// Settings, saves and exports by name.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Store {
    /// The prefix of every name, because all pages of a host share a storage.
    prefix: &'static str,
}

impl Default for Store {
    fn default() -> Self {
        Store { prefix: "tabuleiro/" }
    }
}

thread_local! {
    /// The results of writes that have not been taken yet.
    static WRITTEN: RefCell<Vec<Written>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

impl Store {
    fn key(&self, name: impl Display) -> String {
        format!("{}{name}", self.prefix)
    }

    /// Returns a text, if it exists.
    pub(crate) fn read(&self, name: &str) -> Option<String> {
        count(Work::Read);
        storage()?.get_item(&self.key(name)).ok()?
    }

    /// Stores a text. Returns its name.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<String, StoreError> {
        count(Work::Write);
        let storage = storage().ok_or(StoreError::Forbidden)?;
        storage.set_item(&self.key(name), text).map_err(|_| StoreError::Full)?;
        Ok(name.to_string())
    }

    /// Stores a text, at once.
    pub(crate) fn send(&self, name: &str, text: String, told: Told) {
        note(name, told, self.write(name, &text));
    }

    /// Stores an exported match. Other files are not stored: the browser only downloads them.
    pub(crate) fn send_bytes(&self, name: &str, contents: Vec<u8>, told: Told) {
        let result = match std::str::from_utf8(&contents) {
            Ok(text) if number(name).is_some() => self.write(name, text),
            _ => Ok(name.to_string()),
        };
        note(name, told, result);
    }

    /// Whether a result is still to be taken.
    #[expect(clippy::unused_self, reason = "on the desktop the store is a value")]
    pub(super) fn is_awaited(&self) -> bool {
        WRITTEN.with_borrow(|written| !written.is_empty())
    }

    /// Returns the results that have arrived.
    #[expect(clippy::unused_self, reason = "on the desktop the store is a value")]
    pub(super) fn take_written(&self) -> Vec<Written> {
        WRITTEN.take()
    }

    /// Deletes a text.
    pub(crate) fn forget(&self, name: &str) {
        if let Some(storage) = storage() {
            // If it cannot be deleted, it stays.
            let _ = storage.remove_item(&self.key(name));
        }
    }

    /// Renames a text that cannot be used, so that it is not overwritten. Returns its new name.
    pub(crate) fn put_aside(&self, name: &str) -> Option<String> {
        let (storage, text) = (storage()?, self.read(name)?);
        let free = (1..1000).map(|n| format!("{name}.damaged-{n}")).find(|name| self.read(name).is_none())?;
        storage.set_item(&self.key(&free), &text).ok()?;
        storage.remove_item(&self.key(name)).ok()?;
        Some(free)
    }

    /// Returns the names of the exported records, the newest first.
    pub(crate) fn exports(&self) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok()?);
        let mut found: Vec<(usize, String)> = keys
            .filter_map(|key| key.strip_prefix(self.prefix).map(str::to_string))
            .filter_map(|name| Some((number(&name)?, name)))
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, name)| name).collect()
    }

    /// Returns a number that no export has.
    pub(crate) fn next_number(&self) -> usize {
        self.exports().first().and_then(|name| number(name)).unwrap_or(0) + 1
    }
}

/// Keeps the result of a write for those who are told.
fn note(name: &str, told: Told, result: Result<String, StoreError>) {
    match result {
        Err(error) if told == Told::Nobody => warn!("{name} was not stored: {error}"),
        _ if told == Told::Nobody => {}
        result => {
            let result = result.map_err(|error| error.to_string());
            WRITTEN.with_borrow_mut(|written| written.push(Written { told, result }));
        }
    }
}
