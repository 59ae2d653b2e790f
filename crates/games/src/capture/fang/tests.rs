//! Fang: rulings that need a position of their own.

use super::*;
use crate::test_support::{play, position, start, texts};
use serde_json::json;
use tabuleiro_rules::Game;

#[test]
fn after_48_placements_one_point_is_empty_and_the_first_player_moves() {
    for words in [&[][..], &["first=second"]] {
        let mut game = start::<Fang>(words);
        let beginner = game.mover();
        assert_eq!(texts(&game), ["d4"]);
        for placed in 0..48 {
            assert_eq!(game.part, Part::Place, "{placed}");
            let mut list = Vec::new();
            game.actions(&mut list);
            game.apply(list[0], &mut ());
        }
        assert_eq!(empty(game.men).count_ones(), 1);
        assert_eq!((game.mover(), game.part), (beginner, Part::Take));
    }
}

#[test]
fn a_man_without_adjacent_enemies_cannot_be_the_first_one_removed() {
    let game = position::<Fang>(&[], &json!({"cells":{"a1":"B","a2":"W","d4":"W","d6":"B"},"turn":"B"}));
    assert_eq!(texts(&game), ["xa2"]);
}

#[test]
fn a_tilted_square_protects_with_the_option_only() {
    let men = json!({"cells":{"c3":"W","d4":"W","c5":"W","b4":"W","g7":"W","c4":"B"},"turn":"B"});
    assert_eq!(texts(&position::<Fang>(&[], &men)), ["xc3", "xb4", "xd4", "xc5"]);
    // No other enemy is adjacent, and the man in the middle has no empty point to step to.
    assert_eq!(texts(&position::<Fang>(&["tilted=on"], &men)), ["pass"]);
    assert_eq!(position::<Fang>(&["tilted=on"], &men).prompt(), "ask-pass");
}

#[test]
fn the_diagonals_of_the_centre_connect_points_with_the_option_only() {
    let men = json!({"cells":{"d4":"B","e5":"W","a1":"W"},"turn":"B"});
    assert!(!texts(&position::<Fang>(&[], &men)).contains(&"xe5".to_string()));
    let mut game = position::<Fang>(&["centre8=on"], &men);
    assert_eq!(texts(&game), ["xe5"]);
    play(&mut game, "xe5");
    assert_eq!(texts(&game), ["d4-e5"]);
}

#[test]
fn a_mover_that_cannot_remove_a_man_steps_and_a_square_formed_by_that_removes_none() {
    let mut game = position::<Fang>(&[], &json!({"cells":{"a1":"B","b1":"B","a2":"B","b3":"B","g7":"W"},"turn":"B"}));
    assert_eq!(game.prompt(), "ask-slide");
    play(&mut game, "b3-b2");
    assert_eq!((game.mover(), game.part), (Player::Second, Part::Take));
}

#[test]
fn the_second_removal_is_of_any_man_and_is_skipped_if_all_men_are_in_squares() {
    let lone = json!({"cells":{"a1":"B","b1":"B","a2":"B","c2":"B","b2":"W","g7":"W"},"turn":"B"});
    let mut game = position::<Fang>(&[], &lone);
    play(&mut game, "xb2");
    play(&mut game, "c2-b2");
    assert_eq!((game.mover(), texts(&game)), (Player::First, vec!["xg7".to_string()]));
    play(&mut game, "xg7");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));

    let housed = json!({"cells":{"a1":"B","b1":"B","a2":"B","c2":"B","b2":"W",
        "g7":"W","f7":"W","g6":"W","f6":"W"},"turn":"B"});
    let mut game = position::<Fang>(&[], &housed);
    play(&mut game, "xb2");
    play(&mut game, "c2-b2");
    assert_eq!((game.mover(), game.part), (Player::Second, Part::Take));
}

#[test]
fn the_capture_of_the_last_man_wins_before_the_step() {
    let mut game = position::<Fang>(&[], &json!({"cells":{"d4":"B","d5":"W"},"turn":"B"}));
    play(&mut game, "xd5");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert!(texts(&game).is_empty());
}
