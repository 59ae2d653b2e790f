//! A class: what it says, what is chosen, and what counts.

use super::driver::Driver;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::Puzzles;
use tabuleiro_rules::Player;
use tabuleiro_text_table::{Alone, Attended, Cue, Incoming, Inserted, News, Race, Sentence, Wire};
use tabuleiro_words::{Language, asset};

fn of(id: &str) -> Sentence {
    Sentence { id: id.into(), values: Vec::new() }
}

fn with(id: &str, values: &[(&str, Inserted)]) -> Sentence {
    let values = values.iter().map(|(name, value)| ((*name).to_string(), value.clone()));
    Sentence { id: id.into(), values: values.collect() }
}

fn hears(driver: &mut Driver, news: Attended) -> String {
    driver.receive(Incoming::News(News::Class(Box::new(news))))
}

/// Returns what a class says to somebody who is about to enrol.
fn names() -> Attended {
    Attended {
        sentences: vec![of("class-choose-name"), of("class-say-number")],
        choices: vec![Inserted::Name("fox.blue".into()), Inserted::Name("Ana Sofia".into())],
        enrols: true,
        ..Attended::default()
    }
}

fn waits() -> Attended {
    Attended { sentences: vec![of("class-wait-first")], ..Attended::default() }
}

fn alone(counts: bool) -> Attended {
    let alone = Alone { game: "hip".into(), options: vec!["size=4".into()], level: 1, counts };
    Attended { sentences: vec![of("class-all-computer")], alone: Some(alone), ..Attended::default() }
}

#[test]
fn a_sentence_of_a_class_is_said_in_the_language_of_the_table() {
    let values = [("name", Inserted::Name("fox.blue".into())), ("points", Inserted::Points(3))];
    let played = Attended { sentences: vec![with("class-last", &values)], ..waits() };
    let game = Inserted::Game { game: "ouri".into(), variant: String::new() };
    let plays = Attended { sentences: vec![with("class-say-game", &[("game", game)])], ..waits() };
    let round = [("round", Inserted::Number(2)), ("rounds", Inserted::Number(4))];
    let counted = Attended { sentences: vec![with("class-round", &round)], ..waits() };
    for (language, expected) in [
        (Language::En, ["Against blue fox: 1½ points.", "You play Ouri.", "Round 2 of 4"]),
        (Language::Pt, ["Contra raposa azul: 1½ pontos.", "Vais jogar Ouri.", "Ronda 2 de 4"]),
    ] {
        let mut driver = Driver::new(language);
        assert_eq!([&played, &plays, &counted].map(|news| hears(&mut driver, news.clone())), expected);
    }
}

#[test]
fn a_name_is_chosen_by_its_number_or_by_itself_and_only_while_it_is_offered() {
    let mut driver = Driver::new(Language::Pt);
    let said = hears(&mut driver, names());
    assert!(said.ends_with("1: raposa azul.\n2: Ana Sofia."), "{said}");
    for line in ["2", "ana sofia", "Raposa  Azul"] {
        assert_eq!(driver.enter(line), "");
    }
    assert_eq!(driver.sent, [1, 1, 0].map(Wire::Choose));
    let refused = driver.table.enter("3");
    assert!(refused.cue == Some(Cue::Refused) && refused.lines[0].contains("lista"), "{refused:?}");
    // A repeated refusal without a list leaves the one before in force.
    let taken = Attended { sentences: vec![of("class-taken")], choices: vec![], is_refused: true, ..names() };
    assert!(hears(&mut driver, taken).contains("já é de alguém"));
    driver.enter("1");
    driver.enter("4821");
    assert_eq!(driver.sent[3..], [Wire::Choose(0), Wire::Resume("4821".into())]);
    let unknown = driver.enter("xyz");
    assert!(unknown.contains("lista") && unknown.ends_with("2: Ana Sofia."), "{unknown}");
    hears(&mut driver, waits());
    assert!(driver.enter("1").contains("ajuda"), "{}", driver.transcript);
}

#[test]
fn a_class_is_asked_paused_and_left_only_by_somebody_who_is_in_one() {
    let mut driver = Driver::new(Language::En);
    for line in ["class", "break", "#", ","] {
        assert!(driver.enter(line).contains("no class"), "{}", driver.transcript);
    }
    hears(&mut driver, waits());
    for line in ["class", "#", "", "break", "back"] {
        driver.enter(line);
    }
    let asked = [Wire::Class, Wire::Follow];
    assert_eq!(driver.sent[..6], [asked.clone(), asked.clone(), asked].concat(), "an empty line asks, too");
    assert_eq!(driver.sent[6..], [Wire::Rest, Wire::Rest]);
    driver.enter("quit");
    assert_eq!(driver.sent.last(), Some(&Wire::Leave));
    assert!(driver.enter("class").contains("no class"));
    let gone =
        Attended { sentences: vec![of("class-unknown")], is_refused: true, is_left: true, ..Attended::default() };
    hears(&mut driver, waits());
    hears(&mut driver, gone);
    assert!(driver.enter("class").contains("no class"));
}

