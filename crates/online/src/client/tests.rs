mod class;
mod sending;

use super::*;
use crate::ledger::MemoryLedger;
use crate::message::ServerMessage;
use crate::words::{EndReason, Outcome, Over, Persons, Why};
use crate::{CLAIM_AFTER, ConnectionId, Limits, Outgoing, Server};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::{IpAddr, Ipv4Addr};

const SECOND: Duration = Duration::from_secs(1);
const START: Duration = Duration::from_hours(500_000);

/// Two clients and a server with a network without faults.
struct Pair {
    server: Server<MemoryLedger>,
    clients: [Client; 2],
    rng: Xoshiro256PlusPlus,
    now: Duration,
}

impl Pair {
    fn new() -> Pair {
        let server = Server::load(MemoryLedger::default(), "test", Limits::STANDARD, START).unwrap();
        let clients = [Client::new(None, START), Client::new(None, START)];
        let mut pair = Pair { server, clients, rng: Xoshiro256PlusPlus::seed_from_u64(3), now: START };
        for id in 0..2 {
            pair.server.connect(ConnectionId(id as u64), Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), START);
            assert_eq!(pair.clients[id].take_commands(), [Command::Connect]);
            pair.clients[id].opened(START);
        }
        pair.run();
        pair.clients[0].open("hex", vec!["size=3".into()], PersonChoice::First, None, Policy::default(), START);
        pair.run();
        let code = pair.clients[0].table().unwrap().code();
        pair.clients[1].join(code.into(), START);
        pair.run();
        pair
    }

    /// Delivers everything.
    fn run(&mut self) {
        while (0..2).any(|id| self.carry(id)) {}
    }

    fn carry(&mut self, id: usize) -> bool {
        let commands = self.clients[id].take_commands();
        for command in &commands {
            let Command::Send(text) = command else { panic!("{command:?}") };
            let out = self.server.handle(ConnectionId(id as u64), text, self.now, &mut self.rng);
            for outgoing in out {
                let Outgoing::Send { to, text } = outgoing else { panic!("{outgoing:?}") };
                self.clients[to.0 as usize].received(&text, self.now);
            }
        }
        !commands.is_empty()
    }
}

fn alone(token: Option<Token>) -> (Client, Xoshiro256PlusPlus) {
    let mut client = Client::new(token, START);
    assert_eq!(client.take_commands(), [Command::Connect]);
    (client, Xoshiro256PlusPlus::seed_from_u64(1))
}

fn welcome(client: &mut Client, now: Duration) {
    let token = "0123456789abcdef0123456789abcdef".to_string();
    let message = ServerMessage::Welcome { v: 1, server: "test".into(), token, seats: vec![] };
    client.received(&message.to_text(), now);
}

#[test]
fn an_action_is_shown_at_once_and_stands_with_its_receipt() {
    let mut pair = Pair::new();
    let [first, _] = &mut pair.clients;
    first.take_notices();
    first.play("a1", pair.now).unwrap();
    let view = first.table().unwrap();
    assert_eq!((view.game().cursor(), view.confirmed(), view.sent().len()), (1, 0, 1));
    assert_eq!(first.play("b2", pair.now), Err(PlayRefusal::NotYourTurn));
    pair.run();
    let [first, second] = &mut pair.clients;
    let view = first.table().unwrap();
    assert_eq!((view.game().cursor(), view.confirmed(), view.sent().len()), (1, 1, 0));
    assert_eq!(first.take_notices(), [Notice::Played { n: 0, own: true }]);
    assert!(second.take_notices().contains(&Notice::Played { n: 0, own: false }));
    assert!(second.table().unwrap().is_my_turn());
}

