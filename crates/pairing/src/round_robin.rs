//! Everybody meets everybody: the tables of Berger, in groups.

use crate::{Entrant, Pair, Round};

/// The number of entrants of a group, where the groups are made by the program: at least (if there are so many), and at most.
pub const GROUP: [usize; 2] = [4, 6];

/// Divides entrants, the strongest first, into groups of about the same size and strength: the first of them into the groups in
/// order, the next ones in the opposite order, and so on.
#[must_use]
pub fn groups(entrants: &[Entrant]) -> Vec<Vec<Entrant>> {
    let count = entrants.len().div_ceil(GROUP[1]);
    let mut groups = vec![Vec::new(); count];
    for (row, some) in entrants.chunks(count.max(1)).enumerate() {
        for (place, &entrant) in some.iter().enumerate() {
            let group = if row.is_multiple_of(2) { place } else { count - 1 - place };
            groups[group].push(entrant);
        }
    }
    groups
}

/// Returns all rounds of a group, in which everybody meets everybody once, in one match or in two. With an odd number each
/// entrant is left over in one round, without a point: all have as many matches as each other.
///
/// These are the tables of Berger, as FIDE prints them (Handbook C.05, annex 1): the circle method, in which the last entrant
/// stays and the others go on by half a circle.
#[must_use]
pub fn schedule(group: &[Entrant], matches: u8) -> Vec<Round> {
    let even = group.len().next_multiple_of(2);
    if group.len() < 2 {
        return Vec::new();
    }
    let turning = even - 1;
    let last = even - 1;
    let rounds = (0..turning).map(|number| {
        // The one who meets the last one; those beside it, on both sides, meet each other.
        let head = number * even / 2 % turning;
        let across = (1..even / 2).map(|step| ((head + step) % turning, (head + turning - step) % turning));
        let top = if number.is_multiple_of(2) { (head, last) } else { (last, head) };
        let mut round = Round::default();
        for (first, second) in std::iter::once(top).chain(across) {
            match (group.get(first), group.get(second)) {
                (Some(&first), Some(&second)) => round.pairs.push(Pair::new(first, second, matches)),
                (Some(&alone), None) | (None, Some(&alone)) => round.rest = Some(alone),
                (None, None) => {}
            }
        }
        round
    });
    rounds.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::History;

    fn entrants(count: u32) -> Vec<Entrant> {
        (0..count).map(Entrant).collect()
    }

    #[test]
    fn the_tables_are_those_that_fide_prints() {
        let text = |count: u32| -> Vec<String> {
            let round = |round: &Round| {
                let pairs = round.pairs.iter().map(|pair| format!("{}-{}", pair.first.0 + 1, pair.second.0 + 1));
                pairs.collect::<Vec<_>>().join(" ")
            };
            schedule(&entrants(count), 1).iter().map(round).collect()
        };
        assert_eq!(text(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(text(6), ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
    }

    #[test]
    fn everybody_meets_everybody_once_and_moves_first_as_often_as_second() {
        for count in 2..=16 {
            let rounds = schedule(&entrants(count), 1);
            let history = History::new(count as usize, &rounds);
            for one in 0..count {
                for other in 0..count {
                    assert_eq!(
                        history.met(Entrant(one), Entrant(other)),
                        u32::from(one != other),
                        "{count}: {one}, {other}"
                    );
                }
                assert!(history.balance(Entrant(one)).abs() <= 1, "{count}: {one}");
            }
            for round in &rounds {
                assert_eq!(round.pairs.len(), count as usize / 2, "{count}");
            }
        }
    }

    #[test]
    fn groups_have_four_to_six_entrants_where_that_is_possible() {
        for count in 1..200 {
            let groups = groups(&entrants(count));
            let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
            let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
            assert!(most - least <= 1 && *most <= 6, "{count}: {sizes:?}");
            assert!(*least >= 4 || count < 8, "{count}: {sizes:?}");
            let mut all: Vec<Entrant> = groups.concat();
            all.sort_unstable();
            assert_eq!(all, entrants(count));
        }
        let three = groups(&entrants(13));
        assert_eq!(three[0].iter().map(|entrant| entrant.0).collect::<Vec<_>>(), [0, 5, 6, 11, 12]);
    }
}
