//! Dipole: rulings that need a position of their own.

use super::*;
use crate::test_support::{play, position, start, texts};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeSet;
use tabuleiro_rules::Game;

#[test]
fn random_actions_are_exactly_the_listed_ones() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut game = start::<Dipole>(&[]);
    for _ in 0..30 {
        let mut listed = Vec::new();
        game.actions(&mut listed);
        let drawn: BTreeSet<Action> = (0..1000).map(|_| game.sample(&mut rng, &mut Vec::new())).collect();
        assert!(drawn.iter().eq(&listed));
        let action = listed[listed.len() / 3];
        game.apply(action, &mut ());
        if game.outcome().is_some() {
            return;
        }
    }
}

#[test]
fn men_can_leave_over_the_side_edges_and_the_far_edge() {
    let game = position::<Dipole>(&[], &json!({"stacks":{"b4":"W3","d8":"B1"},"turn":"W"}));
    assert_eq!(texts(&game).join(" "), "b4-a5:1 b4-c5:1 b4-b6:2 b4-d6:2 b4-e7:3 b4-off:2 b4-off:3");
}

#[test]
fn a_side_whose_last_man_leaves_loses() {
    let mut game = position::<Dipole>(&[], &json!({"stacks":{"b8":"W1","d8":"B5"},"turn":"W"}));
    play(&mut game, "b8-off:1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.verdict().unwrap().reason, "end-all-left");
}
