//! What is allowed at a table, and entries of earlier versions of the ledger.

use super::*;
use crate::ledger::NewEntry;
use crate::words::{AbsentClock, LeftSeat, PersonChoice};

/// Opens a table of Hex 3×3 with a policy for the clients 0 and 1.
fn pair(hall: &mut Hall, policy: Policy, clock: Option<ClockSettingOf>) -> String {
    let clock = clock.map(|(main, increment)| crate::message::ClockSetting { main, increment });
    let (game, options, person) = ("hex".into(), vec!["size=3".into()], PersonChoice::First);
    let answers = hall.send(0, ClientMessage::Open { game, options, person, clock, policy });
    let [ServerMessage::Seated { table, .. }, ServerMessage::Table { policy: told, .. }] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(*told, policy);
    let table = table.clone();
    hall.send(1, ClientMessage::Join { table: table.clone() });
    hall.inbox.clear();
    table
}

#[test]
fn nothing_is_taken_back_where_the_policy_says_so() {
    let mut hall = Hall::new(2);
    let table = pair(&mut hall, Policy { undo: false, ..Policy::default() }, None);
    hall.play(0, &table, 0, "a1");
    hall.inbox.clear();
    assert_eq!(hall.why(0, about(&table, undo)), Why::Illegal);
}

#[test]
fn nobody_looks_on_where_the_policy_says_so_and_the_persons_come_back() {
    let mut hall = Hall::new(3);
    let table = pair(&mut hall, Policy { spectators: false, ..Policy::default() }, None);
    assert_eq!(hall.why(2, about(&table, watch)), Why::UnknownTable);
    let token = hall.tokens[&0].clone();
    assert!(matches!(hall.hello(7, Some(&token))[..], [ServerMessage::Welcome { .. }, ServerMessage::Table { .. }]));
}

#[test]
fn a_kept_seat_is_for_the_person_who_left_it() {
    let mut hall = Hall::new(3);
    let table = pair(&mut hall, Policy { left: LeftSeat::Kept, ..Policy::default() }, None);
    hall.send(1, about(&table, leave));
    let join = ClientMessage::Join { table: table.clone() };
    assert!(matches!(hall.send(2, join.clone())[..], [ServerMessage::Table { .. }]), "another person looks on");
    hall.restart();
    let tokens = hall.tokens.clone();
    hall.hello(2, Some(&tokens[&2]));
    hall.hello(1, Some(&tokens[&1]));
    assert!(matches!(hall.send(2, join.clone())[..], [ServerMessage::Table { .. }]));
    assert!(matches!(hall.send(1, join)[..], [ServerMessage::Seated { person: Person::Second, .. }, ..]));
}

#[test]
fn the_clock_of_the_absent_is_a_matter_of_the_table() {
    for (absent, left) in [(AbsentClock::Runs, 40_000), (AbsentClock::Stands, 50_000)] {
        let mut hall = Hall::new(2);
        let table = pair(&mut hall, Policy { absent: Some(absent), ..Policy::default() }, Some((60, 0)));
        hall.pass(20, &[1]);
        let times = clock(&hall.send(1, about(&table, watch))).unwrap();
        assert_eq!(times.first, left, "{absent:?}");
    }
}

#[test]
fn a_rematch_keeps_the_policy_and_has_a_stream_of_its_own() {
    let mut hall = Hall::new(2);
    let policy = Policy { undo: false, left: LeftSeat::Kept, ..Policy::default() };
    let table = pair(&mut hall, policy, Some((60, 5)));
    for _ in 0..2 {
        hall.send(0, about(&table, resign));
        hall.send(0, about(&table, rematch));
        hall.inbox.clear();
        let answers = hall.send(1, about(&table, rematch));
        let [ServerMessage::Seated { .. }, ServerMessage::Table { n: 0, policy: told, clock, .. }] = &answers[..]
        else {
            panic!("{answers:?}")
        };
        assert_eq!((*told, clock.map(|clock| clock.first)), (policy, Some(60_000)));
    }
    let streams: Vec<String> = hall.ledger.heads(&table).unwrap().into_iter().map(|head| head.stream).collect();
    assert_eq!(streams, [table.clone(), format!("{table}/2"), format!("{table}/3")]);
    hall.restart();
    assert_eq!(hall.server.tables(), 1);
    let tokens = hall.tokens.clone();
    hall.hello(0, Some(&tokens[&0]));
    assert!(matches!(hall.play(0, &table, 0, "a1")[..], [.., ServerMessage::Played { n: 0, .. }]));
}

#[test]
fn an_offer_stands_after_a_start() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    hall.send(0, about(&table, draw));
    hall.restart();
    let tokens = hall.tokens.clone();
    hall.hello(0, Some(&tokens[&0]));
    let answers = hall.hello(1, Some(&tokens[&1]));
    let offer = ServerMessage::Offer { table: table.clone(), what: OfferKind::Draw, person: Person::First };
    assert_eq!(answers.last(), Some(&offer));
    assert_eq!(over(&hall.send(1, about(&table, draw))).map(|over| over.why), Some(EndReason::Agreed));
}

