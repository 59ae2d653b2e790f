//! Tests of the rules of Sesqui-Hex and Sesqui-Y.

use super::*;
use crate::test_support::{play, position, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use tabuleiro_rules::Game;

#[test]
fn the_first_turn_is_one_stone_and_a_forced_pass() {
    let mut game: SesquiHex = start(&["size=3"]);
    assert_eq!(game.perft(1), 9);
    play(&mut game, "b2");
    assert_eq!((game.prompt(), game.perft(1)), ("ask-pass", 1));
    play(&mut game, "pass");
    assert_eq!(game.prompt(), "ask-place-or-swap");
    play(&mut game, "swap");
    assert!(game.swapped() && game.mover() == Player::Second);
    assert!(game.read("swap").is_err());
}

#[test]
fn the_stone_just_placed_does_not_step_and_another_may() {
    let mut game: SesquiHex = start(&["size=5"]);
    play(&mut game, "b2 pass d4 pass a5");
    assert!(game.read("a5-b4").is_err());
    for goal in ["a2", "c2", "b1", "b3", "c1", "a3"] {
        assert!(game.read(&format!("b2-{goal}")).is_ok(), "{goal}");
    }
    assert_eq!(game.perft(1), 7);
    assert!(game.read("b2-a1").is_err() && game.read("b2-c3").is_err());
}

#[test]
fn a_placement_that_connects_the_edges_wins_before_any_step() {
    let mut game: SesquiHex = position(&["size=3"], &json!({"rows":["W..","BB.","W.."],"turn":"B"}));
    play(&mut game, "c1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().sites.len(), 3);
}

#[test]
fn a_step_that_connects_the_edges_wins() {
    let mut game: SesquiHex = position(&["size=3"], &json!({"rows":["W..","BBW","W.B"],"turn":"B"}));
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)), "b2 touches c1");
    game = position(&["size=3"], &json!({"rows":["..B","BB.","WW."],"turn":"B"}));
    play(&mut game, "a3 c3-c2");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn a_step_away_breaks_a_chain() {
    let mut game: SesquiHex = start(&["size=4"]);
    play(&mut game, "a2 pass a4 pass b2 pass b4 pass c4 b2-b3");
    play(&mut game, "d4 pass c2 pass");
    // a2, b3 and c2 are no chain without b2.
    play(&mut game, "a1 pass d2");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_chain_that_touches_all_three_edges_wins() {
    let mut game: SesquiY = start(&["size=4"]);
    // The apex touches two sides, a4 two, d4 two; row 4 is the third side.
    play(&mut game, "a1 pass d4 pass a2 pass c4 pass a3 pass b4 pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a4");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-three-sides");
}

#[test]
fn cells_outside_the_triangle_are_refused() {
    let options = Triangle::FACTS.defaults();
    let object = json!({"cells": {"b1": "B"}, "turn": "W"});
    assert!(SesquiY::from_object(&options, object.as_object().unwrap()).is_err());
}

fn random_matches_end_with_one_winner<S: Shape>(size: &str) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut scratch = Vec::new();
    for _ in 0..300 {
        let mut game: Sesqui<S> = start(&[size]);
        game.random_playout(&mut rng, &mut scratch, u32::MAX);
        let winner = (*game.winner).unwrap();
        let joined = Player::BOTH.map(|p| game.lists[p.index()].as_slice().iter().any(|&c| game.joins(p, c)));
        assert!(joined[winner.index()] && !joined[winner.other().index()]);
    }
}

#[test]
fn a_match_never_ends_without_a_winner_nor_with_two() {
    random_matches_end_with_one_winner::<Rhombus>("size=4");
    random_matches_end_with_one_winner::<Triangle>("size=5");
}
