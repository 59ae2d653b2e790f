//! Strength levels: a table, not code.

use super::Method;
use crate::rules::{Rng, mix};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How strong an opponent plays: 1 lets a child win, 5 is the best it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The most nodes (actions tried out) spent on one decision.
    pub nodes: u64,
    /// The most actions alpha-beta looks ahead, captures at the end not counted.
    pub depth: u32,
    /// How far evaluations of alpha-beta may be off, in [`Heuristic::ADVANTAGE`](super::Heuristic::ADVANTAGE)s.
    pub noise: f32,
    /// How much value (of −1..1) an action may lack and still be chosen a quarter as often as the best.
    pub softness: f32,
    /// How often any legal action is played without looking, except that a win in one is never overlooked.
    pub blunder: f32,
    /// Whether the value of every action matters, not only which is best: effort is spread over all of them.
    pub compares: bool,
}

/// Alpha-beta is made weak by looking less far and judging badly.
const ALPHA_BETA: [Setting; 5] = [
    Setting { nodes: 600, depth: 1, noise: 0.6, softness: 0.25, blunder: 0.2, compares: true },
    Setting { nodes: 4_000, depth: 2, noise: 0.3, softness: 0.1, blunder: 0.04, compares: true },
    Setting { nodes: 20_000, depth: 4, noise: 0.1, softness: 0.03, blunder: 0.0, compares: true },
    Setting { nodes: 60_000, depth: 8, noise: 0.05, softness: 0.0, blunder: 0.0, compares: false },
    Setting { nodes: 100_000_000, depth: 64, noise: 0.01, softness: 0.0, blunder: 0.0, compares: false },
];

/// Monte-Carlo is made weak by playing out less; its nodes are cheaper, for most of them are random.
const MONTE_CARLO: [Setting; 5] = [
    Setting { nodes: 1_500, depth: 64, noise: 0.0, softness: 0.3, blunder: 0.25, compares: false },
    Setting { nodes: 15_000, depth: 64, noise: 0.0, softness: 0.08, blunder: 0.04, compares: false },
    Setting { nodes: 120_000, depth: 64, noise: 0.0, softness: 0.02, blunder: 0.0, compares: false },
    Setting { nodes: 1_000_000, depth: 64, noise: 0.0, softness: 0.0, blunder: 0.0, compares: false },
    Setting { nodes: 500_000_000, depth: 64, noise: 0.0, softness: 0.0, blunder: 0.0, compares: false },
];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// How long a decision may take, in seconds. Search knows no clock: whoever hands out nodes stops here. Level 5
    /// always gets there, the others only on slow machines.
    pub const SECONDS: f32 = 2.0;

    /// The level with that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Self::ALL.into_iter().find(|l| l.0 == number)
    }

    /// 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Message id of its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["level-1", "level-2", "level-3", "level-4", "level-5"][self.0 as usize - 1]
    }

    /// What it is made of.
    #[must_use]
    pub const fn setting(self, method: Method) -> Setting {
        match method {
            Method::AlphaBeta => ALPHA_BETA[self.0 as usize - 1],
            Method::MonteCarlo => MONTE_CARLO[self.0 as usize - 1],
        }
    }
}

impl Setting {
    /// The best there is within that many nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Setting {
        Setting { nodes, ..ALPHA_BETA[4] }
    }

    /// The best there is to tell what every action is worth.
    #[must_use]
    pub const fn comparing(method: Method) -> Setting {
        Setting { compares: true, ..Level::ALL[4].setting(method) }
    }

    /// Which of the actions is played, the strongest being the first; `views` are their values and how far these are
    /// to be trusted (0..1). The same `seed` always picks the same.
    pub(super) fn pick(&self, views: &[(f32, f32)], seed: u64) -> usize {
        if self.blunder == 0.0 && self.softness == 0.0 {
            return 0;
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
        let mut chance = || (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        if chance() < self.blunder {
            return (chance() * views.len() as f32) as usize;
        }
        if self.softness == 0.0 {
            return 0;
        }
        // Rational instead of exponential weights: the same bits on every machine.
        let weight = |&(value, trust): &(f32, f32)| {
            let gap = (views[0].0 - value).max(0.0) / self.softness;
            trust / ((1.0 + gap * gap) * (1.0 + gap * gap))
        };
        let mut rest = chance() * views.iter().map(weight).sum::<f32>();
        for (i, view) in views.iter().enumerate() {
            rest -= weight(view);
            if rest < 0.0 {
                return i;
            }
        }
        0
    }
}
