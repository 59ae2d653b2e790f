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
        assert_eq!(hall.server.position(&table).unwrap().object()["ply"], 0);
    }
    hall.ledger.fail(None);
    hall.restart();
    assert_eq!(hall.server.position(&table).unwrap().object()["ply"], 1, "what was stored is played after a start");
}

#[test]
fn there_is_a_limit_of_spectators_tables_seats_and_connections() {
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
    for client in 200..208 {
        hall.connect(client, 99);
        hall.text(client, r#"{"t":"hello","v":1}"#);
    }
    hall.connect(208, 99);
    assert_eq!(why(&hall.text(208, r#"{"t":"hello","v":1}"#)), Why::Full);
    assert_eq!(hall.closed(208), Some(POLICY));
}

#[test]
fn a_table_without_anybody_present_is_kept_for_seven_days() {
    let mut hall = Hall::new(1);
    let table = hall.open(None);
    hall.server.disconnect(ConnectionId(0), hall.now);
    let day = 24 * 3600 * SECOND;
    for days in 1..=6 {
        hall.now = START + days * day;
        hall.pass(1, &[]);
    }
    assert!(hall.server.position(&table).is_some());
    hall.now = START + 7 * day;
    hall.pass(60, &[]);
    assert!(hall.server.position(&table).is_none() && hall.ledger.list(&table).is_empty());
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
    let [ServerMessage::Table { n: 1, .. }, ServerMessage::Refused { why: Why::Stale, .. }] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert!(matches!(hall.inbox(1)[..], [ServerMessage::Table { n: 1, .. }]), "the other one sees the action");
    assert!(matches!(hall.play(1, &table, 1, "b2")[..], [ServerMessage::Played { n: 1, .. }]));
}
