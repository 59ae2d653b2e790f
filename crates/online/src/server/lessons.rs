//! Effects of a class on its tables when entries are applied, and what is due as time passes.

use super::plan::{Plan, Then, Write};
use super::{Code, Ledger, Server, Table};
use crate::class::entry::{Happening, Place, class_stream};
use crate::class::wire::State;
use crate::class::{Act, Class, Enrolled, outcome_of};
use crate::code::PersonId;
use crate::entry::{Entry, What};
use crate::words::Person;
use rand::Rng;
use std::time::Duration;

/// The time for which the end of a pair's first match stays on the boards.
const LOOK: Duration = Duration::from_secs(8);

/// The time after which a class that nobody needs is forgotten.
const UNUSED: Duration = Duration::from_mins(10);

impl<L: Ledger> Server<L> {
    /// Changes a class by an entry that is in the ledger, and does what it means for its tables.
    pub(super) fn apply_class(&mut self, code: Code, at: u64, what: &Happening, now: Duration) {
        let Some(class) = self.classes.get_mut(&code) else { return };
        if class.apply(&Entry { at, what: what.clone() }).is_none() {
            self.forget_class(code);
            return;
        }
        match what {
            Happening::Round { tables, .. } => {
                tables.iter().for_each(|&table| self.seat_players(table, &Person::BOTH, now));
            }
            Happening::Moved { who, .. } => self.seat_again(code, *who, now),
            Happening::Paused { .. }
            | Happening::Result { .. }
            | Happening::Bell { .. }
            | Happening::Adjourned { .. }
            | Happening::TakenBack { .. }
            | Happening::Ended => self.hold_tables(code, now),
            _ => {}
        }
    }

    /// Sends a table to persons who sit there and did not ask for it.
    fn seat_players(&mut self, code: Code, persons: &[Person], now: Duration) {
        // It is opened again when somebody needs it, if it cannot be read now.
        if !self.open_room(code, now).unwrap_or_default() {
            return;
        }
        let shown = self.presence(&self.tables[&code], now);
        for &person in persons {
            let Some(table) = self.tables.get_mut(&code) else { return };
            // Nobody has seen the table yet who could be told of a change.
            table.shown = shown;
            table.settle_clock(self.limits.clocks_run_on, now);
            let table = &self.tables[&code];
            let (message, who) = (table.seated(person), table.seats[person.index()]);
            if let Some(to) = who.and_then(|who| self.playing(who)) {
                self.stop_watching(to, code);
                self.send(to, &message);
                self.send_table(to, code, now);
            }
        }
    }

    /// Sends the tables at which matches go on to a person who goes on for an entrant.
    fn seat_again(&mut self, code: Code, who: PersonId, now: Duration) {
        let Some(class) = self.classes.get(&code) else { return };
        for (_, table) in class.going_on() {
            if let Some(person) = self.tables.get(&table).and_then(|table| table.seat_of(who)) {
                self.seat_players(table, &[person], now);
            }
        }
    }

    /// Returns whether the match at a table stands still because its class says so.
    pub(super) fn is_held(&mut self, table: &Table, now: Duration) -> bool {
        let Some(class) = table.class else { return false };
        self.open_class(class, now).unwrap_or_default() && !self.classes[&class].running().contains(&table.code)
    }

    fn hold_tables(&mut self, code: Code, now: Duration) {
        let Some(running) = self.classes.get(&code).map(Class::running) else { return };
        let tables = self.tables.values().filter(|table| table.class == Some(code));
        let changed = tables.map(|table| (table.code, !running.contains(&table.code), table.held));
        let changed: Vec<(Code, bool)> =
            changed.filter(|(_, held, before)| held != before).map(|(table, held, _)| (table, held)).collect();
        for (table, held) in changed {
            let Some(open) = self.tables.get_mut(&table) else { continue };
            open.held = held;
            if open.settle_clock(self.limits.clocks_run_on, now) {
                self.broadcast_table(table, now);
            }
        }
    }

