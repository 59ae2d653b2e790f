//! From plans to the ledger and back: nothing changes, and nothing is acknowledged, before the ledger has the entries.

use super::addresses::Deed;
use super::plan::{Plan, Then, Write};
use super::rooms::{FORM, FORM_ENTRY};
use super::send::offered;
use super::{Code, ConnectionId, Ledger, LedgerError, Note, Outgoing, Server, ServerMessage, Why};
use crate::class::entry::{class_of, class_stream};
use crate::entry::{Entry, Opening, What, match_of, match_stream, person_stream};
use crate::ledger::NewEntry;
use crate::message::ClientMessage;
use crate::refusal::read_only;
use crate::words::{Over, Person};
use rand::Rng;
use std::collections::BTreeMap;
use std::time::Duration;

/// How often something is planned anew because another server was faster.
const ATTEMPTS: usize = 8;

/// A plan that waits for the ledger.
#[derive(Debug)]
pub(super) struct Held {
    /// The message that led to it; `None` if the time did.
    cause: Option<(ConnectionId, ClientMessage)>,
    plan: Plan,
    entries: Vec<NewEntry>,
}

impl<L: Ledger> Server<L> {
    /// Carries out what a message leads to, or has it wait for the ledger.
    pub(super) fn request(&mut self, id: ConnectionId, message: ClientMessage, now: Duration, rng: &mut dyn Rng) {
        // What is asked of a table is decided after what was asked of it before.
        let is_of = |stream: &str, code: Code| {
            match_of(stream).is_some_and(|(other, _)| other == code) || class_of(stream) == Some(code)
        };
        if let Some(code) = message.about().0.and_then(|table| table.parse::<Code>().ok())
            && self.waiting_entries().any(|entry| is_of(&entry.stream, code))
        {
            self.write(now, rng);
        }
        match self.plan(id, &message, now, rng) {
            Err(refused) => self.refuse_message(id, refused, &message),
            Ok(plan) if plan.writes.is_empty() => self.follow(Some((id, message)), plan.then, now),
            Ok(plan) => {
                let entries = self.entries(&plan, now);
                if self.is_waited_for(&entries) {
                    // It was planned without what the waiting entries mean.
                    self.write(now, rng);
                    return self.request(id, message, now, rng);
                }
                self.batch.push(Held { cause: Some((id, message)), plan, entries });
            }
        }
    }

    /// Has entries wait that the time leads to. What waits already comes first.
    pub(super) fn due(&mut self, plan: Plan, now: Duration) {
        let entries = self.entries(&plan, now);
        if !self.is_waited_for(&entries) {
            self.batch.push(Held { cause: None, plan, entries });
        }
    }

    fn waiting_entries(&self) -> impl Iterator<Item = &NewEntry> {
        self.batch.iter().flat_map(|held| &held.entries)
    }

    fn is_waited_for(&self, entries: &[NewEntry]) -> bool {
        self.waiting_entries().any(|waiting| entries.iter().any(|entry| entry.stream == waiting.stream))
    }

    /// Writes what waits for the ledger with one append, and returns what is to be sent then.
    pub fn flush(&mut self, now: Duration, rng: &mut dyn Rng) -> Vec<Outgoing> {
        self.write(now, rng);
        std::mem::take(&mut self.out)
    }

    pub(super) fn write(&mut self, now: Duration, rng: &mut dyn Rng) {
        let batch = std::mem::take(&mut self.batch);
        if batch.is_empty() {
            return;
        }
        let entries: Vec<NewEntry> = batch.iter().flat_map(|held| held.entries.iter().cloned()).collect();
        match self.ledger.append(&entries) {
            Ok(()) => batch.into_iter().for_each(|held| self.done(held, now)),
            Err(LedgerError::Conflict { .. }) => batch.into_iter().for_each(|held| self.retry(held, now, rng)),
            Err(error) => batch.into_iter().for_each(|held| self.failed(held, &error, now)),
        }
    }

