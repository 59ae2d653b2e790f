//! Ids of kept matches.

use serde::{Deserialize, Serialize};

/// The id of a kept match. Ids are ordered by the time at which the matches began, and are exact as numbers of
/// JavaScript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MatchId(pub u64);

/// The bits that distinguish matches that began in the same second.
const SAME_SECOND: u32 = 20;

/// The greatest time in an id, in seconds (the year 2242). JavaScript has exact numbers of 53 bits.
const LATEST: u64 = (1 << (53 - SAME_SECOND)) - 1;

impl MatchId {
    /// Returns the least id of a match that began at that time, in seconds since 1970.
    #[must_use]
    pub const fn earliest(begun: u64) -> MatchId {
        let begun = if begun > LATEST { LATEST } else { begun };
        MatchId(begun << SAME_SECOND)
    }

    /// Returns the greatest id of a match that began at that time.
    #[must_use]
    pub const fn latest(begun: u64) -> MatchId {
        MatchId(MatchId::earliest(begun).0 | ((1 << SAME_SECOND) - 1))
    }

    /// Returns the time at which the match began, in seconds since 1970.
    #[must_use]
    pub const fn begun(self) -> u64 {
        self.0 >> SAME_SECOND
    }

    /// Returns an id for a match that began at that time, given the greatest id that other matches of the same second
    /// have. `None` if there is no free one.
    #[must_use]
    pub fn next(begun: u64, greatest: Option<MatchId>) -> Option<MatchId> {
        let next = greatest.map_or(MatchId::earliest(begun), |id| MatchId(id.0 + 1));
        (next <= MatchId::latest(begun)).then_some(next)
    }
}

impl std::fmt::Display for MatchId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_match_has_a_greater_id() {
        let first = MatchId::next(1_700_000_000, None).unwrap();
        let second = MatchId::next(1_700_000_000, Some(first)).unwrap();
        let third = MatchId::next(1_700_000_001, None).unwrap();
        assert!(first < second && second < third);
        assert_eq!(MatchId::next(5, Some(MatchId::latest(5))), None);
    }

    #[test]
    fn ids_are_exact_numbers_of_javascript() {
        let greatest = MatchId::latest(u64::MAX).0;
        assert_eq!(greatest, (1 << 53) - 1);
    }
}
