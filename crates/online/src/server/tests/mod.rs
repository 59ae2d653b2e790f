//! Tests of the server: a hall with numbered clients, greetings and seats; then matches, and limits with time.

mod absence;
mod class;
mod limits;
mod matches;
mod policy;
mod several;

use super::*;
use crate::ledger::{Failure, MemoryLedger};
use crate::message::{ClockTimes, Policy, SeatAt};
use crate::words::{EndReason, OfferKind, Outcome, Over, Person, Persons, Presence};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::Ipv4Addr;

const START: Duration = Duration::from_hours(500_000);
const SECOND: Duration = Duration::from_secs(1);

/// A server with its clients, which are numbered and all at different addresses.
struct Hall {
    server: Server<MemoryLedger>,
    ledger: MemoryLedger,
    rng: Xoshiro256PlusPlus,
    now: Duration,
    /// What each connection received and nobody has looked at, and the code with which it was closed.
    inbox: BTreeMap<u64, (Vec<ServerMessage>, Option<u16>)>,
    tokens: BTreeMap<u64, String>,
}

impl Hall {
    fn new(clients: u64) -> Hall {
        Hall::with_limits(clients, Limits::STANDARD)
    }

    fn with_limits(clients: u64, limits: Limits) -> Hall {
        Hall::with_ledger(clients, limits, &MemoryLedger::default())
    }

    fn with_ledger(clients: u64, limits: Limits, ledger: &MemoryLedger) -> Hall {
        let ledger = ledger.clone();
        let server = Server::load(ledger.clone(), "1.2.3", limits, START).unwrap();
        let (inbox, tokens) = (BTreeMap::new(), BTreeMap::new());
        let rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut hall = Hall { server, ledger, rng, now: START, inbox, tokens };
        (0..clients).for_each(|client| drop(hall.hello(client, None)));
        hall
    }

    fn connect(&mut self, client: u64, address: u32) {
        let out = self.server.connect(ConnectionId(client), Some(IpAddr::V4(Ipv4Addr::from(address))), self.now);
        self.take(out);
    }

    fn hello(&mut self, client: u64, token: Option<&str>) -> Vec<ServerMessage> {
        self.connect(client, client as u32);
        let text = ClientMessage::Hello { v: 1, token: token.map(str::to_string) }.to_text();
        let answers = self.text(client, &text);
        if let Some(ServerMessage::Welcome { token, .. }) = answers.first() {
            self.tokens.insert(client, token.clone());
        }
        answers
    }

    fn take(&mut self, out: Vec<Outgoing>) {
        for outgoing in out {
            match outgoing {
                Outgoing::Send { to, text } => {
                    self.inbox.entry(to.0).or_default().0.push(ServerMessage::parse(&text).unwrap());
                }
                Outgoing::Close { to, code, .. } => self.inbox.entry(to.0).or_default().1 = Some(code),
            }
        }
    }

    /// Sends a text and returns everything that this client has received and not looked at.
    fn text(&mut self, client: u64, text: &str) -> Vec<ServerMessage> {
        let out = self.server.handle(ConnectionId(client), text, self.now, &mut self.rng);
        self.take(out);
        self.inbox(client)
    }

    fn send(&mut self, client: u64, message: ClientMessage) -> Vec<ServerMessage> {
        self.text(client, &message.to_text())
    }

    fn position(&mut self, table: &str) -> Option<Box<dyn AnyPosition>> {
        self.server.position(table, None, self.now).ok()
    }

    fn inbox(&mut self, client: u64) -> Vec<ServerMessage> {
        std::mem::take(&mut self.inbox.entry(client).or_default().0)
    }

    fn closed(&self, client: u64) -> Option<u16> {
        self.inbox.get(&client).and_then(|inbox| inbox.1)
    }

    fn why(&mut self, client: u64, message: ClientMessage) -> Why {
        why(&self.send(client, message))
    }

    /// Opens a table of Hex 3×3 for client 0, as the first person.
    fn open(&mut self, clock: Option<ClockSettingOf>) -> String {
        let clock = clock.map(|(main, increment)| crate::message::ClockSetting { main, increment });
        let (game, options) = ("hex".into(), vec!["size=3".into()]);
        let person = crate::words::PersonChoice::First;
        match &self.send(0, ClientMessage::Open { game, options, person, clock, policy: Policy::default() })[..] {
            [ServerMessage::Seated { table, person: Person::First, .. }, ServerMessage::Table { .. }] => table.clone(),
            other => panic!("{other:?}"),
        }
    }

