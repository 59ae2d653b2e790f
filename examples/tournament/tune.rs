//! Tunes the strengths of the levels of a game, from the weakest up, so that each level reaches its intended score
//! against the level below it. The method is stochastic approximation: the strength rises after a pair with a score
//! below the intended one and falls after a higher one, in steps that shrink with each change of direction (Robbins and
//! Monro 1951, Kesten 1958).

use crate::pair::Terms;
use crate::player::Player;
use std::collections::VecDeque;
use tabuleiro_engine::search::Ladder;

/// The intended score of the lowest level against `Player::OnePly`.
const FIRST: f64 = 0.35;
/// The intended score of every other level against the level below it.
const STEP: f64 = 0.81;
/// The initial step size: the change of strength for a difference of 1 in the score of a pair.
const GAIN: f64 = 20.0;
/// The lowest and the highest strength.
const BOUNDS: [f64; 2] = [-100.0, 100.0];

/// Returns the tuned ladder of a game. Each level starts at its present strength and plays `pairs` pairs; the result is
/// its mean strength in the second half. `seed` returns the seed of a pair by its number.
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
