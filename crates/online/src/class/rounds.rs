//! What a class decides about its rounds: who meets whom, when they begin and end, and their results.

use super::decide::{Act, Circumstances, illegal, note};
use super::entry::{Happening, Place};
use super::section::Begun;
use super::wire::{AtBell, State, System};
use super::{Class, Section};
use crate::refusal::Refusal;
use crate::words::{EndReason, Outcome as Winner, Over, Person};
use std::time::Duration;
use tabuleiro_pairing::{Entrant, Outcome, Pair};

/// The time after a match in which the next one does not begin by itself.
const REST: Duration = Duration::from_secs(10);

/// Returns the person of the pair's match with that number who is the pair's first entrant.
pub(crate) const fn person_of_first(game: usize) -> Person {
    if game.is_multiple_of(2) { Person::First } else { Person::Second }
}

/// Returns the result of a pair's match with that number, from the view of the pair.
pub(crate) fn outcome_of(over: Over, game: usize) -> Outcome {
    match over.outcome {
        Winner::Draw => Outcome::Draw,
        Winner::First if person_of_first(game) == Person::First => Outcome::First,
        Winner::Second if person_of_first(game) == Person::Second => Outcome::First,
        Winner::First | Winner::Second => Outcome::Second,
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
    Over { outcome: Winner::of_winner(winner), why: EndReason::Decided }
}

/// Returns the result of a pair of which not both came, by who of the first and the second entrant did; `None` if both came. An
/// absence earns nothing.
const fn unplayed(came: [bool; 2]) -> Option<Outcome> {
    match came {
        [true, true] => None,
        [true, false] => Some(Outcome::FirstUnplayed),
        [false, true] => Some(Outcome::SecondUnplayed),
        [false, false] => Some(Outcome::Neither),
    }
}

impl Class {
    /// Returns the entrants of a section who take part and are present.
    fn present(&self, section: &Section, of: &Circumstances) -> Vec<Entrant> {
        let is_here = |(_, entrant): &(u32, &usize)| {
            self.entrants.get(**entrant).is_some_and(|one| one.state.takes_part() && (of.is_present)(one.who))
        };
        (0..).zip(&section.entrants).filter(is_here).map(|(at, _)| Entrant(at)).collect()
    }

    pub(super) fn propose(
        &self,
        number: usize,
        host: Option<Entrant>,
        of: &Circumstances,
    ) -> Result<Vec<Act>, Refusal> {
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
        if host.is_some_and(|host| section.setup.system != System::Simultaneous || !present.contains(&host)) {
            return illegal("expected one who is present to play against all others, in a simultaneous display");
        }
        // The same round for the same seed, however often it is proposed.
        let seed = self.seed ^ (number as u64) << 40 ^ (section.rounds.len() as u64) << 32;
        let round = section.propose(&present, host, seed);
        if round.pairs.is_empty() {
            return illegal("there is no round for those who are present");
        }
        Ok(vec![note(Happening::Proposed { section: number, round: Some(round) })])
    }

    pub(super) fn start(&self, number: usize, of: &Circumstances) -> Result<Vec<Act>, Refusal> {
        let section = self.section(number)?;
        if !section.has_rounds() {
            let begins = !section.open;
            return if begins { Ok(vec![note(Happening::Began { section: number })]) } else { illegal("it has begun") };
        }
        let Some(mut round) = section.proposal.clone() else { return illegal("no round is proposed") };
        let takes_part = |&entrant: &Entrant| {
            let one = section.entrant(entrant).and_then(|entrant| self.entrants.get(entrant));
            one.is_some_and(|one| one.state.takes_part())
        };
        let mut paired = round.pairs.iter().flat_map(Pair::both).chain(round.bye);
        if section.setup.system != System::Robin && !paired.all(|entrant| takes_part(&entrant)) {
            return illegal("somebody of the proposal does not take part any more; propose the round again");
        }
        let present = self.present(section, of);
        // In a table of all rounds those are paired, too, who are not there.
        if section.setup.system == System::Robin {
            for pair in &mut round.pairs {
                let outcome = unplayed(pair.both().map(|entrant| present.contains(&entrant)));
                if outcome.is_some() {
                    pair.results.fill(outcome);
                }
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
    pub(super) fn bell(&self, number: usize, of: &Circumstances) -> Vec<Act> {
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
        let (first, persons) = (person_of_first(current), (of.came)(table));
        let came = [first, first.other()].map(|person| persons[person.index()]);
        let outcome = unplayed(came).unwrap_or(Outcome::Draw);
        if outcome == Outcome::Draw && section.setup.bell == AtBell::Decide {
            return;
        }
        // Whoever did not come is not paired again before they are back.
        for (entrant, came) in pair.both().into_iter().zip(came) {
            if let Some(entrant) = section.entrant(entrant).filter(|_| !came) {
                acts.push(note(Happening::State { entrant, state: State::Missed }));
            }
        }
        let left = (current..pair.results.len()).filter(|&game| pair.results[game].is_none());
        acts.extend(left.map(|game| note(Happening::Result { place: Place { game, ..at }, outcome: Some(outcome) })));
        acts.push(Act::EndTable { table, over: decided(outcome, current) });
    }

    pub(super) fn decide_match(&self, at: Place, outcome: Option<Outcome>) -> Result<Vec<Act>, Refusal> {
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

    pub(super) fn take_back(&self, number: usize) -> Result<Vec<Act>, Refusal> {
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
            if section.next_bell().is_some_and(|ends| ends <= of.now) {
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
