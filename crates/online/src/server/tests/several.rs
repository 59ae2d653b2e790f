//! Two servers that use one ledger.

use super::*;

/// Two servers. Client 0 is at the first one and client 1 at the second.
fn two() -> [Hall; 2] {
    let ledger = MemoryLedger::shared();
    let mut halls = [0, 1].map(|_| Hall::with_ledger(0, Limits::STANDARD, &ledger));
    halls[0].hello(0, None);
    halls[1].hello(1, None);
    halls
}

/// A table of Hex 3×3 of both.
fn table_of(halls: &mut [Hall; 2], clock: Option<ClockSettingOf>) -> String {
    let table = halls[0].open(clock);
    let answers = halls[1].send(1, ClientMessage::Join { table: table.clone() });
    assert!(matches!(answers[0], ServerMessage::Seated { person: Person::Second, .. }), "{answers:?}");
    pass(halls, 1);
    halls.iter_mut().for_each(|hall| hall.inbox.clear());
    table
}

/// Lets time pass at both, with a sign of life of both clients.
fn pass(halls: &mut [Hall; 2], seconds: u64) {
    for _ in 0..seconds {
        halls[0].pass(1, &[0]);
        halls[1].pass(1, &[1]);
    }
}

#[test]
fn persons_at_two_servers_play_a_match() {
    let mut halls = two();
    let table = table_of(&mut halls, None);
    for (n, action) in ["a2", "a1", "b2", "b1", "c2"].into_iter().enumerate() {
        let own = n % 2;
        let played = halls[own].play(own as u64, &table, n as u64, action);
        assert!(matches!(played[..], [ServerMessage::Played { .. }, ..]), "{played:?}");
        pass(&mut halls, 1);
        let other = halls[1 - own].inbox(1 - own as u64);
        assert_eq!(other.first(), played.first(), "the other server sends what it reads");
        halls.iter_mut().for_each(|hall| hall.inbox.clear());
    }
    let over = Some(Over { outcome: Outcome::First, why: EndReason::Rules });
    for (client, hall) in halls.iter_mut().enumerate() {
        let answers = hall.send(client as u64, about(&table, watch));
        assert!(matches!(answers[0], ServerMessage::Table { over: told, n: 5, .. } if told == over), "{answers:?}");
    }
}

#[test]
fn of_two_servers_that_decide_at_once_one_reads_on_and_decides_again() {
    let mut halls = two();
    let table = table_of(&mut halls, None);
    halls[0].play(0, &table, 0, "a1");
    // The second server has not heard of that yet, and reads on because the index is ahead of its own.
    let answers = halls[1].play(1, &table, 1, "b2");
    assert!(
        matches!(answers[..], [ServerMessage::Played { n: 0, .. }, ServerMessage::Played { n: 1, .. }]),
        "{answers:?}"
    );
    halls[0].play(0, &table, 2, "c3");
    halls.iter_mut().for_each(|hall| hall.inbox.clear());
    let resigned = halls[1].send(1, about(&table, resign));
    let expected = Over { outcome: Outcome::First, why: EndReason::Resigned };
    assert_eq!(over(&resigned), Some(expected), "the action before is read first: {resigned:?}");
    let answers = halls[0].send(0, about(&table, draw));
    assert_eq!(over(&answers), Some(expected), "the first server reads the end: {answers:?}");
    assert!(answers.iter().any(|answer| matches!(answer, ServerMessage::Refused { why: Why::Over, .. })));
}

#[test]
fn offers_undo_and_rematch_reach_the_other_server() {
    let mut halls = two();
    let table = table_of(&mut halls, None);
    halls[0].play(0, &table, 0, "a1");
    halls[0].send(0, about(&table, undo));
    pass(&mut halls, 1);
    assert!(matches!(halls[1].inbox(1)[..], [.., ServerMessage::Offer { what: OfferKind::Undo, .. }]));
    let answers = halls[1].send(1, about(&table, undo));
    assert!(matches!(answers[..], [.., ServerMessage::Table { n: 0, .. }]), "{answers:?}");
    pass(&mut halls, 1);
    assert!(matches!(halls[0].inbox(0)[..], [.., ServerMessage::Table { n: 0, .. }]));
    halls[0].send(0, about(&table, resign));
    pass(&mut halls, 1);
    halls[1].send(1, about(&table, rematch));
    pass(&mut halls, 1);
    halls[0].inbox.clear();
    let answers = halls[0].send(0, about(&table, rematch));
    assert!(matches!(answers[0], ServerMessage::Seated { person: Person::Second, .. }), "{answers:?}");
    halls[1].inbox.clear();
    pass(&mut halls, 1);
    let answers = halls[1].inbox(1);
    assert!(matches!(answers[0], ServerMessage::Seated { person: Person::First, .. }), "{answers:?}");
    assert!(matches!(halls[1].play(1, &table, 0, "a1")[..], [.., ServerMessage::Played { n: 0, .. }]));
}

#[test]
fn a_person_at_another_server_is_present_until_that_server_is_silent() {
    let mut halls = two();
    let table = table_of(&mut halls, Some((60, 0)));
    pass(&mut halls, 20);
    let answers = halls[1].send(1, about(&table, watch));
    let both = Persons { first: Presence::Present, second: Presence::Present };
    assert!(matches!(answers[0], ServerMessage::Table { persons, .. } if persons == both), "{answers:?}");
    halls[1].ledger.forget_present();
    halls[1].pass(1, &[1]);
    let away = Persons { first: Presence::Away, second: Presence::Present };
    let news = halls[1].inbox(1);
    let is_away =
        |message: &ServerMessage| matches!(message, ServerMessage::Presence { persons, .. } if *persons == away);
    assert!(news.iter().any(is_away), "{news:?}");
}

#[test]
fn a_clock_falls_once_and_both_servers_say_so() {
    let mut halls = two();
    let table = table_of(&mut halls, Some((30, 0)));
    pass(&mut halls, 40);
    let lost = Some(Over { outcome: Outcome::Second, why: EndReason::Time });
    assert_eq!([over(&halls[0].inbox(0)), over(&halls[1].inbox(1))], [lost, lost]);
    let ends = halls[0].ledger.list(&table).iter().filter(|entry| entry.contains(r#""e":"over""#)).count();
    assert_eq!(ends, 1);
}

#[test]
fn who_comes_back_at_another_server_has_the_same_seat() {
    let mut halls = two();
    let table = table_of(&mut halls, None);
    let token = halls[0].tokens[&0].clone();
    halls[0].server.disconnect(ConnectionId(0), START);
    let answers = halls[1].hello(7, Some(&token));
    let ServerMessage::Welcome { seats, .. } = &answers[0] else { panic!("{answers:?}") };
    assert_eq!(seats, &[SeatAt { table: table.clone(), person: Person::First, link: None }]);
    assert!(matches!(halls[1].play(7, &table, 0, "a1")[..], [.., ServerMessage::Played { n: 0, .. }]));
}

#[test]
fn a_table_that_one_server_removes_is_kept_if_somebody_comes_to_another() {
    let mut halls = two();
    let table = table_of(&mut halls, None);
    halls[0].play(0, &table, 0, "a1");
    let week = 7 * 24 * 3600 * SECOND;
    halls[0].server.disconnect(ConnectionId(0), START);
    // The person at the second server stays, and that server notes it once a day.
    for day in 1..=8 {
        halls[1].now = START + day * 24 * 3600 * SECOND;
        halls[1].pass(2, &[1]);
    }
    halls[0].now = START + week + 3600 * SECOND;
    halls[0].pass(60, &[]);
    assert!(!halls[0].ledger.list(&table).is_empty());
}
