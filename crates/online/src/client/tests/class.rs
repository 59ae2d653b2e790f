//! A class, as the client of a pupil sees it.

use super::*;
use crate::class::names::Name;
use crate::class::wire::{Now, PupilSection, PupilView, System};
use crate::message::SeatAt;
use tabuleiro_catalogue::matches::Record;

const CLASS: &str = "KMNP";
const TABLE: &str = "CDFH";

fn fox() -> Name {
    "fox.blue".parse().unwrap()
}

fn view(now: Now) -> PupilView {
    let section = PupilSection {
        section: 0,
        game: "hex".into(),
        options: vec![],
        system: System::Swiss,
        entrants: 12,
        round: 1,
        rounds: 5,
    };
    let name = (!matches!(now, Now::Enrol { .. })).then(fox);
    PupilView {
        class: CLASS.into(),
        locked: false,
        paused: false,
        name,
        sections: vec![section],
        now,
        met: vec![],
        halves: 0,
        rank: None,
        left: None,
    }
}

fn enrol() -> Now {
    Now::Enrol { names: vec![fox()] }
}

fn play() -> Now {
    Now::Play { table: TABLE.into(), opponent: "owl.pink".parse().unwrap() }
}

fn race(solved: &[u8]) -> Now {
    Now::Puzzles { count: 10, solved: solved.to_vec() }
}

fn say(client: &mut Client, message: &ServerMessage, now: Duration) {
    client.received(&message.to_text(), now);
}

fn class(client: &mut Client, what: Now) {
    say(client, &ServerMessage::Class(view(what)), START);
}

fn seated() -> ServerMessage {
    ServerMessage::Seated { table: TABLE.into(), person: Person::First, link: None }
}

fn table(moves: &[&str], over: Option<Over>) -> ServerMessage {
    let moves = moves.iter().map(ToString::to_string).collect();
    let record = Record { options: vec!["size=3".into()], moves, ..Record::of("hex") };
    let n = record.moves.len() as u64;
    ServerMessage::Table {
        table: TABLE.into(),
        record: serde_json::from_str(&record.to_text()).unwrap(),
        n,
        persons: Persons { first: Presence::Present, second: Presence::Present },
        clock: None,
        over,
        policy: Policy { undo: false, ..Policy::default() },
        class: Some(CLASS.into()),
    }
}

fn over() -> ServerMessage {
    ServerMessage::Over { table: TABLE.into(), outcome: Outcome::First, why: EndReason::Resigned }
}

/// Returns what the client has sent.
fn sent(client: &mut Client) -> Vec<ClientMessage> {
    let commands = client.take_commands().into_iter();
    let message = |command| match command {
        Command::Send(text) => ClientMessage::parse(&text).ok(),
        Command::Connect | Command::Close => None,
    };
    commands.filter_map(message).collect()
}

/// Returns a client that has joined the class and knows what the class says.
fn joined(what: Now) -> (Client, Xoshiro256PlusPlus) {
    let (mut client, rng) = alone(None);
    client.opened(START);
    welcome(&mut client, START);
    client.join(CLASS.parse::<Code>().unwrap().into(), START);
    client.take_commands();
    client.take_notices();
    class(&mut client, what);
    (client, rng)
}

fn again(client: &mut Client, rng: &mut Xoshiro256PlusPlus) {
    client.closed(START, rng);
    client.woke(START);
    client.opened(START);
    client.take_commands();
    welcome(client, START);
}

#[test]
fn the_code_of_a_class_leads_to_the_class_and_no_table_is_followed() {
    let (mut client, mut rng) = joined(enrol());
    assert_eq!(client.class().map(|view| view.class.as_str()), Some(CLASS));
    assert_eq!(client.take_notices(), [Notice::Class]);
    assert!(client.table().is_none() && client.followed.is_none() && client.wish.is_none());
    // The server does not know a person without a name.
    again(&mut client, &mut rng);
    assert_eq!(sent(&mut client), [ClientMessage::Class { class: CLASS.into() }]);
}

