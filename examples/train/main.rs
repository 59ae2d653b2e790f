//! Learns the weights of a game's evaluation from matches that the program plays against itself (`docs/training.md`).
//!
//! `train <game> [variant] [option=value …] [matches=20000] [nodes=300] [opening=24] [seed=1] [trust=0] [steps=6]
//! [rounds=40] [ridge=20] [unit=10] [record=FILE] [weights=FILE]`
//!
//! First the matches: each begins with 0 to `opening` random actions, then alpha-beta decides within `nodes`, until the
//! game itself can say how it ends ([`Heuristic::ending`]). They are written to the record, a line each; a record that
//! is there already is read, and only what is missing is played. Then the fit, to the final margins where points are
//! counted ([`Heuristic::margin`]), by least squares; else to the results, by logistic regression in `steps`, scaled so
//! that [`Heuristic::ADVANTAGE`] wins three of four. `trust`, in hundredths, is how much of it is instead what search
//! expected of the position when the match was played. Every tenth match only tells how good that is. The weights are
//! written as one signed byte each, in `unit` hundredths. The same words always give the same bytes.

mod fit;
mod matches;

use fit::{Aim, Fit, Samples};
use std::error::Error;
use std::path::PathBuf;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::{GameId, Visitor};
use tabuleiro_rules::Options;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// One match of so many judges the fit and takes no part in it.
const KEPT_OUT: usize = 10;
/// The logarithmic odds of three to one.
const THREE_TO_ONE: f64 = 1.098_612_288_668_11;

pub(crate) struct Training {
    options: Options,
    matches: u64,
    nodes: u64,
    opening: u32,
    seed: u64,
    trust: u8,
    fit: Fit,
    unit: f64,
    record: PathBuf,
    weights: PathBuf,
}

impl Visitor for Training {
    type Output = Outcome<()>;

    fn visit<G: Heuristic>(self) -> Outcome<()> {
        let start = G::start(&self.options)?;
        let count = start.weights();
        if count == 0 {
            return Err("this game's evaluation is not learnt".into());
        }
        let points = Aim::Points { advantage: f64::from(G::ADVANTAGE) };
        let aim = if start.margin().is_some() { points } else { Aim::Result };
        let samples = || Samples::new(aim, f64::from(self.trust) / 100.0);
        let (mut taught, mut asked) = (samples(), samples());
        for (number, played) in self.matches(&start)?.iter().enumerate() {
            let samples = if number % KEPT_OUT == 0 { &mut asked } else { &mut taught };
            samples.add(&start, played)?;
        }
        eprintln!("{} positions, {} more to judge by, {count} weights", taught.len(), asked.len());
        // What a sum of one is in hundredths.
        let one = if aim == Aim::Result { f64::from(G::ADVANTAGE) / THREE_TO_ONE } else { 1.0 };
        let nothing = asked.error(&vec![0.0; count]);
        let today = asked.error_of(|position| f64::from(position.evaluate()) / one);
        eprintln!("off by {nothing:.4} knowing nothing, by {today:.4} as it is judged today");
        let how = Fit { steps: if aim == Aim::Result { self.fit.steps } else { 1 }, ..self.fit };
        let found = taught.fit(count, &how, |step, round, weights| {
            if round == how.rounds || (how.steps == 1 && round % 10 == 0) {
                let errors = (taught.error(weights), asked.error(weights));
                eprintln!(
                    "step {step}, round {round}: off by {:.4}, by {:.4} where it was not taught",
                    errors.0, errors.1
                );
            }
        });
        let byte = |weight: &f64| (weight * one / self.unit).round().clamp(-127.0, 127.0);
        let bytes: Vec<u8> = found.iter().map(|w| byte(w) as i8 as u8).collect();
        let kept: Vec<f64> = found.iter().map(|w| byte(w) * self.unit / one).collect();
        eprintln!("as bytes: off by {:.4}", asked.error(&kept));
        std::fs::write(&self.weights, bytes)?;
        Ok(())
    }
}

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, words @ ..] = words.as_slice() else { return Err("train <game> [options]".into()) };
    let id = GameId::find(game)?;
    let mut training = Training {
        options: id.facts().defaults(),
        matches: 20_000,
        nodes: 300,
        opening: 24,
        seed: 1,
        trust: 0,
        fit: Fit { steps: 6, rounds: 40, ridge: 20.0 },
        unit: 10.0,
        record: "matches.txt".into(),
        weights: "weights.bin".into(),
    };
    let mut options = Vec::new();
    for word in words {
        match word.split_once('=') {
            Some(("matches", n)) => training.matches = n.parse()?,
            Some(("nodes", n)) => training.nodes = n.parse()?,
            Some(("opening", n)) => training.opening = n.parse()?,
            Some(("seed", n)) => training.seed = n.parse()?,
            Some(("trust", n)) => training.trust = n.parse()?,
            Some(("steps", n)) => training.fit.steps = n.parse()?,
            Some(("rounds", n)) => training.fit.rounds = n.parse()?,
            Some(("ridge", n)) => training.fit.ridge = n.parse()?,
            Some(("unit", n)) => training.unit = n.parse()?,
            Some(("record", file)) => training.record = file.into(),
            Some(("weights", file)) => training.weights = file.into(),
            _ => options.push(word.as_str()),
        }
    }
    training.options = id.facts().parse_options(options)?;
    id.visit(training)
}
