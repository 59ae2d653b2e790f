//! The needs of third-party clients: board sizes, colours, omitted passes, scores and clocks.

use super::{ok, refused, say, session};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::GameId;
use tabuleiro_clock::TimeLeft;
use tabuleiro_engine::search::Level;
use tabuleiro_gtp::Session;
use tabuleiro_learning::ProvedLookup;
use tabuleiro_rules::Player;

/// Classic Otelo on 4x4 up to a position in which Black can only pass.
const BLACK_MUST_PASS: [&str; 5] =
    ["game otelo_1_11 classico size=4", "play b b4", "play w c4", "play b d2", "play w a4"];

#[test]
fn set_game_accepts_the_names_that_other_programs_use() {
    let mut session = Session::over(&["otelo_1_11", "classico", "size=6"]).unwrap();
    ok(&mut session, "play b d2");
    ok(&mut session, "set_game Othello");
    assert_eq!(ok(&mut session, "game"), "otelo_1_11 classico size=6", "the options of the command line stay");
    assert_eq!(ok(&mut session, "outcome"), "none 2-2");
    ok(&mut session, "set_game hex");
    assert_eq!(ok(&mut session, "game"), "hex");
    ok(&mut session, "set_game othello");
    assert_eq!(ok(&mut session, "game"), "otelo_1_11 classico");
    assert!(refused(&mut session, "set_game Amazons").contains("Amazons"));
    assert!(refused(&mut session, "set_game").starts_with("syntax error"));
}

#[test]
fn ranks_count_from_the_top_after_set_game_othello() {
    let mut theirs = Session::over(&["otelo_1_11", "classico"]).unwrap();
    for line in ["set_game Othello", "boardsize 8", "clear_board"] {
        ok(&mut theirs, line);
    }
    let mut ours = session(&["game otelo_1_11 classico", "play b d6", "play w c6"]);
    ok(&mut theirs, "play black D3");
    ok(&mut theirs, "play white c3");
    assert_eq!(ok(&mut theirs, "position"), ok(&mut ours, "position"));
    let answer = ok(&mut ours, "genmove b");
    let (file, rank) = answer.split_at(1);
    assert_eq!(ok(&mut theirs, "genmove black"), format!("{file}{}", 9 - rank.parse::<u8>().unwrap()));
    ok(&mut theirs, "game otelo_1_11 classico");
    ok(&mut theirs, "play b d6");
}

#[test]
fn every_game_takes_the_size_of_its_board_and_refuses_another() {
    for &game in GameId::ALL {
        let mut session = Session::over(&[game.id()]).unwrap();
        assert!(refused(&mut session, "boardsize 97").starts_with("unacceptable size"), "{}", game.id());
        if let Some(size) = session.position().options().get("size") {
            ok(&mut session, &format!("boardsize {}", size.to_string().replace('x', " ")));
        }
    }
    for (game, right, wrong) in [
        ("gatos_e_caes", "8", "9"),
        ("punhais", "8 8", "7 8"),
        ("sardinhas", "9 7", "9"),
        ("ouri", "6 2", "6"),
        ("dipole", "8", "10"),
    ] {
        let mut session = session(&[&format!("game {game}")]);
        let action = session.position().legal()[0].text.clone();
        ok(&mut session, &format!("play {action}"));
        let refusal = refused(&mut session, &format!("boardsize {wrong}"));
        assert!(refusal.starts_with("unacceptable size: the board of this game is always"), "{game}: {refusal}");
        ok(&mut session, &format!("boardsize {right}"));
        assert_eq!(refused(&mut session, "undo"), "cannot undo", "{game} begins anew");
    }
}

