//! What a teacher asks of a class, and what it decides: nothing changes before the ledger has the entries.

use super::entry::{Happening, Place};
use super::wire::{Best, Order, Phase, Setup, State, System};
use super::{Class, Section};
use crate::code::{Code, PersonId};
use crate::refusal::{Refusal, refusal};
use crate::table::{is_possible, settings};
use crate::words::{Over, Why};
use rand::Rng;
use std::time::Duration;
use tabuleiro_pairing::{Entrant, Round, Wishes, round_robin};

/// The most sections, typed names and rounds of a class.
const SECTIONS: usize = 32;
const NAMES: usize = 400;
const ROUNDS: u32 = 30;

/// The most options of a game, and the most entrants who are the best of a section.
const OPTIONS: usize = 16;
const BEST: usize = 200;

/// The levels of the computer.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// The longest round in minutes.
const LONGEST: u32 = 240;

/// The time for which digits are good.
const DIGITS: Duration = Duration::from_mins(10);

/// Something that the server has to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Act {
    /// Write an entry of the class.
    Note(Happening),
    /// Open a table for each pair of a round, and write that it begins.
    Begin { section: usize, round: Round },
    /// End the match at a table, if it goes on.
    EndTable { table: Code, over: Over },
    /// Delete the class with everything that belongs to it.
    Delete,
}

/// What a decision depends on beside the class.
pub(crate) struct Circumstances<'a> {
    pub(crate) now: Duration,
    /// Whether a person is present.
    pub(crate) is_present: &'a dyn Fn(PersonId) -> bool,
    /// Which persons of the match at a table are present, or have played there.
    pub(crate) came: &'a dyn Fn(Code) -> [bool; 2],
}

pub(super) fn note(happening: Happening) -> Act {
    Act::Note(happening)
}

pub(super) fn illegal<T>(say: &str) -> Result<T, Refusal> {
    refusal(Why::Illegal, say)
}

impl Class {
    /// Decides what the teacher asks.
    ///
    /// # Errors
    /// A refusal.
    pub(crate) fn decide(&self, order: &Order, of: &Circumstances, rng: &mut dyn Rng) -> Result<Vec<Act>, Refusal> {
        let of_end = matches!(order, Order::Keep { .. } | Order::Delete {} | Order::End {});
        if self.ended && !of_end {
            return refusal(Why::Over, "the class has ended");
        }
        match order {
            Order::Add { setup } => self.add(setup),
            Order::Change { section, setup } => self.change(*section, setup),
            Order::Divide { section } => self.divide(*section),
            Order::Close { section } => {
                self.section(*section)?;
                Ok(vec![note(Happening::Closed { section: *section })])
            }
            Order::Roster { names } => {
                let new = names.iter().filter(|&name| !self.roster.contains(name) && self.is_free(name));
                let new: Vec<_> = new.cloned().collect();
                if self.roster.len() + new.len() > NAMES {
                    return refusal(Why::Full, "there are too many names");
                }
                Ok(vec![note(Happening::Roster { names: new })])
            }
            Order::Lock { locked } => Ok(vec![note(Happening::Locked { locked: *locked })]),
            Order::Pause { paused } => Ok(vec![note(Happening::Paused { paused: *paused })]),
            Order::State { state: State::Missed, .. } => illegal("nobody is told to miss a round"),
            Order::State { entrant, state } => {
                self.check_entrant(*entrant)?;
                Ok(vec![note(Happening::State { entrant: *entrant, state: *state })])
            }
            Order::Put { entrant, section } => self.put_into(*entrant, *section),
            Order::Digits { entrant } => self.give_digits(*entrant, of.now, rng),
            Order::Apart { section, pair, apart } => self.wish(*section, *pair, *apart, |wishes| &mut wishes.apart),
            Order::Together { section, pair, together } => {
                self.wish(*section, *pair, *together, |wishes| &mut wishes.together)
            }
            Order::Propose { section, host } => self.propose(*section, *host, of),
            Order::Exchange { section, pair: [one, other] } => {
                let Some(mut round) = self.section(*section)?.proposal.clone() else {
                    return illegal("no round is proposed");
                };
                round.exchange(*one, *other).map_err(|error| (Why::Illegal, error.to_string()))?;
                Ok(vec![note(Happening::Proposed { section: *section, round: Some(round) })])
            }
            Order::Discard { section } => {
                self.section(*section)?;
                Ok(vec![note(Happening::Proposed { section: *section, round: None })])
            }
            Order::Start { section } => self.start(*section, of),
            Order::Bell { section } => {
                if self.section(*section)?.phase() != Phase::Playing {
                    return illegal("no round goes on");
                }
                Ok(self.bell(*section, of))
            }
            Order::Decide { section, round, pair, game, outcome } => {
                self.decide_match(Place { section: *section, round: *round, pair: *pair, game: *game }, *outcome)
            }
            Order::TakeBack { section } => self.take_back(*section),
            Order::End {} => Ok(vec![note(Happening::Ended)]),
            Order::Keep { keep } => Ok(vec![note(Happening::Kept { keep: *keep })]),
            Order::Delete {} if !self.ended => illegal("a class is deleted when it has ended"),
            Order::Delete {} => Ok(vec![Act::Delete]),
        }
    }

