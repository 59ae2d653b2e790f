//! A section: who is in it, its rounds, and what follows from them.

use super::entry::Place;
use super::wire::{Line, PUZZLES, Phase, Setup, System};
use crate::code::Code;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tabuleiro_pairing::standings::standings;
use tabuleiro_pairing::{Entrant, History, Outcome, Pair, Round, Wishes, free, round_robin, swiss};

/// A round that has begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Begun {
    pub(crate) round: Round,
    /// The table of each pair.
    pub(crate) tables: Vec<Code>,
    /// When it ends by itself.
    pub(crate) ends: Option<Duration>,
    /// Whether the bell has rung.
    pub(crate) rung: bool,
    /// The pairs that go on after the bell.
    pub(crate) adjourned: BTreeSet<usize>,
}

impl Begun {
    /// Returns the match of a pair that goes on, or would without the bell: the first one without a result.
    pub(crate) fn current(&self, pair: usize) -> Option<usize> {
        self.round.pairs.get(pair)?.results.iter().position(Option::is_none)
    }

    /// Returns whether a pair waits for the teacher.
    pub(crate) fn waits(&self, pair: usize) -> bool {
        self.rung && !self.adjourned.contains(&pair) && self.current(pair).is_some()
    }
}

/// A section.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Section {
    pub(crate) setup: Setup,
    /// The numbers of its entrants in the class.
    pub(crate) entrants: Vec<usize>,
    pub(crate) rounds: Vec<Begun>,
    pub(crate) proposal: Option<Round>,
    pub(crate) wishes: Wishes,
    /// Whether free play or a race goes on, and until when.
    pub(crate) open: bool,
    pub(crate) ends: Option<Duration>,
    /// Whether free play or a race has begun.
    pub(crate) began: bool,
    pub(crate) closed: bool,
    /// When each entrant last had a result.
    pub(crate) rested: BTreeMap<Entrant, Duration>,
    /// The puzzles that each entrant has solved.
    pub(crate) solved: BTreeMap<Entrant, BTreeSet<u8>>,
    /// The halves of a point of each entrant against the computer.
    pub(crate) computer: BTreeMap<Entrant, u8>,
}

impl Section {
    pub(crate) fn new(setup: Setup, entrants: Vec<usize>) -> Section {
        Section {
            setup,
            entrants,
            rounds: Vec::new(),
            proposal: None,
            wishes: Wishes::default(),
            open: false,
            ends: None,
            began: false,
            closed: false,
            rested: BTreeMap::new(),
            solved: BTreeMap::new(),
            computer: BTreeMap::new(),
        }
    }

    /// Returns the number of rounds that have begun; 1 in what has no rounds, once it has begun.
    pub(crate) fn begun(&self) -> u32 {
        (self.rounds.len() as u32).max(u32::from(self.began))
    }

    /// Returns whether it has rounds that the teacher begins.
    pub(crate) fn has_rounds(&self) -> bool {
        !matches!(self.setup.system, System::Free | System::Computer | System::Puzzles)
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.began || !self.rounds.is_empty()
    }

    /// Returns whether somebody who comes later can be in it.
    pub(crate) fn takes_more(&self) -> bool {
        !self.closed && (self.setup.system != System::Robin || !self.has_begun()) && self.setup.from.is_none()
    }

    /// Returns the number of a class's entrant in the section.
    pub(crate) fn place_of(&self, entrant: usize) -> Option<Entrant> {
        self.entrants.iter().position(|&other| other == entrant).map(|at| Entrant(at as u32))
    }

    /// Returns the class's entrant with a number in the section.
    pub(crate) fn entrant(&self, at: Entrant) -> Option<usize> {
        self.entrants.get(at.index()).copied()
    }

    /// Returns the rounds without their tables.
    pub(crate) fn played(&self) -> Vec<Round> {
        self.rounds.iter().map(|begun| begun.round.clone()).collect()
    }

    pub(crate) fn history(&self) -> History {
        History::new(self.entrants.len(), &self.played())
    }

    /// Returns the number of rounds; 0 if that is open.
    pub(crate) fn planned(&self) -> u32 {
        let count = self.entrants.len();
        let needed = match self.setup.system {
            System::Swiss => swiss::rounds(count),
            System::Robin => (count.next_multiple_of(2).max(2) - 1) as u32,
            System::Simultaneous => 1,
            System::Free | System::Computer | System::Puzzles => return 0,
        };
        let robin = self.setup.system == System::Robin;
        self.setup.rounds.map_or(needed, |rounds| if robin { rounds.min(needed) } else { rounds })
    }

    /// Returns when the next bell rings by itself.
    pub(crate) fn next_bell(&self) -> Option<Duration> {
        self.rounds.iter().map(|begun| begun.ends).chain([self.ends]).flatten().min()
    }

    /// Returns whether all its matches have ended.
    pub(crate) fn is_quiet(&self) -> bool {
        self.rounds.iter().all(|begun| begun.round.is_over())
    }

    pub(crate) fn phase(&self) -> Phase {
        let waits = |begun: &Begun| (0..begun.round.pairs.len()).any(|pair| begun.waits(pair));
        if self.closed {
            return Phase::Closed;
        }
        if self.proposal.is_some() {
            return Phase::Proposed;
        }
        if self.open {
            return Phase::Playing;
        }
        if !self.is_quiet() {
            return if self.rounds.iter().any(waits) { Phase::Waiting } else { Phase::Playing };
        }
        match (self.has_begun(), self.planned()) {
            (false, _) => Phase::Lobby,
            (true, 0) => Phase::Over,
            (true, planned) if self.rounds.len() as u32 >= planned => Phase::Over,
            (true, _) => Phase::Between,
        }
    }