#[test]
fn columns_have_no_i_in_a_game_of_go_after_boardsize() {
    let stones = |session: &mut Session, cell: &str| {
        let position = ok(session, "position");
        let object: serde_json::Value = serde_json::from_str(&position).unwrap();
        let rows = object["rows"].as_array().unwrap();
        let (column, row) = (cell.as_bytes()[0] - b'a', cell[1..].parse::<usize>().unwrap());
        rows[rows.len() - row].as_str().unwrap().as_bytes()[usize::from(column)] as char
    };
    for (game, size) in [("atari_go", 13), ("go_em_linha", 9)] {
        let mut session = Session::over(&[game]).unwrap();
        ok(&mut session, &format!("boardsize {size}"));
        ok(&mut session, "play b J5");
        assert_eq!(stones(&mut session, "i5"), 'B', "J is the ninth column");
        assert!(refused(&mut session, "play w I4").starts_with("illegal move: 'I4'"));
        assert!(ok(&mut session, "legal_moves").split(' ').any(|action| action == "i4"), "other commands keep the i");
        let board = ok(&mut session, "showboard");
        let letters = board.lines().find(|line| line.contains("g h")).unwrap().trim();
        assert_eq!(letters, ["a b c d e f g h j", "a b c d e f g h j k l m n"][usize::from(size == 13)]);
        ok(&mut session, "clear_board");
        ok(&mut session, "play b h5");
        ok(&mut session, "play w j5");
        assert_eq!(stones(&mut session, "i5"), 'W', "a new board keeps the columns");
        ok(&mut session, &format!("game {game}"));
        ok(&mut session, "play b i5");
        assert_eq!(stones(&mut session, "i5"), 'B', "the command game returns to the notation of the game");
    }
    let mut hex = Session::over(&["hex"]).unwrap();
    ok(&mut hex, "boardsize 11");
    ok(&mut hex, "play b i5");
    assert_eq!(stones(&mut hex, "i5"), 'B', "controllers of Hex skip no letter");
}

#[test]
fn answers_of_genmove_have_the_columns_that_play_reads() {
    let mut session = Session::over(&["atari_go"]).unwrap();
    for line in ["boardsize 13", "level 1"] {
        ok(&mut session, line);
    }
    for colour in ["b", "w"].into_iter().cycle().take(30) {
        if !ok(&mut session, "outcome").starts_with("none") {
            break;
        }
        let (before, legal) = (ok(&mut session, "position"), ok(&mut session, "legal_moves"));
        let answer = ok(&mut session, &format!("genmove {colour}"));
        assert!(!answer.starts_with('i'), "{answer}");
        let after = ok(&mut session, "position");
        ok(&mut session, "undo");
        assert_eq!((ok(&mut session, "position"), ok(&mut session, "legal_moves")), (before, legal));
        ok(&mut session, &format!("play {colour} {answer}"));
        assert_eq!(ok(&mut session, "position"), after);
    }
}

#[test]
fn controllers_of_go_may_play_either_colour_at_any_time() {
    for game in ["atari_go", "go_em_linha"] {
        let mut session = session(&[&format!("game {game}"), "level 1"]);
        let start = ok(&mut session, "position");
        let mut positions = vec![start.clone()];
        for line in
            ["play b e5", "play b d4", "play b c3", "play w e4", "play w g7", "genmove w", "genmove b", "genmove b"]
        {
            ok(&mut session, line);
            positions.push(ok(&mut session, "position"));
        }
        let thought = ok(&mut session, "reg_genmove b");
        assert!(!thought.is_empty() && ok(&mut session, "position") == positions[positions.len() - 1]);
        assert!(refused(&mut session, "play b e5").starts_with("illegal move"), "the point is taken");
        assert!(refused(&mut session, "play w e5").starts_with("illegal move"));
        positions.pop();
        while let Some(before) = positions.pop() {
            ok(&mut session, "undo");
            assert_eq!(ok(&mut session, "position"), before, "{game}");
        }
        assert_eq!(refused(&mut session, "undo"), "cannot undo");
        ok(&mut session, "genmove w");
        assert_eq!(ok(&mut session, "mover"), "first", "{game}: White may begin");
    }
}

