//! Strength levels: a table, not code.

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
    /// How far evaluations may be off, in [`Heuristic::ADVANTAGE`](super::Heuristic::ADVANTAGE)s. Alpha-beta only:
    /// Monte-Carlo with few playouts is uncertain enough.
    pub noise: f32,
    /// How much value (of −1..1) an action may lack and still be chosen a quarter as often as the best.
    pub softness: f32,
    /// How often any legal action is played without looking.
    pub blunder: f32,
}

const TABLE: [Setting; 5] = [
    Setting { nodes: 600, depth: 1, noise: 1.0, softness: 0.3, blunder: 0.3 },
    Setting { nodes: 3_000, depth: 2, noise: 0.5, softness: 0.12, blunder: 0.06 },
    Setting { nodes: 20_000, depth: 4, noise: 0.15, softness: 0.03, blunder: 0.0 },
    Setting { nodes: 150_000, depth: 64, noise: 0.01, softness: 0.0, blunder: 0.0 },
    Setting { nodes: 100_000_000, depth: 64, noise: 0.01, softness: 0.0, blunder: 0.0 },
];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; TABLE.len()] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

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
    pub const fn setting(self) -> Setting {
        TABLE[self.0 as usize - 1]
    }
}

impl Setting {
    /// The best there is within that many nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Setting {
        Setting { nodes, ..TABLE[TABLE.len() - 1] }
    }

    /// Whether the value of every action matters, not only which is best.
    pub(super) fn compares(&self) -> bool {
        self.softness > 0.0
    }

    /// Which of the actions with these values (`None`: nothing known) is played; `best` is the strongest. The same
    /// `seed` always picks the same.
    pub(super) fn pick(&self, best: usize, values: &[Option<f32>], seed: u64) -> usize {
        if self.blunder == 0.0 && self.softness == 0.0 {
            return best;
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
        let mut chance = || (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        if chance() < self.blunder {
            return (chance() * values.len() as f32) as usize;
        }
        let top = values[best].unwrap_or(0.0);
        // Rational instead of exponential weights: the same bits on every machine.
        let weight = |value: &Option<f32>| {
            let gap = (top - (*value)?).max(0.0) / self.softness;
            (self.softness > 0.0).then(|| 1.0 / ((1.0 + gap * gap) * (1.0 + gap * gap)))
        };
        let total: f32 = values.iter().filter_map(weight).sum();
        let mut rest = chance() * total;
        for (i, value) in values.iter().enumerate() {
            rest -= weight(value).unwrap_or(0.0);
            if rest < 0.0 {
                return i;
            }
        }
        best
    }
}
