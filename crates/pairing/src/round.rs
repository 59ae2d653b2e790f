//! Entrants, pairs and rounds.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// An entrant of a section: its number in the list of entrants, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u32);

impl Entrant {
    /// Returns the number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a match of a pair ended, from the view of the pair: `First` is [`Pair::first`], whoever moved first in that match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The first entrant won.
    First,
    /// The second entrant won.
    Second,
    /// A draw.
    Draw,
    /// The second entrant did not come; the first one gets the point.
    FirstUnplayed,
    /// The first entrant did not come; the second one gets the point.
    SecondUnplayed,
    /// Neither came.
    Neither,
}

impl Outcome {
    /// Returns the halves of a point that the first and the second entrant get.
    #[must_use]
    pub const fn halves(self) -> [u32; 2] {
        match self {
            Outcome::First | Outcome::FirstUnplayed => [2, 0],
            Outcome::Second | Outcome::SecondUnplayed => [0, 2],
            Outcome::Draw => [1, 1],
            Outcome::Neither => [0, 0],
        }
    }

    /// Returns whether the match took place.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::First | Outcome::Second | Outcome::Draw)
    }
}

/// Two entrants who meet in a round, in one match or in two with the seats exchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Who moves first in the first match.
    pub first: Entrant,
    /// The other one.
    pub second: Entrant,
    /// How the matches ended, in their order; `None` while one is going on.
    pub results: Vec<Option<Outcome>>,
}

impl Pair {
    /// Returns a pair that has played nothing of so many matches.
    #[must_use]
    pub fn new(first: Entrant, second: Entrant, matches: u8) -> Pair {
        Pair { first, second, results: vec![None; usize::from(matches)] }
    }

    /// Returns both entrants.
    #[must_use]
    pub const fn both(&self) -> [Entrant; 2] {
        [self.first, self.second]
    }

    /// Returns the other entrant; `None` if `entrant` is not one of the two.
    #[must_use]
    pub fn other(&self, entrant: Entrant) -> Option<Entrant> {
        match entrant {
            _ if entrant == self.first => Some(self.second),
            _ if entrant == self.second => Some(self.first),
            _ => None,
        }
    }

    /// Returns whether all matches have ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.results.iter().all(Option::is_some)
    }
}

/// Who meets whom at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The pairs, the leading ones first.
    pub pairs: Vec<Pair>,
    /// Who is left over where the number is odd, and gets a point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Entrant>,
    /// Who is left over in a group in which everybody meets everybody, and gets nothing: all are left over once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Entrant>,
}

/// Why two entrants cannot be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RoundError {
    /// An entrant is not in the round.
    #[error("expected two entrants of the round, and {} is not in it", .0.0)]
    Absent(Entrant),
    /// The two are one, or they meet each other.
    #[error("expected two entrants who do not meet each other")]
    Same,
    /// A match has a result already.
    #[error("expected a pair that has not played yet")]
    Played,
}

impl Round {
    /// Returns whether an entrant is in the round.
    #[must_use]
    pub fn contains(&self, entrant: Entrant) -> bool {
        self.bye == Some(entrant) || self.pair_of(entrant).is_some()
    }

    /// Returns the pair of an entrant.
    #[must_use]
    pub fn pair_of(&self, entrant: Entrant) -> Option<&Pair> {
        self.pairs.iter().find(|pair| pair.both().contains(&entrant))
    }

    /// Returns whether all matches have ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.pairs.iter().all(Pair::is_over)
    }

    /// Exchanges two entrants: each meets whom the other one would have met, or has the other one's bye.
    ///
    /// # Errors
    /// [`RoundError`]; the round is unchanged then.
    pub fn exchange(&mut self, one: Entrant, other: Entrant) -> Result<(), RoundError> {
        for entrant in [one, other] {
            if !self.contains(entrant) {
                return Err(RoundError::Absent(entrant));
            }
            if self.pair_of(entrant).is_some_and(|pair| pair.results.iter().any(Option::is_some)) {
                return Err(RoundError::Played);
            }
        }
        if one == other || self.pair_of(one).is_some_and(|pair| pair.other(one) == Some(other)) {
            return Err(RoundError::Same);
        }
        let exchanged = |entrant: Entrant| match entrant {
            _ if entrant == one => other,
            _ if entrant == other => one,
            _ => entrant,
        };
        for pair in &mut self.pairs {
            (pair.first, pair.second) = (exchanged(pair.first), exchanged(pair.second));
        }
        self.bye = self.bye.map(exchanged);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::round;

    #[test]
    fn two_entrants_are_exchanged_with_what_they_would_have_met() {
        let mut changed = round("0-1 2-3 4");
        changed.exchange(Entrant(1), Entrant(2)).unwrap();
        assert_eq!(changed, round("0-2 1-3 4"));
        changed.exchange(Entrant(4), Entrant(0)).unwrap();
        assert_eq!(changed, round("4-2 1-3 0"));
        let before = changed.clone();
        assert_eq!(changed.exchange(Entrant(4), Entrant(2)), Err(RoundError::Same));
        assert_eq!(changed.exchange(Entrant(4), Entrant(4)), Err(RoundError::Same));
        assert_eq!(changed.exchange(Entrant(4), Entrant(9)), Err(RoundError::Absent(Entrant(9))));
        assert_eq!(changed, before);
        let mut played = round("0+1 2-3");
        assert_eq!(played.exchange(Entrant(0), Entrant(2)), Err(RoundError::Played));
    }
}
