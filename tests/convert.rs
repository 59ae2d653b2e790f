//! `tabuleiro convert` prints the matches of a file in another format.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn path(inside: &str) -> PathBuf {
    Path::new(".").join(inside)
}

fn convert(file: &Path, options: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabuleiro")).arg("convert").arg(file).args(options).output().unwrap()
}

fn printed(file: &Path, options: &[&str]) -> String {
    let output = convert(file, options);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn published_records_are_converted_to_sgf_and_back() {
    let sgf = printed(&path("assets/games/hex/records/published.json"), &["--to", "sgf"]);
    assert!(sgf.starts_with("(;FF[4]") && sgf.contains(";B[f6];W[swap-sides]"), "{sgf}");
    let file = std::env::temp_dir().join(format!("tabuleiro-convert-{}.sgf", std::process::id()));
    std::fs::write(&file, sgf).unwrap();
    let json = printed(&file, &["--to", "json"]);
    std::fs::remove_file(&file).unwrap();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["moves"], serde_json::json!(["f6", "swap"]));
}

#[test]
fn a_file_that_cannot_be_converted_is_refused_with_its_name() {
    let chess = path("assets/games/xadrez_de_salto/records/published.json");
    assert!(printed(&chess, &["--to", "pgn"]).contains("1. e2-e4"));
    let output = convert(&chess, &["--to", "sgf"]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && error.contains("published.json: SGF has no form"), "{error}");
    assert!(output.stdout.is_empty());
}

#[test]
fn games_that_can_be_read_are_printed_and_the_others_are_reported() {
    let file = std::env::temp_dir().join(format!("tabuleiro-convert-two-{}.sgf", std::process::id()));
    let games = "(;FF[4]GM[11]SZ[5];B[a1];W[b2])\n(;FF[4]GM[11]SZ[5];B[c3];W[c3])\n";
    std::fs::write(&file, games).unwrap();
    let output = convert(&file, &["--to", "json"]);
    std::fs::remove_file(&file).unwrap();
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["moves"], serde_json::json!(["a1", "b2"]));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "one of two games was read");
    assert!(error.contains(".sgf: game 2: line 2") && error.contains("'c3' is not legal"), "{error}");
}

/// Writes a file, converts it to records and removes it. Returns the actions, what standard error has, and the status.
fn converted(name: &str, contents: &[u8], options: &[&str]) -> (Vec<String>, String, Option<i32>) {
    let file = std::env::temp_dir().join(format!("tabuleiro-{}-{name}", std::process::id()));
    std::fs::write(&file, contents).unwrap();
    let output = convert(&file, &[&["--to", "json"], options].concat());
    std::fs::remove_file(&file).unwrap();
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let moves = value["moves"].as_array().into_iter().flatten();
    let moves = moves.map(|text| text.as_str().unwrap().to_string()).collect();
    (moves, String::from_utf8(output.stderr).unwrap(), output.status.code())
}

#[test]
fn a_defect_that_does_not_change_the_match_is_a_warning() {
    let (moves, says, status) = converted("side.sgf", b"(;GM[11]SZ[5];B[a1];W[b2](;B[c3])\n(;AB[d4]AW[e5]))", &[]);
    assert_eq!((moves.join(" "), status), ("a1 b2 c3".into(), Some(0)));
    assert!(
        says.contains("side.sgf: warning: game 1: line 2") && says.contains("only before the first move"),
        "{says}"
    );
    let (moves, says, status) = converted("cut.sgf", b"(;GM[11]SZ[5];B[a1];W[b2", &[]);
    assert_eq!((moves.join(" "), status), ("a1".into(), Some(0)));
    assert!(says.contains("warning: game 1: line 1") && says.contains("up to here"), "{says}");
    let (moves, says, status) = converted("whole.sgf", b"(;GM[11]SZ[5];B[a1];W[b2])", &[]);
    assert_eq!((moves.join(" "), says, status), ("a1 b2".into(), String::new(), Some(0)));
}

#[test]
fn a_file_of_which_nothing_can_be_read_is_a_failure_with_the_real_reason() {
    let go = b"(;GM[1]SZ[9];B[aa];W[ba];B[ii];W[ab];B[hh])";
    let (_, says, status) = converted("go.sgf", go, &[]);
    assert_eq!(status, Some(1));
    assert!(says.contains("read as Atari Go, which ends with the first capture; this looks like Go: "), "{says}");
    assert!(says.contains("`--game go_em_linha`"), "{says}");
    let (moves, _, status) = converted("line.sgf", go, &["--game", "go_em_linha"]);
    assert_eq!((moves.len(), status), (5, Some(0)));
    let (_, says, status) = converted("chess.pgn", b"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n", &[]);
    assert_eq!(status, Some(1));
    assert!(says.contains("no tag `Game`; ordinary chess is not among the games"), "{says}");
}

#[test]
fn matches_of_othello_are_converted_from_their_cells() {
    let (moves, says, status) = converted("othello.txt", b"F5D6C3D3C4\n", &[]);
    assert_eq!((moves.join(" "), says, status), ("f4 d3 c6 d6 c5".into(), String::new(), Some(0)));
}

#[test]
fn a_file_without_a_match_is_an_error() {
    let file = std::env::temp_dir().join(format!("tabuleiro-convert-none-{}.json", std::process::id()));
    for text in ["[]", "[ ]\n"] {
        std::fs::write(&file, text).unwrap();
        let output = convert(&file, &["--to", "json"]);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("expected at least one match"), "{text}");
    }
    std::fs::remove_file(&file).unwrap();
}
