//! Why two entrants meet, or why one has a bye: what a sentence beside the pair says.

use crate::{Entrant, History, Round, Wishes};
use serde::{Deserialize, Serialize};

/// One reason. Points are in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// The pair is in [`Wishes::together`].
    Wish,
    /// They have met before: with any other pair somebody would meet again, too, or have a second bye.
    Again {
        /// How often they have met.
        times: u32,
    },
    /// Nobody has points yet, so the lot decided.
    Lot,
    /// Both have as many points.
    Level {
        /// The points of each.
        halves: u32,
    },
    /// They are the nearest in points who can meet.
    Nearest {
        /// The points of both, the greater ones first.
        halves: [u32; 2],
    },
    /// The entrant has a bye: the fewest points of those who had none.
    Bye {
        /// The points of the entrant.
        halves: u32,
    },
    /// The entrant has another bye, because all who are present have had one.
    ByeAgain,
}

/// Returns why the pairs of a round are what they are, in their order.
#[must_use]
pub fn pairs(history: &History, round: &Round, wishes: &Wishes) -> Vec<Reason> {
    let has_points = (0..history.entrants() as u32).any(|entrant| history.halves(Entrant(entrant)) > 0);
    let of = |[one, other]: [Entrant; 2]| {
        if wishes.together.iter().any(|&pair| pair == [one, other] || pair == [other, one]) {
            return Reason::Wish;
        }
        let times = history.met(one, other);
        let mut halves = [one, other].map(|entrant| history.halves(entrant));
        halves.sort_unstable_by(|one, other| other.cmp(one));
        match halves {
            _ if times > 0 => Reason::Again { times },
            _ if !has_points => Reason::Lot,
            [most, least] if most == least => Reason::Level { halves: most },
            halves => Reason::Nearest { halves },
        }
    };
    round.pairs.iter().map(|pair| of(pair.both())).collect()
}

/// Returns why an entrant has the bye of a round, if anybody has it.
#[must_use]
pub fn bye(history: &History, round: &Round) -> Option<Reason> {
    let entrant = round.bye?;
    let halves = history.halves(entrant);
    Some(if history.byes(entrant) > 0 { Reason::ByeAgain } else { Reason::Bye { halves } })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{round, rounds};

    #[test]
    fn each_pair_has_its_reason() {
        let history = History::new(7, &rounds(&["0+1 2+3 4=5 6"]));
        let next = round("0-2 6-4 5-1 3");
        let reasons = pairs(&history, &next, &Wishes::default());
        let expected =
            [Reason::Level { halves: 2 }, Reason::Nearest { halves: [2, 1] }, Reason::Nearest { halves: [1, 0] }];
        assert_eq!(reasons, expected);
        assert_eq!(bye(&history, &next), Some(Reason::Bye { halves: 0 }));
        assert_eq!(bye(&history, &round("6")), Some(Reason::ByeAgain));
        assert_eq!(pairs(&history, &round("1-0"), &Wishes::default()), [Reason::Again { times: 1 }]);
        let wishes = Wishes { together: vec![[Entrant(0), Entrant(6)]], ..Wishes::default() };
        assert_eq!(pairs(&history, &round("6-0"), &wishes), [Reason::Wish]);
        assert_eq!(pairs(&History::new(2, &[]), &round("0-1"), &Wishes::default()), [Reason::Lot]);
    }
}
