//! Actions, offers, and the end of a match.

use super::*;

#[test]
fn an_action_goes_to_both_seats_and_all_spectators_and_is_in_the_ledger() {
    let mut hall = Hall::new(3);
    let table = hall.pair(None);
    hall.send(2, about(&table, watch));
    let before = hall.ledger.list(&table).len();
    let played = hall.play(0, &table, 0, "a1");
    let mut game = tabuleiro_catalogue::matches::Match::from_record(&tabuleiro_catalogue::matches::Record {
        options: vec!["size=3".into()],
        ..tabuleiro_catalogue::matches::Record::of("hex")
    });
    let game = game.as_mut().unwrap();
    game.play("a1").unwrap();
    let key = crate::message::key_text(game.position().key());
    let expected = [ServerMessage::Played { table: table.clone(), n: 0, action: "a1".into(), key, clock: None }];
    assert_eq!(played, expected);
    assert_eq!((hall.inbox(1), hall.inbox(2)), (expected.to_vec(), expected.to_vec()));
    assert_eq!(hall.ledger.list(&table).len(), before + 1);
    assert_eq!(hall.play(0, &table, 0, "a1"), expected, "sent again, it is answered and not played again");
    assert!(hall.inbox(1).is_empty() && hall.ledger.list(&table).len() == before + 1);
}

#[test]
fn an_action_is_refused_by_its_first_fault() {
    let mut hall = Hall::new(3);
    let table = hall.pair(None);
    assert_eq!(why(&hall.play(2, &table, 0, "a1")), Why::NotSeated);
    assert_eq!(why(&hall.play(1, &table, 0, "a1")), Why::NotYourTurn);
    assert_eq!(why(&hall.play(0, &table, 0, "z9")), Why::Illegal);
    assert_eq!(why(&hall.play(0, &table, 1, "a1")), Why::Stale);
    hall.play(0, &table, 0, "a1");
    let [ServerMessage::Refused { why: Why::Stale, of, table: Some(at), n: Some(0), .. }] =
        &hall.play(0, &table, 0, "a2")[..]
    else {
        panic!()
    };
    assert_eq!((of.as_str(), at), ("play", &table));
    assert_eq!(why(&hall.play(0, &table, 1, "a2")), Why::NotYourTurn);
    hall.inbox.clear();
    hall.send(0, about(&table, resign));
    hall.inbox.clear();
    assert_eq!(why(&hall.play(1, &table, 1, "a2")), Why::Over);
}

#[test]
fn after_a_swap_the_person_of_a_side_is_the_other_one() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    hall.play(0, &table, 0, "b2");
    assert!(matches!(hall.play(1, &table, 1, "swap")[..], [.., ServerMessage::Played { n: 1, .. }]));
    hall.inbox.clear();
    assert_eq!(why(&hall.play(1, &table, 2, "a1")), Why::NotYourTurn);
    assert!(matches!(hall.play(0, &table, 2, "a1")[..], [ServerMessage::Played { n: 2, .. }]));
}

#[test]
fn the_rules_end_a_match_for_the_person_who_won() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    for (n, action) in ["a2", "a1", "b2", "b1", "c2"].into_iter().enumerate() {
        hall.play(n as u64 % 2, &table, n as u64, action);
    }
    let expected = Some(Over { outcome: Outcome::First, why: EndReason::Rules });
    assert_eq!((over(&hall.inbox(1)), hall.server.take_notes().len()), (expected, 1));
    hall.restart();
    let token = hall.tokens[&1].clone();
    assert!(matches!(hall.hello(1, Some(&token))[1], ServerMessage::Table { over, n: 5, .. } if over == expected));
}

#[test]
fn who_resigns_loses() {
    let mut hall = Hall::new(3);
    let table = hall.pair(None);
    assert_eq!(hall.why(2, about(&table, resign)), Why::NotSeated);
    let answers = hall.send(0, about(&table, resign));
    assert_eq!(over(&answers), Some(Over { outcome: Outcome::Second, why: EndReason::Resigned }));
    assert_eq!(hall.why(0, about(&table, resign)), Why::Over);
    hall.inbox.clear();
    assert_eq!(hall.why(1, about(&table, draw)), Why::Over);
    assert_eq!(hall.why(1, about(&table, undo)), Why::Over);
}

#[test]
fn a_draw_needs_both_and_an_action_ends_the_offer() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    let offer = ServerMessage::Offer { table: table.clone(), what: OfferKind::Draw, person: Person::First };
    assert_eq!(hall.send(0, about(&table, draw)), std::slice::from_ref(&offer));
    assert_eq!(hall.inbox(1), std::slice::from_ref(&offer));
    assert_eq!(hall.send(1, about(&table, watch))[1], offer, "a standing offer follows the table");
    hall.play(0, &table, 0, "a1");
    hall.inbox.clear();
    assert_eq!(over(&hall.send(1, about(&table, draw))), None, "the offer has ended");
    let answers = hall.send(0, about(&table, draw));
    assert_eq!(over(&answers), Some(Over { outcome: Outcome::Draw, why: EndReason::Agreed }));
}

