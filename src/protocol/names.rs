//! What other programs of the protocol call games: a client that knows several asks `list_games` for the names it knows
//! and says `set_game` (Quarry does).

use crate::games::{AnyPosition, GameId};
use crate::rules::{OptionError, Options};

/// The name, and the words after `game` that start it.
const NAMES: &[(&str, &[&str])] = &[("Hex", &["hex"]), ("Othello", &["otelo_1_11", "classico"])];

/// The name of the game and variant at hand, where it has one.
pub(super) fn known_as(position: &dyn AnyPosition) -> Option<&'static str> {
    let here = |words: &[&str]| {
        started_by(words)
            .is_ok_and(|(id, options)| id == position.id() && options.variant == position.options().variant)
    };
    NAMES.iter().find(|(_, words)| here(words)).map(|(name, _)| *name)
}

/// The game that a name means, of other programs' names and our own ids.
pub(super) fn meant_by(name: &str) -> Result<(GameId, Options), OptionError> {
    match NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, words)) => started_by(words),
        None => started_by(&[name]),
    }
}

/// The game and options that `ID [variant] [option=value …]` names.
pub(super) fn started_by(words: &[&str]) -> Result<(GameId, Options), OptionError> {
    let id = GameId::find(words.first().copied().unwrap_or_default())?;
    Ok((id, id.facts().parse_options(words.iter().skip(1).copied())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_starts_a_game_and_is_that_games_name() {
        for (name, words) in NAMES {
            let (id, options) = meant_by(name).unwrap();
            assert_eq!(started_by(words).unwrap(), (id, options.clone()));
            assert_eq!(known_as(&*id.start(&options).unwrap()), Some(*name));
        }
    }
}
