//! The database of kept matches on the desktop: a file in the folder of the program's data.

use super::{Job, Listed, Outcome, PAGE, RECENT, day, unfinished};
use crate::app::locale::Reason;
use crate::app::store::Store;
use bevy::prelude::*;
use std::sync::Mutex;
pub(super) use tabuleiro_kept::Removed;
use tabuleiro_kept::{Shelf, ShelfError, Statistics};

/// The name of the file.
const FILE: &str = "matches.redb";

/// The database. It answers at once; the answers are taken in the same frame.
#[derive(Resource)]
pub(super) struct Database {
    shelf: Shelf,
    answers: Mutex<Vec<Outcome>>,
}

impl Database {
    /// Returns the database in the folder of a store.
    pub(super) fn new(store: &Store) -> Database {
        Database { shelf: Shelf::at(store.path(FILE)), answers: Mutex::default() }
    }

    /// Whether answers are still to come.
    pub(super) fn is_working(&self) -> bool {
        self.answers.lock().is_ok_and(|answers| !answers.is_empty())
    }

    /// Does a job.
    pub(super) fn run(&self, job: Job) {
        let writing = job.writes();
        let outcome = self.done(job).unwrap_or_else(|error| Outcome::Failed { writing, reason: Reason::quoted(error) });
        if let Ok(mut answers) = self.answers.lock() {
            answers.push(outcome);
        }
    }

    /// Returns the answers that have arrived.
    pub(super) fn answers(&mut self) -> Vec<Outcome> {
        self.answers.get_mut().map(std::mem::take).unwrap_or_default()
    }

    fn done(&self, job: Job) -> Result<Outcome, ShelfError> {
        let shelf = &self.shelf;
        Ok(match job {
            Job::Keep(number, entry) => Outcome::Kept(number, self.writable(|| shelf.put(&entry))?),
            Job::Take(entry) => {
                self.writable(|| shelf.put(&entry))?;
                Outcome::Written
            }
            Job::Replace(number, id, entry) => match self.writable(|| shelf.replace(id, &entry)) {
                // The match was deleted in another window; it is being played here.
                Err(ShelfError::Missing(_)) => Outcome::Kept(number, shelf.put(&entry)?),
                replaced => replaced.map(|()| Outcome::Written)?,
            },
            Job::List { filter, skip } => {
                let page = shelf.list(&filter, skip, PAGE)?;
                let matches = page.matches.into_iter().map(|listed| (listed.id, listed.summary.ok()));
                Outcome::Listed { skip, matches: matches.collect::<Vec<Listed>>(), more: page.more }
            }
            Job::Recent => {
                let page = shelf.list(&unfinished(), 0, RECENT)?;
                Outcome::Recent(page.matches.into_iter().filter_map(|l| Some((l.id, l.summary.ok()?))).collect())
            }
            Job::Get(id, wanted) => Outcome::Got(id, wanted, shelf.get(id)?),
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
