//! What a teacher wishes of the next round.

use crate::Entrant;
use serde::{Deserialize, Serialize};

/// Wishes about pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// Pairs that are avoided, unless that would cause a second meeting or a second bye.
    pub apart: Vec<[Entrant; 2]>,
    /// Pairs of the next round. They are made before all others.
    pub together: Vec<[Entrant; 2]>,
}

impl Wishes {
    /// Returns whether two entrants should not meet.
    #[must_use]
    pub fn are_apart(&self, one: Entrant, other: Entrant) -> bool {
        self.apart.iter().any(|&pair| pair == [one, other] || pair == [other, one])
    }

    /// Returns the pairs of `together` whose entrants are both in the list, each entrant once.
    pub(crate) fn pairs_among(&self, present: &[Entrant]) -> Vec<[Entrant; 2]> {
        let mut used: Vec<Entrant> = Vec::new();
        let mut pairs = Vec::new();
        for &[one, other] in &self.together {
            let is_free = |entrant| present.contains(&entrant) && !used.contains(&entrant);
            if one != other && is_free(one) && is_free(other) {
                used.extend([one, other]);
                pairs.push([one, other]);
            }
        }
        pairs
    }
}
