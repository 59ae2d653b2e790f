//! Who is connected: `hello`, and several connections of one person.

use super::Why;
use super::addresses::Deed;
use super::plan::{Plan, Then, Write};
use super::{Code, ConnectionId, Known, Ledger, LedgerError, Outgoing, Refusal, Server, ServerMessage, Table};
use crate::code::{PersonId, Token};
use crate::entry::{Life, person_stream};
use crate::message::{SeatAt, VERSION};
use crate::words::Presence;
use rand::Rng;
use std::time::Duration;

/// The time after which the ledger is told again that a person is here.
pub(super) const DAY: Duration = Duration::from_hours(24);

impl<L: Ledger> Server<L> {
    /// Returns what `hello` leads to.
    pub(super) fn hello(
        &mut self,
        id: ConnectionId,
        token: Option<&str>,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Plan, Refusal> {
        let Some(connection) = self.connections.get(&id) else { return Ok(Plan::at_once(Then::Nothing)) };
        let address = connection.address;
        let known = token.and_then(|text| text.parse::<Token>().ok());
        // A ledger that cannot be read knows nobody; who comes back with a token keeps it.
        let known = known.filter(|token| {
            let who = PersonId::of(*token);
            // The server knows its teacher before the ledger does.
            self.meet(who, now).unwrap_or(true) || self.teachers.contains(&who)
        });
        if known.is_none() && self.addresses.is_too_much(address, Deed::NewPerson, now) {
            let say = "too many new persons from this address; wait some minutes";
            self.refuse(id, (Why::TooFast, say.into()), "hello", None, None);
            self.close(id, "too many new persons from this address");
            return Ok(Plan::at_once(Then::Nothing));
        }
        let token = known.unwrap_or_else(|| Token::random(rng));
        let who = PersonId::of(token);
        let is_due = self.people.get(&who).is_none_or(|known| now.saturating_sub(known.written) >= DAY);
        let writes = is_due.then_some(Write::Person(who, Life::Here)).into_iter().collect();
        Ok(Plan { writes, then: Then::Welcome(token) })
    }

    /// Returns whether the ledger knows a person, who is then among the people.
    pub(super) fn meet(&mut self, who: PersonId, now: Duration) -> Result<bool, LedgerError> {
        if let Some(known) = self.people.get_mut(&who) {
            known.needed = now;
            if self.ledger.is_shared() {
                self.read_on(&person_stream(who), now);
            }
            return Ok(true);
        }
        let entries = self.ledger.read(&person_stream(who), 0)?;
        let mut known = Known { needed: now, ..Known::replay(&entries) };
        match self.unwritten.get(&who) {
            Some(seats) => known.seats.extend(seats),
            None if entries.is_empty() => return Ok(false),
            None => {}
        }
        self.people.insert(who, known);
        Ok(true)
    }

    /// Greets a person with everything that is theirs.
    pub(super) fn welcome(&mut self, id: ConnectionId, token: Token, now: Duration) {
        let who = PersonId::of(token);
        self.bind(id, who);
        let codes = self.people.get(&who).map(|known| known.seats.clone()).unwrap_or_default();
        let mut seats: Vec<(Code, SeatAt)> = Vec::new();
        for code in codes {
            // A table that cannot be read now is there again with the next greeting.
            if self.open_room(code, now).unwrap_or_default() {
                let _ = self.read_others(code, now);
                let table = self.tables.get(&code);
                let seat = table.and_then(|table| Some((table.seat_of(who)?, table.link())));
                seats.extend(seat.map(|(person, link)| (code, SeatAt { table: code.to_string(), person, link })));
            }
        }
        self.take_over(id, who, now);
        let list = seats.iter().map(|(_, seat)| seat.clone()).collect();
        let server = self.version.clone();
        self.send(id, &ServerMessage::Welcome { v: VERSION, server, token: token.to_text(), seats: list });
        for (code, _) in seats {
            self.refresh(code, Some(id), now);
            self.send_table(id, code, now);
        }
        if self.teachers.contains(&who) {
            self.tell_classes(id, now);
        }
        let class = self.people.get(&who).and_then(|known| known.class);
        if let Some(class) = class.filter(|&class| self.open_class(class, now).unwrap_or_default()) {
            self.show_class(id, class, now);
        }
    }

    /// Returns the connection on which a person plays.
    pub(super) fn playing(&self, who: PersonId) -> Option<ConnectionId> {
        self.people.get(&who)?.playing
    }

    /// Makes a connection that of a person, and no longer that of another one.
    fn bind(&mut self, id: ConnectionId, who: PersonId) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let before = connection.person.replace(who).filter(|&before| before != who);
        if let Some(known) = before.and_then(|before| self.people.get_mut(&before)).filter(|k| k.playing == Some(id)) {
            known.playing = None;
            known.heard = None;
        }
    }

    /// Makes a connection the one that plays. An older one is told so and looks on.
    pub(super) fn take_over(&mut self, id: ConnectionId, who: PersonId, now: Duration) {
        let known = self.people.entry(who).or_default();
        known.heard = Some(now);
        known.needed = now;
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

    /// Returns the presence of both persons of a table.
    pub(super) fn presence(&self, table: &Table, now: Duration) -> [Presence; 2] {
        table.seats.map(|seat| match seat {
            None => Presence::Free,
            Some(who) if self.is_present(who, now) => Presence::Present,
            Some(_) => Presence::Away,
        })
    }

    pub(super) fn is_present(&self, who: PersonId, now: Duration) -> bool {
        self.elsewhere.contains(&who) || self.people.get(&who).is_some_and(|known| known.is_present(now))
    }

    /// Notes that a connection is alive: something arrived from it that is not a message.
    pub fn heard(&mut self, id: ConnectionId, now: Duration) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.heard = now;
        let known = connection.person.and_then(|who| self.people.get_mut(&who));
        if let Some(known) = known.filter(|known| known.playing == Some(id)) {
            known.heard = Some(now);
        }
    }

    /// Takes a connection out. A seat that was played on it is away ten seconds later, unless it is away already.
    pub fn disconnect(&mut self, id: ConnectionId, now: Duration) -> Vec<Outgoing> {
        let Some(connection) = self.connections.remove(&id) else { return Vec::new() };
        self.addresses.depart(connection.address, id);
        if let Some(class) = connection.class.and_then(|code| self.classes.get_mut(&code)) {
            class.watchers.remove(&id);
            class.sent.pupils.remove(&id);
        }
        for code in connection.watching {
            if let Some(table) = self.tables.get_mut(&code) {
                table.watchers.remove(&id);
            }
        }
        let known = connection.person.and_then(|who| self.people.get_mut(&who));
        if let Some(known) = known.filter(|known| known.playing == Some(id)) {
            known.playing = None;
            if known.is_present(now) {
                known.heard = Some(now);
            }
        }
        std::mem::take(&mut self.out)
    }
}
