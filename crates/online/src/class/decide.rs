//! What a teacher or the time asks of a class, and what it decides: nothing changes before the ledger has the entries.

use super::entry::{Happening, Place};
use super::section::Begun;
use super::wire::{AtBell, Order, Phase, Setup, State, System};
use super::{Class, Section};
use crate::code::{Code, PersonId};
use crate::refusal::{Refusal, refusal};
use crate::table::{is_possible, settings};
use crate::words::{EndReason, Outcome as Result_, Over, Person, Why};
use rand::Rng;
use std::time::Duration;
use tabuleiro_pairing::{Entrant, Outcome, Round, Wishes, round_robin};

/// The most sections, typed names and rounds of a class.
const SECTIONS: usize = 32;
const NAMES: usize = 400;
const ROUNDS: u32 = 30;

/// The longest round in minutes.
const LONGEST: u32 = 240;

/// The time for which digits are good.
const DIGITS: Duration = Duration::from_mins(10);

/// The time after a match in which the next one does not begin by itself.
const REST: Duration = Duration::from_secs(10);

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

fn note(happening: Happening) -> Act {
    Act::Note(happening)
}

fn illegal<T>(say: &str) -> Result<T, Refusal> {
    refusal(Why::Illegal, say)
}

/// Returns the person of the pair's match with that number who is the pair's first entrant.
pub(crate) const fn person_of_first(game: usize) -> Person {
    if game.is_multiple_of(2) { Person::First } else { Person::Second }
}

/// Returns the result of a pair's match with that number, from the view of the pair.
pub(crate) fn outcome_of(over: Over, game: usize) -> Outcome {
    match over.outcome {
        Result_::Draw => Outcome::Draw,
        Result_::First if person_of_first(game) == Person::First => Outcome::First,
        Result_::Second if person_of_first(game) == Person::Second => Outcome::First,
        Result_::First | Result_::Second => Outcome::Second,
    }
}

