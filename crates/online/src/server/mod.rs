//! The server without I/O: it is told what arrives and what time it is, and returns what to send.

mod commit;
mod offers;
mod people;
mod play;
mod seats;
#[cfg(test)]
mod tests;
mod tick;

use super::code::{Code, Token};
use super::connection::{Connection, ConnectionId, Known};
use super::entry::{Entry, What};
use super::ledger::{Ledger, LedgerError};
use super::limits::Limits;
use super::message::{ClientMessage, LONGEST, ServerMessage};
use super::table::{ReplayError, Returns, Table};
use super::words::{OfferKind, Person, Why};
use rand::Rng;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tabuleiro_catalogue::AnyPosition;

/// The code with which a connection is closed that broke a limit (RFC 6455, 7.4.1).
pub const POLICY: u16 = 1008;

/// Something that the caller must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// Send a message.
    Send {
        /// To this connection.
        to: ConnectionId,
        /// The message as text.
        text: Arc<str>,
    },
    /// Close a connection, after all that was sent to it. The caller calls [`Server::disconnect`] when it is closed.
    Close {
        /// The connection.
        to: ConnectionId,
        /// The code of the close frame.
        code: u16,
        /// The reason, in English.
        why: &'static str,
    },
}

/// A table whose match has ended, or that was removed without an end. The caller writes one line per note to its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The code of the table.
    pub table: Code,
    /// What happened, in English.
    pub text: String,
}

/// A stream of the ledger that describes no table. It stays in the ledger, and its code is not used again.
#[derive(Debug)]
pub struct Damage {
    /// The name of the stream.
    pub event: String,
    /// The error.
    pub error: ReplayError,
}

/// All tables and connections. Times are counted from 1970 and must not go back.
#[derive(Debug)]
pub struct Server<L> {
    ledger: L,
    version: String,
    limits: Limits,
    tables: BTreeMap<Code, Table>,
    /// Codes of damaged streams.
    reserved: BTreeSet<Code>,
    people: HashMap<Token, Known>,
    connections: HashMap<ConnectionId, Connection>,
    /// When this server started.
    started: Duration,
    out: Vec<Outgoing>,
    notes: Vec<Note>,
}

/// A refusal without the message that it refuses.
type Refusal = (Why, String);

/// Returns a refusal.
fn refusal<T>(why: Why, say: impl Into<String>) -> Result<T, Refusal> {
    Err((why, say.into()))
}

impl<L: Ledger> Server<L> {
    /// Returns a server with the tables of its ledger. `version` is what it calls itself.
    ///
    /// # Errors
    /// [`LedgerError`] if the ledger cannot be read.
    pub fn load(
        mut ledger: L,
        version: &str,
        limits: Limits,
        now: Duration,
    ) -> Result<(Server<L>, Vec<Damage>), LedgerError> {
        let streams = ledger.load()?;
        let mut server = Server {
            ledger,
            version: version.into(),
            limits,
            tables: BTreeMap::new(),
            reserved: BTreeSet::new(),
            people: HashMap::new(),
            connections: HashMap::new(),
            started: now,
            out: Vec::new(),
            notes: Vec::new(),
        };
        let mut damaged = Vec::new();
        for stream in streams {
            let Ok(code) = stream.event.parse::<Code>() else { continue };
            match Table::replay(code, &stream.entries) {
                Ok(table) => server.put(table, now),
                Err(error) => {
                    server.reserved.insert(code);
                    damaged.push(Damage { event: stream.event, error });
                }
            }
        }
        Ok((server, damaged))
    }

    /// Adds a table of the ledger. It is kept for another day at least, because presence is not in the ledger.
    fn put(&mut self, mut table: Table, now: Duration) {
        let day = Duration::from_hours(24);
        table.last_present = table.last_present.max((now + day).saturating_sub(self.limits.kept)).min(now);
        for token in table.seats.into_iter().flatten() {
            self.people.entry(token).or_default().seats.insert(table.code);
        }
        table.shown = self.presence(&table, now);
        table.returns = Some(Returns::default());
        self.tables.insert(table.code, table);
    }

    /// Takes a new connection from an address.
    pub fn connect(&mut self, id: ConnectionId, address: IpAddr, now: Duration) -> Vec<Outgoing> {
        let seatless = self.seatless(address, None);
        // Somebody who comes back to a seat must get in although others from the same address are without one.
        let crowded = seatless >= self.limits.seatless;
        let patience = if crowded { self.limits.hello.min(Duration::from_secs(2)) } else { self.limits.hello };
        self.connections.insert(id, Connection::new(address, patience, now));
        if seatless >= self.limits.seatless + self.limits.spectators {
            self.close(id, "too many connections without a seat from this address");
        }
        std::mem::take(&mut self.out)
    }

