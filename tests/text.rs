//! Tests of the command line of `tabuleiro text`, run as a process.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `tabuleiro text` with these arguments and writes `lines` to its standard input.
fn program(words: &[&str], lines: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .arg("text")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Writing fails if the program has rejected its arguments and ended, which is not an error here.
    let _ = child.stdin.take().unwrap().write_all(lines.as_ref());
    child.wait_with_output().unwrap()
}

#[test]
fn a_match_is_played_at_the_terminal() {
    let output = program(&["--language", "en", "hex", "size=3"], "short\na1\nc3\nb2\nb1\na3\nc2\nc1\nquit\nb3\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.starts_with("Hex. ") && said.ends_with("Goodbye.\n"), "{said}");
    assert!(said.contains("Black: a1.\n") && said.contains("White: c3.\n"), "{said}");
}

#[test]
fn the_computer_plays_a_lesson_begins_and_the_input_may_end_anywhere() {
    let output = program(&["--language", "pt", "--level", "1", "--seed", "3", "rastros"], "jogadas\nlição\nseguinte");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains("Lição de Rastros.") && said.contains("Passo 2 de "), "{said}");
}

#[test]
fn a_terminal_that_writes_latin_1_is_understood() {
    let output = program(&["--language", "pt", "hex", "size=3"], b"li\xe7\xe3o hex\nsair\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains("Li\u{e7}\u{e3}o de Hex.") && said.contains("próxima"), "{said}");
}

#[test]
fn an_invalid_command_line_is_an_error_with_a_reason() {
    for (words, reason) in [
        (&["--language", "en", "othello"][..], "othello"),
        (&["--language", "pt", "hex", "size=99"], "size=99"),
        (&["--level", "6", "hex"], "1 to 5"),
        (&["--language", "fr"], "pt"),
    ] {
        let output = program(words, "");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(reason) && output.stdout.is_empty(), "{words:?}: {error}");
    }
}