#[test]
fn a_name_is_asked_for_until_the_class_shows_it_or_refuses_it() {
    let wanted = ClientMessage::Enrol { class: CLASS.into(), name: fox(), section: None };
    let (mut client, mut rng) = joined(enrol());
    client.enrol(fox(), None, START);
    assert_eq!(sent(&mut client), std::slice::from_ref(&wanted));
    again(&mut client, &mut rng);
    assert!(sent(&mut client).contains(&wanted));
    class(&mut client, Now::Wait {});
    again(&mut client, &mut rng);
    assert_eq!(sent(&mut client), [], "it has the name");

    let (mut client, mut rng) = joined(enrol());
    client.enrol(fox(), None, START);
    client.take_commands();
    let (of, table, say_) = ("enrol".to_string(), Some(CLASS.to_string()), String::new());
    say(&mut client, &ServerMessage::Refused { why: Why::Taken, of, table, n: None, say: say_ }, START);
    assert!(client.take_notices().iter().any(|n| matches!(n, Notice::Refused { why: Why::Taken, .. })));
    assert_eq!(sent(&mut client), [ClientMessage::Class { class: CLASS.into() }], "which names are free now?");
    again(&mut client, &mut rng);
    assert!(!sent(&mut client).contains(&wanted));
}

#[test]
fn another_wish_of_the_same_kind_replaces_the_one_before_and_every_solved_puzzle_counts() {
    let (mut client, mut rng) = joined(Now::Wait {});
    client.rest(true, START);
    client.rest(false, START);
    again(&mut client, &mut rng);
    assert_eq!(sent(&mut client), [ClientMessage::Rest { class: CLASS.into(), rest: false }]);
    class(&mut client, race(&[3]));
    client.take_commands();
    for puzzle in [0, 3, 5, 0, 200] {
        client.solved(puzzle, START);
    }
    let solved = |puzzle| ClientMessage::Solved { class: CLASS.into(), puzzle };
    assert_eq!(sent(&mut client), [solved(0), solved(5)]);
    class(&mut client, race(&[0, 3]));
    again(&mut client, &mut rng);
    assert_eq!(sent(&mut client), [solved(5)]);
    class(&mut client, Now::Wait {});
    again(&mut client, &mut rng);
    assert_eq!(sent(&mut client), [], "the race has ended");
}

#[test]
fn what_was_solved_during_a_pause_is_said_again_after_it() {
    let (mut client, _) = joined(race(&[]));
    let mut paused = view(race(&[]));
    paused.paused = true;
    say(&mut client, &ServerMessage::Class(paused), START);
    client.solved(4, START);
    client.take_commands();
    let (of, table) = ("solved".to_string(), Some(CLASS.to_string()));
    say(&mut client, &ServerMessage::Refused { why: Why::Paused, of, table, n: None, say: String::new() }, START);
    class(&mut client, race(&[]));
    assert_eq!(sent(&mut client), [ClientMessage::Solved { class: CLASS.into(), puzzle: 4 }]);
}

#[test]
fn the_table_of_a_round_is_followed_in_whatever_order_the_messages_come() {
    let (mut client, _) = joined(Now::Wait {});
    say(&mut client, &seated(), START);
    say(&mut client, &table(&[], None), START);
    assert_eq!(client.table().unwrap().person(), Some(Person::First));
    class(&mut client, play());
    assert_eq!(sent(&mut client), [], "it has the table");

    let (mut client, _) = joined(Now::Wait {});
    class(&mut client, play());
    assert_eq!(sent(&mut client), [ClientMessage::Watch { table: TABLE.into() }]);
    say(&mut client, &seated(), START);
    say(&mut client, &table(&["a1"], None), START);
    let view = client.table().unwrap();
    assert_eq!((view.person(), view.confirmed(), view.class()), (Some(Person::First), 1, Some(CLASS)));
    assert!(!view.policy().undo);
}

#[test]
fn after_a_new_connection_the_table_comes_back() {
    let (mut client, mut rng) = joined(play());
    client.closed(START, &mut rng);
    client.woke(START);
    client.opened(START);
    client.take_commands();
    let token = "0123456789abcdef0123456789abcdef".to_string();
    let seats = vec![SeatAt { table: TABLE.into(), person: Person::Second, link: None }];
    say(&mut client, &ServerMessage::Welcome { v: 1, server: String::new(), token, seats }, START);
    say(&mut client, &table(&[], None), START);
    class(&mut client, play());
    assert_eq!(client.table().and_then(TableView::person), Some(Person::Second));
}

