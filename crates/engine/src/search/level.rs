//! Strength levels: a table, not code.

use super::heuristic::{Ladder, Method};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Rng, mix};

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
    /// How often it looks one further.
    pub deeper: f32,
    /// How far evaluations of alpha-beta may be off, in [`Heuristic::ADVANTAGE`](super::Heuristic::ADVANTAGE)s.
    pub noise: f32,
    /// How much value (of −1..1) an action may lack and still be chosen a quarter as often as the best.
    pub softness: f32,
    /// How often any legal action is played without looking, except that a win in one is never overlooked.
    pub blunder: f32,
    /// How often the action is played instead that comes last in the search's opinion, for the other person's pleasure.
    pub gift: f32,
    /// Whether the value of every action matters, not only which is best: effort is spread over all of them.
    pub compares: bool,
    /// Alpha-beta leaves nothing out, though the game allows it ([`SELECTIVE`](super::Heuristic::SELECTIVE)): to measure what
    /// that is worth.
    pub thorough: bool,
    /// Alpha-beta judges by hand, though the game has learnt ([`rough`](super::Heuristic::handcrafted)): to measure what that is worth.
    pub rough: bool,
}

/// Nodes for a decision that is left to chance.
const BLIND: u64 = 1;

/// A setting at strength 0, 50, 75 and 100; others lie between.
type Rungs = [Setting; 4];

const SEEN: Setting = Setting {
    nodes: 0,
    depth: 64,
    deeper: 0.0,
    noise: 0.0,
    softness: 0.0,
    blunder: 0.0,
    gift: 0.0,
    compares: false,
    thorough: false,
    rough: false,
};

/// Alpha-beta is made weak by looking less far and judging badly.
const ALPHA_BETA: Rungs = [
    Setting { nodes: 600, depth: 1, noise: 0.6, softness: 0.25, blunder: 1.0, compares: true, ..SEEN },
    Setting { nodes: 4_000, depth: 2, noise: 0.3, softness: 0.1, compares: true, ..SEEN },
    Setting { nodes: 20_000, depth: 4, noise: 0.1, softness: 0.03, compares: true, ..SEEN },
    Setting { nodes: 60_000, depth: 8, noise: 0.05, ..SEEN },
];

/// Monte-Carlo is made weak by playing out less; its nodes are cheaper, for most of them are random.
const MONTE_CARLO: Rungs = [
    Setting { nodes: 1_500, softness: 0.3, blunder: 1.0, ..SEEN },
    Setting { nodes: 15_000, softness: 0.08, ..SEEN },
    Setting { nodes: 120_000, softness: 0.02, ..SEEN },
    Setting { nodes: 1_000_000, ..SEEN },
];

/// The best there is.
const BEST: [Setting; 2] =
    [Setting { nodes: 100_000_000, noise: 0.01, ..SEEN }, Setting { nodes: 500_000_000, ..SEEN }];

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

    /// What it is made of in a game with that ladder.
    #[must_use]
    pub fn setting(self, method: Method, ladder: Ladder) -> Setting {
        match ladder.get(self.0 as usize - 1) {
            Some(&strength) => Setting::of_strength(method, strength),
            None => Setting::best(method),
        }
    }
}

impl Setting {
    /// The best there is.
    const fn best(method: Method) -> Setting {
        match method {
            Method::AlphaBeta => BEST[0],
            Method::MonteCarlo => BEST[1],
        }
    }

