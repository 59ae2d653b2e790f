//! The names of games in other GTP programs: a client for several games, such as Quarry, looks for its names in the
//! answer to `list_games` and then sends `set_game`.

use tabuleiro_catalogue::{AnyPosition, GameId};
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
pub(super) fn mirror_ranks(action: &str, rows: usize) -> String {
    let mut mirrored = String::with_capacity(action.len());
    let mut rest = action;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let end = rest[at..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |length| at + length);
        mirrored += &rest[..at];
        match rest[at..end].parse::<usize>() {
            Ok(rank) if (1..=rows).contains(&rank) => mirrored += &(rows + 1 - rank).to_string(),
            _ => mirrored += &rest[at..end],
        }
        rest = &rest[end..];
    }
    mirrored + rest
}

/// The games whose controllers are those of Go: their columns have no letter I, and they set positions up with several
/// stones of one colour in a row.
const GO: &[GameId] = &[GameId::AtariGo, GameId::GoEmLinha];

/// Returns whether the controllers of a game are those of Go.
pub(super) fn is_go(game: GameId) -> bool {
    GO.contains(&game)
}

/// Returns the column of an action that is a single point; `None` for another action.
fn column(action: &str) -> Option<char> {
    let column = action.chars().next().filter(char::is_ascii_alphabetic)?;
    let row = &action[1..];
    (!row.is_empty() && row.bytes().all(|byte| byte.is_ascii_digit())).then_some(column.to_ascii_lowercase())
}

/// Returns an action with the column letters of GTP 2, which has no I.
pub(super) fn with_gtp_column(action: &str) -> String {
    match column(action) {
        Some(letter @ 'i'..='y') => format!("{}{}", char::from(letter as u8 + 1), &action[1..]),
        _ => action.into(),
    }
}

/// Returns an action with column letters of GTP 2 in the notation of the game; `None` if its column is I.
pub(super) fn from_gtp_column(action: &str) -> Option<String> {
    match column(action) {
        Some('i') => None,
        Some(letter @ 'j'..='z') => Some(format!("{}{}", char::from(letter as u8 - 1), &action[1..])),
        _ => Some(action.into()),
    }
}

/// Returns the name of the game and variant of a position, if it has one.
pub(super) fn name_of(position: &dyn AnyPosition) -> Option<&'static str> {
    let here = |words: &[&str]| {
        parse_game(words)
            .is_ok_and(|(id, options)| id == position.id() && options.variant == position.options().variant)
    };
    NAMES.iter().find(|(_, words)| here(words)).map(|(name, _)| *name)
}

/// Returns the game and options for a name in other programs or for an id.
pub(super) fn find_game(name: &str) -> Result<(GameId, Options), OptionError> {
    match NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, words)) => parse_game(words),
        None => parse_game(&[name]),
    }
}

/// Parses the game and options from the words `ID [variant] [option=value …]`.
pub(super) fn parse_game(words: &[&str]) -> Result<(GameId, Options), OptionError> {
    let id = GameId::find(words.first().copied().unwrap_or_default())?;
    Ok((id, id.facts().parse_options(words.iter().skip(1).copied())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ranks_are_mirrored() {
        assert_eq!(mirror_ranks("D3", 8), "D6");
        assert_eq!(mirror_ranks("a1-b10", 10), "a10-b1");
        assert_eq!((mirror_ranks("pass", 8), mirror_ranks("e9", 8)), ("pass".into(), "e9".into()));
    }

    #[test]
    fn columns_of_gtp_have_no_i() {
        for (ours, theirs) in [("a1", "a1"), ("h9", "h9"), ("i5", "j5"), ("s19", "t19"), ("y1", "z1")] {
            assert_eq!(with_gtp_column(ours), theirs);
            assert_eq!(from_gtp_column(theirs).as_deref(), Some(ours));
        }
        assert_eq!((from_gtp_column("J5"), from_gtp_column("I5")), (Some("i5".into()), None));
        for action in ["pass", "swap", "i", "", "5", "é1"] {
            assert_eq!((with_gtp_column(action), from_gtp_column(action)), (action.into(), Some(action.into())));
        }
    }

    #[test]
    fn every_name_starts_a_game_that_has_this_name() {
        for (name, words) in NAMES {
            let (id, options) = find_game(name).unwrap();
            assert_eq!(parse_game(words).unwrap(), (id, options.clone()));
            assert_eq!(name_of(&*id.start(&options).unwrap()), Some(*name));
        }
    }
}
