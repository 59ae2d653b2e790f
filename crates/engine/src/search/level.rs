//! Strength levels, as a table of search settings.

use super::heuristic::{Ladder, Method};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Rng, mix};

/// The strength of an opponent, 1 to 5: a child can beat level 1, level 5 is the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The maximum of nodes (actions played on a position) for one decision.
    pub nodes: u64,
    /// The maximum depth of alpha-beta in actions, quiescence not counted.
    pub depth: u32,
    /// The probability that one more action of depth is searched.
    pub deeper: f32,
    /// The amplitude of the noise added to evaluations of alpha-beta, in units of
    /// [`Heuristic::ADVANTAGE`](super::Heuristic::ADVANTAGE).
    pub noise: f32,
    /// The value difference (in −1..1) at which an action is chosen a quarter as often as the best one.
    pub softness: f32,
    /// The probability of a random legal action; a win in one is still always played.
    pub blunder: f32,
    /// The probability that the worst action is played on purpose, so that a beginner can win.
    pub gift: f32,
    /// Whether the values of all actions are wanted and not only the best one: the search spreads over all of them.
    pub compares: bool,
    /// Whether alpha-beta skips selective pruning in games that allow it
    /// ([`selective`](super::AlphaBetaHints::selective)), to measure what it is worth.
    pub thorough: bool,
    /// Whether alpha-beta uses the [handcrafted evaluation](super::Model::handcrafted) instead of the learned
    /// one, or no evaluation where nothing is learned, to measure what it is worth.
    pub handcrafted: bool,
}

/// Nodes for a decision that is drawn at random anyway.
const BLIND: u64 = 1;

/// Settings at strengths 0, 50, 75 and 100; those between are interpolated.
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
    handcrafted: false,
};

/// Weak alpha-beta searches less deeply and evaluates with noise.
const ALPHA_BETA: Rungs = [
    Setting { nodes: 600, depth: 1, noise: 0.6, softness: 0.25, blunder: 1.0, compares: true, ..SEEN },
    Setting { nodes: 4_000, depth: 2, noise: 0.3, softness: 0.1, compares: true, ..SEEN },
    Setting { nodes: 20_000, depth: 4, noise: 0.1, softness: 0.03, compares: true, ..SEEN },
    Setting { nodes: 60_000, depth: 8, noise: 0.05, ..SEEN },
];

/// Weak Monte-Carlo runs fewer playouts. It gets more nodes than alpha-beta, because most of them are cheap random
/// actions.
const MONTE_CARLO: Rungs = [
    Setting { nodes: 1_500, softness: 0.3, blunder: 1.0, ..SEEN },
    Setting { nodes: 15_000, softness: 0.08, ..SEEN },
    Setting { nodes: 120_000, softness: 0.02, ..SEEN },
    Setting { nodes: 1_000_000, ..SEEN },
];

/// The strongest settings, by method.
const BEST: [Setting; 2] =
    [Setting { nodes: 100_000_000, noise: 0.01, ..SEEN }, Setting { nodes: 500_000_000, ..SEEN }];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// The time limit of a decision in seconds. Searches have no clock; the caller enforces it. Level 5 always
    /// reaches it, the other levels only on slow machines.
    pub const SECONDS: f32 = 2.0;

    /// Returns the level with that number, 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Self::ALL.into_iter().find(|l| l.0 == number)
    }

    /// Returns its number, 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the message id of its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["level-1", "level-2", "level-3", "level-4", "level-5"][self.0 as usize - 1]
    }

    /// Returns the search setting of the level in a game with that ladder.
    #[must_use]
    pub fn setting(self, method: Method, ladder: Ladder) -> Setting {
        match ladder.get(self.0 as usize - 1) {
            Some(&strength) => Setting::of_strength(method, strength),
            None => Setting::best(method),
        }
    }
}

impl Setting {
    /// The strongest settings, by method.
    const fn best(method: Method) -> Setting {
        match method {
            Method::AlphaBeta => BEST[0],
            Method::MonteCarlo => BEST[1],
        }
    }

    /// Returns the strongest setting within a number of nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Setting {
        Setting { nodes, ..BEST[0] }
    }

    /// Returns the strongest setting that values every action.
    #[must_use]
    pub const fn comparing(method: Method) -> Setting {
        Setting { compares: true, ..Setting::best(method) }
    }

    /// Returns the setting of a strength on the scale of [`Ladder`], clamped to −100..100.
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

    /// Returns the setting of one decision: `seed` decides whether the action is drawn at random and whether one more
    /// action of depth is searched.
    pub(super) fn drawn(self, seed: u64) -> Setting {
        let nodes = if self.draw(seed).0 == Draw::Any { self.nodes.min(BLIND) } else { self.nodes };
        let further = self.deeper > 0.0 && chances(!seed)() < self.deeper;
        Setting { nodes, depth: self.depth + u32::from(further), deeper: 0.0, ..self }
    }

    /// Returns how the action is chosen, and the rest of the random sequence.
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

    /// Returns the index of the action to play. `views` are the values of all actions and the confidence in them
    /// (0..1), the best first. The same `seed` always gives the same index.
    pub(super) fn pick(&self, views: &[(f32, f32)], seed: u64) -> usize {
        let (draw, mut chance) = self.draw(seed);
        // Rational instead of exponential weights give the same bits on every machine.
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

/// Returns a generator of numbers in 0..1.
fn chances(seed: u64) -> impl FnMut() -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(seed));
    move || (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// How an action is chosen among the candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Draw {
    Best,
    /// Weighted by value, so that it is close to the best.
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
    fn settings_get_stronger_with_the_strength() {
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
    fn random_decisions_spend_one_node_and_the_best_level_makes_none() {
        let nodes = |setting: Setting| (0..200).map(move |seed| setting.drawn(seed).nodes);
        assert!(nodes(Setting::of_strength(Method::AlphaBeta, 0)).all(|n| n == BLIND));
        let most = Level::ALL[4].setting(Method::MonteCarlo, [0; 4]).nodes;
        assert!(nodes(Setting::best(Method::MonteCarlo)).all(|n| n == most));
    }

    #[test]
    fn a_fractional_depth_is_drawn_with_its_probability() {
        let setting = Setting { deeper: 0.5, depth: 2, ..SEEN };
        let further = (0..1_000).filter(|&seed| setting.drawn(seed).depth == 3).count();
        assert!((450..550).contains(&further), "{further}");
    }
}
