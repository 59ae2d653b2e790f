//! Files as other programs write them, made by hand from the specification.

use super::{actions, path};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Mark, Match, NodeId, Why, Winner};
use tabuleiro_exchange::{Problem, Transcript, read};

/// Reads a file of `tests/files` and sets up all its matches.
fn file(name: &str, game: Option<GameId>) -> Vec<Transcript> {
    let bytes = std::fs::read(path("tests/files").join(name)).unwrap();
    let matches = read(&bytes, game).unwrap_or_else(|error| panic!("{name}: {error}"));
    matches.iter().for_each(|found| drop(Match::from_record(&found.record).unwrap()));
    matches
}

/// Reads a file with one match.
fn only(name: &str) -> Transcript {
    let mut matches = file(name, None);
    assert_eq!(matches.len(), 1, "{name}");
    matches.remove(0)
}

fn ending(transcript: &Transcript) -> Option<Ending> {
    transcript.record.ending.map(|written| written.ending)
}

#[test]
fn a_collection_within_other_text_is_read() {
    let games = file("hex_collection.sgf", None);
    assert_eq!(games.len(), 2);
    assert_eq!(actions(&games[0].record), "b3 f6");
    assert_eq!(games[0].headings.players, ["Ann", "Bob [3 dan]"]);
    assert_eq!(ending(&games[0]), Some(Ending { winner: Winner::Second, why: Why::Resigned }));
    let second = &games[1].record;
    assert_eq!((second.options.join(" "), actions(second)), ("size=5".into(), "e5 d5 e1".into()));
    let rows = second.start.as_ref().unwrap()["rows"].to_string();
    assert_eq!(rows.matches('W').count(), 2);
    assert_eq!(rows.matches('B').count(), 2);
}

#[test]
fn both_swaps_of_hex_give_the_same_match() {
    let (pieces, sides) = (only("hex_swap_pieces.sgf"), only("hex_swap_sides.sgf"));
    assert_eq!(actions(&pieces.record), "b1 swap c5 d6");
    assert_eq!(actions(&sides.record), "b1 swap e3 f4");
    // The colour of the next move says what was exchanged, whatever the label is.
    for label in ["swap", "swap-pieces", "swap-sides", "Swap-Pieces", "swappieces"] {
        let read =
            |moves: &str| actions(&super::one(&format!("(;GM[11]SZ[5];B[a2];W[{label}]{moves})")).unwrap().record);
        assert_eq!(read(";W[c4];B[d2]"), "b1 swap d3 b4", "{label}");
        assert_eq!(read("C[clever];W[c4];B[d2]"), "b1 swap d3 b4", "{label}");
        assert_eq!(read(";C[a remark];W[c4];B[d2]"), "b1 swap d3 b4", "{label}");
        assert_eq!(read("[c4];B[d2]"), "b1 swap d3 b4", "{label}");
        assert_eq!(read(";B[c4];W[d2]"), "b1 swap c4 d2", "{label}");
        assert_eq!(read(""), "b1 swap", "{label}");
    }
    // `swap-pieces` leaves the persons their colours: Ann, called Black, wins. After `swap-sides` Ann is White and wins.
    assert_eq!(ending(&pieces), Some(Ending { winner: Winner::First, why: Why::Resigned }));
    assert_eq!(ending(&sides), Some(Ending { winner: Winner::First, why: Why::Time }));
    assert_eq!(pieces.headings.players, ["Ann", "Bob"]);
}

#[test]
fn every_line_after_a_swap_has_its_own_colours() {
    let file = "(;GM[11]SZ[5];B[a2];W[swap-pieces](;W[c4];B[d2])(;B[c4];W[d2]))";
    let found = super::one(file).unwrap().record;
    assert_eq!((actions(&found), found.lines[0].moves.join(" ")), ("b1 swap d3 b4".into(), "c4 d2".into()));
    // The colour of the winner is that of the moves: after an exchange of sides the first person has White's.
    let winner =
        |moves: &str| ending(&super::one(&format!("(;GM[11]SZ[5]RE[W+R];B[a2];W[swap-pieces]{moves})")).unwrap());
    assert_eq!(winner(";W[c4]").unwrap().winner, Winner::First);
    assert_eq!(winner(";B[c4]").unwrap().winner, Winner::Second);
}

