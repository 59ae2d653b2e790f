//! A class: a teacher, entrants, and the sections in which they meet. It is one lesson, or a championship of several
//! sections. It changes only by entries of the ledger, so a class that is replayed equals the one that was lost.

mod decide;
#[cfg(test)]
mod documented;
pub(crate) mod entry;
pub mod export;
mod lengths;
pub mod lesson;
pub mod names;
pub mod presets;
mod rounds;
mod section;
pub mod telling;
mod view;
pub mod wire;

pub(crate) use decide::{Act, Circumstances};
pub(crate) use rounds::outcome_of;
pub(crate) use section::Section;

use crate::code::{Code, PersonId};
use crate::connection::ConnectionId;
use crate::entry::Entry;
use entry::{Happening, Place};
use names::Name;
use section::Begun;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tabuleiro_pairing::{Entrant, Wishes};
use thiserror::Error;
use wire::{BoardView, PupilView, State};

/// Why the entries of a stream describe no class.
#[derive(Debug, Error)]
pub enum ClassError {
    /// An entry is not text of this program, or of a later version.
    #[error("entry {0} cannot be read: {1}")]
    Entry(usize, serde_json::Error),
    /// The first entry does not open a class, or a later one names what is not there.
    #[error("entry {0} is not expected there")]
    Order(usize),
}

/// An entrant.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Enrolled {
    pub(crate) name: Name,
    pub(crate) who: PersonId,
    pub(crate) state: State,
    /// The digits with which another device goes on, and until when.
    digits: Option<(String, Duration)>,
}

/// What was last sent about a class, so that only changes are sent. It is not part of the state in the ledger.
#[derive(Debug, Default)]
pub(crate) struct Sent {
    /// Whether something has changed since.
    pub(crate) is_due: bool,
    /// When it was last looked at.
    pub(crate) at: Duration,
    /// Who of the entrants was present.
    pub(crate) present: Vec<bool>,
    pub(crate) boards: BTreeMap<Code, BoardView>,
    pub(crate) pupils: BTreeMap<ConnectionId, PupilView>,
}

/// A class.
#[derive(Debug)]
pub(crate) struct Class {
    pub(crate) code: Code,
    pub(crate) owner: PersonId,
    pub(crate) opened: Duration,
    seed: u64,
    roster: Vec<Name>,
    pub(crate) entrants: Vec<Enrolled>,
    pub(crate) sections: Vec<Section>,
    pub(crate) locked: bool,
    /// Since when all matches stop.
    pub(crate) paused: Option<Duration>,
    pub(crate) ended: bool,
    pub(crate) kept: bool,
    /// The tables of rounds that were taken back.
    past: Vec<Code>,
    /// The number of entries in the ledger.
    pub(crate) seq: u64,
    /// When the last of them was written.
    pub(crate) written: Duration,
    /// When a client last used it.
    pub(crate) visited: Duration,
    /// How often wrong digits were tried since the teacher gave some.
    pub(crate) tries: u32,
    /// The connections to which changes are sent.
    pub(crate) watchers: BTreeSet<ConnectionId>,
    pub(crate) sent: Sent,
}

impl Class {
    pub(crate) fn open(code: Code, owner: PersonId, seed: u64, at: u64) -> Class {
        let at = Duration::from_secs(at);
        Class {
            code,
            owner,
            opened: at,
            seed,
            roster: Vec::new(),
            entrants: Vec::new(),
            sections: Vec::new(),
            locked: false,
            paused: None,
            ended: false,
            kept: false,
            past: Vec::new(),
            seq: 1,
            written: at,
            visited: at,
            tries: 0,
            watchers: BTreeSet::new(),
            sent: Sent::default(),
        }
    }

