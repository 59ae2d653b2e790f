//! Deleting classes with everything that belongs to them.

use super::{Code, ConnectionId, Ledger, LedgerError, Server};
use crate::class::Class;
use crate::class::entry::{class_of, class_stream};
use crate::code::PersonId;
use crate::entry::{match_of, person_stream};
use crate::ledger::Head;
use std::collections::BTreeSet;
use std::time::Duration;

/// The time after its end in which a class is kept unless its teacher says otherwise.
const AFTER: Duration = Duration::from_hours(24);

impl<L: Ledger> Server<L> {
    /// Deletes a class with its tables and the streams of persons who were only there. The class itself is deleted last, so that
    /// an interruption leaves something to go on from.
    ///
    /// # Errors
    /// [`LedgerError`] if not everything could be deleted.
    pub(super) fn delete_class(&mut self, code: Code, now: Duration) -> Result<(), LedgerError> {
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
        let watchers = self.classes.get(&code).map(|class| class.watchers.clone()).unwrap_or_default();
        let person = |id: &ConnectionId| self.connections.get(id).and_then(|connection| connection.person);
        let leads = |id: &ConnectionId| person(id).is_some_and(|who| self.leads(code, who));
        let teachers: Vec<ConnectionId> = watchers.into_iter().filter(leads).collect();
        self.forget_class(code);
        teachers.into_iter().for_each(|id| self.tell_classes(id, now));
        Ok(())
    }

    /// Deletes classes that have ended a day ago, or that nobody has needed for long, unless they are kept. Returns the tables of
    /// those that stay; `None` if a class cannot be read, so that its tables are not known.
    pub(super) fn sweep_classes(&mut self, heads: &[Head], now: Duration) -> Option<BTreeSet<Code>> {
        let mut tables = BTreeSet::new();
        for code in heads.iter().filter_map(|head| class_of(&head.stream)) {
            let was_open = self.classes.contains_key(&code);
            if !was_open && !self.open_class(code, now).unwrap_or_default() {
                return None;
            }
            let class = &self.classes[&code];
            let age = now.saturating_sub(class.written);
            let is_old = if class.ended { age >= AFTER } else { age >= self.limits.kept };
            if !is_old || class.kept || self.delete_class(code, now).is_err() {
                tables.extend(self.classes.get(&code).into_iter().flat_map(Class::tables));
            }
            if !was_open {
                self.forget_class(code);
            }
        }
        Some(tables)
    }
}