#[test]
fn a_draw_has_no_other_reason_than_agreement() {
    for result in ["Draw", "0", "Draw+R", "0+T"] {
        let read = super::one(&format!("(;GM[11]RE[{result}];B[a2])")).unwrap();
        assert_eq!(ending(&read), Some(Ending { winner: Winner::Draw, why: Why::Agreed }), "{result}");
    }
}

#[test]
fn a_game_of_little_golem_is_read() {
    let found = only("hex_little_golem.sgf");
    assert_eq!((found.record.game.as_str(), found.record.options.join(" ")), ("hex", "size=13".into()));
    assert_eq!(actions(&found.record), "f13 swap k10 i5");
    assert_eq!(found.headings.players, ["Will", "Bea"], "White is the first player there");
    // Will resigns, who began and has played the other side since the swap.
    assert_eq!(ending(&found), Some(Ending { winner: Winner::Second, why: Why::Resigned }));
}

#[test]
fn handicap_stones_passes_and_properties_of_go_are_read() {
    let found = only("go_variations.sgf");
    assert_eq!(found.record.game, "atari_go");
    assert_eq!(found.record.start.as_ref().unwrap()["turn"], "W");
    assert_eq!(actions(&found.record), "e5 e6 e3");
    assert_eq!(found.headings.players, ["北野", "Zé"]);
    let bytes = std::fs::read(path("tests/files/go_latin1.sgf")).unwrap();
    let in_a_row = read(&bytes, Some(GameId::GoEmLinha));
    assert!(matches!(in_a_row.unwrap_err().problem, Problem::Size(_)), "that game has one board, of another size");
}

#[test]
fn variations_comments_and_marks_are_read() {
    let found = Match::from_record(&only("go_variations.sgf").record).unwrap();
    let lines = found.lines();
    let text = |id| lines.text(id).to_string();
    let depths: Vec<_> = lines
        .all()
        .into_iter()
        .map(|line| (line.depth, line.nodes.into_iter().map(text).collect::<Vec<_>>().join(" ")))
        .collect();
    let expected = [(0, "e5 e6 e3"), (1, "f5 g3 d5"), (2, "d4")].map(|(depth, moves)| (depth, moves.to_string()));
    assert_eq!(depths, expected);
    let at = |moves: &[&str]| moves.iter().fold(NodeId::START, |id, text| lines.child(id, text).unwrap());
    assert_eq!((lines.comment(at(&["e5", "e6"])), lines.mark(at(&["e5", "e6"]))), ("too far", Some(Mark::Mistake)));
    assert_eq!(lines.mark(at(&["e5", "f5"])), Some(Mark::Good));
    assert_eq!(lines.comment(at(&["e5", "f5", "g3", "d4"])), "other");
    let collection = file("hex_collection.sgf", None);
    let comment = &collection[0].record.notes[0].comment;
    assert_eq!(comment, "A comment with an escaped ] bracket\\, a soft line break and: a colon");
}

#[test]
fn character_sets_and_line_ends_are_read() {
    assert_eq!(only("go_latin1.sgf").headings.players[0], "João");
    assert_eq!(actions(&only("go_bom_crlf.sgf").record), "c3 b4");
    let shift_jis = std::fs::read(path("tests/files/go_shift_jis.sgf")).unwrap();
    let error = read(&shift_jis, None).unwrap_err();
    assert!(matches!(error.problem, Problem::OtherGame { .. }), "Atari Go has no such pass: {error}");
}

#[test]
fn games_of_othello_are_read_as_the_classic_game() {
    let found = only("othello.sgf");
    assert_eq!((found.record.game.as_str(), found.record.options.join(" ")), ("otelo_1_11", "classico".into()));
    assert_eq!((actions(&found.record), &found.record.start), ("f4 f5 f6".into(), &None));
    let small = only("othello_small.sgf");
    assert_eq!((small.record.options.join(" "), actions(&small.record)), ("classico size=4".into(), "d2 d3".into()));
}

#[test]
fn two_stones_of_connect6_may_be_in_a_node_or_a_value() {
    let found = only("connect6.sgf");
    assert_eq!((found.record.game.as_str(), actions(&found.record)), ("conectar_6", "j10 k9 l8 m7 n6 a19 b18".into()));
}
