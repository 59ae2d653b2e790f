//! Classes: what is asked of them, and what follows for tables and persons.

use super::addresses::Deed;
use super::plan::{Plan, Then, Write};
use super::{Code, ConnectionId, Ledger, LedgerError, Note, Refusal, Server, Table, Why, refusal};
use crate::class::entry::{Happening, class_stream};
use crate::class::names::Name;
use crate::class::wire::{Order, PUZZLES, State, System};
use crate::class::{Act, Circumstances, Class};
use crate::code::PersonId;
use crate::entry::{Life, Opening, Taking, What};
use crate::message::{ClientMessage, Policy};
use crate::refusal::read_only;
use crate::words::{AbsentClock, LeftSeat, Person};
use rand::Rng;
use std::collections::BTreeSet;
use std::time::Duration;
use tabuleiro_pairing::{Entrant, Round};

/// The most entrants of a class, and the most classes of a ledger.
const ENTRANTS: usize = 400;
const CLASSES: usize = 200;

/// The number of wrong digits after which the teacher has to give others.
const TRIES: u32 = 20;

/// What is allowed at the tables of a class.
const POLICY: Policy = Policy { absent: Some(AbsentClock::Runs), undo: false, spectators: true, left: LeftSeat::Kept };

impl<L: Ledger> Server<L> {
    /// Returns what a message about a class leads to.
    pub(super) fn plan_class(
        &mut self,
        id: ConnectionId,
        who: PersonId,
        message: &ClientMessage,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Plan, Refusal> {
        let (Some(class), _) = message.about() else { return self.open_new_class(who, now, rng) };
        let code = self.find_class(id, class, now)?;
        let seen = || Plan::at_once(Then::Class(code));
        let class = &self.classes[&code];
        match message {
            ClientMessage::Enrol { name, section, .. } => self.enrol(code, who, name, *section),
            ClientMessage::Resume { digits, .. } => self.resume(code, who, digits, now),
            ClientMessage::Rest { rest, .. } => {
                let entrant = entrant(class, who)?;
                let state = if *rest { State::Paused } else { State::In };
                if class.entrants[entrant].state == state {
                    return Ok(seen());
                }
                let write = Write::Class(code, Happening::State { entrant, state });
                Ok(Plan { writes: vec![write], then: Then::Class(code) })
            }
            ClientMessage::Solved { puzzle, .. } => {
                entrant(class, who)?;
                let Some((number, at)) = place(class, who, System::Puzzles).filter(|_| *puzzle < PUZZLES) else {
                    return refusal(Why::Illegal, "there is no such puzzle now");
                };
                if class.sections[number].solved.get(&at).is_some_and(|solved| solved.contains(puzzle)) {
                    return Ok(seen());
                }
                let solved = Happening::Solved { section: number, entrant: at, puzzle: *puzzle };
                Ok(Plan { writes: vec![Write::Class(code, solved)], then: Then::Class(code) })
            }
            ClientMessage::Computer { halves, .. } => {
                entrant(class, who)?;
                let Some((number, at)) = place(class, who, System::Computer).filter(|_| *halves <= 2) else {
                    return refusal(Why::Illegal, "there is no such match against the computer now");
                };
                if class.sections[number].computer.contains_key(&at) {
                    return Ok(seen());
                }
                let ended = Happening::Computer { section: number, entrant: at, halves: *halves };
                Ok(Plan { writes: vec![Write::Class(code, ended)], then: Then::Class(code) })
            }
            ClientMessage::Lead { order, .. } => self.lead(code, who, order, now, rng),
            _ => Ok(seen()),
        }
    }

    fn open_new_class(&mut self, who: PersonId, now: Duration, rng: &mut dyn Rng) -> Result<Plan, Refusal> {
        if !self.teachers.contains(&who) {
            return refusal(Why::NotTeacher, "only a teacher opens a class");
        }
        let heads = self.ledger.heads(crate::class::entry::CLASSES).map_err(|error| read_only(&error))?;
        if heads.len() >= CLASSES {
            return refusal(Why::Full, "there are too many classes");
        }
        let (code, seed) = (self.free_code(rng)?, rng.next_u64());
        let class = Class::open(code, who, seed, now.as_secs());
        let mut writes: Vec<Write> = self.form_is_due.then_some(Write::Form).into_iter().collect();
        writes.push(Write::ClassOpened(Box::new(class), Happening::Opened { owner: who, seed }));
        Ok(Plan { writes, then: Then::Class(code) })
    }

    /// Returns the class that a connection names, with what other servers have written.
    fn find_class(&mut self, id: ConnectionId, text: &str, now: Duration) -> Result<Code, Refusal> {
        if let Some(code) = self.class_at(text, now)? {
            return Ok(code);
        }
        let address = self.connections.get(&id).and_then(|connection| connection.address);
        if self.addresses.is_too_much(address, Deed::WrongCode, now) {
            return refusal(Why::TooFast, "too many codes were tried that no class has; wait a minute");
        }
        refusal(Why::UnknownClass, "there is no such class")
    }

    /// Returns the class with a code, if there is one.
    pub(super) fn class_at(&mut self, text: &str, now: Duration) -> Result<Option<Code>, Refusal> {
        let Ok(code) = text.parse::<Code>() else { return Ok(None) };
        let is_there = self.open_class(code, now).map_err(|error| read_only(&error))?;
        if is_there && self.ledger.is_shared() {
            self.read_on(&class_stream(code), now);
        }
        Ok(self.classes.contains_key(&code).then_some(code))
    }

    /// Reads a class from the ledger, unless it is open. Returns whether there is one.
    pub(super) fn open_class(&mut self, code: Code, now: Duration) -> Result<bool, LedgerError> {
        if let Some(class) = self.classes.get_mut(&code) {
            class.visited = now;
            return Ok(true);
        }
        let entries = self.ledger.read(&class_stream(code), 0)?;
        if entries.is_empty() || self.reserved.contains(&code) {
            return Ok(false);
        }
        match Class::replay(code, &entries) {
            Ok(mut class) => {
                class.visited = now;
                self.classes.insert(code, class);
                Ok(true)
            }
            Err(error) => {
                self.reserved.insert(code);
                let text = format!("the class cannot be read and is left as it is: {error}");
                self.notes.push(Note { table: code, text });
                Ok(false)
            }
        }
    }

    fn enrol(&mut self, code: Code, who: PersonId, name: &Name, section: Option<usize>) -> Result<Plan, Refusal> {
        let class = &self.classes[&code];
        if class.ended {
            return refusal(Why::Over, "the class has ended");
        }
        let known = class.entrant_of(who);
        if known.is_some_and(|entrant| class.entrants[entrant].name == *name) {
            return Ok(Plan::at_once(Then::Class(code)));
        }
        if known.is_none() && class.locked {
            return refusal(Why::Locked, "nobody can enrol any more");
        }
        if !class.is_free(name) || !class.offers(name) {
            return refusal(Why::Taken, "another name is needed: this one is taken, or not in the list");
        }
        if let Some(entrant) = known {
            let has_begun = class.section_of(entrant).is_some_and(|number| class.sections[number].has_begun());
            if has_begun {
                return refusal(Why::Illegal, "the first round has begun; the name stays");
            }
            let renamed = Happening::Renamed { entrant, name: name.clone() };
            return Ok(Plan { writes: vec![Write::Class(code, renamed)], then: Then::Class(code) });
        }
        if class.entrants.len() >= ENTRANTS {
            return refusal(Why::Full, "there are too many entrants");
        }
        let open: Vec<usize> =
            (0..class.sections.len()).filter(|&number| class.sections[number].takes_more()).collect();
        let section = match (section, &open[..]) {
            (Some(section), _) if !open.contains(&section) => {
                return refusal(Why::Illegal, "nobody can enrol in this section");
            }
            (Some(section), _) => Some(section),
            (None, []) => None,
            (None, [only]) => Some(*only),
            (None, _) => return refusal(Why::Malformed, "expected a section: there are several"),
        };
        let enrolled = Happening::Enrolled { name: name.clone(), who, section };
        let writes = vec![Write::Class(code, enrolled), Write::Person(who, Life::Enrols { class: code })];
        Ok(Plan { writes, then: Then::Class(code) })
    }

    /// Lets another device go on for an entrant: it gets the seats of the first one.
    fn resume(&mut self, code: Code, who: PersonId, digits: &str, now: Duration) -> Result<Plan, Refusal> {
        let Some(class) = self.classes.get_mut(&code) else {
            return refusal(Why::UnknownClass, "there is no such class");
        };
        // Wrong digits are counted for the whole class, whatever the address: there are only ten thousand.
        if class.tries >= TRIES {
            return refusal(Why::TooFast, "too many digits were tried; the teacher has to give others");
        }
        let Some(entrant) = class.entrants.iter().position(|entrant| entrant.digits_at(now) == Some(digits)) else {
            class.tries += 1;
            return refusal(Why::UnknownClass, "these digits are not good, or not any more");
        };
        if class.entrant_of(who).is_some_and(|other| other != entrant) {
            return refusal(Why::Illegal, "you take part with another name");
        }
        let old = class.entrants[entrant].who;
        let tables: Vec<Code> = class.going_on().into_iter().map(|(_, table)| table).collect();
        let moved = Write::Class(code, Happening::Moved { entrant, who });
        if old == who {
            return Ok(Plan { writes: vec![moved], then: Then::Class(code) });
        }
        let mut writes = vec![Write::Person(who, Life::Enrols { class: code })];
        self.meet(old, now).map_err(|error| read_only(&error))?;
        writes.push(Write::Person(old, Life::Departs));
        for table in tables {
            if !self.open_room(table, now).map_err(|error| read_only(&error))? {
                continue;
            }
            if let Some(person) = self.tables[&table].seat_of(old) {
                writes.push(Write::Table(table, What::Seat(Taking::new(person, who))));
                writes.push(Write::Person(old, Life::Rises { table }));
                writes.push(Write::Person(who, Life::Sits { table }));
            }
        }
        // This entry comes last: when it is applied, the seats are sent.
        writes.push(moved);
        Ok(Plan { writes, then: Then::Class(code) })
    }

    fn lead(
        &mut self,
        code: Code,
        who: PersonId,
        order: &Order,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Plan, Refusal> {
        if !self.leads(code, who) {
            return refusal(Why::NotTeacher, "only the teacher of the class may do it");
        }
        self.open_tables_of(code, now).map_err(|error| read_only(&error))?;
        self.settle_results(code, now, rng);
        let acts = self.with_class(code, now, |class, of| class.decide(order, of, rng))?;
        if acts.contains(&Act::Delete) {
            return Ok(Plan::at_once(Then::Delete(code)));
        }
        let writes = self.class_writes(code, acts, now, rng)?;
        let then = if *order == (Order::End {}) { Then::ClassEnded(code) } else { Then::Class(code) };
        Ok(Plan { writes, then })
    }

    /// Returns whether a person leads a class: its teacher, or a teacher of this server. After a restore the server may have
    /// another token for its teacher than the one that opened the class.
    pub(super) fn leads(&self, code: Code, who: PersonId) -> bool {
        self.teachers.contains(&who) || self.classes.get(&code).is_some_and(|class| class.owner == who)
    }

    /// Opens the tables at which matches of a class go on.
    pub(super) fn open_tables_of(&mut self, code: Code, now: Duration) -> Result<(), LedgerError> {
        let Some(class) = self.classes.get(&code) else { return Ok(()) };
        for (_, table) in class.going_on() {
            self.open_room(table, now)?;
        }
        Ok(())
    }

    /// Calls `decide` with a class and the circumstances of now.
    pub(super) fn with_class<T>(
        &self,
        code: Code,
        now: Duration,
        decide: impl FnOnce(&Class, &Circumstances) -> T,
    ) -> T {
        let is_present = |who| self.is_present(who, now);
        let came = |table| self.tables.get(&table).map_or([true; 2], |table| self.came(table, now));
        decide(&self.classes[&code], &Circumstances { now, is_present: &is_present, came: &came })
    }

    /// Returns which persons of a match are present, or have played in it.
    fn came(&self, table: &Table, now: Duration) -> [bool; 2] {
        Person::BOTH.map(|person| {
            let is_present = || table.seats[person.index()].is_some_and(|who| self.is_present(who, now));
            is_present() || table.before_last_turn(person).is_some()
        })
    }

    /// Returns the entries that a class has decided to write.
    pub(super) fn class_writes(
        &mut self,
        code: Code,
        acts: Vec<Act>,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Vec<Write>, Refusal> {
        let mut writes = Vec::new();
        for act in acts {
            match act {
                Act::Note(happening) => writes.push(Write::Class(code, happening)),
                Act::Begin { section, round } => writes.extend(self.begin_round(code, section, round, now, rng)?),
                Act::EndTable { table, over } => {
                    let is_there = self.open_room(table, now).map_err(|error| read_only(&error))?;
                    if is_there && self.tables[&table].over.is_none() {
                        writes.push(Write::Table(table, What::Over { over }));
                    }
                }
                Act::Delete => {}
            }
        }
        Ok(writes)
    }

    /// Returns the entries with which a round begins: its tables, who sits there, and the round itself behind them.
    fn begin_round(
        &mut self,
        code: Code,
        number: usize,
        round: Round,
        now: Duration,
        rng: &mut dyn Rng,
    ) -> Result<Vec<Write>, Refusal> {
        if self.count + round.pairs.len() > self.limits.tables {
            return refusal(Why::Full, "there are too many tables");
        }
        let class = &self.classes[&code];
        let section = &class.sections[number];
        let setup = section.setup.clone();
        let persons = round.pairs.iter().map(|pair| pair.both().map(|entrant| class.person(section, entrant)));
        let persons: Vec<[Option<PersonId>; 2]> = persons.collect();
        let running = class.running();
        let done: BTreeSet<Code> = class.tables().filter(|table| !running.contains(table)).collect();
        let (mut writes, mut tables) = (Vec::new(), Vec::new());
        let everybody: BTreeSet<PersonId> = persons.iter().flatten().flatten().copied().collect();
        for &who in &everybody {
            self.meet(who, now).map_err(|error| read_only(&error))?;
            // Who comes back is not led to matches that have ended.
            let seats = self.people.get(&who).into_iter().flat_map(|known| &known.seats);
            let old = seats.filter(|table| done.contains(table));
            writes.extend(old.map(|&table| Write::Person(who, Life::Rises { table })));
        }
        for seats in persons {
            let table = loop {
                let table = self.free_code(rng)?;
                if !tables.contains(&table) {
                    break table;
                }
            };
            tables.push(table);
            let (game, options, clock) = (setup.game.clone(), setup.options.clone(), setup.clock);
            let opening =
                Opening { game, options, clock, policy: POLICY, class: Some(code), seats, ..Opening::default() };
            let opened = Table::open(table, 1, now.as_secs(), &opening);
            let opened = opened.map_err(|error| (Why::UnknownGame, error.to_string()))?;
            writes.push(Write::Opened(Box::new(opened), opening));
            writes.extend(seats.into_iter().flatten().map(|who| Write::Person(who, Life::Sits { table })));
        }
        writes.push(Write::Class(code, Happening::Round { section: number, round, tables }));
        Ok(writes)
    }
}

/// Returns the entrant who is a person.
fn entrant(class: &Class, who: PersonId) -> Result<usize, Refusal> {
    class.entrant_of(who).map_or_else(|| refusal(Why::NotSeated, "you have not enrolled in this class"), Ok)
}

/// Returns the section of a person that goes on without pairs, if it is of that system, and their number in it.
fn place(class: &Class, who: PersonId, system: System) -> Option<(usize, Entrant)> {
    let entrant = class.entrant_of(who)?;
    let number = class.section_of(entrant)?;
    let section = class.sections.get(number).filter(|section| section.open && section.setup.system == system)?;
    Some((number, section.place_of(entrant)?))
}
