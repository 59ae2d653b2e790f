//! Tests of the arithmetic of values against the group laws and published names.

use super::values::{Full, Id, Values};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::below;

/// Returns distinct random values, each made of earlier ones.
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

/// Returns whether the left side wins a sum, by search.
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
fn sums_obey_the_group_laws() {
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
fn the_winner_of_a_sum_agrees_with_a_search_of_its_parts() {
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
fn values_have_their_conventional_names() {
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
fn operations_beyond_the_granted_memory_or_work_fail() {
    let mut values = Values::new(300);
    let refused = values.number(50 * Values::ONE).unwrap_err();
    assert_eq!(refused, Full::Memory { granted: 300 });
    let mut values = Values::new(1 << 20);
    let all = many(&mut values, 12, 3);
    values.grant(2);
    let sum = all.iter().try_fold(Values::ZERO, |sum, &value| values.sum(sum, value));
    assert_eq!(sum, Err(Full::Work { granted: 2 }));
}
