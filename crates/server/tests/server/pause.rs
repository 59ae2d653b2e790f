//! A server that stands for a while, as on a laptop that sleeps: no clock counts it, and no connection ends by it.

use super::harness::{Child, Folder, Peer};
use std::time::Duration;
use tabuleiro_online::message::{ClientMessage, ClockSetting, ClockTimes, Policy, ServerMessage};
use tabuleiro_online::words::{PersonChoice, Presence};

/// Returns the clocks and who is present, from the whole table.
fn state(peer: &mut Peer, table: &str) -> (ClockTimes, [Presence; 2]) {
    peer.send(&ClientMessage::Watch { table: table.into() });
    let whole = peer.wait(|message| match message {
        ServerMessage::Table { clock: Some(clock), persons, .. } => Some((clock, [persons.first, persons.second])),
        _ => None,
    });
    whole.unwrap()
}

/// Twelve seconds, which is longer than a connection may wait for `hello`, a seat may be silent and a message may need to
/// leave; or eighty where `TABULEIRO_LONG` is set, which is longer than any limit.
#[cfg(unix)]
#[test]
fn a_pause_takes_no_time_and_ends_no_connection() {
    let pause = Duration::from_secs(if std::env::var_os("TABULEIRO_LONG").is_some() { 80 } else { 12 });
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, _) = Peer::hello(server.address, None);
    let (mut second, _) = Peer::hello(server.address, None);
    let clock = Some(ClockSetting { main: 300, increment: 0 });
    let open = ClientMessage::Open {
        game: "hex".into(),
        options: vec![],
        person: PersonChoice::First,
        clock,
        policy: Policy::default(),
    };
    first.send(&open);
    let table = first.wait(|m| if let ServerMessage::Seated { table, .. } = m { Some(table) } else { None }).unwrap();
    second.send(&ClientMessage::Join { table: table.clone() });
    second.table().unwrap();
    first.play(&table, 0, "a1").unwrap();
    let mut silent = Peer::connect(server.address);
    let (before, _) = state(&mut first, &table);
    // What a client may send arrives at once when the server goes on.
    for _ in 0..80 {
        first.send(&ClientMessage::Ping {});
    }
    for _ in 0..80 {
        first.wait(|m| matches!(m, ServerMessage::Pong {}).then_some(())).unwrap();
    }
    server.signal("STOP");
    std::thread::sleep(pause);
    for _ in 0..60 {
        first.send(&ClientMessage::Ping {});
    }
    server.signal("CONT");
    for _ in 0..60 {
        let pong = first.wait(|message| match message {
            ServerMessage::Pong {} => Some(Ok(())),
            ServerMessage::Refused { why, .. } => Some(Err(why)),
            _ => None,
        });
        assert_eq!(pong, Ok(Ok(())));
    }
    let (after, present) = state(&mut first, &table);
    assert_eq!(present, [Presence::Present; 2], "nobody was away");
    assert_eq!(after.running, before.running, "the clock did not stop");
    assert_eq!(after.first, before.first);
    // The test itself takes a while on a busy machine, so that only most of the pause must be missing.
    let taken = Duration::from_millis(before.second - after.second);
    assert!(taken < pause / 2, "{taken:?} of {pause:?} were counted");
    second.play(&table, 1, "b2").unwrap();
    first.played(1).unwrap();
    silent.send(&ClientMessage::Hello { v: 1, token: None });
    let welcome = silent.wait(|m| matches!(m, ServerMessage::Welcome { .. }).then_some(()));
    assert_eq!(welcome, Ok(()), "a connection without hello goes on");
}
