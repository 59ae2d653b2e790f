//! The arithmetic against its laws, regions against the books, and sums against trying everything.

use super::values::{Full, Id, Values};
use crate::games::{AnyPosition, GameId};
use crate::rules::below;
use crate::solve::{Measure, Proof, Report, Request};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Values with all sorts among them, each made of earlier ones.
fn many(values: &mut Values, count: usize, seed: u64) -> Vec<Id> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut all = vec![Values::ZERO];
    while all.len() < count {
        let mut some = || (0..below(&mut rng, 3)).map(|_| all[below(&mut rng, all.len() as u32) as usize]).collect();
        let (left, right) = (some(), some());
        let value = values.value_of(left, right).unwrap();
        if !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

/// Whether the left side wins a sum, by playing in its parts.
fn left_wins(values: &Values, sum: &[Id], left_begins: bool) -> bool {
    let answers = sum.iter().enumerate().flat_map(|(at, &part)| {
        let options = if left_begins { values.left(part) } else { values.right(part) };
        options.iter().map(move |&option| {
            let mut next = sum.to_vec();
            next[at] = option;
            next
        })
    });
    let mut answers = answers.map(|next| left_wins(values, &next, !left_begins));
    if left_begins { answers.any(|wins| wins) } else { answers.all(|wins| wins) }
}

#[test]
fn sums_keep_the_laws_of_a_group() {
    let mut values = Values::new(1 << 24);
    let all = many(&mut values, 14, 1);
    for &a in &all {
        let minus = values.negative(a).unwrap();
        assert_eq!(values.sum(a, minus).unwrap(), Values::ZERO);
        assert_eq!(values.negative(minus).unwrap(), a);
        for &b in &all {
            let sum = values.sum(a, b).unwrap();
            assert_eq!(values.sum(sum, minus).unwrap(), b, "{a:?} {b:?}");
            for &c in &all[..6] {
                let right = values.sum(b, c).unwrap();
                assert_eq!(values.sum(sum, c).unwrap(), values.sum(a, right).unwrap());
            }
        }
    }
}

#[test]
fn who_wins_a_sum_is_what_playing_in_its_parts_says() {
    let mut values = Values::new(1 << 24);
    let all = many(&mut values, 12, 2);
    let mut winners = [0; 2];
    for &a in &all {
        for &b in &all {
            let sum = values.sum(a, b).unwrap();
            let wins = values.left_wins(sum).unwrap();
            assert_eq!(wins, [true, false].map(|begins| left_wins(&values, &[a, b], begins)), "{a:?} + {b:?}");
            winners[usize::from(wins[1])] += 1;
        }
    }
    assert!(winners[0] > 10 && winners[1] > 10, "{winners:?}");
}

#[test]
fn values_have_the_names_of_the_books() {
    let mut values = Values::new(1 << 20);
    let zero = Values::ZERO;
    let mut named = |left: &[Id], right: &[Id], name: &str| {
        let value = values.value_of(left.to_vec(), right.to_vec()).unwrap();
        assert_eq!(values.name(value).unwrap(), name);
        value
    };
    let one = named(&[zero], &[], "1");
    let two = named(&[one], &[], "2");
    let minus = named(&[], &[zero], "-1");
    let half = named(&[zero], &[one], "1/2");
    named(&[half], &[one], "3/4");
    named(&[minus], &[two], "0");
    let star = named(&[zero], &[zero], "*");
    named(&[zero, star], &[zero, star], "*2");
    named(&[one], &[one], "1*");
    let up = named(&[zero], &[star], "up");
    named(&[star], &[zero], "down");
    named(&[zero], &[up], "2up*");
    named(&[zero, star], &[zero], "up*");
    let switch = named(&[one], &[minus], "±1");
    named(&[two], &[minus], "{2|-1}");
    let threat = named(&[zero], &[minus], "{0|-1}");
    named(&[zero], &[threat], "tiny 1");
    named(&[switch], &[switch], "0");
}

#[test]
fn what_was_not_granted_is_refused() {
    let mut values = Values::new(300);
    let refused = values.number(50 * Values::ONE).unwrap_err();
    assert_eq!(refused, Full::Memory { granted: 300 });
    let mut values = Values::new(1 << 20);
    let all = many(&mut values, 12, 3);
    values.grant(2);
    let sum = all.iter().try_fold(Values::ZERO, |sum, &value| values.sum(sum, value));
    assert_eq!(sum, Err(Full::Work { granted: 2 }));
}

fn start(id: &str, words: &[&str]) -> Box<dyn AnyPosition> {
    let game = GameId::find(id).unwrap();
    game.start(&game.facts().parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn proved(position: &dyn AnyPosition, proof: Proof) -> Report {
    let request = Request { proof, measure: Measure::Win, memory: 1 << 24, turn: Request::ONE_BY_ONE };
    let mut prover = position.prover(request).unwrap();
    while !prover.think(100_000).finished {}
    prover.report()
}

/// The values of the regions of a position of Dominório.
fn values(rows: &[&str]) -> Vec<String> {
    let size = format!("size={}x{}", rows[0].len(), rows.len());
    let text = serde_json::json!({ "rows": rows, "turn": "V" });
    let position = start("dominorio", &[&size]).with_object(text.as_object().unwrap()).unwrap();
    proved(&*position, Proof::Sums).regions.into_iter().filter_map(|region| region.value).collect()
}

/// Berlekamp, Conway and Guy, *Winning Ways* (1982), chapter 5; the upright side is the left one.
#[test]
fn dominoes_are_worth_what_winning_ways_says() {
    let boards: [(&[&str], &[&str]); 8] = [
        (&["..", ".."], &["±1"]),
        (&["...", "..."], &["{2|-1/2}"]),
        (&["..", "..", ".."], &["{1/2|-2}"]),
        (&["...", "...", "..."], &["±1"]),
        (&["V..", "V.."], &["±1"]),
        (&["..", ".V", ".V"], &["1/2"]),
        (&[".V", ".V", ".V", ".V", ".V", ".V"], &["3"]),
        (&["..V..", "..V.."], &["±1", "±1"]),
    ];
    for (rows, found) in boards {
        assert_eq!(values(rows), found, "{rows:?}");
    }
    for pairs in 1..=5 {
        let found = values(&vec![".V"; 2 * pairs]);
        assert_eq!(found, [pairs.to_string()]);
    }
}

#[test]
fn ranks_of_konane_that_nobody_else_comes_to_are_worth_their_jumps() {
    let text = r#"{"cells":{"a1":"W","b1":"B","d1":"B","h8":"W","g8":"B"},"turn":"W"}"#;
    let object = serde_json::from_str(text).unwrap();
    let position = start("konane", &[]).with_object(&object).unwrap();
    let mut found: Vec<String> =
        proved(&*position, Proof::Sums).regions.into_iter().filter_map(|region| region.value).collect();
    found.sort();
    assert_eq!(found, ["1", "1"]);
}

#[test]
fn the_sum_of_the_regions_says_who_wins_endings_for_both_to_move() {
    let endings =
        [("dominorio", "size=8", "V", "H", 7), ("konane", "size=8", "W", "B", 7), ("gatos_e_caes", "", "B", "W", 7)];
    for (id, word, one, other, left) in endings {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let words: Vec<&str> = [word].into_iter().filter(|word| !word.is_empty()).collect();
        let (mut seen, mut regions, mut winners) = (0, 0, [0; 2]);
        while seen < 24 {
            let mut line = vec![start(id, &words)];
            while line[line.len() - 1].outcome().is_none() {
                let mut next = line[line.len() - 1].boxed();
                let legal = next.legal();
                next.play(&legal[below(&mut rng, legal.len() as u32) as usize].text, &mut Vec::new()).unwrap();
                line.push(next);
            }
            for turn in [one, other] {
                let mut object = line[line.len().saturating_sub(left)].object();
                object.insert("turn".into(), turn.into());
                let position = line[0].with_object(&object).unwrap();
                if position.outcome().is_some() {
                    continue;
                }
                seen += 1;
                let (sums, plain) = (proved(&*position, Proof::Sums), proved(&*position, Proof::AlphaBeta));
                let named =
                    |report: &Report| report.actions.iter().map(|a| (a.text.clone(), a.value)).collect::<Vec<_>>();
                assert_eq!((sums.value, named(&sums)), (plain.value, named(&plain)), "{id} {object:?}");
                regions += sums.regions.len();
                winners[usize::from(sums.value == plain.value && plain.plies.is_some_and(|plies| plies % 2 == 1))] += 1;
            }
        }
        assert!(winners[0] > 3 && winners[1] > 3, "{id} {winners:?}");
        // Jumps far away may come about in Konane as long as men are near each other anywhere: it falls apart late.
        assert!(regions > seen || id == "konane", "{id} {regions}");
    }
}
