//! Reads and writes matches as JSON text.
//!
//! There are two forms. A **saved** record is an object with the key `tabuleiro`, the version of the format; saves and
//! exports are written in this form. A **published** record has the keys of `docs/records.md`: the actions, and the
//! facts its source states. A file has one record or a list. Newer versions, other files and unknown keys of published
//! records are errors.

use super::error::{RecordError, SetUpError};
use super::kind::Kind;
use super::people::{Occupant, Seating};
use crate::{AnyPosition, GameId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabuleiro_rules::{Object, OptionError, Options};

/// The version this program writes and the greatest it reads.
const VERSION: u64 = 1;

/// The key of the version, which distinguishes saved records from others.
const VERSION_KEY: &str = "tabuleiro";

/// The data from which [`super::Match::from_record`] sets a match up again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Variant and `option=value` words that differ from the defaults.
    #[serde(default)]
    pub options: Vec<String>,
    /// Start position, if it is not the initial one of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Object>,
    /// Actions in canonical notation.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The number of actions that are not undone; all, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<usize>,
    /// Who decides for each person: the person who began with the first side, then the other.
    #[serde(default = "two_people")]
    pub occupants: [Occupant; 2],
    /// How the persons sit at the screen.
    #[serde(default)]
    pub seating: Seating,
}

/// Two people at the screen.
fn two_people() -> [Occupant; 2] {
    [Occupant::Human; 2]
}

impl Record {
    /// Returns the record of a new match of the game with the id `game`, with the default options and two people. The
    /// id is checked when the match is set up.
    #[must_use]
    pub fn of(game: &str) -> Record {
        Record {
            game: game.into(),
            options: Vec::new(),
            start: None,
            moves: Vec::new(),
            cursor: None,
            occupants: two_people(),
            seating: Seating::SameSide,
        }
    }

    /// Reads a saved or a published record; the first one of a list.
    ///
    /// # Errors
    /// [`RecordError`] if the text is neither.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let first = values(text)?.into_iter().next().ok_or(RecordError::Foreign)?;
        Ok(match Form::read(first)? {
            Form::Saved(record) => record,
            Form::Published(published) => published.record,
        })
    }

    /// Returns the record as text in the saved form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Value::Object(map) = &mut value {
            map.insert(VERSION_KEY.into(), VERSION.into());
        }
        serde_json::to_string_pretty(&value).unwrap_or_default()
    }

    /// Returns the game and its options.
    ///
    /// # Errors
    /// [`OptionError`] if there is no such game, variant or option.
    pub fn rules(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.game)?;
        let options = game.facts().parse_options(self.options.iter().map(String::as_str))?;
        Ok((game, options))
    }

    /// Returns the start position.
    ///
    /// # Errors
    /// [`SetUpError::Options`] or [`SetUpError::Start`].
    pub fn start(&self) -> Result<Box<dyn AnyPosition>, SetUpError> {
        let (game, options) = self.rules()?;
        let initial = game.start(&options)?;
        match &self.start {
            None => Ok(initial),
            Some(object) => Ok(initial.with_object(object)?),
        }
    }
}

/// A published game or example (`docs/records.md`).
#[derive(Clone, Debug, PartialEq)]
pub struct Published {
    /// Its id, unique among the records of the game.
    pub id: String,
    /// The document it is from.
    pub source: String,
    /// The kind that the record states; [`Published::kind`] decides if there is none.
    pub(super) stated_kind: Option<Kind>,
    /// The match, with the legal actions only.
    pub record: Record,
    /// The actions from number `expect.fails_at` on, if the source has an error there: the first of them is illegal.
    pub refused: Vec<String>,
    /// The actions as the source prints them.
    pub seed_notation: Vec<String>,
    /// Misprints of the source, each with the correction.
    pub typos: Vec<Value>,
    /// The facts that must be true after replaying the record, by key (`docs/records.md`).
    pub expect: Object,
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

/// The keys of a published record in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PublishedKeys {
    #[serde(default)]
    id: String,
    game: String,
    variant: Option<String>,
    #[serde(default)]
    source: String,
    kind: Option<Kind>,
    start: Option<Start>,
    moves: Vec<String>,
    #[serde(default)]
    seed_notation: Vec<String>,
    #[serde(default)]
    typos: Vec<Value>,
    #[serde(default)]
    expect: Object,
}

/// The key `start` of a published record.
#[derive(Deserialize)]
#[serde(untagged, expecting = "start: expected null, \"initial\" or a position object")]
enum Start {
    Word(InitialWord),
    Position(Object),
}

/// The word for the initial position.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum InitialWord {
    Initial,
}

impl From<PublishedKeys> for Published {
    fn from(keys: PublishedKeys) -> Published {
        let mut record = Record::of(&keys.game);
        record.options = option_words(&keys.game, keys.variant.as_deref().unwrap_or_default());
        record.start = match keys.start {
            Some(Start::Position(object)) => Some(object),
            Some(Start::Word(InitialWord::Initial)) | None => None,
        };
        record.moves = keys.moves;
        let fails_at = keys.expect.get("fails_at").and_then(Value::as_u64);
        let playable = fails_at.map_or(record.moves.len(), |number| number.saturating_sub(1) as usize);
        let refused = record.moves.split_off(playable.min(record.moves.len()));
        let PublishedKeys { id, source, kind: stated_kind, seed_notation, typos, expect, .. } = keys;
        Published { id, source, stated_kind, record, refused, seed_notation, typos, expect }
    }
}

/// Returns the words after `game <id>` for a record's `variant`: a variant of the game, a size, or both (`size9`,
/// `9x9`, `3`, `6x6:vizinhas`).
fn option_words(game: &str, variant: &str) -> Vec<String> {
    let named = GameId::find(game).is_ok_and(|id| id.facts().variants.contains(&variant));
    let (size, name) = variant.split_once(':').unwrap_or((variant, ""));
    let size = size.strip_prefix("size").unwrap_or(size);
    let is_size = !size.is_empty() && size.bytes().all(|b| b.is_ascii_digit() || b == b'x');
    if named || !is_size {
        return variant.split_whitespace().map(str::to_string).collect();
    }
    let name = (!name.is_empty()).then(|| name.to_string());
    name.into_iter().chain([format!("size={size}")]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variant_of_a_published_record_becomes_the_words_that_start_the_game() {
        let cases = [
            ("", ""),
            ("oware", "oware"),
            ("size9", "size=9"),
            ("9x9", "size=9x9"),
            ("3", "size=3"),
            ("6x5", "size=6x5"),
            ("6x6:vizinhas", "vizinhas size=6x6"),
        ];
        for (variant, words) in cases {
            assert_eq!(option_words("ouri", variant).join(" "), words, "{variant}");
        }
    }

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
        let text = Record::of("hex").to_text().replace("\"tabuleiro\": 1", "\"tabuleiro\": 2");
        assert_eq!(Record::from_text(&text), Err(RecordError::Newer { found: 2, greatest: 1 }));
        assert_eq!(Published::list(&text), Err(RecordError::Newer { found: 2, greatest: 1 }));
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
