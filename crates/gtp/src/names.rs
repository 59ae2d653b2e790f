//! The names of games in other GTP programs: a client for several games, such as Quarry, looks for its names in the
//! answer to `list_games` and then sends `set_game`.

use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::{OptionError, Options};

/// The names, each with the arguments of `game` that start the game.
const NAMES: &[(&str, &[&str])] = &[("Hex", &["hex"]), ("Othello", &["otelo_1_11", "classico"])];

/// The names of games whose clients count ranks from the top.
const FROM_THE_TOP: &[&str] = &["Othello"];

/// Returns whether clients that use this name count ranks from the top.
pub(super) fn counts_from_the_top(name: &str) -> bool {
    FROM_THE_TOP.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Returns an action with its ranks counted from the opposite side of a board with `rows` rows. Numbers that are not
/// ranks of the board stay unchanged.
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

/// Returns the name of the game and variant of a position, if it has one.
pub(super) fn known_as(position: &dyn AnyPosition) -> Option<&'static str> {
    let here = |words: &[&str]| {
        started_by(words)
            .is_ok_and(|(id, options)| id == position.id() && options.variant == position.options().variant)
    };
    NAMES.iter().find(|(_, words)| here(words)).map(|(name, _)| *name)
}

/// Returns the game and options for a name in other programs or for an id.
pub(super) fn meant_by(name: &str) -> Result<(GameId, Options), OptionError> {
    match NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, words)) => started_by(words),
        None => started_by(&[name]),
    }
}

/// Parses the game and options from the words `ID [variant] [option=value …]`.
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
    fn every_name_starts_a_game_that_has_this_name() {
        for (name, words) in NAMES {
            let (id, options) = meant_by(name).unwrap();
            assert_eq!(started_by(words).unwrap(), (id, options.clone()));
            assert_eq!(known_as(&*id.start(&options).unwrap()), Some(*name));
        }
    }
}
