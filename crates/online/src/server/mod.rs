//! The server without I/O: it is told what arrives and what time it is, and returns what to send.
//!
//! A message leads to a plan (`plan`, `seats`, `people`): entries for the ledger, and what follows when they are in it. A
//! plan without entries is carried out at once; the others wait in a batch (`batch`), and one append takes the entries of all
//! of them. Only then are they applied to tables and persons, and what they mean is sent.

mod addresses;
mod batch;
mod classes;
mod export;
mod lessons;
mod others;
mod people;
mod plan;
mod removal;
mod rooms;
mod seats;
mod show;
#[cfg(test)]
mod tests;
mod tick;

pub use export::Export;

use super::class::Class;
use super::class::entry::class_of;
use super::code::{Code, PersonId};
use super::connection::{Connection, ConnectionId, Known};
use super::entry::match_of;
use super::ledger::{Ledger, LedgerError};
use super::limits::Limits;
use super::message::{ClientMessage, LONGEST, ServerMessage};
use super::refusal::{Refusal, refusal};
use super::table::{ReplayError, Table};
use super::words::{OfferKind, Person, Why};
use addresses::{Addresses, network};
use batch::Held;
use rand::Rng;
use rooms::Sweep;
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

/// Something about a table that the caller writes to its log, one line per note: its match has ended, it was removed
/// without an end, or it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The code of the table.
    pub table: Code,
    /// What happened, in English.
    pub text: String,
}

/// What has happened since a server was last asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of actions that were played.
    pub actions: u64,
    /// The number of refused messages, by reason.
    pub refusals: HashMap<Why, u64>,
}

/// A stream of the ledger that describes no match, or no class. It stays in the ledger, and the code of its table is not used again.
#[derive(Debug)]
pub struct Damage {
    /// The name of the stream.
    pub stream: String,
    /// The error.
    pub error: ReplayError,
}

/// Reads all matches of a ledger, and returns their number and the streams that describe none.
///
/// # Errors
/// [`LedgerError`] if the ledger cannot be read.
pub fn examine(ledger: &mut impl Ledger) -> Result<(usize, Vec<Damage>), LedgerError> {
    let (mut matches, mut damaged) = (0, Vec::new());
    for head in ledger.heads("")? {
        if let Some(code) = class_of(&head.stream) {
            if let Err(error) = Class::replay(code, &ledger.read(&head.stream, 0)?) {
                damaged.push(Damage { stream: head.stream, error: error.into() });
            }
            continue;
        }
        let Some((code, number)) = match_of(&head.stream) else { continue };
        match Table::replay(code, number, &ledger.read(&head.stream, 0)?) {
            Ok(_) => matches += 1,
            Err(error) => damaged.push(Damage { stream: head.stream, error }),
        }
    }
    Ok((matches, damaged))
}

/// The tables and connections of one server. Several servers can use one ledger. Times are counted from 1970 and must not
/// go back.
#[derive(Debug)]
pub struct Server<L> {
    ledger: L,
    version: String,
    limits: Limits,
    /// The tables that somebody has needed lately. All others are in the ledger only.
    tables: BTreeMap<Code, Table>,
    /// The classes in memory: those that were used in the last ten minutes.
    classes: BTreeMap<Code, Class>,
    /// The persons who may open classes.
    teachers: BTreeSet<PersonId>,
    /// The number of tables in the ledger, as far as this server knows.
    count: usize,
    /// Codes of damaged streams.
    reserved: BTreeSet<Code>,
    /// The persons who have been connected lately.
    people: HashMap<PersonId, Known>,
    /// Persons at open tables who are present at other servers.
    elsewhere: BTreeSet<PersonId>,
    connections: HashMap<ConnectionId, Connection>,
    addresses: Addresses,
    /// Whether the ledger has no table yet, and does not say which form it has.
    form_is_due: bool,
    /// The seats of persons for whom a ledger of an earlier version has no streams, because it could not be written.
    unwritten: BTreeMap<PersonId, BTreeSet<Code>>,
    /// What waits for the ledger.
    batch: Vec<Held>,
    sweep: Sweep,
    /// When this server started.
    started: Duration,
    out: Vec<Outgoing>,
    notes: Vec<Note>,
    tally: Tally,
}

impl<L: Ledger> Server<L> {
    /// Returns a server with the tables of its ledger. `version` is what it calls itself.
    ///
    /// # Errors
    /// [`LedgerError`] if the ledger cannot be read.
    pub fn load(ledger: L, version: &str, limits: Limits, now: Duration) -> Result<Server<L>, LedgerError> {
        let mut server = Server {
            ledger,
            version: version.into(),
            limits,
            tables: BTreeMap::new(),
            classes: BTreeMap::new(),
            teachers: BTreeSet::new(),
            count: 0,
            reserved: BTreeSet::new(),
            people: HashMap::new(),
            elsewhere: BTreeSet::new(),
            connections: HashMap::new(),
            addresses: Addresses::default(),
            form_is_due: false,
            unwritten: BTreeMap::new(),
            batch: Vec::new(),
            sweep: Sweep::default(),
            started: now,
            out: Vec::new(),
            notes: Vec::new(),
            tally: Tally::default(),
        };
        server.bring_up_to_date(now)?;
        Ok(server)
    }

