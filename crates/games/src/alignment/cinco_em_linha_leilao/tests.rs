//! Tests of the rules of 5-em-linha com leilão.

use super::*;
use crate::test_support::{after, position};
use serde_json::json;
use tabuleiro_rules::{Game, square_name};

fn rows(words: &[&str], rows: [&str; 8], black: &str, turn: &str) -> CincoEmLinha {
    position(words, &json!({ "rows": rows, "turn": turn, "black": black }))
}

#[test]
fn taking_is_legal_as_the_first_action_and_the_other_player_then_plays_white() {
    let game: CincoEmLinha = after(&[], "take");
    assert_eq!((game.mover(), game.black), (Player::Second, Some(Player::First)));
    let game: CincoEmLinha = after(&[], "take d4 e5");
    assert_eq!(game.stones.map(Set::count_ones), [1, 1]);
    assert!(game.read("take").is_err());
}

#[test]
fn a_line_made_in_the_auction_wins_for_the_player_who_takes() {
    let game: CincoEmLinha = after(&[], "a1 b1 c1 d1 e1");
    assert_eq!(game.outcome(), None);
    let mut taken = game;
    taken.apply(Action::Take, &mut ());
    assert_eq!(taken.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(taken.verdict().unwrap().sites.len(), 5);
}

#[test]
fn on_a_full_board_only_taking_is_left() {
    let all: Vec<String> = (0..64).map(|cell| square_name(cell % 8, cell / 8)).collect();
    let game: CincoEmLinha = after(&["max=3"], &all.join(" "));
    assert_eq!(game.perft(1), 1);
    assert_eq!(game.prompt(), "ask-auction-take");
}

#[test]
fn white_wins_when_the_board_is_full_without_five() {
    // Pairs of each colour, shifted by two cells in each row, so that no more than two of a colour are in line.
    let row = |r: usize| (0..8).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>();
    let mut all: Vec<String> = (0..8).map(row).collect();
    all[7].replace_range(0..1, ".");
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut game = rows(&[], all.try_into().unwrap(), "2", "1");
    game.apply(game.read("a1").unwrap(), &mut ());
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-no-line");
}

#[test]
fn a_line_of_white_stones_does_not_win() {
    let game = rows(&[], ["........"; 8].map(|_| "WWWWW..."), "1", "1");
    assert_eq!(game.outcome(), None);
}

#[test]
fn in_the_variant_the_auction_adds_white_stones_and_black_begins_and_needs_four() {
    let game: CincoEmLinha = after(&["quatro"], "d4 e4 take");
    assert_eq!(game.stones.map(Set::count_ones), [0, 2]);
    assert_eq!((game.mover(), game.black), (Player::Second, Some(Player::Second)));
    let game: CincoEmLinha = after(&["quatro"], "d4 take a1 a8 b1 b8 c1 c8 d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn a_turn_of_the_auction_adds_up_to_three_stones_where_that_is_allowed() {
    let game: CincoEmLinha = after(&["max=3"], "a1 b1 end c1");
    assert_eq!((game.mover(), game.prompt()), (Player::Second, "ask-auction-more"));
    assert!(game.read("take").is_err());
    let game: CincoEmLinha = after(&["max=3"], "a1 b1 end c1 d1 e1");
    assert_eq!(game.mover(), Player::First);
    assert_eq!(after::<CincoEmLinha>(&[], "a1").mover(), Player::Second);
}
