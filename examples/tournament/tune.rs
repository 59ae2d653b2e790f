//! Finds how strong each level of a game has to be, from the weakest up: so strong that it scores as it should against
//! the level below it. The strength goes up a little after a pair that brought too little and down after one that
//! brought too much, by less and less as it goes to and fro (Robbins and Monro 1951, Kesten 1958).

use crate::pair::Terms;
use crate::player::Player;
use std::collections::VecDeque;
use tabuleiro_engine::search::Ladder;

/// What the lowest level is to score against somebody who looks one action ahead.
const FIRST: f64 = 0.35;
/// What every other level is to score against the one below it.
const STEP: f64 = 0.81;
/// By how much a pair may change the strength at first.
const GAIN: f64 = 20.0;
/// The least and the greatest strength.
const BOUNDS: [f64; 2] = [-100.0, 100.0];

/// The ladder of a game, level by level after so many pairs each, from where it stands; `seed` gives the seed of each
/// pair.
pub fn ladder(terms: &Terms, pairs: u32, seed: impl Fn(u32) -> u64) -> Ladder {
    let (mut below, mut least) = (Player::OnePly, BOUNDS[0]);
    let mut number = 0;
    let wanted = [FIRST, STEP, STEP, STEP].into_iter();
    let mut levels = wanted.zip(terms.start.ladder()).map(|(wanted, from)| {
        let (mut strength, mut turns, mut last) = (f64::from(from).clamp(least.min(BOUNDS[1]), BOUNDS[1]), 1.0, 0.0);
        let mut recent = VecDeque::new();
        for _ in 0..pairs {
            let pair = terms.play([Player::Strength(strength.round() as i8), below], seed(number));
            number += 1;
            let lacks = wanted - pair.quarters() as f64 / 4.0;
            if lacks * last < 0.0 {
                turns += 1.0;
            }
            last = lacks;
            strength = (strength + GAIN / turns * lacks).clamp(least.min(BOUNDS[1]), BOUNDS[1]);
            recent.push_back(strength);
            if recent.len() > pairs as usize / 2 {
                recent.pop_front();
            }
        }
        let found = recent.iter().sum::<f64>() / recent.len().max(1) as f64;
        let found = found.round() as i8;
        (below, least) = (Player::Strength(found), f64::from(found) + 1.0);
        found
    });
    std::array::from_fn(|_| levels.next().unwrap_or_default())
}