/// Returns the end of a match that the teacher or the bell decides.
fn decided(outcome: Outcome, game: usize) -> Over {
    let first = person_of_first(game);
    let winner = match outcome {
        Outcome::First | Outcome::FirstUnplayed => Some(first),
        Outcome::Second | Outcome::SecondUnplayed => Some(first.other()),
        Outcome::Draw | Outcome::Neither => None,
    };
    Over { outcome: Result_::of_winner(winner), why: EndReason::Decided }
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
    fn section(&self, number: usize) -> Result<&Section, Refusal> {
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
        if setup.clock.is_some_and(|clock| settings(clock).is_none()) {
            return refusal(Why::Malformed, "a clock needs a time, and no more than a week");
        }
        let best = setup.from.as_ref();
        if best
            .is_some_and(|from| from.best == 0 || from.sections.iter().any(|&section| section >= self.sections.len()))
        {
            return refusal(Why::Malformed, "expected the best of sections that are there");
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
                        entrants.push(entrant)
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

    /// Returns the entrants of a section who take part and are present.
    fn present(&self, section: &Section, of: &Circumstances) -> Vec<Entrant> {
        let is_here = |(_, entrant): &(u32, &usize)| {
            self.entrants
                .get(**entrant)
                .is_some_and(|one| matches!(one.state, State::In | State::Missed) && (of.is_present)(one.who))
        };
        (0..).zip(&section.entrants).filter(is_here).map(|(at, _)| Entrant(at)).collect()
    }

    fn propose(&self, number: usize, host: Option<Entrant>, of: &Circumstances) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        if !section.has_rounds() {
            return illegal("this section has no rounds; start it");
        }
        if !section.is_quiet() {
            return illegal("a round goes on");
        }
        if section.has_begun() && section.rounds.len() as u32 >= section.planned() {
            return illegal("all rounds have been played");
        }
        let present = self.present(section, of);
        if present.len() < 2 {
            return illegal("expected two entrants who are present");
        }
        // The same round for the same seed, however often it is proposed.
        let seed = self.seed ^ (number as u64) << 40 ^ (section.rounds.len() as u64) << 32;
        let round = section.propose(&present, host, seed);
        if round.pairs.is_empty() {
            return illegal("there is no round for those who are present");
        }
        Ok(vec![note(Happening::Proposed { section: number, round: Some(round) })])
    }

    fn start(&self, number: usize, of: &Circumstances) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        if !section.has_rounds() {
            let begins = !section.open;
            return if begins { Ok(vec![note(Happening::Began { section: number })]) } else { illegal("it has begun") };
        }
        let Some(mut round) = section.proposal.clone() else { return illegal("no round is proposed") };
        let present = self.present(section, of);
        // In a table of all rounds those are paired, too, who are not there.
        if section.setup.system == System::Robin {
            for pair in &mut round.pairs {
                let outcome = match pair.both().map(|entrant| present.contains(&entrant)) {
                    [true, true] => continue,
                    [true, false] => Outcome::FirstUnplayed,
                    [false, true] => Outcome::SecondUnplayed,
                    [false, false] => Outcome::Neither,
                };
                pair.results.fill(Some(outcome));
            }
        }
        let mut acts = Vec::new();
        for (at, &entrant) in (0..).map(Entrant).zip(&section.entrants) {
            let is_missing = !present.contains(&at) && self.entrants[entrant].state == State::In;
            if is_missing {
                acts.push(note(Happening::State { entrant, state: State::Missed }));
            }
        }
        acts.push(Act::Begin { section: number, round });
        Ok(acts)
    }

    /// Rings the bell of a section.
    fn bell(&self, number: usize, of: &Circumstances) -> Vec<Act> {
        let section = &self.sections[number];
        let mut acts = vec![note(Happening::Bell { section: number })];
        for (round, begun) in (1..).zip(&section.rounds) {
            for pair in 0..begun.round.pairs.len() {
                self.bell_at(Place { section: number, round, pair, game: 0 }, begun, of, &mut acts);
            }
        }
        acts
    }

    fn bell_at(&self, at: Place, begun: &Begun, of: &Circumstances, acts: &mut Vec<Act>) {
        let Some(current) = begun.current(at.pair) else { return };
        let (section, pair) = (&self.sections[at.section], &begun.round.pairs[at.pair]);
        let table = begun.tables[at.pair];
        let came = (of.came)(table);
        let first = person_of_first(current);
        let outcome = match [came[first.index()], came[first.other().index()]] {
            [true, true] => Outcome::Draw,
            [true, false] => Outcome::FirstUnplayed,
            [false, true] => Outcome::SecondUnplayed,
            [false, false] => Outcome::Neither,
        };
        if outcome == Outcome::Draw && section.setup.bell == AtBell::Decide {
            return;
        }
        // An absence earns nothing, and whoever did not come is not paired again before they are back.
        for (entrant, came) in pair.both().into_iter().zip([came[first.index()], came[first.other().index()]]) {
            if let Some(entrant) = section.entrant(entrant).filter(|_| !came) {
                acts.push(note(Happening::State { entrant, state: State::Missed }));
            }
        }
        let left = (current..pair.results.len()).filter(|&game| pair.results[game].is_none());
        acts.extend(left.map(|game| note(Happening::Result { place: Place { game, ..at }, outcome: Some(outcome) })));
        acts.push(Act::EndTable { table, over: decided(outcome, current) });
    }

    fn decide_match(&self, at: Place, outcome: Option<Outcome>) -> Result<Vec<Act>, Refusal> {
        let Some((begun, pair)) = self.sections.get(at.section).and_then(|section| section.at(at)) else {
            return illegal("there is no such match");
        };
        let is_current = begun.current(at.pair) == Some(at.game);
        let Some(outcome) = outcome else {
            let waits = is_current && begun.waits(at.pair);
            return if waits {
                Ok(vec![note(Happening::Adjourned { place: at })])
            } else {
                illegal("the match does not wait")
            };
        };
        if pair.results[at.game].is_none() && !is_current {
            return illegal("the match before it has not ended");
        }
        let mut acts = vec![note(Happening::Result { place: at, outcome: Some(outcome) })];
        if is_current {
            acts.push(Act::EndTable { table: begun.tables[at.pair], over: decided(outcome, at.game) });
        }
        Ok(acts)
    }

    fn take_back(&self, number: usize) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        let Some(last) = section.rounds.last().filter(|_| section.has_rounds()) else {
            return illegal("no round has begun");
        };
        let over = decided(Outcome::Draw, 0);
        let ends = last.tables.iter().map(|&table| Act::EndTable { table, over });
        Ok(std::iter::once(note(Happening::TakenBack { section: number })).chain(ends).collect())
    }

    /// Returns what is due because time has passed: bells, and pairs in free play.
    pub(crate) fn due(&self, of: &Circumstances) -> Vec<Act> {
        if self.paused.is_some() || self.ended {
            return Vec::new();
        }
        let mut acts = Vec::new();
        for (number, section) in self.sections.iter().enumerate() {
            let ends = section.rounds.iter().map(|begun| begun.ends).chain([section.ends]).flatten().min();
            if ends.is_some_and(|ends| ends <= of.now) {
                acts.extend(self.bell(number, of));
            } else if section.open && section.setup.system == System::Free {
                let is_ready = |entrant: &Entrant| {
                    let rested = section.rested.get(entrant);
                    section.plays(*entrant).is_none()
                        && rested.is_none_or(|&since| of.now.saturating_sub(since) >= REST)
                };
                let mut ready = self.present(section, of);
                ready.retain(is_ready);
                // Who has waited longest comes first.
                ready.sort_by_key(|entrant| section.rested.get(entrant).copied().unwrap_or_default());
                if ready.len() >= 2 {
                    let round = section.propose(&ready, None, self.seed ^ self.seq);
                    acts.push(Act::Begin { section: number, round });
                }
            }
        }
        acts
    }
}
