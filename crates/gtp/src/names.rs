//! What other programs of the protocol call games: a client that knows several asks `list_games` for the names it knows
//! and says `set_game` (Quarry does).

use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::{OptionError, Options};

/// The name, and the words after `game` that start it.
const NAMES: &[(&str, &[&str])] = &[("Hex", &["hex"]), ("Othello", &["otelo_1_11", "classico"])];

/// Names of games whose programs count the ranks from the top.
const FROM_THE_TOP: &[&str] = &["Othello"];

/// Whether clients that know a game by this name count its ranks from the top.
pub(super) fn counts_from_the_top(name: &str) -> bool {
    FROM_THE_TOP.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// An action with its ranks counted from the other side of the board.
pub(super) fn turned(action: &str, rows: usize) -> String {
    let mut turned = String::with_capacity(action.len());
    let mut rest = action;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let end = rest[at..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |length| at + length);
        turned += &rest[..at];
        match rest[at..end].parse::<usize>() {
            Ok(rank) if (1..=rows).contains(&rank) => turned += &(rows + 1 - rank).to_string(),
            _ => turned += &rest[at..end],
        }
        rest = &rest[end..];
    }
    turned + rest
}

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
    fn ranks_are_turned_and_nothing_else() {
        assert_eq!(turned("D3", 8), "D6");
        assert_eq!(turned("a1-b10", 10), "a10-b1");
        assert_eq!((turned("pass", 8), turned("e9", 8)), ("pass".into(), "e9".into()));
    }

    #[test]
    fn every_name_starts_a_game_and_is_that_games_name() {
        for (name, words) in NAMES {
            let (id, options) = meant_by(name).unwrap();
            assert_eq!(started_by(words).unwrap(), (id, options.clone()));
            assert_eq!(known_as(&*id.start(&options).unwrap()), Some(*name));
        }
    }
}