#[test]
fn the_match_against_the_computer_counts_once_and_has_no_help() {
    let mut driver = Driver::new(Language::En);
    hears(&mut driver, alone(true));
    let said = driver.enter("against");
    assert!(said.contains("HIP") && driver.sent.is_empty(), "{said}");
    driver.enter("a1");
    let played = driver.table.game().unwrap().cursor();
    assert_eq!(played, 2, "the pupil moves first, and the computer answers");
    for line in ["undo", "hint", "new", "against", "against 1", "two"] {
        assert!(driver.enter(line).contains("This match counts"), "{}", driver.transcript);
    }
    assert_eq!(driver.table.game().unwrap().cursor(), played);
    driver.enter("resign");
    assert!(driver.sent.is_empty(), "it is asked first");
    driver.enter("yes");
    assert_eq!(driver.sent, [Wire::Computer(0)]);
    // Another one does not count.
    hears(&mut driver, alone(false));
    driver.enter("against");
    driver.enter("a1");
    driver.enter("undo");
    assert_eq!(driver.table.game().unwrap().cursor(), 0);
    driver.enter("resign");
    driver.enter("yes");
    assert_eq!(driver.sent.len(), 1);
}

#[test]
fn a_match_that_counts_is_reported_when_the_computer_ends_it() {
    let mut driver = Driver::new(Language::En);
    hears(&mut driver, alone(true));
    driver.enter("against");
    for row in 1..=4 {
        for column in ["a", "b", "c", "d"] {
            driver.enter(&format!("{column}{row}"));
        }
    }
    assert!(driver.table.game().unwrap().over_here(), "{}", driver.transcript);
    assert!(matches!(driver.sent[..], [Wire::Computer(0..=2)]), "{:?}", driver.sent);
}

#[test]
fn a_race_gives_its_own_puzzles_and_tells_those_that_are_solved() {
    let race = |solved: Vec<u8>| Attended {
        sentences: vec![of("class-race")],
        race: Some(Race { game: GameId::Hex, variant: String::new(), count: 10, solved }),
        ..Attended::default()
    };
    let mut driver = Driver::new(Language::En);
    hears(&mut driver, race(vec![1, 2]));
    assert!(driver.enter("puzzle").contains("Puzzle 1."), "the easiest one: {}", driver.transcript);
    for line in ["hint", "solution", "hint"] {
        assert!(driver.enter(line).contains("nobody helps"), "{}", driver.transcript);
    }
    let file = asset("games/hex/puzzles.json").unwrap();
    let puzzles = Puzzles::read(file, GameId::Hex).unwrap();
    for action in puzzles.of_race("", 10)[0].line.iter().step_by(2) {
        driver.enter(action);
    }
    assert_eq!(driver.sent, [Wire::Solved(0)], "{}", driver.transcript);
    assert!(driver.enter("next").contains("Puzzle 4."), "the second and the third are solved: {}", driver.transcript);
    assert!(driver.enter("next").contains("Puzzle 5."), "one is left for later: {}", driver.transcript);
    assert!(driver.enter("puzzle").contains("Puzzle 4."), "the first that is not solved: {}", driver.transcript);
    assert!(driver.enter("puzzle 3").contains("Puzzle 3."));
    assert!(driver.enter("puzzle hex 4").contains("Puzzle 4."), "the race is not left: {}", driver.transcript);
    hears(&mut driver, race((0..10).collect()));
    assert!(driver.enter("puzzle").contains("You solved them all"), "{}", driver.transcript);
}

#[test]
fn a_match_of_the_class_is_not_left_and_nothing_is_taken_back_in_it() {
    let mut driver = Driver::new(Language::En);
    hears(&mut driver, waits());
    let record = Box::new(Match::of(GameId::Hex).record());
    driver.receive(Incoming::News(News::Seated { record, person: Some(Player::First) }));
    for line in ["game hip", "lesson", "puzzle hex", "table", "against 1", "two"] {
        assert!(driver.enter(line).contains("“resign”"), "{}", driver.transcript);
    }
    for line in ["undo", "new", "hint"] {
        assert!(driver.enter(line).contains("This match counts"), "{}", driver.transcript);
    }
    assert!(driver.enter("claim").contains("nothing to claim"), "{}", driver.transcript);
    assert!(driver.sent.is_empty() && driver.table.game().unwrap().position().id() == GameId::Hex);
}
