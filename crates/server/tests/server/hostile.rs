//! Clients that break the rules. Only their own connection suffers.

use super::harness::{Child, Ended, Folder, Peer, fetch, http};
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::words::Why;
use tungstenite::Message;

fn why(peer: &mut Peer) -> Result<Why, Ended> {
    peer.wait(|m| if let ServerMessage::Refused { why, .. } = m { Some(why) } else { None })
}

#[test]
fn rubbish_is_refused_and_twenty_times_rubbish_closes_the_connection() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    let (mut other, _) = Peer::hello(server.address, None);
    for i in 0..20 {
        match i % 4 {
            0 => peer.send_text("{"),
            1 => peer.send_text(r#"{"t":"dance"}"#),
            2 => peer.send_text(r#"{"t":"ping","x":1}"#),
            _ => peer.socket.send(Message::binary(vec![0, 255, 3])).unwrap(),
        }
        assert_eq!(why(&mut peer), Ok(Why::Malformed), "{i}");
    }
    assert_eq!(peer.receive(), Err(Ended::Closed(1008)));
    other.send(&ClientMessage::Ping {});
    assert_eq!(other.receive(), Ok(ServerMessage::Pong {}));
}

#[test]
fn a_message_that_is_too_long_is_refused() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    peer.send_text(&format!(r#"{{"t":"join","table":"{}"}}"#, "C".repeat(5000)));
    assert_eq!(why(&mut peer), Ok(Why::TooBig));
    peer.send(&ClientMessage::Ping {});
    assert_eq!(peer.receive(), Ok(ServerMessage::Pong {}), "the connection goes on");
    peer.send_text(&"x".repeat(100_000));
    assert_eq!(why(&mut peer), Ok(Why::TooBig));
    assert_eq!(peer.receive(), Err(Ended::Closed(1009)));
}

#[test]
fn frames_that_are_no_websocket_close_the_connection() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let rubbish: [(&[u8], u16); 3] =
        [(&[0xff; 64], 1002), (&[0x83, 0x80, 0, 0, 0, 0], 1002), (&[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], 1007)];
    for (rubbish, code) in rubbish {
        let (mut peer, _) = Peer::hello(server.address, None);
        peer.socket.get_mut().write_all(rubbish).unwrap();
        assert_eq!(peer.receive(), Err(Ended::Closed(code)), "{rubbish:x?}");
    }
    let mut raw = TcpStream::connect(server.address).unwrap();
    raw.write_all(&[0x16, 0x03, 0x01, 0, 0, 0, 0]).unwrap();
    Peer::hello(server.address, None);
}

#[test]
fn a_flood_is_stopped() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    for _ in 0..100 {
        peer.send(&ClientMessage::Ping {});
    }
    assert_eq!(why(&mut peer), Ok(Why::TooFast));
    assert_eq!(peer.receive(), Err(Ended::Closed(1008)));
    // Whoever reads nothing does not keep the server from others.
    let (mut deaf, _) = Peer::hello(server.address, None);
    let (mut first, _) = Peer::hello(server.address, None);
    let table = first.open("conectar_6", &[]);
    for _ in 0..90 {
        deaf.send(&ClientMessage::Watch { table: table.clone() });
    }
    first.play(&table, 0, "j10").unwrap();
}

/// Has sixty devices say hello, and thirty pairs of them play. `headers` are those of the device with that number.
fn a_class_plays(server: &Child, headers: impl Fn(usize) -> Vec<(&'static str, String)>) {
    let mut peers: Vec<Peer> = (0..60)
        .map(|device| {
            let headers = headers(device);
            let headers: Vec<(&'static str, &str)> = headers.iter().map(|(name, value)| (*name, &**value)).collect();
            let mut peer = Peer::try_connect(server.address, &headers).unwrap();
            peer.send(&ClientMessage::Hello { v: 1, token: None });
            assert!(matches!(peer.receive(), Ok(ServerMessage::Welcome { .. })), "device {device}");
            peer
        })
        .collect();
    for pair in peers.chunks_mut(2) {
        let [first, second] = pair else { panic!() };
        let table = first.open("hex", &[]);
        second.join(&table);
        first.play(&table, 0, "a1").unwrap();
        second.play(&table, 1, "b2").unwrap();
    }
}

#[test]
fn a_class_behind_one_address_plays() {
    let folder = Folder::new();
    a_class_plays(&Child::start(&folder.0, None), |_| Vec::new());
}

#[test]
fn a_class_behind_a_proxy_plays_whether_or_not_the_proxy_tells_the_addresses() {
    let folder = Folder::new();
    let server = Child::start_public(&folder.0, "https://games.example.org");
    let host = ("Host", "games.example.org".to_string());
    a_class_plays(&server, |_| vec![host.clone()]);
    a_class_plays(&server, |device| vec![host.clone(), ("X-Forwarded-For", format!("192.0.2.{device}:5000"))]);
    a_class_plays(&server, |_| vec![host.clone(), ("X-Forwarded-For", "192.0.2.7".into())]);
    let printed = server.printed("X-Forwarded-For");
    assert_eq!(printed.matches("X-Forwarded-For").count(), 1, "{printed}");
}

#[test]
fn silent_connections_make_room_for_those_that_say_hello() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (seated, token) = Peer::hello(server.address, None);
    let silent: Vec<Peer> = (0..200).map(|_| Peer::connect(server.address)).collect();
    assert_eq!(Peer::hello(server.address, Some(&token)).1, token);
    Peer::hello(server.address, None);
    drop((seated, silent));
}

#[test]
fn a_slow_second_request_is_not_waited_for_either() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    write!(slow, "GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    let mut answer = [0; 4096];
    assert!(slow.read(&mut answer).unwrap() > 0);
    let ended = (0..40).find(|_| {
        let sent = slow.write_all(b"G");
        sent.is_err() || !matches!(slow.read(&mut answer), Err(error) if error.kind() == ErrorKind::WouldBlock)
    });
    assert!(ended.is_some_and(|seconds| seconds < 30), "{ended:?}");
}

#[test]
fn codes_cannot_be_tried_without_end() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let mut statuses: Vec<u16> = (0..70).map(|_| fetch(server.address, "/table/CCCC.svg", "").0).collect();
    statuses.dedup();
    assert_eq!(statuses, [404, 429]);
}

