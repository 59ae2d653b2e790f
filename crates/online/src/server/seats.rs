//! Opening tables, taking and leaving seats, looking on.

use super::addresses::Deed;
use super::plan::{Plan, Then, Write};
use super::{Code, ConnectionId, Ledger, Refusal, Server, Table, Why, refusal};
use crate::class::entry::class_stream;
use crate::code::{Key, PersonId};
use crate::entry::{Life, Opening, Taking, What};
use crate::message::{ClockSetting, Policy};
use crate::refusal::read_only;
use crate::table::settings;
use crate::words::{Person, PersonChoice};
use rand::Rng;
use std::time::Duration;

/// The number of codes that are tried for a new table.
const ATTEMPTS: usize = 100;

impl<L: Ledger> Server<L> {
    pub(super) fn open(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        game: &str,
        options: &[String],
        choice: PersonChoice,
        clock: Option<ClockSetting>,
        policy: Policy,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Plan, Refusal> {
        if clock.is_some_and(|clock| settings(clock).is_none()) {
            return refusal(Why::Malformed, "a clock needs a time, and no more than a week");
        }
        if self.count >= self.limits.tables {
            return refusal(Why::Full, "there are too many tables");
        }
        let person = match choice {
            PersonChoice::First => Person::First,
            PersonChoice::Second => Person::Second,
            PersonChoice::Random => Person::BOTH[(rng.next_u32() >> 31) as usize],
        };
        let mut seats = [None; 2];
        seats[person.index()] = Some(who);
        let options = options.to_vec();
        let key = (!policy.spectators).then(|| Key::random(rng));
        let opening = Opening { game: game.into(), options, clock, policy, key, seats, ..Opening::default() };
        let code = self.free_code(rng)?;
        let table = Table::open(code, 1, now.as_secs(), &opening);
        let table = table.map_err(|error| (Why::UnknownGame, error.to_string()))?;
        let mut writes = self.make_room(who, now)?;
        let address = self.connections.get(&id).and_then(|connection| connection.address);
        if self.addresses.is_too_much(address, Deed::Open, now) {
            return refusal(Why::TooFast, "too many tables were opened from this address; wait some minutes");
        }
        writes.extend(self.form_is_due.then_some(Write::Form));
        writes.push(Write::Opened(Box::new(table), opening));
        writes.push(Write::Person(who, Life::Sits { table: code }));
        Ok(Plan { writes, then: Then::Sit(code, person) })
    }

    /// Returns a code that no table has.
    pub(super) fn free_code(&mut self, rng: &mut dyn Rng) -> Result<Code, Refusal> {
        for _ in 0..ATTEMPTS {
            let code = Code::random(rng);
            let known = self.tables.contains_key(&code) || self.reserved.contains(&code);
            if known || self.classes.contains_key(&code) {
                continue;
            }
            let mut is_empty = |stream: &str| self.ledger.read(stream, 0).map(|entries| entries.is_empty());
            let is_free = is_empty(&code.to_string()).and_then(|free| Ok(free && is_empty(&class_stream(code))?));
            if is_free.map_err(|error| read_only(&error))? {
                return Ok(code);
            }
        }
        refusal(Why::Full, "there are too many tables")
    }

    pub(super) fn join(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        table: &str,
        now: Duration,
    ) -> Result<Plan, Refusal> {
        if let Some(class) = self.class_at(table, now)? {
            return Ok(Plan::at_once(Then::Class(class)));
        }
        let code = self.find_newest(id, table, now)?;
        let table = &self.tables[&code];
        if let Some(person) = table.seat_of(who) {
            return Ok(Plan::at_once(Then::Sit(code, person)));
        }
        let Some(person) = table.free_seat(who) else { return self.look_on(id, who, code) };
        let mut writes = self.make_room(who, now)?;
        writes.push(Write::Table(code, What::Seat(Taking::new(person, who))));
        writes.push(Write::Person(who, Life::Sits { table: code }));
        Ok(Plan { writes, then: Then::Sit(code, person) })
    }

    pub(super) fn watch(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        table: &str,
        now: Duration,
    ) -> Result<Plan, Refusal> {
        let code = self.find_newest(id, table, now)?;
        match self.tables[&code].seat_of(who) {
            Some(_) if self.playing(who) == Some(id) => Ok(Plan::at_once(Then::Show(code, false))),
            // An older page of a person who sits there.
            Some(_) => Ok(Plan::at_once(Then::Show(code, true))),
            None => self.look_on(id, who, code),
        }
    }

    fn look_on(&self, id: ConnectionId, who: PersonId, code: Code) -> Result<Plan, Refusal> {
        let table = &self.tables[&code];
        if !table.policy.spectators {
            return refusal(Why::NotSeated, "nobody looks on at this table");
        }
        if table.watchers.len() >= self.limits.spectators && !table.watchers.contains(&id) {
            return refusal(Why::Full, "there are too many spectators");
        }
        let own = self.connections.values().filter(|connection| connection.person == Some(who));
        let places: usize = own.map(|connection| connection.watching.len()).sum();
        if places >= self.limits.watching && !table.watchers.contains(&id) {
            return refusal(Why::Full, "you look on at too many tables");
        }
        Ok(Plan::at_once(Then::Show(code, true)))
    }

    /// Frees the seat at a finished match if the person has as many seats as one may have.
    fn make_room(&mut self, who: PersonId, now: Duration) -> Result<Vec<Write>, Refusal> {
        let Some(known) = self.people.get(&who) else { return Ok(Vec::new()) };
        if known.seats.len() < self.limits.seats {
            return Ok(Vec::new());
        }
        for code in known.seats.clone() {
            if !self.open_room(code, now).map_err(|error| read_only(&error))? {
                // The table was removed.
                return Ok(vec![Write::Person(who, Life::Rises { table: code })]);
            }
            if self.tables[&code].over.is_some() {
                return Ok(self.free(code, who));
            }
        }
        refusal(Why::Full, "you sit at too many tables")
    }

    /// Returns the entries that free the seat of a person at a table.
    fn free(&self, code: Code, who: PersonId) -> Vec<Write> {
        let seat = self.tables.get(&code).and_then(|table| table.seat_of(who));
        let free = seat.map(|person| Write::Table(code, What::Free { person }));
        free.into_iter().chain([Write::Person(who, Life::Rises { table: code })]).collect()
    }

    pub(super) fn leave(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        table: &str,
        now: Duration,
    ) -> Result<Plan, Refusal> {
        let code = self.find_newest(id, table, now)?;
        if self.tables[&code].seat_of(who).is_some() {
            self.seat(id, who, table, now)?;
            if self.tables[&code].class.is_some() && self.tables[&code].over.is_none() {
                return refusal(Why::Illegal, "this seat belongs to a class; it can be resigned, not left");
            }
            return Ok(Plan { writes: self.free(code, who), then: Then::Left(code) });
        }
        if self.tables[&code].watchers.contains(&id) {
            return Ok(Plan::at_once(Then::Left(code)));
        }
        refusal(Why::NotSeated, "you have no seat at this table")
    }
}
