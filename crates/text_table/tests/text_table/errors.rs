//! Errors say what was expected, and change nothing.

use super::driver::Driver;
use tabuleiro_text_table::{Cue, TextTable};
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
    assert!(driver.enter("resign").contains("you lost"), "{}", driver.transcript);
    assert!(driver.enter("b2").contains("over"));
}