    /// Takes a message.
    pub fn handle(&mut self, id: ConnectionId, text: &str, now: Duration, rng: &mut dyn Rng) -> Vec<Outgoing> {
        let Some(connection) = self.connections.get_mut(&id).filter(|connection| !connection.closing) else {
            return Vec::new();
        };
        connection.heard = now;
        if connection.is_too_fast(self.limits.messages, self.limits.pace, now) {
            let say = "too many messages in a short time; the connection is closed";
            self.refuse(id, (Why::TooFast, say.into()), &type_of(text), None, None);
            self.close(id, "too many messages");
            return std::mem::take(&mut self.out);
        }
        let greeted = connection.token;
        match read(text) {
            Err((why, say)) => {
                self.refuse(id, (why, say), &type_of(text), None, None);
                if why != Why::Version {
                    self.count_malformed(id);
                }
            }
            Ok(ClientMessage::Hello { token, .. }) => self.hello(id, token.as_deref(), now, rng),
            Ok(message) => {
                if let Some(token) = greeted {
                    self.dispatch(id, token, &message, now, rng);
                } else {
                    let say = "the first message of a connection must be 'hello'";
                    self.refuse(id, (Why::Malformed, say.into()), message.t(), None, None);
                    self.count_malformed(id);
                }
            }
        }
        std::mem::take(&mut self.out)
    }

    /// Notes that the server stood for a while, which the time that it is told leaves out. What clients sent in the meantime
    /// arrives now, and is not too fast.
    pub fn stood(&mut self, pause: Duration, now: Duration) {
        for connection in self.connections.values_mut() {
            connection.excuse(pause, self.limits.messages, self.limits.pace, now);
        }
    }

    /// Takes a message that is not a text, or longer than the caller can hold.
    pub fn refuse_frame(&mut self, id: ConnectionId, too_big: bool, now: Duration) -> Vec<Outgoing> {
        let Some(connection) = self.connections.get_mut(&id).filter(|connection| !connection.closing) else {
            return Vec::new();
        };
        connection.heard = now;
        let why = if too_big { too_long() } else { (Why::Malformed, "expected a text message".into()) };
        self.refuse(id, why, "", None, None);
        self.count_malformed(id);
        std::mem::take(&mut self.out)
    }

    fn dispatch(&mut self, id: ConnectionId, token: Token, message: &ClientMessage, now: Duration, rng: &mut dyn Rng) {
        if let Some(known) = self.people.get_mut(&token).filter(|known| known.playing == Some(id)) {
            known.heard = Some(now);
        }
        let (table, n) = match message {
            ClientMessage::Play { table, n, .. } => (Some(table), Some(*n)),
            ClientMessage::Join { table }
            | ClientMessage::Watch { table }
            | ClientMessage::Resign { table }
            | ClientMessage::Draw { table }
            | ClientMessage::Undo { table }
            | ClientMessage::Rematch { table }
            | ClientMessage::Claim { table }
            | ClientMessage::Leave { table } => (Some(table), None),
            ClientMessage::Hello { .. } | ClientMessage::Open { .. } | ClientMessage::Ping {} => (None, None),
        };
        let answer = match message {
            ClientMessage::Hello { .. } => Ok(()),
            ClientMessage::Open { game, options, person, clock } => {
                self.open(id, token, game, options, *person, *clock, now, rng)
            }
            ClientMessage::Join { table } => self.join(id, token, table, now),
            ClientMessage::Watch { table } => self.watch(id, token, table, now),
            ClientMessage::Play { table, n, action } => self.play(id, token, table, *n, action, now),
            ClientMessage::Resign { table } => self.resign(id, token, table, now),
            ClientMessage::Draw { table } => self.offer(id, token, table, OfferKind::Draw, now),
            ClientMessage::Undo { table } => self.offer(id, token, table, OfferKind::Undo, now),
            ClientMessage::Rematch { table } => self.offer(id, token, table, OfferKind::Rematch, now),
            ClientMessage::Claim { table } => self.claim(id, token, table, now),
            ClientMessage::Leave { table } => self.leave(id, token, table, now),
            ClientMessage::Ping {} => {
                self.send(id, &ServerMessage::Pong {});
                Ok(())
            }
        };
        if let Err(why) = answer {
            self.refuse(id, why, message.t(), table.map(String::as_str), n);
        }
    }

    /// Returns the table with a code.
    fn find(&self, table: &str) -> Result<Code, Refusal> {
        let code = table.parse::<Code>().ok().filter(|code| self.tables.contains_key(code));
        code.map_or_else(|| refusal(Why::UnknownTable, "there is no such table"), Ok)
    }

