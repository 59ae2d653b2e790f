//! What happens in a class: what its entries mean for tables, what is due because time passes, and what is sent.

use super::plan::{Plan, Then, Write};
use super::{Code, ConnectionId, Ledger, Server, ServerMessage, Table};
use crate::class::entry::{CLASSES, Happening, class_of, class_stream};
use crate::class::wire::{BoardView, LedView, PupilView, State};
use crate::class::{Act, Class, outcome_of};
use crate::code::PersonId;
use crate::entry::{Entry, What, match_of, person_stream};
use crate::ledger::Head;
use crate::message::ClassAt;
use crate::words::{Person, Persons};
use rand::Rng;
use std::collections::BTreeSet;
use std::time::Duration;

/// The least time between two messages about a class to the same connection, except for answers.
const PACE: Duration = Duration::from_millis(500);

/// The time after the first match of a pair in which it can be looked at.
const LOOK: Duration = Duration::from_secs(8);

/// The time after its end in which a class is kept unless its teacher says otherwise.
const AFTER: Duration = Duration::from_hours(24);

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
                tables.iter().for_each(|&table| self.seat_players(table, &Person::BOTH, now))
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
        self.open_class(class, now).unwrap_or_default() && self.classes[&class].holds(table.code)
    }

    fn hold_tables(&mut self, code: Code, now: Duration) {
        let Some(class) = self.classes.get(&code) else { return };
        let tables = self.tables.values().filter(|table| table.class == Some(code));
        let changed = tables.map(|table| (table.code, class.holds(table.code), table.held));
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

    /// Drops a class from memory. Who sees it has to ask for it again.
    fn forget_class(&mut self, code: Code) {
        self.classes.remove(&code);
        for connection in self.connections.values_mut().filter(|connection| connection.class == Some(code)) {
            connection.class = None;
        }
    }

    /// Has a connection see a class from now on, and sends it what it sees now.
    pub(super) fn show_class(&mut self, id: ConnectionId, code: Code, now: Duration) {
        let Some(who) = self.connections.get(&id).and_then(|connection| connection.person) else { return };
        self.leave_class(id);
        let Some(class) = self.classes.get_mut(&code) else { return };
        class.watchers.insert(id);
        let is_led = class.owner == who;
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.class = Some(code);
        }
        if is_led {
            let led = self.led(code, now);
            self.send(id, &ServerMessage::Led(Box::new(led)));
            let boards = self.boards(code, now);
            self.send(id, &ServerMessage::Wall { class: code.to_string(), boards });
        } else {
            let view = self.pupil(code, who, now);
            self.send(id, &ServerMessage::Class(view.clone()));
            if let Some(class) = self.classes.get_mut(&code) {
                class.sent.pupils.insert(id, view);
            }
        }
    }

    /// Has a connection see no class any more.
    pub(super) fn leave_class(&mut self, id: ConnectionId) {
        let code = self.connections.get_mut(&id).and_then(|connection| connection.class.take());
        if let Some(class) = code.and_then(|code| self.classes.get_mut(&code)) {
            class.watchers.remove(&id);
            class.sent.pupils.remove(&id);
        }
    }

    fn present(&self, class: &Class, now: Duration) -> Vec<bool> {
        class.entrants.iter().map(|entrant| self.is_present(entrant.who, now)).collect()
    }

    fn led(&self, code: Code, now: Duration) -> LedView {
        let class = &self.classes[&code];
        class.led(&self.present(class, now), &class.standings(), now)
    }

    fn pupil(&self, code: Code, who: PersonId, now: Duration) -> PupilView {
        let class = &self.classes[&code];
        class.pupil(who, &class.standings(), &|table, who| self.is_theirs(table, who), now)
    }

    fn is_theirs(&self, table: Code, who: PersonId) -> bool {
        self.tables.get(&table).is_some_and(|table| table.decides().is_some() && table.decides() == table.seat_of(who))
    }

    /// Returns the boards of the wall.
    fn boards(&self, code: Code, now: Duration) -> Vec<BoardView> {
        let class = &self.classes[&code];
        let last = class.sections.iter().filter_map(|section| section.rounds.last()).flat_map(|begun| &begun.tables);
        let going_on = class.going_on().into_iter().map(|(_, table)| table);
        let tables: BTreeSet<Code> = last.copied().chain(going_on).collect();
        tables.into_iter().filter_map(|table| self.tables.get(&table)).map(|table| board(table, now)).collect()
    }

    /// Does what is due in the classes, and sends what has changed.
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

    fn due_in_class(&self, code: Code, now: Duration) -> Vec<Act> {
        let class = &self.classes[&code];
        let mut acts = Vec::new();
        for (place, table) in class.going_on() {
            let Some(table) = self.tables.get(&table).filter(|table| table.number as usize == place.game + 1) else {
                continue;
            };
            if let Some(over) = table.over {
                let outcome = Some(outcome_of(over, place.game));
                acts.push(Act::Note(Happening::Result { place, outcome }));
            }
        }
        let back =
            |entrant: &crate::class::Enrolled| entrant.state == State::Missed && self.is_present(entrant.who, now);
        for (entrant, _) in class.entrants.iter().enumerate().filter(|(_, entrant)| back(entrant)) {
            acts.push(Act::Note(Happening::State { entrant, state: State::In }));
        }
        if acts.is_empty() {
            acts = self.with_class(code, now, |class, of| class.due(of));
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

    /// Sends what has changed in a class to those who see it, at most twice a second.
    fn tell_class(&mut self, code: Code, now: Duration) {
        let Some(class) = self.classes.get(&code) else { return };
        let present = self.present(class, now);
        let is_due = class.sent.is_due || present != class.sent.present;
        if now.saturating_sub(class.sent.at) < PACE || class.watchers.is_empty() {
            if let Some(class) = self.classes.get_mut(&code) {
                class.sent.is_due = is_due;
            }
            return;
        }
        let people = class.watchers.iter().filter_map(|id| Some((*id, self.connections.get(id)?.person?)));
        let (led, pupils): (Vec<_>, Vec<_>) = people.partition(|(_, who)| *who == class.owner);
        if is_due {
            let standings = class.standings();
            let view = (!led.is_empty()).then(|| ServerMessage::Led(Box::new(class.led(&present, &standings, now))));
            let theirs = |table, who| self.is_theirs(table, who);
            let views: Vec<(ConnectionId, PupilView)> =
                pupils.iter().map(|&(id, who)| (id, class.pupil(who, &standings, &theirs, now))).collect();
            if let Some(view) = view {
                led.iter().for_each(|(id, _)| self.send(*id, &view));
            }
            for (id, view) in views {
                let same = |before: &PupilView| {
                    PupilView { left: None, ..before.clone() } == PupilView { left: None, ..view.clone() }
                };
                let known = self.classes[&code].sent.pupils.get(&id);
                if !known.is_some_and(same) {
                    self.send(id, &ServerMessage::Class(view.clone()));
                    if let Some(class) = self.classes.get_mut(&code) {
                        class.sent.pupils.insert(id, view);
                    }
                }
            }
        }
        if !led.is_empty() {
            self.tell_wall(code, &led, now);
        }
        let Some(class) = self.classes.get_mut(&code) else { return };
        (class.sent.is_due, class.sent.at, class.sent.present) = (false, now, present);
        class.visited = now;
    }

    fn tell_wall(&mut self, code: Code, led: &[(ConnectionId, PersonId)], now: Duration) {
        let boards = self.boards(code, now);
        let before = &self.classes[&code].sent.boards;
        let is_same = |one: &BoardView, other: &BoardView| {
            BoardView { since: 0, ..one.clone() } == BoardView { since: 0, ..other.clone() }
        };
        let is_new = |board: &&BoardView| {
            let known = board.table.parse().ok().and_then(|table: Code| before.get(&table));
            !known.is_some_and(|known| is_same(known, board))
        };
        let new: Vec<BoardView> = boards.iter().filter(is_new).cloned().collect();
        if new.is_empty() {
            return;
        }
        let message = ServerMessage::Wall { class: code.to_string(), boards: new };
        led.iter().for_each(|(id, _)| self.send(*id, &message));
        if let Some(class) = self.classes.get_mut(&code) {
            class.sent.boards =
                boards.into_iter().filter_map(|board| Some((board.table.parse().ok()?, board))).collect();
        }
    }

    /// Sends a teacher the list of their classes.
    pub(super) fn tell_classes(&mut self, id: ConnectionId, who: PersonId, now: Duration) {
        let Ok(heads) = self.ledger.heads(CLASSES) else { return };
        let mut classes = Vec::new();
        for code in heads.iter().filter_map(|head| class_of(&head.stream)) {
            if self.open_class(code, now).unwrap_or_default() {
                let class = &self.classes[&code];
                if class.owner == who {
                    let opened = class.opened.as_secs();
                    classes.push(ClassAt { class: code.to_string(), opened, ended: class.ended });
                }
            }
        }
        classes.sort_by_key(|class| class.opened);
        self.send(id, &ServerMessage::Classes { classes });
    }

    /// Deletes a class with its tables and the streams of persons who were only there. The class itself is deleted last, so that
    /// an interruption leaves something to go on from.
    ///
    /// # Errors
    /// [`crate::ledger::LedgerError`] if not everything could be deleted.
    pub(super) fn delete_class(&mut self, code: Code, now: Duration) -> Result<(), crate::ledger::LedgerError> {
        if !self.open_class(code, now)? {
            return Ok(());
        }
        let class = &self.classes[&code];
        let tables: BTreeSet<Code> = class.tables().collect();
        let people: BTreeSet<PersonId> = class.entrants.iter().map(|entrant| entrant.who).collect();
        for &table in &tables {
            for head in self.ledger.heads(&table.to_string())? {
                if match_of(&head.stream).is_some_and(|(code, _)| code == table) {
                    self.ledger.remove(&head.stream, head.entries)?;
                }
            }
            if self.tables.contains_key(&table) {
                self.shut(table);
            }
            self.count = self.count.saturating_sub(1);
        }
        for who in people {
            self.meet(who, now)?;
            let Some(known) = self.people.get_mut(&who) else { continue };
            known.seats.retain(|table| !tables.contains(table));
            known.class = known.class.filter(|&class| class != code);
            if known.seats.is_empty() && known.class.is_none() {
                let seq = std::mem::take(&mut known.seq);
                known.written = Duration::ZERO;
                self.ledger.remove(&person_stream(who), seq)?;
            }
        }
        let seq = self.classes[&code].seq;
        self.ledger.remove(&class_stream(code), seq)?;
        let watchers =
            std::mem::take(&mut self.classes.get_mut(&code).map(|class| class.watchers.clone()).unwrap_or_default());
        self.forget_class(code);
        for id in watchers {
            if let Some(who) = self.connections.get(&id).and_then(|connection| connection.person)
                && self.teachers.contains(&who)
            {
                self.tell_classes(id, who, now);
            }
        }
        Ok(())
    }

    /// Deletes classes that have ended a day ago, or that nobody has needed for long, unless they are kept. Returns the tables of
    /// those that stay.
    pub(super) fn sweep_classes(&mut self, heads: &[Head], now: Duration) -> BTreeSet<Code> {
        let mut tables = BTreeSet::new();
        for code in heads.iter().filter_map(|head| class_of(&head.stream)) {
            if !self.open_class(code, now).unwrap_or_default() {
                continue;
            }
            let class = &self.classes[&code];
            let age = now.saturating_sub(class.written);
            let is_old = if class.ended { age >= AFTER } else { age >= self.limits.kept };
            if !is_old || class.kept || self.delete_class(code, now).is_err() {
                tables.extend(self.classes.get(&code).into_iter().flat_map(Class::tables));
            }
        }
        tables
    }
}

fn board(table: &Table, now: Duration) -> BoardView {
    BoardView {
        table: table.code.to_string(),
        number: table.number,
        n: table.n(),
        last: table.n().checked_sub(1).map(|last| table.game.plies()[last].text.clone()),
        decides: table.decides(),
        persons: Persons::from(table.shown),
        since: now.saturating_sub(table.written).as_secs(),
        over: table.over,
    }
}