    /// Returns a section that goes on.
    pub(super) fn section(&self, number: usize) -> Result<&Section, Refusal> {
        match self.sections.get(number) {
            Some(section) if !section.closed => Ok(section),
            Some(_) => illegal("the section has ended"),
            None => illegal("there is no such section"),
        }
    }

    fn check_entrant(&self, entrant: usize) -> Result<(), Refusal> {
        if entrant < self.entrants.len() { Ok(()) } else { illegal("there is no such entrant") }
    }

    fn check(&self, setup: &Setup) -> Result<(), Refusal> {
        let in_range = |value: Option<u32>, most: u32| value.is_none_or(|value| (1..=most).contains(&value));
        if !(1..=2).contains(&setup.matches) || !in_range(setup.rounds, ROUNDS) || !in_range(setup.minutes, LONGEST) {
            let say = format!("expected 1 or 2 matches, 1 to {ROUNDS} rounds and 1 to {LONGEST} minutes");
            return refusal(Why::Malformed, say);
        }
        if setup.level.is_some_and(|level| !LEVELS.contains(&level)) {
            return refusal(Why::Malformed, "expected a level from 1 to 5");
        }
        if setup.clock.is_some_and(|clock| settings(clock).is_none()) {
            return refusal(Why::Malformed, "a clock needs a time, and no more than a week");
        }
        if setup.options.len() > OPTIONS {
            return refusal(Why::Malformed, format!("expected at most {OPTIONS} options"));
        }
        let is_wrong = |from: &Best| {
            let one_of = |&section: &usize| section < self.sections.len();
            let has_twice = (1..from.sections.len()).any(|i| from.sections[..i].contains(&from.sections[i]));
            from.sections.is_empty() || has_twice || !from.sections.iter().all(one_of)
        };
        if setup.from.as_ref().is_some_and(|from| !(1..=BEST).contains(&from.best) || is_wrong(from)) {
            let say = format!("expected the best of sections that are there, 1 to {BEST} of each");
            return refusal(Why::Malformed, say);
        }
        is_possible(&setup.game, &setup.options).map_err(|error| (Why::UnknownGame, error.to_string()))
    }

