//! A match as a link: `#game=<id>&variant=<name>&size=9&moves=<actions>`, with a dot or a space between two actions in
//! canonical notation. A long match, or one from another position, is linked by its position: `position=<object>`. Every
//! other key is an option of the game; omitted options have their default. `opponent=<level>`, 1 to 5, is a match against
//! the computer, in which the person has the first side, or the second with `side=second`. A puzzle as a link:
//! `#game=<id>&puzzle=<name>`. A table of a match with another device: `#table=<code>`. The page on which a match is set
//! up: `#setup=<id>&variant=<name>`.

use crate::app::foundations::locale::Reason;
use bevy::prelude::*;
use percent_encoding::percent_decode_str;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Occupant, Record, SetUpError};
use tabuleiro_online::code::{CodeError, Link as TableLink};
use tabuleiro_rules::Object;
use thiserror::Error;

/// Whether links can be made: they need the address of a page.
pub(crate) const SHARES: bool = cfg!(target_family = "wasm");

/// Requests that a link to the position on the table is copied.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Share;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Share>();
}

impl From<&LinkError> for Reason {
    fn from(error: &LinkError) -> Reason {
        match error {
            LinkError::NoGame => Reason::plain("reason-link-game"),
            LinkError::Word(word) | LinkError::Level(word) | LinkError::Side(word) => {
                Reason::about("reason-link-word", word)
            }
            LinkError::Table(_) => Reason::plain("reason-link-table"),
            LinkError::Position(_) => Reason::plain("reason-object"),
            LinkError::Match(error) => error.into(),
        }
    }
}

/// Characters that are percent-encoded: those not allowed after `#` in an address, and the separators.
const RESERVED: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'&').add(b'+').add(b'<').add(b'=').add(b'>').add(b'`');

/// The target of a link.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Linked {
    /// A match of two people, or against the computer.
    Match(Box<Record>),
    /// A puzzle of a game, which may not exist.
    Puzzle { game: GameId, id: String },
    /// A table of a match with another device, which may not exist.
    Table(TableLink),
    /// The page on which a match is set up.
    SetUp { game: GameId, variant: String },
}

