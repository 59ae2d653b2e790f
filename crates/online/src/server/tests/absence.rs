//! Persons who leave, are away, or come back late after a start of the server.

use super::*;
use crate::CLAIM_AFTER;

const WON_BY_FIRST: Outcome = Outcome::First;

/// Client 1, the second person, leaves a table of both, at its own turn.
fn left(hall: &mut Hall, clock: Option<ClockSettingOf>) -> String {
    let table = hall.pair(clock);
    hall.play(0, &table, 0, "a1");
    hall.send(1, about(&table, leave));
    hall.inbox.clear();
    table
}

#[test]
fn the_time_of_a_left_seat_runs_while_the_other_person_is_there_and_its_end_is_the_end_of_the_match() {
    let mut hall = Hall::new(2);
    let table = left(&mut hall, Some((60, 0)));
    hall.pass(20, &[0]);
    let times = clock(&hall.send(0, about(&table, watch))).unwrap();
    assert_eq!(times, ClockTimes { first: 60_000, second: 40_000, running: Some(Person::Second) });
    // The clock stands while nobody is there.
    hall.pass(500, &[]);
    let token = hall.tokens[&0].clone();
    let times = clock(&hall.hello(5, Some(&token))).unwrap();
    assert_eq!(times.second, 30_000, "ten seconds passed before the first person was away");
    hall.pass(29, &[5]);
    assert_eq!(over(&hall.inbox(5)), None);
    hall.pass(1, &[5]);
    assert_eq!(over(&hall.inbox(5)), Some(Over { outcome: WON_BY_FIRST, why: EndReason::Time }));
}

#[test]
fn who_takes_a_left_seat_plays_on_with_the_time_that_is_left() {
    let mut hall = Hall::new(3);
    let table = left(&mut hall, Some((60, 0)));
    hall.pass(20, &[0, 2]);
    let answers = hall.send(2, ClientMessage::Join { table: table.clone() });
    let times = ClockTimes { first: 60_000, second: 40_000, running: Some(Person::Second) };
    assert_eq!(clock(&answers), Some(times));
    hall.pass(60, &[0, 2]);
    assert_eq!(over(&hall.inbox(0)), Some(Over { outcome: WON_BY_FIRST, why: EndReason::Time }));
}

#[test]
fn a_seat_that_was_left_can_be_claimed_as_won_after_a_minute() {
    for setting in [None, Some((600, 0))] {
        let mut hall = Hall::new(3);
        let table = hall.pair(setting);
        assert_eq!(hall.why(0, about(&table, claim)), Why::Illegal, "nobody has left");
        hall.play(0, &table, 0, "a1");
        hall.send(1, about(&table, leave));
        hall.inbox.clear();
        assert_eq!(hall.why(1, about(&table, claim)), Why::NotSeated);
        assert_eq!(hall.why(2, about(&table, claim)), Why::NotSeated);
        hall.pass(59, &[0, 1, 2]);
        hall.inbox.clear();
        let refused = hall.send(0, about(&table, claim));
        let [ServerMessage::Refused { why: Why::Illegal, of, table: Some(at), say, .. }] = &refused[..] else {
            panic!("{refused:?}")
        };
        assert_eq!((of.as_str(), at), ("claim", &table));
        assert!(say.contains("1 more second"), "{say}");
        hall.pass(1, &[0, 1, 2]);
        hall.inbox.clear();
        let won = Some(Over { outcome: WON_BY_FIRST, why: EndReason::Resigned });
        assert_eq!(over(&hall.send(0, about(&table, claim))), won);
        assert_eq!(hall.why(0, about(&table, claim)), Why::Over);
        hall.restart();
        let token = hall.tokens[&0].clone();
        let answers = hall.hello(5, Some(&token));
        assert!(matches!(answers[1], ServerMessage::Table { over, .. } if over == won), "{answers:?}");
    }
}

#[test]
fn a_seat_that_is_taken_again_or_only_away_or_was_never_taken_cannot_be_claimed() {
    let mut hall = Hall::new(3);
    let table = left(&mut hall, None);
    hall.pass(30, &[0, 1]);
    hall.send(1, ClientMessage::Join { table: table.clone() });
    hall.pass(100, &[0]);
    hall.inbox.clear();
    assert_eq!(hall.why(0, about(&table, claim)), Why::Illegal, "the person is away and may come back");
    // A second time the minute begins anew.
    let token = hall.tokens[&1].clone();
    hall.hello(1, Some(&token));
    hall.send(1, about(&table, leave));
    hall.pass(59, &[0, 1]);
    hall.inbox.clear();
    assert_eq!(hall.why(0, about(&table, claim)), Why::Illegal);
    let mut hall = Hall::new(1);
    let table = hall.open(None);
    hall.play(0, &table, 0, "a1");
    hall.pass(200, &[0]);
    hall.inbox.clear();
    assert_eq!(hall.why(0, about(&table, claim)), Why::Illegal, "nobody ever sat there");
}

#[test]
fn the_time_to_return_to_a_left_seat_begins_anew_with_a_start_of_the_server() {
    let mut hall = Hall::new(2);
    let table = left(&mut hall, None);
    hall.now += Duration::from_hours(10);
    hall.restart();
    let token = hall.tokens[&0].clone();
    hall.hello(0, Some(&token));
    assert_eq!(hall.why(0, about(&table, claim)), Why::Illegal);
    hall.pass(CLAIM_AFTER.as_secs(), &[0]);
    hall.inbox.clear();
    let won = Some(Over { outcome: WON_BY_FIRST, why: EndReason::Resigned });
    assert_eq!(over(&hall.send(0, about(&table, claim))), won);
}

#[test]
fn after_a_start_nobody_loses_time_for_coming_back_later_than_the_other_within_a_minute() {
    let mut hall = Hall::new(2);
    let table = hall.pair(Some((30, 0)));
    hall.play(0, &table, 0, "a1");
    hall.pass(10, &[0, 1]);
    let tokens = hall.tokens.clone();
    hall.restart();
    hall.pass(300, &[]);
    hall.hello(0, Some(&tokens[&0]));
    hall.pass(59, &[0]);
    let times = clock(&hall.hello(1, Some(&tokens[&1]))).unwrap();
    assert_eq!(times, ClockTimes { first: 30_000, second: 30_000, running: Some(Person::Second) });
    // Who does not come back within that minute is away as ever.
    hall.restart();
    hall.hello(0, Some(&tokens[&0]));
    hall.pass(60 + 20, &[0]);
    let times = clock(&hall.send(0, about(&table, watch))).unwrap();
    assert_eq!(times, ClockTimes { first: 30_000, second: 10_000, running: Some(Person::Second) });
    hall.pass(10, &[0]);
    assert_eq!(over(&hall.inbox(0)), Some(Over { outcome: WON_BY_FIRST, why: EndReason::Time }));
}
