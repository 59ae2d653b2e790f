//! Copos: rulings that need a position of their own, and the mathematics of the game's page.

use super::*;
use crate::test_support::{play, position, texts};
use serde_json::json;
use tabuleiro_rules::Game;

#[test]
fn the_last_seed_from_the_stock_in_an_empty_cup_captures_the_opposite_cup() {
    // d1 is opposite North's leftmost cup, d2.
    let object = json!({"cups": {"S": [1, 1, 1, 0], "N": [4, 0, 0, 0]}, "stock": {"S": 9, "N": 9}, "turn": "S"});
    let mut game = position::<Copos>(&[], &object);
    play(&mut game, "+4");
    assert_eq!(game.score(), Some([4, 0]));
    assert_eq!(game.cups, [0x0102_0202, 0]);
    let mut game = position::<Copos>(&[], &object);
    play(&mut game, "+3");
    assert_eq!(game.score(), Some([0, 0]), "c1 was not empty");
}

#[test]
fn an_obstructed_cup_can_be_neither_captured_nor_played() {
    let object = json!({"cups": {"S": [5, 3, 0, 2], "N": [0, 3, 0, 0]}, "stock": {"S": 9, "N": 9}, "turn": "S"});
    let mut game = position::<Copos>(&[], &object);
    assert_eq!(texts(&game).concat(), "b1+1+2+3+4");
    play(&mut game, "+3");
    assert_eq!(game.score(), Some([3, 0]), "three seeds in the second cup are not too many");
    let object = json!({"cups": {"S": [5, 3, 0, 2], "N": [0, 4, 0, 0]}, "stock": {"S": 9, "N": 9}, "turn": "S"});
    let mut game = position::<Copos>(&[], &object);
    play(&mut game, "+3");
    assert_eq!(game.score(), Some([0, 0]), "four are");
}

#[test]
fn a_sowing_from_a_cup_captures_nothing() {
    let object = json!({"cups": {"S": [0, 0, 2, 0], "N": [3, 0, 0, 0]}, "stock": {"N": 9}, "turn": "S"});
    let mut game = position::<Copos>(&[], &object);
    play(&mut game, "c1");
    assert_eq!((game.score(), game.cups[0]), (Some([1, 0]), 0x0100_0000));
}

#[test]
fn a_side_that_cannot_move_passes_until_neither_side_can_move() {
    let object = json!({"cups": {"S": [0, 0, 0, 3], "N": [0, 0, 2, 1]}, "stores": {"S": 20, "N": 7}, "turn": "S"});
    let mut game = position::<Copos>(&[], &object);
    assert_eq!((texts(&game).concat().as_str(), game.prompt()), ("pass", "ask-pass"));
    for text in ["pass", "a2", "pass", "b2", "pass", "a2"] {
        assert_eq!(game.outcome(), None);
        play(&mut game, text);
    }
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::First)), Some([20, 10])));
}

#[test]
fn equal_stores_are_decided_by_seeds_in_cups_then_in_unobstructed_cups_else_drawn() {
    for (south, north, outcome, reason) in [
        ([0, 0, 0, 2], [0, 0, 0, 3], Outcome::Win(Player::Second), "end-cups"),
        ([1, 1, 0, 3], [1, 0, 0, 4], Outcome::Win(Player::First), "end-free-cups"),
        ([1, 0, 0, 4], [0, 1, 0, 4], Outcome::Draw, "end-even"),
        ([0, 0, 0, 0], [0, 0, 0, 0], Outcome::Draw, "end-even"),
    ] {
        let game = position::<Copos>(&[], &json!({"cups": {"S": south, "N": north}, "stores": {"S": 30, "N": 30}}));
        assert_eq!((game.outcome(), game.verdict().unwrap().reason), (Some(outcome), reason));
    }
    let game = position::<Copos>(&[], &json!({"cups": {"N": [0, 0, 0, 9]}, "stores": {"S": 30, "N": 29}}));
    assert_eq!(game.verdict().unwrap().reason, "end-count");
}

#[test]
fn nine_seeds_in_suitable_cups_reach_the_store_without_seeds_from_the_stock() {
    let mut game = position::<Copos>(&[], &json!({"cups": {"S": [4, 2, 2, 1]}, "stock": {"N": 40}, "turn": "S"}));
    for brought in 0..9 {
        assert_eq!(game.score(), Some([brought, 0]));
        // Plays the playable cup nearest the store.
        let mut list = Vec::new();
        game.actions(&mut list);
        let cup = list.into_iter().rfind(|a| matches!(a, Action::Cup(_))).unwrap();
        game.apply(cup, &mut ());
        game.apply(Action::Stock(1), &mut ());
    }
    assert_eq!((game.score(), game.cups[0]), (Some([9, 0]), 0));
}

#[test]
fn objects_with_impossible_seeds_are_refused() {
    for object in [
        json!({"cups": {"S": [40, 0, 0, 0], "N": [41, 0, 0, 0]}}),
        json!({"cups": {"S": [1, 2, 3]}}),
        json!({"cups": {"S": [1, 2, 3, -4]}}),
        json!({"cups": {"W": [1, 2, 3, 4]}}),
        json!({"cups": {}, "stock": {"S": 41}}),
        json!({"cups": {}, "stores": {"S": 81}}),
        json!({"cups": 4}),
        json!({"stock": {"S": 4}}),
    ] {
        let read = Copos::from_object(&Copos::FACTS.defaults(), object.as_object().unwrap());
        assert!(read.is_err(), "{object}");
    }
}
