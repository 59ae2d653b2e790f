//! The Swiss system: in each round entrants with as many points as each other meet, and nobody meets twice.
//!
//! A round is the matching of the least cost. In the order of their weight: second meetings, second byes, wishes to be kept
//! apart, squared differences of points, first moves that are not balanced; and the lot decides among what is equal.

use crate::matching::{Cost, best};
use crate::{Entrant, History, Pair, Round, Wishes};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The number of levels of a cost: meetings, byes, wishes, points, first moves, the lot.
const LEVELS: usize = 6;

/// The lot is drawn among so many numbers.
const LOT: u32 = 1 << 16;

/// Returns the usual number of rounds for that many entrants: ⌈log₂ n⌉, after which one can have won all matches, and one
/// more. It is at most n − 1, after which everybody has met everybody.
#[must_use]
pub fn rounds(entrants: usize) -> u32 {
    let needed = entrants.next_power_of_two().trailing_zeros() + 1;
    needed.min(entrants.saturating_sub(1).max(1) as u32)
}

/// Pairs the next round of those who are present. With an odd number of them, one has a bye. `matches` is the number of matches
/// of a pair, 1 or 2.
#[must_use]
pub fn pair(history: &History, present: &[Entrant], wishes: &Wishes, matches: u8, seed: u64) -> Round {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut left, wished) = set_aside(present, wishes);
    left.sort_unstable();
    left.dedup();
    let mut round = Round::default();
    let count = left.len().next_multiple_of(2);
    let lowest = left.iter().map(|&entrant| history.halves(entrant)).min().unwrap_or(0);
    let found = best(count, |one, other| {
        let lot = rng.next_u32() % LOT;
        match left.get(other) {
            Some(&other) => cost(history, wishes, left[one], other, matches, lot),
            None => cost_of_bye(history, left[one], lowest, lot),
        }
    });
    for (one, other) in found {
        match left.get(other) {
            Some(&other) => round.pairs.push(seated(history, left[one], other, matches, &mut rng)),
            None => round.bye = Some(left[one]),
        }
    }
    round.pairs.extend(wished.into_iter().map(|[one, other]| seated(history, one, other, matches, &mut rng)));
    sort(history, &mut round);
    round
}

/// Returns the entrants without those who meet by a wish, and the pairs of these.
pub(crate) fn set_aside(present: &[Entrant], wishes: &Wishes) -> (Vec<Entrant>, Vec<[Entrant; 2]>) {
    let wished = wishes.pairs_among(present);
    let left = present.iter().copied().filter(|entrant| !wished.iter().flatten().any(|wished| wished == entrant));
    (left.collect(), wished)
}

fn cost(history: &History, wishes: &Wishes, one: Entrant, other: Entrant, matches: u8, lot: u32) -> Cost<LEVELS> {
    let difference = history.halves(one).abs_diff(history.halves(other));
    let met = history.met(one, other);
    let apart = u32::from(wishes.are_apart(one, other));
    [met * met, 0, apart, difference * difference, imbalance(history, one, other, matches), lot]
}

/// Returns the cost of a bye: the fewest points have it first.
fn cost_of_bye(history: &History, entrant: Entrant, lowest: u32, lot: u32) -> Cost<LEVELS> {
    let (byes, above) = (history.byes(entrant), history.halves(entrant) - lowest);
    [0, byes * byes, 0, above * above, 0, lot]
}

/// Returns the sum of the squares of how far the first moves of two entrants are from being balanced, after a match in which the
/// right one moves first.
pub(crate) fn imbalance(history: &History, one: Entrant, other: Entrant, matches: u8) -> u32 {
    if matches.is_multiple_of(2) {
        return 0;
    }
    let after = |first: Entrant, second: Entrant| {
        let [first, second] = [history.balance(first) + 1, history.balance(second) - 1];
        (first * first + second * second).unsigned_abs()
    };
    after(one, other).min(after(other, one))
}

/// Seats two entrants: who has moved first less often moves first; then who moved second the last time; then the lot decides.
pub(crate) fn seated(history: &History, one: Entrant, other: Entrant, matches: u8, rng: &mut impl Rng) -> Pair {
    let key = |entrant| (history.balance(entrant), history.moved_first_last(entrant) == Some(true));
    let by_lot = rng.next_u32() >> 31 == 0;
    let one_first = match key(one).cmp(&key(other)) {
        std::cmp::Ordering::Equal => by_lot,
        order => order.is_lt(),
    };
    let (first, second) = if one_first { (one, other) } else { (other, one) };
    Pair::new(first, second, matches)
}

/// Sorts the pairs: the leading ones first.
pub(crate) fn sort(history: &History, round: &mut Round) {
    round.pairs.sort_by_key(|pair| {
        let mut halves = pair.both().map(|entrant| history.halves(entrant));
        halves.sort_unstable_by(|one, other| other.cmp(one));
        (halves.map(std::cmp::Reverse), pair.first.min(pair.second))
    });
}
