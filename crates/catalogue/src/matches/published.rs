//! Published games and examples (`docs/records.md`): the actions, and the facts that their source states.

use super::kind::Kind;
use super::record::Record;
use crate::GameId;
use serde::Deserialize;
use serde_json::Value;
use tabuleiro_rules::Object;

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

/// The keys of a published record in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PublishedKeys {
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
}
