//! Entries of the ledger: nothing changes, and nothing is acknowledged, before the ledger has taken it.

use super::{Code, Entry, Ledger, LedgerError, Refusal, Server, ServerMessage, Table, What, Why, refusal};
use crate::words::Person;
use std::time::Duration;

/// Returns the refusal of a message that needs an entry in the ledger.
pub(super) fn read_only(error: LedgerError) -> Refusal {
    (Why::ReadOnly, format!("nothing can be saved at the moment: {error}"))
}

impl<L: Ledger> Server<L> {
    /// Writes an entry and changes the table by it. After an error nothing has changed.
    pub(super) fn commit(&mut self, code: Code, what: What, now: Duration) -> Result<(), Refusal> {
        let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
        let entry = Entry { at: now.as_secs(), what };
        match self.ledger.append(&code.to_string(), table.seq, &entry.to_text()) {
            Ok(()) => {}
            Err(LedgerError::Conflict { .. }) => {
                self.read_again(code, now);
                return refusal(Why::Stale, "the table has been read again from the ledger; try again");
            }
            Err(error) => return Err(read_only(error)),
        }
        table.apply(&entry).map_err(|error| (Why::Illegal, error.to_string()))
    }

    /// Reads a table again whose stream has other entries than it: an entry was stored although the ledger reported a
    /// failure, or another server wrote it.
    fn read_again(&mut self, code: Code, now: Duration) {
        let replayed = self.ledger.entries(&code.to_string()).ok().and_then(|list| Table::replay(code, &list).ok());
        let (Some(mut table), Some(before)) = (replayed, self.tables.remove(&code)) else { return };
        for token in before.seats.into_iter().flatten() {
            self.people.entry(token).or_default().seats.remove(&code);
        }
        for token in table.seats.into_iter().flatten() {
            self.people.entry(token).or_default().seats.insert(code);
        }
        table.watchers = before.watchers;
        table.last_present = before.last_present;
        table.returns = before.returns;
        table.shown = self.presence(&table, now);
        table.settle_clock(self.limits.clocks_run_on, now);
        let seats = Person::BOTH.map(|person| (person, table.seats[person.index()]));
        self.tables.insert(code, table);
        for (person, token) in seats {
            let playing = token.and_then(|token| self.people.get(&token)?.playing);
            if let Some(to) = playing.filter(|_| token != before.seats[person.index()]) {
                self.stop_watching(to, code);
                self.send(to, &ServerMessage::Seated { table: code.to_string(), person });
            }
        }
        self.broadcast_table(code, now);
    }
}
