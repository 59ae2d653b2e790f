//! Files with several games of which some cannot be read.

use super::actions;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_exchange::{Collection, Format, Problem, read, read_collection, write};
use tabuleiro_rules::PlayError;

fn collection(text: &str) -> Collection {
    read_collection(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the actions of the games that were read, and the numbers and lines of those that were not.
fn summary(text: &str) -> (Vec<String>, Vec<(usize, usize)>) {
    let Collection { matches, refused, .. } = collection(text);
    let played = matches.iter().map(|found| actions(&found.record)).collect();
    let places = refused.iter().map(|refused| (refused.number, refused.error.line)).collect();
    match refused.first() {
        None => assert_eq!(read(text.as_bytes(), None).as_ref(), Ok(&matches)),
        Some(first) => assert_eq!(read(text.as_bytes(), None).as_ref(), Err(&first.error)),
    }
    (played, places)
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

#[test]
fn the_games_around_a_bad_one_in_an_sgf_collection_are_read() {
    let bad = [
        "(;GM[11]\n;B[a1];W[a1])",
        "(;GM[3]\n;B[a1])",
        "(;GM[11]SZ[5]\n;B[z9](;W[a1])(;W[b1]))",
        "(;GM[11];B[a1]\n;W(;B[b1])(;W[c1]))",
    ];
    for bad in bad {
        let text = format!("(;GM[11];B[a1])\n{bad}\n(;GM[1]SZ[9];B[cc])\n");
        assert_eq!(
            summary(&text),
            (owned(&["a1", "c7"]), vec![(2, if bad.contains("GM[3]") { 2 } else { 3 })]),
            "{text}"
        );
    }
    let refused = collection("(;GM[11];B[a1])(;GM[11];B[a1];W[a1])").refused.remove(0);
    assert_eq!((refused.number, refused.error.at), (2, 32));
    assert!(matches!(refused.error.problem, Problem::Play(PlayError::Illegal { .. })));
    assert!(refused.to_string().starts_with("game 2: line 1, byte 32: "), "{refused}");
}

#[test]
fn a_tree_without_its_end_does_not_take_the_next_one_with_it() {
    for bad in [
        "(;GM[11];B[a1](;W[b1])",
        "(;GM[11](;B[a1];W[b1])(;B[b1]",
        "(;GM[11];B[a1];W[b1];B",
        "(;GM[11];B[a1];W[b1]C[no bracket",
    ] {
        let text = format!("{bad}\n(;FF[4]GM[11];B[b1])\n");
        assert_eq!(summary(&text), (owned(&["a1 a2", "a2"]), Vec::new()), "{text}");
        assert!(!collection(&text).warnings.is_empty(), "{text}");
    }
}

#[test]
fn the_games_around_a_bad_one_in_a_text_like_pgn_are_read() {
    const GOOD: &str = "[Event \"good\"]\n[Game \"xadrez_de_salto\"]\n\n1. e2-e4 g8-f6 *\n\n";
    let bad = [
        "[Event \"bad\"]\n[Game \"xadrez_de_salto\"]\n\n1. e2-e4 e2-e4 ( 2. d2-d4 1-0 ) {1-0 [x]} *\n",
        "[Event \"bad\"]\n[Game \"xadrez\"]\n\n1. e2-e4 *\n",
        "[Event \"bad\"]\n[Game \"xadrez_de_salto\"]\n\n(1. e2-e4 *) *\n",
        "[Event \"bad\"]\n[Game xadrez_de_salto]\n[Site \"?\"]\n\n1. e2-e4 *\n",
    ];
    for bad in bad {
        let text = format!("{GOOD}{bad}\n{GOOD}");
        let (played, places) = summary(&text);
        assert_eq!((played, places.len()), (owned(&["e2-e4 g8-f6"; 2]), 1), "{text}");
        assert_eq!(places[0].0, 2, "{text}");
    }
    let text = format!("{GOOD}{}{GOOD}{}", bad[1], bad[0]);
    assert_eq!(summary(&text), (owned(&["e2-e4 g8-f6"; 2]), vec![(2, 7), (4, 18)]));
}

#[test]
fn games_without_tags_end_with_their_result() {
    let text = "[Game \"xadrez_de_salto\"] 1. e2-e4 *\n1. e2-e5 d7-d5 1-0\n1. d2-d4 *\n2.";
    let read = read_collection(text.as_bytes(), Some(GameId::XadrezDeSalto)).unwrap();
    assert_eq!(read.matches.iter().map(|found| actions(&found.record)).collect::<Vec<_>>(), ["e2-e4", "d2-d4"]);
    assert_eq!(read.refused.len(), 1);
    assert_eq!((read.refused[0].number, read.refused[0].error.line), (2, 2));
    assert_eq!(read_collection(b"1. e2-e4 *", None).unwrap_err().problem, Problem::Foreign);
}

#[test]
fn the_records_around_a_bad_one_in_a_list_are_read() {
    let good = Record { moves: vec!["a1".into()], ..Record::of("hex") };
    let bad = Record { moves: vec!["z9".into()], ..Record::of("hex") };
    let text = write(Format::Json, &[good.clone().into(), bad.into(), good.into()]).unwrap();
    let (played, places) = summary(&text);
    let line = 1 + text.lines().position(|line| line.contains("z9")).unwrap();
    assert_eq!((played, places.len()), (owned(&["a1"; 2]), 1));
    assert!(places[0].0 == 2 && places[0].1 < line && line - places[0].1 < 5, "{places:?} {line}");
    assert_eq!(summary("[]"), (Vec::new(), Vec::new()));
    assert_eq!(summary("[{}, 7]"), (Vec::new(), vec![(1, 1), (2, 1)]));
}

#[test]
fn a_file_of_no_format_has_no_games() {
    assert_eq!(read_collection(b"hello", None).unwrap_err().problem, Problem::Foreign);
    assert!(matches!(read_collection(b"{\"tabu", None).unwrap_err().problem, Problem::Record(_)));
}

#[test]
fn many_bad_games_are_read_in_time() {
    // The lines are counted once, not for each of the games.
    let text = "(;GM[3])\n".repeat(100_000);
    assert_eq!(
        collection(&text).refused.last().map(|refused| (refused.number, refused.error.line)),
        Some((100_000, 100_000))
    );
}
