//! Who stands where: points, and what decides between equal points.
//!
//! In their order: Buchholz without the weakest opponent, Buchholz, direct encounter, Sonneborn-Berger, wins as the one who
//! moved second. Rounds that were not played count as FIDE's tie-break regulations of 2023 have it (Handbook C.07, article 16):
//! * An own round that was not played counts as one against an opponent with the same points.
//! * The points of an opponent are what they are, but each round at the end that the opponent missed (was absent, or lost
//!   without playing) counts as a draw.
//! * The weakest opponent that is left out is first of all a round that was missed.

use crate::history::Part;
use crate::{Entrant, History};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The place of an entrant. All values count halves of a point, Sonneborn-Berger quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The entrant.
    pub entrant: Entrant,
    /// The place, from 1. Entrants between whom nothing decides share it.
    pub rank: u32,
    /// The points.
    pub halves: u32,
    /// The sum of the points of the opponents, without the weakest one.
    pub buchholz_cut: u32,
    /// The sum of the points of the opponents.
    pub buchholz: u32,
    /// The sum of the points of each opponent times the points against that one, in quarters.
    pub sonneborn_berger: u32,
    /// The number of matches won after the other one moved first.
    pub second_wins: u32,
}

/// Returns the standings, the leading entrant first.
#[must_use]
pub fn standings(history: &History) -> Vec<Standing> {
    let all = (0..history.entrants() as u32).map(Entrant);
    let mut list: Vec<Standing> = all.map(|entrant| values(history, entrant)).collect();
    list.sort_by(|one, other| by_opponents(other, one).then(one.entrant.cmp(&other.entrant)));
    let mut ranked: Vec<Standing> = Vec::new();
    for tied in list.chunk_by(|one, other| by_opponents(one, other).is_eq()) {
        for met in by_encounters(history, tied) {
            let mut rest = met;
            let key = |standing: &Standing| (standing.sonneborn_berger, standing.second_wins);
            rest.sort_by(|one, other| key(other).cmp(&key(one)).then(one.entrant.cmp(&other.entrant)));
            for same in rest.chunk_by(|one, other| key(one) == key(other)) {
                let rank = ranked.len() as u32 + 1;
                ranked.extend(same.iter().map(|standing| Standing { rank, ..*standing }));
            }
        }
    }
    ranked
}

fn by_opponents(one: &Standing, other: &Standing) -> Ordering {
    let key = |standing: &Standing| (standing.halves, standing.buchholz_cut, standing.buchholz);
    key(one).cmp(&key(other))
}

/// Returns whether a round was missed: the entrant was absent, or got no whole point for a match that was not played.
fn is_missed(part: Part) -> bool {
    matches!(part, Part::Absent | Part::Met { result: Some((0 | 1, false)), .. })
}

/// Returns the points of an opponent: each round missed at the end counts as a draw.
fn adjusted(history: &History, opponent: Entrant) -> u32 {
    let parts = history.parts(opponent);
    let there = parts.iter().rposition(|&part| !is_missed(part)).map_or(0, |last| last + 1);
    let played: u32 = parts[..there].iter().map(|part| part.halves()).sum();
    played + (parts.len() - there) as u32
}

fn values(history: &History, entrant: Entrant) -> Standing {
    let halves = history.halves(entrant);
    let (mut opponents, mut sonneborn_berger, mut second_wins) = (Vec::new(), 0, 0);
    for &part in history.parts(entrant) {
        let strength = match part {
            Part::Met { result: None, .. } | Part::Rest => continue,
            _ => part.played().map_or(halves, |(opponent, _, _)| adjusted(history, opponent)),
        };
        opponents.push((!is_missed(part), strength));
        sonneborn_berger += strength * part.halves();
        second_wins += u32::from(part.played().is_some_and(|(_, moved_first, halves)| !moved_first && halves == 2));
    }
    let buchholz = opponents.iter().map(|(_, strength)| strength).sum();
    // What was missed comes first.
    let cut = opponents.iter().min().map_or(0, |(_, strength)| *strength);
    Standing { entrant, rank: 0, halves, buchholz_cut: buchholz - cut, buchholz, sonneborn_berger, second_wins }
}

