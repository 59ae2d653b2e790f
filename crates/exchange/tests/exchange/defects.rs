//! Files with one small defect: the match is read with a warning, or refused with the real reason, and never opens as
//! another position.

use super::{actions, path, published};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record, WrittenLine};
use tabuleiro_exchange::{Collection, Flaw, Format, Problem, read_collection, write};
use tabuleiro_rules::PlayError;

fn collection(text: &str, game: Option<GameId>) -> Collection {
    read_collection(text.as_bytes(), game).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the actions of the only match of a text, the number of its side lines, and its warnings.
fn mended(text: &str) -> (String, usize, Vec<(usize, Flaw)>) {
    let Collection { matches, refused, warnings } = collection(text, None);
    assert!(refused.is_empty() && matches.len() == 1, "{refused:?}\n{text}");
    Match::from_record(&matches[0].record).unwrap();
    let warnings = warnings.into_iter().map(|warning| (warning.line, warning.flaw)).collect();
    (actions(&matches[0].record), matches[0].record.lines.len(), warnings)
}

fn refused(text: &str, game: Option<GameId>) -> Problem {
    let Collection { matches, mut refused, .. } = collection(text, game);
    assert!(matches.is_empty() && refused.len() == 1, "{refused:?}\n{text}");
    refused.remove(0).error.problem
}

#[test]
fn side_lines_that_cannot_be_played_are_left_out_with_line_and_reason() {
    const MAIN: &str = "(;GM[1]FF[4]SZ[9];B[ee];W[cc]";
    for (side, line, is_it) in [
        ("(;AB[ff]AW[gg]C[what the computer saw])", 3, (|p| matches!(p, Problem::SetUpLate)) as fn(&Problem) -> bool),
        ("(;B[ff]\n;W[ee])", 4, |p| matches!(p, Problem::Play(PlayError::Illegal { .. }))),
        ("(;B[ff]\n;B[gg])", 4, |p| matches!(p, Problem::Colour { .. })),
        ("(;B[ff];W[gg]\n;B[zz])", 4, |p| matches!(p, Problem::Point { .. })),
    ] {
        let (moves, lines, warnings) = mended(&format!("{MAIN}(;B[dd];W[gg]\n)\n{side})"));
        assert_eq!((moves.as_str(), lines), ("e5 c7 d6 g3", 0), "{side}");
        let [(found, Flaw::SideLine(problem))] = &warnings[..] else { panic!("{warnings:?}") };
        assert!(*found == line && is_it(problem), "{side}: line {found}, {problem}");
    }
}

#[test]
fn side_lines_beside_a_bad_one_stay() {
    // The bad line begins as a good one does; what only the bad one has goes.
    let text = "(;GM[11]SZ[5];B[a1];W[b1](;B[c1])(;B[d1](;W[e1];B[e1])(;W[e2]))(;B[d1];W[e1];B[e3]))";
    let (moves, lines, warnings) = mended(text);
    assert_eq!((moves.as_str(), lines, warnings.len()), ("a1 a2 a3", 2, 1));
    let record = collection(text, None).matches.remove(0).record;
    let sides: Vec<String> = record.lines.iter().map(|line| line.moves.join(" ")).collect();
    assert_eq!(sides, ["a4 b5", "a5 c5"]);
    // A comment of the bad line is not put on the good one.
    let noted = "(;GM[11]SZ[5];B[a1](;W[b1])(;W[c1]C[bad];B[c1])(;W[c1]C[good]))";
    let record = collection(noted, None).matches.remove(0).record;
    assert_eq!(record.notes.iter().map(|note| note.comment.as_str()).collect::<Vec<_>>(), ["good"]);
}

#[test]
fn what_is_whole_of_a_file_that_breaks_off_is_read() {
    const WHOLE: &str = "(;GM[1]FF[4]SZ[9]PB[A]PW[B];B[ee];W[ec]";
    for (end, played) in [
        ("", "e5 e7"),
        ("\n", "e5 e7"),
        (";B[gd]\n", "e5 e7 g6"),
        (";B[g", "e5 e7"),
        (";B", "e5 e7"),
        (";", "e5 e7"),
        ("C[not who", "e5 e7"),
        ("(;B[gd](;W[aa](;B[ab]", "e5 e7 g6 a9 a8"),
        ("(;B[gd];W[aa])(;B[gg]", "e5 e7 g6 a9"),
    ] {
        let (moves, _, warnings) = mended(&format!("{WHOLE}{end}"));
        assert_eq!(moves, played, "{end}");
        assert!(warnings.iter().any(|(_, flaw)| matches!(flaw, Flaw::Incomplete(_))), "{end}: {warnings:?}");
    }
    for (text, played) in [
        ("(GM[1]FF[4]SZ[9];B[ee];W[ec])", "e5 e7"),
        ("((((;GM[1]FF[4]SZ[9];B[ee];W[ec])", "e5 e7"),
        ("(;GM[1]FF[4]SZ[9];B[ee];W[ec]);B[gd])", "e5 e7"),
        ("(;GM[1]FF[4]SZ[9];B[ee];W[ec]]C[x])", "e5 e7"),
        ("(;GM[1]FF[4]SZ[9];B[ee]C[he [A] said: ;B[aa]];W[ec])", "e5 e7"),
    ] {
        let (moves, _, warnings) = mended(text);
        assert!(moves == played && !warnings.is_empty(), "{text}: {moves} {warnings:?}");
    }
    let (moves, _, warnings) = mended("(;GM[1]FF[4]SZ[9];B[ee];W[ec])\n-- \nSent from here (really)\n");
    assert_eq!((moves.as_str(), warnings), ("e5 e7", Vec::new()), "text after the tree is no defect");
}

#[test]
fn the_main_line_is_not_repaired() {
    for (text, reason) in [
        ("(;GM[11]SZ[5];B[a1];W;B[b1])", "expected '['"),
        ("(;GM[11]SZ[5];B[a1];W[a1];B[b1])", "'a1' is not legal"),
        ("(;GM[11]SZ[5];B[a1];B[b1])", "the move is B: expected W"),
        ("(;GM[11]SZ[5];B[a1];AE[a1];W[b1])", "only before the first move"),
    ] {
        let problem = refused(text, None).to_string();
        assert!(problem.contains(reason), "{text}: {problem}");
    }
}

#[test]
fn go_is_no_atari_go_and_the_choice_is_named() {
    let after_capture = "(;GM[1]FF[4]SZ[9];B[ee];W[ed];B[dd];W[ba];B[fd];W[ca];B[ec];W[gg];B[gf])";
    let problem = refused(after_capture, None);
    let says = problem.to_string();
    assert!(says.starts_with("read as Atari Go, which ends with the first capture; this looks like Go: "), "{says}");
    assert!(says.contains("`--game go_em_linha` reads it as Go in Line"), "{says}");
    let Problem::OtherGame { others, .. } = problem else { panic!("{says}") };
    assert_eq!(others.iter().map(|other| other.game).collect::<Vec<_>>(), [GameId::GoEmLinha, GameId::AtariGo]);
    let read = |game| collection(after_capture, Some(game));
    assert_eq!(read(GameId::GoEmLinha).matches[0].record.moves.len(), 9);
    let cut = read(GameId::AtariGo);
    assert_eq!((cut.matches[0].record.moves.len(), &cut.warnings[0].flaw), (7, &Flaw::AfterEnd));

    let passes = "(;GM[1]FF[4]SZ[9];B[ee];W[ed];B[];W[])";
    let says = refused(passes, None).to_string();
    assert!(says.contains("this looks like Go: ") && says.contains("`--game go_em_linha`"), "{says}");
    for game in [GameId::AtariGo, GameId::GoEmLinha] {
        let read = collection(passes, Some(game));
        assert_eq!((actions(&read.matches[0].record), &read.warnings[0].flaw), ("e5 e6".into(), &Flaw::Passes));
    }
    let between = refused("(;GM[1]FF[4]SZ[9];B[ee];W[];B[dd])", None).to_string();
    assert!(between.contains("this looks like Go") && between.contains("does not read it"), "{between}");
}

#[test]
fn side_lines_of_a_text_like_pgn_are_left_out_too() {
    const TAGS: &str = "[Game \"xadrez_de_salto\"]\n\n1. e2-e4 ";
    for (side, line) in [
        ("(\n1. e2-e5 d7-d5)", 4),
        ("(1. d2-d4 d7-d5\n2. d2-d4)", 4),
        ("(1. d2-d4 (1. c2-c4 {\nx} e2-e4) d2-d4)", 4),
        ("(1. d2-d4 $ \n x $1)", 4),
    ] {
        let (moves, lines, warnings) = mended(&format!("{TAGS}{side} 1... g8-f6 *"));
        assert_eq!((moves.as_str(), lines), ("e2-e4 g8-f6", 0), "{side}");
        let lines = warnings.iter().filter(|(_, flaw)| matches!(flaw, Flaw::SideLine(_)));
        assert_eq!(lines.map(|(line, _)| *line).collect::<Vec<_>>(), [line], "{warnings:?}");
    }
    let (moves, lines, _) = mended(&format!("{TAGS}(1. d2-d4) (1. d2-d4 d7-d5 2. d2-d4) 1... g8-f6 *"));
    assert_eq!((moves.as_str(), lines), ("e2-e4 g8-f6", 1));
}

#[test]
fn a_text_like_pgn_that_breaks_off_is_read_up_to_there() {
    const TAGS: &str = "[Event \"?\"]\n[Game \"xadrez_de_salto\"]\n\n1. e2-e4 g8-f6";
    for (end, is_it) in [
        ("\n", (|flaw| matches!(flaw, Flaw::NoResult)) as fn(&Flaw) -> bool),
        (" @d", |flaw| matches!(flaw, Flaw::LastAction(_))),
        (" 1/", |flaw| matches!(flaw, Flaw::LastAction(_))),
        (" {not who", |flaw| matches!(flaw, Flaw::Incomplete(_))),
        (" (1... d7-d5", |flaw| matches!(flaw, Flaw::Incomplete(_))),
        (" $", |flaw| matches!(flaw, Flaw::Skipped(_))),
        (" } *", |flaw| matches!(flaw, Flaw::Skipped(_))),
    ] {
        let (moves, _, warnings) = mended(&format!("{TAGS}{end}"));
        assert_eq!(moves, "e2-e4 g8-f6", "{end}");
        assert!(warnings.iter().any(|(_, flaw)| is_it(flaw)), "{end}: {warnings:?}");
    }
    // The brace of a comment is missing: neither match takes the other's actions.
    let two = format!("{TAGS} {{no end\n\n{TAGS} {{good}} *\n");
    let read = collection(&two, None);
    assert_eq!(read.matches.iter().map(|found| found.record.moves.len()).collect::<Vec<_>>(), [2, 2]);
    assert_eq!(read.warnings.len(), 1);
    let (moves, _, warnings) = mended(&format!("[Event bad]\n{TAGS} *"));
    assert!(moves == "e2-e4 g8-f6" && matches!(warnings[..], [(1, Flaw::Skipped(_))]), "{warnings:?}");
}

#[test]
fn records_lose_only_their_bad_side_lines_and_lists_only_their_last_record() {
    let mut record = Record { moves: vec!["a1".into(), "b2".into()], ..Record::of("hex") };
    let line = |line, after, text: &str| WrittenLine { line, after, moves: vec![text.into()] };
    record.lines = vec![line(0, 1, "a1"), line(1, 2, "c3"), line(0, 1, "c3")];
    let text = record.to_text();
    let (moves, lines, warnings) = mended(&text);
    assert_eq!((moves.as_str(), lines), ("a1 b2", 1));
    assert!(matches!(warnings[..], [(_, Flaw::SideLine(_))]), "{warnings:?}");
    let good = Record { moves: vec!["a1".into()], ..Record::of("hex") };
    let list = write(Format::Json, &[good.clone().into(), good.clone().into()]).unwrap();
    let read = collection(&list[..list.len() - 9], None);
    assert_eq!((read.matches.len(), read.warnings.len(), read.refused.len()), (1, 1, 0));
    let alone = read_collection(&good.to_text().as_bytes()[..40], None).unwrap_err();
    assert!(matches!(alone.problem, Problem::Record(_)), "its options and its start may have been lost: {alone}");
}

/// Returns the matches of a text as their starts and actions.
pub(super) fn plays(read: &Collection) -> Vec<(String, Option<String>, Vec<String>)> {
    let start = |record: &Record| record.start.as_ref().map(|start| serde_json::to_string(start).unwrap());
    let of = |record: &Record| {
        let options = format!("{} {}", record.game, record.options.join(" "));
        (options, start(record), record.moves.clone())
    };
    read.matches.iter().map(|found| of(&found.record)).collect()
}

#[test]
fn a_file_cut_at_any_byte_is_a_beginning_of_it_or_nothing() {
    let mut files: Vec<Vec<u8>> = std::fs::read_dir(path("tests/files"))
        .unwrap()
        .map(|entry| std::fs::read(entry.unwrap().path()).unwrap())
        .collect();
    for (game, format) in [("hex", Format::Sgf), ("otelo_1_11", Format::Sgf), ("xadrez_espartano", Format::Pgn)] {
        let record = published(game).into_iter().min_by_key(|record| (record.moves.len() < 4, record.moves.len()));
        files.push(write(format, &[record.unwrap().into()]).unwrap().into_bytes());
    }
    for file in files {
        let Ok(whole) = read_collection(&file, None) else { continue };
        if !whole.refused.is_empty() {
            continue;
        }
        let matches = plays(&whole);
        for end in 0..file.len() {
            let Ok(read) = read_collection(&file[..end], None) else { continue };
            let cut = plays(&read);
            for (i, ((game, start, moves), found)) in matches.iter().zip(&cut).enumerate() {
                let text = String::from_utf8_lossy(&file[..end]);
                assert_eq!((&found.0, &found.1), (game, start), "{text}");
                assert!(moves.starts_with(&found.2), "{:?}\n{text}", found.2);
                let shorter = found.2.len() < moves.len();
                let told = read.warnings.iter().any(|warning| warning.number == Some(i + 1));
                assert!(!shorter || told, "cut without a word:\n{text}");
            }
        }
    }
}
