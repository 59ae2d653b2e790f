//! A match between two clients, to its end, with a reload and a server that is killed.

use super::harness::{Child, Folder, Peer};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage, key_text};
use tabuleiro_online::words::{EndReason, Person, PersonChoice, Presence, Why};
use tabuleiro_rules::Player;

#[test]
fn a_match_reaches_its_end_through_a_reload_and_a_server_that_is_killed() {
    let folder = Folder::new();
    let mut server = Child::start(&folder.0, None);
    let port = server.address.port();
    let (mut first, first_token) = Peer::hello(server.address, None);
    let (mut second, second_token) = Peer::hello(server.address, None);
    let table = first.open("otelo_1_11", &["size=4"]);
    second.join(&table);
    let (mut watcher, _) = Peer::hello(server.address, None);
    watcher.send(&ClientMessage::Watch { table: table.clone() });
    watcher.table().unwrap();
    let options = GameId::Otelo111.facts().parse_options(["size=4"]).unwrap();
    let mut game = Match::new(GameId::Otelo111, &options).unwrap();
    let mut n = 0;
    while game.position().outcome().is_none() {
        let legal = game.position().legal();
        let action = legal[n % legal.len()].text.clone();
        let by_first = game.position().person() == Player::First;
        let (own, other) = if by_first { (&mut first, &mut second) } else { (&mut second, &mut first) };
        game.play(&action).unwrap();
        let key = key_text(game.position().key());
        assert_eq!(own.play(&table, n, &action).as_ref(), Ok(&key));
        assert_eq!(other.played(n as u64).as_ref(), Ok(&key));
        n += 1;
        if n == 3 {
            // A page is loaded again: the same token gives the same seat and the whole table.
            first = Peer::hello(server.address, Some(&first_token)).0;
            assert_eq!(first.table().unwrap().len(), 3);
            // The same action again is answered and not played twice.
            let again = game.plies()[0].text.clone();
            first.play(&table, 0, &again).unwrap();
        }
        if n == 5 {
            server.kill();
            server = Child::start_on(&folder.0, None, port);
            let tokens = [&first_token, &second_token].map(|token| Peer::hello(server.address, Some(token)));
            let [(one, same), (two, _)] = tokens;
            assert_eq!(same, first_token);
            (first, second) = (one, two);
            assert_eq!((first.table().unwrap().len(), second.table().unwrap().len()), (5, 5));
            watcher = Peer::hello(server.address, None).0;
            watcher.send(&ClientMessage::Watch { table: table.clone() });
        }
    }
    for peer in [&mut first, &mut second, &mut watcher] {
        let why = peer.wait(|m| if let ServerMessage::Over { why, .. } = m { Some(why) } else { None });
        assert_eq!(why, Ok(EndReason::Rules));
    }
    // Another match, with the seats exchanged.
    first.send(&ClientMessage::Rematch { table: table.clone() });
    second.wait(|m| matches!(m, ServerMessage::Offer { .. }).then_some(())).unwrap();
    second.send(&ClientMessage::Rematch { table: table.clone() });
    let seat = second.wait(|m| if let ServerMessage::Seated { person, .. } = m { Some(person) } else { None });
    assert_eq!(seat, Ok(Person::First));
    assert!(second.table().unwrap().is_empty());
    let printed = server.printed(&table);
    let lines: Vec<&str> = printed.lines().filter(|line| line.contains(&table)).collect();
    assert_eq!(lines.len(), 1, "{printed}");
    assert!(!printed.contains(&first_token) && !lines[0].contains("127.0.0.1"), "{printed}");
}

/// A person with 32 seats gets all tables and all offers that stand in one answer, which is more than may wait otherwise.
#[test]
fn a_person_with_many_seats_comes_back_to_all_of_them() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, token) = Peer::hello(server.address, None);
    let (mut second, _) = Peer::hello(server.address, None);
    let mut tables = Vec::new();
    for _ in 0..32 {
        tables.push(first.open("hex", &[]));
    }
    for table in &tables {
        second.join(table);
    }
    for table in &tables {
        first.play(table, 0, "a1").unwrap();
    }
    // One connection may send a hundred messages in twenty seconds.
    for word in [ClientMessage::Draw { table: String::new() }, ClientMessage::Undo { table: String::new() }] {
        let (mut offering, _) = Peer::hello(server.address, Some(&token));
        for table in &tables {
            offering.table().unwrap();
            let message = match word {
                ClientMessage::Draw { .. } => ClientMessage::Draw { table: table.clone() },
                _ => ClientMessage::Undo { table: table.clone() },
            };
            offering.send(&message);
        }
        for _ in &tables {
            offering.wait(|m| matches!(m, ServerMessage::Offer { .. }).then_some(())).unwrap();
        }
    }
    let (mut back, _) = Peer::hello(server.address, Some(&token));
    for _ in &tables {
        back.table().unwrap();
    }
    back.send(&ClientMessage::Ping {});
    assert_eq!(back.wait(|m| matches!(m, ServerMessage::Pong {}).then_some(())), Ok(()));
}

