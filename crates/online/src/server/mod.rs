//! The server without I/O: it is told what arrives and what time it is, and returns what to send.
//!
//! A message leads to a plan (`plan`, `seats`, `people`): entries for the ledger, and what follows when they are in it. A
//! plan without entries is carried out at once; the others wait in a batch (`batch`), and one append takes the entries of all
//! of them. Only then are they applied to tables and persons, and what they mean is sent.

mod addresses;
mod batch;
mod classes;
mod examine;
mod export;
mod lessons;
mod others;
mod outgoing;
mod people;
mod plan;
mod read;
mod removal;
mod rooms;
mod seats;
mod send;
mod show;
#[cfg(test)]
mod tests;
mod tick;

pub use examine::{Damage, examine};
pub use export::Export;
pub use outgoing::{Note, Outgoing, POLICY, Tally};

use super::class::Class;
use super::code::{Code, PersonId};
use super::connection::{Connection, ConnectionId, Known};
use super::ledger::{Ledger, LedgerError};
use super::limits::Limits;
use super::message::{ClientMessage, ServerMessage};
use super::refusal::{Refusal, refusal};
use super::table::Table;
use super::words::Why;
use addresses::{Addresses, network};
use batch::Held;
use rand::Rng;
use read::{too_long, type_of};
use rooms::Sweep;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::time::Duration;
use tabuleiro_catalogue::AnyPosition;

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
        match read::read(text) {
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