#[test]
fn a_silent_connection_is_closed_after_ten_seconds() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let start = Instant::now();
    let mut silent = Peer::connect(server.address);
    assert_eq!(silent.receive(), Err(Ended::Closed(1008)));
    assert!(start.elapsed() >= Duration::from_secs(9), "{:?}", start.elapsed());
}

#[test]
fn a_request_that_does_not_end_is_not_waited_for() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let start = Instant::now();
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    let ended = (0..40).find(|_| {
        let sent = slow.write_all(b"G");
        sent.is_err() || !matches!(slow.read(&mut [0; 64]), Err(error) if error.kind() == ErrorKind::WouldBlock)
    });
    assert!(ended.is_some(), "the connection is open after {:?}", start.elapsed());
    let idle: Vec<_> = (0..300).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    Peer::hello(server.address, None);
    drop(idle);
}

#[test]
fn foreign_origins_hosts_and_protocols_are_refused() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let address = server.address;
    assert!(Peer::try_connect(address, &[("Origin", &format!("http://{address}"))]).is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "file://"] {
        assert_eq!(Peer::try_connect(address, &[("Origin", origin)]).err(), Some(403), "{origin}");
    }
    assert_eq!(Peer::try_connect(address, &[("Host", "evil.example")]).err(), Some(403));
    assert_eq!(Peer::try_connect(address, &[("Sec-WebSocket-Protocol", "chat")]).err(), Some(400));
    let asked = |host: &str| http(address, &format!("GET /health HTTP/1.1\r\n{host}Connection: close\r\n\r\n")).0;
    assert_eq!(asked(&format!("Host: {address}\r\nHost: evil.example\r\n")), 400);
    assert_eq!((asked("Host: evil.example\r\n"), asked(&format!("Host: {address}\r\n"))), (403, 200));
}

#[test]
fn a_forged_token_gives_no_seat() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, token) = Peer::hello(server.address, None);
    let table = first.open("hex", &[]);
    let mut near = token.clone().into_bytes();
    near[31] = if near[31] == b'0' { b'1' } else { b'0' };
    let near = String::from_utf8(near).unwrap();
    for forged in [near.as_str(), "", "0", &"0".repeat(32), &token.to_uppercase().replace(char::is_numeric, "A")] {
        let (mut thief, given) = Peer::hello(server.address, Some(forged));
        assert!(given != forged && given != token);
        thief.send(&ClientMessage::Play { table: table.clone(), n: 0, action: "a1".into() });
        assert_eq!(why(&mut thief), Ok(Why::NotSeated));
        thief.send(&ClientMessage::Resign { table: table.clone() });
        assert_eq!(why(&mut thief), Ok(Why::NotSeated));
    }
    first.play(&table, 0, "a1").unwrap();
}

#[test]
fn of_two_pages_with_one_seat_the_newer_plays_and_the_older_watches() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut older, token) = Peer::hello(server.address, None);
    let table = older.open("hex", &[]);
    let (mut newer, _) = Peer::hello(server.address, Some(&token));
    assert_eq!(why(&mut older), Ok(Why::NotSeated), "the older one is told");
    newer.play(&table, 0, "a1").unwrap();
    older.played(0).unwrap();
    older.send(&ClientMessage::Resign { table });
    assert_eq!(why(&mut older), Ok(Why::NotSeated));
}