/// A ledger of the version before this one, with tokens, without streams of persons, and with a rematch in its stream.
#[test]
fn a_ledger_of_an_earlier_version_gives_the_seats_again() {
    let mut ledger = MemoryLedger::default();
    let tokens = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];
    let at = START.as_secs();
    let entries = [
        format!(
            r#"{{"at":{at},"e":"open","game":"hex","options":["size=3"],"clock":null,"person":"first","token":"{}"}}"#,
            tokens[0]
        ),
        format!(r#"{{"at":{at},"e":"seat","person":"second","token":"{}"}}"#, tokens[1]),
        format!(r#"{{"at":{at},"e":"play","action":"a1","left":null}}"#),
        format!(r#"{{"at":{at},"e":"over","over":{{"outcome":"second","why":"resigned"}}}}"#),
        format!(r#"{{"at":{at},"e":"rematch"}}"#),
        format!(r#"{{"at":{at},"e":"play","action":"b2","left":null}}"#),
    ];
    let batch = (0..).zip(entries).map(|(seq, body)| NewEntry { stream: "CDFH".into(), seq, body });
    ledger.append(&batch.collect::<Vec<_>>()).unwrap();
    // The first start cannot write to it. The seats are there all the same, and no token is replaced.
    ledger.fail(Some(Failure::Lost));
    let mut hall = Hall::with_ledger(0, Limits::STANDARD, &ledger);
    for token in tokens {
        let answers = hall.hello(5, Some(token));
        let ServerMessage::Welcome { seats, token: kept, .. } = &answers[0] else { panic!("{answers:?}") };
        assert_eq!((seats.len(), kept.as_str()), (1, token));
    }
    ledger.fail(None);
    hall.hello(6, Some(tokens[0]));
    let mut hall = Hall::with_ledger(0, Limits::STANDARD, &ledger);
    for (client, person) in [(0, Person::Second), (1, Person::First)] {
        let answers = hall.hello(client, Some(tokens[client as usize]));
        let ServerMessage::Welcome { seats, token, .. } = &answers[0] else { panic!("{answers:?}") };
        assert_eq!(
            (seats, token.as_str()),
            (&vec![SeatAt { table: "CDFH".into(), person, link: None }], tokens[client as usize])
        );
        assert!(matches!(answers[1], ServerMessage::Table { n: 1, .. }));
    }
    assert!(matches!(hall.play(0, "CDFH", 1, "c3")[..], [.., ServerMessage::Played { n: 1, .. }]));
    // What is written from now on contains no token, and a start finds everything.
    let last = hall.ledger.list("CDFH").pop().unwrap();
    assert!(tokens.iter().all(|token| !last.contains(token)), "{last}");
    hall.restart();
    assert!(matches!(hall.hello(1, Some(tokens[1]))[1], ServerMessage::Table { n: 2, .. }));
}

#[test]
fn a_table_that_is_private_to_two_is_found_by_its_link_and_for_ten_minutes_by_its_code() {
    let mut hall = Hall::new(4);
    let policy = Policy { spectators: false, ..Policy::default() };
    let (game, options, person, clock) = ("hex".into(), vec!["size=3".into()], PersonChoice::First, None);
    let answers = hall.send(0, ClientMessage::Open { game, options, person, clock, policy });
    let [ServerMessage::Seated { table, link: Some(link), .. }, ..] = &answers[..] else { panic!("{answers:?}") };
    let (table, link) = (table.clone(), link.clone());
    assert!(link.len() == 12 && link.starts_with(&table), "{link} of {table}");
    let find = |hall: &mut Hall, text: &str| {
        let now = hall.now;
        hall.server.position(text, None, now).err()
    };
    let join = |table: &str| ClientMessage::Join { table: table.into() };

    // While nobody has the other seat, the code is read aloud for ten minutes. A key is right or wrong from the beginning.
    let wrong = format!("{table}CDFHJKMN");
    assert_eq!(find(&mut hall, &wrong), Some(Why::UnknownTable));
    assert_eq!(hall.why(1, join(&wrong)), Why::UnknownTable);
    hall.pass(599, &[0, 1]);
    assert_eq!(find(&mut hall, &table), None);
    hall.pass(2, &[0, 1]);
    assert_eq!(find(&mut hall, &table), Some(Why::UnknownTable));
    assert_eq!(hall.why(1, join(&table)), Why::UnknownTable);
    let answers = hall.send(1, join(&link));
    assert!(matches!(&answers[0], ServerMessage::Seated { link: Some(told), .. } if *told == link), "{answers:?}");

    // Those who sit there name it by its code, also after a restart; others learn no more than that they may not look on.
    hall.restart();
    let tokens = hall.tokens.clone();
    let answers = hall.hello(0, Some(&tokens[&0]));
    let ServerMessage::Welcome { seats, .. } = &answers[0] else { panic!("{answers:?}") };
    assert_eq!(seats[0].link.as_ref(), Some(&link));
    assert!(matches!(hall.play(0, &table, 0, "a1")[..], [ServerMessage::Played { .. }]));
    hall.hello(2, Some(&tokens[&2]));
    assert_eq!(hall.why(2, join(&table)), Why::UnknownTable);
    assert_eq!(hall.why(2, join(&link)), Why::NotSeated);
    assert_eq!(find(&mut hall, &table), Some(Why::UnknownTable));
    assert_eq!(find(&mut hall, &link.to_lowercase()), None);
}

#[test]
fn a_link_with_a_key_leads_to_no_table_that_has_none() {
    let mut hall = Hall::new(3);
    let table = pair(&mut hall, Policy::default(), None);
    assert_eq!(hall.why(2, ClientMessage::Watch { table: format!("{table}CDFHJKMN") }), Why::UnknownTable);
}