    /// Returns the pair of an entrant whose match goes on: its round, and the place in it.
    pub(crate) fn plays(&self, entrant: Entrant) -> Option<(usize, usize)> {
        self.rounds.iter().enumerate().rev().find_map(|(number, begun)| {
            let own = |(_, pair): &(usize, &Pair)| pair.both().contains(&entrant) && !pair.is_over();
            begun.round.pairs.iter().enumerate().find(own).map(|(pair, _)| (number, pair))
        })
    }

    /// Returns the next round of those who are present, by the lot of `seed`. `host` plays against all others in a
    /// simultaneous display.
    pub(crate) fn propose(&self, present: &[Entrant], host: Option<Entrant>, seed: u64) -> Round {
        let (history, matches) = (self.history(), self.setup.matches);
        match self.setup.system {
            System::Swiss => swiss::pair(&history, present, &self.wishes, matches, seed),
            System::Free | System::Computer | System::Puzzles => {
                free::pair(&history, present, &self.wishes, matches, seed)
            }
            System::Robin => {
                let all: Vec<Entrant> = (0..self.entrants.len() as u32).map(Entrant).collect();
                let mut rounds = round_robin::schedule(&all, matches);
                let next = self.rounds.len();
                if next < rounds.len() { rounds.swap_remove(next) } else { Round::default() }
            }
            System::Simultaneous => {
                let host = host.or_else(|| present.first().copied());
                let others = present.iter().filter(|&&entrant| Some(entrant) != host);
                let pairs = host.map(|host| others.map(|&other| Pair::new(other, host, matches)).collect());
                Round { pairs: pairs.unwrap_or_default(), ..Round::default() }
            }
        }
    }

    /// Returns a match; `None` if there is none at that place.
    pub(crate) fn result_mut(&mut self, at: Place) -> Option<&mut Option<Outcome>> {
        let begun = self.rounds.get_mut(usize::try_from(at.round).ok()?.checked_sub(1)?)?;
        begun.round.pairs.get_mut(at.pair)?.results.get_mut(at.game)
    }

    /// Returns the round and the pair at a place.
    pub(crate) fn at(&self, at: Place) -> Option<(&Begun, &Pair)> {
        let begun = self.rounds.get(usize::try_from(at.round).ok()?.checked_sub(1)?)?;
        begun.round.pairs.get(at.pair).filter(|pair| at.game < pair.results.len()).map(|pair| (begun, pair))
    }

    /// Returns the standings, the leading entrant first.
    pub(crate) fn standings(&self) -> Vec<Line> {
        let count = self.entrants.len() as u32;
        match self.setup.system {
            System::Puzzles => ranked((0..count).map(Entrant).map(|entrant| {
                let solved = self.solved.get(&entrant).map_or(0, BTreeSet::len);
                (entrant, 2 * solved as u32)
            })),
            System::Computer => ranked(
                (0..count)
                    .map(Entrant)
                    .map(|entrant| (entrant, self.computer.get(&entrant).map_or(0, |&halves| halves.into()))),
            ),
            System::Simultaneous => ranked((0..count).map(Entrant).map(|entrant| (entrant, self.halves_of(entrant)))),
            System::Swiss | System::Robin | System::Free => standings(&self.history()),
        }
    }

    /// Returns the halves of a point that an entrant has in all pairs: in a display one entrant is in many of a round.
    fn halves_of(&self, entrant: Entrant) -> u32 {
        let pairs = self.rounds.iter().flat_map(|begun| &begun.round.pairs);
        let results = pairs.flat_map(|pair| pair.results.iter().flatten().map(move |result| (pair, result.halves())));
        let own = results.map(|(pair, [first, second])| match entrant {
            _ if entrant == pair.first => first,
            _ if entrant == pair.second => second,
            _ => 0,
        });
        own.sum()
    }

    /// Returns how many entrants have solved each puzzle of a race.
    pub(crate) fn solved(&self) -> Vec<u32> {
        if self.setup.system != System::Puzzles {
            return Vec::new();
        }
        let count = |puzzle| self.solved.values().filter(|solved| solved.contains(&puzzle)).count() as u32;
        (0..PUZZLES).map(count).collect()
    }

    /// Returns how many entrants have lost, drawn and won against the computer, where everybody plays against it.
    pub(crate) fn tally(&self) -> Option<[u32; 3]> {
        let count = |halves| self.computer.values().filter(|&&of| of == halves).count() as u32;
        (self.setup.system == System::Computer).then(|| [0, 1, 2].map(count))
    }
}

/// Returns standings by points alone.
fn ranked(points: impl Iterator<Item = (Entrant, u32)>) -> Vec<Line> {
    let mut points: Vec<_> = points.collect();
    points.sort_by_key(|&(entrant, halves)| (std::cmp::Reverse(halves), entrant));
    let rank = |halves| 1 + points.iter().filter(|(_, other)| *other > halves).count() as u32;
    let line = |&(entrant, halves): &(Entrant, u32)| Line {
        entrant,
        rank: rank(halves),
        halves,
        buchholz_cut: 0,
        buchholz: 0,
        sonneborn_berger: 0,
        second_wins: 0,
    };
    points.iter().map(line).collect()
}
