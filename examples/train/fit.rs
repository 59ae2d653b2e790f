//! Finds the weights whose sums say best how matches end.

use crate::matches::{Match, Played};
use crate::{Outcome, THREE_TO_ONE};
use tabuleiro_engine::search::Heuristic;

/// What the sum of a position's weights is compared with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Aim {
    /// The final margin, in hundredths of a point.
    Points {
        /// So many of them (`Heuristic::ADVANTAGE`) a value of 500 stands for.
        advantage: f64,
    },
    /// The share of the first side in the result (1 for a win, a half for a draw), the sum being its logarithmic odds.
    Result,
}

impl Aim {
    /// What is to be learnt of a position: how its match ended and, as far as that is trusted (0 to 1), instead what
    /// search expected.
    fn target(self, trust: f64, margin: i32, value: Option<i16>) -> f64 {
        let (end, expected) = match self {
            // A game that is decided is decided by the points it ends with.
            Aim::Points { advantage } => {
                (100.0 * f64::from(margin), value.filter(|v| v.abs() < DECIDED).map(|v| ratio(v) * advantage))
            }
            Aim::Result => {
                (f64::from(margin.signum() + 1) / 2.0, value.map(|v| self.expected(THREE_TO_ONE * ratio(v))))
            }
        };
        expected.map_or(end, |expected| trust * expected + (1.0 - trust) * end)
    }

    /// What a sum lets expect.
    fn expected(self, sum: f64) -> f64 {
        match self {
            Aim::Points { .. } => sum,
            Aim::Result => 1.0 / (1.0 + exp(-sum)),
        }
    }

    /// How fast that rises with the sum, where so much is expected.
    fn slope(self, expected: f64) -> f64 {
        match self {
            Aim::Points { .. } => 1.0,
            Aim::Result => expected * (1.0 - expected),
        }
    }
}

/// Values of search beyond this are no evaluations.
const DECIDED: i16 = 990;

/// How many times `Heuristic::ADVANTAGE` a value of search stands for (500 for once).
fn ratio(value: i16) -> f64 {
    let value = f64::from(value) / 1000.0;
    value / (1.0 - value.abs()).max(1e-3)
}

/// The exponential, to the same last bit on every machine.
fn exp(x: f64) -> f64 {
    let small = x.clamp(-40.0, 40.0) / 1024.0;
    let near = (1..=8).rev().fold(1.0, |sum, n| 1.0 + small / f64::from(n) * sum);
    (0..10).fold(near, |power, _| power * power)
}

/// How a fit is done.
pub(crate) struct Fit {
    /// Newton's steps; one is all that a sum of squares needs.
    pub(crate) steps: u32,
    /// Rounds of conjugate gradients in each of them.
    pub(crate) rounds: u32,
    /// What squares of the weights cost: one that is seldom seen stays near nothing.
    pub(crate) ridge: f64,
}

/// Positions and what they came to.
pub(crate) struct Samples<G> {
    aim: Aim,
    trust: f64,
    known: Vec<(G, f64)>,
}

impl<G: Heuristic> Samples<G> {
    pub(crate) fn new(aim: Aim, trust: f64) -> Self {
        Samples { aim, trust, known: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// Those of a match that come after its random actions, but where search would foresee the end and judge nothing.
    pub(crate) fn add(&mut self, start: &G, played: &Match) -> Outcome<()> {
        let (mut position, mut legal) = (start.clone(), Vec::new());
        for (ply, &Played { place, value }) in played.actions.iter().enumerate() {
            legal.clear();
            position.actions(&mut legal);
            let action = *legal.get(usize::from(place)).ok_or("the record is of another game")?;
            if ply >= played.random && position.certain_win().is_none() {
                self.known.push((position.clone(), self.aim.target(self.trust, played.margin, value)));
            }
            position.apply(action, &mut ());
        }
        Ok(())
    }

    fn sum(position: &G, weights: &[f64]) -> f64 {
        let mut sum = 0.0;
        position.features(|weight, by| sum += weights[weight] * f64::from(by));
        sum
    }

    /// Adds to `to`, weight by weight, what each sample has of it times the value `of` the sample.
    fn gather(&self, to: &mut [f64], of: impl Fn(usize, &G) -> f64) {
        for (at, (position, _)) in self.known.iter().enumerate() {
            let value = of(at, position);
            position.features(|weight, by| to[weight] += value * f64::from(by));
        }
    }

    /// Root of the mean square error of these weights, in points or as a share of the result.
    pub(crate) fn error(&self, weights: &[f64]) -> f64 {
        self.error_of(|position| Self::sum(position, weights))
    }

    /// The same of any sum.
    pub(crate) fn error_of(&self, sum: impl Fn(&G) -> f64) -> f64 {
        let off = |(position, target): &(G, f64)| (self.aim.expected(sum(position)) - target).powi(2);
        let squares: f64 = self.known.iter().map(off).sum();
        let one = if self.aim == Aim::Result { 1.0 } else { 100.0 };
        (squares / self.known.len().max(1) as f64).sqrt() / one
    }

    /// The most likely weights, `ridge` times their squares being against them: Newton's steps, each by conjugate
    /// gradients.
    pub(crate) fn fit(&self, weights: usize, how: &Fit, mut tell: impl FnMut(u32, u32, &[f64])) -> Vec<f64> {
        let mut found = vec![0.0; weights];
        for step in 1..=how.steps {
            let expected = |(position, _): &(G, f64)| self.aim.expected(Self::sum(position, &found));
            let expected: Vec<f64> = self.known.iter().map(expected).collect();
            let mut rest: Vec<f64> = found.iter().map(|f| -how.ridge * f).collect();
            self.gather(&mut rest, |at, _| self.known[at].1 - expected[at]);
            let slopes: Vec<f64> = expected.into_iter().map(|e| self.aim.slope(e)).collect();
            let before = found.clone();
            self.solve(rest, &slopes, how, |round, change| {
                found.iter_mut().zip(&before).zip(change).for_each(|((f, b), c)| *f = b + c);
                tell(step, round, &found);
            });
        }
        found
    }

    /// Solves for the change of the weights whose image is `rest`, and tells what it has after every round.
    fn solve(&self, mut rest: Vec<f64>, slopes: &[f64], how: &Fit, mut tell: impl FnMut(u32, &[f64])) {
        let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
        let (mut change, mut scale) = (vec![0.0; rest.len()], vec![how.ridge; rest.len()]);
        for ((position, _), slope) in self.known.iter().zip(slopes) {
            position.features(|weight, by| scale[weight] += slope * f64::from(by * by));
        }
        let scaled = |rest: &[f64]| -> Vec<f64> { rest.iter().zip(&scale).map(|(r, s)| r / s).collect() };
        let mut step = scaled(&rest);
        let mut size = dot(&rest, &step);
        for round in 1..=how.rounds {
            let mut image: Vec<f64> = step.iter().map(|s| how.ridge * s).collect();
            self.gather(&mut image, |at, position| slopes[at] * Self::sum(position, &step));
            let by = size / dot(&step, &image).max(f64::MIN_POSITIVE);
            for i in 0..rest.len() {
                change[i] += by * step[i];
                rest[i] -= by * image[i];
            }
            let next = scaled(&rest);
            let before = std::mem::replace(&mut size, dot(&rest, &next));
            for i in 0..rest.len() {
                step[i] = next[i] + size / before.max(f64::MIN_POSITIVE) * step[i];
            }
            tell(round, &change);
        }
    }
}