#[test]
fn the_end_of_a_match_is_shown_before_the_next_match_begins() {
    for goes_on in [false, true] {
        let (mut client, mut rng) = joined(play());
        say(&mut client, &seated(), START);
        say(&mut client, &table(&["a1"], None), START);
        client.take_commands();
        say(&mut client, &over(), START);
        // The next match at the same table, with the seats exchanged.
        let second = ServerMessage::Seated { table: TABLE.into(), person: Person::Second, link: None };
        say(&mut client, &second, START);
        say(&mut client, &table(&[], None), START);
        class(&mut client, play());
        let view = client.table().unwrap();
        assert!(client.is_showing_end() && view.over().is_some() && view.person() == Some(Person::First));
        assert_eq!(client.due(), Some(START + SILENCE.min(END_SHOWN)));
        if goes_on {
            client.go_on(START);
        } else {
            client.tick(START + END_SHOWN, &mut rng);
        }
        let view = client.table().unwrap();
        assert!(!client.is_showing_end() && view.over().is_none() && view.person() == Some(Person::Second));
    }
    // The match of the next round waits, too.
    let (mut client, _) = joined(play());
    say(&mut client, &table(&["a1"], None), START);
    say(&mut client, &over(), START);
    client.take_commands();
    class(&mut client, Now::Play { table: "RTWX".into(), opponent: fox() });
    assert_eq!(sent(&mut client), []);
    client.go_on(START);
    assert_eq!(sent(&mut client), [ClientMessage::Watch { table: "RTWX".into() }]);
}

#[test]
fn in_a_pause_nothing_is_played_and_the_time_until_the_bell_stands() {
    let (mut client, _) = joined(play());
    say(&mut client, &seated(), START);
    say(&mut client, &table(&[], None), START);
    let mut paused = view(play());
    (paused.paused, paused.left) = (true, Some(60_000));
    say(&mut client, &ServerMessage::Class(paused.clone()), START);
    assert_eq!(client.play("a1", START), Err(PlayRefusal::Paused));
    assert_eq!(client.until_bell(START + 20 * SECOND), Some(60 * SECOND));
    paused.paused = false;
    say(&mut client, &ServerMessage::Class(paused), START + 20 * SECOND);
    assert_eq!(client.until_bell(START + 30 * SECOND), Some(50 * SECOND));
    assert_eq!(client.until_bell(START + 300 * SECOND), Some(Duration::ZERO));
    client.play("a1", START).unwrap();
}

#[test]
fn another_class_of_the_person_does_not_replace_the_one_that_was_asked_for() {
    let (mut client, _) = joined(Now::Wait {});
    let other = |now| ServerMessage::Class(PupilView { class: "RTWX".into(), ..view(now) });
    say(&mut client, &other(play()), START);
    assert_eq!(client.class().map(|view| view.class.as_str()), Some(CLASS));
    class(&mut client, Now::Over {});
    say(&mut client, &other(Now::Wait {}), START);
    assert_eq!(client.class().map(|view| view.class.as_str()), Some("RTWX"));
}

#[test]
fn wrong_digits_change_nothing() {
    let (mut client, _) = joined(enrol());
    client.resume("1234".into(), START);
    let (of, table) = ("resume".to_string(), Some(CLASS.to_string()));
    say(&mut client, &ServerMessage::Refused { why: Why::UnknownClass, of, table, n: None, say: String::new() }, START);
    assert!(client.class().is_some() && client.owed.is_empty());
}

#[test]
fn a_class_that_does_not_exist_any_more_is_forgotten() {
    let (mut client, _) = alone(None);
    client.opened(START);
    client.ask_class(CLASS.parse().unwrap(), START);
    welcome(&mut client, START);
    assert!(sent(&mut client).contains(&ClientMessage::Class { class: CLASS.into() }));
    let (of, table) = ("class".to_string(), Some(CLASS.to_string()));
    say(&mut client, &ServerMessage::Refused { why: Why::UnknownClass, of, table, n: None, say: String::new() }, START);
    assert!(client.wish.is_none() && client.class().is_none());
}
