//! What a class says, as JSON. `web/text/src/class.rs` reads it.

use serde_json::{Value, json};
use tabuleiro_text_table::{Attended, Inserted, Sentence};

/// Writes what a class says.
pub(crate) fn write(news: &Attended) -> Value {
    json!({
        "t": "class",
        "said": news.sentences.iter().map(sentence).collect::<Vec<_>>(),
        "choices": news.choices.iter().map(inserted).collect::<Vec<_>>(),
        "enrols": news.enrols,
        "alone": news.alone.as_ref().map(|alone| {
            json!({ "game": alone.game, "options": alone.options, "level": alone.level, "counts": alone.counts })
        }),
        "race": news.race.as_ref().map(|race| {
            json!({ "game": race.game.id(), "variant": race.variant, "count": race.count, "solved": race.solved })
        }),
        "refused": news.is_refused,
        "left": news.is_left,
    })
}

/// Writes `[id, name, value, …]`.
fn sentence(sentence: &Sentence) -> Value {
    let values = sentence.values.iter().flat_map(|(name, value)| [json!(name), inserted(value)]);
    std::iter::once(json!(sentence.id)).chain(values).collect()
}

fn inserted(value: &Inserted) -> Value {
    match value {
        Inserted::Number(number) => json!(number),
        Inserted::Name(name) => json!({ "name": name }),
        Inserted::Points(halves) => json!({ "points": halves }),
        Inserted::Game { game, variant } => json!({ "game": game, "variant": variant }),
        Inserted::Text(text) => json!(text),
    }
}