    /// The best there is within that many nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Setting {
        Setting { nodes, ..BEST[0] }
    }

    /// The best there is to tell what every action is worth.
    #[must_use]
    pub const fn comparing(method: Method) -> Setting {
        Setting { compares: true, ..Setting::best(method) }
    }

    /// A setting as weak as a [`Ladder`] says; beyond −100 and 100 there is nothing.
    #[must_use]
    pub fn of_strength(method: Method, strength: i8) -> Setting {
        let rungs = match method {
            Method::AlphaBeta => &ALPHA_BETA,
            Method::MonteCarlo => &MONTE_CARLO,
        };
        let (low, above, rise): (_, i8, i8) = match strength.clamp(-100, 100) {
            s if s < 50 => (0, s.max(0), 50),
            s if s < 75 => (1, s - 50, 25),
            s => (2, s - 75, 25),
        };
        let (from, to) = (rungs[low], rungs[low + 1]);
        let part = f32::from(above) / f32::from(rise);
        let between = |from: f32, to: f32| from + (to - from) * part;
        let depth = between(from.depth as f32, to.depth as f32);
        Setting {
            nodes: between(from.nodes as f32, to.nodes as f32) as u64,
            depth: depth as u32,
            deeper: depth.fract(),
            noise: between(from.noise, to.noise),
            softness: between(from.softness, to.softness),
            blunder: between(from.blunder, to.blunder),
            gift: f32::from(-strength.clamp(-100, 0)) / 100.0,
            compares: from.compares,
            ..SEEN
        }
    }

    /// The same for one decision, whose draw is made by `seed`: without looking, where that was drawn.
    pub(super) fn drawn(self, seed: u64) -> Setting {
        let nodes = if self.draw(seed).0 == Draw::Any { self.nodes.min(BLIND) } else { self.nodes };
        let further = self.deeper > 0.0 && chances(!seed)() < self.deeper;
        Setting { nodes, depth: self.depth + u32::from(further), deeper: 0.0, ..self }
    }

    /// How the action is chosen, and what is left of chance.
    fn draw(&self, seed: u64) -> (Draw, impl FnMut() -> f32) {
        let mut chance = chances(seed);
        let first = chance();
        let draw = match () {
            () if first < self.gift => Draw::Worst,
            () if first < self.gift + (1.0 - self.gift) * self.blunder => Draw::Any,
            () if self.softness > 0.0 => Draw::Soft,
            () => Draw::Best,
        };
        (draw, chance)
    }

    /// Which of the actions is played, the strongest being the first; `views` are their values and how far these are
    /// to be trusted (0..1). The same `seed` always picks the same.
    pub(super) fn pick(&self, views: &[(f32, f32)], seed: u64) -> usize {
        let (draw, mut chance) = self.draw(seed);
        // Rational instead of exponential weights: the same bits on every machine.
        let weight = |&(value, trust): &(f32, f32)| {
            let gap = (views[0].0 - value).max(0.0) / self.softness;
            trust / ((1.0 + gap * gap) * (1.0 + gap * gap))
        };
        match draw {
            Draw::Best => 0,
            Draw::Any => (chance() * views.len() as f32) as usize,
            Draw::Worst => views.len().saturating_sub(1),
            Draw::Soft => {
                let mut rest = chance() * views.iter().map(weight).sum::<f32>();
                let within = |view| {
                    rest -= weight(view);
                    rest < 0.0
                };
                views.iter().position(within).unwrap_or(0)
            }
        }
    }
}

/// Numbers from 0 to 1, below 1.
fn chances(seed: u64) -> impl FnMut() -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
    move || (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// How an action is chosen among those that were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Draw {
    Best,
    /// One that is hardly worse than the best.
    Soft,
    Any,
    Worst,
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEWS: [(f32, f32); 3] = [(0.4, 1.0), (0.1, 1.0), (-0.9, 1.0)];

    fn picked(setting: Setting) -> [usize; 3] {
        let mut counts = [0; 3];
        (0..3_000).for_each(|seed| counts[setting.pick(&VIEWS, seed)] += 1);
        counts
    }

    #[test]
    fn the_scale_rises_from_gifts_over_chance_to_thought() {
        for method in [Method::AlphaBeta, Method::MonteCarlo] {
            let of = |strength| Setting::of_strength(method, strength);
            assert_eq!(picked(of(-100)), [0, 0, 3_000]);
            assert!(picked(of(0)).iter().all(|n| (900..1_100).contains(n)));
            assert_eq!(picked(of(100)), [3_000, 0, 0]);
            for (weak, strong) in (-100..100).map(|s| (of(s), of(s + 1))) {
                let worth =
                    |s: Setting| (s.nodes, s.depth as f32 + s.deeper, -s.noise, -s.softness, -s.blunder, -s.gift);
                assert!(worth(weak) <= worth(strong), "{weak:?} {strong:?}");
            }
        }
    }

    #[test]
    fn what_is_left_to_chance_needs_no_thought_and_nobody_at_the_best() {
        let nodes = |setting: Setting| (0..200).map(move |seed| setting.drawn(seed).nodes);
        assert!(nodes(Setting::of_strength(Method::AlphaBeta, 0)).all(|n| n == BLIND));
        let most = Level::ALL[4].setting(Method::MonteCarlo, [0; 4]).nodes;
        assert!(nodes(Setting::best(Method::MonteCarlo)).all(|n| n == most));
    }

    #[test]
    fn half_a_depth_is_one_further_half_of_the_time() {
        let setting = Setting { deeper: 0.5, depth: 2, ..SEEN };
        let further = (0..1_000).filter(|&seed| setting.drawn(seed).depth == 3).count();
        assert!((450..550).contains(&further), "{further}");
    }
}
