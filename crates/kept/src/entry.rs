//! A kept match as text.

use crate::Summary;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabuleiro_catalogue::matches::{Record, RecordError};
use thiserror::Error;

/// The version of entries that is written, and the greatest that is read.
pub(crate) const VERSION: u64 = 1;

/// The key of the version.
const VERSION_KEY: &str = "kept";

/// A kept match: its summary, and its record as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The summary, which lists read instead of the record.
    pub summary: Summary,
    /// The text of its record ([`Record::to_text`]).
    pub record: String,
}

/// An error in the text of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// The text is not JSON, is cut off, or a key has a value of the wrong kind.
    #[error("not an entry: {0}")]
    Json(String),
    /// The text is not that of an entry.
    #[error("not a kept match: key 'kept' is missing")]
    Foreign,
    /// A later version of the program wrote the entry.
    #[error("the kept match has version {found}; this program reads up to {greatest}")]
    Newer {
        /// The version of the entry.
        found: u64,
        /// The greatest version that is read.
        greatest: u64,
    },
    /// The stored bytes are not those that were written.
    #[error("the stored bytes have changed: expected checksum {expected:08x}, found {found:08x}")]
    Changed {
        /// The checksum that was written.
        expected: u32,
        /// The checksum of the bytes.
        found: u32,
    },
    /// A part of the entry is missing.
    #[error("the kept match has no {0}")]
    Missing(&'static str),
    /// The record of the entry cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The keys of an entry.
#[derive(Deserialize)]
struct Keys {
    summary: Summary,
    record: String,
}

/// The keys of an entry when it is written.
#[derive(Serialize)]
struct Written<'a> {
    kept: u64,
    summary: &'a Summary,
    record: &'a str,
}

impl Entry {
    /// Returns an entry with this summary and record.
    #[must_use]
    pub fn new(summary: Summary, record: &Record) -> Entry {
        Entry { summary, record: compact(&record.to_text()) }
    }

    /// Returns the record.
    ///
    /// # Errors
    /// [`RecordError`] if its text is damaged or has a newer version.
    pub fn record(&self) -> Result<Record, RecordError> {
        Record::from_text(&self.record)
    }

    /// Returns the entry as text: JSON with a version, on one line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written { kept: VERSION, summary: &self.summary, record: &self.record };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads an entry. The text of its record is not read; [`Entry::record`] does.
    ///
    /// # Errors
    /// [`EntryError`] if the text is not that of an entry, or has a newer version.
    pub fn from_text(text: &str) -> Result<Entry, EntryError> {
        let value: Value = serde_json::from_str(text).map_err(|error| EntryError::Json(error.to_string()))?;
        let found = value.get(VERSION_KEY).and_then(Value::as_u64).ok_or(EntryError::Foreign)?;
        if found > VERSION {
            return Err(EntryError::Newer { found, greatest: VERSION });
        }
        let Keys { summary, record } =
            serde_json::from_value(value).map_err(|error| EntryError::Json(error.to_string()))?;
        Ok(Entry { summary, record })
    }
}

/// Returns a JSON text without its white space; any other text as it is.
fn compact(text: &str) -> String {
    let value = serde_json::from_str::<Value>(text);
    value.map_or_else(|_| text.to_string(), |value| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::against;
    use tabuleiro_rules::Player;

    fn entry() -> Entry {
        let mut record = Record::of("hex");
        record.moves = vec!["f6".into(), "swap".into()];
        Entry::new(against("2", Some(Player::First), 1_700_000_000), &record)
    }

    #[test]
    fn an_entry_is_read_back_from_its_text() {
        let entry = entry();
        let again = Entry::from_text(&entry.to_text()).unwrap();
        assert_eq!(again, entry);
        assert_eq!(again.record().unwrap().moves.join(" "), "f6 swap");
        assert!(!entry.to_text().contains('\n'));
    }

    #[test]
    fn the_text_of_an_entry_does_not_change() {
        let text = r#"{"kept":1,"summary":{"game":"hex","occupants":["Human",{"Computer":2}],"seating":"SameSide","begun":1700000000,"changed":1700000000,"actions":30,"ending":{"winner":1,"reason":"end-chain"}},"record":"#;
        assert!(entry().to_text().starts_with(text), "{}", entry().to_text());
    }

    #[test]
    fn damaged_foreign_and_newer_texts_are_refused() {
        let text = entry().to_text();
        assert!(matches!(Entry::from_text(&text[..text.len() / 2]), Err(EntryError::Json(_))));
        assert!(matches!(Entry::from_text(&text.replace("summary", "sumary")), Err(EntryError::Json(_))));
        for foreign in ["{}", "[]", "7", r#"{"tabuleiro": 1, "game": "hex"}"#] {
            assert_eq!(Entry::from_text(foreign), Err(EntryError::Foreign), "{foreign}");
        }
        let newer = text.replace("\"kept\":1", "\"kept\":2");
        assert_eq!(Entry::from_text(&newer), Err(EntryError::Newer { found: 2, greatest: 1 }));
    }

    #[test]
    fn a_damaged_record_does_not_prevent_reading_the_summary() {
        let damaged = Entry { record: "{\"tabu".into(), ..entry() };
        let again = Entry::from_text(&damaged.to_text()).unwrap();
        assert_eq!(again.summary, entry().summary);
        assert!(matches!(again.record(), Err(RecordError::Json(_))));
    }
}
