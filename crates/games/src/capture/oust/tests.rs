//! Oust: rulings that need a position of their own, and checks of incremental data.

use super::*;
use crate::test_support::{play, position, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use tabuleiro_engine::search::{Method, Setting, opponent_with};
use tabuleiro_rules::Game;

/// Plays an action; returns how many stones it removed.
fn removed(game: &mut Oust, text: &str) -> usize {
    play(game, text).iter().filter(|event| matches!(event.effect, Effect::Remove { .. })).count()
}

#[test]
fn a_stone_beside_an_own_one_is_legal_only_if_it_captures() {
    let game = position::<Oust>(&["size=5"], &json!({"cells":{"a1":"B","c1":"W","e5":"W","e4":"W"},"turn":"B"}));
    assert!(game.read("a2").is_err(), "its group would touch no enemy group");
    assert!(game.read("b1").is_ok(), "two against one");
    assert!(game.read("d1").is_ok(), "a stone without own neighbours is always legal");
    assert!(game.read("e3").is_ok());
}

#[test]
fn a_group_captures_all_groups_it_touches_even_far_from_the_new_stone() {
    // The new group of four touches a white pair at its far end and a single stone at the near one.
    let text = json!({"cells":{"a1":"B","b1":"B","c1":"B","a2":"W","a3":"W","e1":"W","e5":"W"},"turn":"B"});
    let mut game = position::<Oust>(&["size=5"], &text);
    assert_eq!(removed(&mut game, "d1"), 3);
    assert_eq!(game.count, [4, 1]);
}

#[test]
fn a_group_must_be_larger_than_each_group_it_touches_but_not_than_their_sum() {
    let pairs = json!({"cells":{"a1":"B","b1":"B","a2":"W","a3":"W","d1":"W","d2":"W","e5":"W"},"turn":"B"});
    let mut game = position::<Oust>(&["size=5"], &pairs);
    assert_eq!(removed(&mut game, "c1"), 4);
    let equal = json!({"cells":{"a1":"B","b1":"B","a2":"W","a3":"W","a4":"W","d1":"W","e5":"W"},"turn":"B"});
    assert!(position::<Oust>(&["size=5"], &equal).read("c1").is_err(), "three against three");
}

#[test]
fn after_a_capture_the_same_side_moves_until_it_captures_nothing() {
    let text = json!({"cells":{"a1":"B","c1":"W","e5":"W"},"turn":"B"});
    let mut game = position::<Oust>(&["size=5"], &text);
    assert_eq!(removed(&mut game, "b1"), 1);
    assert_eq!(game.mover(), Player::First);
    assert_eq!(removed(&mut game, "d5"), 0);
    assert_eq!(game.mover(), Player::Second);
}

#[test]
fn taking_the_last_enemy_stone_wins_at_once() {
    let mut game = position::<Oust>(&["size=5"], &json!({"cells":{"a1":"B","c1":"W"},"turn":"B"}));
    play(&mut game, "b1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.verdict().unwrap().reason, "end-captured-all");
}

#[test]
fn a_side_that_has_not_placed_a_stone_has_not_lost() {
    let mut game = start::<Oust>(&["size=5"]);
    play(&mut game, "c3");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.perft(1), 24);
}

#[test]
fn two_passes_in_succession_are_a_draw() {
    let rows = json!({"rows":["BWBWB","WBWBW","BWBWB","WBWBW","BWBWB"],"turn":"W"});
    let mut game = position::<Oust>(&["size=5"], &rows);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn group_sizes_grow_in_lexicographic_order_with_every_placement() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let sizes = |game: &Oust| {
        let mut sizes: Vec<u16> = game.board.groups().map(|g| game.board.size(g)).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    };
    for _ in 0..20 {
        let mut game = start::<Oust>(&["size=6"]);
        while game.outcome().is_none() {
            let before = sizes(&game);
            let action = game.sample(&mut rng, &mut Vec::new());
            game.apply(action, &mut ());
            assert!(sizes(&game) > before || action == Action::Pass);
        }
    }
}

#[test]
fn incremental_sizes_of_the_largest_neighbours_equal_recomputed_ones() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for size in ["size=5", "size=8"] {
        let mut game = start::<Oust>(&[size]);
        while game.outcome().is_none() {
            let action = game.sample(&mut rng, &mut Vec::new());
            game.apply(action, &mut ());
            let fresh = Oust::with_board(&game.board, game.mover, game.passes);
            for group in game.board.groups() {
                assert_eq!(game.rival[usize::from(group)], fresh.rival[usize::from(group)]);
            }
            assert_eq!(game.count, fresh.count);
        }
    }
}

#[test]
fn a_search_that_compares_all_actions_is_not_lost_in_chains_of_captures() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut game = start::<Oust>(&[]);
    for ply in 1..=120 {
        let action = game.sample(&mut rng, &mut Vec::new());
        game.apply(action, &mut ());
        if ply % 20 == 0 && game.outcome().is_none() {
            let setting = Setting { depth: 1, compares: true, ..Setting::full(100_000) };
            let mut search = opponent_with(&game, Method::AlphaBeta, setting, 1);
            search.think(100_000);
            let candidates = search.candidates();
            assert!(candidates.iter().all(|candidate| candidate.trust > 0.0), "after {ply} actions");
        }
    }
}
