use super::*;
use crate::test_support::{after, play, squares_of};
use serde_json::{Value, json};
use tabuleiro_rules::{Game, mix};

fn position(words: &[&str], object: &Value) -> MingMang {
    crate::test_support::position(words, object)
}

/// The cells whose men change sides with an action.
fn turned(mut game: MingMang, text: &str) -> Vec<String> {
    squares_of(&mut game, text, |effect| if let Effect::Flip { at, .. } = effect { Some(*at) } else { None })
}

#[test]
fn captured_men_change_sides_in_several_directions_at_once() {
    let cells =
        json!({"d4": "B", "c5": "B", "e5": "B", "d3": "W", "b5": "W", "f5": "W", "d8": "W", "h8": "B", "h1": "B"});
    let game = position(&[], &json!({"cells": cells, "turn": "W"}));
    assert_eq!(turned(game.clone(), "d8-d5"), ["d4", "c5", "e5"]);
    let mut after = game;
    play(&mut after, "d8-d5");
    assert_eq!(after.men.map(u64::count_ones), [7, 2]);
}

#[test]
fn a_man_that_moves_between_two_enemies_stays() {
    let mut game = position(&[], &json!({"cells": {"c4": "B", "e4": "B", "d8": "W", "a1": "W"}, "turn": "W"}));
    play(&mut game, "d8-d4");
    assert_eq!(game.men.map(u64::count_ones), [2, 2]);
}

#[test]
fn a_row_of_two_is_captured_with_the_option_only() {
    let men = &json!({"cells": {"b4": "W", "c4": "B", "d4": "B", "e8": "W", "h8": "B"}, "turn": "W"});
    assert_eq!(turned(position(&[], men), "e8-e4"), [""; 0]);
    assert_eq!(turned(position(&["linhas"], men), "e8-e4"), ["d4", "c4"]);
}

#[test]
fn a_man_in_a_corner_is_never_captured() {
    let men = &json!({"cells": {"a1": "B", "a2": "W", "b8": "W", "h8": "B"}, "turn": "W"});
    assert_eq!(turned(position(&[], men), "b8-b1"), [""; 0]);
}

#[test]
fn no_move_recreates_an_earlier_board() {
    let game: MingMang = after(&[], "d1-d4 d8-d5 d4-d1");
    // d5-d8 would recreate the board of the start.
    assert!(game.read("d5-d8").is_err());
    assert!(game.read("d5-d7").is_ok());
    // Moving back after a pass of the opponent would also recreate it.
    let game: MingMang = after(&[], "d1-d4 pass");
    assert!(game.read("d4-d1").is_err());
}

#[test]
fn the_position_object_contains_the_earlier_boards() {
    let game: MingMang = after(&[], "d1-d4 pass");
    let again = MingMang::from_object(&FACTS.defaults(), &game.object()).unwrap();
    assert!(again.read("d4-d1").is_err());
    let mut object = game.object();
    object.remove("earlier");
    assert!(MingMang::from_object(&FACTS.defaults(), &object).unwrap().read("d4-d1").is_ok());
}

#[test]
fn a_full_history_drops_its_oldest_boards() {
    let mut past = PositionHistory::new();
    for board in 0..=position_history::CAPACITY as u64 {
        past.push(mix(board));
    }
    assert!(!past.has(mix(0)) && past.has(mix(position_history::CAPACITY as u64)) && past.has(mix(300)));
}

#[test]
fn two_passes_in_a_row_end_the_game_and_one_does_not() {
    let mut game: MingMang = after(&[], "pass d8-d5 pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "pass");
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Draw), Some([14, 14])));
    assert_eq!(game.verdict().unwrap().reason, "end-count");
}

#[test]
fn territory_adjacent_to_both_colours_counts_for_neither_side() {
    let men = &json!({"cells": {"b1": "W", "b2": "W", "a3": "W", "h1": "B", "a2": "B", "d8": "B"}, "turn": "W"});
    // a1 is adjacent to a2 and b1.
    assert_eq!(position(&[], men).score(), Some([3, 3]));
    let men = &json!({"cells": {"b1": "W", "b2": "W", "a3": "W", "h1": "B", "d8": "B"}, "turn": "W"});
    assert_eq!(position(&[], men).score(), Some([5, 2]));
}

#[test]
fn more_than_half_of_the_board_wins_at_once() {
    let rows = ["....W...", "....WB..", "....WB..", "....WB..", "....WB..", "....WB..", "....WB..", "W....B.."];
    let mut game = position(&[], &json!({"rows": rows, "turn": "W"}));
    assert_eq!(game.outcome(), None);
    play(&mut game, "a1-e1");
    assert_eq!(game.score(), Some([40, 7]));
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-over-half");
}

#[test]
fn a_player_who_cannot_move_any_man_loses() {
    // Blocked men are adjacent to no empty cell, so all territory is the opponent's. Only at 32 to 32 points does the
    // block decide the game.
    let level = |turn: &str, corner: &str| {
        let (own, other) = ("BBBBBBBB", "WWWWWWWW");
        let last = format!("BBBBBBB{corner}");
        let rows = ["........", "........", "........", other, own, own, own, &last];
        position(&[], &json!({"rows": rows, "turn": turn}))
    };
    let blocked = level("B", "B");
    assert_eq!(blocked.score(), Some([32, 32]));
    assert_eq!(blocked.verdict().unwrap().reason, "end-blocked");
    assert_eq!(blocked.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(level("W", "B").outcome(), None);
    assert_eq!(level("B", "W").verdict().unwrap().reason, "end-over-half");
}