    /// Returns the table with a code and the seat that a connection plays.
    fn seat(&self, id: ConnectionId, token: Token, table: &str) -> Result<(Code, Person), Refusal> {
        let code = self.find(table)?;
        let plays = self.people.get(&token).is_some_and(|known| known.playing == Some(id));
        let seat = self.tables[&code].seat_of(token);
        match seat {
            Some(person) if plays => Ok((code, person)),
            Some(_) => refusal(Why::NotSeated, "this seat is played on another page; say hello again to play here"),
            None => refusal(Why::NotSeated, "you have no seat at this table"),
        }
    }

    /// Sends a message to one connection.
    fn send(&mut self, to: ConnectionId, message: &ServerMessage) {
        self.out.push(Outgoing::Send { to, text: message.to_text().into() });
    }

    /// Sends a message to both seats and all spectators of a table, but not to `except`.
    fn broadcast(&mut self, code: Code, message: &ServerMessage, except: Option<ConnectionId>) {
        let Some(table) = self.tables.get(&code) else { return };
        let playing = |token: &Token| self.people.get(token).and_then(|known| known.playing);
        let seats = table.seats.iter().flatten().filter_map(playing);
        let to: BTreeSet<ConnectionId> = seats.chain(table.watchers.iter().copied()).collect();
        let text: Arc<str> = message.to_text().into();
        let to = to.into_iter().filter(|&to| Some(to) != except);
        self.out.extend(to.map(|to| Outgoing::Send { to, text: text.clone() }));
    }

    /// Sends the whole state of a table, and the offers that stand.
    fn send_table(&mut self, to: ConnectionId, code: Code, now: Duration) {
        let Some(table) = self.tables.get(&code) else { return };
        let message = table.message(now);
        let offers: Vec<ServerMessage> =
            table.offers.iter().map(|&(what, person)| offered(code, what, person)).collect();
        self.send(to, &message);
        offers.iter().for_each(|offer| self.send(to, offer));
    }

    fn refuse(&mut self, to: ConnectionId, (why, say): Refusal, of: &str, table: Option<&str>, n: Option<u64>) {
        let table = table.filter(|table| table.len() <= 16).map(str::to_string);
        self.send(to, &ServerMessage::Refused { why, of: of.into(), table, n, say });
    }

    fn close(&mut self, to: ConnectionId, why: &'static str) {
        if let Some(connection) = self.connections.get_mut(&to) {
            connection.closing = true;
            self.out.push(Outgoing::Close { to, code: POLICY, why });
        }
    }

    fn count_malformed(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.malformed += 1;
        if connection.malformed >= self.limits.malformed {
            self.close(id, "too many malformed messages");
        }
    }

    /// Returns the notes since the last call.
    pub fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// Returns the number of tables.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Returns the number of connections.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// Returns the position of the table with a code; `None` if there is no such table.
    #[must_use]
    pub fn position(&self, table: &str) -> Option<Box<dyn AnyPosition>> {
        let code = self.find(table).ok()?;
        Some(self.tables[&code].game.position().boxed())
    }

    /// Returns the ledger.
    pub fn ledger(&mut self) -> &mut L {
        &mut self.ledger
    }
}

/// Returns the message about an offer.
fn offered(code: Code, what: OfferKind, person: Person) -> ServerMessage {
    ServerMessage::Offer { table: code.to_string(), what, person }
}

fn too_long() -> Refusal {
    (Why::TooBig, format!("a message has at most {LONGEST} bytes"))
}

/// Reads a message of a client.
fn read(text: &str) -> Result<ClientMessage, Refusal> {
    if text.len() > LONGEST {
        return Err(too_long());
    }
    let message = ClientMessage::parse(text);
    let version = match &message {
        Ok(ClientMessage::Hello { v, .. }) => Some(*v),
        Ok(_) => None,
        // The `hello` of a later version may have other keys.
        Err(_) => {
            let value: Value = serde_json::from_str(text).unwrap_or_default();
            value.get("v").and_then(Value::as_u64).filter(|_| value.get("t").is_some_and(|t| t == "hello"))
        }
    };
    if let Some(version) = version.filter(|&version| version != super::message::VERSION) {
        return refusal(Why::Version, format!("this server speaks version 1 of the wire, not {version}"));
    }
    message.map_err(|error| (Why::Malformed, error.to_string()))
}

/// Returns the value of the key `t`, for the refusal of a message that cannot be read.
fn type_of(text: &str) -> String {
    let value = if text.len() > LONGEST { Value::Null } else { serde_json::from_str(text).unwrap_or_default() };
    let t = value.get("t").and_then(Value::as_str).unwrap_or_default();
    t.chars().take(16).collect()
}
