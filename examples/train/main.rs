//! Trains the weights of a game's evaluation on matches of the program against itself (`docs/training.md`).
//!
//! `train <game> [variant] [option=value …] [matches=20000] [nodes=300] [opening=24] [seed=1] [trust=0] [steps=6]
//! [rounds=40] [ridge=20] [unit=10] [record=FILE] [weights=FILE]`
//!
//! First it plays the matches. Each begins with 0 to `opening` random actions; then alpha-beta with `nodes` nodes
//! chooses the actions until the game's own endgame search can solve the position (`EndgameSearch`). The record has one
//! line for each match. If the record exists, only the missing matches are played.
//!
//! Then it fits the weights: in games with points (`AlphaBetaHints::margin`) to the final margins, by least squares;
//! in others to the results, by logistic regression in `steps` Newton steps, scaled so that an evaluation of
//! [`Heuristic::ADVANTAGE`] stands for winning three of four matches. `trust`, in hundredths, is the weight of the
//! search value against the final result in the target. Every tenth match is used only to measure the error. The
//! weights are written as one signed byte each, in units of `unit` hundredths. The same arguments always give the same
//! bytes.

mod fit;
mod matches;

use fit::{Aim, Fit, Samples};
use std::error::Error;
use std::path::PathBuf;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::Options;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Matches whose number is a multiple of this are the test set: they measure the error and are not used for the fit.
const KEPT_OUT: usize = 10;
/// The natural logarithm of 3, the logit of winning three of four matches.
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
        let model = G::MODEL.filter(|model| (model.weights)(&start).is_some());
        let count = (model.ok_or("this game's evaluation is not learnt")?.count)();
        let points = Aim::Points { advantage: f64::from(G::ADVANTAGE) };
        let aim = if G::ALPHA_BETA.margin.is_some() { points } else { Aim::Result };
        let samples = || Samples::new(aim, f64::from(self.trust) / 100.0);
        let (mut taught, mut asked) = (samples(), samples());
        for (number, played) in self.matches(&start)?.iter().enumerate() {
            let samples = if number % KEPT_OUT == 0 { &mut asked } else { &mut taught };
            samples.add(&start, played)?;
        }
        eprintln!("{} positions, {} more to judge by, {count} weights", taught.len(), asked.len());
        // The evaluation, in hundredths, for a sum of weights of 1.
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
