//! Position objects with something changed in them.

use crate::choices::Choices;
use crate::{seeds, values};
use serde_json::Value;
use tabuleiro_games::AnyPosition;
use tabuleiro_rules::Object;

pub(crate) fn law(choices: &mut Choices) -> bool {
    let position = seeds::somewhere(choices);
    let bent = bent(&*position, choices);
    let Ok(next) = position.with_object(&bent) else { return false };
    accepted(&*next, &bent);
    let mut next = next;
    seeds::walk(&mut *next, 20, choices);
    accepted(&*next, &bent);
    true
}

/// The object of a position, changed in one to four places; parts come from a later moment of the match, from a match
/// with other options, or from any game.
pub(crate) fn bent(position: &dyn AnyPosition, choices: &mut Choices) -> Object {
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
        values::bend(&mut value, &donor, choices);
    }
    match value {
        Value::Object(object) => object,
        other => Object::from_iter([("rows".to_string(), other)]),
    }
}

/// What holds of a position that was read from `object`, or reached from there.
fn accepted(position: &dyn AnyPosition, object: &Object) {
    let printed = position.object();
    let tell = || format!("{} {:?}: {}", position.id().id(), position.options(), Value::from(object.clone()));
    let again = position.with_object(&printed);
    let again = again.unwrap_or_else(|e| panic!("{} prints what it refuses, {printed:?}: {e}", tell()));
    assert_eq!(again.object(), printed, "{} reads back otherwise", tell());
    assert_eq!(again.key(), position.key(), "{} has another key when read back from {printed:?}", tell());
    let texts = |position: &dyn AnyPosition| position.legal().into_iter().map(|o| o.text).collect::<Vec<_>>();
    let legal = texts(position);
    assert_eq!(texts(&*again), legal, "{} has other actions when read back from {printed:?}", tell());
    assert_eq!(again.outcome(), position.outcome(), "{} ends otherwise when read back from {printed:?}", tell());
    assert_eq!(legal.is_empty(), position.outcome().is_some(), "{} goes on without actions or after its end", tell());
    let sites = position.board().sites.len();
    assert!(sites <= seeds::most_sites(position), "{} has a board of {sites} sites", tell());
    assert!(position.pieces().standing().iter().all(|s| s.at.index() < sites), "{} has men beside the board", tell());
}
