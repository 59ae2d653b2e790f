//! What Fang alone needs.

use super::*;
use crate::test_support::play;
use tabuleiro_rules::Game;

fn start(words: &[&str]) -> Fang {
    Fang::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn position(words: &[&str], text: &str) -> Fang {
    let options = FACTS.parse_options(words.iter().copied()).unwrap();
    Fang::from_object(&options, &serde_json::from_str(text).unwrap()).unwrap()
}

fn legal(game: &Fang) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(&mut list);
    let text = |&action: &Action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    list.iter().map(text).collect()
}

#[test]
fn after_48_men_one_point_is_empty_and_the_beginner_continues() {
    for words in [&[][..], &["first=second"]] {
        let mut game = start(words);
        let beginner = game.mover();
        assert_eq!(legal(&game), ["d4"]);
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
fn a_man_beside_nobody_cannot_be_the_first_one_removed() {
    let game = position(&[], r#"{"cells":{"a1":"B","a2":"W","d4":"W","d6":"B"},"turn":"B"}"#);
    assert_eq!(legal(&game), ["xa2"]);
}

#[test]
fn a_tilted_square_protects_with_the_option_only() {
    let men = r#"{"cells":{"c3":"W","d4":"W","c5":"W","b4":"W","g7":"W","c4":"B"},"turn":"B"}"#;
    assert_eq!(legal(&position(&[], men)), ["xc3", "xb4", "xd4", "xc5"]);
    // Nobody else can be reached: the man in the middle may only step, and it has no room.
    assert_eq!(legal(&position(&["tilted=on"], men)), ["pass"]);
    assert_eq!(position(&["tilted=on"], men).prompt(), "ask-pass");
}

#[test]
fn the_diagonals_of_the_centre_serve_with_the_option_only() {
    let men = r#"{"cells":{"d4":"B","e5":"W","a1":"W"},"turn":"B"}"#;
    assert!(!legal(&position(&[], men)).contains(&"xe5".to_string()));
    let mut game = position(&["centre8=on"], men);
    assert_eq!(legal(&game), ["xe5"]);
    play(&mut game, "xe5");
    assert_eq!(legal(&game), ["d4-e5"]);
}

#[test]
fn who_can_remove_nobody_steps_and_a_square_made_so_takes_nobody() {
    let mut game = position(&[], r#"{"cells":{"a1":"B","b1":"B","a2":"B","b3":"B","g7":"W"},"turn":"B"}"#);
    assert_eq!(game.prompt(), "ask-slide");
    play(&mut game, "b3-b2");
    assert_eq!((game.mover(), game.part), (Player::Second, Part::Take));
}

#[test]
fn the_second_removal_reaches_anywhere_and_is_left_out_where_all_men_are_in_squares() {
    let lone = r#"{"cells":{"a1":"B","b1":"B","a2":"B","c2":"B","b2":"W","g7":"W"},"turn":"B"}"#;
    let mut game = position(&[], lone);
    play(&mut game, "xb2");
    play(&mut game, "c2-b2");
    assert_eq!((game.mover(), legal(&game)), (Player::First, vec!["xg7".to_string()]));
    play(&mut game, "xg7");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));

    let housed = r#"{"cells":{"a1":"B","b1":"B","a2":"B","c2":"B","b2":"W",
        "g7":"W","f7":"W","g6":"W","f6":"W"},"turn":"B"}"#;
    let mut game = position(&[], housed);
    play(&mut game, "xb2");
    play(&mut game, "c2-b2");
    assert_eq!((game.mover(), game.part), (Player::Second, Part::Take));
}

#[test]
fn the_capture_of_the_last_man_wins_before_the_step() {
    let mut game = position(&[], r#"{"cells":{"d4":"B","d5":"W"},"turn":"B"}"#);
    play(&mut game, "xd5");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert!(legal(&game).is_empty());
}
