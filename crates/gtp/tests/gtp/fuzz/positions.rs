//! Fuzz target: mutated position objects.

use super::choices::Choices;
use super::{seeds, values};
use serde_json::Value;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::Object;

pub(crate) fn law(choices: &mut Choices) -> bool {
    let position = seeds::somewhere(choices);
    let object = mutated(&*position, choices);
    let Ok(next) = position.with_object(&object) else { return false };
    assert_consistent(&*next, &object);
    let mut next = next;
    seeds::walk(&mut *next, 20, choices);
    assert_consistent(&*next, &object);
    true
}

/// Returns the object of a position with one to four mutations. Foreign parts come from a later position of the match,
/// from the start with other options, or from any game.
pub(crate) fn mutated(position: &dyn AnyPosition, choices: &mut Choices) -> Object {
    let donor = match choices.below(6) {
        0..=2 => {
            let mut later = position.boxed();
            seeds::walk(&mut *later, 12, choices);
            later
        }
        3 | 4 => seeds::start(position.id(), choices),
        _ => seeds::somewhere(choices),
    };
    let donor = Value::Object(donor.object());
    let mut value = Value::Object(position.object());
    for _ in 0..=choices.below(4) {
        values::mutate(&mut value, &donor, choices);
    }
    match value {
        Value::Object(object) => object,
        other => Object::from_iter([("rows".to_string(), other)]),
    }
}

/// Asserts the invariants of a position that was read from `object`, or reached from it.
fn assert_consistent(position: &dyn AnyPosition, object: &Object) {
    let printed = position.object();
    let context = || format!("{} {:?}: {}", position.id().id(), position.options(), Value::from(object.clone()));
    let again = position.with_object(&printed);
    let again = again.unwrap_or_else(|e| panic!("{} prints what it refuses, {printed:?}: {e}", context()));
    assert_eq!(again.object(), printed, "{} reads back otherwise", context());
    assert_eq!(again.key(), position.key(), "{} has another key when read back from {printed:?}", context());
    let texts = |position: &dyn AnyPosition| position.legal().into_iter().map(|o| o.text).collect::<Vec<_>>();
    let legal = texts(position);
    assert_eq!(texts(&*again), legal, "{} has other actions when read back from {printed:?}", context());
    assert_eq!(again.outcome(), position.outcome(), "{} ends otherwise when read back from {printed:?}", context());
    assert_eq!(
        legal.is_empty(),
        position.outcome().is_some(),
        "{} goes on without actions or after its end",
        context()
    );
    let sites = position.board().sites.len();
    assert!(sites <= seeds::most_sites(position), "{} has a board of {sites} sites", context());
    assert!(
        position.pieces().standing().iter().all(|s| s.at.index() < sites),
        "{} has men beside the board",
        context()
    );
}