#[test]
fn undo_goes_back_to_before_the_last_turn_of_who_asked() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    assert_eq!(hall.why(0, about(&table, undo)), Why::Illegal);
    for (n, action) in ["a1", "b2", "c3"].into_iter().enumerate() {
        hall.play(n as u64 % 2, &table, n as u64, action);
    }
    hall.inbox.clear();
    hall.send(1, about(&table, undo));
    let answers = hall.send(0, about(&table, undo));
    let moves = |message: &ServerMessage| match message {
        ServerMessage::Table { record, n: 1, .. } => record["moves"].to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(answers.last().map(moves), Some(r#"["a1"]"#.into()));
    assert!(matches!(hall.play(1, &table, 1, "c1")[..], [.., ServerMessage::Played { n: 1, .. }]));
    hall.restart();
    assert_eq!(hall.position(&table).unwrap().object()["ply"], 2);
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    assert_eq!(hall.why(0, about(&table, rematch)), Why::Illegal);
    hall.send(0, about(&table, resign));
    hall.send(0, about(&table, rematch));
    hall.inbox.clear();
    let answers = hall.send(1, about(&table, rematch));
    assert_eq!(answers[0], ServerMessage::Seated { table: table.clone(), person: Person::First, link: None });
    assert!(matches!(answers[1], ServerMessage::Table { n: 0, over: None, .. }));
    assert_eq!(hall.inbox(0)[0], ServerMessage::Seated { table: table.clone(), person: Person::Second, link: None });
    hall.restart();
    let token = hall.tokens[&1].clone();
    hall.hello(1, Some(&token));
    assert!(matches!(hall.play(1, &table, 0, "a1")[..], [ServerMessage::Played { .. }]));
}

/// Both clocks after an undo that client `asker` asks for and the other one accepts.
fn undone(hall: &mut Hall, table: &str, asker: u64) -> ClockTimes {
    hall.send(asker, about(table, undo));
    clock(&hall.send(1 - asker, about(table, undo))).unwrap()
}

#[test]
fn an_undo_gives_both_clocks_back_what_they_showed_before_the_turn() {
    let mut hall = Hall::new(2);
    let table = hall.pair(Some((60, 30)));
    let full = ClockTimes { first: 60_000, second: 60_000, running: Some(Person::First) };
    for _ in 0..4 {
        hall.pass(2, &[0, 1]);
        hall.play(0, &table, 0, "a1");
        hall.pass(3, &[0, 1]);
        assert_eq!(undone(&mut hall, &table, 0), full, "no increment is kept, and no time of either is lost");
    }
    hall.pass(10, &[0, 1]);
    hall.play(0, &table, 0, "a1");
    hall.pass(5, &[0, 1]);
    hall.play(1, &table, 1, "b2");
    let before = ClockTimes { first: 80_000, second: 85_000, running: Some(Person::First) };
    hall.pass(7, &[0, 1]);
    hall.play(0, &table, 2, "c3");
    hall.pass(4, &[0, 1]);
    assert_eq!(undone(&mut hall, &table, 0), before);
    hall.pass(1, &[0, 1]);
    let back_to_second = ClockTimes { first: 80_000, second: 60_000, running: Some(Person::Second) };
    assert_eq!(undone(&mut hall, &table, 1), back_to_second, "two actions were taken back");
}

#[test]
fn after_a_start_the_clocks_are_those_of_the_last_action_that_stands() {
    let mut hall = Hall::new(2);
    let table = hall.pair(Some((60, 30)));
    hall.pass(10, &[0, 1]);
    hall.play(0, &table, 0, "a1");
    hall.pass(20, &[0, 1]);
    hall.play(1, &table, 1, "b2");
    let times = undone(&mut hall, &table, 1);
    assert_eq!(times, ClockTimes { first: 80_000, second: 60_000, running: Some(Person::Second) });
    let tokens = hall.tokens.clone();
    let back = |hall: &mut Hall| {
        hall.restart();
        hall.hello(0, Some(&tokens[&0]));
        clock(&hall.hello(1, Some(&tokens[&1])))
    };
    assert_eq!(back(&mut hall), Some(times));
    assert_eq!(undone(&mut hall, &table, 0).first, 60_000, "the first action is taken back after the start");
    let full = Some(ClockTimes { first: 60_000, second: 60_000, running: Some(Person::First) });
    assert_eq!(back(&mut hall), full);
}

#[test]
fn an_undo_of_a_turn_of_several_actions_gives_back_the_whole_turn() {
    let mut hall = Hall::new(2);
    let clock_of = crate::message::ClockSetting { main: 60, increment: 30 };
    let (game, person) = ("conectar_6".into(), crate::words::PersonChoice::First);
    let opened = hall.send(
        0,
        ClientMessage::Open { game, options: vec![], person, clock: Some(clock_of), policy: Policy::default() },
    );
    let [ServerMessage::Seated { table, .. }, ..] = &opened[..] else { panic!("{opened:?}") };
    let table = table.clone();
    hall.send(1, ClientMessage::Join { table: table.clone() });
    let mut n = 0;
    let mut play = |hall: &mut Hall, client: u64| {
        let action = hall.position(&table).unwrap().legal()[n as usize].text.clone();
        let played = hall.play(client, &table, n, &action);
        n += 1;
        clock(&played).unwrap()
    };
    hall.pass(10, &[0, 1]);
    let before = play(&mut hall, 0);
    assert_eq!(before, ClockTimes { first: 80_000, second: 60_000, running: Some(Person::Second) });
    hall.pass(5, &[0, 1]);
    assert_eq!(play(&mut hall, 1).second, 55_000, "the turn goes on with a second stone");
    hall.pass(5, &[0, 1]);
    assert_eq!(play(&mut hall, 1).second, 80_000, "a turn has one increment");
    hall.pass(5, &[0, 1]);
    assert_eq!(undone(&mut hall, &table, 1), before);
}
