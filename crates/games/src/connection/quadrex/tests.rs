//! Tests of the rules of Quadrex.

use super::paths::Paths;
use super::*;
use crate::test_support::{self, start};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tabuleiro_rules::{Effect, Event, Game, Player, Tone};

/// Rows from the top; B to play.
fn position(rows: &[&str]) -> Quadrex {
    let size = format!("size={}", rows.len());
    test_support::position(&[&size], &serde_json::json!({ "rows": rows, "turn": "B" }))
}

/// Plays an action and returns the beat, colour and name of the point of every stone placed.
fn stones(game: &mut Quadrex, text: &str) -> Vec<(u16, char, String)> {
    let action = game.read(text).unwrap();
    let mut events = Vec::new();
    game.apply(action, &mut events);
    let board = game.board();
    let stone = |event: &Event| match event.effect {
        Effect::Place { at, piece, .. } => {
            let colour = if piece.tone == Tone::Dark { 'B' } else { 'W' };
            (event.beat, colour, board.sites[at.index()].name.clone())
        }
        other => panic!("{other:?} in a placement"),
    };
    events.iter().map(stone).collect()
}

fn stone(beat: u16, colour: char, name: &str) -> (u16, char, String) {
    (beat, colour, name.into())
}

#[test]
fn a_diagonal_pair_completes_its_block_whoever_owns_it() {
    let mut game = position(&[".....", ".....", "..B..", ".W...", "....."]);
    assert_eq!(stones(&mut game, "b3"), [stone(0, 'B', "b3")], "two and one on the other diagonal: no pattern");
    let mut game = position(&[".....", ".....", "..B..", "..W..", "....."]);
    assert_eq!(stones(&mut game, "b2"), [stone(0, 'B', "b2"), stone(1, 'B', "b3")]);
    let mut game = position(&[".....", ".....", ".W...", "..W..", "....."]);
    assert_eq!(stones(&mut game, "b2"), [stone(0, 'B', "b2"), stone(1, 'W', "c3")]);
}

#[test]
fn three_equal_stones_and_an_empty_point_stay_as_they_are() {
    let mut game = position(&[".....", ".....", "..B..", "..B..", "....."]);
    assert_eq!(stones(&mut game, "b2").len(), 1);
}

#[test]
fn the_blocks_of_a_stone_complete_clockwise_from_the_north_east() {
    // c3 makes a pair with d4 (white c4 beside them) and with b2 (white c2): d3 before b3.
    let mut game = position(&[".....", "..WB.", ".....", ".BW..", "....."]);
    assert_eq!(stones(&mut game, "c3"), [stone(0, 'B', "c3"), stone(1, 'B', "d3"), stone(1, 'B', "b3")]);
}

#[test]
fn a_diagonal_does_not_connect_and_a_line_does() {
    let game = position(&["....B", "...B.", "..B..", ".B...", "B...."]);
    assert_eq!(game.outcome(), None);
    let game = position(&[".....", "...BB", ".BBB.", "BB...", "....."]);
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().sites.len(), 7);
}

#[test]
fn playouts_leave_no_incomplete_pattern() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..300 {
        let mut game: Quadrex = start(&["size=9"]);
        game.random_playout(&mut rng, &mut Vec::new(), u32::MAX);
        let owner =
            |r: usize, c: usize| Player::BOTH.into_iter().find(|&player| game.0.stones(player)[r] >> c & 1 != 0);
        for (r, c) in (1..9).flat_map(|r| (1..9).map(move |c| (r, c))) {
            let block = [owner(r, c), owner(r, c + 1), owner(r + 1, c + 1), owner(r + 1, c)];
            for k in 0..4 {
                let [one, beside, opposite, other] = [0, 1, 2, 3].map(|i| block[(k + i) % 4]);
                let Some(pair) = one.filter(|_| one == opposite) else { continue };
                assert!(beside != Some(pair.other()) || other == Some(pair), "{block:?}");
            }
        }
        assert!(matches!(game.outcome(), Some(Outcome::Win(_))));
    }
}

#[test]
fn a_full_board_without_a_connection_is_a_draw() {
    let game = position(&["BWBWB", "WBWBW", "BWBWB", "WBWBW", "BWBWB"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn shortest_paths_count_the_missing_stones_and_the_points_where_they_can_be() {
    let game = position(&[".....", ".....", "BB.BB", ".....", "....."]);
    let paths = Paths::new(&game.0, Player::First);
    assert_eq!(paths.least(), Some(1));
    let stages: Vec<u32> = paths.stages().map(|stage| stage.on.iter().map(|row| row.count_ones()).sum()).collect();
    assert_eq!(stages, [3], "c2, c3 and c4: the rule completes the blocks beside them");
    // A wall of the opponent from edge to edge leaves no path.
    let game = position(&["..W..", "..W..", "..W..", "..W..", "B.W.B"]);
    assert_eq!(Paths::new(&game.0, Player::First).least(), None);
}