    /// Returns the class of a stream.
    pub(crate) fn replay(code: Code, entries: &[String]) -> Result<Class, ClassError> {
        let mut class = None;
        for (i, text) in entries.iter().enumerate() {
            let entry: Entry<Happening> = serde_json::from_str(text).map_err(|error| ClassError::Entry(i, error))?;
            match (&mut class, &entry.what) {
                (None, Happening::Opened { owner, seed }) => class = Some(Class::open(code, *owner, *seed, entry.at)),
                (Some(_), Happening::Opened { .. }) | (None, _) => return Err(ClassError::Order(i)),
                (Some(class), _) => class.apply(&entry).ok_or(ClassError::Order(i))?,
            }
        }
        class.ok_or(ClassError::Order(0))
    }

    /// Changes the class by an entry behind the first. Returns `None` if the entry names what is not there; the class is of no
    /// use then.
    pub(crate) fn apply(&mut self, entry: &Entry<Happening>) -> Option<()> {
        let at = Duration::from_secs(entry.at);
        self.seq += 1;
        self.written = at;
        self.visited = self.visited.max(at);
        self.sent.is_due = true;
        match entry.what.clone() {
            Happening::Opened { .. } => return None,
            Happening::Section { setup, entrants } => self.sections.push(Section::new(setup, entrants)),
            Happening::Changed { section, setup } => self.sections.get_mut(section)?.setup = setup,
            Happening::Closed { section } => {
                let section = self.sections.get_mut(section)?;
                (section.closed, section.open, section.proposal) = (true, false, None);
            }
            Happening::Roster { names } => self.roster.extend(names),
            Happening::Enrolled { name, who, section } => {
                let number = self.entrants.len();
                self.entrants.push(Enrolled { name, who, state: State::In, digits: None });
                if let Some(section) = section {
                    self.sections.get_mut(section)?.entrants.push(number);
                }
            }
            Happening::Renamed { entrant, name } => self.entrants.get_mut(entrant)?.name = name,
            Happening::Put { entrant, section } => self.put(entrant, section)?,
            Happening::State { entrant, state } => self.entrants.get_mut(entrant)?.state = state,
            Happening::Digits { entrant, digits, until } => {
                self.entrants.get_mut(entrant)?.digits = Some((digits, Duration::from_secs(until)));
                self.tries = 0;
            }
            Happening::Moved { entrant, who } => {
                let entrant = self.entrants.get_mut(entrant)?;
                (entrant.who, entrant.digits) = (who, None);
            }
            Happening::Locked { locked } => self.locked = locked,
            Happening::Paused { paused } => self.pause(paused, at),
            Happening::Wishes { section, wishes } => self.sections.get_mut(section)?.wishes = wishes,
            Happening::Proposed { section, round } => self.sections.get_mut(section)?.proposal = round,
            Happening::Began { section } => {
                let section = self.sections.get_mut(section)?;
                (section.open, section.began) = (true, true);
                section.ends = section.setup.minutes.map(|minutes| at + Duration::from_mins(minutes.into()));
            }
            Happening::Round { section, round, tables } => {
                let section = self.sections.get_mut(section)?;
                let minutes = section.setup.minutes.filter(|_| section.has_rounds());
                let ends = minutes.map(|minutes| at + Duration::from_mins(minutes.into()));
                (section.proposal, section.wishes.together) = (None, Vec::new());
                section.rounds.push(Begun { round, tables, ends, rung: false, adjourned: BTreeSet::new() });
            }
            Happening::Result { place, outcome } => {
                let section = self.sections.get_mut(place.section)?;
                *section.result_mut(place)? = outcome;
                let both = section.at(place)?.1.both();
                section.rested.extend(both.map(|entrant| (entrant, at)));
            }
            Happening::Bell { section } => {
                let section = self.sections.get_mut(section)?;
                (section.open, section.ends) = (false, None);
                for begun in &mut section.rounds {
                    (begun.rung, begun.ends) = (true, None);
                }
            }
            Happening::Adjourned { place } => {
                let round = (place.round as usize).checked_sub(1)?;
                self.sections.get_mut(place.section)?.rounds.get_mut(round)?.adjourned.insert(place.pair);
            }
            Happening::TakenBack { section } => {
                let begun = self.sections.get_mut(section)?.rounds.pop();
                self.past.extend(begun.into_iter().flat_map(|begun| begun.tables));
            }
            Happening::Solved { section, entrant, puzzle } => {
                self.sections.get_mut(section)?.solved.entry(entrant).or_default().insert(puzzle);
            }
            Happening::Computer { section, entrant, halves } => {
                self.sections.get_mut(section)?.computer.entry(entrant).or_insert(halves);
            }
            Happening::Ended => {
                self.ended = true;
                self.sections.iter_mut().for_each(|section| section.open = false);
            }
            Happening::Kept { keep } => self.kept = keep,
        }
        Some(())
    }