#[test]
fn a_forced_pass_may_be_sent_or_omitted() {
    let mut said = session(&BLACK_MUST_PASS);
    assert_eq!(ok(&mut said, "legal_moves"), "pass");
    assert_eq!(ok(&mut said, "genmove b"), "pass");
    let mut left_out = session(&BLACK_MUST_PASS);
    let answer = ok(&mut said, "legal_moves").split(' ').next().unwrap().to_string();
    for session in [&mut said, &mut left_out] {
        ok(session, &format!("play w {answer}"));
    }
    assert_eq!(ok(&mut left_out, "position"), ok(&mut said, "position"));
    let mut asked = session(&BLACK_MUST_PASS);
    let before = ok(&mut asked, "position");
    let thought = ok(&mut asked, "reg_genmove w");
    assert_eq!(ok(&mut asked, "position"), before, "nothing was played");
    assert_eq!(ok(&mut asked, "genmove w"), thought);
    ok(&mut asked, "undo");
    assert_eq!(ok(&mut asked, "position"), before, "an inserted pass is undone together with the action after it");
    ok(&mut asked, "undo");
    assert_eq!(ok(&mut asked, "mover"), "second");
}

#[test]
fn a_pass_omitted_before_an_illegal_action_is_not_played() {
    let mut session = session(&BLACK_MUST_PASS);
    assert!(refused(&mut session, "play w b4").starts_with("illegal move"));
    assert_eq!(ok(&mut session, "mover"), "first");
    assert!(refused(&mut session, "play w pass").starts_with("illegal move"));
    ok(&mut session, "play b pass");
    assert_eq!(ok(&mut session, "mover"), "second");
}

#[test]
fn a_side_with_legal_actions_is_not_skipped() {
    let mut session = session(&["game otelo_1_11 classico"]);
    assert!(refused(&mut session, "play w d3").starts_with("illegal move: it is the turn of first"));
    assert!(refused(&mut session, "reg_genmove w").starts_with("illegal move"));
    assert!(refused(&mut session, "play b pass").starts_with("illegal move"));
}

#[test]
fn the_final_score_says_who_won_and_by_how_much() {
    let mut othello = session(&["game otelo_1_11 classico size=4", "level 1"]);
    assert_eq!(refused(&mut othello, "final_score"), "cannot score: the game is running");
    while ok(&mut othello, "outcome").starts_with("none") {
        ok(&mut othello, "genmove");
    }
    let outcome = ok(&mut othello, "outcome");
    let (first, second) = outcome.split_once(' ').unwrap().1.split_once('-').unwrap();
    let difference = first.parse::<i32>().unwrap() - second.parse::<i32>().unwrap();
    let expected = match difference {
        0 => "0".into(),
        1.. => format!("B+{difference}"),
        _ => format!("W+{}", -difference),
    };
    assert_eq!(ok(&mut othello, "final_score"), expected);
}

#[test]
fn the_final_score_of_a_game_without_points_names_the_winner_alone() {
    // Black connects column a with column c; in Avanço the side that begins is white.
    let mut hex = session(&["game hex size=3"]);
    for action in ["b a2", "w a1", "b b2", "w b1", "b c2"] {
        ok(&mut hex, &format!("play {action}"));
    }
    assert_eq!((ok(&mut hex, "outcome"), ok(&mut hex, "final_score")), ("first".into(), "B+".into()));
    let object = r#"{"size": [5, 5], "cells": {"a4": "W", "e5": "B"}, "turn": "W"}"#;
    let mut avanco = session(&["game avanco size=5", &format!("position {object}"), "play w a4-a5"]);
    assert_eq!((ok(&mut avanco, "outcome"), ok(&mut avanco, "final_score")), ("first".into(), "W+".into()));
}

#[test]
fn sides_without_a_colour_are_black_and_white_in_the_order_they_begin() {
    let mut ouri = session(&["game kalah", "level 1"]);
    while ok(&mut ouri, "outcome").starts_with("none") {
        let side = if ok(&mut ouri, "mover") == "first" { "b" } else { "w" };
        ok(&mut ouri, &format!("genmove {side}"));
    }
    let (winner, score) = (ok(&mut ouri, "outcome"), ok(&mut ouri, "final_score"));
    let expected = [("first", "B+"), ("second", "W+"), ("draw", "0")];
    assert!(expected.iter().any(|(w, s)| winner.starts_with(w) && score.starts_with(s)), "{winner}: {score}");
}

/// Returns the seconds that a line takes. The tests compare them with wide bounds because the machine may be busy.
fn seconds(session: &mut Session, line: &str) -> f64 {
    let begun = Instant::now();
    ok(session, line);
    begun.elapsed().as_secs_f64()
}