    /// Appends the entries of one plan. If another server has added to one of its streams, reads what was added and plans
    /// the message again.
    fn retry(&mut self, mut held: Held, now: Duration, rng: &mut dyn Rng) {
        for _ in 0..ATTEMPTS {
            match self.ledger.append(&held.entries) {
                Ok(()) => return self.done(held, now),
                Err(LedgerError::Conflict { .. }) => {}
                Err(error) => return self.failed(held, &error, now),
            }
            let streams: Vec<String> = held.entries.iter().map(|entry| entry.stream.clone()).collect();
            streams.iter().for_each(|stream| self.read_on(stream, now));
            let Some((id, message)) = held.cause else { return };
            if matches!(message, ClientMessage::Open { .. }) {
                // It will be counted again.
                let address = self.connections.get(&id).and_then(|connection| connection.address);
                self.addresses.forgive(address, Deed::Open);
            }
            let plan = match self.plan(id, &message, now, rng) {
                Err(refused) => return self.refuse_message(id, refused, &message),
                Ok(plan) if plan.writes.is_empty() => return self.follow(Some((id, message)), plan.then, now),
                Ok(plan) => plan,
            };
            let entries = self.entries(&plan, now);
            held = Held { cause: Some((id, message)), plan, entries };
        }
        if let Some((id, message)) = held.cause {
            self.refuse_message(id, (Why::Stale, "others were faster; try again".into()), &message);
        }
    }

    fn failed(&mut self, held: Held, error: &LedgerError, now: Duration) {
        match (held.cause, held.plan.then) {
            // A person may look on while nothing can be written, and is known to the ledger later.
            (cause, then @ Then::Welcome(_)) => self.follow(cause, then, now),
            (Some((id, message)), _) => self.refuse_message(id, read_only(error), &message),
            // What is due is tried again with the next tick.
            (None, _) => {}
        }
    }

    fn refuse_message(&mut self, id: ConnectionId, refused: super::Refusal, message: &ClientMessage) {
        let (table, n) = message.about();
        self.refuse(id, refused, message.t(), table, n);
    }

    /// Returns the entries of a plan.
    fn entries(&self, plan: &Plan, now: Duration) -> Vec<NewEntry> {
        let at = now.as_secs();
        let mut ends: BTreeMap<String, u64> = BTreeMap::new();
        let mut entry = |stream: String, end: u64, body: String| {
            let next = ends.entry(stream.clone()).or_insert(end);
            *next += 1;
            NewEntry { stream, seq: *next - 1, body }
        };
        let of_table = |code: &Code| self.tables.get(code).map_or((1, 0), |table| (table.number, table.seq));
        let entry_of = |write: &Write| match write {
            Write::Table(code, what) => {
                let (number, seq) = of_table(code);
                entry(match_stream(*code, number), seq, Entry { at, what: what.clone() }.to_text())
            }
            Write::Opened(table, opening) => {
                entry(table.stream(), 0, Entry { at, what: What::Open(opening.clone()) }.to_text())
            }
            Write::ClassOpened(class, what) => {
                entry(class_stream(class.code), 0, Entry { at, what: what.clone() }.to_text())
            }
            Write::Class(code, what) => {
                let seq = self.classes.get(code).map_or(0, |class| class.seq);
                entry(class_stream(*code), seq, Entry { at, what: what.clone() }.to_text())
            }
            Write::Form => entry(FORM.into(), 0, FORM_ENTRY.into()),
            Write::NextMatch(code, opening) => {
                let stream = match_stream(*code, of_table(code).0 + 1);
                entry(stream, 0, Entry { at, what: What::Open(opening.clone()) }.to_text())
            }
            Write::Person(who, what) => {
                let seq = self.people.get(who).map_or(0, |known| known.seq);
                entry(person_stream(*who), seq, Entry { at, what: *what }.to_text())
            }
        };
        plan.writes.iter().map(entry_of).collect()
    }

    /// Applies a plan whose entries are in the ledger.
    fn done(&mut self, held: Held, now: Duration) {
        let by = held.cause.as_ref().map(|(id, _)| *id);
        for write in held.plan.writes {
            self.apply(write, by, now);
        }
        self.follow(held.cause, held.plan.then, now);
    }

    fn apply(&mut self, write: Write, by: Option<ConnectionId>, now: Duration) {
        let at = now.as_secs();
        match write {
            Write::Table(code, what) => {
                let Some(table) = self.tables.get_mut(&code) else { return };
                // It was played before on a copy of the position.
                let _ = table.apply(&Entry { at, what: what.clone() });
                self.tally.actions += u64::from(matches!(what, What::Play { .. }));
                if let What::Free { person } = what {
                    // The ledger has whole seconds.
                    table.left_at[person.index()] = Some(now);
                }
                self.announce(code, &what, by, now);
            }
            Write::Form => self.form_is_due = false,
            Write::Opened(table, _) => {
                self.count += 1;
                self.tables.insert(table.code, *table);
            }
            Write::ClassOpened(class, _) => drop(self.classes.insert(class.code, *class)),
            Write::Class(code, what) => self.apply_class(code, at, &what, now),
            Write::NextMatch(code, opening) => self.next_match(code, at, &opening, now),
            Write::Person(who, what) => self.people.entry(who).or_default().apply(&Entry { at, what }),
        }
    }