/// Divides entrants with the same points by what they did against each other (C.07, article 6): where all have met all others,
/// by the points in these matches; else only who leads however the missing matches might have ended is set apart, and who
/// comes behind that one likewise.
fn by_encounters(history: &History, tied: &[Standing]) -> Vec<Vec<Standing>> {
    let encounter = |one: Entrant, other: Entrant| -> Option<u32> {
        let met =
            history.parts(one).iter().filter_map(|part| part.played()).filter(|(opponent, ..)| *opponent == other);
        met.map(|(_, _, halves)| halves).reduce(|sum, halves| sum + halves)
    };
    let others =
        |one: &Standing| tied.iter().map(|other| other.entrant).filter(move |&other| other != one.entrant).collect();
    let sums: Vec<(u32, u32, Standing)> = tied
        .iter()
        .map(|one| {
            let others: Vec<Entrant> = others(one);
            let met: Vec<u32> = others.iter().filter_map(|&other| encounter(one.entrant, other)).collect();
            (met.iter().sum(), 2 * (others.len() - met.len()) as u32, *one)
        })
        .collect();
    let mut left = sums;
    if left.iter().all(|(_, missing, _)| *missing == 0) {
        left.sort_by_key(|(sum, ..)| std::cmp::Reverse(*sum));
        let groups = left.chunk_by(|one, other| one.0 == other.0);
        return groups.map(|group| group.iter().map(|(.., standing)| *standing).collect()).collect();
    }
    let mut groups = Vec::new();
    while let Some(place) = leader(&left) {
        groups.push(vec![left.remove(place).2]);
    }
    groups.push(left.into_iter().map(|(.., standing)| standing).collect());
    groups.retain(|group: &Vec<Standing>| !group.is_empty());
    groups
}