#[test]
fn a_token_is_kept_and_used_again() {
    let (mut client, mut rng) = alone(None);
    client.opened(START);
    assert_eq!(client.take_commands(), [Command::Send(r#"{"t":"hello","v":1}"#.into())]);
    welcome(&mut client, START);
    let notices = client.take_notices();
    let token = notices.iter().find_map(|notice| if let Notice::Token(token) = notice { Some(*token) } else { None });
    client.closed(START, &mut rng);
    client.woke(START);
    client.opened(START);
    let hello = ClientMessage::Hello { v: 1, token: token.map(Token::to_text) };
    assert_eq!(client.take_commands(), [Command::Connect, Command::Send(hello.to_text())]);
}

#[test]
fn attempts_follow_after_1_2_4_8_and_15_seconds_more_or_less() {
    let (mut client, mut rng) = alone(None);
    let mut now = START;
    for expected in [1.0, 2.0, 4.0, 8.0, 15.0, 15.0_f64] {
        client.closed(now, &mut rng);
        let LinkState::Waiting(until) = client.link() else { panic!() };
        let wait = until.saturating_sub(now).as_secs_f64();
        assert!(wait >= expected * 0.8 && wait <= expected * 1.2, "{wait} instead of {expected}");
        client.tick(until.saturating_sub(Duration::from_millis(1)), &mut rng);
        assert!(client.take_commands().is_empty());
        client.tick(until, &mut rng);
        assert_eq!(client.take_commands(), [Command::Connect]);
        now = until;
    }
    client.opened(now);
    welcome(&mut client, now);
    client.closed(now, &mut rng);
    let LinkState::Waiting(until) = client.link() else { panic!() };
    assert!(until <= now + 2 * SECOND, "a welcome begins the series again");
}

#[test]
fn a_silent_server_is_asked_and_after_nine_seconds_given_up() {
    let (mut client, mut rng) = alone(None);
    client.opened(START);
    welcome(&mut client, START);
    client.take_commands();
    let ping = Command::Send(ClientMessage::Ping {}.to_text());
    client.tick(START + 3 * SECOND, &mut rng);
    assert!(client.take_commands().is_empty());
    client.tick(START + 4 * SECOND, &mut rng);
    assert_eq!(client.take_commands(), std::slice::from_ref(&ping));
    client.received(&ServerMessage::Pong {}.to_text(), START + 5 * SECOND);
    for second in 6..14 {
        client.tick(START + second * SECOND, &mut rng);
        assert!(client.take_commands().iter().all(|command| *command == ping), "{second}");
    }
    client.tick(START + 14 * SECOND, &mut rng);
    assert_eq!(client.take_commands(), [Command::Close]);
    client.woke(START + 14 * SECOND);
    assert_eq!(client.take_commands(), [Command::Connect], "a page that becomes visible does not wait");
}

#[test]
fn a_program_that_stood_still_asks_the_server_before_it_gives_it_up() {
    let (mut client, mut rng) = alone(None);
    client.opened(START);
    welcome(&mut client, START);
    client.take_commands();
    // Frames take twelve seconds, and what the server sent meanwhile is not seen by a page.
    for frame in 1..5 {
        let now = START + 12 * frame * SECOND;
        client.tick(now, &mut rng);
        assert_eq!(client.take_commands(), [Command::Send(ClientMessage::Ping {}.to_text())]);
        client.received(&ServerMessage::Pong {}.to_text(), now + SECOND);
    }
    client.tick(START + 60 * SECOND, &mut rng);
    assert!(client.take_commands().len() == 1 && client.link() == LinkState::Ready);
    client.tick(START + 72 * SECOND, &mut rng);
    assert_eq!(client.take_commands(), [Command::Close], "the server did not answer");
}

#[test]
fn where_the_socket_watches_the_connection_nothing_is_due_while_nothing_happens() {
    let (mut client, mut rng) = alone(None);
    client.leave_silence_to_caller();
    assert_eq!(client.due(), Some(START + SILENCE));
    client.opened(START);
    welcome(&mut client, START);
    client.take_commands();
    assert_eq!(client.due(), None);
    client.tick(START + 1000 * SECOND, &mut rng);
    assert!(client.take_commands().is_empty() && client.link() == LinkState::Ready);
    client.closed(START + 1000 * SECOND, &mut rng);
    let LinkState::Waiting(until) = client.link() else { panic!() };
    assert_eq!(client.due(), Some(until));
    let mut pair = Pair::new();
    pair.clients[0].leave_silence_to_caller();
    assert_eq!(pair.clients[0].due(), None);
    pair.clients[0].play("a1", pair.now).unwrap();
    assert_eq!(pair.clients[0].due(), Some(pair.now + RESEND), "an action without a receipt is sent again");
}

#[test]
fn a_match_is_claimed_a_minute_after_the_other_person_left() {
    let mut pair = Pair::new();
    let code = pair.clients[0].table().unwrap().code();
    let has_left = |pair: &Pair| pair.clients[0].table().unwrap().other_has_left();
    assert!(!has_left(&pair));
    pair.clients[1].leave(pair.now);
    pair.run();
    assert!(has_left(&pair));
    assert_eq!(pair.clients[0].table().unwrap().claim_from(), Some(pair.now + CLAIM_AFTER));
    pair.clients[0].watch(code, pair.now + 30 * SECOND);
    pair.run();
    assert_eq!(pair.clients[0].table().unwrap().claim_from(), Some(pair.now + CLAIM_AFTER), "the whole table came");
    pair.now += CLAIM_AFTER.saturating_sub(SECOND);
    pair.clients[0].claim(pair.now);
    pair.run();
    assert_eq!(pair.clients[0].table().unwrap().claim_from(), Some(pair.now + 10 * SECOND), "it was refused");
    pair.now += 10 * SECOND;
    pair.clients[0].claim(pair.now);
    pair.run();
    let view = pair.clients[0].table().unwrap();
    assert_eq!(view.over(), Some(Over { outcome: Outcome::First, why: EndReason::Resigned }));
    assert!(!view.other_has_left() && view.claim_from().is_none());
}

#[test]
fn a_gap_and_another_key_make_it_ask_for_the_whole_table() {
    for (n, key) in [(1, "0000000000000000"), (0, "0000000000000000")] {
        let mut pair = Pair::new();
        let [_, second] = &mut pair.clients;
        let code = second.table().unwrap().code();
        let (table, key) = (code.to_string(), key.to_string());
        let played = ServerMessage::Played { table: table.clone(), n, action: "a1".into(), key, clock: None };
        second.received(&played.to_text(), pair.now);
        assert_eq!(second.take_commands(), [Command::Send(ClientMessage::Watch { table }.to_text())]);
        second.ask(pair.now);
        pair.run();
        assert_eq!(pair.clients[1].table().unwrap().game().cursor(), 0);
    }
}

#[test]
fn a_page_whose_seat_is_played_elsewhere_looks_on() {
    let mut pair = Pair::new();
    let code = pair.clients[0].table().unwrap().code();
    let refused = ServerMessage::Refused {
        why: Why::NotSeated,
        of: "hello".into(),
        table: Some(code.to_string()),
        n: None,
        say: String::new(),
    };
    let [first, _] = &mut pair.clients;
    first.received(&refused.to_text(), pair.now);
    assert!(first.is_displaced() && first.table().unwrap().person().is_none());
    assert_eq!(first.play("a1", pair.now), Err(PlayRefusal::NotSeated));
    first.closed(pair.now, &mut pair.rng);
    first.opened(pair.now);
    assert_eq!(first.take_commands(), [Command::Send(r#"{"t":"hello","v":1}"#.into())], "it takes no seat back");
}

#[test]
fn a_displaced_page_that_opens_a_table_says_hello_with_its_token_first() {
    let token: Token = "0123456789abcdef0123456789abcdef".parse().unwrap();
    let (mut client, _) = alone(Some(token));
    client.opened(START);
    welcome(&mut client, START);
    let (of, say) = ("hello".to_string(), String::new());
    let refused = ServerMessage::Refused { why: Why::NotSeated, of, table: Some("CDFH".into()), n: None, say };
    client.received(&refused.to_text(), START);
    client.take_commands();
    client.open("hex", vec![], PersonChoice::First, None, Policy::default(), START);
    let hello = ClientMessage::Hello { v: 1, token: Some(token.to_text()) };
    assert_eq!(client.take_commands(), [Command::Send(hello.to_text())]);
    welcome(&mut client, START);
    assert!(matches!(&client.take_commands()[..], [Command::Send(text)] if text.contains(r#""t":"open""#)));
}

#[test]
fn a_table_that_was_opened_although_the_answer_was_lost_is_not_opened_twice() {
    let (mut client, mut rng) = alone(None);
    client.opened(START);
    welcome(&mut client, START);
    client.open("hex", vec![], PersonChoice::First, None, Policy::default(), START);
    client.closed(START, &mut rng);
    client.woke(START);
    client.opened(START);
    client.take_commands();
    client.take_notices();
    let seats = vec![crate::message::SeatAt { table: "CDFH".into(), person: Person::First, link: None }];
    let token = "0123456789abcdef0123456789abcdef".to_string();
    client.received(&ServerMessage::Welcome { v: 1, server: String::new(), token, seats }.to_text(), START);
    assert!(client.take_commands().is_empty());
    assert!(client.take_notices().contains(&Notice::Seated("CDFH".parse().unwrap(), Person::First)));
    let mut lost = alone(None).0;
    lost.opened(START);
    lost.open("hex", vec![], PersonChoice::First, None, Policy::default(), START);
    lost.take_commands();
    welcome(&mut lost, START);
    assert!(matches!(&lost.take_commands()[..], [Command::Send(text)] if text.contains(r#""t":"open""#)));
}

#[test]
fn presence_offers_and_the_end_are_reported() {
    let mut pair = Pair::new();
    pair.clients[0].take_notices();
    pair.clients[1].offer(OfferKind::Draw, pair.now);
    pair.run();
    assert_eq!(pair.clients[0].take_notices(), [Notice::Offer(OfferKind::Draw, Person::Second)]);
    assert_eq!(pair.clients[0].table().unwrap().offers(), [(OfferKind::Draw, Person::Second)]);
    let persons = Persons { first: Presence::Present, second: Presence::Away };
    let table = pair.clients[0].table().unwrap().code().to_string();
    pair.clients[0].received(&ServerMessage::Presence { table, persons }.to_text(), pair.now);
    assert!(pair.clients[0].other_is_away());
    pair.clients[0].offer(OfferKind::Draw, pair.now);
    pair.run();
    assert!(pair.clients[0].table().unwrap().over().is_some());
    assert_eq!(pair.clients[1].play("a1", pair.now), Err(PlayRefusal::Over));
}

#[test]
fn a_server_of_another_version_makes_the_page_load_again() {
    let (mut client, _) = alone(None);
    client.opened(START);
    let (of, say) = ("hello".to_string(), String::new());
    let refused = ServerMessage::Refused { why: Why::Version, of, table: None, n: None, say };
    client.received(&refused.to_text(), START);
    assert_eq!(client.take_notices(), [Notice::Outdated]);
}
