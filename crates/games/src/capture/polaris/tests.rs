//! Poláris: rulings that need a position of their own.

use super::*;
use crate::test_support::{play, position, start, texts};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_rules::{Game, Object, Tap};

/// Returns a position with marbles on the named cells and five marbles of each side ejected.
fn setting(white: &[&str], black: &[&str]) -> Polaris {
    let letters = [(white, "W"), (black, "B")];
    let marbles =
        letters.iter().flat_map(|&(names, letter)| names.iter().map(move |&name| (name.into(), letter.into())));
    let cells: Object = marbles.collect();
    position(&[], &json!({"cells": cells, "ejected": {"W": 5, "B": 5}, "turn": "W"}))
}

fn legal(game: &Polaris) -> BTreeSet<String> {
    texts(game).into_iter().collect()
}

#[test]
fn there_are_44_opening_moves_for_either_side() {
    assert_eq!(start::<Polaris>(&[]).perft(1), 44);
    assert_eq!(start::<Polaris>(&[]).perft(2), 44 * 44);
}

#[test]
fn the_moves_in_the_masks_are_exactly_the_listed_ones() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..5 {
        let mut game = start::<Polaris>(&[]);
        while game.outcome().is_none() {
            let mut listed = Vec::new();
            game.actions(&mut listed);
            let mut counted = 0;
            draw(game.own(), game.opp(), |total| {
                counted = total;
                0
            });
            assert_eq!(counted as usize, listed.len());
            let all = (0..counted).filter_map(|n| draw(game.own(), game.opp(), |_| n));
            let mut drawn: Vec<Action> = all.map(|(from, front, to)| Action::Move { from, front, to }).collect();
            drawn.sort_unstable();
            assert_eq!(drawn, listed);
            let action = game.sample(&mut rng, &mut Vec::new());
            game.apply(action, &mut ());
        }
    }
}

#[test]
fn a_row_pushes_fewer_marbles_than_it_has_and_has_at_most_three() {
    let pushes = |white: &[&str], black: &[&str]| {
        let legal = legal(&setting(white, black));
        ["d5-e5", "c5,d5-e5", "b5,d5-e5"].into_iter().filter(|text| legal.contains(*text)).collect::<Vec<_>>()
    };
    let three = ["b5", "c5", "d5"];
    assert_eq!(pushes(&three, &["e5"]), ["c5,d5-e5", "b5,d5-e5"]);
    assert_eq!(pushes(&three, &["e5", "f5"]), ["b5,d5-e5"]);
    assert_eq!(pushes(&three, &["e5", "f5", "g5"]), Vec::<&str>::new());
    assert_eq!(pushes(&["c5", "d5"], &["e5", "f5"]), Vec::<&str>::new());
    assert_eq!(pushes(&["d5"], &["e5"]), Vec::<&str>::new());
    assert_eq!(pushes(&["b5", "c5", "d5", "f5"], &["e5"]), Vec::<&str>::new(), "an own marble stands behind");
    assert_eq!(pushes(&["a5", "b5", "c5", "d5"], &["e5", "f5", "g5"]), Vec::<&str>::new(), "three is the most");
}

#[test]
fn a_marble_pushed_over_the_edge_moves_to_the_gutter_and_the_sixth_ends_the_game() {
    let mut game = setting(&["f5", "g5", "h4"], &["h5", "i5"]);
    assert!(!legal(&game).contains("f5,g5-h5"), "two do not push two");
    game = setting(&["e5", "f5", "g5"], &["h5", "i5"]);
    let events = play(&mut game, "e5,g5-h5");
    let to = game.board().find("off-b6").unwrap();
    let fallen = events.iter().any(|event| matches!(event.effect, Effect::Move { to: at, .. } if at == to));
    assert!(fallen && events.iter().all(|event| event.beat == 0 || matches!(event.effect, Effect::Score { .. })));
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::First)), Some([6, 5])));
}

#[test]
fn no_action_ejects_an_own_marble() {
    let legal = legal(&setting(&["a1", "b1"], &["i9"]));
    assert!(legal.iter().all(|text| !text.starts_with("b1,a1-")), "{legal:?}");
}

#[test]
fn a_row_that_moves_sideways_needs_all_targets_empty_and_is_chosen_from_either_end() {
    let game = setting(&["d4", "e5", "f6"], &["e4"]);
    let legal = legal(&game);
    assert!(legal.contains("d4,f6-f7") && legal.contains("e5,f6-g6") && !legal.contains("d4,f6-g6"));
    let action = game.read("d4,f6-f7").unwrap();
    let board = game.board();
    let gesture = |names: [&str; 3]| names.map(|name| Tap::Site(board.find(name).unwrap())).to_vec();
    let mut others = Vec::new();
    game.other_taps(action, &mut others);
    assert_eq!(game.taps(action).to_vec(), gesture(["d4", "f6", "f7"]));
    assert_eq!(others.iter().map(|taps| taps.to_vec()).collect::<Vec<_>>(), [gesture(["f6", "d4", "d5"])]);
}

#[test]
fn a_position_with_too_many_or_too_few_marbles_is_refused() {
    let read = |object: Value| Polaris::from_object(&FACTS.defaults(), object.as_object().unwrap());
    assert!(read(json!({"cells":{"a1":"W","i9":"B"}})).is_err());
    assert!(read(json!({"cells":{"a9":"W"},"ejected":{"W":6,"B":5}})).is_err());
    assert!(read(json!({"cells":{"a1":"W","i9":"B"},"ejected":{"W":6,"B":6}})).is_err());
    assert!(read(json!({"cells":{"a1":"W","i9":"B"},"ejected":{"W":5,"B":5}})).is_ok());
}
