//! The views of a class that teachers and pupils are sent.

use super::names::Name;
use super::wire::{
    EntrantView, LedView, Line, Met, Now, PUZZLES, PairView, Proposal, ProposedPair, PupilSection, PupilView,
    SectionView, State, System,
};
use super::{Class, Enrolled, Section};
use crate::code::{Code, PersonId};
use std::collections::BTreeSet;
use std::time::Duration;
use tabuleiro_pairing::{Entrant, why};

/// The number of animals that are offered to one pupil.
const OFFERED: usize = 28;

/// The level of the computer without another word of the teacher.
const LEVEL: u8 = 2;

impl Enrolled {
    /// Returns the digits with which another device goes on now.
    pub(crate) fn digits_at(&self, now: Duration) -> Option<&str> {
        self.digits.as_ref().filter(|(_, until)| now < *until).map(|(digits, _)| digits.as_str())
    }
}

impl Class {
    /// Returns whether nobody has a name.
    pub(crate) fn is_free(&self, name: &Name) -> bool {
        self.entrants.iter().all(|entrant| entrant.name != *name)
    }

    /// Returns whether somebody may choose a name: one that the teacher typed, where there are such.
    pub(crate) fn offers(&self, name: &Name) -> bool {
        match name {
            Name::Typed(_) => self.roster.contains(name),
            Name::Animal(..) => self.roster.is_empty(),
        }
    }

    /// Returns the names that are offered to a person. Each person is offered other names, so that few choose the same one.
    fn names_for(&self, who: PersonId) -> Vec<Name> {
        if !self.roster.is_empty() {
            return self.roster.iter().filter(|name| self.is_free(name)).cloned().collect();
        }
        let all: Vec<Name> = Name::animals().collect();
        let (count, taken): (_, BTreeSet<&Name>) = (all.len(), self.entrants.iter().map(|one| &one.name).collect());
        let from = (who.number() % count as u128) as usize;
        // The step and the number of names have no common divisor, so all names are reached, each time another animal.
        let names = (0..count).map(|step| &all[(from + 37 * step) % count]).filter(|name| !taken.contains(name));
        names.take(OFFERED).cloned().collect()
    }

    /// Returns the time until the bell of a section in milliseconds.
    fn left(&self, section: &Section, now: Duration) -> Option<u64> {
        Some(section.next_bell()?.saturating_sub(self.paused.unwrap_or(now)).as_millis() as u64)
    }

    /// Returns what the teacher sees. `present` says it for each entrant.
    pub(crate) fn led(&self, present: &[bool], standings: &[Vec<Line>], now: Duration) -> LedView {
        let entrants = self.entrants.iter().enumerate().map(|(number, entrant)| EntrantView {
            name: entrant.name.clone(),
            state: entrant.state,
            present: present.get(number).copied().unwrap_or_default(),
            digits: entrant.digits_at(now).map(str::to_string),
        });
        LedView {
            class: self.code.to_string(),
            opened: self.opened.as_secs(),
            locked: self.locked,
            paused: self.paused.is_some(),
            ended: self.ended,
            kept: self.kept,
            roster: self.roster.iter().filter(|name| self.is_free(name)).cloned().collect(),
            entrants: entrants.collect(),
            sections: self.sections.iter().zip(standings).map(|(one, lines)| self.seen(one, lines, now)).collect(),
        }
    }

    fn seen(&self, section: &Section, standings: &[Line], now: Duration) -> SectionView {
        let last = section.rounds.len();
        let mut pairs = Vec::new();
        for (round, begun) in (1..).zip(&section.rounds) {
            for (pair, &table) in begun.tables.iter().enumerate() {
                let of = &begun.round.pairs[pair];
                if round as usize == last || !of.is_over() {
                    pairs.push(PairView {
                        round,
                        pair,
                        first: of.first,
                        second: of.second,
                        table: table.to_string(),
                        results: of.results.clone(),
                        waits: begun.waits(pair),
                    });
                }
            }
        }
        SectionView {
            setup: section.setup.clone(),
            phase: section.phase(),
            round: section.begun(),
            rounds: section.planned(),
            entrants: section.entrants.clone(),
            proposal: section.proposal.as_ref().map(|round| {
                let history = section.history();
                let reasons = why::pairs(&history, round, &section.wishes);
                let pairs = round.pairs.iter().zip(reasons);
                Proposal {
                    pairs: pairs
                        .map(|(pair, reason)| ProposedPair { first: pair.first, second: pair.second, reason })
                        .collect(),
                    bye: round.bye,
                    reason: why::bye(&history, round),
                    rest: round.rest,
                }
            }),
            pairs,
            bye: section.rounds.last().and_then(|begun| begun.round.bye),
            left: self.left(section, now),
            apart: section.wishes.apart.clone(),
            together: section.wishes.together.clone(),
            standings: standings.to_vec(),
            solved: section.solved(),
            tally: section.tally(),
        }
    }

    /// Returns the standings of all sections.
    pub(crate) fn standings(&self) -> Vec<Vec<Line>> {
        self.sections.iter().map(Section::standings).collect()
    }

