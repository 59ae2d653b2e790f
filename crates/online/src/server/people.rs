//! Who is connected: `hello`, and several connections of one person.

use super::{Code, ConnectionId, IpAddr, Known, Ledger, Outgoing, Server, ServerMessage, Table, Token, Why};
use crate::message::{SeatAt, VERSION};
use crate::words::{Person, Presence};
use rand::Rng;
use std::collections::BTreeSet;
use std::time::Duration;

/// The number of persons without a seat that are remembered.
const REMEMBERED: usize = 20_000;

impl<L: Ledger> Server<L> {
    /// Says who a connection is.
    pub(super) fn hello(&mut self, id: ConnectionId, token: Option<&str>, now: Duration, rng: &mut dyn Rng) {
        let known = token.and_then(|text| text.parse::<Token>().ok()).filter(|token| self.people.contains_key(token));
        let seated = known.is_some_and(|token| !self.people[&token].seats.is_empty());
        let Some(connection) = self.connections.get(&id) else { return };
        if !seated && self.seatless(connection.address, Some(id)) >= self.limits.seatless {
            let say = "too many connections without a seat from this address";
            self.refuse(id, (Why::Full, say.into()), "hello", None, None);
            self.close(id, "too many connections without a seat from this address");
            return;
        }
        let token = known.unwrap_or_else(|| self.new_person(rng));
        self.bind(id, token);
        self.take_over(id, token, now);
        let table_of = |&code: &Code| Some((code, self.tables.get(&code)?.seat_of(token)?));
        let seats: Vec<(Code, Person)> = self.people[&token].seats.iter().filter_map(table_of).collect();
        let list = seats.iter().map(|&(code, person)| SeatAt { table: code.to_string(), person }).collect();
        let server = self.version.clone();
        self.send(id, &ServerMessage::Welcome { v: VERSION, server, token: token.to_text(), seats: list });
        for (code, _) in seats {
            self.refresh(code, Some(id), now);
            self.send_table(id, code, now);
        }
    }

    fn new_person(&mut self, rng: &mut dyn Rng) -> Token {
        if self.people.len() > REMEMBERED {
            let bound: BTreeSet<Token> = self.connections.values().filter_map(|connection| connection.token).collect();
            self.people.retain(|token, known| !known.seats.is_empty() || bound.contains(token));
        }
        let token = Token::random(rng);
        self.people.insert(token, Known::default());
        token
    }

    /// Makes a connection that of a person, and no longer that of another one.
    fn bind(&mut self, id: ConnectionId, token: Token) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let before = connection.token.replace(token).filter(|&before| before != token);
        if let Some(known) = before.and_then(|before| self.people.get_mut(&before)).filter(|k| k.playing == Some(id)) {
            known.playing = None;
            known.heard = None;
        }
    }

    /// Makes a connection the one that plays. An older one is told so and looks on.
    pub(super) fn take_over(&mut self, id: ConnectionId, token: Token, now: Duration) {
        let Some(known) = self.people.get_mut(&token) else { return };
        known.heard = Some(now);
        let older = known.playing.replace(id).filter(|&older| older != id);
        for code in known.seats.clone() {
            self.stop_watching(id, code);
            if let Some(older) = older {
                let say = "this seat is now played on another page; this one looks on";
                self.refuse(older, (Why::NotSeated, say.into()), "hello", Some(&code.to_string()), None);
                self.start_watching(older, code);
            }
        }
    }

    pub(super) fn start_watching(&mut self, id: ConnectionId, code: Code) {
        if let (Some(table), Some(connection)) = (self.tables.get_mut(&code), self.connections.get_mut(&id)) {
            table.watchers.insert(id);
            connection.watching.insert(code);
        }
    }

    /// Returns whether the connection looked on.
    pub(super) fn stop_watching(&mut self, id: ConnectionId, code: Code) -> bool {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.watching.remove(&code);
        }
        self.tables.get_mut(&code).is_some_and(|table| table.watchers.remove(&id))
    }

    /// Returns the number of connections from an address that have no seat, except one.
    pub(super) fn seatless(&self, address: IpAddr, except: Option<ConnectionId>) -> usize {
        let has_seat = |token: &Token| self.people.get(token).is_some_and(|known| !known.seats.is_empty());
        let others = self.connections.iter().filter(|&(&id, other)| Some(id) != except && other.address == address);
        others.filter(|(_, other)| !other.closing && !other.token.as_ref().is_some_and(has_seat)).count()
    }

    /// Returns the presence of both persons of a table.
    pub(super) fn presence(&self, table: &Table, now: Duration) -> [Presence; 2] {
        table.seats.map(|seat| match seat {
            None => Presence::Free,
            Some(token) if self.people.get(&token).is_some_and(|known| known.is_present(now)) => Presence::Present,
            Some(_) => Presence::Away,
        })
    }

    /// Notes that a connection is alive: something arrived from it that is not a message.
    pub fn heard(&mut self, id: ConnectionId, now: Duration) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.heard = now;
        let known = connection.token.and_then(|token| self.people.get_mut(&token));
        if let Some(known) = known.filter(|known| known.playing == Some(id)) {
            known.heard = Some(now);
        }
    }

    /// Takes a connection out. A seat that was played on it is away ten seconds later, unless it is away already.
    pub fn disconnect(&mut self, id: ConnectionId, now: Duration) -> Vec<Outgoing> {
        let Some(connection) = self.connections.remove(&id) else { return Vec::new() };
        for code in connection.watching {
            if let Some(table) = self.tables.get_mut(&code) {
                table.watchers.remove(&id);
            }
        }
        let known = connection.token.and_then(|token| self.people.get_mut(&token));
        if let Some(known) = known.filter(|known| known.playing == Some(id)) {
            known.playing = None;
            if known.is_present(now) {
                known.heard = Some(now);
            }
        }
        std::mem::take(&mut self.out)
    }
}
