//! What an opponent that errs like a person can do, as a table by strength.

use crate::search::Method;

/// The abilities of an opponent that errs like a person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The maximum of nodes of its search; 0 if it only looks at its actions and their replies.
    pub nodes: u64,
    /// The depth of its search in actions, for alpha-beta. The fraction is the probability of one action more.
    pub depth: f32,
    /// The amplitude of the error of its evaluations, in units of
    /// [`Heuristic::ADVANTAGE`](crate::search::Heuristic::ADVANTAGE). The error of a position is the same during a match.
    pub noise: f32,
    /// The amplitude of the random shift of an action's value, in units of value (−1..1).
    pub sway: f32,
    /// The probability of overlooking an action at the far end of the board from the last one.
    pub oversight: f32,
    /// The probability of an arbitrary action.
    pub heedless: f32,
    /// The probability that a line of the opening book is known.
    pub book: f32,
    /// The probability that the action with the lowest value is played on purpose, so that a beginner can win.
    pub gift: f32,
}

/// The greatest strength.
const TOP: i8 = 125;

/// Abilities at one strength, for both searches.
struct Rung {
    alpha_beta: (u64, f32, f32),
    monte_carlo: u64,
    sway: f32,
    oversight: f32,
    heedless: f32,
    book: f32,
}

/// Abilities at the strengths 0, 25 (from which no action is arbitrary), 50, 75, 100 and 125; those between are interpolated.
const RUNGS: [Rung; 6] = [
    Rung { alpha_beta: (0, 2.0, 0.6), monte_carlo: 0, sway: 2.0, oversight: 0.6, heedless: 1.0, book: 0.0 },
    Rung { alpha_beta: (0, 2.0, 0.6), monte_carlo: 0, sway: 2.0, oversight: 0.6, heedless: 0.0, book: 0.0 },
    Rung { alpha_beta: (4_000, 2.0, 0.3), monte_carlo: 10_000, sway: 0.5, oversight: 0.4, heedless: 0.0, book: 0.4 },
    Rung { alpha_beta: (20_000, 4.0, 0.1), monte_carlo: 60_000, sway: 0.12, oversight: 0.2, heedless: 0.0, book: 0.7 },
    Rung { alpha_beta: (60_000, 8.0, 0.05), monte_carlo: 300_000, sway: 0.0, oversight: 0.0, heedless: 0.0, book: 0.9 },
    Rung {
        alpha_beta: (1_000_000, 64.0, 0.01),
        monte_carlo: 3_000_000,
        sway: 0.0,
        oversight: 0.0,
        heedless: 0.0,
        book: 1.0,
    },
];
/// The difference of strength between two neighbouring entries of [`RUNGS`].
const RISE: i8 = 25;

impl Skill {
    /// The strength from which no action is arbitrary.
    pub const HEEDFUL: i8 = 25;

    /// Returns the abilities of a strength on the scale of [`Ladder`](crate::search::Ladder), clamped to −100..125.
    #[must_use]
    pub fn of_strength(method: Method, strength: i8) -> Skill {
        let strength = strength.clamp(-100, TOP);
        let low = (strength.max(0) / RISE).min(4);
        let (from, to) = (&RUNGS[low as usize], &RUNGS[low as usize + 1]);
        let part = f32::from(strength.max(0) - low * RISE) / f32::from(RISE);
        let between = |from: f32, to: f32| from + (to - from) * part;
        let nodes = |from: u64, to: u64| between(from as f32, to as f32) as u64;
        Skill {
            nodes: match method {
                Method::AlphaBeta => nodes(from.alpha_beta.0, to.alpha_beta.0),
                Method::MonteCarlo => nodes(from.monte_carlo, to.monte_carlo),
            },
            depth: between(from.alpha_beta.1, to.alpha_beta.1),
            noise: between(from.alpha_beta.2, to.alpha_beta.2),
            sway: between(from.sway, to.sway),
            oversight: between(from.oversight, to.oversight),
            heedless: between(from.heedless, to.heedless),
            book: between(from.book, to.book),
            gift: f32::from(-strength.clamp(-100, 0)) / 100.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abilities_rise_with_the_strength() {
        for method in [Method::AlphaBeta, Method::MonteCarlo] {
            let of = |strength| Skill::of_strength(method, strength);
            assert_eq!((of(-100).gift, of(0).gift, of(0).heedless, of(25).heedless), (1.0, 0.0, 1.0, 0.0));
            for (weak, strong) in (-100..TOP).map(|s| (of(s), of(s + 1))) {
                assert!(weak.nodes <= strong.nodes && weak.depth <= strong.depth, "{weak:?} {strong:?}");
                assert!(weak.book <= strong.book, "{weak:?} {strong:?}");
                let faults = |s: Skill| [s.noise, s.sway, s.oversight, s.heedless, s.gift];
                assert!(faults(weak).iter().zip(faults(strong)).all(|(w, s)| *w >= s), "{weak:?} {strong:?}");
            }
        }
    }
}