#[test]
fn a_clock_makes_decisions_shorter() {
    let usual = f64::from(Level::SECONDS);
    let mut session = Session::over(&["hex"]).unwrap().at_level(Level::ALL[4]);
    for line in ["play b f6", "play w e5", "time_settings 4 0 0"] {
        ok(&mut session, line);
    }
    let taken = seconds(&mut session, "genmove b");
    assert!(taken < usual, "{taken} s of four for one of many actions");
    ok(&mut session, "time_left w 300 1");
    ok(&mut session, "time_left w 1 2");
    let taken = seconds(&mut session, "genmove w");
    assert!(taken > 0.2 && taken < usual, "{taken} s, half a second for each of two");
    ok(&mut session, "time_left b 0 0");
    let taken = seconds(&mut session, "genmove b");
    assert!(taken < usual, "{taken} s although the time is over");
}

#[test]
fn a_clock_makes_decisions_longer_where_there_is_time() {
    let mut session = Session::over(&["hex"]).unwrap().at_level(Level::ALL[4]);
    ok(&mut session, "time_settings 0 3 1");
    let taken = seconds(&mut session, "genmove b");
    assert!(taken > f64::from(Level::SECONDS), "{taken} s of three");
}

#[test]
fn genmove_uses_its_own_clock_and_a_new_game_resets_it() {
    let mut session = Session::over(&["hex"]).unwrap().at_level(Level::ALL[4]);
    let left = |session: &Session, side| session.time_control().left(side).unwrap();
    ok(&mut session, "time_settings 6 0 0");
    let full = TimeLeft { time: Duration::from_secs(6), stones: 0 };
    ok(&mut session, "reg_genmove b");
    assert_eq!(left(&session, Player::First), full, "nothing was played");
    let taken = seconds(&mut session, "genmove b");
    let rest = left(&session, Player::First);
    assert!(rest.time < full.time && rest.time.as_secs_f64() >= 5.99 - taken, "{rest:?} after {taken} s");
    assert_eq!(left(&session, Player::Second), full);
    ok(&mut session, "clear_board");
    assert_eq!(left(&session, Player::First), full);
}

#[test]
fn without_a_clock_genmove_is_deterministic() {
    let game = |_| {
        let mut session = session(&["game avanco size=5"]);
        (0..8).map(|_| ok(&mut session, "genmove")).collect::<Vec<_>>()
    };
    assert_eq!(game(0), game(1));
}

/// A false file of proved positions for Hex on 3x3, in which only the corner c3 wins; a search would not play it.
fn corner_wins(path: &str) -> Option<&'static str> {
    (path == "assets/games/hex/proved.json").then_some(
        r#"{"proved": [{"options": ["size=3"], "value": "first", "actions": {"a1": "second", "a2": "second", "a3": "second",
        "b1": "second", "b2": "second", "b3": "second", "c1": "second", "c2": "second", "c3": "first"},
        "method": "df-pn", "nodes": 1, "seconds": 0.1, "version": "0.1.0"}]}"#,
    )
}

#[test]
fn only_the_highest_level_plays_proved_actions() {
    let genmove = |level: usize, game: &[&str]| {
        let session = Session::over(game).unwrap().at_level(Level::ALL[level - 1]);
        ok(&mut session.knowing(ProvedLookup::new(corner_wins)), "genmove")
    };
    assert_eq!(genmove(5, &["hex", "size=3"]), "c3");
    assert_ne!(genmove(4, &["hex", "size=3"]), "c3");
    assert_ne!(genmove(5, &["hex", "size=4"]), "c3", "a proof holds for its own board size only");
}

#[test]
fn every_game_accepts_the_set_up_commands_of_a_client() {
    for &game in GameId::ALL {
        let mut session = Session::over(&[game.id()]).unwrap();
        for line in ["komi 6.5", "time_settings 0 1 0", "time_settings 300 30 5", "time_left b 300 0", "clear_board"] {
            assert_eq!(say(&mut session, line), Ok(String::new()), "{}: {line}", game.id());
        }
    }
}