    /// Returns the view of a pupil. `is_theirs` says whether a person decides at a table, for one who plays at
    /// many.
    pub(crate) fn pupil(
        &self,
        who: PersonId,
        standings: &[Vec<Line>],
        is_theirs: &dyn Fn(Code, PersonId) -> bool,
        now: Duration,
    ) -> PupilView {
        let mut view = PupilView {
            class: self.code.to_string(),
            locked: self.locked,
            paused: self.paused.is_some(),
            name: None,
            sections: Vec::new(),
            now: Now::Enrol { names: Vec::new() },
            met: Vec::new(),
            halves: 0,
            rank: None,
            left: None,
        };
        let Some(entrant) = self.entrant_of(who) else {
            if !self.locked && !self.ended {
                view.now = Now::Enrol { names: self.names_for(who) };
            }
            let open = self.sections.iter().enumerate().filter(|(_, section)| section.takes_more());
            view.sections = open.map(|(number, section)| shown(number, section)).collect();
            return view;
        };
        view.name = Some(self.entrants[entrant].name.clone());
        let number = self.section_of(entrant);
        let placed = number.and_then(|number| Some((number, self.sections[number].place_of(entrant)?)));
        view.now = self.now(entrant, placed, is_theirs);
        let Some((number, at)) = placed else { return view };
        let section = &self.sections[number];
        view.sections = vec![shown(number, section)];
        view.met = self.met(section, at);
        let line = standings.get(number).and_then(|lines| lines.iter().find(|line| line.entrant == at));
        view.halves = line.map_or(0, |line| line.halves);
        // One match against the computer, or none, makes no order of entrants.
        let has_ended = section.rounds.iter().any(|begun| begun.round.is_over());
        view.rank = line.filter(|_| has_ended).map(|line| line.rank);
        view.left = self.left(section, now);
        view
    }

    fn now(&self, entrant: usize, placed: Option<(usize, Entrant)>, is_theirs: &dyn Fn(Code, PersonId) -> bool) -> Now {
        let one = &self.entrants[entrant];
        if self.ended {
            return Now::Over {};
        }
        let Some((section, at)) = placed.map(|(number, at)| (&self.sections[number], at)) else { return Now::Wait {} };
        if let Some((round, pair)) = section.plays(at) {
            let own = |&pair: &usize| section.rounds[round].round.pairs[pair].both().contains(&at);
            let many = (0..section.rounds[round].tables.len()).filter(own);
            let goes_on = |&pair: &usize| !section.rounds[round].round.pairs[pair].is_over();
            let theirs = |&pair: &usize| is_theirs(section.rounds[round].tables[pair], one.who);
            let pair = many.filter(goes_on).find(theirs).unwrap_or(pair);
            let begun = &section.rounds[round];
            let opponent = begun.round.pairs[pair].other(at).and_then(|other| self.name(section, other));
            if let Some(opponent) = opponent.cloned() {
                return Now::Play { table: begun.tables[pair].to_string(), opponent };
            }
        }
        if matches!(one.state, State::Paused | State::Gone) {
            return Now::Rest {};
        }
        if section.setup.system == System::Computer && section.open {
            let level = section.setup.level.unwrap_or(LEVEL);
            return Now::Computer { level, halves: section.computer.get(&at).copied() };
        }
        if section.setup.system == System::Puzzles && section.open {
            let solved = section.solved.get(&at).into_iter().flatten().copied().collect();
            return Now::Puzzles { count: PUZZLES, solved };
        }
        let last = section.rounds.last().filter(|begun| !begun.round.is_over() && !begun.rung);
        let is_alone = |begun: &&super::Begun| {
            let unplayed =
                begun.round.pair_of(at).is_some_and(|pair| pair.results.iter().flatten().any(|r| !r.is_played()));
            begun.round.bye == Some(at) || begun.round.rest == Some(at) || unplayed
        };
        match last.filter(is_alone) {
            Some(begun) => Now::Bye { point: begun.round.rest != Some(at) },
            None => Now::Wait {},
        }
    }

    /// Returns what an entrant has played in a section.
    fn met(&self, section: &Section, at: Entrant) -> Vec<Met> {
        let mut met = Vec::new();
        for begun in &section.rounds {
            if begun.round.bye == Some(at) {
                met.push(Met { opponent: None, halves: Some(2) });
            }
            for pair in begun.round.pairs.iter().filter(|pair| pair.both().contains(&at)) {
                let side = usize::from(pair.second == at);
                let halves = pair.results.iter().map(|result| Some(result.as_ref()?.halves()[side])).sum();
                let opponent = pair.other(at).and_then(|other| self.name(section, other)).cloned();
                met.push(Met { opponent, halves });
            }
        }
        let alone = section.computer.get(&at).map(|&halves| Met { opponent: None, halves: Some(halves.into()) });
        met.extend(alone);
        met
    }
}

fn shown(number: usize, section: &Section) -> PupilSection {
    PupilSection {
        section: number,
        game: section.setup.game.clone(),
        options: section.setup.options.clone(),
        system: section.setup.system,
        entrants: section.entrants.len(),
        round: section.begun(),
        rounds: section.planned(),
    }
}
