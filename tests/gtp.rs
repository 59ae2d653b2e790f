//! Tests of the command line of `tabuleiro gtp`, run as a process.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `tabuleiro gtp` with these arguments and writes `lines` to its standard input.
fn program(words: &[&str], lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .arg("gtp")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Writing fails if the program has rejected its arguments and ended, which is not an error here.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn the_program_starts_with_the_game_of_the_command_line() {
    let output = program(&["otelo_1_11", "classico", "size=6"], "game\nlist_games\nlevel\n");
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "= otelo_1_11 classico size=6\n\n= otelo_1_11\nOthello\n\n= 3\n\n"
    );
    let output = program(&["--level", "5", "rastros"], "list_games\nlevel\n");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "= rastros\n\n= 5\n\n");
}

#[test]
fn an_invalid_command_line_is_an_error_with_a_reason() {
    for (words, reason) in [
        (&["othello"][..], "there is no game 'othello'"),
        (&["hex", "grande"], "no variant 'grande'"),
        (&["hex", "size=99"], "option 'size'"),
        (&["--level", "6", "hex"], "1 to 5"),
    ] {
        let output = program(words, "name\n");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(reason) && output.stdout.is_empty(), "{words:?}: {error}");
    }
}
