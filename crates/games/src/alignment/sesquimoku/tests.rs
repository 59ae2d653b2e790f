//! Tests of the rules of Sesquimoku.

use super::*;
use crate::test_support::{self, play};
use serde_json::json;
use tabuleiro_rules::{Game, Object};

fn position(words: &[&str], cells: &[(&str, char)], turn: char) -> Sesquimoku {
    let names = cells.iter().flat_map(|(list, letter)| list.split(' ').map(move |name| (name, letter)));
    let cells: Object = names.map(|(name, letter)| (name.to_string(), letter.to_string().into())).collect();
    test_support::position(words, &json!({ "cells": cells, "turn": turn }))
}

#[test]
fn the_stone_just_placed_stays_and_another_may_step() {
    let mut game = position(&[], &[], 'B');
    play(&mut game, "c3");
    assert_eq!((game.perft(1), game.prompt()), (1, "ask-pass"));
    play(&mut game, "pass e5 pass g7");
    assert_eq!((game.perft(1), game.prompt()), (9, "ask-step-or-pass"));
    assert!(game.read("g7-g8").is_err() && game.read("c3-d4").is_ok());
}

#[test]
fn a_step_can_complete_the_line() {
    let mut game = position(&[], &[("a1 b1 c1 d2", 'B'), ("a8", 'W')], 'B');
    play(&mut game, "e1 d2-d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn six_win_unless_option_exact_is_on() {
    let stones = [("a1 b1 c1 e1 f1", 'B'), ("a8", 'W')];
    let mut game = position(&[], &stones, 'B');
    play(&mut game, "d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    let mut exact = position(&["exact=on"], &stones, 'B');
    play(&mut exact, "d1");
    assert_eq!(exact.outcome(), None);
    play(&mut exact, "f1-g2");
    assert_eq!(exact.outcome(), Some(Outcome::Win(Player::First)));
}

/// The same open four would win in ordinary five-in-a-row.
#[test]
fn an_open_four_is_blocked_by_a_placement_and_a_step() {
    let mut game = position(&[], &[("d6 e4 b3 d3", 'B'), ("f6 e5 c3", 'W')], 'W');
    play(&mut game, "d4 pass g7 b3-b2");
    let (mut actions, mut wins) = (Vec::new(), 0);
    game.actions(&mut actions);
    for action in actions {
        let mut next = game;
        next.apply(action, &mut ());
        wins += u32::from(next.outcome().is_some());
    }
    assert_eq!(wins, 0);
}

#[test]
fn a_board_filled_without_a_line_is_a_draw() {
    let rows: Vec<String> =
        (0..8).map(|r| (0..8).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>()).collect();
    let mut rows = rows;
    rows[7].replace_range(0..1, ".");
    let mut game: Sesquimoku = test_support::position(&[], &json!({ "rows": rows, "turn": "B" }));
    play(&mut game, "a1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}
