//! The behaviour of the text protocol that clients can rely on.

mod clients;
mod malformed;

use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_clock::TimeLeft;
use tabuleiro_gtp::{Session, run};
use tabuleiro_rules::Player;

/// Returns the answer to a line, which must have one, without its `=` or `?`.
fn say(session: &mut Session, line: &str) -> Result<String, String> {
    let reply = session.answer(line).unwrap_or_else(|| panic!("no answer to '{line}'"));
    reply.result.map_err(|e| e.to_string())
}

fn ok(session: &mut Session, line: &str) -> String {
    say(session, line).unwrap_or_else(|e| panic!("'{line}': ? {e}"))
}

fn refused(session: &mut Session, line: &str) -> String {
    let (before, effects) = (ok(session, "position"), ok(session, "effects"));
    let why = say(session, line).expect_err(line);
    assert_eq!((ok(session, "position"), ok(session, "effects")), (before, effects), "'{line}' changed something");
    why
}

fn session(lines: &[&str]) -> Session {
    let mut session = Session::new();
    for line in lines {
        ok(&mut session, line);
    }
    session
}

fn transcript(input: &str) -> String {
    let mut output = Vec::new();
    run(Session::new(), input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn answers_have_the_form_of_gtp_2() {
    assert_eq!(transcript("protocol_version\n"), "= 2\n\n");
    assert_eq!(transcript("17 name\n"), "=17 Tabuleiro\n\n");
    assert_eq!(transcript("clear_board\n"), "=\n\n");
    assert_eq!(transcript("3 clear_board"), "=3\n\n");
    assert_eq!(transcript("x\n4 y z\n5\n"), "? unknown command\n\n?4 unknown command\n\n?5 unknown command\n\n");
}

#[test]
fn comments_empty_lines_and_control_characters_are_not_commands() {
    assert_eq!(transcript("\n  \n# name\n\t\r\n"), "");
    assert_eq!(transcript("1\tna\u{7}me # or so\r\n"), "=1 Tabuleiro\n\n");
}

#[test]
fn a_hash_inside_a_position_object_is_no_comment() {
    let mut session = Session::new();
    let why = refused(&mut session, r##"position {"rows": ["#"]}"##);
    assert!(why.contains('#'), "{why}");
}

#[test]
fn quit_ends_the_session() {
    assert_eq!(transcript("quit\nname\n"), "=\n\n");
}

#[test]
fn every_listed_command_is_known_and_no_other() {
    let mut session = Session::new();
    let commands = ok(&mut session, "list_commands");
    for command in "protocol_version name version known_command list_commands quit boardsize clear_board komi play \
                    genmove undo showboard time_settings time_left list_games game options legal_moves mover outcome \
                     position perft playouts level character effects final_score reg_genmove set_game threads"
        .split_whitespace()
    {
        assert!(commands.lines().any(|c| c == command), "{command} is not listed");
    }
    for command in commands.lines() {
        assert_eq!(ok(&mut session, &format!("known_command {command}")), "true");
        let answer = say(&mut Session::new(), command);
        assert_ne!(answer, Err("unknown command".into()), "{command}");
    }
    assert_eq!(ok(&mut session, "known_command make_tea"), "false");
}

#[test]
fn every_game_can_be_started_drawn_and_asked_about() {
    let mut session = Session::new();
    let listed = ok(&mut session, "list_games");
    assert_eq!(listed.lines().collect::<Vec<_>>(), GameId::ALL.iter().map(|g| g.id()).collect::<Vec<_>>());
    for &game in GameId::ALL {
        ok(&mut session, &format!("game {}", game.id()));
        assert_eq!(ok(&mut session, "game"), game.id());
        assert!(ok(&mut session, "outcome").starts_with("none"));
        assert_eq!(ok(&mut session, "options").lines().count(), game.facts().options.len() + variants(game));
        let drawing = ok(&mut session, "showboard");
        assert!(drawing.lines().skip(1).all(|line| !line.trim().is_empty()), "{drawing}");
        for site in session.position().board().sites {
            assert!(!site.name.is_empty());
        }
        let legal = ok(&mut session, "legal_moves");
        let legal: Vec<&str> = legal.split(' ').collect();
        assert!(legal.is_sorted() && !legal.is_empty(), "{legal:?}");
        assert_eq!(ok(&mut session, "perft 1"), legal.len().to_string());
        assert_eq!(ok(&mut session, "perft 0"), "1");
    }
}

/// Returns the number of lines that `options` prints for variants.
fn variants(game: GameId) -> usize {
    usize::from(!game.facts().variants.is_empty())
}

#[test]
fn a_game_is_started_with_its_variant_and_its_options() {
    let mut session = session(&["game otelo_1_11 classico size=6 first=W"]);
    assert_eq!(ok(&mut session, "game"), "otelo_1_11 classico size=6 first=second");
    assert_eq!(ok(&mut session, "mover"), "second");
    assert!(refused(&mut session, "game othello").contains("list_games"));
    assert!(refused(&mut session, "game otelo_1_11 antigo").contains("classico"));
    assert!(refused(&mut session, "game otelo_1_11 size=7").contains("4|6|8"));
    assert!(refused(&mut session, "game otelo_1_11 colour=red").contains("size"));
    assert_eq!(ok(&mut session, "game"), "otelo_1_11 classico size=6 first=second");
}

#[test]
fn boardsize_restarts_the_current_game_on_another_board() {
    let mut session = session(&["game otelo_1_11 classico", "play e3", "boardsize 6"]);
    assert_eq!(ok(&mut session, "game"), "otelo_1_11 classico size=6");
    assert_eq!(refused(&mut session, "undo"), "cannot undo");
    ok(&mut session, "boardsize 8 8");
    assert!(refused(&mut session, "boardsize 9").starts_with("unacceptable size"));
    assert!(refused(&mut session, "boardsize").starts_with("syntax error"));
    ok(&mut session, "play e3");
    ok(&mut session, "clear_board");
    assert_eq!(ok(&mut session, "outcome"), "none 2-2");
}

#[test]
fn an_action_is_played_with_or_without_its_colour_and_in_either_case() {
    for line in ["play e3", "play E3", "play b e3", "play B E3", "play black e3", "play first e3"] {
        let mut session = session(&["game otelo_1_11", line]);
        assert_eq!(ok(&mut session, "outcome"), "none 4-1", "{line}");
    }
}

#[test]
fn the_side_that_is_not_on_the_move_cannot_play() {
    let mut session = session(&["game otelo_1_11"]);
    let why = refused(&mut session, "play w e3");
    assert_eq!(why, "illegal move: it is the turn of first (B), not of second (W)");
    assert!(refused(&mut session, "genmove w").starts_with("illegal move"));
    assert!(refused(&mut session, "play green e3").starts_with("invalid color"));
    assert!(refused(&mut session, "play b e3 now").starts_with("syntax error"));
    assert!(refused(&mut session, "play").starts_with("syntax error"));
}

#[test]
fn an_illegal_action_is_refused_with_an_example_of_a_legal_one() {
    let mut session = session(&["game otelo_1_11"]);
    let why = refused(&mut session, "play a1");
    assert!(why.starts_with("illegal move: 'a1' is not legal here (4 legal actions, for example e3)"), "{why}");
    assert!(refused(&mut session, "play ç").contains("expected CELL | pass"));
}

#[test]
fn the_notation_of_the_protocol_is_that_of_no_language() {
    // Each line plays a word or letter that people read in their own language, and refuses what they read.
    for (lines, canonical, printed) in [
        (&["game hex", "play f6"][..], "swap", "troca"),
        (&["game cinco_em_linha_leilao"], "take", "fica"),
        (&["game sesquimoku", "play d4"], "pass", "passa"),
        (&["game xadrez_de_exercito", "play b1-c3"], "end", "termina"),
        (&["game sofia"], "b2=w", "b2=n"),
        (&["game semaforo", "play c1=g"], "c1=y", "c1=a"),
        (&["game quarto"], "berm", "sdro"),
    ] {
        let mut session = session(lines);
        let legal = ok(&mut session, "legal_moves");
        assert!(legal.split_whitespace().any(|text| text == canonical), "{lines:?}: {legal}");
        refused(&mut session, &format!("play {printed}"));
        ok(&mut session, &format!("play {canonical}"));
    }
}

#[test]
fn undo_takes_back_one_action_and_its_effects() {
    let mut session = session(&["game otelo_1_11"]);
    let start = ok(&mut session, "position");
    ok(&mut session, "play e3");
    let (position, effects) = (ok(&mut session, "position"), ok(&mut session, "effects"));
    ok(&mut session, "play d3");
    ok(&mut session, "undo");
    assert_eq!((ok(&mut session, "position"), ok(&mut session, "effects")), (position, effects));
    ok(&mut session, "undo");
    assert_eq!((ok(&mut session, "position"), ok(&mut session, "effects")), (start, String::new()));
    assert_eq!(refused(&mut session, "undo"), "cannot undo");
}

#[test]
fn effects_lists_the_effects_of_the_last_action() {
    let mut session = session(&["game otelo_1_11", "play e3"]);
    assert_eq!(ok(&mut session, "effects"), "0 place e3 dark-disc 1\n1 flip e4 light-disc dark-disc e3");
}

#[test]
fn the_board_is_drawn_with_its_coordinates() {
    let mut session = session(&["game otelo_1_11 size=4", "play c1"]);
    let board = ok(&mut session, "showboard");
    let expected = "\n4 . . . .\n3 . W B .\n2 . B B .\n1 . . B .\n  a b c d\notelo_1_11: second (W) to decide, 4-1";
    assert_eq!(board, expected);
}

#[test]
fn a_position_is_set_up_from_the_line_that_was_printed() {
    let mut first = session(&["game otelo_1_11", "play e3", "play d3"]);
    let printed = ok(&mut first, "position");
    let mut second = session(&["game otelo_1_11"]);
    ok(&mut second, &format!("12 position {printed} # as printed"));
    assert_eq!(ok(&mut second, "position"), printed);
    assert_eq!(ok(&mut second, "legal_moves"), ok(&mut first, "legal_moves"));
    assert_eq!(refused(&mut second, "undo"), "cannot undo");
    assert!(refused(&mut second, "position {").starts_with("not a JSON object"));
    assert!(refused(&mut second, "position {}").contains("'rows' is missing"));
}

#[test]
fn a_match_with_a_chosen_size_refuses_positions_of_another_size() {
    let small = r#"{"size": [5, 5], "cells": {"a1": "W", "e5": "B"}, "turn": "W"}"#;
    let large = r#"{"size": [8, 8], "cells": {"a1": "W", "e5": "B"}, "turn": "W"}"#;
    let mut session = session(&["game avanco size=5", &format!("position {small}")]);
    assert!(refused(&mut session, &format!("position {large}")).contains("key 'size': expected [5,5]"));
    let printed = ok(&mut session, "position");
    ok(&mut session, &format!("position {printed}"));
    ok(&mut session, "game avanco");
    for object in [small, large] {
        ok(&mut session, &format!("position {object}"));
        let printed = ok(&mut session, "position");
        ok(&mut session, &format!("position {printed}"));
        assert_eq!(ok(&mut session, "position"), printed);
    }
}

#[test]
fn genmove_plays_legal_actions_until_the_game_is_over() {
    for &game in GameId::ALL {
        let mut session = session(&[&format!("game {}", game.id()), "level 1"]);
        let mut played = 0;
        while ok(&mut session, "outcome").starts_with("none") && played < game.facts().max_plies.min(60) {
            let legal = ok(&mut session, "legal_moves");
            let action = ok(&mut session, "genmove");
            assert!(legal.split(' ').any(|a| a == action), "{} plays {action} out of {legal}", game.id());
            played += 1;
        }
        assert_eq!(session.position().outcome().is_none(), say(&mut session, "genmove").is_ok(), "{}", game.id());
    }
}

#[test]
fn a_finished_game_has_an_outcome_and_no_legal_actions() {
    let mut session = session(&["game otelo_1_11 size=4 classico"]);
    while ok(&mut session, "outcome").starts_with("none") {
        ok(&mut session, "genmove");
    }
    assert_eq!(ok(&mut session, "legal_moves"), "");
    assert_eq!(ok(&mut session, "perft 1"), "0");
    assert!(refused(&mut session, "play a1").contains("the game is over"));
    assert!(refused(&mut session, "genmove").contains("the game is over"));
    let [score, winner] = [1, 0].map(|i| ok(&mut session, "outcome").split(' ').nth(i).unwrap().to_string());
    let (first, second) = score.split_once('-').unwrap();
    let (first, second): (u32, u32) = (first.parse().unwrap(), second.parse().unwrap());
    assert_eq!(winner, ["second", "draw", "first"][(1 + usize::from(first > second)) - usize::from(first < second)]);
}

#[test]
fn the_published_number_of_sequences_is_counted() {
    let mut session = session(&["game otelo_1_11 classico"]);
    assert_eq!(ok(&mut session, "perft 5"), "1396");
}

#[test]
fn commands_that_would_run_for_days_are_refused_at_once() {
    let mut session = Session::new();
    assert!(refused(&mut session, "perft 60").starts_with("too much"));
    assert!(refused(&mut session, "perft 99999999999").starts_with("too much"));
    assert!(refused(&mut session, "playouts 1000000000 1").starts_with("too much"));
    for line in [
        "perft",
        "perft -1",
        "perft two",
        "playouts 5",
        "playouts x 1",
        "level 6",
        "level 0",
        "level x",
        "threads 0",
        "threads 256",
    ] {
        assert!(refused(&mut session, line).starts_with("syntax error"), "{line}");
    }
}

#[test]
fn playouts_are_counted_and_timed() {
    let answer = ok(&mut Session::new(), "playouts 50 7");
    let (count, seconds) = answer.split_once(' ').unwrap();
    assert_eq!(count, "50");
    assert!(seconds.parse::<f64>().unwrap() >= 0.0);
}

#[test]
fn the_highest_level_plays_legal_actions_on_several_threads_whatever_is_taken_back() {
    for game in ["hex size=4", "semaforo 3x3"] {
        let mut session = session(&[&format!("game {game}"), "level 5", "threads 3", "time_settings 0 1 50"]);
        for _ in 0..3 {
            let first = ok(&mut session, "genmove");
            ok(&mut session, "genmove");
            ok(&mut session, "undo");
            ok(&mut session, "undo");
            ok(&mut session, &format!("play {first}"));
            ok(&mut session, "genmove");
        }
        while ok(&mut session, "outcome").starts_with("none") {
            ok(&mut session, "genmove");
        }
    }
    assert_eq!(ok(&mut session(&["threads 3"]), "threads"), "3");
}

#[test]
fn time_and_level_are_remembered() {
    let mut session = session(&["time_settings 300 10 1", "time_left w 250 0", "komi 6.5", "level 5"]);
    let time = session.time_control();
    let left = |side| time.left(side).map(|TimeLeft { time, stones }| (time, stones));
    assert_eq!(left(Player::First), Some((Duration::from_mins(5), 0)));
    assert_eq!(left(Player::Second), Some((Duration::from_secs(250), 0)));
    assert_eq!(ok(&mut session, "level"), "5");
    ok(&mut session, "level 3+");
    assert_eq!(ok(&mut session, "level"), "3+");
    for line in ["time_settings 1 2", "time_settings a b c", "time_left b 10", "time_left red 1 1", "komi a lot"] {
        assert!(say(&mut session, line).is_err(), "{line}");
    }
}
