//! Messages to connections: answers, refusals, and what everybody at a table is told.

use super::{Outgoing, POLICY, Server};
use crate::code::Code;
use crate::connection::ConnectionId;
use crate::ledger::Ledger;
use crate::message::ServerMessage;
use crate::refusal::Refusal;
use crate::words::{OfferKind, Person};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

impl<L: Ledger> Server<L> {
    /// Sends a message to one connection.
    pub(super) fn send(&mut self, to: ConnectionId, message: &ServerMessage) {
        self.out.push(Outgoing::Send { to, text: message.to_text().into() });
    }

    /// Sends a message to both seats and all spectators of a table, but not to `except`.
    pub(super) fn broadcast(&mut self, code: Code, message: &ServerMessage, except: Option<ConnectionId>) {
        let Some(table) = self.tables.get(&code) else { return };
        let seats = table.seats.iter().flatten().filter_map(|&who| self.playing(who));
        let to: BTreeSet<ConnectionId> = seats.chain(table.watchers.iter().copied()).collect();
        let text: Arc<str> = message.to_text().into();
        let to = to.into_iter().filter(|&to| Some(to) != except);
        self.out.extend(to.map(|to| Outgoing::Send { to, text: text.clone() }));
    }

    /// Sends the whole state of a table, and the offers that stand.
    pub(super) fn send_table(&mut self, to: ConnectionId, code: Code, now: Duration) {
        let Some(table) = self.tables.get(&code) else { return };
        let message = table.message(now);
        let offers: Vec<ServerMessage> =
            table.offers.iter().map(|&(what, person)| offered(code, what, person)).collect();
        self.send(to, &message);
        offers.iter().for_each(|offer| self.send(to, offer));
    }

    pub(super) fn refuse(
        &mut self,
        to: ConnectionId,
        (why, say): Refusal,
        of: &str,
        table: Option<&str>,
        n: Option<u64>,
    ) {
        let table = table.filter(|table| table.len() <= 16).map(str::to_string);
        *self.tally.refusals.entry(why).or_default() += 1;
        self.send(to, &ServerMessage::Refused { why, of: of.into(), table, n, say });
    }

    pub(super) fn close(&mut self, to: ConnectionId, why: &'static str) {
        if let Some(connection) = self.connections.get_mut(&to) {
            connection.closing = true;
            self.out.push(Outgoing::Close { to, code: POLICY, why });
        }
    }

    pub(super) fn count_malformed(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.malformed += 1;
        if connection.malformed >= self.limits.malformed {
            self.close(id, "too many malformed messages");
        }
    }
}

/// Returns the message about an offer.
pub(super) fn offered(code: Code, what: OfferKind, person: Person) -> ServerMessage {
    ServerMessage::Offer { table: code.to_string(), what, person }
}
