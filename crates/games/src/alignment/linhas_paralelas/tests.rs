//! Tests of the rules of Linhas Paralelas.

use super::*;
use crate::test_support::{self, play, start};
use serde_json::{Value, json};
use tabuleiro_rules::{Game, rows_of};

/// Rows from the top with stones on the named points (`B` or `W`, then the point).
fn rows(stones: &str) -> Value {
    let at = |file: u8, rank: u8| {
        let name = square_name(file, rank);
        stones.split_whitespace().find(|stone| stone[1..] == name).map_or('.', |stone| stone.chars().next().unwrap())
    };
    rows_of(SIDE, SIDE, at)
}

fn position(left: Value, right: Value, part: u8, next: &str) -> LinhasParalelas {
    test_support::position(&[], &json!({ "left": left, "right": right, "turn": "B", "part": part, "next": next }))
}

/// A board without four in line, full except for one point.
fn full_but(file: u8, rank: u8) -> Value {
    rows_of(SIDE, SIDE, |f, r| match (f + 2 * r) % 4 {
        _ if (f, r) == (file, rank) => '.',
        0 | 1 => 'B',
        _ => 'W',
    })
}

#[test]
fn the_first_turn_is_one_stone_and_later_ones_are_one_on_each_board() {
    let mut game: LinhasParalelas = start(&[]);
    for (text, next) in [("C3", Player::Second), ("d4", Player::Second), ("E5", Player::First), ("F5", Player::First)] {
        play(&mut game, text);
        assert_eq!(game.mover(), next, "{text}");
    }
    assert!(game.read("G5").is_err(), "the right board has been played in this turn");
}

#[test]
fn the_second_turn_counts_every_placement_and_every_displacement() {
    let start: LinhasParalelas = start(&[]);
    // After each of the 162 openings there are 160 plain placements, and the opposite stone can be displaced to 3, 5 or
    // 8 points.
    let displaced = 2 * (4 * 3 + 28 * 5 + 49 * 8);
    assert_eq!([start.perft(1), start.perft(2)], [162, 162 * 160 + displaced]);
}

#[test]
fn no_stone_is_placed_opposite_a_stone_that_cannot_be_displaced() {
    let game = position(rows("Wa1 Ba2 Wb1 Bb2"), rows("Be5"), 1, "either");
    let text = |s: &str| game.read(s).is_ok();
    assert!(!text("A1") && !text("A1/a2"));
    assert!(text("A2/a3") && text("B1/c2"));
}

#[test]
fn displacing_a_stone_into_a_line_of_its_owner_loses() {
    let mut game = position(rows("Wa1 Wb1 Wc1 Wd2"), rows("Be5"), 1, "either");
    play(&mut game, "D2/d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.verdict().unwrap().sites, [0, 1, 2, 3].map(Site));
}

#[test]
fn lines_of_both_sides_at_once_win_for_the_player_who_made_them() {
    let mut game = position(rows("Wa1 Wb1 Wc1 Wd2"), rows("Ba2 Bb2 Bc2"), 1, "either");
    play(&mut game, "D2/d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    let again: LinhasParalelas = test_support::position(&[], &game.object().into());
    assert_eq!(again, game);
}

#[test]
fn a_board_that_fills_without_a_line_draws_in_the_middle_of_a_turn() {
    let mut game = position(full_but(0, 0), rows(""), 1, "either");
    play(&mut game, "a1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.verdict().unwrap().reason, "end-full");
}

#[test]
fn blocked_players_pass_and_two_passes_draw() {
    for (part, next) in [(1, "either"), (2, "left")] {
        let mut game = position(full_but(0, 0), full_but(8, 8), part, next);
        play(&mut game, "pass");
        assert_eq!((game.outcome(), game.mover()), (None, Player::Second));
        play(&mut game, "pass");
        assert_eq!(game.outcome(), Some(Outcome::Draw));
        let again: LinhasParalelas = test_support::position(&[], &game.object().into());
        assert_eq!((again, again.outcome()), (game, game.outcome()));
    }
}

#[test]
fn a_line_never_wraps_around_the_edge_of_a_board() {
    for stones in ["Bh1 Bi1 Ba2 Bb2", "Bh1 Bi2 Ba3 Bb4", "Bb1 Ba2 Bi2 Bh3", "Ba8 Ba9 Ba1 Ba2"] {
        assert_eq!(position(rows(stones), rows(""), 1, "either").outcome(), None, "{stones}");
    }
    for stones in ["Bf9 Bg9 Bh9 Bi9", "Ba1 Bb2 Bc3 Bd4", "Bi6 Bh7 Bg8 Bf9", "Bi6 Bi7 Bi8 Bi9"] {
        assert!(position(rows(stones), rows(""), 1, "either").outcome().is_some(), "{stones}");
    }
}