    fn add(&self, setup: &Setup) -> Result<Vec<Act>, Refusal> {
        self.check(setup)?;
        if self.sections.len() >= SECTIONS {
            return refusal(Why::Full, "there are too many sections");
        }
        let goes_on = |section: &Section| !matches!(section.phase(), Phase::Over | Phase::Closed);
        let is_free = |&entrant: &usize| {
            let is_busy = |section: &Section| goes_on(section) && section.entrants.contains(&entrant);
            self.entrants[entrant].state != State::Gone && !self.sections.iter().any(is_busy)
        };
        let entrants = match &setup.from {
            None => (0..self.entrants.len()).filter(is_free).collect(),
            Some(from) => {
                let best = |&number: &usize| {
                    let section = &self.sections[number];
                    let lines = section.standings().into_iter().take(from.best);
                    lines.filter_map(|line| section.entrant(line.entrant)).collect::<Vec<_>>()
                };
                let best: Vec<Vec<usize>> = from.sections.iter().map(best).collect();
                let places = (0..from.best).flat_map(|place| best.iter().filter_map(move |best| best.get(place)));
                let mut entrants: Vec<usize> = Vec::new();
                places.for_each(|&entrant| {
                    if !entrants.contains(&entrant) {
                        entrants.push(entrant);
                    }
                });
                entrants
            }
        };
        Ok(vec![note(Happening::Section { setup: setup.clone(), entrants })])
    }

    fn change(&self, number: usize, setup: &Setup) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        self.check(setup)?;
        let fixed = |setup: &Setup| (setup.game.clone(), setup.options.clone(), setup.system, setup.matches);
        if section.has_begun() && fixed(setup) != fixed(&section.setup) {
            return illegal("the game and the system cannot be changed any more");
        }
        let mut acts = vec![note(Happening::Changed { section: number, setup: setup.clone() })];
        if section.proposal.is_some() {
            acts.push(note(Happening::Proposed { section: number, round: None }));
        }
        Ok(acts)
    }

    fn divide(&self, number: usize) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        if section.has_begun() {
            return illegal("the section has begun");
        }
        let all: Vec<Entrant> = (0..section.entrants.len() as u32).map(Entrant).collect();
        let groups = round_robin::groups(&all);
        if self.sections.len() + groups.len() > SECTIONS || groups.is_empty() {
            return refusal(Why::Full, "expected some entrants, and no more than 32 sections");
        }
        let setup = Setup { system: System::Robin, rounds: None, from: None, ..section.setup.clone() };
        let group = |group: Vec<Entrant>| {
            let entrants = group.into_iter().filter_map(|entrant| section.entrant(entrant)).collect();
            note(Happening::Section { setup: setup.clone(), entrants })
        };
        Ok(std::iter::once(note(Happening::Closed { section: number })).chain(groups.into_iter().map(group)).collect())
    }

    fn put_into(&self, entrant: usize, number: usize) -> Result<Vec<Act>, Refusal> {
        self.check_entrant(entrant)?;
        if !self.section(number)?.takes_more() {
            return illegal("nobody can be put into this section any more");
        }
        Ok(vec![note(Happening::Put { entrant, section: number })])
    }

    fn give_digits(&self, entrant: usize, now: Duration, rng: &mut dyn Rng) -> Result<Vec<Act>, Refusal> {
        self.check_entrant(entrant)?;
        let taken: Vec<&str> = self.entrants.iter().filter_map(|other| other.digits_at(now)).collect();
        let mut digits = || format!("{:04}", rng.next_u32() % 10_000);
        let mut found = digits();
        while taken.contains(&found.as_str()) {
            found = digits();
        }
        Ok(vec![note(Happening::Digits { entrant, digits: found, until: (now + DIGITS).as_secs() })])
    }

    fn wish(
        &self,
        number: usize,
        pair: [Entrant; 2],
        is_wished: bool,
        list: impl Fn(&mut Wishes) -> &mut Vec<[Entrant; 2]>,
    ) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        if pair[0] == pair[1] || pair.iter().any(|entrant| section.entrant(*entrant).is_none()) {
            return illegal("expected two entrants of the section");
        }
        let mut wishes = section.wishes.clone();
        let pairs = list(&mut wishes);
        pairs.retain(|&other| other != pair && other != [pair[1], pair[0]]);
        if is_wished {
            pairs.push(pair);
        }
        Ok(vec![note(Happening::Wishes { section: number, wishes })])
    }
}
