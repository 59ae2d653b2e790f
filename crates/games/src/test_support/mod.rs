//! Helpers for the unit tests of the games: set up a position, play actions, list the legal ones, and solve small
//! positions without the engine ([`oracle`]).

pub(crate) mod oracle;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Effect, Event, Game, Site, square_name};

/// Returns the start of a game with these words: a variant and options, as the command `game` of the text protocol
/// takes them.
pub(crate) fn start<G: Game>(words: &[&str]) -> G {
    let options = G::FACTS.parse_options(words.iter().copied()).unwrap();
    G::start(&options).unwrap()
}

/// Returns the position after actions in canonical notation, separated by spaces, from the start with these words.
pub(crate) fn after<G: Game>(words: &[&str], texts: &str) -> G {
    let mut game = start(words);
    play(&mut game, texts);
    game
}

/// Returns the legal actions in canonical notation, sorted as texts.
pub(crate) fn sorted_texts<G: Game>(game: &G) -> Vec<String> {
    let mut list = texts(game);
    list.sort();
    list
}

/// Reads a position object of a game started with these words.
pub(crate) fn position<G: Game>(words: &[&str], object: &Value) -> G {
    let options = G::FACTS.parse_options(words.iter().copied()).unwrap();
    G::from_object(&options, object.as_object().unwrap()).unwrap_or_else(|e| panic!("{e}"))
}

/// Checks that [`Game::from_object`] refuses each of these JSON objects in a game with these words.
pub(crate) fn assert_refused<G: Game>(words: &[&str], objects: &[Value]) {
    let options = G::FACTS.parse_options(words.iter().copied()).unwrap();
    for object in objects {
        assert!(G::from_object(&options, object.as_object().unwrap()).is_err(), "{object}");
    }
}

/// Plays one action and returns the names of the squares of the effects that `site` picks, on a board with 8 files.
pub(crate) fn squares_of<G: Game>(game: &mut G, text: &str, site: impl Fn(&Effect) -> Option<Site>) -> Vec<String> {
    let sites = play(game, text).into_iter().filter_map(|event| site(&event.effect));
    sites.map(|site| square_name(site.0 as u8 % 8, site.0 as u8 / 8)).collect()
}

/// Plays actions in canonical notation, separated by spaces; returns the events of the last one.
pub(crate) fn play<G: Game>(game: &mut G, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(' ') {
        events.clear();
        let action = game.read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.apply(action, &mut events);
    }
    events
}

/// Returns the legal actions in canonical notation, in the game's own order.
pub(crate) fn texts<G: Game>(game: &G) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(&mut list);
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    list.into_iter().map(text).collect()
}

/// Checks [`Heuristic::essence`] with random matches: positions of equal essence have the same actions, which lead to
/// equal essences and outcomes; and there are fewer essences than positions.
pub(crate) fn essence_is_enough<G: Heuristic>(words: &[&str]) {
    let start: G = start(words);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut found, mut keys) = (HashMap::new(), HashSet::new());
    for _ in 0..3000 {
        let mut position = start.clone();
        while position.outcome().is_none() {
            let mut list = Vec::new();
            position.actions(&mut list);
            let reached = |&action: &G::Action| {
                let mut next = position.clone();
                next.apply(action, &mut ());
                (next.essence(), next.outcome())
            };
            let after: Vec<_> = list.iter().map(reached).collect();
            let seen = (position.mover(), texts(&position), after);
            keys.insert(position.key());
            let known = found.entry(position.essence()).or_insert_with(|| seen.clone());
            assert_eq!(*known, seen, "{}", Value::Object(position.object()));
            let action = position.sample(&mut rng, &mut Vec::new());
            position.apply(action, &mut ());
        }
    }
    assert!(found.len() < keys.len(), "{} of {}", found.len(), keys.len());
}

/// Checks a trained evaluation at positions of random matches: the number of weights, that [`Heuristic::evaluate`] is
/// the weighted sum of the features of its [`Model`], and that every symmetry gives the same value. The bytes of the
/// weight file are in `unit` hundredths.
///
/// [`Model`]: tabuleiro_engine::search::Model
pub(crate) fn assert_evaluation_sums_features<G: Heuristic>(words: &[&str], unit: i16) {
    let (start, model): (G, _) = (start(words), G::MODEL.unwrap());
    let weights = (model.weights)(&start).unwrap();
    assert_eq!((model.count)(), weights.len());
    assert!(weights.len() <= 64 * 1024, "{} weights", weights.len());
    let (mut rng, mut checked) = (Xoshiro256PlusPlus::seed_from_u64(3), 0);
    for plies in (0..60).step_by(2) {
        let mut position = start.clone();
        position.random_playout(&mut rng, &mut Vec::new(), plies);
        if position.outcome().is_some() {
            continue;
        }
        checked += 1;
        let mut sum = 0.0;
        (model.features)(&position, &mut |weight, by| {
            sum += by * f32::from(weights[weight] as i8) * f32::from(unit);
        });
        assert_eq!(position.evaluate(), sum as i32, "{}", Value::Object(position.object()));
        for k in 0..position.symmetries() {
            assert_eq!(position.transformed(k).evaluate(), position.evaluate(), "symmetry {k}");
        }
    }
    assert!(checked >= 10);
}
