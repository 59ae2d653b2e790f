//! Tests of the rules and the evaluation of Conectar-6.

use super::heuristic::{LOST, WON};
use super::*;
use crate::test_support::{self, after, start};
use serde_json::json;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Game, Object};

fn position(stones: &[(&str, char)], turn: char, part: u8) -> Conectar6 {
    let names = stones.iter().flat_map(|(list, letter)| list.split(' ').map(move |name| (name, letter)));
    let cells: Object = names.map(|(name, letter)| (name.to_string(), letter.to_string().into())).collect();
    test_support::position(&[], &json!({ "cells": cells, "turn": turn, "part": part }))
}

#[test]
fn the_first_turn_is_one_stone_and_every_later_turn_two() {
    let mut game: Conectar6 = start(&[]);
    let movers: String = "j10 j11 k11 a1 a2 b1 b2 c1"
        .split(' ')
        .map(|text| {
            let mover = FACTS.seats[game.mover().index()].letter;
            game.apply(game.read(text).unwrap(), &mut ());
            mover
        })
        .collect();
    assert_eq!(movers, "BWWBBWWB");
}

#[test]
fn six_win_at_once_even_with_the_first_stone_of_a_turn() {
    let game: Conectar6 = after(&["size=9"], "a1 a9 c9 b1 c1 e9 g9 d1 e1 i9 i7 f1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    let names: Vec<String> =
        game.verdict().unwrap().sites.iter().map(|s| game.board().sites[s.index()].name.clone()).collect();
    assert_eq!(names, ["a1", "b1", "c1", "d1", "e1", "f1"]);
}

#[test]
fn more_than_six_win_too() {
    let game: Conectar6 = after(&["size=9"], "a1 a9 c9 b2 c3 e9 g9 e5 f6 i9 i7 g7 d4");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().sites.len(), 7);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let rows: Vec<String> =
        (0..9).map(|r| (0..9).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>()).collect();
    let full: Conectar6 = test_support::position(&["size=9"], &json!({ "rows": rows }));
    assert_eq!(full.outcome(), Some(Outcome::Draw));
}

#[test]
fn two_stones_block_one_open_four_and_cannot_block_two() {
    let four = position(&[("h10 i10 j10 k10", 'B'), ("a1", 'W')], 'W', 1);
    assert!(four.threats(Player::First).answered(2) && !four.threats(Player::First).answered(1));
    let more = position(&[("h10 i10 j10 k10 d4 d5 d6 d7", 'B'), ("a1 d8", 'W')], 'W', 1);
    assert!(!more.threats(Player::First).answered(2));
    assert_eq!(more.evaluate(), LOST);
}

#[test]
fn four_stones_win_with_two_to_place_and_not_with_one() {
    let stones = [("h10 i10 j10 k10", 'B'), ("a1", 'W')];
    assert_eq!(position(&stones, 'B', 1).evaluate(), WON);
    assert!(position(&stones, 'B', 2).evaluate() < LOST);
}

#[test]
fn one_stone_blocks_a_four_that_is_closed_on_one_side() {
    let half = position(&[("d4 d5 d6 d7", 'B'), ("d3 a1", 'W')], 'W', 2);
    assert!(half.threats(Player::First).answered(1));
}

#[test]
fn completing_a_line_is_ordered_first() {
    let game = position(&[("h10 j10 k10 l10 m10", 'B'), ("a1 b7 c3 d5 g10", 'W')], 'B', 1);
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let best = actions.into_iter().max_by_key(|&a| game.move_order(a)).unwrap();
    let mut next = game;
    next.apply(best, &mut ());
    assert!(next.outcome() == Some(Outcome::Win(Player::First)) || next.evaluate() == WON);
}

/// Returns the names of the points that alpha-beta searches, at most `most`, the most promising first.
fn searched(game: &Conectar6, most: usize) -> Vec<String> {
    let (mut actions, mut orders) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    let breadth = (Conectar6::ALPHA_BETA.rank.unwrap())(game, &actions, &mut orders);
    let mut ranked: Vec<_> = orders.into_iter().zip(actions).collect();
    ranked.sort_unstable_by_key(|&(order, _)| std::cmp::Reverse(order));
    let name = |&(_, action): &(i32, Action)| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    ranked.iter().take(breadth.min(most)).map(name).collect()
}

#[test]
fn only_the_points_of_a_line_to_complete_or_of_a_threat_to_block_are_searched() {
    let stones = [("h10 i10 j10 k10", 'B'), ("a1", 'W')];
    let mut block = searched(&position(&stones, 'W', 1), 9);
    block.sort();
    assert_eq!(block, ["f10", "g10"], "the points of one of the windows");
    let complete = searched(&position(&stones, 'B', 1), 9);
    assert!(complete.len() == 1 && ["f10", "g10", "l10", "m10"].contains(&&*complete[0]), "{complete:?}");
    assert_eq!(searched(&position(&[("h10 i10 j10", 'B'), ("a1", 'W')], 'W', 1), 9).len(), 9);
}