    /// Opens a table for the clients 0 and 1.
    fn pair(&mut self, clock: Option<ClockSettingOf>) -> String {
        let table = self.open(clock);
        self.send(1, ClientMessage::Join { table: table.clone() });
        self.inbox.clear();
        table
    }

    fn play(&mut self, client: u64, table: &str, n: u64, action: &str) -> Vec<ServerMessage> {
        self.send(client, ClientMessage::Play { table: table.into(), n, action: action.into() })
    }

    /// Lets time pass, with a sign of life from the clients that are named.
    fn pass(&mut self, seconds: u64, alive: &[u64]) {
        for _ in 0..seconds {
            self.now += SECOND;
            alive.iter().for_each(|&client| self.server.heard(ConnectionId(client), self.now));
            let out = self.server.tick(self.now, &mut self.rng);
            self.take(out);
        }
    }

    /// Loses the server and starts another one with the same ledger.
    fn restart(&mut self) {
        self.ledger.forget_present();
        self.server = Server::load(self.ledger.clone(), "1.2.3", Limits::STANDARD, self.now).unwrap();
        assert!(examine(&mut self.ledger).unwrap().1.is_empty());
        self.inbox.clear();
    }
}

type ClockSettingOf = (u64, u64);

fn why(answers: &[ServerMessage]) -> Why {
    match answers {
        [ServerMessage::Refused { why, .. }] => *why,
        other => panic!("expected a refusal, received {other:?}"),
    }
}

fn over(answers: &[ServerMessage]) -> Option<Over> {
    answers.iter().find_map(|message| match *message {
        ServerMessage::Over { outcome, why, .. } => Some(Over { outcome, why }),
        _ => None,
    })
}

fn clock(answers: &[ServerMessage]) -> Option<ClockTimes> {
    answers.iter().rev().find_map(|message| match *message {
        ServerMessage::Played { clock, .. } | ServerMessage::Table { clock, .. } => clock,
        _ => None,
    })
}

fn about(table: &str, message: fn(String) -> ClientMessage) -> ClientMessage {
    message(table.to_string())
}

fn resign(table: String) -> ClientMessage {
    ClientMessage::Resign { table }
}

fn draw(table: String) -> ClientMessage {
    ClientMessage::Draw { table }
}

fn undo(table: String) -> ClientMessage {
    ClientMessage::Undo { table }
}

fn rematch(table: String) -> ClientMessage {
    ClientMessage::Rematch { table }
}

fn leave(table: String) -> ClientMessage {
    ClientMessage::Leave { table }
}

fn claim(table: String) -> ClientMessage {
    ClientMessage::Claim { table }
}

fn watch(table: String) -> ClientMessage {
    ClientMessage::Watch { table }
}

