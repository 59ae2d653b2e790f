//! Kalah: rulings that need a position of their own, and the mathematics of the game's page.

use super::*;
use crate::test_support::{assert_refused, play, position};
use serde_json::json;
use tabuleiro_rules::{Game, Object};

#[test]
fn thirteen_seeds_end_in_their_own_pit_and_capture_from_the_opposite_one() {
    let object = json!({"houses": {"c1": 13, "a1": 1, "c2": 2, "f2": 2}, "stores": {"S": 2}, "turn": "S"});
    let mut game = position::<Kalah>(&["literal"], &object);
    let events = play(&mut game, "c1");
    // One seed is sown into the store; three are captured from c2, one of them just sown.
    assert_eq!((game.score(), game.mover()), (Some([6, 0]), Player::Second));
    assert_eq!(seeds_in(game.seeds.rows[0], 2), 1);
    let beats: Vec<Beat> = events.iter().map(|e| e.beat).collect();
    assert_eq!((beats.len(), *beats.last().unwrap()), (16, 13), "13 seeds, 2 scores, 1 capture: {beats:?}");
}

#[test]
fn a_last_seed_opposite_an_empty_pit_captures_nothing_and_ends_the_turn() {
    let mut game = position::<Kalah>(&["literal"], &json!({"houses": {"a1": 1, "f1": 2, "f2": 3}, "turn": "S"}));
    play(&mut game, "a1");
    assert_eq!((game.score(), game.mover()), (Some([0, 0]), Player::Second));
    assert_eq!(seeds_in(game.seeds.rows[0], 1), 1);
}

#[test]
fn a_capture_that_empties_the_other_row_ends_the_game_and_each_side_keeps_its_seeds() {
    let object = json!({"houses": {"a1": 1, "f1": 2, "b2": 3}, "stores": {"S": 9, "N": 12}, "turn": "S"});
    let mut game = position::<Kalah>(&["literal"], &object);
    let events = play(&mut game, "a1");
    assert_eq!((game.outcome(), game.score()), (Some(Outcome::Win(Player::First)), Some([15, 12])));
    assert_eq!(game.verdict().unwrap().reason, "end-swept");
    assert_eq!(events.last().unwrap().beat, 2);
}

#[test]
fn seventeen_seeds_win_in_the_literal_variant_and_nineteen_in_the_majority_variant() {
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

/// Returns the arrangement of `seeds` on one side, pits counted from the store, from which sowings that end in the
/// store bring all seeds into it one by one; `None` if there is none. Undoing a sowing takes a seed from the store and
/// from each pit up to the first empty one, which receives them.
fn chain(seeds: u8) -> Option<[u8; HOUSES]> {
    let mut houses = [0u8; HOUSES];
    for _ in 0..seeds {
        let empty = houses.iter().position(|&n| n == 0)?;
        houses[..empty].iter_mut().for_each(|n| *n -= 1);
        houses[empty] = empty as u8 + 1;
    }
    Some(houses)
}

#[test]
fn one_turn_can_bring_seventeen_seeds_into_the_store_and_no_more() {
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
    assert_refused::<Kalah>(
        &[],
        &[
            json!({"houses": {"a1": 20, "b2": 17}}),
            json!({"houses": {"a1": 300}}),
            json!({"houses": {"g1": 1}}),
            json!({"houses": {}, "stores": {"S": 17, "N": 17}}),
            json!({"houses": {}, "stores": {"W": 4}}),
            json!({"stores": {}}),
            json!({"houses": {"a1": 4}, "part": 3}),
            json!({"houses": {"a1": 4}, "part": 0}),
        ],
    );
}
