//! Own actions whose receipt does not come.

use super::*;

fn text_of(command: &Command) -> String {
    let Command::Send(text) = command else { panic!("{command:?}") };
    text.clone()
}

#[test]
fn an_action_without_a_receipt_is_sent_again_on_the_same_connection() {
    let mut pair = Pair::new();
    pair.clients[0].play("a1", pair.now).unwrap();
    let sent = pair.clients[0].take_commands();
    let later = pair.now + 4 * SECOND;
    pair.clients[0].tick(later, &mut pair.rng);
    assert!(pair.clients[0].take_commands().contains(&sent[0]));
}

#[test]
fn a_whole_table_makes_an_action_without_a_receipt_be_sent_again() {
    let mut pair = Pair::new();
    pair.clients[0].play("a1", pair.now).unwrap();
    let lost = pair.clients[0].take_commands();
    pair.clients[0].take_notices();
    let code = pair.clients[0].table().unwrap().code();
    pair.clients[0].watch(code, pair.now);
    let watch = pair.clients[0].take_commands();
    assert_eq!(watch, [Command::Send(ClientMessage::Watch { table: code.to_string() }.to_text())]);
    let table = pair.server.handle(ConnectionId(0), &text_of(&watch[0]), pair.now, &mut pair.rng);
    let [Outgoing::Send { text, .. }] = &table[..] else { panic!("{table:?}") };
    pair.clients[0].received(text, pair.now);
    let [first, _] = &mut pair.clients;
    assert_eq!(first.take_notices(), [Notice::Table { since: Some(1), dropped: vec![] }]);
    assert_eq!(first.table().unwrap().sent().len(), 1, "it stays on the table as sent");
    assert_eq!(first.take_commands(), lost);
    first.play("b2", pair.now).unwrap_err();
    pair.clients[0].watch(code, pair.now);
    pair.run();
    pair.clients[0].tick(pair.now + RESEND, &mut pair.rng);
    pair.run();
    let moves = |client: &Client| client.table().unwrap().confirmed();
    assert_eq!(pair.clients.each_ref().map(moves), [1, 1]);
}

#[test]
fn an_action_made_while_the_connection_is_away_or_greeted_is_sent_on_the_next_one() {
    for moment in 0..3 {
        let mut pair = Pair::new();
        pair.clients[1].take_notices();
        let [first, _] = &mut pair.clients;
        let token = first.token;
        let play = |client: &mut Client, now, at: i32| {
            if at == moment {
                client.play("a1", now).unwrap();
            }
        };
        first.take_notices();
        // The network is away, and the client does not know it yet.
        play(first, pair.now, 0);
        first.take_commands();
        first.closed(pair.now, &mut pair.rng);
        play(first, pair.now, 1);
        assert!(first.take_commands().is_empty(), "there is no connection");
        first.woke(pair.now);
        first.opened(pair.now);
        play(first, pair.now, 2);
        let hello = ClientMessage::Hello { v: 1, token: token.map(Token::to_text) };
        assert_eq!(first.take_commands(), [Command::Connect, Command::Send(hello.to_text())]);
        pair.server.disconnect(ConnectionId(0), pair.now);
        pair.server.connect(ConnectionId(0), Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), pair.now);
        pair.clients[0].send(&hello, pair.now);
        pair.run();
        let [first, second] = &mut pair.clients;
        assert!(first.take_notices().contains(&Notice::Played { n: 0, own: true }), "moment {moment}");
        assert_eq!(second.take_notices().last(), Some(&Notice::Played { n: 0, own: false }), "moment {moment}");
        assert_eq!((first.table().unwrap().confirmed(), first.table().unwrap().sent()), (1, &[][..]));
    }
}

#[test]
fn an_action_that_reached_the_server_is_not_played_twice() {
    let mut pair = Pair::new();
    pair.clients[0].play("a1", pair.now).unwrap();
    // It is played, but neither its receipt nor the connection lives on.
    let Command::Send(text) = pair.clients[0].take_commands().remove(0) else { panic!() };
    let out = pair.server.handle(ConnectionId(0), &text, pair.now, &mut pair.rng);
    for outgoing in out {
        let Outgoing::Send { to, text } = outgoing else { panic!("{outgoing:?}") };
        if to == ConnectionId(1) {
            pair.clients[1].received(&text, pair.now);
        }
    }
    pair.clients[1].play("b2", pair.now).unwrap();
    pair.run();
    let [first, _] = &mut pair.clients;
    let code = first.table().unwrap().code();
    // The second action did not fit, so the whole table was asked for and has both.
    assert_eq!((first.table().unwrap().confirmed(), first.table().unwrap().code()), (2, code));
    let dropped = |notice: &Notice| matches!(notice, Notice::Table { dropped, .. } if !dropped.is_empty());
    assert!(!first.take_notices().iter().any(dropped));
}

#[test]
fn an_action_that_cannot_be_played_any_more_is_reported() {
    let mut pair = Pair::new();
    let code = pair.clients[0].table().unwrap().code();
    pair.clients[0].play("a1", pair.now).unwrap();
    pair.clients[0].take_commands();
    pair.clients[1].resign(pair.now);
    pair.carry(1);
    pair.clients[0].take_notices();
    pair.clients[0].watch(code, pair.now);
    pair.run();
    let dropped = vec!["a1".to_string()];
    let notices = pair.clients[0].take_notices();
    assert!(notices.contains(&Notice::Table { since: None, dropped }), "{notices:?}");
    assert_eq!(pair.clients[0].table().unwrap().game().cursor(), 0);
}

#[test]
fn an_action_that_the_person_has_asked_to_take_back_is_not_sent_again() {
    let mut pair = Pair::new();
    let code = pair.clients[0].table().unwrap().code();
    pair.clients[0].play("a1", pair.now).unwrap();
    pair.clients[0].offer(OfferKind::Undo, pair.now);
    pair.clients[0].take_commands();
    pair.clients[0].take_notices();
    pair.clients[0].watch(code, pair.now);
    pair.run();
    let dropped = vec!["a1".to_string()];
    assert_eq!(pair.clients[0].take_notices(), [Notice::Table { since: None, dropped }]);
}

#[test]
fn a_resignation_and_a_leave_are_said_again_on_the_next_connection_until_they_are_answered() {
    for (request, offline) in [("resign", false), ("resign", true), ("leave", false), ("leave", true)] {
        let mut pair = Pair::new();
        let code = pair.clients[0].table().unwrap().code();
        let [first, _] = &mut pair.clients;
        if offline {
            first.closed(pair.now, &mut pair.rng);
        }
        if request == "leave" {
            first.leave(pair.now);
        } else {
            first.resign(pair.now);
        }
        first.take_commands();
        first.closed(pair.now, &mut pair.rng);
        first.woke(pair.now);
        first.opened(pair.now);
        let hello = first.take_commands().remove(1);
        pair.server.disconnect(ConnectionId(0), pair.now);
        pair.server.connect(ConnectionId(0), Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), pair.now);
        for outgoing in pair.server.handle(ConnectionId(0), &text_of(&hello), pair.now, &mut pair.rng) {
            let Outgoing::Send { to: ConnectionId(0), text } = outgoing else { continue };
            pair.clients[0].received(&text, pair.now);
        }
        assert!(!pair.clients[0].seats().contains_key(&code) || request == "resign");
        pair.run();
        let view = pair.clients[1].table().unwrap();
        assert_eq!((request == "resign", request == "leave"), (view.over().is_some(), view.other_has_left()));
        pair.clients[0].opened(pair.now);
        pair.run();
        assert!(pair.clients[0].owed.is_empty(), "{request}");
    }
}