#[test]
fn hello_gives_a_token_and_the_same_token_gives_the_seats_again() {
    let mut hall = Hall::new(1);
    let token = hall.tokens[&0].clone();
    assert!(token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let table = hall.open(None);
    let answers = hall.hello(10, Some(&token));
    let seats = vec![SeatAt { table: table.clone(), person: Person::First, link: None }];
    let welcome = ServerMessage::Welcome { v: 1, server: "1.2.3".into(), token: token.clone(), seats };
    assert_eq!(answers[0], welcome);
    assert!(matches!(&answers[1..], [ServerMessage::Table { table: t, n: 0, .. }] if *t == table));
    hall.restart();
    assert_eq!(hall.hello(11, Some(&token))[0], welcome);
}

#[test]
fn an_unknown_token_is_replaced() {
    let mut hall = Hall::new(0);
    for forged in ["0".repeat(32), String::new(), "x".repeat(300)] {
        let [ServerMessage::Welcome { token, seats, .. }] = &hall.hello(1, Some(&forged))[..] else { panic!() };
        assert!(*token != forged && seats.is_empty());
    }
}

#[test]
fn the_first_message_must_be_hello_of_this_version() {
    let mut hall = Hall::new(0);
    hall.connect(0, 0);
    assert_eq!(hall.why(0, ClientMessage::Ping {}), Why::Malformed);
    assert_eq!(why(&hall.text(0, r#"{"t":"hello","v":2,"news":true}"#)), Why::Version);
    assert_eq!(why(&hall.text(0, r#"{"t":"hello","v":"1"}"#)), Why::Malformed);
    assert!(matches!(hall.text(0, r#"{"t":"hello","v":1}"#)[..], [ServerMessage::Welcome { .. }]));
}

#[test]
fn open_refuses_what_is_no_game_and_what_is_no_clock() {
    let mut hall = Hall::new(1);
    let open = |game: &str, option: &str, main| ClientMessage::Open {
        game: game.into(),
        options: vec![option.into()],
        person: crate::words::PersonChoice::Random,
        clock: Some(crate::message::ClockSetting { main, increment: 0 }),
        policy: Policy::default(),
    };
    assert_eq!(hall.why(0, open("ludo", "size=3", 60)), Why::UnknownGame);
    assert_eq!(hall.why(0, open("hex", "size=999", 60)), Why::UnknownGame);
    assert_eq!(hall.why(0, open("hex", "size=3", 0)), Why::Malformed);
    assert_eq!(hall.why(0, open("hex", "size=3", u64::MAX)), Why::Malformed);
    assert_eq!(hall.server.tables(), 0);
}

#[test]
fn join_takes_the_free_seat_and_looks_on_where_there_is_none() {
    let mut hall = Hall::new(3);
    let table = hall.open(None);
    let join = ClientMessage::Join { table: table.to_lowercase() };
    let answers = hall.send(1, join.clone());
    assert_eq!(answers[0], ServerMessage::Seated { table: table.clone(), person: Person::Second, link: None });
    let persons = Persons { first: Presence::Present, second: Presence::Present };
    assert!(matches!(&answers[1], ServerMessage::Table { persons: p, .. } if *p == persons));
    assert_eq!(hall.inbox(0), [ServerMessage::Presence { table: table.clone(), persons }]);
    assert!(matches!(hall.send(2, join.clone())[..], [ServerMessage::Table { .. }]), "nothing is free");
    assert!(matches!(hall.send(1, join)[..], [ServerMessage::Seated { .. }, ServerMessage::Table { .. }]));
    for unknown in ["CCCC", "0000", "", "a table"] {
        assert_eq!(hall.why(1, ClientMessage::Join { table: unknown.into() }), Why::UnknownTable);
        assert_eq!(hall.why(1, ClientMessage::Watch { table: unknown.into() }), Why::UnknownTable);
        assert_eq!(why(&hall.play(1, unknown, 0, "a1")), Why::UnknownTable);
    }
}

#[test]
fn who_leaves_frees_the_seat_and_the_match_stays() {
    let mut hall = Hall::new(3);
    let table = hall.pair(None);
    hall.play(0, &table, 0, "a1");
    hall.inbox.clear();
    let persons = Persons { first: Presence::Present, second: Presence::Free };
    assert_eq!(hall.send(1, about(&table, leave)), [ServerMessage::Presence { table: table.clone(), persons }]);
    assert_eq!(hall.why(1, about(&table, leave)), Why::NotSeated);
    let answers = hall.send(2, ClientMessage::Join { table: table.clone() });
    assert_eq!(answers[0], ServerMessage::Seated { table: table.clone(), person: Person::Second, link: None });
    assert!(matches!(hall.play(2, &table, 1, "b2")[..], [ServerMessage::Played { .. }]));
}

#[test]
fn the_newer_of_two_pages_plays_and_the_older_is_told_and_watches() {
    let mut hall = Hall::new(2);
    let table = hall.pair(None);
    let token = hall.tokens[&0].clone();
    hall.hello(7, Some(&token));
    let [ServerMessage::Refused { why: Why::NotSeated, of, table: Some(at), .. }] = &hall.inbox(0)[..] else {
        panic!()
    };
    assert_eq!((of.as_str(), at), ("hello", &table));
    assert_eq!(why(&hall.play(0, &table, 0, "a1")), Why::NotSeated);
    hall.play(7, &table, 0, "a1");
    assert!(matches!(hall.inbox(0)[..], [ServerMessage::Played { .. }]));
}
