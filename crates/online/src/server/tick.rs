//! What happens because time passes: presence, clocks, silent connections, old tables.

use super::{Code, ConnectionId, Ledger, Outgoing, Server, ServerMessage};
use crate::words::{Persons, Presence};
use std::time::Duration;

impl<L: Ledger> Server<L> {
    /// Does what is due. The caller calls it several times a second.
    pub fn tick(&mut self, now: Duration) -> Vec<Outgoing> {
        self.close_silent(now);
        let codes: Vec<Code> = self.tables.keys().copied().collect();
        for code in codes {
            self.refresh(code, None, now);
            // A ledger that cannot be written is tried again with the next tick.
            let _ = self.end_by_time(code, now);
            self.remove_old(code, now);
        }
        std::mem::take(&mut self.out)
    }

    fn close_silent(&mut self, now: Duration) {
        let silent = |(&id, connection): (&ConnectionId, &super::Connection)| {
            if connection.closing {
                None
            } else if connection.token.is_none() && now.saturating_sub(connection.since) >= connection.patience {
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
        if shown.contains(&Presence::Present) {
            table.last_present = now;
        }
        let whole = table.settle_clock(self.limits.clocks_run_on, now).then(|| table.message(now));
        if shown != before {
            let persons = Persons::from(shown);
            self.broadcast(code, &ServerMessage::Presence { table: code.to_string(), persons }, except);
        }
        if let Some(whole) = whole {
            self.broadcast(code, &whole, except);
        }
    }

    fn remove_old(&mut self, code: Code, now: Duration) {
        let Some(table) = self.tables.get(&code) else { return };
        let old = now.saturating_sub(table.last_present) >= self.limits.kept;
        if !old || self.ledger.remove(&code.to_string()).is_err() {
            return;
        }
        let Some(table) = self.tables.remove(&code) else { return };
        for token in table.seats.into_iter().flatten() {
            if let Some(known) = self.people.get_mut(&token) {
                known.seats.remove(&code);
            }
        }
        for id in &table.watchers {
            if let Some(connection) = self.connections.get_mut(id) {
                connection.watching.remove(&code);
            }
        }
        if table.over.is_none() {
            let text = format!("{}, {} actions, removed without an end", table.game.position().facts().id, table.n());
            self.note(code, text);
        }
    }
}
