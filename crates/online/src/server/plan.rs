//! What a message leads to.

use super::addresses::Deed;
use super::send::offered;
use super::{Code, ConnectionId, IpAddr, Ledger, Refusal, Server, ServerMessage, Table, Why, refusal};
use crate::class::Class;
use crate::class::entry::Happening;
use crate::code::{Link, PersonId, Token};
use crate::entry::{Life, Opening, What};
use crate::message::ClientMessage;
use crate::refusal::read_only;
use crate::table::{Command, Decision};
use crate::words::{OfferKind, Person};
use rand::Rng;
use std::time::Duration;

/// Entries for the ledger, and what follows when they are in it.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) writes: Vec<Write>,
    pub(super) then: Then,
}

/// An entry for the ledger.
#[derive(Debug)]
pub(super) enum Write {
    /// Of the match at an open table.
    Table(Code, What),
    /// That the ledger has the present form, before its first table.
    Form,
    /// The first of a new table.
    Opened(Box<Table>, Opening),
    /// The first of a new class.
    ClassOpened(Box<Class>, Happening),
    /// Of an open class.
    Class(Code, Happening),
    /// The first of the next match at a table.
    NextMatch(Code, Opening),
    /// Of a person.
    Person(PersonId, Life),
}

/// What follows.
#[derive(Debug)]
pub(super) enum Then {
    /// Nothing but what the entries mean.
    Nothing,
    /// The sender gets this message.
    Answer(ServerMessage),
    /// The sender is refused.
    Refuse(Refusal),
    /// The sender is the person with this token.
    Welcome(Token),
    /// The sender gets the seat and the table.
    Sit(Code, Person),
    /// The sender gets the table, and looks on if `true`.
    Show(Code, bool),
    /// The sender has given up the seat, or stops looking on.
    Left(Code),
    /// The sender sees a class.
    Class(Code),
    /// The sender has ended a class, and sees it and all other classes.
    ClassEnded(Code),
    /// A class is deleted.
    Delete(Code),
}

impl Plan {
    /// Returns a plan that needs no entry.
    pub(super) const fn at_once(then: Then) -> Plan {
        Plan { writes: Vec::new(), then }
    }
}

