//! Limits, presence, clocks, and a ledger that fails.

use super::*;
use crate::Limits;

#[test]
fn a_connection_without_hello_is_closed_after_ten_seconds() {
    let mut hall = Hall::new(0);
    hall.connect(0, 0);
    hall.pass(9, &[]);
    assert_eq!(hall.closed(0), None);
    hall.pass(1, &[]);
    assert_eq!(hall.closed(0), Some(POLICY));
}

#[test]
fn malformed_messages_are_refused_and_twenty_close_the_connection() {
    let mut hall = Hall::new(1);
    let texts = ["", "7", "{}", "[]", r#"{"t":"dance"}"#, r#"{"t":"ping","x":1}"#, r#"{"t":"join"}"#];
    for i in 0..20 {
        assert_eq!(hall.closed(0), None, "{i}");
        let answers = hall.text(0, texts[i % texts.len()]);
        assert_eq!(why(&answers), Why::Malformed, "{i}");
    }
    assert_eq!(hall.closed(0), Some(POLICY));
    let mut hall = Hall::new(1);
    let [ServerMessage::Refused { of, .. }] = &hall.text(0, r#"{"t":"join","table":7}"#)[..] else { panic!() };
    assert_eq!(of, "join", "the type is named although the message is malformed");
}

#[test]
fn a_message_of_more_than_4096_bytes_is_refused() {
    let mut hall = Hall::new(1);
    let text = |length: usize| format!("{}{}", ClientMessage::Ping {}.to_text(), " ".repeat(length - 12));
    assert_eq!(hall.text(0, &text(4096)), [ServerMessage::Pong {}]);
    assert_eq!(why(&hall.text(0, &text(4097))), Why::TooBig);
}

#[test]
fn more_than_a_hundred_messages_in_twenty_seconds_close_the_connection() {
    let mut hall = Hall::new(1);
    (0..99).for_each(|_| assert_eq!(hall.send(0, ClientMessage::Ping {}), [ServerMessage::Pong {}]));
    assert_eq!(hall.why(0, ClientMessage::Ping {}), Why::TooFast);
    assert_eq!(hall.closed(0), Some(POLICY));
    let mut hall = Hall::new(1);
    for _ in 0..100 {
        (0..4).for_each(|_| assert_eq!(hall.send(0, ClientMessage::Ping {}), [ServerMessage::Pong {}]));
        hall.pass(1, &[]);
    }
}

#[test]
fn a_seat_is_away_after_ten_silent_seconds_and_its_clock_may_stand() {
    let mut hall = Hall::with_limits(2, Limits { clocks_run_on: false, ..Limits::STANDARD });
    let table = hall.pair(Some((60, 0)));
    hall.pass(9, &[1]);
    assert!(hall.inbox(1).is_empty());
    hall.pass(1, &[1]);
    let persons = Persons { first: Presence::Away, second: Presence::Present };
    let news = hall.inbox(1);
    assert_eq!(news[0], ServerMessage::Presence { table: table.clone(), persons });
    let stands = ClockTimes { first: 50_000, second: 60_000, running: None };
    assert_eq!(clock(&news), Some(stands));
    hall.pass(100, &[1]);
    let token = hall.tokens[&0].clone();
    let back = clock(&hall.hello(5, Some(&token)));
    assert_eq!(back, Some(ClockTimes { running: Some(Person::First), ..stands }));
    assert_eq!(clock(&hall.inbox(1)), back, "the other one learns that the clock runs");
}

#[test]
fn only_the_absence_of_both_stops_a_clock() {
    let mut hall = Hall::new(2);
    let table = hall.pair(Some((60, 0)));
    hall.pass(20, &[1]);
    let token = hall.tokens[&0].clone();
    let back = clock(&hall.hello(5, Some(&token)));
    let times = ClockTimes { first: 40_000, second: 60_000, running: Some(Person::First) };
    assert_eq!(back, Some(times));
    hall.pass(100, &[]);
    let token = hall.tokens[&1].clone();
    let both_were_away = clock(&hall.hello(6, Some(&token)));
    assert_eq!(both_were_away, Some(ClockTimes { first: 30_000, ..times }), "ten seconds passed before they were away");
    hall.inbox.clear();
    hall.pass(30, &[6]);
    let lost = Over { outcome: Outcome::Second, why: EndReason::Time };
    assert_eq!(over(&hall.inbox(6)), Some(lost), "{table}");
}

#[test]
fn the_clock_begins_with_the_second_seat_and_its_end_is_the_end_of_the_match() {
    let mut hall = Hall::new(2);
    let table = hall.open(Some((60, 5)));
    hall.pass(30, &[0, 1]);
    hall.send(1, ClientMessage::Join { table: table.clone() });
    hall.pass(10, &[0, 1]);
    hall.inbox.clear();
    let times = ClockTimes { first: 55_000, second: 60_000, running: Some(Person::Second) };
    assert_eq!(clock(&hall.play(0, &table, 0, "a1")), Some(times));
    hall.restart();
    let tokens = hall.tokens.clone();
    hall.hello(0, Some(&tokens[&0]));
    let again = clock(&hall.hello(1, Some(&tokens[&1])));
    assert_eq!(again, Some(times), "the times are in the ledger");
    hall.pass(59, &[0, 1]);
    assert_eq!(over(&hall.inbox(0)), None);
    hall.pass(1, &[0, 1]);
    assert_eq!(over(&hall.inbox(0)), Some(Over { outcome: Outcome::First, why: EndReason::Time }));
}

#[test]
fn nothing_is_acknowledged_that_the_ledger_has_not_taken() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    for failure in [Failure::Lost, Failure::Stored] {
        hall.ledger.fail(Some(failure));
        assert_eq!(why(&hall.play(0, &table, 0, "a1")), Why::ReadOnly);
        if failure == Failure::Lost {
            assert_eq!(hall.why(0, about(&table, resign)), Why::ReadOnly);
        }
        assert!(hall.inbox(1).is_empty());
        assert_eq!(hall.position(&table).unwrap().object()["ply"], 0);
    }
    hall.ledger.fail(None);
    hall.restart();
    assert_eq!(hall.position(&table).unwrap().object()["ply"], 1, "what was stored is played after a start");
}

#[test]
fn there_is_a_limit_of_spectators_tables_and_seats() {
    let mut hall = Hall::new(2);
    let table = hall.open(None);
    for client in 100..164 {
        hall.hello(client, None);
        assert!(matches!(hall.send(client, about(&table, watch))[..], [ServerMessage::Table { .. }]));
    }
    assert_eq!(hall.why(1, about(&table, watch)), Why::Full);
    (1..32).for_each(|_| drop(hall.open(None)));
    let open = ClientMessage::Open {
        game: "hex".into(),
        options: vec![],
        person: crate::words::PersonChoice::First,
        clock: None,
        policy: Policy::default(),
    };
    assert_eq!(hall.why(0, open.clone()), Why::Full, "one person has 32 seats");
    hall.send(0, about(&table, resign));
    hall.inbox.clear();
    assert!(
        matches!(hall.send(0, open.clone())[..], [ServerMessage::Seated { .. }, ..]),
        "a finished match makes room"
    );
    hall.server.limits.tables = hall.server.tables();
    assert_eq!(hall.why(1, open), Why::Full);
}

#[test]
fn thirty_devices_behind_one_address_play_and_one_address_cannot_take_everything() {
    let mut hall = Hall::new(0);
    let hello = r#"{"t":"hello","v":1}"#;
    for client in 0..60 {
        hall.connect(client, 99);
        assert!(matches!(hall.text(client, hello)[..], [ServerMessage::Welcome { .. }]), "{client}");
    }
    for pair in 0..30 {
        let open = r#"{"t":"open","game":"hex","options":["size=3"],"person":"first"}"#;
        let answers = hall.text(2 * pair, open);
        let [ServerMessage::Seated { table, .. }, ..] = &answers[..] else { panic!("{answers:?}") };
        let table = table.clone();
        hall.send(2 * pair + 1, ClientMessage::Join { table: table.clone() });
        assert!(matches!(hall.play(2 * pair, &table, 0, "a1")[..], [.., ServerMessage::Played { .. }]));
    }
    // Silent connections make room for those who say hello.
    for client in 1000..1200 {
        hall.connect(client, 99);
    }
    assert_eq!(hall.closed(1000), Some(POLICY), "who has waited longest");
    assert_eq!((hall.closed(1199), hall.closed(0)), (None, None));
    assert!(matches!(hall.text(1199, hello)[..], [ServerMessage::Welcome { .. }]));
    for client in 2000..4000 {
        hall.connect(client, 99);
        hall.text(client, hello);
    }
    assert_eq!(hall.closed(3999), Some(POLICY));
    hall.connect(5000, 98);
    assert!(matches!(hall.text(5000, hello)[..], [ServerMessage::Welcome { .. }]), "others are not concerned");
}

#[test]
fn codes_cannot_be_tried_without_end() {
    let mut hall = Hall::new(2);
    let table = hall.open(None);
    let wrong: Vec<Why> = (0..61).map(|_| hall.why(1, about("CCCC", watch))).collect();
    assert_eq!((wrong[59], wrong[60]), (Why::UnknownTable, Why::TooFast));
    let address = Some(IpAddr::V4(Ipv4Addr::from(1)));
    assert_eq!(hall.server.position("CCCC", address, hall.now).err(), Some(Why::TooFast));
    assert!(matches!(hall.send(1, about(&table, watch))[..], [ServerMessage::Table { .. }]), "a right code is one");
}

#[test]
fn one_address_opens_three_hundred_tables_at_once_and_one_without_actions_is_kept_for_an_hour() {
    let mut hall = Hall::with_limits(0, Limits { messages: 10_000, seats: 1000, ..Limits::STANDARD });
    hall.connect(0, 0);
    hall.text(0, r#"{"t":"hello","v":1}"#);
    for _ in 0..300 {
        hall.open(None);
    }
    let open = r#"{"t":"open","game":"hex","options":["size=3"],"person":"first"}"#;
    assert_eq!(why(&hall.text(0, open)), Why::TooFast);
    let tables = hall.server.tables();
    hall.server.disconnect(ConnectionId(0), hall.now);
    hall.now += 50 * 60 * SECOND;
    hall.pass(5, &[]);
    assert_eq!((tables, hall.server.tables()), (300, 300));
    hall.now += 20 * 60 * SECOND;
    hall.pass(60, &[]);
    assert_eq!(hall.server.tables(), 0);
}

#[test]
fn one_person_looks_on_at_sixty_four_tables() {
    let mut hall = Hall::with_limits(2, Limits { messages: 10_000, seats: 1000, ..Limits::STANDARD });
    let tables: Vec<String> = (0..65).map(|_| hall.open(None)).collect();
    for table in &tables[..64] {
        assert!(matches!(hall.send(1, about(table, watch))[..], [ServerMessage::Table { .. }]));
    }
    assert_eq!(hall.why(1, about(&tables[64], watch)), Why::Full);
    hall.send(1, about(&tables[0], leave));
    assert!(matches!(hall.send(1, about(&tables[64], watch))[..], [ServerMessage::Table { .. }]));
}

#[test]
fn a_person_without_a_seat_is_known_after_a_start() {
    let mut hall = Hall::new(1);
    let token = hall.tokens[&0].clone();
    hall.restart();
    let answers = hall.hello(1, Some(&token));
    assert!(matches!(&answers[..], [ServerMessage::Welcome { token: t, .. }] if *t == token), "{answers:?}");
    assert!(!hall.ledger.heads("").unwrap().iter().any(|head| head.last.contains(&token)), "no token is kept");
}

#[test]
fn one_append_takes_what_many_messages_lead_to() {
    let mut hall = Hall::new(6);
    let mut tables = Vec::new();
    for pair in 0..3 {
        let open = r#"{"t":"open","game":"hex","options":["size=3"],"person":"first"}"#;
        let answers = hall.text(2 * pair, open);
        let [ServerMessage::Seated { table, .. }, ..] = &answers[..] else { panic!("{answers:?}") };
        tables.push(table.clone());
        hall.send(2 * pair + 1, ClientMessage::Join { table: tables[pair as usize].clone() });
    }
    hall.inbox.clear();
    let before = hall.ledger.appends();
    let stage = |hall: &mut Hall, client: u64, n: u64, action: &str| {
        let table = tables[client as usize / 2].clone();
        let text = ClientMessage::Play { table, n, action: action.into() }.to_text();
        let out = hall.server.stage(ConnectionId(client), &text, hall.now, &mut hall.rng);
        hall.take(out);
    };
    (0..3).for_each(|pair| stage(&mut hall, 2 * pair, 0, "a1"));
    assert!(hall.inbox.values().all(|(messages, _)| messages.is_empty()), "nothing is acknowledged yet");
    assert_eq!((hall.server.waiting(), hall.ledger.appends()), (3, before));
    // What concerns a table with a waiting entry is decided after that entry is written.
    stage(&mut hall, 1, 1, "b2");
    assert_eq!((hall.server.waiting(), hall.ledger.appends()), (1, before + 1));
    let out = hall.server.flush(hall.now, &mut hall.rng);
    hall.take(out);
    assert_eq!(hall.ledger.appends(), before + 2);
    assert!(matches!(hall.inbox(1)[..], [ServerMessage::Played { n: 0, .. }, ServerMessage::Played { n: 1, .. }]));
    assert!(matches!(hall.inbox(4)[..], [ServerMessage::Played { n: 0, .. }]));
    // A batch that is not stored is refused as a whole, and nothing has changed.
    hall.inbox.clear();
    hall.ledger.fail(Some(Failure::Lost));
    [(2, 1, "b2"), (5, 1, "b2"), (3, 1, "b2")]
        .into_iter()
        .for_each(|(client, n, action)| stage(&mut hall, client, n, action));
    let out = hall.server.flush(hall.now, &mut hall.rng);
    hall.take(out);
    assert_eq!(why(&hall.inbox(3)), Why::ReadOnly);
    assert_eq!(why(&hall.inbox(5)), Why::ReadOnly);
    hall.ledger.fail(None);
    assert!(matches!(hall.play(5, &tables[2], 1, "b2")[..], [ServerMessage::Played { n: 1, .. }]));
}

#[test]
fn the_last_action_that_a_match_may_have_ends_it_as_a_draw() {
    let mut hall = Hall::with_limits(2, Limits { actions: 3, ..Limits::STANDARD });
    let table = hall.pair(None);
    hall.play(0, &table, 0, "a1");
    hall.play(1, &table, 1, "b2");
    hall.inbox.clear();
    let answers = hall.play(0, &table, 2, "c3");
    assert!(matches!(answers[0], ServerMessage::Played { n: 2, .. }));
    let drawn = Some(Over { outcome: Outcome::Draw, why: EndReason::Decided });
    assert_eq!(over(&answers), drawn);
    hall.restart();
    let token = hall.tokens[&1].clone();
    assert!(matches!(hall.hello(1, Some(&token))[1], ServerMessage::Table { over, n: 3, .. } if over == drawn));
    // The longest match is not too long for one message.
    let longest = Limits::STANDARD.actions;
    let record = tabuleiro_catalogue::matches::Record {
        moves: vec!["a10-b10xc10xd10".into(); longest],
        ..tabuleiro_catalogue::matches::Record::of("hex")
    };
    assert!(record.to_text().len() < 256 << 10);
}

#[test]
fn actions_cannot_be_taken_back_without_end() {
    let mut hall = Hall::with_limits(2, Limits { actions: 5, ..Limits::STANDARD });
    let table = hall.pair(None);
    let mut undone = 0;
    for _ in 0..20 {
        hall.play(0, &table, 0, "a1");
        hall.inbox.clear();
        if !matches!(hall.send(0, about(&table, undo))[..], [ServerMessage::Offer { .. }]) {
            break;
        }
        hall.send(1, about(&table, undo));
        hall.inbox.clear();
        undone += 1;
    }
    assert_eq!(undone, 6, "each takes three entries of twenty");
}

#[test]
fn a_table_without_anybody_present_is_kept_for_seven_days() {
    let mut hall = Hall::new(1);
    let table = hall.open(None);
    hall.play(0, &table, 0, "a1");
    hall.server.disconnect(ConnectionId(0), hall.now);
    let day = 24 * 3600 * SECOND;
    for days in 1..=6 {
        hall.now = START + days * day;
        hall.pass(1, &[]);
    }
    assert!(hall.position(&table).is_some());
    hall.now = START + 7 * day;
    hall.pass(60, &[]);
    assert!(hall.position(&table).is_none() && hall.ledger.list(&table).is_empty());
    assert_eq!(hall.server.take_notes().len(), 1);
}

#[test]
fn a_table_whose_entry_was_stored_in_spite_of_a_failure_is_read_again() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    hall.ledger.fail(Some(Failure::Stored));
    assert_eq!(why(&hall.play(0, &table, 0, "a1")), Why::ReadOnly);
    hall.ledger.fail(None);
    let answers = hall.play(0, &table, 0, "b2");
    let [ServerMessage::Played { n: 0, .. }, ServerMessage::Refused { why: Why::Stale, .. }] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert!(matches!(hall.inbox(1)[..], [ServerMessage::Played { n: 0, .. }]), "the other one sees the action");
    assert!(matches!(hall.play(1, &table, 1, "b2")[..], [ServerMessage::Played { n: 1, .. }]));
}