/// Returns the place of the one who has more than all others could have.
fn leader(list: &[(u32, u32, Standing)]) -> Option<usize> {
    let (place, (sum, ..)) = list.iter().enumerate().max_by_key(|(_, (sum, ..))| *sum)?;
    let mut others = list.iter().enumerate().filter(|(other, _)| *other != place);
    others.all(|(_, (other, missing, _))| other + missing < *sum).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::rounds;
    use crate::{Outcome, Pair, Round};

    /// The tournament of the exercise that FIDE published for its regulations of 2023
    /// (tec.fide.com, 2024-03-18). Each line is an entrant; `+B10` won as Black against 10, `F` without playing.
    const EXERCISE: [&str; 16] = [
        "+W9 =B13 =W2 +B15 =W4",
        "+B10 +W7 =B1 +W16 =B3",
        "=W11 +B6 +W8 =B4 =W2",
        "+B12 H +W13 =W3 =B1",
        "-W13 -B15 +W11 =B7 +W10",
        "-B14 -W3 U +W10 +B8",
        "+W15 -B2 -B16 =W5 -B11",
        "=B16 +W14 -B3 +W13 -W6",
        "-B1 -W10 H -F11 U",
        "-W2 +B9 -W15 -B6 -B5",
        "=B3 -W16 -B5 +F9 +W7",
        "-W4 U +F14 Z Z",
        "+B5 =W1 -B4 -B8 -W14",
        "+W6 -B8 -F12 Z +B13",
        "-B7 +W5 +B10 -W1 -B16",
        "=W8 +B11 +W7 -B2 +W15",
    ];

    fn exercise() -> History {
        let word = |entrant: usize, round: usize| EXERCISE[entrant].split_whitespace().nth(round).unwrap();
        let round = |number: usize| {
            let mut round = Round::default();
            for entrant in 0..16 {
                let word = word(entrant, number);
                let me = Entrant(entrant as u32);
                match word.as_bytes() {
                    b"U" => round.bye = Some(me),
                    [sign, b'W' | b'F', opponent @ ..] => {
                        let opponent: u32 = std::str::from_utf8(opponent).unwrap().parse().unwrap();
                        let unplayed = word.contains('F');
                        let outcome = match sign {
                            b'+' if unplayed => Outcome::FirstUnplayed,
                            b'+' => Outcome::First,
                            b'=' => Outcome::Draw,
                            _ if unplayed => continue,
                            _ => Outcome::Second,
                        };
                        round.pairs.push(Pair {
                            first: me,
                            second: Entrant(opponent - 1),
                            results: vec![Some(outcome)],
                        });
                    }
                    _ => {}
                }
            }
            round
        };
        let mut history = History::new(16, &(0..5).map(round).collect::<Vec<_>>());
        // A bye on request, for half a point, which sections here do not have.
        for (entrant, number) in [(3, 1), (8, 2)] {
            assert_eq!(word(entrant, number), "H");
            let me = Entrant(entrant as u32);
            history.set(me, number, Part::Met { opponent: me, moved_first: false, result: Some((1, false)) });
        }
        history
    }

    #[test]
    fn the_values_are_those_of_fides_exercise() {
        let history = exercise();
        let list = standings(&history);
        let of = |number: u32| *list.iter().find(|standing| standing.entrant.0 == number - 1).unwrap();
        let points = |halves: u32| f64::from(halves) / 2.0;
        for (number, expected) in
            [(2, 13.0), (1, 12.5), (3, 15.5), (5, 8.5), (8, 13.5), (11, 13.5), (16, 12.5), (4, 15.0)]
        {
            assert_eq!(points(of(number).buchholz), expected, "Buchholz of {number}");
        }
        let cut = [
            (5, 7.5),
            (8, 12.0),
            (11, 12.0),
            (7, 12.5),
            (9, 7.5),
            (13, 12.0),
            (1, 11.0),
            (3, 13.0),
            (4, 11.5),
            (16, 11.0),
            (12, 9.5),
            (14, 9.0),
            (15, 11.0),
        ];
        for (number, expected) in cut {
            assert_eq!(points(of(number).buchholz_cut), expected, "Buchholz without the weakest of {number}");
        }
        let sonneborn_berger = [
            (1, 3.5, 8.0),
            (2, 4.0, 9.5),
            (3, 3.5, 10.5),
            (4, 3.5, 9.75),
            (5, 2.5, 4.25),
            (6, 3.0, 6.5),
            (7, 1.5, 3.25),
            (8, 2.5, 5.25),
            (10, 1.0, 1.5),
            (11, 2.5, 5.75),
            (12, 3.0, 4.0),
            (13, 1.5, 4.25),
            (14, 2.0, 4.5),
            (15, 2.0, 3.5),
            (16, 3.5, 7.25),
        ];
        for (number, score, expected) in sonneborn_berger {
            assert_eq!(
                points(adjusted(&history, Entrant(number - 1))),
                score,
                "the score of {number} for its opponents"
            );
            assert_eq!(f64::from(of(number).sonneborn_berger) / 4.0, expected, "Sonneborn-Berger of {number}");
        }
    }

    fn order(entrants: usize, texts: &[&str]) -> Vec<(u32, u32)> {
        standings(&History::new(entrants, &rounds(texts)))
            .iter()
            .map(|standing| (standing.rank, standing.entrant.0))
            .collect()
    }

    #[test]
    fn points_come_first_and_equal_entrants_share_a_place() {
        assert_eq!(order(4, &["0+1 2+3"]), [(1, 0), (1, 2), (3, 1), (3, 3)]);
        assert_eq!(order(4, &["0+1 2+3", "0=2 1+3"]), [(1, 0), (2, 2), (3, 1), (4, 3)]);
    }

    /// 0, 1 and 2 have two points each; each has lost to one of the others and has beaten 3.
    #[test]
    fn a_circle_of_three_is_decided_by_nothing() {
        assert_eq!(order(4, &["0+1 2+3", "1+2 0+3", "2+0 1+3"]), [(1, 0), (1, 1), (1, 2), (4, 3)]);
        assert_eq!(order(4, &["0+1 2+3", "1+2 3_0", "2+0 1+3"]), [(1, 0), (2, 1), (2, 2), (4, 3)], "a win as second");
    }

    /// 0 and 1 have a point each and lost to 2. 1 beat 3, who has more, but lost to 0.
    #[test]
    fn the_match_between_two_decides_before_what_they_did_otherwise() {
        let texts = ["0+1 3+2", "3+0 2+1", "2+0 1+3"];
        assert_eq!(order(4, &texts), [(1, 3), (2, 2), (3, 0), (4, 1)]);
        let list = standings(&History::new(4, &rounds(&texts)));
        let [better, worse] = [list[2], list[3]];
        assert_eq!((better.buchholz_cut, better.buchholz), (worse.buchholz_cut, worse.buchholz));
        assert_eq!((better.sonneborn_berger, worse.sonneborn_berger), (4, 8));
    }

    #[test]
    fn where_some_have_not_met_only_a_lead_that_nobody_can_reach_counts() {
        let divided = |texts: &[&str]| -> Vec<Vec<u32>> {
            let history = History::new(3, &rounds(texts));
            let tied: Vec<Standing> =
                (0..3).map(|entrant| Standing { halves: 0, ..values(&history, Entrant(entrant)) }).collect();
            let groups = by_encounters(&history, &tied);
            groups.iter().map(|group| group.iter().map(|standing| standing.entrant.0).collect()).collect()
        };
        assert_eq!(divided(&["1+0", "1+2"]), [vec![1], vec![0, 2]]);
        assert_eq!(divided(&["1+0"]), [vec![0, 1, 2]]);
        assert_eq!(divided(&["1+0", "1+2", "2+0"]), [vec![1], vec![2], vec![0]]);
        assert_eq!(divided(&["1!0", "1+2"]), [vec![0, 1, 2]], "what was not played is no encounter");
    }

    #[test]
    fn a_round_missed_at_the_end_counts_as_a_draw_for_the_opponents() {
        // Entrant 1 loses to 0 in the first round and is absent in the other two.
        let history = History::new(4, &rounds(&["0+1 2+3", "0+2 3", "0+3 2"]));
        let list = standings(&history);
        // 1 has no points but counts 1 (two halves) for 0: two rounds missed at the end.
        let leader = list[0];
        assert_eq!((leader.entrant, leader.halves), (Entrant(0), 6));
        assert_eq!(leader.buchholz, 2 + history.halves(Entrant(2)) + history.halves(Entrant(3)));
    }
}
