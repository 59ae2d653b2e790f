//! Tests of the rules of Moinho.

use super::*;
use crate::test_support::{play, texts};
use serde_json::{Value, json};
use tabuleiro_rules::{Game, Object, ObjectError, Options};

fn options(words: &[&str]) -> Options {
    FACTS.parse_options(words.iter().copied()).unwrap()
}

fn read(words: &[&str], object: Value) -> Result<Moinho, ObjectError> {
    Moinho::from_object(&options(words), object.as_object().unwrap())
}

/// White and black men by name, no men in hand, White to move.
fn men(words: &[&str], white: &str, black: &str) -> Moinho {
    let of = |names: &str, letter: &str| {
        names.split(' ').map(|name| (name.to_string(), Value::from(letter))).collect::<Vec<_>>()
    };
    let men: Object = of(white, "W").into_iter().chain(of(black, "B")).collect();
    read(words, json!({ "men": men })).unwrap()
}

const BLACK: &str = "b2 d2 e5 b6 a7 f6 c5";

#[test]
fn a_mill_opened_and_closed_again_allows_no_removal_until_the_third_turn() {
    for (wait, removes) in [("", false), ("c3-c4 b6-d6 ", true)] {
        let mut game = men(&[], "a1 d1 g4 c3 e3", BLACK);
        play(&mut game, "g4-g1 xe5 a7-d7 g1-g4 d7-a7");
        if !wait.is_empty() {
            play(&mut game, wait.trim());
        }
        play(&mut game, "g4-g1");
        assert_eq!(game.prompt() == "ask-remove", removes);
    }
}

#[test]
fn without_rule_seven_the_same_mill_allows_a_removal_every_time() {
    let mut game = men(&["reuse=off"], "a1 d1 g4 c3 e3", BLACK);
    play(&mut game, "g4-g1 xe5 a7-d7 g1-g4 d7-a7 g4-g1 xb2");
    assert_eq!(game.men[1].count_ones(), 5);
}

#[test]
fn a_man_that_moves_between_two_mills_removes_one_every_turn() {
    // g1 completes a1-d1-g1 from g4, g4 completes e4-f4-g4 from g1.
    let mut game = men(&[], "a1 d1 g4 f4 e4", "b2 d2 e5 b6 a7 f6 c5 c3");
    play(&mut game, "g4-g1 xa7 b6-d6 g1-g4 xd2 d6-b6 g4-g1 xb6");
    assert_eq!(game.men[1].count_ones(), 5);
}

#[test]
fn a_declined_removal_leaves_the_mill_usable() {
    let mut game = men(&[], "a1 d1 g4 c3 e3", BLACK);
    play(&mut game, "g4-g1 pass a7-d7 g1-g4 d7-a7 g4-g1 xe5");
    assert_eq!(game.mover(), Player::Second);
}

#[test]
fn two_mills_closed_at_once_give_one_removal_and_are_both_used() {
    let men = json!({ "a1": "W", "d1": "W", "g4": "W", "g7": "W", "b2": "B", "d2": "B", "e5": "B" });
    let mut game = read(&[], json!({ "men": men, "hand": { "W": 1, "B": 1 } })).unwrap();
    play(&mut game, "g1 xe5");
    assert_eq!(game.mover(), Player::Second);
    assert_eq!(game.object()["used"]["W"], json!({ "mills": ["a1-d1-g1", "g1-g4-g7"], "turns": 2 }));
}

#[test]
fn a_removal_is_optional_unless_it_is_compulsory() {
    for (words, count) in [(&[][..], 8), (&["compulsory=on"], 7)] {
        let mut game = men(words, "a1 d1 g4 c3 e3", BLACK);
        play(&mut game, "g4-g1");
        assert_eq!(texts(&game).len(), count);
        assert_eq!(texts(&game).contains(&"pass".into()), words.is_empty());
    }
}

#[test]
fn men_in_mills_are_taken_only_when_there_are_no_others() {
    let mut game = men(&[], "a1 d1 g4 c3", "b2 d2 f2 b4 b6");
    play(&mut game, "g4-g1");
    assert_eq!(texts(&game), ["xb2", "xd2", "xf2", "xb6", "xb4", "pass"]);
}

#[test]
fn three_men_move_anywhere_and_four_do_not() {
    let three = men(&[], "a1 d1 g7", "b2 d2 f4 e5");
    assert_eq!((texts(&three).len(), three.prompt()), (3 * 17, "ask-fly"));
    let four = men(&[], "a1 d1 g7 a7", "b2 d2 f4 e5");
    assert_eq!((texts(&four).len(), four.prompt()), (6, "ask-move"));
}

#[test]
fn a_player_without_a_move_loses() {
    let mut game = men(&[], "d2 a7 b4 f4", "a1 d1 a4 g1");
    play(&mut game, "f4-g4");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-blocked");
}

#[test]
fn the_third_return_of_a_position_draws() {
    let mut game = men(&[], "a1 g1 c3 e5", "b6 f6 d2 a7");
    play(&mut game, "a1-d1 a7-d7 d1-a1 d7-a7 a1-d1 a7-d7 d1-a1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d7-a7");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.verdict().unwrap().reason, "end-repetition");
}

#[test]
fn impossible_positions_are_refused() {
    let ten = "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4".split(' ').map(|n| (n.to_string(), Value::from("W"))).collect::<Object>();
    for object in [
        json!({}),
        json!({ "men": {} }),
        json!({ "men": { "a2": "W" } }),
        json!({ "men": ten, "hand": { "B": 9 } }),
        json!({ "men": { "a1": "W" }, "hand": { "W": 9, "B": 9 } }),
        json!({ "men": { "a1": "W", "d1": "W" }, "hand": { "W": 7, "B": 9 }, "part": 2 }),
        json!({ "men": { "a1": "W", "d1": "W", "g1": "W" }, "hand": { "W": 6, "B": 9 }, "part": 2 }),
        json!({ "men": { "a1": "W" }, "hand": { "W": 8, "B": 9 },
            "used": { "W": { "mills": ["a1-d1-g7"], "turns": 1 } } }),
        json!({ "men": { "a1": "W" }, "hand": { "W": 8, "B": 9 }, "used": { "W": { "mills": [], "turns": 1 } } }),
    ] {
        assert!(read(&[], object.clone()).is_err(), "{object}");
    }
}
