//! Tests of the rules of Quarto.

use super::*;
use crate::test_support::play;
use serde_json::{Value, json};
use tabuleiro_rules::{Game, ObjectError};

fn read(variant: &str, object: &Value) -> Result<Quarto, ObjectError> {
    let options = Quarto::FACTS.parse_options([variant]).unwrap();
    Quarto::from_object(&options, object.as_object().unwrap())
}

#[test]
fn four_pieces_make_a_line_exactly_when_they_share_an_attribute() {
    for line in LINES {
        let cells: Vec<u8> = (0..16).filter(|c| line >> c & 1 == 1).collect();
        for set in (0..=u16::MAX).filter(|set| set.count_ones() == 4) {
            let pieces: Vec<u8> = (0..16).filter(|p| set >> p & 1 == 1).collect();
            let mut game = Quarto::empty(true, Player::First);
            for (&p, &c) in pieces.iter().zip(&cells) {
                assert!(!game.complete(line));
                game.put(p, c);
                assert_eq!(game.piece_at(c), p);
            }
            let shared = pieces.iter().fold(15, |all, p| all & p) | pieces.iter().fold(15, |all, p| all & !p);
            assert_eq!(game.complete(line), shared != 0, "{pieces:?}");
            assert!(cells.iter().all(|&c| game.wins(c) == (shared != 0)));
        }
    }
}

#[test]
fn the_bits_of_a_mask_are_numbered_from_the_lowest() {
    for mask in 1..=u16::MAX {
        let bits = (0..16).filter(|bit| mask >> bit & 1 == 1);
        assert!(bits.enumerate().all(|(n, bit)| nth(mask, n as u32) == bit), "{mask:#b}");
    }
}

#[test]
fn the_winning_pieces_are_those_that_complete_a_line_somewhere() {
    let mut game = Quarto::empty(true, Player::First);
    for (p, c) in [(0, 0), (5, 1), (12, 2), (3, 5), (9, 10), (6, 7), (15, 13)] {
        game.put(p, c);
        game.reserve &= !(1 << p);
        for hand in (0..16).filter(|p| game.reserve >> p & 1 == 1) {
            let now = Quarto { hand, ..game };
            let wins = (0..16).any(|c| now.filled >> c & 1 == 0 && now.would_win(c));
            assert_eq!(wins, game.winning_pieces() >> hand & 1 == 1, "{hand} after {p}");
        }
    }
}

/// Fifteen pieces placed in order; the sixteenth completes the top row.
fn before_the_last_piece() -> Value {
    let start = Quarto { hand: 15, phase: Phase::Place, reserve: 0, ..Quarto::empty(false, Player::First) };
    let full = (0..15).fold(start, |mut game, i| {
        game.put(i, i);
        game
    });
    full.object().into()
}

#[test]
fn after_the_sixteenth_piece_the_placer_then_the_opponent_may_announce() {
    let mut game = read("anuncio", &before_the_last_piece()).unwrap();
    let placer = game.mover();
    play(&mut game, "d4");
    assert_eq!((game.mover(), game.prompt()), (placer, "ask-call-or-pass"));
    play(&mut game, "pass");
    assert_eq!((game.mover(), game.prompt()), (placer.other(), "ask-call-or-pass"));
    let mut announced = game;
    play(&mut announced, "quarto");
    assert_eq!(announced.outcome(), Some(Outcome::Win(placer.other())));
    assert_eq!(announced.verdict().unwrap().sites, [12, 13, 14, 15].map(Site));
    play(&mut game, "pass");
    assert_eq!((game.outcome(), game.verdict().unwrap().reason), (Some(Outcome::Draw), "end-full"));
}

#[test]
fn only_a_line_through_the_piece_placed_last_can_be_announced() {
    let row = |last: Value| {
        let cells = json!({"a1": "acqo", "b1": "acqm", "c1": "acro", "d1": "acrm", "d4": "beqo"});
        read("anuncio", &json!({"cells": cells, "hand": "bero", "last": last})).unwrap()
    };
    assert!(row(json!("b1")).read("quarto").is_ok());
    assert!(row(json!("d4")).read("quarto").is_err());
    assert!(row(Value::Null).read("quarto").is_err());
    assert_eq!(row(json!("d4")), row(Value::Null));
}

#[test]
fn in_variant_auto_a_line_wins_without_an_announcement() {
    let cells = json!({"a1": "acqo", "b2": "acqm", "c3": "acro"});
    let mut game = read("auto", &json!({"cells": cells, "hand": "acrm"})).unwrap();
    let placer = game.mover();
    play(&mut game, "d4");
    assert_eq!(game.outcome(), Some(Outcome::Win(placer)));
    assert_eq!(game.verdict().unwrap().sites, [0, 5, 10, 15].map(Site));
}

#[test]
fn the_turn_follows_from_the_pieces_if_the_object_omits_it() {
    let mut game = read("anuncio", &json!({"cells": {}})).unwrap();
    for text in ["acqo", "a1", "berm", "d4", "aerm"] {
        play(&mut game, text);
        let mut object = game.object();
        object.remove("turn");
        assert_eq!(read("anuncio", &object.into()).unwrap(), game);
    }
}

#[test]
fn objects_that_no_match_reaches_are_refused() {
    let line = json!({"a1": "acqo", "b1": "acqm", "c1": "acro", "d1": "acrm"});
    for (variant, object) in [
        ("anuncio", json!({"cells": {"a1": "acqo", "a2": "acqo"}})),
        ("anuncio", json!({"cells": {"a1": "acqo"}, "hand": "acqo"})),
        ("anuncio", json!({"cells": {"a1": "acq"}})),
        ("anuncio", json!({"cells": {"e1": "acqo"}})),
        ("anuncio", json!({"cells": {}, "last": "a1"})),
        ("anuncio", json!({"cells": {}, "phase": "place"})),
        ("anuncio", json!({"cells": {}, "phase": "over"})),
        ("auto", json!({"cells": {}, "phase": "over"})),
        ("auto", json!({"cells": line, "hand": "berm"})),
        ("auto", json!({"hand": "berm"})),
    ] {
        assert!(read(variant, &object).is_err(), "{variant} {object}");
    }
}
