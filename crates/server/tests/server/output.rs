//! What the server prints cannot end it, and names nobody.

use super::harness::{Child, Folder, Peer, command, fetch};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::Stdio;
use tabuleiro_online::message::{ClientMessage, ServerMessage};

/// Ends a match, which the log tells, and asks whether the server is still there.
fn end_a_match(address: SocketAddr) {
    for _ in 0..3 {
        let (mut first, _) = Peer::hello(address, None);
        let table = first.open("hex", &[]);
        let (mut second, _) = Peer::hello(address, None);
        second.join(&table);
        second.send(&ClientMessage::Resign { table });
        first.wait(|m| matches!(m, ServerMessage::Over { .. }).then_some(())).unwrap();
    }
    assert_eq!(fetch(address, "/health", "").0, 200);
}

#[test]
fn a_reader_that_goes_away_does_not_end_the_server() {
    let folder = Folder::new();
    let mut process = {
        let mut command = command();
        command.env("TABULEIRO_CHILD_DATA", &folder.0).env("TABULEIRO_CHILD_PORT", "0");
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    drop(process.stderr.take());
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let line = lines.find_map(|line| line.unwrap().split_once(" serves http://").map(|(_, host)| host.to_string()));
    let address = line.unwrap().trim_end_matches('/').parse().unwrap();
    drop(lines);
    end_a_match(address);
    let ended = std::process::Command::new("kill").arg(process.id().to_string()).status().unwrap();
    assert!(ended.success());
    assert_eq!(process.wait().unwrap().code(), Some(0));
}

#[test]
fn the_log_names_the_table_and_nobody() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, token) = Peer::hello(server.address, None);
    let table = first.open("hex", &[]);
    let (mut second, other) = Peer::hello(server.address, None);
    second.join(&table);
    first.send(&ClientMessage::Resign { table: table.clone() });
    second.wait(|m| matches!(m, ServerMessage::Over { .. }).then_some(())).unwrap();
    let printed = server.printed(&table);
    let line = printed.lines().find(|line| line.contains(&table)).unwrap();
    assert!(line.contains(" INFO "), "{line}");
    let log = printed.lines().filter(|line| [" INFO ", " WARN ", " ERROR "].iter().any(|level| line.contains(level)));
    assert!(!log.clone().any(|line| line.contains("127.0.0.1")), "{printed}");
    assert!(!printed.contains(&token) && !printed.contains(&other), "{printed}");
}
