//! A match as text: what saves, exports and imports hold. Versioned; anything unknown is refused, never guessed.

use super::{Occupant, Seating};
use crate::rules::Object;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// The version this program writes and the greatest it reads.
const VERSION: u64 = 1;

/// Everything that sets a match up again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// Game id.
    pub(crate) game: String,
    /// Variant and `option=value` words that differ from the defaults.
    #[serde(default)]
    pub(crate) options: Vec<String>,
    /// Start position, if not the initial one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<Object>,
    /// Actions in canonical notation.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    /// How many of them are on the table; all, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cursor: Option<usize>,
    /// Who plays, by person.
    #[serde(default = "humans")]
    pub(crate) occupants: [Occupant; 2],
    /// How they sit.
    #[serde(default)]
    pub(crate) seating: Seating,
}

fn humans() -> [Occupant; 2] {
    [Occupant::Human; 2]
}

/// Why a text is no record.
#[derive(Debug, Error, PartialEq, Eq)]
pub(crate) enum RecordError {
    /// Not JSON, or cut off.
    #[error("not a record: {0}")]
    Json(String),
    /// Another kind of file.
    #[error("not a record of this program: key 'tabuleiro' is missing")]
    Foreign,
    /// Written by a later version.
    #[error("the record has version {0}; this program reads up to {VERSION}")]
    Newer(u64),
}

impl Record {
    /// A new match of a game under the seed's rules, two people.
    pub(crate) fn of(game: &str) -> Record {
        Record {
            game: game.into(),
            options: Vec::new(),
            start: None,
            moves: Vec::new(),
            cursor: None,
            occupants: humans(),
            seating: Seating::SameSide,
        }
    }

    /// As text, with a version.
    pub(crate) fn to_text(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Value::Object(map) = &mut value {
            map.insert("tabuleiro".into(), VERSION.into());
        }
        serde_json::to_string_pretty(&value).unwrap_or_default()
    }

    /// Reads a saved record, or one of the published ones (a list of which the first counts).
    pub(crate) fn from_text(text: &str) -> Result<Record, RecordError> {
        let json = |e: serde_json::Error| RecordError::Json(e.to_string());
        let value: Value = serde_json::from_str(text).map_err(json)?;
        let value = match value {
            Value::Array(list) => return Self::published(list.into_iter().next().ok_or(RecordError::Foreign)?),
            value => value,
        };
        let Some(version) = value.get("tabuleiro").and_then(Value::as_u64) else {
            return if value.get("seed_notation").is_some() {
                Self::published(value)
            } else {
                Err(RecordError::Foreign)
            };
        };
        if version > VERSION {
            return Err(RecordError::Newer(version));
        }
        serde_json::from_value(value).map_err(json)
    }

    /// A record in the form of `assets/games/<id>/records`: legal up to `expect.fails_at`.
    pub(crate) fn published(value: Value) -> Result<Record, RecordError> {
        let text = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default().to_string();
        let mut record = Record::of(&text("game"));
        record.options = words(&text("variant"));
        record.start = value.get("start").and_then(Value::as_object).cloned();
        let moves = value.get("moves").and_then(Value::as_array).ok_or(RecordError::Foreign)?;
        let fails = value.pointer("/expect/fails_at").and_then(Value::as_u64);
        let legal = fails.map_or(moves.len(), |at| at as usize - 1);
        record.moves = moves.iter().take(legal).filter_map(Value::as_str).map(str::to_string).collect();
        Ok(record)
    }
}

/// The protocol's words for the `variant` of a published record (`games.md`, appendix B).
fn words(variant: &str) -> Vec<String> {
    let digits = |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
    let size = |t: &str| t.split_once('x').is_some_and(|(a, b)| digits(a) && digits(b));
    match variant.strip_prefix("size").unwrap_or(variant) {
        "" => Vec::new(),
        n if digits(n) || size(n) => vec![format!("size={n}")],
        other => match other.split_once(':') {
            Some((n, name)) => vec![name.to_string(), format!("size={n}")],
            None => vec![other.to_string()],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_being_written_and_read() {
        let mut record = Record::of("hex");
        record.moves = vec!["f6".into(), "swap".into()];
        record.occupants = [Occupant::Human, Occupant::Computer(3)];
        assert_eq!(Record::from_text(&record.to_text()), Ok(record));
    }

    #[test]
    fn a_newer_record_is_refused_by_its_version() {
        let text = Record::of("hex").to_text().replace("\"tabuleiro\": 1", "\"tabuleiro\": 2");
        assert_eq!(Record::from_text(&text), Err(RecordError::Newer(2)));
    }

    #[test]
    fn rubbish_and_foreign_files_are_refused() {
        assert!(matches!(Record::from_text("{\"tabu"), Err(RecordError::Json(_))));
        assert_eq!(Record::from_text("{}"), Err(RecordError::Foreign));
        assert_eq!(Record::from_text("[]"), Err(RecordError::Foreign));
    }
}
