//! Ouri: rulings that need a position of their own.

use super::*;
use crate::test_support::{assert_refused, play, position, start, texts};
use serde_json::json;
use tabuleiro_rules::{Game, Site};

#[test]
fn perft_equals_the_counts_of_an_independent_program() {
    let start = start::<Ouri>(&[]);
    let counts: Vec<u64> = (1..=6).map(|d| start.perft(d)).collect();
    assert_eq!(counts, [6, 36, 180, 900, 3767, 16_126]);
    let laps = json!({"houses": {"f1": 30, "a2": 2}, "stores": {"S": 8, "N": 8}, "turn": "N"});
    let counts: Vec<u64> = (1..=8).map(|d| position::<Ouri>(&["ouri"], &laps).perft(d)).collect();
    assert_eq!(counts, [1, 1, 6, 29, 145, 544, 2176, 7875]);
}

#[test]
fn a_pit_with_a_single_seed_is_playable_when_only_it_can_feed() {
    let game = position::<Ouri>(&["ouri"], &json!({"houses": {"a1": 3, "f1": 1}, "turn": "S"}));
    assert_eq!((texts(&game).concat().as_str(), game.prompt()), ("f1", "ask-feed"));
    let game = position::<Ouri>(&["ouri"], &json!({"houses": {"a1": 3, "e1": 2, "f1": 1}, "turn": "S"}));
    assert_eq!(texts(&game).concat(), "e1");
}

#[test]
fn a_side_that_captures_all_seeds_it_fed_must_feed_again() {
    let mut game =
        position::<Ouri>(&["ouri"], &json!({"houses": {"e1": 3, "f1": 17}, "stores": {"S": 10}, "turn": "S"}));
    play(&mut game, "f1");
    assert_eq!(game.score(), Some([22, 0]));
    assert_eq!((game.mover(), game.prompt(), texts(&game).concat().as_str()), (Player::First, "ask-feed", "e1"));
}

#[test]
fn seeds_are_sown_one_per_beat_and_captured_backwards_one_pit_per_beat() {
    let object = json!({"houses": {"e1": 3, "f2": 2, "e2": 1, "a2": 9}, "stores": {"S": 3}, "turn": "S"});
    let mut game = position::<Ouri>(&["ouri"], &object);
    let events = play(&mut game, "e1");
    let captures: Vec<_> = events.iter().filter(|e| matches!(e.effect, Effect::Move { .. })).collect();
    let told: Vec<_> = events.iter().map(|e| e.beat).collect();
    assert_eq!(told, [0, 1, 2, 3, 3, 4, 4]);
    assert!(matches!(captures[0].effect, Effect::Move { from: Site(10), to: Site(12), count: 2, .. }));
    assert!(matches!(captures[1].effect, Effect::Move { from: Site(11), to: Site(12), count: 3, .. }));
    assert_eq!(events.last().unwrap().effect, Effect::Score { player: Player::First, points: 8 });
}

#[test]
fn seeds_on_the_board_at_the_third_repetition_count_for_neither_side() {
    let object = json!({"houses": {"a1": 1, "f2": 1}, "stores": {"S": 22, "N": 23}, "turn": "S"});
    let start = position::<Ouri>(&["ouri"], &object);
    let mut game = start;
    for lap in 1..=2 {
        assert_eq!(game.outcome(), None);
        for _ in 0..12 {
            let forced = texts(&game).concat();
            play(&mut game, &forced);
        }
        assert_eq!(game.seeds.rows, start.seeds.rows, "after lap {lap}");
    }
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::Second)), Some([22, 23])));
    assert_eq!(game.verdict().unwrap().reason, "end-cycle");
}

#[test]
fn twenty_four_each_is_a_draw_in_ouri() {
    let mut game =
        position::<Ouri>(&["ouri"], &json!({"houses": {"f1": 1, "f2": 1}, "stores": {"S": 22, "N": 24}, "turn": "S"}));
    play(&mut game, "f1");
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Draw), Some([24, 24])));
}

#[test]
fn objects_with_too_many_seeds_or_two_winners_are_refused() {
    assert_refused::<Ouri>(
        &["oware"],
        &[
            json!({"houses": {"a1": 25, "b2": 24}}),
            json!({"houses": {"a1": 300}}),
            json!({"houses": {"a3": 1}}),
            json!({"houses": {}, "stores": {"S": 24, "N": 24}}),
            json!({"houses": {}, "stores": {"W": 4}}),
            json!({"stores": {}}),
            json!({"houses": {"a1": 4}, "phase": "harvest"}),
        ],
    );
}
