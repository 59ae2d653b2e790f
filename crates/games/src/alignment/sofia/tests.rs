//! Tests of the rules of Sofia.

use super::*;
use crate::test_support::{self, after, play, start, texts};
use serde_json::json;
use tabuleiro_rules::Game;

fn position(words: &[&str], rows: &[&str], turn: &str) -> Sofia {
    test_support::position(words, &json!({ "rows": rows, "turn": turn }))
}

#[test]
fn each_side_places_seven_men_of_either_face_and_two_cells_stay_empty() {
    let mut game: Sofia = start(&[]);
    assert_eq!(game.perft(2), 32 * 30);
    play(&mut game, "a1=b a2=w a3=b a4=w b1=w b2=b b3=w b4=b c1=b c2=w c3=b c4=w d1=b");
    assert_eq!(game.prompt(), "ask-place-face");
    play(&mut game, "d2=b");
    assert_eq!(game.prompt(), "ask-step-or-jump");
    assert_eq!(texts(&game), ["b1-d3", "d1-d3", "b3-d3", "c3-d3", "c3-d4"]);
}

#[test]
fn a_jump_flips_the_man_jumped_over_whoever_owns_it() {
    let mut game = position(&[], &["qQQ.", "pPpp", "QqqQ", "PpP."], "1");
    assert!(texts(&game).contains(&"d3-d1".to_string()));
    play(&mut game, "d3-d1");
    assert_eq!(game.man(11), Sofia::shown(1, false));
}

#[test]
fn no_man_jumps_over_the_other_empty_cell() {
    let game = position(&[], &["..pq", "PqPq", "qPqP", "QpQp"], "1");
    assert!(!texts(&game).contains(&"c4-a4".to_string()));
    assert!(texts(&game).contains(&"c4-b4".to_string()));
}

#[test]
fn four_black_faces_win_for_the_first_side_whoever_owns_them_and_whoever_made_them() {
    let game: Sofia = after(&[], "a1=b b1=b c1=b d1=b");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-opponents-line");
    assert_eq!(game.verdict().unwrap().sites.len(), 4);
}

#[test]
fn in_the_orthogonal_variant_diagonals_count_neither_for_lines_nor_for_moves() {
    let game: Sofia = after(&["ortogonal"], "a1=b b2=b c3=b d4=b");
    assert_eq!(game.outcome(), None);
    let game = position(&["ortogonal"], &["qpP.", "PQpQ", "qPqP", "pQQ."], "1");
    assert_eq!(texts(&game), ["d2-d1", "d2-d4", "b4-d4", "c4-d4"]);
}

#[test]
fn on_8x8_five_in_line_win_and_four_do_not() {
    let mut game: Sofia = after(&["8x8"], "a1=b a8=b b2=b b8=b c3=b d8=b d4=b f8=b");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e5=b");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = position(&[], &["qQp.", "PqPQ", "QpQp", "pQP."], "1");
    play(&mut game, "c1-d1 d3-d4 d1-c1 d4-d3");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c1-d1 d3-d4 d1-c1 d4-d3");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.verdict().unwrap().reason, "end-repetition");
}

#[test]
fn a_single_white_man_has_a_different_key_on_every_cell() {
    let keys = |cell: u8| {
        let mut game: Sofia = start(&["8x8"]);
        game.apply(Action::Place { cell, white: true }, &mut ());
        game.key()
    };
    let all: std::collections::HashSet<u64> = (0..64).map(keys).collect();
    assert_eq!(all.len(), 64);
}

#[test]
fn a_draw_by_repetition_equals_the_repeated_position_and_its_mirror_image_is_not_drawn() {
    let start = position(&[], &["qQp.", "PqPQ", "QpQp", "pQP."], "1");
    let mut game = start;
    play(&mut game, "c1-d1 d3-d4 d1-c1 d4-d3 c1-d1 d3-d4 d1-c1");
    let last = game.read("d4-d3").unwrap();
    let (mut mirror, mirrored) = (game.transformed(1), game.transformed_action(1, last));
    game.apply(last, &mut ());
    mirror.apply(mirrored, &mut ());
    assert_eq!((game.outcome(), mirror.outcome()), (Some(Outcome::Draw), None));
    assert_eq!((game, game.key()), (start, start.key()));
    assert_eq!((mirror, mirror.key()), (game.transformed(1), start.transformed(1).key()));
}
