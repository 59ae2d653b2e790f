//! Fits the weights of a linear evaluation to the results of matches.

use crate::matches::{Match, Played};
use crate::{Outcome, THREE_TO_ONE};
use tabuleiro_engine::search::Heuristic;

/// The target of the fit, and how the sum of a position's weights predicts it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Aim {
    /// The final margin, in hundredths of a point.
    Points {
        /// The margin that a search value of 500 stands for (`Heuristic::ADVANTAGE`), in the same unit.
        advantage: f64,
    },
    /// The result of the first side (1 for a win, ½ for a draw, 0 for a loss). The sum is the logit of its expectation.
    Result,
}

impl Aim {
    /// Returns the target for a position: the mean of the end of its match and of the search value, the latter with the
    /// weight `trust` (0 to 1). Without a search value, the end alone.
    fn target(self, trust: f64, margin: i32, value: Option<i16>) -> f64 {
        let (end, expected) = match self {
            // Values beyond `DECIDED` only say who wins, not by how many points, so the final margin is used.
            Aim::Points { advantage } => {
                (100.0 * f64::from(margin), value.filter(|v| v.abs() < DECIDED).map(|v| ratio(v) * advantage))
            }
            Aim::Result => {
                (f64::from(margin.signum() + 1) / 2.0, value.map(|v| self.expected(THREE_TO_ONE * ratio(v))))
            }
        };
        expected.map_or(end, |expected| trust * expected + (1.0 - trust) * end)
    }

    /// Returns the predicted target for a sum.
    fn expected(self, sum: f64) -> f64 {
        match self {
            Aim::Points { .. } => sum,
            Aim::Result => 1.0 / (1.0 + exp(-sum)),
        }
    }

    /// Returns the derivative of the prediction with respect to the sum, where the prediction is `expected`.
    fn slope(self, expected: f64) -> f64 {
        match self {
            Aim::Points { .. } => 1.0,
            Aim::Result => expected * (1.0 - expected),
        }
    }
}

/// Search values of this magnitude or more are proved results, not evaluations.
const DECIDED: i16 = 990;

/// Returns the multiple of `Heuristic::ADVANTAGE` that a search value stands for (1 for 500).
fn ratio(value: i16) -> f64 {
    let value = f64::from(value) / 1000.0;
    value / (1.0 - value.abs()).max(1e-3)
}

/// Returns e to the power of `x`, with bitwise the same result on every machine (`f64::exp` does not guarantee that).
fn exp(x: f64) -> f64 {
    let small = x.clamp(-40.0, 40.0) / 1024.0;
    let near = (1..=8).rev().fold(1.0, |sum, n| 1.0 + small / f64::from(n) * sum);
    (0..10).fold(near, |power, _| power * power)
}

/// Calls `note` with each weight that the game's model adds up for a position, and its coefficient.
fn note_features<G: Heuristic>(position: &G, mut note: impl FnMut(usize, f32)) {
    if let Some(model) = const { &G::MODEL } {
        (model.features)(position, &mut note);
    }
}

/// The parameters of a fit.
pub(crate) struct Fit {
    /// Newton steps. Least squares need only one.
    pub(crate) steps: u32,
    /// Conjugate gradient iterations in each Newton step.
    pub(crate) rounds: u32,
    /// The factor of the ridge penalty (squares of the weights), which keeps weights of rare features near 0.
    pub(crate) ridge: f64,
}

/// Positions with their targets.
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

    /// Adds the positions of a match after its random actions, except those with a certain win: search does not
    /// evaluate them.
    ///
    /// # Errors
    /// The match is not one of this game.
    pub(crate) fn add(&mut self, start: &G, played: &Match) -> Outcome<()> {
        let (mut position, mut legal) = (start.clone(), Vec::new());
        for (ply, &Played { place, value }) in played.actions.iter().enumerate() {
            legal.clear();
            position.actions(&mut legal);
            let action = *legal.get(usize::from(place)).ok_or("the record is of another game")?;
            if ply >= played.random && (G::ALPHA_BETA.certain_win)(&position).is_none() {
                self.known.push((position.clone(), self.aim.target(self.trust, played.margin, value)));
            }
            position.apply(action, &mut ());
        }
        Ok(())
    }

    fn sum(position: &G, weights: &[f64]) -> f64 {
        let mut sum = 0.0;
        note_features(position, |weight, by| sum += weights[weight] * f64::from(by));
        sum
    }

    /// Adds the features of all samples, each sample multiplied by `of(index, position)`, to `to`.
    fn gather(&self, to: &mut [f64], of: impl Fn(usize, &G) -> f64) {
        for (at, (position, _)) in self.known.iter().enumerate() {
            let value = of(at, position);
            note_features(position, |weight, by| to[weight] += value * f64::from(by));
        }
    }

    /// Returns the root mean square error of the weights, in points or as a fraction of a win.
    pub(crate) fn error(&self, weights: &[f64]) -> f64 {
        self.error_of(|position| Self::sum(position, weights))
    }

    /// Returns the root mean square error of any function of a position, in the unit of [`Samples::error`].
    pub(crate) fn error_of(&self, sum: impl Fn(&G) -> f64) -> f64 {
        let off = |(position, target): &(G, f64)| (self.aim.expected(sum(position)) - target).powi(2);
        let squares: f64 = self.known.iter().map(off).sum();
        let one = if self.aim == Aim::Result { 1.0 } else { 100.0 };
        (squares / self.known.len().max(1) as f64).sqrt() / one
    }

    /// Returns the maximum likelihood weights with the ridge penalty, computed by Newton's method; conjugate gradients
    /// solve each step. Calls `tell` with the numbers of the step and the iteration and the weights so far.
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

    /// Solves the linear system of a Newton step with the right-hand side `rest` by conjugate gradients with a diagonal
    /// preconditioner. Calls `tell` with the number of the iteration and the solution so far.
    fn solve(&self, mut rest: Vec<f64>, slopes: &[f64], how: &Fit, mut tell: impl FnMut(u32, &[f64])) {
        let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
        let (mut change, mut scale) = (vec![0.0; rest.len()], vec![how.ridge; rest.len()]);
        for ((position, _), slope) in self.known.iter().zip(slopes) {
            note_features(position, |weight, by| scale[weight] += slope * f64::from(by * by));
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
