//! What the entrants of a section have played.

use crate::{Entrant, Outcome, Round};

/// What an entrant did in one match of a round. A round of two matches counts as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// There was an opponent. `result` is from the view of the entrant: the halves of a point, and whether it was played.
    Met { opponent: Entrant, moved_first: bool, result: Option<(u32, bool)> },
    /// A bye: a point without an opponent.
    Bye,
    /// The entrant was not there.
    Absent,
    /// The entrant was left over in a group in which all are left over once.
    Rest,
}

impl Part {
    /// Returns the halves of a point.
    pub(crate) fn halves(self) -> u32 {
        match self {
            Part::Met { result, .. } => result.map_or(0, |(halves, _)| halves),
            Part::Bye => 2,
            Part::Absent | Part::Rest => 0,
        }
    }

    /// Returns the opponent of a match that was played.
    pub(crate) fn played(self) -> Option<(Entrant, bool, u32)> {
        match self {
            Part::Met { opponent, moved_first, result: Some((halves, true)) } => Some((opponent, moved_first, halves)),
            _ => None,
        }
    }
}

/// The rounds of a section, with what follows from them for each entrant.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// For each entrant what it did, match after match.
    parts: Vec<Vec<Part>>,
    /// How often two entrants have met, or were paired: `met[one * count + other]`.
    met: Vec<u32>,
    byes: Vec<u32>,
    rounds: usize,
}

impl History {
    /// Returns the history of so many entrants. Entrants that are not among them are left out.
    #[must_use]
    pub fn new(entrants: usize, rounds: &[Round]) -> History {
        let mut history = History {
            parts: vec![Vec::new(); entrants],
            met: vec![0; entrants * entrants],
            byes: vec![0; entrants],
            rounds: rounds.len(),
        };
        rounds.iter().for_each(|round| history.add(round));
        history
    }

    fn add(&mut self, round: &Round) {
        let entrants = self.parts.len();
        let matches = round.pairs.iter().map(|pair| pair.results.len()).max().unwrap_or(1);
        let mut done = vec![vec![Part::Absent; matches]; entrants];
        for pair in &round.pairs {
            let [first, second] = pair.both().map(Entrant::index);
            if first.max(second) >= entrants {
                continue;
            }
            self.met[first * entrants + second] += 1;
            self.met[second * entrants + first] += 1;
            for (number, &result) in pair.results.iter().enumerate() {
                let part = |side: usize| Part::Met {
                    opponent: [pair.second, pair.first][side],
                    moved_first: (side + number).is_multiple_of(2),
                    result: result.map(|result: Outcome| (result.halves()[side], result.is_played())),
                };
                (done[first][number], done[second][number]) = (part(0), part(1));
            }
        }
        if let Some(bye) = round.bye.map(Entrant::index).filter(|&bye| bye < entrants) {
            done[bye].fill(Part::Bye);
            self.byes[bye] += 1;
        }
        if let Some(rest) = round.rest.map(Entrant::index).filter(|&rest| rest < entrants) {
            done[rest].fill(Part::Rest);
        }
        for (parts, done) in self.parts.iter_mut().zip(done) {
            parts.extend(done);
        }
    }

    /// Returns the number of entrants.
    #[must_use]
    pub const fn entrants(&self) -> usize {
        self.parts.len()
    }

    /// Returns the number of rounds.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// Returns what an entrant did, match after match.
    pub(crate) fn parts(&self, entrant: Entrant) -> &[Part] {
        self.parts.get(entrant.index()).map_or(&[], Vec::as_slice)
    }

    /// Replaces what an entrant did in a match.
    #[cfg(test)]
    pub(crate) fn set(&mut self, entrant: Entrant, number: usize, part: Part) {
        self.parts[entrant.index()][number] = part;
    }

    /// Returns the points of an entrant, in halves of a point.
    #[must_use]
    pub fn halves(&self, entrant: Entrant) -> u32 {
        self.parts(entrant).iter().map(|part| part.halves()).sum()
    }

    /// Returns how often two entrants were paired.
    #[must_use]
    pub fn met(&self, one: Entrant, other: Entrant) -> u32 {
        let place = one.index() * self.parts.len() + other.index();
        if one.index().max(other.index()) < self.parts.len() { self.met[place] } else { 0 }
    }

    /// Returns how often an entrant got a point without an opponent who came.
    #[must_use]
    pub fn byes(&self, entrant: Entrant) -> u32 {
        let unplayed = |part: &&Part| matches!(part, Part::Met { result: Some((2, false)), .. });
        let unplayed = self.parts(entrant).iter().filter(unplayed).count() as u32;
        self.byes.get(entrant.index()).copied().unwrap_or(0) + unplayed
    }

    /// Returns how often an entrant moved first, less how often it moved second, in matches that were played or begun.
    #[must_use]
    pub fn balance(&self, entrant: Entrant) -> i32 {
        let moved = self.parts(entrant).iter().filter_map(|part| match part {
            Part::Met { result: Some((_, false)), .. } => None,
            Part::Met { moved_first, .. } => Some(if *moved_first { 1 } else { -1 }),
            _ => None,
        });
        moved.sum()
    }

    /// Returns whether an entrant moved first the last time that it met somebody; `None` if it never did.
    #[must_use]
    pub fn moved_first_last(&self, entrant: Entrant) -> Option<bool> {
        self.parts(entrant).iter().rev().find_map(|part| match part {
            Part::Met { result: Some((_, false)), .. } => None,
            Part::Met { moved_first, .. } => Some(*moved_first),
            _ => None,
        })
    }
}
