//! Starting and ending: files of others, later versions, a full disk, SIGTERM.

use super::harness::{Child, Folder, Peer, command};
use redb::{Database, TableDefinition};
use std::fs;
use std::process::Command;
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage};
use tabuleiro_online::words::{PersonChoice, Why};

/// Returns what a server prints that does not start.
fn refusal(folder: &Folder) -> String {
    Child::run(command(), &folder.0, None, 0).err().expect("the server must not start")
}

#[test]
fn a_foreign_file_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("tabuleiro.redb");
    fs::write(&file, "something else").unwrap();
    assert!(refusal(&folder).contains("not a ledger of this program"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "something else");
    fs::remove_file(&file).unwrap();
    const OTHER: TableDefinition<u64, u64> = TableDefinition::new("other");
    let database = Database::create(&file).unwrap();
    let write = database.begin_write().unwrap();
    write.open_table(OTHER).unwrap().insert(1, 2).unwrap();
    write.commit().unwrap();
    drop(database);
    assert!(refusal(&folder).contains("not a ledger of this program"));
}

#[test]
fn data_of_a_later_version_are_refused() {
    let folder = Folder::new();
    const FACTS: TableDefinition<&str, u64> = TableDefinition::new("tabuleiro");
    let database = Database::create(folder.0.join("tabuleiro.redb")).unwrap();
    let write = database.begin_write().unwrap();
    write.open_table(FACTS).unwrap().insert("version", 2).unwrap();
    write.commit().unwrap();
    drop(database);
    let text = refusal(&folder);
    assert!(text.contains("version 2") && text.contains("newer program"), "{text}");
}

#[test]
fn a_second_server_does_not_use_the_same_folder() {
    let folder = Folder::new();
    let _first = Child::start(&folder.0, None);
    assert!(refusal(&folder).contains("another server"));
}

#[test]
fn a_damaged_ledger_is_left_as_it_is_and_the_matches_of_the_backup_are_shown() {
    let folder = Folder::new();
    let mut server = Child::start(&folder.0, None);
    let (mut peer, token) = Peer::hello(server.address, None);
    let table = peer.open("hex", &[]);
    peer.play(&table, 0, "a1").unwrap();
    assert_eq!(server.end(), Some(0));
    let file = folder.0.join("tabuleiro.redb");
    let mut bytes = fs::read(&file).unwrap();
    bytes[4096..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    fs::write(&file, &bytes).unwrap();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, Some(&token));
    assert_eq!(peer.table().unwrap(), ["a1"]);
    peer.send(&ClientMessage::Resign { table });
    let why = peer.wait(|m| if let ServerMessage::Refused { why, .. } = m { Some(why) } else { None });
    assert_eq!(why, Ok(Why::ReadOnly));
}

#[test]
fn a_server_ends_cleanly_and_its_backup_begins_a_new_ledger() {
    let folder = Folder::new();
    let mut server = Child::start(&folder.0, None);
    let (mut peer, token) = Peer::hello(server.address, None);
    let table = peer.open("hex", &[]);
    peer.play(&table, 0, "a1").unwrap();
    assert_eq!(server.end(), Some(0));
    assert!(peer.receive().is_err());
    fs::remove_file(folder.0.join("tabuleiro.redb")).unwrap();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, Some(&token));
    assert_eq!(peer.table().unwrap(), ["a1"]);
}

/// The limit of the size of a file stands for a full disk: writing fails, and reading does not.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_nothing_is_lost_and_new_actions_are_refused() {
    let folder = Folder::new();
    let mut shell = Command::new("bash");
    let program = std::env::current_exe().unwrap();
    // The limit is in blocks of 1024 bytes; an ignored signal makes writing fail instead of ending the program.
    let script = r#"trap "" XFSZ; ulimit -f 200; exec "$0" --exact child --ignored --nocapture"#;
    shell.arg("-c").arg(script).arg(&program);
    let mut server = Child::run(shell, &folder.0, None, 0).unwrap();
    let port = server.address.port();
    let (mut peer, token) = Peer::hello(server.address, None);
    let mut tables = Vec::new();
    // One connection may send a hundred messages in twenty seconds, and one person has 32 seats.
    'full: for _ in 0..100 {
        let mut other = Peer::hello(server.address, None).0;
        for _ in 0..30 {
            let options = vec!["size=9".to_string()];
            other.send(&ClientMessage::Open {
                game: "hex".into(),
                options,
                person: PersonChoice::First,
                clock: None,
                policy: Policy::default(),
            });
            let opened = other.wait(|message| match message {
                ServerMessage::Seated { table, .. } => Some(Ok(table)),
                ServerMessage::Refused { why, .. } => Some(Err(why)),
                _ => None,
            });
            match opened.unwrap() {
                Ok(table) => tables.push(table),
                Err(why) => {
                    assert_eq!(why, Why::ReadOnly);
                    break 'full;
                }
            }
        }
    }
    assert!(tables.len() > 5, "{} tables", tables.len());
    let last = tables.last().unwrap().clone();
    peer.send(&ClientMessage::Watch { table: last.clone() });
    assert!(peer.table().unwrap().is_empty(), "what stands can be seen");
    server.kill();
    let server = Child::start_on(&folder.0, None, port);
    let (mut peer, _) = Peer::hello(server.address, Some(&token));
    for table in &tables {
        if table == &tables[0] || table == &last {
            peer.send(&ClientMessage::Watch { table: table.clone() });
            peer.table().unwrap();
        }
    }
    peer.open("hex", &[]);
}
