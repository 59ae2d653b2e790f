//! Reads and writes records as JSON text.
//!
//! There are two forms. A **saved** record is an object with the key `tabuleiro`, the version of the format; saves and
//! exports are written in this form. A **published** record has the keys of `docs/records.md`: the actions, and the
//! facts its source states. A file has one record or a list. Newer versions, other files and unknown keys of published
//! records are errors.

use super::error::RecordError;
use super::published::{Published, PublishedKeys};
use super::record::Record;
use serde_json::Value;

/// The greatest version that is read. Records without lines, notes, clocks and early ends are written as version 1, which
/// earlier versions of the program read.
const VERSION: u64 = 2;

/// The key of the version, which distinguishes saved records from others.
const VERSION_KEY: &str = "tabuleiro";

impl Record {
    /// Reads a saved or a published record; the first one of a list.
    ///
    /// # Errors
    /// [`RecordError`] if the text is neither.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        Record::from_value(values(text)?.into_iter().next().ok_or(RecordError::Foreign)?)
    }

    /// Reads a saved or a published record.
    ///
    /// # Errors
    /// [`RecordError`] if the value is neither.
    pub fn from_value(value: Value) -> Result<Record, RecordError> {
        Ok(Form::read(value)?.record())
    }

    /// Returns the record as text in the saved form.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(&self.to_value()).unwrap_or_default()
    }

    /// Returns the record in the saved form.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Value::Object(map) = &mut value {
            map.insert(VERSION_KEY.into(), self.version().into());
        }
        value
    }

    /// Returns the lowest version that can express the record.
    fn version(&self) -> u64 {
        let lines = self.lines.is_empty() && self.notes.is_empty() && self.on_line == 0;
        let times = self.clock.is_none() && self.spent.is_empty();
        if lines && times && self.ending.is_none() { 1 } else { VERSION }
    }

    /// Returns all records in a text: the items of a list, or the one record.
    ///
    /// # Errors
    /// [`RecordError`] if the text has anything else.
    pub fn list(text: &str) -> Result<Vec<Record>, RecordError> {
        values(text)?.into_iter().map(Record::from_value).collect()
    }
}

impl Published {
    /// Reads the published records in the text of a file.
    ///
    /// # Errors
    /// [`RecordError`] if the text has anything else.
    pub fn list(text: &str) -> Result<Vec<Published>, RecordError> {
        let published = |value| match Form::read(value)? {
            Form::Published(published) => Ok(published),
            Form::Saved(_) => Err(RecordError::Json("expected a published record, found a saved match".into())),
        };
        values(text)?.into_iter().map(published).collect()
    }
}

/// Returns the records of a file: the items of a list, or the one value.
fn values(text: &str) -> Result<Vec<Value>, RecordError> {
    Ok(match serde_json::from_str(text).map_err(json)? {
        Value::Array(list) => list,
        value => vec![value],
    })
}

fn json(error: serde_json::Error) -> RecordError {
    RecordError::Json(error.to_string())
}

/// The two forms a record has.
enum Form {
    Saved(Record),
    Published(Published),
}

impl Form {
    fn record(self) -> Record {
        match self {
            Form::Saved(record) => record,
            Form::Published(published) => published.record,
        }
    }

    /// Reads a saved or a published record.
    fn read(value: Value) -> Result<Form, RecordError> {
        if let Some(version) = value.get(VERSION_KEY).and_then(Value::as_u64) {
            if version > VERSION {
                return Err(RecordError::Newer { found: version, greatest: VERSION });
            }
            return serde_json::from_value(value).map(Form::Saved).map_err(json);
        }
        if ["game", "moves"].iter().any(|key| value.get(key).is_none()) {
            return Err(RecordError::Foreign);
        }
        serde_json::from_value::<PublishedKeys>(value).map(|keys| Form::Published(keys.into())).map_err(json)
    }
}

#[cfg(test)]
mod tests {
    use super::super::people::{Occupant, Seating};
    use super::*;

    #[test]
    fn a_record_is_read_back_from_its_text() {
        let mut record = Record::of("hex");
        assert_eq!(Record::from_text(&record.to_text()), Ok(record.clone()));
        record.options = vec!["size=9".into()];
        record.start = serde_json::from_str(r#"{"rows": ["..."]}"#).unwrap();
        record.moves = vec!["f6".into(), "swap".into()];
        record.cursor = Some(1);
        record.occupants = [Occupant::Human, Occupant::computer(3)];
        record.seating = Seating::FaceToFace;
        assert_eq!(Record::from_text(&record.to_text()), Ok(record));
    }

    #[test]
    fn the_saved_form_does_not_change() {
        let mut record = Record::of("hex");
        record.moves = vec!["f6".into()];
        record.occupants[1] = Occupant::computer(3);
        let text = r#"{
  "game": "hex",
  "moves": [
    "f6"
  ],
  "occupants": [
    "Human",
    {
      "Computer": 3
    }
  ],
  "options": [],
  "seating": "SameSide",
  "tabuleiro": 1
}"#;
        assert_eq!(record.to_text(), text);
    }