    /// Reads what other servers have written about a class that is open here.
    pub(super) fn read_on_class(&mut self, code: Code, now: Duration) {
        let Some(from) = self.classes.get(&code).map(|class| class.seq) else { return };
        let Ok(entries) = self.ledger.read(&class_stream(code), from) else { return };
        if entries.is_empty() && from > 0 && self.ledger.read(&class_stream(code), 0).is_ok_and(|all| all.is_empty()) {
            // Another server has deleted it.
            return self.forget_class(code);
        }
        for text in entries {
            match serde_json::from_str::<Entry<Happening>>(&text) {
                Ok(entry) => self.apply_class(code, entry.at, &entry.what, now),
                Err(_) => return self.forget_class(code),
            }
        }
    }

    /// Drops a class from memory. Clients that were sent its changes have to ask for it again.
    pub(super) fn forget_class(&mut self, code: Code) {
        self.classes.remove(&code);
        for connection in self.connections.values_mut().filter(|connection| connection.class == Some(code)) {
            connection.class = None;
        }
    }

    /// Writes what is due in the classes, and sends what has changed.
    pub(super) fn tick_classes(&mut self, now: Duration, rng: &mut dyn Rng) {
        let codes: Vec<Code> = self.classes.keys().copied().collect();
        for code in codes {
            // What cannot be read or written now is tried again with the next tick.
            if self.open_tables_of(code, now).is_err() {
                continue;
            }
            let acts = self.due_in_class(code, now);
            let next = self.next_matches(code, now);
            if let Ok(mut writes) = self.class_writes(code, acts, now, rng) {
                writes.extend(next);
                if !writes.is_empty() {
                    self.due(Plan { writes, then: Then::Nothing }, now);
                }
            }
            self.tell_class(code, now);
        }
        let unused: Vec<Code> = self
            .classes
            .values()
            .filter(|class| class.watchers.is_empty() && now.saturating_sub(class.visited) >= UNUSED)
            .map(|class| class.code)
            .collect();
        unused.into_iter().for_each(|code| self.forget_class(code));
    }

    /// Returns the results of matches that have ended, and of which the class does not know yet.
    fn results(&self, code: Code) -> Vec<Happening> {
        let result = |(place, table): (Place, Code)| {
            let table = self.tables.get(&table).filter(|table| table.number as usize == place.game + 1)?;
            let outcome = Some(outcome_of(table.over?, place.game));
            Some(Happening::Result { place, outcome })
        };
        self.classes[&code].going_on().into_iter().filter_map(result).collect()
    }

    /// Writes the results of matches that have ended, before something is decided that depends on them.
    pub(super) fn settle_results(&mut self, code: Code, now: Duration, rng: &mut dyn Rng) {
        let writes: Vec<Write> = self.results(code).into_iter().map(|what| Write::Class(code, what)).collect();
        if !writes.is_empty() {
            self.due(Plan { writes, then: Then::Nothing }, now);
            self.write(now, rng);
        }
    }

    fn due_in_class(&self, code: Code, now: Duration) -> Vec<Act> {
        let class = &self.classes[&code];
        let mut acts: Vec<Act> = self.results(code).into_iter().map(Act::Note).collect();
        let back = |entrant: &Enrolled| entrant.state == State::Missed && self.is_present(entrant.who, now);
        for (entrant, _) in class.entrants.iter().enumerate().filter(|(_, entrant)| back(entrant)) {
            acts.push(Act::Note(Happening::State { entrant, state: State::In }));
        }
        if acts.is_empty() {
            acts = self.with_class(code, now, Class::due);
        }
        acts
    }

    /// Returns the entries with which the second matches of pairs begin.
    fn next_matches(&self, code: Code, now: Duration) -> Vec<Write> {
        let class = &self.classes[&code];
        if class.paused.is_some() || class.ended {
            return Vec::new();
        }
        let tables = class.going_on().into_iter().filter_map(|(place, table)| Some((place, self.tables.get(&table)?)));
        let due = tables.filter(|(place, table)| {
            let is_seen = now.saturating_sub(table.written) >= LOOK;
            table.number as usize == place.game && table.over.is_some() && is_seen
        });
        due.flat_map(|(_, table)| {
            [Write::Table(table.code, What::Next), Write::NextMatch(table.code, table.next_opening())]
        })
        .collect()
    }
}
