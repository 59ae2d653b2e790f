//! Tunes the strengths of the levels of a game, from the weakest up, so that each level reaches its intended score
//! against the level below it. The method is stochastic approximation: the strength rises after a pair with a score
//! below the intended one and falls after a higher one, in steps that shrink with each change of direction (Robbins and
//! Monro 1951, Kesten 1958).

use crate::pair::Terms;
use crate::player::Player;
use std::collections::VecDeque;
use std::ops::RangeInclusive;
use tabuleiro_engine::person::Skill;
use tabuleiro_engine::search::Ladder;

/// The intended score of the lowest level against `Player::OnePly`.
const FIRST: f64 = 0.35;
/// The intended score of every other level against the level below it.
const STEP: f64 = 0.81;
/// The initial step size: the change of strength for a difference of 1 in the score of a pair.
const GAIN: f64 = 20.0;
/// The greatest strength of a level.
const MOST: i8 = 100;
/// The strengths at which the search for those of levels 2 to 4 begins, if the present ones are lower.
const BEGINNINGS: [i8; 3] = [30, 42, 55];

/// The conditions of a tuning. `seed` returns the seed of a pair by its number.
pub struct Tuning<'a, S> {
    pub terms: &'a Terms,
    /// The number of pairs for a level.
    pub pairs: u32,
    pub seed: S,
    /// The number of pairs played so far.
    pub played: u32,
}

impl<S: Fn(u32) -> u64> Tuning<'_, S> {
    /// Returns the tuned ladder of a game. Levels begin at their present strengths.
    pub fn ladder(&mut self) -> Ladder {
        let present = self.terms.start.ladder();
        let first = self.strength(present[0], -100..=MOST, Player::OnePly, FIRST);
        let mut ladder = [first; 4];
        for level in 1..4 {
            // Above level 1 no action is arbitrary.
            let least = (ladder[level - 1] + 1).clamp(Skill::HEEDFUL, MOST);
            let from = present[level].max(BEGINNINGS[level - 1]);
            ladder[level] = self.strength(from, least..=MOST, Player::Strength(ladder[level - 1]), STEP);
        }
        if ladder[1] <= Skill::HEEDFUL + 2 {
            // Level 2 can hardly be weaker, so level 1 may have to be stronger.
            let first = self.strength(first, first..=Skill::HEEDFUL - 1, Player::Strength(ladder[1]), 1.0 - STEP);
            ladder[0] = first;
        }
        ladder
    }

    /// Returns the strength within `bounds` that reaches the `wanted` score against `other`: the mean strength in the
    /// second half of the pairs.
    fn strength(&mut self, from: i8, bounds: RangeInclusive<i8>, other: Player, wanted: f64) -> i8 {
        let [least, most] = [*bounds.start(), *bounds.end()].map(f64::from);
        let (mut strength, mut turns, mut last) = (f64::from(from).clamp(least, most), 1.0, 0.0);
        let mut recent = VecDeque::new();
        for _ in 0..self.pairs {
            let pair = self.terms.play([Player::Strength(strength.round() as i8), other], (self.seed)(self.played));
            self.played += 1;
            let lacks = wanted - pair.quarters() as f64 / 4.0;
            if lacks * last < 0.0 {
                turns += 1.0;
            }
            last = lacks;
            strength = (strength + GAIN / turns * lacks).clamp(least, most);
            recent.push_back(strength);
            if recent.len() > self.pairs as usize / 2 {
                recent.pop_front();
            }
        }
        (recent.iter().sum::<f64>() / recent.len().max(1) as f64).round() as i8
    }
}