    #[test]
    fn a_save_without_optional_keys_is_read() {
        let full = r#"{"tabuleiro": 1, "game": "rastros", "options": ["size=6x6"], "start": {"turn": "1"},
            "moves": ["d5", "c4"], "cursor": 1, "occupants": [{"Computer": 2}, "Human"], "seating": "FaceToFace"}"#;
        let record = Record::from_text(full).unwrap();
        assert_eq!((record.game.as_str(), record.options.join(" ").as_str()), ("rastros", "size=6x6"));
        assert_eq!(record.start.map(|o| o.len()), Some(1));
        assert_eq!((record.moves.join(" ").as_str(), record.cursor), ("d5 c4", Some(1)));
        assert_eq!(record.occupants, [Occupant::computer(2), Occupant::Human]);
        assert_eq!(record.seating, Seating::FaceToFace);
        assert_eq!(Record::from_text(r#"{"tabuleiro": 1, "game": "hex"}"#), Ok(Record::of("hex")));
    }

    #[test]
    fn a_newer_record_is_refused_by_its_version() {
        let text = Record::of("hex").to_text().replace("\"tabuleiro\": 1", "\"tabuleiro\": 3");
        assert_eq!(Record::from_text(&text), Err(RecordError::Newer { found: 3, greatest: 2 }));
        assert_eq!(Published::list(&text), Err(RecordError::Newer { found: 3, greatest: 2 }));
    }

    #[test]
    fn invalid_and_foreign_files_are_refused() {
        assert!(matches!(Record::from_text("{\"tabu"), Err(RecordError::Json(_))));
        for foreign in ["{}", "[]", "[[]]", "7", "\"hex\"", r#"{"game": "hex"}"#, r#"{"tabuleiro": "1"}"#] {
            assert_eq!(Record::from_text(foreign), Err(RecordError::Foreign), "{foreign}");
        }
        let reason = |text: &str| Record::from_text(text).unwrap_err().to_string();
        assert!(reason(r#"{"tabuleiro": 1}"#).contains("game"));
        assert!(reason(r#"{"tabuleiro": 1, "game": "hex", "moves": "f6"}"#).contains("expected"));
        assert!(reason(r#"{"game": "hex", "moves": [], "expects": {}}"#).contains("expects"));
        let start = reason(r#"{"game": "hex", "moves": [], "start": "later"}"#);
        assert!(start.contains("initial"), "{start}");
    }

    const LIST: &str = r#"[
        {"id": "one", "game": "hip", "variant": "5", "source": "somewhere", "start": "initial",
         "moves": ["a1", "b2", "z9", "c3"], "seed_notation": ["A1"], "expect": {"fails_at": 3, "errata": "z9"}},
        {"id": "two", "game": "hip", "variant": "", "source": "elsewhere", "start": {"turn": "W"}, "moves": []}
    ]"#;

    #[test]
    fn a_list_of_published_records_is_read_with_what_the_source_says() {
        let list = Published::list(LIST).unwrap();
        let [one, two] = &list[..] else { panic!("{list:?}") };
        assert_eq!((one.id.as_str(), one.source.as_str()), ("one", "somewhere"));
        assert_eq!((&one.record.options, &one.record.start), (&vec!["size=5".to_string()], &None));
        assert_eq!((one.record.moves.join(" "), one.refused.join(" ")), ("a1 b2".into(), "z9 c3".into()));
        assert_eq!((one.seed_notation.join(" ").as_str(), one.expect.len()), ("A1", 2));
        assert!(two.record.options.is_empty() && two.record.start.is_some() && two.refused.is_empty());
    }

    #[test]
    fn the_first_record_of_a_list_is_read() {
        let first = Published::list(LIST).unwrap().swap_remove(0).record;
        assert_eq!(Record::from_text(LIST), Ok(first.clone()));
        let alone: Value = serde_json::from_str::<Vec<Value>>(LIST).unwrap().swap_remove(0);
        assert_eq!(Record::from_text(&alone.to_string()), Ok(first));
    }

    #[test]
    fn a_saved_record_is_not_a_published_one() {
        assert!(matches!(Published::list(&Record::of("hex").to_text()), Err(RecordError::Json(_))));
    }
}
