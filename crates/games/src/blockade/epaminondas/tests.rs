use super::*;
use crate::test_support::{play, start, texts};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_rules::{About, Game, Site};

fn position(object: &Value) -> Epaminondas {
    crate::test_support::position(&[], object)
}

fn after(mut game: Epaminondas, action: &str) -> Epaminondas {
    play(&mut game, action);
    game
}

#[test]
fn a_drawn_march_is_a_listed_one_and_each_listed_one_is_drawn() {
    for words in [&[][..], &["size=6x5"], &["size=8x8"], &["size=14x5"]] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut game: Epaminondas = start(words);
        while game.outcome().is_none() {
            let mut listed = Vec::new();
            game.actions(&mut listed);
            let (own, opp) = (game.men[game.mover.index()], game.men[game.mover.other().index()]);
            let counted: u32 = lines::counts(own, opp, game.empty()).iter().sum();
            assert_eq!(counted as usize, listed.len());
            let drawn: BTreeSet<Action> = (0..40).map(|_| game.sample(&mut rng, &mut Vec::new())).collect();
            assert!(drawn.iter().all(|action| listed.contains(action)));
            let action = game.sample(&mut rng, &mut Vec::new());
            game.apply(action, &mut ());
        }
    }
}

#[test]
fn a_man_belongs_to_phalanxes_of_different_lengths_in_different_directions() {
    // An illustration by Rognlie: the man on c3 is one of four in its file, of three on both diagonals, alone in its
    // rank.
    let rows = json!({"size": [6,5], "rows": ["B.W...", "..WW..", "W.W...", ".WWW..", "....WB"], "turn": "W"});
    let game = position(&rows);
    let legal: BTreeSet<String> = texts(&game).into_iter().collect();
    for text in ["c5,c2-c1", "b2,d4-e5", "d4,b2-a1", "e1,c3-b4", "e1,c3-a5", "c3-b3", "c3-d3"] {
        // On a5 stands a single opposing man, two steps before the front of a diagonal of three.
        assert!(legal.contains(text), "{text} in {legal:?}");
    }
    assert!(!legal.contains("e1,c3-d2"));
    let c3 = game.board().find("c3");
    let mut lengths: Vec<_> = game.remarks(c3).into_iter().map(|r| (r.about, r.number, r.sites.len())).collect();
    lengths.sort_by_key(|l| l.2);
    // Down the file with the man on c2, up one diagonal with the man on d4, down the other with the man on b2.
    assert_eq!(lengths, [(About::Group, Some(2), 2); 3]);
}

#[test]
fn only_a_strictly_longer_phalanx_captures_and_not_beyond_its_reach() {
    let from = |others: &[(&str, &str)]| {
        let line = [("a1", "W"), ("b1", "W"), ("c1", "W")];
        let cells: serde_json::Map<_, _> =
            line.iter().chain(others).map(|&(cell, letter)| (cell.to_string(), letter.into())).collect();
        let game = position(&json!({"cells": cells, "turn": "W"}));
        texts(&game).into_iter().filter(|text| text.starts_with("a1,")).collect::<Vec<_>>()
    };
    assert_eq!(from(&[("d1", "B")]), ["a1,c1-d1"]);
    assert_eq!(from(&[("f1", "B"), ("g1", "B")]), ["a1,c1-d1", "a1,c1-e1", "a1,c1-f1"]);
    assert_eq!(from(&[("d1", "B"), ("e1", "B"), ("f1", "B")]), Vec::<String>::new());
    assert_eq!(from(&[("g1", "B")]), ["a1,c1-d1", "a1,c1-e1", "a1,c1-f1"]);
    assert_eq!(from(&[("e1", "W")]), ["a1,c1-d1"]);
}

#[test]
fn the_opponent_has_one_turn_to_restore_the_balance_on_the_far_ranks() {
    let men = json!({"cells": {"a11": "W", "h5": "W", "a1": "W", "k2": "B", "n9": "B"}, "turn": "W"});
    let game = after(position(&men), "a11-a12");
    assert_eq!(game.outcome(), None);
    assert_eq!(after(game, "n9-n8").outcome(), Some(Outcome::Win(Player::First)));
    let balanced = after(game, "k2-k1");
    assert_eq!(balanced.outcome(), None);
    let lost = after(balanced, "a12-b11");
    assert_eq!(lost.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(lost.verdict().unwrap().sites, [Site(10)]);
}

#[test]
fn a_captured_phalanx_leaves_as_a_whole_and_the_captors_stop_on_its_first_cell() {
    let men = json!({"cells": {"a1": "W", "a2": "W", "a3": "W", "a5": "B", "a6": "B", "a8": "B"}, "turn": "W"});
    let mut game = position(&men);
    let events = play(&mut game, "a1,a3-a5");
    let beats: Vec<_> = events.iter().map(|event| event.beat).collect();
    assert_eq!(beats, [0, 0, 0, 1, 2]);
    let white: Vec<u8> = game.men[0].cells().collect();
    assert_eq!((white, game.men[1].count()), (vec![32, 48, 64], 1));
}

#[test]
fn boards_of_eight_ranks_and_more_begin_with_two_ranks_of_men_smaller_ones_with_one() {
    let men = |words: &[&str]| start::<Epaminondas>(words).men.map(Cells::count);
    assert_eq!([men(&[]), men(&["size=8x8"]), men(&["size=6x5"])], [[28; 2], [16; 2], [6; 2]]);
}

#[test]
fn a_player_who_cannot_move_passes() {
    let men = json!({"cells": {"a1": "W", "a2": "B", "b1": "B", "b2": "B", "a3": "B"}, "turn": "W", "size": [6,5]});
    let game = position(&men);
    assert_eq!((texts(&game), game.prompt()), (vec!["pass".to_string()], "ask-pass"));
}
