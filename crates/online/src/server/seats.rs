//! Opening tables, taking and leaving seats, looking on.

use super::commit::read_only;
use super::refusal;
use super::{Code, ConnectionId, Entry, Ledger, Note, Refusal, Server, ServerMessage, Table, Token, What, Why};
use crate::entry::TokenText;
use crate::message::ClockSetting;
use crate::table::settings;
use crate::words::{Person, PersonChoice, Persons};
use rand::Rng;
use std::time::Duration;

impl<L: Ledger> Server<L> {
    pub(super) fn open(
        &mut self,
        id: ConnectionId,
        token: Token,
        game: &str,
        options: &[String],
        choice: PersonChoice,
        clock: Option<ClockSetting>,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<(), Refusal> {
        if clock.is_some_and(|clock| settings(clock).is_none()) {
            return refusal(Why::Malformed, "a clock needs a time, and no more than a week");
        }
        if self.tables.len() >= self.limits.tables {
            return refusal(Why::Full, "there are too many tables");
        }
        let person = match choice {
            PersonChoice::First => Person::First,
            PersonChoice::Second => Person::Second,
            PersonChoice::Random => Person::BOTH[(rng.next_u32() >> 31) as usize],
        };
        let code = std::iter::repeat_with(|| Code::random(rng))
            .find(|code| !self.tables.contains_key(code) && !self.reserved.contains(code));
        let Some(code) = code else { return refusal(Why::Full, "there are too many tables") };
        let (game, options) = (game.to_string(), options.to_vec());
        let what = What::Open { game, options, clock, person, token: TokenText(token) };
        let entry = Entry { at: now.as_secs(), what };
        let table = match Table::open(code, &entry) {
            Some(Ok(table)) => table,
            Some(Err(error)) => return refusal(Why::UnknownGame, error.to_string()),
            None => return Ok(()),
        };
        self.make_room(token, now)?;
        self.ledger.append(&code.to_string(), 0, &entry.to_text()).map_err(read_only)?;
        self.tables.insert(code, table);
        self.sit(id, token, code, person, now);
        Ok(())
    }

    pub(super) fn join(&mut self, id: ConnectionId, token: Token, table: &str, now: Duration) -> Result<(), Refusal> {
        let code = self.find(table)?;
        let table = &self.tables[&code];
        if let Some(person) = table.seat_of(token) {
            self.sit(id, token, code, person, now);
        } else if let Some(person) = table.free_seat() {
            self.make_room(token, now)?;
            self.commit(code, What::Seat { person, token: TokenText(token) }, now)?;
            self.sit(id, token, code, person, now);
        } else {
            return self.look_on(id, code, now);
        }
        Ok(())
    }

    pub(super) fn watch(&mut self, id: ConnectionId, token: Token, table: &str, now: Duration) -> Result<(), Refusal> {
        let code = self.find(table)?;
        let plays = self.people.get(&token).is_some_and(|known| known.playing == Some(id));
        if plays && self.tables[&code].seat_of(token).is_some() {
            self.refresh(code, Some(id), now);
            self.send_table(id, code, now);
            return Ok(());
        }
        self.look_on(id, code, now)
    }

    fn look_on(&mut self, id: ConnectionId, code: Code, now: Duration) -> Result<(), Refusal> {
        let watchers = &self.tables[&code].watchers;
        if watchers.len() >= self.limits.spectators && !watchers.contains(&id) {
            return refusal(Why::Full, "there are too many spectators");
        }
        self.start_watching(id, code);
        self.refresh(code, Some(id), now);
        self.send_table(id, code, now);
        Ok(())
    }

    /// Gives a seat that is already in the ledger to a connection.
    fn sit(&mut self, id: ConnectionId, token: Token, code: Code, person: Person, now: Duration) {
        self.people.entry(token).or_default().seats.insert(code);
        self.take_over(id, token, now);
        self.refresh(code, Some(id), now);
        self.send(id, &ServerMessage::Seated { table: code.to_string(), person });
        self.send_table(id, code, now);
    }

    /// Frees the seat at a finished match if the person has as many seats as one may have.
    fn make_room(&mut self, token: Token, now: Duration) -> Result<(), Refusal> {
        let Some(known) = self.people.get(&token) else { return Ok(()) };
        if known.seats.len() < self.limits.seats {
            return Ok(());
        }
        let finished = |code: &&Code| self.tables.get(code).is_some_and(|table| table.over.is_some());
        match known.seats.iter().find(finished).copied() {
            Some(code) => self.free(code, token, now),
            None => refusal(Why::Full, "you sit at too many tables"),
        }
    }

    /// Frees the seat of a person at a table.
    fn free(&mut self, code: Code, token: Token, now: Duration) -> Result<(), Refusal> {
        if let Some(person) = self.tables.get(&code).and_then(|table| table.seat_of(token)) {
            self.commit(code, What::Free { person }, now)?;
            if let Some(table) = self.tables.get_mut(&code) {
                // The ledger has whole seconds.
                table.left_at[person.index()] = Some(now);
            }
        }
        if let Some(known) = self.people.get_mut(&token) {
            known.seats.remove(&code);
        }
        self.refresh(code, None, now);
        Ok(())
    }

    pub(super) fn leave(&mut self, id: ConnectionId, token: Token, table: &str, now: Duration) -> Result<(), Refusal> {
        let code = self.find(table)?;
        if self.tables[&code].seat_of(token).is_some() {
            self.seat(id, token, table)?;
            self.free(code, token, now)?;
        } else if !self.stop_watching(id, code) {
            return refusal(Why::NotSeated, "you have no seat at this table");
        }
        let persons = Persons::from(self.tables[&code].shown);
        self.send(id, &ServerMessage::Presence { table: code.to_string(), persons });
        let address = self.connections.get(&id).map(|connection| connection.address);
        if address.is_some_and(|address| self.seatless(address, None) > self.limits.seatless) {
            self.close(id, "too many connections without a seat from this address");
        }
        Ok(())
    }

    /// Notes the end of a table for the log.
    pub(super) fn note(&mut self, code: Code, text: String) {
        self.notes.push(Note { table: code, text });
    }
}