    /// Lets a person open classes: whoever has the token that the owner of the server keeps. Several servers with one ledger have
    /// the same teachers only if they are told so.
    pub fn appoint(&mut self, who: PersonId) {
        self.teachers.insert(who);
    }

    /// Takes a new connection from an address, if that is known. (Behind a proxy that does not tell the addresses of its
    /// clients all of them would have the same one.)
    pub fn connect(&mut self, id: ConnectionId, address: Option<IpAddr>, now: Duration) -> Vec<Outgoing> {
        let address = address.map(network);
        self.connections.insert(id, Connection::new(address, now));
        self.addresses.arrive(address, id, now);
        let alike = self.addresses.connections(address).filter_map(|id| Some((id, self.connections.get(&id)?)));
        let alike: Vec<_> = alike.filter(|(_, other)| !other.closing).collect();
        let pending = || alike.iter().filter(|(_, other)| other.person.is_none());
        // A client says hello at once. Whoever waits longest is the least likely to do so.
        let oldest = pending().min_by_key(|(id, other)| (other.since, *id)).map(|(id, _)| *id);
        if alike.len() > self.limits.connections {
            self.close(id, "too many connections from this address");
        } else if let Some(oldest) = oldest.filter(|_| pending().count() > self.limits.pending) {
            self.close(oldest, "the first message must be 'hello', and others wait");
        }
        std::mem::take(&mut self.out)
    }

    /// Handles one message, with an append of its own for the entries that it leads to. Returns what is to be sent.
    pub fn handle(&mut self, id: ConnectionId, text: &str, now: Duration, rng: &mut dyn Rng) -> Vec<Outgoing> {
        let mut out = self.stage(id, text, now, rng);
        out.extend(self.flush(now, rng));
        out
    }

    /// Takes a message. What has to be in the ledger first waits for [`Server::flush`], so that one append can take what
    /// many messages lead to.
    pub fn stage(&mut self, id: ConnectionId, text: &str, now: Duration, rng: &mut dyn Rng) -> Vec<Outgoing> {
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
        let is_greeted = connection.person.is_some();
        match read(text) {
            Err((why, say)) => {
                self.refuse(id, (why, say), &type_of(text), None, None);
                if why != Why::Version {
                    self.count_malformed(id);
                }
            }
            Ok(message) if is_greeted || matches!(message, ClientMessage::Hello { .. }) => {
                self.request(id, message, now, rng);
            }
            Ok(message) => {
                let say = "the first message of a connection must be 'hello'";
                self.refuse(id, (Why::Malformed, say.into()), message.t(), None, None);
                self.count_malformed(id);
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

    /// Sends a message to one connection.
    fn send(&mut self, to: ConnectionId, message: &ServerMessage) {
        self.out.push(Outgoing::Send { to, text: message.to_text().into() });
    }

    /// Sends a message to both seats and all spectators of a table, but not to `except`.
    fn broadcast(&mut self, code: Code, message: &ServerMessage, except: Option<ConnectionId>) {
        let Some(table) = self.tables.get(&code) else { return };
        let seats = table.seats.iter().flatten().filter_map(|&who| self.playing(who));
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
        *self.tally.refusals.entry(why).or_default() += 1;
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

    /// Returns what has happened since the last call.
    pub fn take_tally(&mut self) -> Tally {
        std::mem::take(&mut self.tally)
    }

    /// Returns the number of tables in memory.
    #[must_use]
    pub fn open_tables(&self) -> usize {
        self.tables.len()
    }

    /// Returns the number of tables in the ledger. What other servers open and remove is counted within ten minutes.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.count
    }

    /// Returns the number of messages that wait for [`Server::flush`].
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.batch.len()
    }

    /// Returns the number of connections.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// Returns the position of the table with a code, for a visitor from an address, if that is known.
    ///
    /// # Errors
    /// [`Why::UnknownTable`] if there is no such table, [`Why::TooFast`] if too many codes were tried from there,
    /// [`Why::ReadOnly`] if the ledger cannot be read.
    pub fn position(
        &mut self,
        table: &str,
        address: Option<IpAddr>,
        now: Duration,
    ) -> Result<Box<dyn AnyPosition>, Why> {
        let code = self.find(table, None, address.map(network), now).map_err(|(why, _)| why)?;
        Ok(self.tables[&code].game.position().boxed())
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
