//! What tests of games do all the time: set a position, play, list.

use crate::rules::{Event, Game};
use serde_json::Value;

/// The position of an object, in a game started with these words.
pub(super) fn position<G: Game>(words: &[&str], object: &Value) -> G {
    let options = G::FACTS.parse_options(words.iter().copied()).unwrap();
    G::from_object(&options, object.as_object().unwrap()).unwrap_or_else(|e| panic!("{e}"))
}

/// Plays actions in canonical notation, separated by spaces; tells what the last one did.
pub(super) fn play<G: Game>(game: &mut G, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(' ') {
        events.clear();
        let action = game.read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.apply(action, &mut events);
    }
    events
}

/// The legal actions in canonical notation, in the game's own order.
pub(super) fn texts<G: Game>(game: &G) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(&mut list);
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    list.into_iter().map(text).collect()
}
