//! Fuzz target: mutated published records.

use super::choices::Choices;
use super::values;
use serde_json::Value;
use std::path::Path;
use std::sync::LazyLock;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Published;

/// Every published record.
static PUBLISHED: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let assets = Path::new("../../assets/games");
    let mut all = Vec::new();
    for game in GameId::ALL {
        let text = std::fs::read_to_string(assets.join(game.id()).join("records/published.json")).unwrap();
        all.extend(serde_json::from_str::<Vec<Value>>(&text).unwrap());
    }
    all
});

pub(crate) fn law(choices: &mut Choices) -> bool {
    let mut value = choices.of(&PUBLISHED).cloned().unwrap_or_default();
    let donor = choices.of(&PUBLISHED).cloned().unwrap_or_default();
    for _ in 0..=choices.below(2) {
        values::mutate(&mut value, &donor, choices);
    }
    let mut text = Value::Array(vec![value]).to_string();
    if choices.once_in(8) {
        text = choices.misspelt(&text);
    }
    let Ok(list) = Published::list(&text) else { return false };
    let mut replayed = false;
    for Published { record, refused, .. } in list {
        let Ok(mut position) = record.start() else { continue };
        assert_eq!(position.id().id(), record.game, "the record is of another game: {text}");
        for action in record.moves.iter().chain(&refused) {
            let (object, key) = (position.object(), position.key());
            if let Err(error) = position.play(action, &mut Vec::new()) {
                assert_eq!((position.object(), position.key()), (object, key), "'{action}' ({error}) in {text}");
                break;
            }
        }
        position.with_object(&position.object()).unwrap_or_else(|e| panic!("{text} ends where nothing begins: {e}"));
        replayed = true;
    }
    replayed
}