    /// Puts an entrant into a section, out of all others that have not begun.
    fn put(&mut self, entrant: usize, into: usize) -> Option<()> {
        self.entrants.get(entrant)?;
        for (number, section) in self.sections.iter_mut().enumerate() {
            if number != into && !section.has_begun() && section.entrants.contains(&entrant) {
                section.entrants.retain(|&other| other != entrant);
                // Both name entrants by their places in the list, which have changed.
                (section.proposal, section.wishes) = (None, Wishes::default());
            }
        }
        let section = self.sections.get_mut(into)?;
        if !section.entrants.contains(&entrant) {
            section.entrants.push(entrant);
        }
        Some(())
    }

    /// Stops all matches, or lets them go on with the time that was left.
    fn pause(&mut self, paused: bool, at: Duration) {
        if paused {
            self.paused.get_or_insert(at);
        } else if let Some(since) = self.paused.take() {
            let pause = at.saturating_sub(since);
            let sections = self.sections.iter_mut();
            let ends = sections.flat_map(|section| {
                section.rounds.iter_mut().map(|begun| &mut begun.ends).chain(std::iter::once(&mut section.ends))
            });
            ends.flatten().for_each(|ends| *ends += pause);
        }
    }

    /// Returns the number of the entrant who is a person.
    pub(crate) fn entrant_of(&self, who: PersonId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.who == who)
    }

    /// Returns the section that matters to an entrant: the last one that goes on, or else the last one.
    pub(crate) fn section_of(&self, entrant: usize) -> Option<usize> {
        let own = || (0..self.sections.len()).rev().filter(|&number| self.sections[number].entrants.contains(&entrant));
        own().find(|&number| !self.sections[number].closed).or_else(|| own().next())
    }

    /// Returns the person who is an entrant of a section.
    pub(crate) fn person(&self, section: &Section, entrant: Entrant) -> Option<PersonId> {
        self.entrants.get(section.entrant(entrant)?).map(|entrant| entrant.who)
    }

    /// Returns the name of an entrant of a section.
    pub(crate) fn name(&self, section: &Section, entrant: Entrant) -> Option<&Name> {
        self.entrants.get(section.entrant(entrant)?).map(|entrant| &entrant.name)
    }

    /// Returns the matches that have no result, with their tables.
    pub(crate) fn going_on(&self) -> Vec<(Place, Code)> {
        let mut list = Vec::new();
        for (number, section) in self.sections.iter().enumerate() {
            for (round, begun) in (1..).zip(&section.rounds) {
                for (pair, &table) in begun.tables.iter().enumerate() {
                    if let Some(game) = begun.current(pair) {
                        list.push((Place { section: number, round, pair, game }, table));
                    }
                }
            }
        }
        list
    }

    /// Returns all its tables.
    pub(crate) fn tables(&self) -> impl Iterator<Item = Code> {
        let begun = self.sections.iter().flat_map(|section| &section.rounds);
        begun.flat_map(|begun| &begun.tables).chain(&self.past).copied()
    }

    /// Returns the tables at which actions can be played. At the others the match stands still: the class is paused or has ended,
    /// or the match waits for the teacher, has a result, or belongs to a round that was taken back.
    pub(crate) fn running(&self) -> BTreeSet<Code> {
        if self.paused.is_some() || self.ended {
            return BTreeSet::new();
        }
        let waits = |place: &Place| self.sections[place.section].rounds[place.round as usize - 1].waits(place.pair);
        self.going_on().into_iter().filter(|(place, _)| !waits(place)).map(|(_, table)| table).collect()
    }
}
