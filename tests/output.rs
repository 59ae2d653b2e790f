//! Commands that print, when nobody reads any more or the disk is full: they end quietly, or say why, and never panic.

#![cfg(unix)]

use std::process::{Command, Stdio};

/// Returns a command whose standard input is a file of this project.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null());
    command
}

const PRINTING: [&[&str]; 9] = [
    &["--help"],
    &["--version"],
    &["serve", "--help"],
    &["sheet", "hex"],
    &["diagram", "hex"],
    &["sheet", "ouri", "--tactile", "--language", "pt"],
    &["diagram", "moinho", "--large"],
    &["convert", "--to", "json", "crates/exchange/tests/files/othello.sgf"],
    &["--kiosk-unit"],
];

#[test]
fn a_reader_that_wants_no_more_is_no_error() {
    for arguments in PRINTING {
        let mut child = command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && complaint.is_empty(), "{arguments:?}: {complaint}");
    }
}

#[test]
fn gtp_ends_when_nobody_reads_its_answers() {
    let mut child = command(&["gtp"]);
    let mut child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    // The program may have ended before the second command is written.
    let mut input = child.stdin.take().unwrap();
    for _ in 0..2 {
        let _ = std::io::Write::write_all(&mut input, b"list_commands\n");
    }
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{complaint}");
}

/// `/dev/full` fails as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_is_an_error() {
    for arguments in PRINTING {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {complaint}");
        assert!(complaint.contains("standard output: ") && !complaint.contains("panicked"), "{complaint}");
    }
}

#[test]
fn a_complaint_that_nobody_reads_does_not_change_the_exit_code() {
    let mut child = command(&["convert", "--to", "json", "/nowhere.sgf"]);
    let mut child = child.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}