    /// Does for the sender what follows from a plan.
    fn follow(&mut self, cause: Option<(ConnectionId, ClientMessage)>, then: Then, now: Duration) {
        let Some((id, message)) = cause else { return };
        match then {
            Then::Nothing => {}
            Then::Answer(answer) => self.send(id, &answer),
            Then::Refuse(refused) => self.refuse_message(id, refused, &message),
            Then::Welcome(token) => self.welcome(id, token, now),
            Then::Sit(code, person) => self.sit(id, code, person, now),
            Then::Show(code, looks_on) => {
                if looks_on {
                    self.start_watching(id, code);
                }
                self.refresh(code, Some(id), now);
                self.send_table(id, code, now);
            }
            Then::Class(code) => self.show_class(id, code, now),
            Then::ClassEnded(code) => {
                self.show_class(id, code, now);
                self.tell_classes(id, now);
            }
            Then::Delete(code) => match self.delete_class(code, now) {
                Ok(()) => {}
                Err(error) => self.refuse_message(id, read_only(&error), &message),
            },
            Then::Left(code) => {
                self.stop_watching(id, code);
                let Some(table) = self.tables.get(&code) else { return };
                let message = ServerMessage::Presence { table: code.to_string(), persons: table.shown.into() };
                self.send(id, &message);
            }
        }
    }

    /// Makes a connection the one that plays a seat, and sends it the seat and the table.
    fn sit(&mut self, id: ConnectionId, code: Code, person: Person, now: Duration) {
        let Some(who) = self.connections.get(&id).and_then(|connection| connection.person) else { return };
        self.take_over(id, who, now);
        self.stop_watching(id, code);
        self.refresh(code, Some(id), now);
        if let Some(message) = self.tables.get(&code).map(|table| table.seated(person)) {
            self.send(id, &message);
        }
        self.send_table(id, code, now);
    }

    /// Sends what an entry means to all who are at the table. `by` sent the message that led to it, and gets an answer of
    /// its own where others learn who is present.
    pub(super) fn announce(&mut self, code: Code, what: &What, by: Option<ConnectionId>, now: Duration) {
        let Some(table) = self.tables.get_mut(&code) else { return };
        let run_on = self.limits.clocks_run_on;
        match what {
            What::Play { .. } => {
                table.settle_clock(run_on, now);
                let (played, over) = (table.played(table.n() - 1, now), table.over);
                self.broadcast(code, &played, None);
                over.into_iter().for_each(|over| self.announce_end(code, over));
            }
            What::Undo { .. } => {
                table.settle_clock(run_on, now);
                self.broadcast_table(code, now);
            }
            What::Over { over } => {
                table.settle_clock(run_on, now);
                self.announce_end(code, *over);
            }
            What::Offer { what, person } => self.broadcast(code, &offered(code, *what, *person), None),
            What::Seat(_) => self.refresh(code, by, now),
            What::Free { .. } => self.refresh(code, None, now),
            What::Rematch | What::Next | What::Open(_) | What::Seen => {}
        }
    }

    pub(super) fn announce_end(&mut self, code: Code, Over { outcome, why }: Over) {
        self.broadcast(code, &ServerMessage::Over { table: code.to_string(), outcome, why }, None);
        let Some(table) = self.tables.get(&code) else { return };
        let game = table.game.position().facts().id;
        let (outcome, why) = (format!("{outcome:?}").to_lowercase(), format!("{why:?}").to_lowercase());
        let text = format!("{game}, {} actions, outcome {outcome}, {why}", table.n());
        self.notes.push(Note { table: code, text });
    }

    /// Begins the next match at a table.
    pub(super) fn next_match(&mut self, code: Code, at: u64, opening: &Opening, now: Duration) {
        let Some(table) = self.tables.get_mut(&code) else { return };
        if let Err(error) = table.begin_next(at, opening) {
            self.notes.push(Note { table: code, text: format!("the next match cannot begin: {error}") });
            return;
        }
        table.settle_clock(self.limits.clocks_run_on, now);
        let seats = Person::BOTH.map(|person| (table.seated(person), table.seats[person.index()]));
        for (message, who) in seats {
            if let Some(to) = who.and_then(|who| self.playing(who)) {
                self.send(to, &message);
            }
        }
        self.broadcast_table(code, now);
    }

    /// Sends the whole state of a table to everybody there.
    pub(super) fn broadcast_table(&mut self, code: Code, now: Duration) {
        let Some(message) = self.tables.get(&code).map(|table| table.message(now)) else { return };
        self.broadcast(code, &message, None);
    }
}
