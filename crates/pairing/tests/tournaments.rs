//! Whole tournaments, played at random, and each of their rounds against all other rounds that there could be.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::collections::BTreeMap;
use tabuleiro_pairing::{Entrant, History, Outcome, Pair, Round, Wishes, standings, swiss};

/// What a round costs, the most important first: second meetings, second byes, wishes, differences of points, first moves.
type Cost = [i64; 5];

fn add(one: Cost, other: Cost) -> Cost {
    std::array::from_fn(|level| one[level] + other[level])
}

struct State<'a> {
    history: &'a History,
    wishes: &'a Wishes,
    lowest: i64,
}

impl State<'_> {
    fn pair(&self, one: Entrant, other: Entrant) -> Cost {
        let history = self.history;
        let points = i64::from(history.halves(one)) - i64::from(history.halves(other));
        let met = i64::from(history.met(one, other));
        let balances = [one, other].map(|entrant| i64::from(history.balance(entrant)));
        let moved = |first: usize| (balances[first] + 1).pow(2) + (balances[1 - first] - 1).pow(2);
        [met * met, 0, i64::from(self.wishes.are_apart(one, other)), points * points, moved(0).min(moved(1))]
    }

    fn bye(&self, entrant: Entrant) -> Cost {
        let (byes, above) =
            (i64::from(self.history.byes(entrant)), i64::from(self.history.halves(entrant)) - self.lowest);
        [0, byes * byes, 0, above * above, 0]
    }

    /// Returns the least cost of all rounds of these entrants.
    fn least(&self, entrants: &[Entrant]) -> Cost {
        let Some((&first, rest)) = entrants.split_first() else { return [0; 5] };
        let met = (0..rest.len()).map(|place| {
            let mut others = rest.to_vec();
            let other = others.remove(place);
            add(self.pair(first, other), self.least(&others))
        });
        let bye = (entrants.len() % 2 == 1).then(|| add(self.bye(first), self.least(rest)));
        met.chain(bye).min().unwrap_or_default()
    }

    fn cost(&self, round: &Round) -> Cost {
        let pairs = round.pairs.iter().map(|pair| self.pair(pair.first, pair.second));
        pairs.chain(round.bye.map(|entrant| self.bye(entrant))).fold([0; 5], add)
    }
}

fn play(round: &mut Round, rng: &mut impl Rng) {
    let outcomes =
        [Outcome::First, Outcome::First, Outcome::Second, Outcome::Second, Outcome::Draw, Outcome::FirstUnplayed];
    for pair in &mut round.pairs {
        for result in &mut pair.results {
            *result = Some(outcomes[rng.next_u32() as usize % outcomes.len()]);
        }
    }
}

#[test]
fn no_other_round_is_better_than_the_one_that_is_paired() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for trial in 0..60 {
        let count = 2 + trial % 9;
        let all: Vec<Entrant> = (0..count as u32).map(Entrant).collect();
        let mut wishes = Wishes::default();
        if count > 4 {
            wishes.apart.push([Entrant(0), Entrant(rng.next_u32() % (count as u32 - 1) + 1)]);
        }
        let mut rounds: Vec<Round> = Vec::new();
        for number in 0..swiss::rounds(count) + 2 {
            let history = History::new(count, &rounds);
            // Sometimes somebody is not there.
            let present: Vec<Entrant> = all.iter().copied().filter(|_| !rng.next_u32().is_multiple_of(6)).collect();
            let lowest = present.iter().map(|&entrant| i64::from(history.halves(entrant))).min().unwrap_or(0);
            let state = State { history: &history, wishes: &wishes, lowest };
            let mut round = swiss::pair(&history, &present, &wishes, 1, u64::from(number));
            let mut in_it: Vec<Entrant> = round.pairs.iter().flat_map(Pair::both).chain(round.bye).collect();
            in_it.sort_unstable();
            assert_eq!(in_it, present, "each who is present is in the round once");
            assert_eq!(state.cost(&round), state.least(&present), "{count} entrants, round {number}: {round:?}");
            assert_eq!(swiss::pair(&history, &present, &wishes, 1, u64::from(number)), round, "same seed, same round");
            play(&mut round, &mut rng);
            rounds.push(round);
        }
    }
}

