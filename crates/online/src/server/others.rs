//! What other servers with the same ledger have written: it is read when the ledger tells of it, and before something is decided
//! or shown that may depend on it.

use super::rooms::FORM;
use super::send::offered;
use super::{Code, Ledger, LedgerError, Outgoing, Server};
use crate::class::entry::{class_of, class_stream};
use crate::code::PersonId;
use crate::entry::{Entry, PERSONS, What, match_of, match_stream, person_stream};
use crate::ledger::News;
use crate::words::Person;
use std::time::Duration;

impl<L: Ledger> Server<L> {
    /// Reads what other servers have written, and sends what it means.
    pub fn read_news(&mut self, now: Duration) -> Vec<Outgoing> {
        match self.ledger.news() {
            News::Streams(streams) => streams.iter().for_each(|stream| self.read_on(stream, now)),
            News::Unknown => {
                let tables = self.tables.values().map(crate::table::Table::stream);
                let people = self.people.keys().map(|&who| person_stream(who));
                let classes = self.classes.keys().map(|&code| class_stream(code));
                let streams: Vec<String> = tables.chain(people).chain(classes).collect();
                streams.iter().for_each(|stream| self.read_on(stream, now));
            }
        }
        std::mem::take(&mut self.out)
    }

    /// Reads what other servers have written at an open table, and sends what it means.
    pub(super) fn read_others(&mut self, code: Code, now: Duration) -> Result<(), LedgerError> {
        match self.tables.get(&code).map(|table| table.number) {
            Some(number) if self.ledger.is_shared() => self.read_on_table(code, number, now),
            _ => Ok(()),
        }
    }

    /// Reads the new entries of a stream, if its table is open or its person known here.
    pub(super) fn read_on(&mut self, stream: &str, now: Duration) {
        if stream == FORM {
            self.form_is_due = false;
        }
        if let Some((code, number)) = match_of(stream) {
            // What cannot be read now is read when the ledger rings again, or before something is decided.
            let _ = self.read_on_table(code, number, now);
        } else if let Some(code) = class_of(stream) {
            self.read_on_class(code, now);
        } else if let Some(who) = stream.strip_prefix(PERSONS).and_then(|who| who.parse().ok()) {
            self.read_on_person(who, stream);
        }
    }

    fn read_on_person(&mut self, who: PersonId, stream: &str) {
        let Some(from) = self.people.get(&who).map(|known| known.seq) else { return };
        let Ok(entries) = self.ledger.read(stream, from) else { return };
        let Some(known) = self.people.get_mut(&who) else { return };
        for text in entries {
            match serde_json::from_str(&text) {
                Ok(entry) => known.apply(&entry),
                Err(_) => known.seq += 1,
            }
        }
    }

    fn read_on_table(&mut self, code: Code, number: u32, now: Duration) -> Result<(), LedgerError> {
        let Some(table) = self.tables.get(&code) else { return Ok(()) };
        if number > table.number + 1 || number < table.number {
            return Ok(());
        }
        let (before, was_over) = ((table.number, table.seats), table.over.is_some());
        let entries = self.ledger.read(&table.stream(), table.seq)?;
        let entries: Result<Vec<Entry<What>>, _> = entries.iter().map(|text| serde_json::from_str(text)).collect();
        let Ok(entries) = entries else { return self.shut_unread(code) };
        let is_simple =
            |what: &What| matches!(what, What::Play { .. } | What::Over { .. } | What::Offer { .. } | What::Seen);
        if entries.iter().all(|entry| is_simple(&entry.what)) {
            for Entry { at, what } in entries {
                let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
                if table.apply(&Entry { at, what: what.clone() }).is_err() {
                    return self.shut_unread(code);
                }
                self.announce(code, &what, None, now);
            }
            return Ok(());
        }
        // A whole table is sent once, when nothing is left to be read: it must not be older than what somebody has seen.
        let done = self.apply_unseen(code, entries);
        if let Some(table) = self.tables.get_mut(&code) {
            table.settle_clock(self.limits.clocks_run_on, now);
            let (number, over) = (table.number, table.over.filter(|_| !was_over));
            let seats = Person::BOTH.map(|person| (table.seated(person), table.seats[person.index()]));
            let offers = table.offers.clone();
            for ((message, seat), seat_before) in seats.into_iter().zip(before.1) {
                let is_new = number != before.0 || seat != seat_before;
                if let Some(to) = seat.filter(|_| is_new).and_then(|who| self.playing(who)) {
                    self.stop_watching(to, code);
                    self.send(to, &message);
                }
            }
            self.refresh(code, None, now);
            self.broadcast_table(code, now);
            offers.into_iter().for_each(|(what, person)| self.broadcast(code, &offered(code, what, person), None));
            over.into_iter().for_each(|over| self.announce_end(code, over));
        }
        done
    }

    /// Applies entries that other servers have written, and those of the matches that follow.
    fn apply_unseen(&mut self, code: Code, mut entries: Vec<Entry<What>>) -> Result<(), LedgerError> {
        loop {
            for entry in &entries {
                let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
                if table.apply(entry).is_err() {
                    return self.shut_unread(code);
                }
            }
            let Some(table) = self.tables.get_mut(&code) else { return Ok(()) };
            if entries.last().is_none_or(|last| last.what != What::Next) {
                return Ok(());
            }
            let next = self.ledger.read(&match_stream(code, table.number + 1), 0)?;
            let next: Result<Vec<Entry<What>>, _> = next.iter().map(|text| serde_json::from_str(text)).collect();
            let Ok(next) = next else { return self.shut_unread(code) };
            let Some(Entry { at, what: What::Open(opening) }) = next.first() else { return self.shut_unread(code) };
            if table.begin_next(*at, opening).is_err() {
                return self.shut_unread(code);
            }
            entries = next.into_iter().skip(1).collect();
        }
    }

    /// Forgets a table whose entries make no sense to this server. It is read again when somebody needs it.
    fn shut_unread(&mut self, code: Code) -> Result<(), LedgerError> {
        self.shut(code);
        Ok(())
    }
}
