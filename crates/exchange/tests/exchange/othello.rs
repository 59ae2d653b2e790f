//! Matches of Othello in lists of cells and in GGF.

use super::{actions, one};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Match, Why, Winner};
use tabuleiro_exchange::{Collection, Flaw, Problem, read_collection};

/// A whole match with rows counted from the top, in which a side passes.
fn whole_match() -> (Vec<String>, String) {
    let mut position = GameId::Otelo111.start(&GameId::Otelo111.facts().parse_options(["classico"]).unwrap()).unwrap();
    let (mut moves, mut cells) = (Vec::new(), String::new());
    for step in 0.. {
        let legal = position.legal();
        if position.outcome().is_some() {
            break;
        }
        // The first action is `f5` from the top; afterwards the choice leads to passes.
        let text = if step == 0 { "f4".to_string() } else { legal[(step * step + 1) % legal.len()].text.clone() };
        position.play(&text, &mut Vec::new()).unwrap();
        if text != "pass" {
            let row = 9 - (text.as_bytes()[1] - b'0');
            cells.push_str(&format!("{}{row}", text[..1].to_uppercase()));
        }
        moves.push(text);
    }
    assert!(moves.iter().any(|text| text == "pass"), "{moves:?}");
    (moves, cells)
}

fn collection(text: &str) -> Collection {
    read_collection(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn played(text: &str) -> Vec<String> {
    let Collection { matches, refused, .. } = collection(text);
    assert!(refused.is_empty(), "{refused:?}\n{text}");
    matches.iter().for_each(|found| drop(Match::from_record(&found.record).unwrap()));
    matches.iter().map(|found| actions(&found.record)).collect()
}

/// Returns cells two by two.
fn pairs(cells: &str) -> Vec<&str> {
    (0..cells.len() / 2).map(|i| &cells[2 * i..2 * i + 2]).collect()
}

#[test]
fn lists_of_cells_are_read_in_every_spelling() {
    let (moves, cells) = whole_match();
    let expected = vec![moves.join(" ")];
    let all = pairs(&cells);
    let numbered: Vec<String> = (1..).zip(&all).map(|(i, cell)| format!("{i}. {cell}\n")).collect();
    let numbered = numbered.concat();
    let turns = (1..).zip(all.chunks(2));
    let turns: Vec<String> = turns.map(|(i, turn)| format!("{i}. {} ", turn.join(" ").to_lowercase())).collect();
    let turns = turns.concat();
    let lines: String = all.chunks(10).map(|line| line.concat() + "\r\n").collect();
    for text in [
        cells.clone(),
        cells.to_lowercase(),
        format!("\u{feff}{cells}\n"),
        all.join(" "),
        all.join("\n"),
        all.join("-"),
        numbered,
        turns.clone(),
        lines,
        format!("Black: Ann\nWhite: Bob\n\n{cells}\n34-30\n"),
        format!("[Site \"PlayOK\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[Result \"34-30\"]\n\n{turns}34-30\n"),
    ] {
        assert_eq!(played(&text), expected, "{text}");
    }
    // With the passes written out.
    let mut rest = all.iter();
    let explicit: Vec<&str> =
        moves.iter().map(|text| if text == "pass" { "--" } else { *rest.next().unwrap() }).collect();
    for pass in ["--", "pass", "PA"] {
        assert_eq!(played(&explicit.join(" ").replace("--", pass)), expected, "{pass}");
    }
    let record = one(&cells).unwrap().record;
    assert_eq!((record.game.as_str(), record.options.join(" ")), ("otelo_1_11", "classico".into()));
    let named = one(&format!("Black: Ann\nWhite: Bob\n{cells}")).unwrap();
    assert_eq!(named.headings.players, ["Ann", "Bob"]);
}

#[test]
fn several_lists_are_several_matches() {
    let (moves, cells) = whole_match();
    let text = format!("{cells}\nF5D6C3\n\ne6 f4\n");
    assert_eq!(played(&text), [moves.join(" "), "f4 d3 c6".into(), "e3 f5".into()]);
    assert_eq!(played("1. f5 d6\n2. c3\n\n1. f5 f6\n"), ["f4 d3 c6", "f4 f3"]);
}

#[test]
fn rows_counted_from_the_bottom_are_recognised_by_the_first_disc() {
    let read = collection("f4 d3 c6");
    assert_eq!(actions(&read.matches[0].record), "f4 d3 c6");
    assert_eq!(read.warnings[0].flaw, Flaw::FromTheBottom);
}

#[test]
fn a_list_with_an_illegal_cell_or_other_words_between_its_cells_is_refused() {
    let problem = |text: &str| {
        let Collection { matches, mut refused, .. } = collection(text);
        assert!(matches.is_empty(), "{text}");
        refused.remove(0).error
    };
    assert!(matches!(problem("f5 d6 a1 c3").problem, Problem::Play(_)));
    let error = problem("1. f5 d6\n2. c3 bravo!\n3. c4 f4\n");
    assert!(matches!(error.problem, Problem::Expected { .. }) && error.line == 2, "{error}");
    let cut = collection("F5D6C");
    assert_eq!(actions(&cut.matches[0].record), "f4 d3");
    assert!(matches!(cut.warnings[0].flaw, Flaw::LastAction(_)));
    for foreign in ["e2e4 e7e5", "a1 b2 c3", "hello f5", "d6"] {
        assert_eq!(read_collection(foreign.as_bytes(), None).unwrap_err().problem, Problem::Foreign, "{foreign}");
    }
}

const START: &str = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

#[test]
fn ggf_is_read_with_names_times_and_results() {
    let text = format!(
        "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ann]PW[bob]RB[2300.1]RW[2100]TI[15:00//02:00]TY[8]\
         RE[+12.00:r]{START}B[F5//0.01]W[D6/1.50/3.2]B[c3]W[d3];)"
    );
    let found = one(&text).unwrap();
    assert_eq!(actions(&found.record), "f4 d3 c6 d6");
    assert_eq!((found.record.options.join(" "), &found.record.start), ("classico".into(), &None));
    assert_eq!(found.headings.players, ["ann", "bob"]);
    assert_eq!((found.headings.place.as_str(), found.headings.date.as_str()), ("GGS/os", "2003-12-15"));
    let ending = found.record.ending.map(|written| written.ending);
    assert_eq!(ending, Some(Ending { winner: Winner::First, why: Why::Resigned }));
    let two = format!("2 {text}\n{}", text.replace("B[F5", "B[e6").replace("W[D6/1.50/3.2]B[c3]W[d3]", "W[f4]"));
    assert_eq!(played(&two), ["f4 d3 c6 d6", "e3 f5"]);
}

#[test]
fn ggf_from_another_position_and_with_passes_is_read() {
    let (moves, cells) = whole_match();
    for explicit in [true, false] {
        let (mut list, mut black, mut rest) = (String::new(), true, pairs(&cells).into_iter());
        for text in &moves {
            let name = if black { "B" } else { "W" };
            match text.as_str() {
                "pass" if explicit => list.push_str(&format!("{name}[PA]")),
                "pass" => {}
                _ => list.push_str(&format!("{name}[{}//1]", rest.next().unwrap())),
            }
            black = !black;
        }
        assert_eq!(played(&format!("(;GM[Othello]TY[8]{START}{list};)")), [moves.join(" ")]);
    }
    let text = "(;GM[Othello]TY[6]BO[6 ------ --O--- --OO*- --*O-- ------ ------ *]B[c1];)";
    let record = one(text).unwrap().record;
    assert_eq!((record.options.join(" "), record.moves.len()), ("classico size=6".into(), 1));
    assert!(record.start.is_some());
}

#[test]
fn ggf_that_breaks_off_or_has_a_wrong_colour_says_so() {
    let cut = collection(&format!("(;GM[Othello]{START}B[F5]W[D6]B[C"));
    assert_eq!(actions(&cut.matches[0].record), "f4 d3");
    assert!(matches!(cut.warnings[0].flaw, Flaw::Incomplete(_)));
    let refused = |text: &str| collection(text).refused.remove(0).error.problem;
    assert!(matches!(refused("(;GM[Othello]BO[8 ------"), Problem::Nothing(_)));
    assert!(matches!(refused(&format!("(;GM[Othello]{START}W[F5];)")), Problem::Colour { .. }));
    assert!(matches!(refused(&format!("(;GM[Othello]{START}B[k5];)")), Problem::Cell(_)));
    assert!(matches!(refused("(;GM[Othello]BO[10 *]B[f5];)"), Problem::Size(_)));
}
