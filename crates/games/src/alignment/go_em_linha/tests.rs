//! Tests of the rules of Go em Linha.

use super::*;
use crate::test_support::{self, play, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::Game;

/// The position of an object in JSON.
fn position(text: &str) -> GoEmLinha {
    test_support::position(&[], &serde_json::from_str(text).unwrap())
}

#[test]
fn the_second_player_may_swap_once_in_the_second_turn_only() {
    let mut game: GoEmLinha = start(&[]);
    assert!(game.read("swap").is_err());
    play(&mut game, "e5");
    assert_eq!(game.perft(1), 81);
    play(&mut game, "swap");
    assert!(game.swapped() && game.mover() == Player::Second && game.person() == Player::First);
    assert!(game.read("swap").is_err());
}

#[test]
fn six_in_a_line_win_and_so_do_more_but_five_do_not() {
    let six = r#"{"cells":{"a1":"B","b2":"B","c3":"B","d4":"B","f6":"B","a9":"W"},"turn":"B"}"#;
    let mut game = position(six);
    play(&mut game, "e5");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().sites.len(), 6);
    let mut seven = position(r#"{"cells":{"a1":"B","b1":"B","c1":"B","e1":"B","f1":"B","g1":"B"},"turn":"B"}"#);
    play(&mut seven, "d1");
    assert_eq!(seven.verdict().unwrap().sites.len(), 7);
    let mut five = position(r#"{"cells":{"a1":"B","a2":"B","a3":"B","a4":"B","c9":"W"},"turn":"B"}"#);
    play(&mut five, "a5");
    assert_eq!(five.outcome(), None);
}

#[test]
fn suicide_is_forbidden_unless_it_completes_a_line() {
    // c1 is surrounded by black stones that have liberties.
    let text = r#"{"cells":{"b1":"B","d1":"B","c2":"B","i9":"W"},"turn":"W"}"#;
    assert!(position(text).read("c1").is_err());
    // White stones a1 to c1, c2, e1, f1 have one liberty left, d1, and every black group has another one.
    let wall = r#""a2":"B","b2":"B","c3":"B","d2":"B","e2":"B","f2":"B","g1":"B","c2":"W""#;
    let five = format!(r#"{{"cells":{{{wall},"a1":"B","b1":"W","c1":"W","e1":"W","f1":"W"}},"turn":"W"}}"#);
    assert!(position(&five).read("d1").is_err());
    let six = format!(r#"{{"cells":{{{wall},"a1":"W","b1":"W","c1":"W","e1":"W","f1":"W"}},"turn":"W"}}"#);
    let mut game = position(&six);
    play(&mut game, "d1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    let again = GoEmLinha::from_object(&GoEmLinha::FACTS.defaults(), &game.object()).unwrap();
    assert_eq!(again.outcome(), game.outcome());
}

#[test]
fn a_ko_may_not_be_recaptured_before_the_board_has_changed() {
    let text = r#"{"cells":{"c4":"B","b5":"B","c6":"B","d4":"W","e5":"W","d6":"W","c5":"W"},"turn":"B"}"#;
    let mut game = position(text);
    play(&mut game, "d5");
    assert!(game.read("c5").is_err());
    // The position object contains the barred point.
    let object = game.object();
    assert_eq!(object["ko"], serde_json::json!(["c5"]));
    let again = GoEmLinha::from_object(&GoEmLinha::FACTS.defaults(), &object).unwrap();
    assert!(again.read("c5").is_err());
    play(&mut game, "h8 h9");
    assert!(game.read("c5").is_ok());
}

#[test]
fn a_side_without_a_legal_placement_draws() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scratch = Vec::new();
    let mut draws = 0;
    for _ in 0..2000 {
        let mut game: GoEmLinha = start(&[]);
        game.random_playout(&mut rng, &mut scratch, u32::MAX);
        if game.outcome() == Some(Outcome::Draw) {
            assert!(game.board.empties().iter().all(|&p| !game.may_place(p)));
            assert_eq!(game.verdict().unwrap().reason, "end-blocked");
            draws += 1;
        }
    }
    assert!(draws > 0);
}
