//! Loads tables from the ledger when they are used, drops unused ones from memory, and removes old streams from the ledger.

use super::people::DAY;
use super::{Code, Known, Ledger, LedgerError, Note, Server};
use crate::code::PersonId;
use crate::entry::{Entry, Life, PERSONS, match_of, match_stream, person_stream, time_of};
use crate::ledger::{Head, NewEntry};
use crate::table::{Returns, Table};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// The time after which a table or a person whom nobody needs is forgotten.
const UNUSED: Duration = Duration::from_mins(10);

/// The time between two looks at all streams.
const LOOK: Duration = Duration::from_mins(10);

/// The number of entries from which on a match is not looked at for actions.
const FEW: u64 = 8;

/// The number of streams that are removed at once.
const AT_ONCE: usize = 20;

/// The stream that says which form the ledger has.
pub(super) const FORM: &str = "form";

/// The present form: each person has a stream, and so has each match.
pub(super) const FORM_ENTRY: &str = r#"{"form":2}"#;

/// The streams that may be old.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    looked: Option<Duration>,
    old: VecDeque<Head>,
}

/// Returns the number of tables of these streams.
fn count(heads: &[Head]) -> usize {
    heads.iter().filter_map(|head| match_of(&head.stream)).map(|(code, _)| code).collect::<BTreeSet<_>>().len()
}

impl<L: Ledger> Server<L> {
    /// Counts the tables of the ledger. A ledger of an earlier version gets the streams of persons that it has not.
    pub(super) fn bring_up_to_date(&mut self, now: Duration) -> Result<(), LedgerError> {
        let heads = self.ledger.heads("")?;
        self.count = count(&heads);
        if heads.iter().any(|head| head.stream == FORM) {
            return Ok(());
        }
        // A ledger without tables is also one that waits for its backup, so nothing is written to it yet.
        if self.count == 0 {
            self.form_is_due = true;
            return Ok(());
        }
        let mut seats: BTreeMap<PersonId, BTreeSet<Code>> = BTreeMap::new();
        for head in heads {
            let Some((code, number)) = match_of(&head.stream) else { continue };
            let Ok(table) = Table::replay(code, number, &self.ledger.read(&head.stream, 0)?) else { continue };
            for who in table.seats.into_iter().flatten() {
                seats.entry(who).or_default().insert(code);
            }
        }
        let mut batch = vec![NewEntry { stream: FORM.into(), seq: 0, body: FORM_ENTRY.into() }];
        let entry = |what| Entry { at: now.as_secs(), what }.to_text();
        for (&who, tables) in &seats {
            let stream = person_stream(who);
            // An earlier start may have failed here, and the person may have come since.
            let known = Known::replay(&self.ledger.read(&stream, 0)?);
            let new = tables.difference(&known.seats).map(|&table| Life::Sits { table });
            let lives = std::iter::once(Life::Here).chain(new);
            let entries = (known.seq..).zip(lives);
            batch.extend(entries.map(|(seq, life)| NewEntry { stream: stream.clone(), seq, body: entry(life) }));
        }
        match self.ledger.append(&batch) {
            // After a conflict, another server has done it at the same time.
            Ok(()) | Err(LedgerError::Conflict { .. }) => {}
            // A ledger that is damaged, or on a full disk, is only read. The next start tries again.
            Err(LedgerError::Storage(_)) => self.unwritten = seats,
        }
        Ok(())
    }

    /// Reads a table from the ledger, unless it is open. Returns whether there is one.
    pub(super) fn open_room(&mut self, code: Code, now: Duration) -> Result<bool, LedgerError> {
        if self.tables.contains_key(&code) {
            return Ok(true);
        }
        if self.reserved.contains(&code) {
            return Ok(false);
        }
        let heads = self.ledger.heads(&format!("{code}/"))?;
        let numbers = heads.iter().filter_map(|head| match_of(&head.stream)).map(|(_, number)| number);
        let number = numbers.max().unwrap_or(1);
        let entries = self.ledger.read(&match_stream(code, number), 0)?;
        if entries.is_empty() {
            return Ok(false);
        }
        match Table::replay(code, number, &entries) {
            Ok(mut table) => {
                table.shown = self.presence(&table, now);
                table.returns = Some(Returns::default());
                table.visited = now;
                table.held = self.is_held(&table, now);
                self.tables.insert(code, table);
                Ok(true)
            }
            Err(error) => {
                self.reserved.insert(code);
                let text = format!("cannot be read and is left as it is: {error}");
                self.notes.push(Note { table: code, text });
                Ok(false)
            }
        }
    }

    /// Forgets a table. Who looks on has to ask for it again.
    pub(super) fn shut(&mut self, code: Code) {
        let Some(table) = self.tables.remove(&code) else { return };
        for id in &table.watchers {
            if let Some(connection) = self.connections.get_mut(id) {
                connection.watching.remove(&code);
            }
        }
    }

