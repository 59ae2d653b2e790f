//! Rulings of Kalah that need a position of their own, and the mathematics its page tells.

use super::*;
use crate::test_support::{play, position};
use serde_json::json;
use tabuleiro_rules::{Game, Object};

#[test]
fn thirteen_seeds_come_home_and_take_the_one_they_left_across() {
    let object = json!({"houses": {"c1": 13, "a1": 1, "c2": 2, "f2": 2}, "stores": {"S": 2}, "turn": "S"});
    let mut game = position::<Kalah>(&["literal"], &object);
    let events = play(&mut game, "c1");
    // One in the store by sowing; three from c2: the two that lay there and the one just sown.
    assert_eq!((game.score(), game.mover()), (Some([6, 0]), Player::Second));
    assert_eq!(seeds_in(game.seeds.rows[0], 2), 1);
    let beats: Vec<Beat> = events.iter().map(|e| e.beat).collect();
    assert_eq!((beats.len(), *beats.last().unwrap()), (16, 13), "13 seeds, 2 scores, 1 capture: {beats:?}");
}

#[test]
fn an_empty_house_of_ones_own_takes_nothing_from_an_empty_house_and_the_turn_ends() {
    let mut game = position::<Kalah>(&["literal"], &json!({"houses": {"a1": 1, "f1": 2, "f2": 3}, "turn": "S"}));
    play(&mut game, "a1");
    assert_eq!((game.score(), game.mover()), (Some([0, 0]), Player::Second));
    assert_eq!(seeds_in(game.seeds.rows[0], 1), 1);
}

#[test]
fn a_capture_that_empties_the_other_side_ends_the_game_and_the_rest_stays_with_its_owner() {
    let object = json!({"houses": {"a1": 1, "f1": 2, "b2": 3}, "stores": {"S": 9, "N": 12}, "turn": "S"});
    let mut game = position::<Kalah>(&["literal"], &object);
    let events = play(&mut game, "a1");
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::First)), Some([15, 12])));
    assert_eq!(game.verdict().unwrap().reason, "end-swept");
    assert_eq!(events.last().unwrap().beat, 2);
}

#[test]
fn seventeen_win_by_the_letter_and_the_majority_asks_for_nineteen() {
    let object = json!({"houses": {"f1": 1, "a1": 3, "a2": 8, "b2": 6}, "stores": {"S": 16, "N": 2}, "turn": "S"});
    for (variant, over) in [("literal", true), ("maioria", false)] {
        let mut game = position::<Kalah>(&[variant], &object);
        play(&mut game, "f1");
        assert_eq!(game.outcome().is_some(), over, "{variant}");
    }
    let object = json!({"houses": {"f1": 1, "a2": 2}, "stores": {"S": 17, "N": 16}, "turn": "S"});
    let mut game = position::<Kalah>(&["maioria"], &object);
    play(&mut game, "f1");
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Draw), Some([18, 18])));
}

/// The arrangement of `seeds` on one side that sowings ending in the store bring home one by one, the nearest
/// first: undone, the last sowing lifts a seed from the store and from each house up to the first empty one.
fn chain(seeds: u8) -> Option<[u8; HOUSES]> {
    // From the store outwards.
    let mut houses = [0u8; HOUSES];
    for _ in 0..seeds {
        let empty = houses.iter().position(|&n| n == 0)?;
        houses[..empty].iter_mut().for_each(|n| *n -= 1);
        houses[empty] = empty as u8 + 1;
    }
    Some(houses)
}

#[test]
fn a_turn_can_bring_home_seventeen_seeds_one_by_one_and_no_more() {
    assert_eq!(chain(18), None);
    let mut houses = chain(17).unwrap();
    houses.reverse();
    let row: Object = ('a'..='f').zip(houses).map(|(c, n)| (format!("{c}1"), n.into())).collect();
    let mut houses = row.clone();
    houses.insert("c2".into(), 19.into());
    let mut game = position::<Kalah>(&["literal"], &json!({"houses": houses, "turn": "S"}));
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        actions.clear();
        game.actions(&mut actions);
        let nearest = actions.iter().rev().find(|a| game.sown(usize::from(a.0)).last == STORE);
        game.apply(*nearest.unwrap(), &mut ());
    }
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::First)), Some([17, 0])));
    assert_eq!(row.values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 17);
}

#[test]
fn objects_with_too_many_seeds_or_two_winners_are_refused() {
    let options = Kalah::FACTS.defaults();
    for object in [
        json!({"houses": {"a1": 20, "b2": 17}}),
        json!({"houses": {"a1": 300}}),
        json!({"houses": {"g1": 1}}),
        json!({"houses": {}, "stores": {"S": 17, "N": 17}}),
        json!({"houses": {}, "stores": {"W": 4}}),
        json!({"stores": {}}),
        json!({"houses": {"a1": 4}, "part": 3}),
        json!({"houses": {"a1": 4}, "part": 0}),
    ] {
        assert!(Kalah::from_object(&options, object.as_object().unwrap()).is_err(), "{object}");
    }
}