#[test]
fn in_a_tournament_nobody_meets_twice_and_first_moves_are_balanced() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut greatest: BTreeMap<i32, usize> = BTreeMap::new();
    for count in [5_usize, 8, 13, 24, 25, 60] {
        let all: Vec<Entrant> = (0..count as u32).map(Entrant).collect();
        let mut rounds: Vec<Round> = Vec::new();
        for number in 0..swiss::rounds(count).min(count as u32 / 2) {
            let mut round = swiss::pair(&History::new(count, &rounds), &all, &Wishes::default(), 1, u64::from(number));
            // Everybody comes, so that only the byes are unplayed.
            play(&mut round, &mut rng);
            for result in round.pairs.iter_mut().flat_map(|pair| &mut pair.results) {
                *result = result.map(|result| if result.is_played() { result } else { Outcome::Draw });
            }
            rounds.push(round);
        }
        let history = History::new(count, &rounds);
        for &one in &all {
            assert!(history.byes(one) <= 1, "{count}");
            assert!(all.iter().all(|&other| history.met(one, other) <= 1), "{count}");
            *greatest.entry(history.balance(one).abs()).or_default() += 1;
        }
    }
    // Points come first, so a few entrants move first twice more often than second, or the other way round.
    assert!(greatest.keys().all(|&balance| balance <= 2), "{greatest:?}");
    let [even, one, two] = [0, 1, 2].map(|balance| greatest.get(&balance).copied().unwrap_or(0));
    assert!(two * 10 <= even + one + two, "{greatest:?}");
}

#[test]
fn the_best_of_200_entrants_wins_them_all_and_leads() {
    let count = 200;
    let all: Vec<Entrant> = (0..count as u32).map(Entrant).collect();
    let mut rounds: Vec<Round> = Vec::new();
    for number in 0..swiss::rounds(count) {
        let mut round = swiss::pair(&History::new(count, &rounds), &all, &Wishes::default(), 2, u64::from(number));
        for pair in &mut round.pairs {
            let outcome = if pair.first < pair.second { Outcome::First } else { Outcome::Second };
            pair.results.fill(Some(outcome));
        }
        rounds.push(round);
    }
    assert_eq!(rounds.len(), 9);
    let history = History::new(count, &rounds);
    let list = standings::standings(&history);
    assert_eq!((list[0].entrant, list[0].halves), (Entrant(0), 2 * 2 * 9));
    assert!(list.iter().take(8).all(|standing| standing.entrant.0 < 20), "{:?}", &list[..8]);
    for one in &all {
        assert_eq!(history.balance(*one), 0, "in two matches each moves first once");
        assert!(all.iter().all(|other| history.met(*one, *other) <= 1));
    }
}

#[test]
fn a_wish_for_a_pair_comes_before_all_and_one_against_it_behind_meetings() {
    let all: Vec<Entrant> = (0..4).map(Entrant).collect();
    let meet = |wishes: &Wishes, rounds: &[Round]| {
        let round = swiss::pair(&History::new(4, rounds), &all, wishes, 1, 1);
        let partner = round.pair_of(Entrant(0)).and_then(|pair| pair.other(Entrant(0)));
        (partner, round)
    };
    let together = Wishes { together: vec![[Entrant(3), Entrant(0)]], ..Wishes::default() };
    let (partner, first) = meet(&together, &[]);
    assert_eq!(partner, Some(Entrant(3)));
    assert_eq!(meet(&together, std::slice::from_ref(&first)).0, Some(Entrant(3)), "again, because it is wished");
    let apart = Wishes { apart: vec![[Entrant(0), Entrant(1)], [Entrant(0), Entrant(2)]], ..Wishes::default() };
    assert_eq!(meet(&apart, &[]).0, Some(Entrant(3)));
    assert_ne!(meet(&apart, std::slice::from_ref(&first)).0, Some(Entrant(3)), "rather than meet again");
}
