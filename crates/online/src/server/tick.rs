//! What happens because time passes: presence, clocks, silent connections, old tables.

use super::people::DAY;
use super::plan::{Plan, Then, Write};
use super::{Code, ConnectionId, Ledger, Outgoing, Server, ServerMessage};
use crate::code::PersonId;
use crate::entry::What;
use crate::words::{Persons, Presence};
use rand::Rng;
use std::collections::BTreeSet;
use std::time::Duration;

impl<L: Ledger> Server<L> {
    /// Does what is due. The caller calls it several times a second.
    pub fn tick(&mut self, now: Duration, rng: &mut dyn Rng) -> Vec<Outgoing> {
        let mut out = self.flush(now, rng);
        out.extend(self.read_news(now));
        self.close_silent(now);
        self.look_elsewhere(now);
        let codes: Vec<Code> = self.tables.keys().copied().collect();
        for code in codes {
            self.refresh(code, None, now);
            let Some(table) = self.tables.get(&code) else { continue };
            let is_due = table.shown.contains(&Presence::Present) && now.saturating_sub(table.written) >= DAY;
            if let Some(what) = table.ended_by_time(now).or(is_due.then_some(What::Seen)) {
                // A ledger that cannot be written is tried again with the next tick.
                self.due(Plan { writes: vec![Write::Table(code, what)], then: Then::Nothing }, now);
            }
        }
        self.tick_classes(now, rng);
        out.extend(self.flush(now, rng));
        self.shut_unused(now);
        self.remove_old(now);
        out.append(&mut self.out);
        out
    }

    /// Tells other servers who is present at this one, and asks who is at others.
    fn look_elsewhere(&mut self, now: Duration) {
        let here: Vec<PersonId> =
            self.people.iter().filter(|(_, known)| known.is_present(now)).map(|(&who, _)| who).collect();
        let seats: BTreeSet<PersonId> = self.tables.values().flat_map(|table| table.seats).flatten().collect();
        let entrants = self.classes.values().flat_map(|class| &class.entrants).map(|entrant| entrant.who);
        let wanted: BTreeSet<PersonId> = seats.into_iter().chain(entrants).collect();
        let wanted: Vec<PersonId> = wanted.into_iter().collect();
        // Those who are elsewhere are away while nobody can say it.
        self.elsewhere = self.ledger.meet(&here, &wanted).unwrap_or_default();
    }

    fn close_silent(&mut self, now: Duration) {
        let silent = |(&id, connection): (&ConnectionId, &super::Connection)| {
            if connection.closing {
                None
            } else if connection.person.is_none() && now.saturating_sub(connection.since) >= self.limits.hello {
                Some((id, "the first message must be 'hello', within ten seconds"))
            } else if now.saturating_sub(connection.heard) >= self.limits.silence {
                Some((id, "nothing was heard for a minute"))
            } else {
                None
            }
        };
        let silent: Vec<_> = self.connections.iter().filter_map(silent).collect();
        silent.into_iter().for_each(|(id, why)| self.close(id, why));
    }

    /// Compares who is present with what was last sent, and sends the difference, but not to `except`.
    pub(super) fn refresh(&mut self, code: Code, except: Option<ConnectionId>, now: Duration) {
        let Some(table) = self.tables.get(&code) else { return };
        let (before, shown) = (table.shown, self.presence(table, now));
        let Some(table) = self.tables.get_mut(&code) else { return };
        table.shown = shown;
        if let Some(returns) = &mut table.returns {
            returns.note(shown, now);
        }
        if shown.contains(&Presence::Present) || !table.watchers.is_empty() {
            table.visited = now;
        }
        let is_settled = table.settle_clock(self.limits.clocks_run_on, now);
        if is_settled {
            // The whole table that follows must not be older than what somebody has seen.
            let _ = self.read_others(code, now);
        }
        if shown != before {
            let persons = Persons::from(shown);
            self.broadcast(code, &ServerMessage::Presence { table: code.to_string(), persons }, except);
        }
        if let Some(table) = self.tables.get(&code).filter(|_| is_settled) {
            self.broadcast(code, &table.message(now), except);
        }
    }
}
