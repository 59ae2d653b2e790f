use super::*;
use crate::test_support::oracle::wins_within;
use crate::test_support::{play, start, texts};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tabuleiro_engine::search::{Heuristic, Method, Progress, Setting, opponent_with};
use tabuleiro_rules::Game;

fn position(object: &Value) -> Avanco {
    crate::test_support::position(&[], object)
}

fn legal(game: &Avanco) -> Vec<Action> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list
}

fn after(mut game: Avanco, action: Action) -> Avanco {
    game.apply(action, &mut ());
    game
}

#[test]
fn a_game_on_8x8_begins_with_one_of_22_steps() {
    let start: Avanco = start(&[]);
    assert_eq!([1, 2, 3].map(|d| start.perft(d)), [22, 484, 11_132]);
}

#[test]
fn the_sacrifice_wins_against_every_reply_of_black() {
    let rows = ["........", ".B.B....", "BBBB....", "WWBB....", "...W....", "..WW....", ".WW.....", ".W......"];
    let game = position(&json!({"rows": rows, "turn": "B"}));
    let replies = legal(&game);
    assert!(replies.iter().any(|a| game.is_noisy(*a)));
    for reply in replies {
        assert!(wins_within(&after(game, reply), Player::First, 11), "{reply:?}");
    }
}

/// Both sides have the same formation, and the mover loses.
fn zugzwang(turn: &str) -> Avanco {
    let rows = ["B.....", "..BB..", "...B..", "...W..", "..WW..", "W....."];
    position(&json!({"size": [6, 6], "rows": rows, "turn": turn}))
}

/// Mutual zugzwang. The example of the source is in a figure that its text does not contain; this one was found by
/// search.
#[test]
fn on_6x6_there_are_positions_where_every_step_of_either_side_loses() {
    for (turn, other) in [("W", Player::Second), ("B", Player::First)] {
        let game = zugzwang(turn);
        let steps = legal(&game);
        assert_eq!(steps.len(), 8);
        for step in steps {
            assert!(wins_within(&after(game, step), other, 21), "{turn} {step:?}");
        }
    }
}

#[test]
fn capturing_the_last_man_wins() {
    let mut game = position(&json!({"cells": {"c3": "W", "d4": "B"}, "turn": "W"}));
    play(&mut game, "c3-d4");
    assert_eq!(
        (game.outcome(), game.verdict().unwrap().reason),
        (Some(Outcome::Win(Player::First)), "end-captured-all")
    );
}

#[test]
fn a_man_on_the_side_edge_does_not_step_over_it() {
    for size in [5, 8] {
        let last = char::from(b'a' + size - 1);
        let cells = json!({"a2": "W", format!("{last}3"): "B"});
        let game = position(&json!({"size": [size, size], "cells": cells, "turn": "W"}));
        assert_eq!(legal(&game), [Action { from: 8, to: 16 }, Action { from: 8, to: 17 }]);
        let other = Avanco { mover: Player::Second, ..game };
        assert_eq!(legal(&other), [6, 7].map(|f| Action { from: 15 + size, to: 8 + size + f - 8 }), "{size}");
    }
}

/// The result of alpha-beta after `nodes` nodes.
fn think(game: &Avanco, nodes: u64) -> Progress {
    opponent_with(game, Method::AlphaBeta, Setting::full(nodes), 1).think(nodes)
}

#[test]
fn a_certain_win_is_won_within_its_plies_against_every_defence() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut races = 0;
    for n in 0..4_000 {
        let mut game: Avanco = start(&[["size=5", "size=6"][n % 2]]);
        game.random_playout(&mut rng, &mut Vec::new(), 16 + n as u32 % 24);
        if game.outcome().is_some() {
            continue;
        }
        if let Some((winner, plies)) = game.certain_win() {
            races += 1;
            assert!(wins_within(&game, winner, plies), "{winner:?} in {plies}: {}", game.object()["rows"]);
        }
    }
    assert!(races > 100, "only {races} races");
}

#[test]
fn alpha_beta_finds_the_win_of_a_runner_that_cannot_be_stopped_and_moves_it() {
    let rows = ["......BB", ".....B..", ".......B", ".W......", "....B...", "........", "WWW.....", "...W...."];
    let mut game = position(&json!({"rows": rows, "turn": "W"}));
    for left in (1..=3).rev() {
        let progress = think(&game, 300);
        assert_eq!((progress.value, progress.finished), (1.0, true), "{left} steps to go: {progress:?}");
        play(&mut game, &progress.best.unwrap());
        if left > 1 {
            let reply = texts(&game).remove(0);
            play(&mut game, &reply);
        }
    }
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn alpha_beta_wins_in_one_and_captures_a_runner() {
    let win = position(&json!({"cells": {"c7": "W", "a1": "W", "b2": "B", "h8": "B", "g8": "B"}, "turn": "W"}));
    assert!(think(&win, 50).best.unwrap().starts_with("c7-"));
    let stop =
        position(&json!({"cells": {"c7": "W", "a1": "W", "h1": "W", "a4": "B", "h8": "B", "b8": "B"}, "turn": "B"}));
    assert_eq!(think(&stop, 2_000).best.as_deref(), Some("b8-c7"));
}

#[test]
fn alpha_beta_finds_that_the_mover_loses_in_zugzwang() {
    for turn in ["W", "B"] {
        let progress = think(&zugzwang(turn), 2_000_000);
        assert_eq!(progress.value, -1.0, "{turn} after {} nodes", progress.nodes);
    }
}
