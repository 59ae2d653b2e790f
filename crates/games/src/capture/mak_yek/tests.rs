//! Mak-Yek and Cleave: rulings that need a position of their own, and random slides.

use super::*;
use crate::test_support::{play, position, squares_of, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeSet;
use tabuleiro_engine::search::{Heuristic, Setting, opponent_with};
use tabuleiro_rules::Game;

/// Returns the cells of the men captured by an action.
fn taken(mut game: MakYek, text: &str) -> Vec<String> {
    squares_of(&mut game, text, |effect| if let Effect::Remove { at, .. } = effect { Some(*at) } else { None })
}

#[test]
fn random_slides_are_exactly_the_listed_ones() {
    for words in [&[][..], &["cleave"], &["no_walls=on"]] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut scratch = Vec::new();
        let mut game = start::<MakYek>(words);
        for _ in 0..30 {
            let mut listed = Vec::new();
            game.actions(&mut listed);
            let drawn: BTreeSet<Action> = (0..2000).map(|_| game.sample(&mut rng, &mut scratch)).collect();
            assert!(drawn.iter().eq(&listed), "{words:?}");
            game.apply(listed[listed.len() / 2], &mut ());
        }
    }
}

#[test]
fn a_man_that_slides_between_two_enemies_captures_both() {
    let game = position::<MakYek>(&[], &json!({"cells":{"d4":"B","f4":"B","e1":"W","a8":"B"},"turn":"W"}));
    assert_eq!(taken(game, "e1-e4"), ["d4", "f4"]);
}

#[test]
fn the_edge_completes_captures_in_cleave_only() {
    let men = json!({"cells":{"a5":"B","h4":"B","c1":"B","f8":"B","a8":"B","d2":"B",
        "b3":"W","c3":"W","e5":"W","f3":"W","g1":"W"},"turn":"W"});
    // The four edges behind the victim, a corner, and a man that moves to the edge beside an enemy.
    let slides = [("e5-b5", "a5"), ("g1-g4", "h4"), ("c3-c2", "c1"), ("f3-f7", "f8"), ("b3-b8", "a8"), ("g1-d1", "d2")];
    for (slide, victim) in slides {
        assert_eq!(taken(position::<MakYek>(&[], &men), slide), [""; 0], "{slide}");
        assert_eq!(taken(position::<MakYek>(&["cleave"], &men), slide), [victim], "{slide}");
    }
}

#[test]
fn without_walls_the_first_slide_is_from_the_third_rank() {
    let mut list = Vec::new();
    start::<MakYek>(&["no_walls=on"]).actions(&mut list);
    assert!(list.iter().all(|a| matches!(a, Action::Slide { from: 16..24, .. })));
    assert_eq!(list.len(), 24);
    assert_eq!(start::<MakYek>(&[]).perft(1), 32);
}

#[test]
fn a_blocked_side_passes_in_mak_yek_and_loses_in_cleave() {
    let mut game = position::<MakYek>(&[], &json!({"cells":{"a1":"W","a2":"B","b1":"B","c8":"B"},"turn":"W"}));
    assert_eq!(game.prompt(), "ask-pass");
    play(&mut game, "pass");
    assert_eq!(game.outcome(), None);
    // Three men, because Cleave ends when a side has two left.
    let men = json!({"cells":{"a1":"W","a2":"B","b1":"B","h1":"W","g1":"B","h2":"B","a8":"W","a7":"B","b8":"B","d4":"B"},
        "turn":"B"});
    let mut cleave = position::<MakYek>(&["cleave"], &men);
    play(&mut cleave, "d4-d5");
    assert_eq!(cleave.verdict().unwrap().reason, "end-blocked");
    assert_eq!(cleave.outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn an_enemy_man_in_a_corner_is_nearer_to_its_capture_than_one_in_the_open() {
    let hunt = |man: &str| {
        let men = json!({"cells":{"a3":"W","c2":"W","f7":"W","g6":"W", man:"B"},"turn":"W"});
        position::<MakYek>(&[], &men).evaluate()
    };
    assert!(hunt("a1") > hunt("e4") + 100, "{} {}", hunt("a1"), hunt("e4"));
}

#[test]
fn a_lead_is_worth_less_as_the_draw_comes_nearer() {
    let men = json!({"cells":{"a3":"W","c2":"W","f7":"W","g6":"W","e4":"B"},"turn":"W"});
    let mut game = position::<MakYek>(&[], &men);
    let before = game.evaluate();
    play(&mut game, "a3-a4 e4-e5 a4-a3 e5-e4");
    let after = game.evaluate();
    assert!(after < before && after > before / 2, "{before} {after}");
}

/// Returns the number of actions until White, with a search of so many nodes, has captured all men of a player who
/// captures what it can and otherwise moves at random; `None` if White does not win.
fn hunted_down(mut game: MakYek, nodes: u64, rng: &mut Xoshiro256PlusPlus) -> Option<u32> {
    let mut actions = 0;
    while game.outcome().is_none() {
        if game.mover() == Player::First {
            let mut search = opponent_with(&game, MakYek::METHOD, Setting::full(nodes), 1);
            play(&mut game, &search.think(nodes).best.unwrap());
        } else {
            let mut list = Vec::new();
            game.actions(&mut list);
            let most = list.iter().map(|&action| game.move_order(action)).max();
            list.retain(|&action| Some(game.move_order(action)) == most);
            game.apply(list[below(rng, list.len() as u32) as usize], &mut ());
        }
        actions += 1;
    }
    (game.outcome() == Some(Outcome::Win(Player::First))).then_some(actions)
}

#[test]
fn seven_men_hunt_down_four_of_a_player_who_takes_what_it_sees() {
    const BOARDS: [[&str; 8]; 6] = [
        ["...WW.B.", ".W......", ".......B", ".W......", "..B.....", ".W......", "....B...", "....W..W"],
        ["..W.BW.W", ".....W.B", "........", "..BW....", "W.......", "........", "........", "..W...B."],
        ["...W...W", "......W.", "........", "........", "....WB..", "W.......", "....W.W.", ".B..B.B."],
        ["..WW....", "WB....W.", "..B.....", "..B.....", "..BW....", "........", "..W...W.", "........"],
        ["......B.", "...W...W", "...W....", "........", "...WWB..", "B..W....", "....W...", "......B."],
        ["...BW.W.", ".....B..", ".......W", "W......B", "...WW..B", ".....W..", "........", "........"],
    ];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let won = |rows: &[&str; 8]| {
        let game = position::<MakYek>(&[], &json!({"rows": rows, "turn": "B"}));
        hunted_down(game, 2_000, &mut rng).is_some_and(|actions| actions <= 80)
    };
    let won = BOARDS.each_ref().map(won).into_iter().filter(|&won| won).count();
    assert!(won >= 5, "{won} of 6");
}
