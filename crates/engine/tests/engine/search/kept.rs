//! Tests of searches that continue earlier ones of the same match.

use super::METHODS;
use super::noughts::{Noughts, THOROUGH};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::{KeptSearches, Method, Opponent, Progress, Setting, opponent_with, resumed};

fn solved(mut opponent: Box<dyn Opponent>) -> Progress {
    loop {
        let progress = opponent.think(1_000);
        if progress.finished {
            return progress;
        }
    }
}

/// Solves the empty board of noughts and crosses, then the position after the actions 4 and 0: with the memory of the
/// first search and `played` as the actions since, and with a new search. Returns the results of the last two.
fn two_actions_later(method: Method, played: &[&str]) -> (Progress, Progress) {
    let start = Noughts::new(3, false, false);
    let mut first = opponent_with(&start, method, THOROUGH, 1);
    while !first.think(1_000).finished {}
    let memories = first.into_memory().into_iter().collect();
    let position = start.after(&[4, 0]);
    let kept = KeptSearches { memories, played: played.iter().map(ToString::to_string).collect() };
    let mut all = resumed(&position, method, THOROUGH, 2, 1, kept);
    (solved(all.remove(0)), solved(opponent_with(&position, method, THOROUGH, 2)))
}

#[test]
fn a_search_of_the_same_match_finds_the_same_value_with_fewer_nodes() {
    for method in METHODS {
        let (resumed, anew) = two_actions_later(method, &["4", "0"]);
        assert_eq!(resumed.value, anew.value, "{method:?}");
        assert!(resumed.nodes * 2 < anew.nodes, "{method:?}: {} nodes against {}", resumed.nodes, anew.nodes);
    }
}

#[test]
fn a_search_of_another_line_begins_anew() {
    for method in METHODS {
        for played in [&["4"][..], &["4", "1"], &["4", "0", "1"], &["4", "4"], &[]] {
            let (resumed, anew) = two_actions_later(method, played);
            assert_eq!(resumed, anew, "{method:?} {played:?}");
        }
    }
}

#[test]
fn a_search_without_memory_and_one_with_that_of_another_game_equal_a_new_one() {
    let hex = GameId::Hex.start_default();
    let setting = Setting::full(30_000);
    for method in METHODS {
        let mut other = GameId::Rastros.start_default().opponent_with(method, setting, 1);
        other.think(1_000);
        let foreign = KeptSearches { memories: other.into_memory().into_iter().collect(), played: Vec::new() };
        let anew = hex.opponent_with(method, setting, 3).think(30_000);
        for kept in [KeptSearches::default(), foreign] {
            assert_eq!(hex.searches_resumed(method, setting, 3, 1, kept)[0].think(30_000), anew, "{method:?}");
        }
    }
}

/// Plays the first legal action, and returns its notation.
fn play_first(position: &mut Box<dyn AnyPosition>) -> String {
    let text = position.legal()[0].text.clone();
    position.play(&text, &mut Vec::new()).unwrap();
    text
}

#[test]
fn a_resumed_search_lists_every_legal_action() {
    for game in [GameId::Hex, GameId::Avanco, GameId::Otelo111] {
        for method in METHODS {
            let mut position = game.start_default();
            let mut first = position.opponent_with(method, Setting::full(200_000), 1);
            first.think(200_000);
            let played = vec![play_first(&mut position), play_first(&mut position)];
            let kept = KeptSearches { memories: first.into_memory().into_iter().collect(), played };
            let resumed = &mut position.searches_resumed(method, Setting::full(10_000), 1, 1, kept)[0];
            resumed.think(10_000);
            let mut found: Vec<_> = resumed.candidates().into_iter().map(|candidate| candidate.text).collect();
            let mut legal: Vec<_> = position.legal().into_iter().map(|offer| offer.text).collect();
            found.sort();
            legal.sort();
            assert_eq!(found, legal, "{game:?} {method:?}");
        }
    }
}