/// Why a link cannot be opened.
#[derive(Debug, Error)]
pub(crate) enum LinkError {
    /// The link names no game.
    #[error("expected 'game=' and the id of a game")]
    NoGame,
    /// A word without `=`.
    #[error("expected 'key=value', found '{0}'")]
    Word(String),
    /// The position is not a JSON object.
    #[error("the position is not an object: {0}")]
    Position(#[from] serde_json::Error),
    /// The level of the computer is none.
    #[error("expected a level from 1 to 5 after 'opponent=', found '{0}'")]
    Level(String),
    /// The side of the person is none.
    #[error("expected 'first' or 'second' after 'side=', found '{0}'")]
    Side(String),
    /// The code of a table is none.
    #[error(transparent)]
    Table(#[from] CodeError),
    /// The game, an option or the position does not exist.
    #[error(transparent)]
    Match(#[from] SetUpError),
}

/// The greatest length of the actions in a link, in characters.
const LONGEST_LINE: usize = 400;

/// Returns the part after `#` of a link to a match: the actions up to the cursor, or the position if they are too many or
/// the match did not begin at the initial position.
pub(crate) fn print(game: &Match) -> String {
    let position = game.position();
    let mut link = position.options().link(position.facts());
    let record = game.record_to_here();
    let moves = utf8_percent_encode(&record.moves.join("."), RESERVED).to_string();
    if record.start.is_none() && !moves.is_empty() && moves.len() <= LONGEST_LINE {
        link.push_str(&format!("&moves={moves}"));
        return link;
    }
    let object = serde_json::Value::Object(position.object()).to_string();
    link.push_str(&format!("&position={}", utf8_percent_encode(&object, RESERVED)));
    link
}

/// Returns the part after `#` of a link to a puzzle.
#[cfg(any(target_family = "wasm", test))]
pub(crate) fn print_puzzle(game: GameId, id: &str) -> String {
    format!("game={}&puzzle={}", game.id(), utf8_percent_encode(id, RESERVED))
}

/// Returns the part after `#` of the address of a match: the game and its options.
#[cfg(any(target_family = "wasm", test))]
pub(crate) fn print_game(game: &Match) -> String {
    game.position().options().link(game.position().facts())
}

/// Returns the part after `#` of a link to the page on which a match is set up.
#[cfg(any(target_family = "wasm", test))]
pub(crate) fn print_set_up(game: GameId, variant: &str) -> String {
    if variant.is_empty() { format!("setup={}", game.id()) } else { format!("setup={}&variant={variant}", game.id()) }
}

/// Parses a link; a leading `#` is optional.
///
/// # Errors
/// [`LinkError`], if the match cannot be set up.
pub(crate) fn parse(link: &str) -> Result<Linked, LinkError> {
    let (mut id, mut options, mut start, mut puzzle, mut moves) = (None, Vec::new(), None, None, Vec::new());
    let (mut computer, mut second) = (None, false);
    let mut is_set_up = false;
    for part in link.trim_start_matches('#').split('&').filter(|p| !p.is_empty()) {
        let (key, value) = part.split_once('=').ok_or_else(|| LinkError::Word(part.to_string()))?;
        let value = percent_decode_str(value).decode_utf8_lossy().into_owned();
        match key {
            "game" | "setup" => (id, is_set_up) = (Some(value), key == "setup"),
            "variant" => options.extend((!value.is_empty()).then_some(value)),
            "table" => return Ok(Linked::Table(value.parse()?)),
            "puzzle" => puzzle = Some(value),
            "opponent" => {
                let level = value.parse().ok().filter(|level| (1..=5).contains(level));
                computer = Some(Occupant::computer(level.ok_or(LinkError::Level(value))?));
            }
            "side" => {
                second = match value.as_str() {
                    "first" => false,
                    "second" => true,
                    _ => return Err(LinkError::Side(value)),
                };
            }
            "moves" => {
                let actions = value.split(|c: char| c == '.' || c.is_whitespace()).filter(|action| !action.is_empty());
                moves = actions.map(str::to_string).collect();
            }
            "position" => start = Some(serde_json::from_str::<Object>(&value)?),
            key => options.push(format!("{key}={value}")),
        }
    }
    let id = id.ok_or(LinkError::NoGame)?;
    let game = GameId::find(&id).map_err(SetUpError::from)?;
    if let Some(id) = puzzle {
        return Ok(Linked::Puzzle { game, id });
    }
    if is_set_up {
        let variant = options.first().filter(|option| !option.contains('=')).cloned().unwrap_or_default();
        return Ok(Linked::SetUp { game, variant });
    }
    let mut record = Record { options, start, moves, ..Record::of(game.id()) };
    if let Some(computer) = computer {
        record.occupants = [Occupant::Human, computer];
        if second {
            record.occupants.swap(0, 1);
        }
    }
    Match::from_record(&record)?;
    Ok(Linked::Match(Box::new(record)))
}

/// Returns the game that a link names, even if the rest of it is wrong.
#[cfg(any(target_family = "wasm", test))]
pub(crate) fn game_named(link: &str) -> Option<GameId> {
    let id = link.trim_start_matches('#').split('&').find_map(|part| part.strip_prefix("game="))?;
    GameId::find(id).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_link_still_tells_its_game() {
        assert!(parse("#game=hex&size=99").is_err());
        assert_eq!(game_named("#game=hex&size=99"), Some(GameId::Hex));
        assert_eq!(game_named("#game=xadrez"), None);
    }

    #[test]
    fn the_address_of_a_set_up_page_leads_back_to_it() {
        for (game, variant) in [("hex", ""), ("otelo_1_11", "classico")] {
            let game = GameId::find(game).unwrap();
            let linked = parse(&print_set_up(game, variant)).unwrap();
            assert_eq!(linked, Linked::SetUp { game, variant: variant.into() });
        }
        assert!(parse("#setup=ludo").is_err());
    }

    #[test]
    fn the_address_of_a_match_names_its_game_and_options_only() {
        let game = Match::from_record(&record("#game=hex&size=9&moves=a1")).unwrap();
        assert_eq!(print_game(&game), "game=hex&size=9");
    }

    fn record(link: &str) -> Record {
        match parse(link) {
            Ok(Linked::Match(record)) => *record,
            other => panic!("{link} leads to {other:?}"),
        }
    }

    /// Such links are printed on sheets and written down in notebooks: `docs/stability.md`.
    #[test]
    fn links_of_every_earlier_version_lead_where_they_led() {
        for (link, moves) in [
            ("#game=hip", ""),
            ("#game=hip&moves=a1%20b2%20c3", "a1 b2 c3"),
            ("#game=hip&moves=a1.b2.c3", "a1 b2 c3"),
            ("game=hex&size=9&moves=a1", "a1"),
            ("#game=hex&variant=&size=5&opponent=3&side=second", ""),
        ] {
            assert_eq!(record(link).moves.join(" "), moves, "{link}");
        }
        let against = record("#game=hex&size=5&opponent=3&side=second");
        assert!(against.occupants[0] != Occupant::Human && against.occupants[1] == Occupant::Human);
        let puzzle = Linked::Puzzle { game: GameId::Hex, id: "p03".into() };
        assert_eq!(parse("#game=hex&puzzle=p03").unwrap(), puzzle);
        assert!(matches!(parse("#table=CDFH"), Ok(Linked::Table(_))));
        assert!(matches!(parse("#setup=hex"), Ok(Linked::SetUp { .. })));
    }

    #[test]
    fn a_link_carries_the_actions_of_a_short_match() {
        let linked = record("#game=hip&moves=a1.b2%20c3");
        assert_eq!(linked.moves, ["a1", "b2", "c3"]);
        let mut game = Match::from_record(&linked).unwrap();
        assert!(print(&game).ends_with("&moves=a1.b2.c3"), "{}", print(&game));
        game.undo();
        assert!(print(&game).ends_with("&moves=a1.b2"), "{}", print(&game));
        assert!(parse("#game=hip&moves=a1.a9").is_err());
    }

    #[test]
    fn a_link_to_a_long_match_carries_its_position() {
        let mut game = Match::of(GameId::Otelo111);
        while game.position().outcome().is_none() {
            let offer = game.position().legal().swap_remove(0);
            game.play_offer(&offer).unwrap();
            let link = print(&game);
            let line = game.record_to_here().moves.join(".").len();
            assert_eq!(link.contains("&position="), line > LONGEST_LINE, "{link}");
            let back = Match::from_record(&record(&link)).unwrap();
            assert_eq!(back.position().object(), game.position().object());
        }
    }

    /// Every position in the test is preserved by its link.
    #[test]
    fn a_link_carries_the_position_of_any_game() {
        for &id in GameId::ALL {
            let variants = id.facts().variants;
            for &variant in if variants.is_empty() { &[""][..] } else { variants } {
                let mut played = Record::of(id.id());
                played.options = vec![variant.to_string()];
                played.options.retain(|v| !v.is_empty());
                for _ in 0..3 {
                    let game = Match::from_record(&played).unwrap();
                    played.moves.extend(game.position().legal().first().map(|offer| offer.text.clone()));
                }
                let game = Match::from_record(&played).unwrap();
                let link = print(&game);
                assert!(link.is_ascii() && !link.contains([' ', '"', '#']), "{link}");
                let back = Match::from_record(&record(&link)).unwrap();
                assert_eq!(back.position().object(), game.position().object(), "{link}");
                assert_eq!(back.position().options(), game.position().options(), "{link}");
            }
        }
    }

    #[test]
    fn options_of_a_link_are_those_of_the_protocol() {
        assert_eq!(record("#game=hex&size=9").options, ["size=9"]);
        assert_eq!(record("#game=mak_yek&variant=cleave").options, ["cleave"]);
    }

    #[test]
    fn a_link_may_name_the_level_of_the_computer_and_the_side_of_the_person() {
        let linked = record("#game=hex&size=5&opponent=3&side=second");
        assert_eq!(
            (linked.options, linked.occupants),
            (vec!["size=5".into()], [Occupant::computer(3), Occupant::Human])
        );
        assert_eq!(record("#game=hex&opponent=1").occupants, [Occupant::Human, Occupant::computer(1)]);
        for wrong in ["opponent=6", "opponent=x", "opponent=3&side=third"] {
            assert!(parse(&format!("#game=hex&{wrong}")).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_link_of_a_puzzle_opens_the_puzzle() {
        let linked = parse(&format!("#{}", print_puzzle(GameId::Hex, "p03"))).unwrap();
        assert_eq!(linked, Linked::Puzzle { game: GameId::Hex, id: "p03".into() });
    }

    #[test]
    fn a_link_names_a_table() {
        for link in ["CDFH", "CDFHJKMNPRTW"] {
            let table = format!("#table={}", link.to_lowercase());
            assert_eq!(parse(&table).unwrap(), Linked::Table(link.parse().unwrap()));
        }
        assert!(parse("#table=AEIO").is_err());
    }

    #[test]
    fn an_invalid_link_gives_the_reason() {
        let reason = |link: &str| parse(link).unwrap_err().to_string();
        assert!(reason("#variant=classico").contains("game="));
        assert!(reason("#game=ludo").contains("ludo"));
        assert!(reason("#game=hex&size=40").contains("40"));
        assert!(reason("#game=hex&position=%7Boops").contains("position"));
        assert!(reason("#hex").contains("hex"));
    }

    /// The messages contain no English text of the error types.
    #[test]
    fn the_reason_for_an_invalid_link_is_given_in_every_language() {
        use crate::app::foundations::locale::{Language, Texts};
        for language in Language::ALL {
            let texts = Texts::load(language);
            for link in [
                "#variant=classico",
                "#game=ludo",
                "#game=semaforo&size=9",
                "#game=semaforo&variant=x",
                "#game=hex&size=40",
                "#game=hex&position=%7Boops",
                "#game=hex&position=%7B%7D",
                "#hex",
                "#table=AEIO",
            ] {
                let error = parse(link).unwrap_err();
                let reason = Reason::from(&error);
                let said = texts.reason(&reason);
                assert_ne!(said, reason.id, "{link} is said in {}", language.code());
                assert!(!said.contains('{'), "everything is inserted: {said}");
                assert_ne!(said, error.to_string());
            }
        }
    }
}
