//! Published games and examples as data (`records/README.md`): what was played, and what the source says of it.

use crate::games::{AnyPosition, GameId};
use crate::rules::{Object, ObjectError, OptionError, Options};
use serde::Deserialize;
use serde_json::Value;

/// One published game or example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Its name.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// What follows the id of the game in the rulings: a variant, a size, or both (`size9`, `9x9`, `3`, `6x6:vizinhas`).
    pub variant: Option<String>,
    /// Where it was printed.
    pub source: String,
    /// `null` or `"initial"`, or a position object.
    pub start: Value,
    /// Canonical actions.
    pub moves: Vec<String>,
    /// The actions as printed.
    #[serde(default)]
    pub seed_notation: Vec<String>,
    /// Misprints of the source, and how they were read.
    #[serde(default)]
    pub typos: Vec<Value>,
    /// What must hold.
    #[serde(default)]
    pub expect: Object,
}

impl Record {
    /// The records in the text of a file.
    ///
    /// # Errors
    /// Where the text is not a list of records.
    pub fn list(text: &str) -> Result<Vec<Record>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The game and the options it was played with.
    ///
    /// # Errors
    /// [`OptionError`] if the catalogue has no such game or variant.
    pub fn options(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.game)?;
        let facts = game.facts();
        let variant = self.variant.as_deref().unwrap_or("");
        let words = if facts.variants.contains(&variant) { vec![variant.to_string()] } else { words_of(variant) };
        Ok((game, facts.parse_options(words.iter().map(String::as_str))?))
    }

    /// The position it starts from.
    ///
    /// # Errors
    /// [`ObjectError`] if the start is no position of the game.
    pub fn start(&self) -> Result<Box<dyn AnyPosition>, ObjectError> {
        let impossible = |e: OptionError| ObjectError::Impossible(e.to_string());
        let (game, options) = self.options().map_err(impossible)?;
        let initial = game.start(&options).map_err(impossible)?;
        match &self.start {
            Value::Null => Ok(initial),
            Value::String(text) if text == "initial" => Ok(initial),
            Value::Object(object) => initial.with_object(object),
            other => Err(ObjectError::value("start", "null, \"initial\" or an object", other)),
        }
    }
}

/// The words after `game <id>` that a record's variant means.
fn words_of(variant: &str) -> Vec<String> {
    let is_size = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'x');
    let (size, name) = variant.split_once(':').unwrap_or((variant, ""));
    let size = size.strip_prefix("size").unwrap_or(size);
    if !is_size(size) {
        return variant.split_whitespace().map(str::to_string).collect();
    }
    let name = (!name.is_empty()).then(|| name.to_string());
    name.into_iter().chain([format!("size={size}")]).collect()
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn the_variant_of_a_record_becomes_the_words_that_start_the_game() {
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
            assert_eq!(words_of(variant).join(" "), words, "{variant}");
        }
    }
}
