//! Free play: whoever is ready meets whom they have met least.

use crate::matching::best;
use crate::swiss::{imbalance, seated, set_aside, sort};
use crate::{Entrant, History, Round, Wishes};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Pairs those who are ready: who have met least, with first moves balanced. With an odd number one is left over and waits,
/// not the first in the list, who has waited longest. Nobody gets a point for that.
#[must_use]
pub fn pair(history: &History, ready: &[Entrant], wishes: &Wishes, matches: u8, seed: u64) -> Round {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (left, wished) = set_aside(ready, wishes);
    let count = left.len().next_multiple_of(2);
    let found = best(count, |one, other| {
        let lot = rng.next_u32() % (1 << 16);
        match left.get(other) {
            Some(&other) => {
                let (one, met) = (left[one], history.met(left[one], other));
                [0, met * met, u32::from(wishes.are_apart(one, other)), imbalance(history, one, other, matches), lot]
            }
            // The last one in the list has waited least.
            None => [(left.len() - 1 - one) as u32, 0, 0, 0, lot],
        }
    });
    let mut round = Round::default();
    for (one, other) in found {
        if let Some(&other) = left.get(other) {
            round.pairs.push(seated(history, left[one], other, matches, &mut rng));
        }
    }
    round.pairs.extend(wished.into_iter().map(|[one, other]| seated(history, one, other, matches, &mut rng)));
    sort(history, &mut round);
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::rounds;

    #[test]
    fn who_is_ready_meets_whom_they_have_met_least() {
        let all: Vec<Entrant> = (0..4).map(Entrant).collect();
        let played = rounds(&["0+1 2+3", "1+0 3+2", "0+2 1+3"]);
        for seed in 0..20 {
            let round = pair(&History::new(4, &played), &all, &Wishes::default(), 1, seed);
            let met: Vec<_> =
                round.pairs.iter().map(|pair| pair.first.min(pair.second).0 + pair.first.max(pair.second).0).collect();
            assert_eq!(met, [3, 3], "0 with 3 and 1 with 2: {round:?}");
        }
    }

    #[test]
    fn the_last_one_to_be_ready_waits() {
        let ready = [3, 1, 0].map(Entrant);
        let round = pair(&History::new(4, &[]), &ready, &Wishes::default(), 1, 7);
        assert_eq!(round.bye, None);
        assert_eq!(round.pairs.len(), 1);
        assert!(!round.contains(Entrant(0)));
    }
}
