//! Errors say what was expected, and change nothing.

use super::driver::Driver;
use tabuleiro_text_table::{Cue, Incoming, Request, TextTable};
use tabuleiro_words::Language;

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game hex 5");
    driver.enter("c3");
    for (entered, expected) in [
        ("c3", "c3"),
        ("z9", "not understood"),
        ("legel", "legal"),
        ("where q7", "no place"),
        ("row 9", "no row"),
        ("ray c3", "direction"),
        ("against 9", "1 to 5"),
        ("yes", "Nobody"),
        ("claim", "another device"),
        ("help xyz", "xyz"),
    ] {
        let before = driver.table.game().unwrap().cursor();
        let reply = driver.table.enter(entered);
        assert_eq!(reply.cue, Some(Cue::Refused), "{entered}: {:?}", reply.lines);
        assert!(reply.lines.join(" ").contains(expected), "{entered}: {:?}", reply.lines);
        assert!(reply.requests.is_empty());
        assert_eq!(driver.table.game().unwrap().cursor(), before);
    }
}

#[test]
fn without_a_game_only_setting_up_is_possible() {
    let mut table = TextTable::new(Language::Pt, 1);
    assert!(table.enter("c4").lines[0].contains("ajuda"));
    assert!(table.enter("tabuleiro").lines[0].contains("jogo"));
    assert!(table.enter("jogo nenhures").lines[0].contains("nenhures"));
    assert!(table.enter("jogo xadrez").lines[0].contains("Espartano"), "several games are named");
    assert!(table.enter("jogos").lines.len() == 7);
    assert!(table.board().is_none());
    assert!(table.enter("jogo avanço").lines[0].starts_with("Avanço"));
}

#[test]
fn the_last_answer_is_repeated_and_the_language_changes() {
    let mut table = TextTable::new(Language::Pt, 1);
    table.enter("jogo hex");
    let said = table.enter("j").lines;
    assert_eq!(table.enter("r").lines, said);
    assert_eq!(table.enter("repetir").lines, said, "also twice");
    let reply = table.enter("language en");
    assert_eq!(reply.lines, ["Now I speak English."]);
    assert!(table.enter("turn").lines[0].starts_with("Black"));
    assert!(table.enter("where a1").lines[0].contains("edge"));
    table.enter("short");
    assert!(!table.enter("where a1").lines[0].contains("edge"));
}

#[test]
fn a_half_entered_action_can_be_dropped() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game breakthrough");
    driver.enter("b2");
    let moves = driver.enter("moves");
    assert_eq!(moves, "You chose b2. Still to come: a3 to c3.");
    let refused = driver.enter("b5");
    assert!(refused.contains("b2") && refused.contains("b3"), "{refused}");
    assert!(driver.enter("no").contains("dropped"));
    assert!(driver.enter("b3").contains("No move begins at b3"), "{}", driver.transcript);
    assert!(driver.enter("b2 b3").contains("b2-b3"), "{}", driver.transcript);
}

#[test]
fn one_line_can_hold_a_turn_of_several_actions_but_not_that_of_the_other_person() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game connect6");
    driver.enter("k10");
    driver.enter("a1 b2");
    assert_eq!(driver.table.game().unwrap().cursor(), 3, "{}", driver.transcript);
    let said = driver.enter("c3 d4 e5");
    assert!(said.contains("not played: e5"), "{said}");
    assert_eq!(driver.table.game().unwrap().cursor(), 5);
}

#[test]
fn the_computer_answers_and_a_hint_has_three_steps() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game hex 4");
    assert!(driver.enter("against 1").contains("You are: Black"));
    let said = driver.enter("b2");
    assert!(said.contains("White: "), "{said}");
    assert_eq!(driver.table.game().unwrap().cursor(), 2);
    let hints = [0, 1, 2].map(|_| driver.enter("hint"));
    assert!(hints[0].contains("Look at"), "{hints:?}");
    assert!(hints[1].contains("suggests"), "{hints:?}");
    assert!(hints[2].contains("roved") || hints[2].contains("stimate"), "{hints:?}");
    driver.enter("undo");
    assert_eq!(driver.table.game().unwrap().cursor(), 0, "the answer is taken back, too");
    assert!(driver.enter("resign").contains("Yes or no"), "{}", driver.transcript);
    driver.enter("b2");
    assert!(driver.enter("yes").contains("Nobody"), "something else was entered: {}", driver.transcript);
    driver.enter("resign");
    assert!(driver.enter("yes").contains("you lost"), "{}", driver.transcript);
    assert!(driver.enter("against 2").contains("over"), "{}", driver.transcript);
    assert!(driver.enter("b2").contains("over"));
}

#[test]
fn a_draw_side_by_side_is_confirmed() {
    let mut driver = Driver::new(Language::Pt);
    driver.enter("jogo hex");
    assert!(driver.enter("=").contains("Sim ou não"));
    assert!(driver.enter("não").starts_with("Negras"), "{}", driver.transcript);
    driver.enter("=");
    assert!(driver.enter("sim").contains("Empate"), "{}", driver.transcript);
}

#[test]
fn a_line_that_is_too_long_is_not_repeated() {
    let mut table = TextTable::new(Language::En, 1);
    assert_eq!(table.enter(&"x".repeat(1 << 20)).lines, ["This line is too long."]);
}

#[test]
fn next_outside_of_a_lesson_says_what_it_is_for() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game hip");
    assert!(driver.enter("next").contains("only for a lesson"), "{}", driver.transcript);
}

#[test]
fn the_rules_are_told_with_and_without_a_game_on_the_table() {
    for language in Language::ALL {
        let mut driver = Driver::new(language);
        let (rules, game) = if language == Language::En { ("rules", "game hip") } else { ("regras", "jogo hip") };
        let named = driver.enter(&format!("{rules} hip"));
        assert!(named.lines().count() > 2, "{named}");
        driver.enter(game);
        assert_eq!(driver.enter(rules), named);
    }
}

#[test]
fn an_empty_line_skips_no_exercise() {
    let mut driver = Driver::new(Language::En);
    let begun = driver.enter("puzzle hex 1");
    driver.enter("");
    assert!(driver.transcript.matches("Puzzle 1.").count() == 1 && begun.contains("Puzzle 1."));
    assert!(!driver.transcript.contains("Puzzle 2."), "{}", driver.transcript);
    assert!(driver.enter("next").contains("Puzzle 2."), "{}", driver.transcript);
}

#[test]
fn a_computer_that_does_not_answer_is_asked_again() {
    let mut table = TextTable::new(Language::En, 1);
    table.enter("game hip");
    table.enter("against 1 second");
    assert!(table.enter("a1").lines[0].contains("thinking"));
    assert!(table.receive(Incoming::Unanswered).lines[0].contains("does not answer"));
    let again = table.enter("").requests;
    assert!(matches!(again[..], [Request::Search(_)]), "{again:?}");
    assert!(table.enter("turn").requests.is_empty(), "it is thinking now");
}

#[test]
fn a_puzzle_that_cannot_be_judged_is_set_up_again() {
    let mut driver = Driver::new(Language::En);
    driver.enter("puzzle hex 1");
    let position = |driver: &Driver| driver.table.game().unwrap().position().key();
    let begun = position(&driver);
    let action = driver.table.game().unwrap().position().legal().swap_remove(0).text;
    driver.table.enter(&action);
    assert_ne!(position(&driver), begun);
    driver.receive(Incoming::Unanswered);
    assert_eq!(position(&driver), begun);
}
