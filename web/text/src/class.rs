//! Reads what the program of the wire tells of a class (`web/wire/src/class/json.rs`).

use serde_json::Value;
use tabuleiro_catalogue::GameId;
use tabuleiro_text_table::{Alone, Attended, Inserted, Race, Sentence};

/// Returns what a class says. What is not there counts as empty: both programs come from the same page.
pub(crate) fn read(told: &Value) -> Attended {
    Attended {
        sentences: list(&told["said"]).iter().map(sentence).collect(),
        choices: list(&told["choices"]).iter().map(inserted).collect(),
        enrols: is(&told["enrols"]),
        alone: Some(&told["alone"]).filter(|alone| alone.is_object()).map(|alone| Alone {
            game: word(&alone["game"]),
            options: list(&alone["options"]).iter().map(word).collect(),
            level: number(&alone["level"]) as u8,
            counts: is(&alone["counts"]),
        }),
        race: race(&told["race"]),
        is_refused: is(&told["refused"]),
        is_left: is(&told["left"]),
    }
}

fn race(race: &Value) -> Option<Race> {
    Some(Race {
        game: GameId::find(race["game"].as_str()?).ok()?,
        variant: word(&race["variant"]),
        count: number(&race["count"]) as usize,
        solved: list(&race["solved"]).iter().map(|place| number(place) as u8).collect(),
    })
}

/// Reads `[id, name, value, …]`.
fn sentence(told: &Value) -> Sentence {
    let parts = list(told);
    let (id, values) = parts.split_first().map_or((String::new(), parts), |(id, values)| (word(id), values));
    let values = values.chunks_exact(2).map(|pair| (word(&pair[0]), inserted(&pair[1]))).collect();
    Sentence { id, values }
}

fn inserted(value: &Value) -> Inserted {
    let named = |kind: &str| value[kind].as_str();
    if let Some(name) = named("name") {
        Inserted::Name(name.into())
    } else if let Some(game) = named("game") {
        Inserted::Game { game: game.into(), variant: word(&value["variant"]) }
    } else if let Some(halves) = value["points"].as_u64() {
        Inserted::Points(halves as u32)
    } else if let Some(text) = value.as_str() {
        Inserted::Text(text.into())
    } else {
        Inserted::Number(number(value))
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().into()
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap_or_default() as u32
}

fn is(value: &Value) -> bool {
    value.as_bool().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_a_class_says_is_read() {
        let told = read(&json!({
            "t": "class",
            "said": [["class-choose-name"], ["class-last", "name", { "name": "fox.blue" }, "points", { "points": 3 }]],
            "choices": [{ "game": "hex", "variant": "" }, { "name": "Ana" }],
            "enrols": true,
            "alone": { "game": "hip", "options": ["size=4"], "level": 2, "counts": true },
            "race": { "game": "hex", "variant": "", "count": 10, "solved": [0, 3] },
        }));
        let values =
            vec![("name".to_string(), Inserted::Name("fox.blue".into())), ("points".to_string(), Inserted::Points(3))];
        assert_eq!(told.sentences[0], Sentence { id: "class-choose-name".into(), values: Vec::new() });
        assert_eq!(told.sentences[1], Sentence { id: "class-last".into(), values });
        assert_eq!(told.choices[1], Inserted::Name("Ana".into()));
        assert!(told.enrols && !told.is_left && !told.is_refused);
        let alone = told.alone.unwrap();
        assert_eq!((alone.level, alone.counts, &alone.options[..]), (2, true, &["size=4".to_string()][..]));
        let race = told.race.unwrap();
        assert_eq!((race.game, race.count, &race.solved[..]), (GameId::Hex, 10, &[0, 3][..]));
        assert_eq!(inserted(&json!(7)), Inserted::Number(7));
        assert_eq!(inserted(&json!("5:00")), Inserted::Text("5:00".into()));
    }
}