impl<L: Ledger> Server<L> {
    /// Returns what a message leads to.
    pub(super) fn plan(
        &mut self,
        id: ConnectionId,
        message: &ClientMessage,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Plan, Refusal> {
        if let ClientMessage::Hello { token, .. } = message {
            return self.hello(id, token.as_deref(), now, rng);
        }
        // A connection without a person has sent nothing but `hello`.
        let Some(who) = self.connections.get(&id).and_then(|connection| connection.person) else {
            return refusal(Why::Malformed, "the first message of a connection must be 'hello'");
        };
        if let Some(known) = self.people.get_mut(&who).filter(|known| known.playing == Some(id)) {
            known.heard = Some(now);
        }
        let command = |table, command| (table, command);
        let (table, command) = match message {
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => {
                return Ok(Plan::at_once(Then::Answer(ServerMessage::Pong {})));
            }
            ClientMessage::Open { game, options, person, clock, policy } => {
                return self.open(id, who, game, options, *person, *clock, *policy, now, rng);
            }
            ClientMessage::ClassOpen {}
            | ClientMessage::Class { .. }
            | ClientMessage::Enrol { .. }
            | ClientMessage::Resume { .. }
            | ClientMessage::Rest { .. }
            | ClientMessage::Solved { .. }
            | ClientMessage::Computer { .. }
            | ClientMessage::Lead { .. } => return self.plan_class(id, who, message, now, rng),
            ClientMessage::Join { table } => return self.join(id, who, table, now),
            ClientMessage::Watch { table } => return self.watch(id, who, table, now),
            ClientMessage::Leave { table } => return self.leave(id, who, table, now),
            ClientMessage::Play { table, n, action } => command(table, Command::Play { n: *n, action }),
            ClientMessage::Resign { table } => command(table, Command::Resign),
            ClientMessage::Draw { table } => command(table, Command::Offer(OfferKind::Draw)),
            ClientMessage::Undo { table } => command(table, Command::Offer(OfferKind::Undo)),
            ClientMessage::Rematch { table } => command(table, Command::Offer(OfferKind::Rematch)),
            ClientMessage::Claim { table } => command(table, Command::Claim),
        };
        let (code, person) = self.seat(id, who, table, now)?;
        if let Command::Play { n, .. } = command
            && n > self.tables[&code].n() as u64
        {
            // The action before it may have been played at another server.
            self.read_others(code, now).map_err(|error| read_only(&error))?;
        }
        let Some(table) = self.tables.get(&code) else {
            return refusal(Why::UnknownTable, "there is no such table");
        };
        if let Some(class) = table.class {
            if matches!(command, Command::Offer(OfferKind::Rematch)) {
                return refusal(Why::Illegal, "the teacher begins the next match");
            }
            // An action that was played before is acknowledged again.
            let is_new = !matches!(command, Command::Play { n, .. } if n < table.n() as u64);
            if table.held && table.over.is_none() && is_new {
                if self.classes.get(&class).is_some_and(|class| class.ended) {
                    return refusal(Why::Over, "the class has ended");
                }
                return refusal(Why::Paused, "the teacher has stopped the matches");
            }
        }
        if let Some(end) = table.ended_by_time(now) {
            let then = match table.decide(person, command, &self.limits, self.started, now) {
                // An action that was played before the end is acknowledged again.
                Ok(Decision::WasPlayed(n)) => Then::Answer(table.played(n, now)),
                _ => Then::Refuse((Why::Over, "the match has ended".into())),
            };
            return Ok(Plan { writes: vec![Write::Table(code, end)], then });
        }
        Ok(match table.decide(person, command, &self.limits, self.started, now)? {
            Decision::Entries(entries) => {
                let writes = entries.into_iter().map(|what| Write::Table(code, what)).collect();
                Plan { writes, then: Then::Nothing }
            }
            Decision::Next => {
                let writes = vec![Write::Table(code, What::Next), Write::NextMatch(code, table.next_opening())];
                Plan { writes, then: Then::Nothing }
            }
            Decision::WasPlayed(n) => Plan::at_once(Then::Answer(table.played(n, now))),
            Decision::Stands(what) => Plan::at_once(Then::Answer(offered(code, what, person))),
        })
    }

    /// Returns the table to which a link leads somebody at an address.
    pub(super) fn find(
        &mut self,
        link: &str,
        who: Option<PersonId>,
        address: Option<IpAddr>,
        now: Duration,
    ) -> Result<Code, Refusal> {
        if let Ok(Link { code, key }) = link.parse()
            && self.open_room(code, now).map_err(|error| read_only(&error))?
            && self.tables[&code].is_found(key, who, now)
        {
            return Ok(code);
        }
        if self.addresses.is_too_much(address, Deed::WrongCode, now) {
            return refusal(Why::TooFast, "too many codes were tried that no table has; wait a minute");
        }
        refusal(Why::UnknownTable, "there is no such table")
    }

    /// Returns the table that a connection names, with what other servers have written.
    pub(super) fn find_newest(&mut self, id: ConnectionId, table: &str, now: Duration) -> Result<Code, Refusal> {
        let code = self.find_for(id, table, now)?;
        // While the ledger does not answer, what is known can be seen.
        let _ = self.read_others(code, now);
        self.find_for(id, table, now)
    }

    /// Returns the table that a connection names.
    pub(super) fn find_for(&mut self, id: ConnectionId, table: &str, now: Duration) -> Result<Code, Refusal> {
        let (who, address) =
            self.connections.get(&id).map_or((None, None), |connection| (connection.person, connection.address));
        self.find(table, who, address, now)
    }

    /// Returns the table with a code and the seat that a connection plays.
    pub(super) fn seat(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        table: &str,
        now: Duration,
    ) -> Result<(Code, Person), Refusal> {
        let code = self.find_for(id, table, now)?;
        match self.tables[&code].seat_of(who) {
            Some(person) if self.playing(who) == Some(id) => Ok((code, person)),
            Some(_) => refusal(Why::NotSeated, "this seat is played on another page; say hello again to play here"),
            None => refusal(Why::NotSeated, "you have no seat at this table"),
        }
    }
}