    /// Forgets the tables and persons that nobody has needed for a while.
    pub(super) fn shut_unused(&mut self, now: Duration) {
        let unused = |since: Duration| now.saturating_sub(since) >= UNUSED;
        let tables: Vec<Code> =
            self.tables.values().filter(|table| unused(table.visited)).map(|table| table.code).collect();
        tables.into_iter().for_each(|code| self.shut(code));
        self.people.retain(|_, known| {
            if known.playing.is_some() {
                known.needed = now;
            }
            !unused(known.needed)
        });
    }

    /// Removes from the ledger what nobody has needed for long.
    pub(super) fn remove_old(&mut self, now: Duration) {
        let looked = self.sweep.looked;
        if looked.is_none_or(|looked| now.saturating_sub(looked) >= LOOK)
            && let Ok(heads) = self.ledger.heads("")
        {
            self.count = count(&heads);
            self.sweep.looked = Some(now);
            let Some(of_classes) = self.sweep_classes(&heads, now) else { return };
            let unplayed = self.unplayed_of(&heads, now);
            let mut old = self.old_of(heads, now);
            old.extend(unplayed);
            // The tables of a class are removed with it.
            old.retain(|head| match_of(&head.stream).is_none_or(|(code, _)| !of_classes.contains(&code)));
            self.sweep = Sweep { looked: Some(now), old };
        }
        for _ in 0..AT_ONCE {
            let Some(head) = self.sweep.old.pop_front() else { return };
            self.remove(&head);
        }
    }

    /// Returns the streams that are to be removed: of tables at which nobody was for the time that the limits say, and of
    /// persons who were not there for as long and sit nowhere.
    fn old_of(&self, heads: Vec<Head>, now: Duration) -> VecDeque<Head> {
        let is_older = |last: &str, than: Duration| {
            time_of(last).is_some_and(|at| now.saturating_sub(Duration::from_secs(at)) >= than)
        };
        // All matches of a table are as old as the last one.
        let mut young: BTreeSet<Code> = BTreeSet::new();
        for head in &heads {
            if let Some((code, _)) = match_of(&head.stream)
                && !is_older(&head.last, self.limits.kept)
            {
                young.insert(code);
            }
        }
        let is_old = |head: &Head| match match_of(&head.stream) {
            Some((code, _)) => {
                let is_damaged = self.reserved.contains(&code);
                let is_open = self.tables.get(&code).is_some_and(|table| now.saturating_sub(table.visited) < DAY);
                !is_damaged && !is_open && !young.contains(&code)
            }
            None => head.stream.starts_with(PERSONS) && is_older(&head.last, self.limits.kept),
        };
        heads.into_iter().filter(is_old).collect()
    }

    /// Returns the streams of tables at which nobody has played, and nobody was for the time that the limits say.
    fn unplayed_of(&mut self, heads: &[Head], now: Duration) -> Vec<Head> {
        let kept = self.limits.unplayed;
        let is_old = |at: Duration| now.saturating_sub(at) >= kept;
        let candidates = heads.iter().filter(|head| {
            let code = match_of(&head.stream).filter(|(_, number)| *number == 1).map(|(code, _)| code);
            let is_left = |code| self.tables.get(&code).is_none_or(|table| is_old(table.visited));
            let is_short = head.entries < FEW && time_of(&head.last).is_some_and(|at| is_old(Duration::from_secs(at)));
            is_short && code.is_some_and(is_left)
        });
        let candidates: Vec<Head> = candidates.cloned().collect();
        let mut is_unplayed = |head: &Head| {
            let entries = self.ledger.read(&head.stream, 0).unwrap_or_default();
            let table = match_of(&head.stream).and_then(|(code, _)| Table::replay(code, 1, &entries).ok());
            table.is_some_and(|table| table.n() == 0 && table.over.is_none())
        };
        candidates.into_iter().filter(|head| is_unplayed(head)).collect()
    }

    /// Returns whether the person of a stream has a seat at a table that is still there, or whether that is not known.
    fn sits_somewhere(&mut self, stream: &str) -> bool {
        let Ok(entries) = self.ledger.read(stream, 0) else { return true };
        let mut seats = Known::replay(&entries).seats.into_iter();
        seats.any(|code| self.ledger.heads(&code.to_string()).map_or(true, |heads| !heads.is_empty()))
    }

    fn remove(&mut self, head: &Head) {
        let table = match_of(&head.stream);
        let unfinished = table.and_then(|(code, number)| {
            let entries = self.ledger.read(&head.stream, 0).ok()?;
            let table = Table::replay(code, number, &entries).ok()?;
            let game = table.game.position().facts().id;
            table.over.is_none().then(|| format!("{game}, {} actions, removed without an end", table.n()))
        });
        if table.is_none() && self.sits_somewhere(&head.stream) {
            return;
        }
        // Where somebody has come back in the meantime it stays.
        if self.ledger.remove(&head.stream, head.entries).is_err() {
            return;
        }
        let Some((code, number)) = table else {
            if let Some(who) = head.stream.strip_prefix(PERSONS).and_then(|who| who.parse().ok()) {
                self.people.remove(&who);
            }
            return;
        };
        if number == 1 {
            self.count = self.count.saturating_sub(1);
        }
        self.shut(code);
        self.notes.extend(unfinished.map(|text| Note { table: code, text }));
    }
}
