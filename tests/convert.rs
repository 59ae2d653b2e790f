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
    assert!(!output.status.success(), "a refused game is an error");
    assert!(error.contains(".sgf: game 2: line 2") && error.contains("'c3' is not legal"), "{error}");
}
