//! The database of kept matches on the desktop: a file in the folder of the program's data.

use super::merge::{Merged, Seen};
use super::{Job, Listed, Outcome, PAGE, RECENT, day, last_position, unfinished};
use crate::app::foundations::locale::Reason;
use crate::app::foundations::store::Store;
use bevy::prelude::*;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
pub(super) use tabuleiro_kept::Removed;
use tabuleiro_kept::{Entry, MatchId, Shelf, ShelfError, Statistics};

/// The name of the file.
const FILE: &str = "matches.redb";

/// The database. The thread of the store does its jobs in the order in which they were requested; the answers arrive in
/// later frames.
#[derive(Resource)]
pub(super) struct Database {
    store: Store,
    file: Arc<DatabaseFile>,
    /// Each job that is not done owns a clone.
    awaited: Arc<()>,
}

/// What the thread owns.
struct DatabaseFile {
    shelf: Shelf,
    seen: Mutex<Seen>,
    answers: Mutex<Vec<Outcome>>,
}

impl Database {
    /// Returns the database in the folder of a store.
    pub(super) fn new(store: &Store) -> Database {
        let shelf = Shelf::at(store.path(FILE));
        let file = DatabaseFile { shelf, seen: Mutex::default(), answers: Mutex::default() };
        Database { store: store.clone(), file: Arc::new(file), awaited: Arc::default() }
    }

    /// Whether answers are still to come.
    pub(super) fn is_working(&self) -> bool {
        Arc::strong_count(&self.awaited) > 1 || !self.file.answers().is_empty()
    }

    /// Starts a job after those requested before.
    pub(super) fn run(&self, job: Job) {
        // Of several states of the match on the table only the last is kept.
        let key = match &job {
            Job::Replace(number, id, _) => Some(format!("{FILE} {number} {}", id.0)),
            _ => None,
        };
        let (file, awaited) = (self.file.clone(), self.awaited.clone());
        self.store.run(key, move || {
            let writing = job.writes();
            let failed = |error| Outcome::Failed { writing, reason: Reason::quoted(error) };
            let outcome = file.done(job).unwrap_or_else(failed);
            file.answers().push(outcome);
            drop(awaited);
        });
    }

    /// Returns the answers that have arrived.
    pub(super) fn answers(&mut self) -> Vec<Outcome> {
        std::mem::take(&mut *self.file.answers())
    }
}

impl DatabaseFile {
    fn answers(&self) -> MutexGuard<'_, Vec<Outcome>> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn done(&self, job: Job) -> Result<Outcome, ShelfError> {
        let shelf = &self.shelf;
        Ok(match job {
            Job::Keep(number, entry) => {
                let id = self.writable(|| shelf.put(&entry))?;
                self.seen().note(id, &entry.record);
                Outcome::Kept(number, id)
            }
            Job::Take(entry) => {
                self.writable(|| shelf.put(&entry))?;
                Outcome::Written
            }
            Job::Opened(id, record) => {
                self.seen().note(id, &record);
                Outcome::Noted
            }
            Job::Replace(number, id, entry) => self.replace(number, id, &entry)?,
            Job::List { filter, skip } => {
                let page = shelf.list(&filter, skip, PAGE)?;
                let matches = page.matches.into_iter().map(|listed| (listed.id, listed.summary.ok()));
                Outcome::Listed { skip, matches: matches.collect::<Vec<Listed>>(), more: page.more }
            }
            Job::Recent => {
                let page = shelf.list(&unfinished(), 0, RECENT)?;
                Outcome::Recent(page.matches.into_iter().filter_map(|l| Some((l.id, l.summary.ok()?))).collect())
            }
            Job::Get(id, opening) => Outcome::Got(id, opening, shelf.get(id)?),
            Job::Board(id) => Outcome::Board(id, last_position(&shelf.get(id)?)),
            Job::Remove(id) => Outcome::Removed(shelf.remove(id)?),
            Job::Restore(removed) => {
                shelf.restore(&removed)?;
                Outcome::Restored
            }
            Job::Export => {
                let mut text = Vec::new();
                shelf.export(&mut text)?;
                Outcome::Exported(String::from_utf8_lossy(&text).into_owned())
            }
            Job::Count => {
                let (mut statistics, mut days) = (Statistics::default(), Vec::new());
                shelf.for_each(|_, summary| {
                    statistics.add(summary);
                    let played = day(summary.changed);
                    if days.last() != Some(&played) {
                        days.push(played);
                    }
                })?;
                Outcome::Counted(statistics, days)
            }
        })
    }

    /// Replaces the match on the table, and keeps the lines that another window has added to it.
    fn replace(&self, number: u64, id: MatchId, entry: &Entry) -> Result<Outcome, ShelfError> {
        let mut seen = self.seen();
        let now = seen.moved(id);
        let replaced = self.writable(|| {
            self.shelf.replace_with(now, |kept| {
                let merged = kept.map_or(Merged::Ours, |kept| seen.merge(now, kept, entry));
                (merged.to_write(entry), merged)
            })
        });
        match replaced {
            // The match was deleted in another window, or it is a different one; this one is being played here.
            Err(ShelfError::Missing(_)) | Ok(Merged::Apart) => {
                let new = self.shelf.put(entry)?;
                seen.moves(id, new);
                seen.note(new, &entry.record);
                Ok(Outcome::Kept(number, new))
            }
            Ok(merged) => Ok(if seen.replaced(now, merged, entry) { Outcome::Merged } else { Outcome::Written }),
            Err(error) => Err(error),
        }
    }

    /// Writes. A damaged or foreign file is put aside first, so that nothing of it is overwritten.
    fn writable<T>(&self, write: impl Fn() -> Result<T, ShelfError>) -> Result<T, ShelfError> {
        match write() {
            Err(ShelfError::Foreign { .. } | ShelfError::Corrupt { .. }) => {
                self.shelf.set_aside()?;
                write()
            }
            result => result,
        }
    }
}
