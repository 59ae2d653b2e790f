//! Whole sessions, played by scripts that know only what was said. The snapshots are transcripts that a person can read.

use super::driver::Driver;
use std::fs;
use tabuleiro_words::Language;

/// Returns the names of places in a sentence.
fn places(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_place = |word: &&str| {
        let (letter, number) = word.split_at(usize::from(!word.is_empty()));
        letter.chars().all(|c| c.is_ascii_lowercase()) && number.parse::<u8>().is_ok()
    };
    words.filter(is_place).map(str::to_string).collect()
}

fn column(place: &str) -> u8 {
    place.as_bytes()[0] - b'a'
}

/// Returns the line that begins with or contains a text.
fn line<'a>(said: &'a str, has: &str) -> Option<&'a str> {
    said.lines().find(|line| line.contains(has))
}

fn write_down(name: &str, driver: &Driver) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path("../transcripts");
    settings.bind(|| insta::assert_snapshot!(name, driver.transcript.trim_start()));
}

/// The listener builds one chain between the edges of its colour: it asks for the chain, and goes on at the free neighbour
/// nearest to an edge that the chain does not reach. Black's edges are the columns a and e, White's the rows 1 and 5.
#[test]
fn hex_is_played_by_ear_against_the_computer() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game hex 5");
    let mut said = driver.enter("against 1");
    assert!(said.contains("You are: Black"), "{said}");
    said = driver.enter("c3");
    driver.enter("short");
    let (mut own, mut is_white) = (Some("c3".to_string()), false);
    for _ in 0..25 {
        if said.contains("Black wins") || said.contains("White wins") {
            break;
        }
        if said.contains("You are White now") {
            (own, is_white) = (None, true);
        }
        let along = |place: &str| if is_white { place.as_bytes()[1] - b'1' } else { column(place) };
        let free = match &own {
            Some(own) => {
                let heard = driver.enter(&format!("chain {own}"));
                let (chain, free) = heard.split_once("ouches").unwrap();
                let begun = places(chain).iter().any(|place| along(place) == 0);
                let mut free = places(free);
                free.sort_by_key(|place| along(place).abs_diff(if begun { 4 } else { 0 }));
                free
            }
            None => Vec::new(),
        };
        said = if let Some(place) = free.into_iter().next() {
            driver.enter(&place)
        } else {
            // A new chain, from the first free place near the middle.
            let mut middle: Vec<String> =
                (0..25).map(|i| format!("{}{}", char::from(b'a' + i % 5), i / 5 + 1)).collect();
            middle.sort_by_key(|place| column(place).abs_diff(2) + (place.as_bytes()[1] - b'1').abs_diff(2));
            let mut heard = String::new();
            for place in middle {
                heard = driver.enter(&place);
                if !heard.contains("No move begins") {
                    own = Some(place);
                    break;
                }
            }
            heard
        };
    }
    assert!(said.contains("wins"), "{}", driver.transcript);
    driver.enter("board");
    write_down("hex", &driver);
}

/// The listener takes as many seeds as it can, and otherwise sows the last house that it may.
#[test]
fn ouri_is_played_by_ear_against_the_computer() {
    let mut driver = Driver::new(Language::Pt);
    driver.enter("jogo ouri");
    let mut said = driver.enter("contra 1");
    driver.enter("curto");
    for _ in 0..200 {
        if said.contains("Ganha o ") || said.contains("Empate") {
            break;
        }
        let captures = driver.enter("x");
        let numbers = |line: &str| -> u32 { line.split(' ').filter_map(|word| word.parse::<u32>().ok()).sum() };
        let most = captures.lines().filter(|line| line.contains(" apanha ")).max_by_key(|line| numbers(line));
        let house = match most.map(places) {
            Some(houses) => houses[0].clone(),
            None => places(&driver.enter("j")).last().unwrap().clone(),
        };
        said = driver.enter(&house);
    }
    assert!(said.contains("Ganha o ") || said.contains("Empate"), "{}", driver.transcript);
    driver.enter("pontos");
    write_down("ouri", &driver);
}

/// The listener tries what is marked or asked for, and asks for help where nothing is.
#[test]
fn a_lesson_is_followed_by_ear() {
    let mut driver = Driver::new(Language::Pt);
    let mut said = driver.enter("lição rastros");
    for _ in 0..250 {
        if said.contains("A lição acabou") {
            break;
        }
        if said.contains("Escreve «seguinte»") {
            said = driver.enter("seguinte");
            continue;
        }
        let told = line(&said, "Experimenta assim").or_else(|| line(&said, "O computador sugere"));
        said = match told {
            Some(action) => driver.enter(&places(action).join(" ")),
            None => driver.enter("sugestão"),
        };
    }
    write_down("lesson", &driver);
    assert!(said.contains("A lição acabou"), "{}", driver.transcript);
}

/// The listener asks for three hints, plays what they say, and answers the reply.
#[test]
fn a_puzzle_is_solved_by_ear() {
    let mut driver = Driver::new(Language::En);
    driver.enter("puzzle hex");
    driver.enter("board");
    driver.enter("hint");
    driver.enter("hint");
    let said = driver.enter("hint");
    let place = places(line(&said, "Try").unwrap()).last().unwrap().clone();
    let mut said = driver.enter(&place);
    for _ in 0..20 {
        if said.contains("next") {
            break;
        }
        // A bridge has two places: where one was taken, the other is left.
        let notes = driver.enter("moves");
        said = driver.enter(&places(&notes)[0].clone());
    }
    write_down("puzzle", &driver);
    assert_eq!(driver.learned, 1, "{}", driver.transcript);
}

/// `docs/accessible.md` shows the transcripts, with `…` where something was left out.
#[test]
fn the_transcripts_of_the_document_are_those_of_the_sessions() {
    let document = fs::read_to_string("../../docs/accessible.md").unwrap();
    for name in ["hex", "ouri", "lesson", "puzzle"] {
        let whole = fs::read_to_string(format!("tests/transcripts/{name}.snap")).unwrap();
        let mut whole = whole.lines();
        let block = document.split(&format!("```transcript-{name}\n")).nth(1).unwrap().split("```").next().unwrap();
        for line in block.lines().filter(|line| !line.is_empty() && *line != "…") {
            assert!(whole.any(|said| said == line), "{name}: '{line}' is not in the transcript, or not in this order");
        }
    }
}