#[test]
fn a_seat_is_away_ten_seconds_after_its_connection_ended_and_the_clock_may_stand() {
    let folder = Folder::new();
    let server = Child::start_with_standing_clocks(&folder.0);
    let (mut first, _) = Peer::hello(server.address, None);
    let (mut second, _) = Peer::hello(server.address, None);
    let clock = Some(tabuleiro_online::message::ClockSetting { main: 300, increment: 0 });
    let open = ClientMessage::Open {
        game: "hex".into(),
        options: vec![],
        person: PersonChoice::Second,
        clock,
        policy: Policy::default(),
    };
    first.send(&open);
    let table = first.wait(|m| if let ServerMessage::Seated { table, .. } = m { Some(table) } else { None }).unwrap();
    second.send(&ClientMessage::Join { table });
    let running = |m| if let ServerMessage::Table { clock: Some(clock), .. } = m { Some(clock.running) } else { None };
    assert_eq!(first.wait(running), Ok(None), "nobody has come");
    assert_eq!(first.wait(running), Ok(Some(Person::First)), "both seats are taken");
    drop(second);
    let away = |m| match m {
        ServerMessage::Presence { persons, .. } if persons.first == Presence::Away => Some(()),
        _ => None,
    };
    let start = std::time::Instant::now();
    first.wait(away).unwrap();
    assert!(start.elapsed().as_secs() >= 9, "away after {:?}", start.elapsed());
    assert_eq!(first.wait(running), Ok(None), "the clock stands");
}

#[test]
fn a_person_with_many_seats_gets_all_of_them_at_once() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, token) = Peer::hello(server.address, None);
    let (mut second, _) = Peer::hello(server.address, None);
    // 32 tables with two offers each: 97 messages answer one greeting.
    for number in 0..32 {
        if number % 16 == 15 {
            // A connection may send a hundred messages in a short time.
            first = Peer::hello(server.address, Some(&token)).0;
        }
        let table = first.open("hex", &["size=3"]);
        second.join(&table);
        first.play(&table, 0, "a1").unwrap();
        for message in [ClientMessage::Draw { table: table.clone() }, ClientMessage::Undo { table: table.clone() }] {
            first.send(&message);
            first.wait(|m| matches!(m, ServerMessage::Offer { .. }).then_some(())).unwrap();
        }
    }
    for _ in 0..3 {
        let (mut again, same) = Peer::hello(server.address, Some(&token));
        assert_eq!(same, token);
        let (mut tables, mut offers) = (0, 0);
        while (tables, offers) != (32, 64) {
            match again.receive().unwrap() {
                ServerMessage::Table { .. } => tables += 1,
                ServerMessage::Offer { .. } => offers += 1,
                other => panic!("{other:?}"),
            }
        }
        again.send(&ClientMessage::Ping {});
        assert_eq!(again.receive(), Ok(ServerMessage::Pong {}), "the connection goes on");
    }
}

#[test]
fn a_left_seat_cannot_be_claimed_at_once() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, _) = Peer::hello(server.address, None);
    let (mut second, _) = Peer::hello(server.address, None);
    let table = first.open("hex", &["size=3"]);
    second.join(&table);
    second.send(&ClientMessage::Leave { table: table.clone() });
    let left =
        |m| matches!(m, ServerMessage::Presence { persons, .. } if persons.second == Presence::Free).then_some(());
    first.wait(left).unwrap();
    first.send(&ClientMessage::Claim { table });
    let refused = first.wait(|m| if let ServerMessage::Refused { why, of, .. } = m { Some((why, of)) } else { None });
    assert_eq!(refused, Ok((Why::Illegal, "claim".to_string())));
}
