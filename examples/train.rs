//! Learns the weights of a game's evaluation from matches that the program plays against itself (`docs/training.md`).
//!
//! `train <game> [variant] [option=value …] [matches=20000] [nodes=300] [opening=24] [seed=1] [rounds=40] [ridge=20]
//! [unit=10] [record=FILE] [weights=FILE]`
//!
//! First the matches: each begins with 0 to `opening` random actions, then alpha-beta decides within `nodes`, until the
//! game itself can say how it ends ([`Heuristic::ending`]). They are written to the record, a line each; a record that is
//! there already is read, and only what is missing is played. Then the fit: the weights whose sums
//! ([`Heuristic::features`]) come nearest to the final margins, by conjugate gradients on
//! the normal equations; every tenth match only tells how good that is. They are written as one signed byte each, in
//! `unit` hundredths. The same words always give the same bytes.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use tabuleiro::games::{GameId, Visitor};
use tabuleiro::rules::{Options, Player, below};
use tabuleiro::search::{Endings, Heuristic, Method, Setting, opponent_with};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Matches between two writings of the record.
const BATCH: u64 = 50;
/// One match of so many judges the fit and takes no part in it.
const KEPT_OUT: usize = 10;
/// More points than a game has.
const FAR: i32 = 4000;

struct Training {
    options: Options,
    matches: u64,
    nodes: u64,
    opening: u32,
    seed: u64,
    rounds: u32,
    ridge: f64,
    unit: f64,
    record: PathBuf,
    weights: PathBuf,
}

/// One match: how it ends for the first side, how many of its actions were random, and all of them as places in the legal
/// list.
#[derive(Default)]
struct Match {
    margin: i32,
    random: usize,
    actions: Vec<u16>,
}

impl Match {
    fn read(line: &str) -> Option<Match> {
        let mut numbers = line.strip_suffix(" .")?.split(' ').map(str::parse::<i32>);
        let (margin, random) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
        let actions = numbers.map(|n| n.ok().and_then(|n| u16::try_from(n).ok())).collect::<Option<_>>()?;
        Some(Match { margin, random: usize::try_from(random).ok()?, actions })
    }

    /// A full stop shows that the line is whole.
    fn write(&self) -> String {
        let actions: Vec<String> = self.actions.iter().map(ToString::to_string).collect();
        format!("{} {} {} .\n", self.margin, self.random, actions.join(" "))
    }

    fn play<G: Heuristic>(start: &G, training: &Training, number: u64) -> Outcome<Match> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(training.seed << 32 ^ number);
        let random = below(&mut rng, training.opening + 1) as usize;
        let (mut position, mut played, mut legal) = (start.clone(), Match::default(), Vec::new());
        while position.outcome().is_none() && position.remaining() > G::ENDING {
            legal.clear();
            position.actions(&mut legal);
            let place = if played.actions.len() < random || legal.len() == 1 {
                below(&mut rng, legal.len() as u32) as usize
            } else {
                let setting = Setting::full(training.nodes);
                let mut search = opponent_with(&position, Method::AlphaBeta, setting, number);
                let best = search.think(training.nodes).best.expect("the match is running");
                let best = position.read(&best).expect("opponents play legal actions");
                legal.iter().position(|&a| a == best).expect("what is legal is listed")
            };
            position.apply(legal[place], &mut ());
            played.actions.push(place as u16);
            played.random = random.min(played.actions.len());
        }
        played.margin = match position.outcome() {
            Some(_) => position.margin().ok_or("the game counts no points")?,
            None if position.mover() == Player::First => position.ending(-FAR, FAR, &mut Endings::default()).margin,
            None => -position.ending(-FAR, FAR, &mut Endings::default()).margin,
        };
        Ok(played)
    }
}

/// Positions and what they came to, in hundredths of a point for the first side.
struct Samples<G>(Vec<(G, f64)>);

impl<G: Heuristic> Samples<G> {
    /// Those of a match that come after its random actions.
    fn add(&mut self, start: &G, played: &Match) -> Outcome<()> {
        let (mut position, mut legal) = (start.clone(), Vec::new());
        for (ply, &place) in played.actions.iter().enumerate() {
            if ply >= played.random {
                self.0.push((position.clone(), 100.0 * f64::from(played.margin)));
            }
            legal.clear();
            position.actions(&mut legal);
            position.apply(*legal.get(usize::from(place)).ok_or("the record is of another game")?, &mut ());
        }
        Ok(())
    }

    fn sum(position: &G, weights: &[f64]) -> f64 {
        let mut sum = 0.0;
        position.features(|weight, by| sum += weights[weight] * f64::from(by));
        sum
    }

    /// Adds to `to`, weight by weight, what each sample has of it times what `of` says for the sample.
    fn gather(&self, to: &mut [f64], of: impl Fn(&G, f64) -> f64) {
        for (position, target) in &self.0 {
            let value = of(position, *target);
            position.features(|weight, by| to[weight] += value * f64::from(by));
        }
    }

    /// Root of the mean square error, in points.
    fn error(&self, weights: &[f64]) -> f64 {
        let squares: f64 = self.0.iter().map(|(p, target)| (Self::sum(p, weights) - target).powi(2)).sum();
        (squares / self.0.len().max(1) as f64).sqrt() / 100.0
    }

    /// The weights with the least squared error and, `ridge` times, squares of their own: one that is seldom seen stays near
    /// nothing.
    fn fit(&self, weights: usize, rounds: u32, ridge: f64, mut tell: impl FnMut(u32, &[f64])) -> Vec<f64> {
        let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
        let (mut found, mut rest, mut scale) = (vec![0.0; weights], vec![0.0; weights], vec![ridge; weights]);
        self.gather(&mut rest, |_, target| target);
        for (position, _) in &self.0 {
            position.features(|weight, by| scale[weight] += f64::from(by * by));
        }
        let scaled = |rest: &[f64]| -> Vec<f64> { rest.iter().zip(&scale).map(|(r, s)| r / s).collect() };
        let mut step = scaled(&rest);
        let mut size = dot(&rest, &step);
        for round in 1..=rounds {
            let mut image: Vec<f64> = step.iter().map(|s| ridge * s).collect();
            self.gather(&mut image, |position, _| Self::sum(position, &step));
            let by = size / dot(&step, &image).max(f64::MIN_POSITIVE);
            for i in 0..weights {
                found[i] += by * step[i];
                rest[i] -= by * image[i];
            }
            let next = scaled(&rest);
            let before = std::mem::replace(&mut size, dot(&rest, &next));
            for i in 0..weights {
                step[i] = next[i] + size / before.max(f64::MIN_POSITIVE) * step[i];
            }
            tell(round, &found);
        }
        found
    }
}

impl Training {
    /// The matches of the record, and those it lacks.
    fn matches<G: Heuristic>(&self, start: &G) -> Outcome<Vec<Match>> {
        let text = std::fs::read_to_string(&self.record).unwrap_or_default();
        let mut matches: Vec<Match> = text.lines().map_while(Match::read).take(self.matches as usize).collect();
        if matches.len() as u64 == self.matches {
            return Ok(matches);
        }
        // A line that was cut off goes; so does nothing else.
        let whole: String = text.split_inclusive('\n').take(matches.len()).collect();
        std::fs::write(&self.record, whole)?;
        let mut file = std::fs::OpenOptions::new().append(true).open(&self.record)?;
        while (matches.len() as u64) < self.matches {
            let from = matches.len() as u64;
            let numbers = from..self.matches.min(from + BATCH);
            let batch = numbers.map(|number| Match::play(start, self, number)).collect::<Outcome<Vec<Match>>>()?;
            file.write_all(batch.iter().map(Match::write).collect::<String>().as_bytes())?;
            matches.extend(batch);
            eprint!("\r{} of {} matches", matches.len(), self.matches);
        }
        eprintln!();
        Ok(matches)
    }
}

impl Visitor for Training {
    type Output = Outcome<()>;

    fn visit<G: Heuristic>(self) -> Outcome<()> {
        let start = G::start(&self.options)?;
        let count = start.weights();
        if count == 0 {
            return Err("this game's evaluation is not learnt".into());
        }
        let (mut taught, mut asked) = (Samples(Vec::new()), Samples(Vec::new()));
        for (number, played) in self.matches(&start)?.iter().enumerate() {
            let samples = if number % KEPT_OUT == 0 { &mut asked } else { &mut taught };
            samples.add(&start, played)?;
        }
        eprintln!("{} positions, {} more to judge by, {count} weights", taught.0.len(), asked.0.len());
        eprintln!("knowing nothing: off by {:.3} points", asked.error(&vec![0.0; count]));
        let found = taught.fit(count, self.rounds, self.ridge, |round, weights| {
            if round % 10 == 0 || round == self.rounds {
                let errors = (taught.error(weights), asked.error(weights));
                eprintln!("round {round}: off by {:.3} points, by {:.3} where it was not taught", errors.0, errors.1);
            }
        });
        let byte = |weight: &f64| (weight / self.unit).round().clamp(-127.0, 127.0);
        let bytes: Vec<u8> = found.iter().map(|w| byte(w) as i8 as u8).collect();
        let kept: Vec<f64> = found.iter().map(|w| byte(w) * self.unit).collect();
        eprintln!("as bytes: off by {:.3} points", asked.error(&kept));
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
        rounds: 40,
        ridge: 20.0,
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
            Some(("rounds", n)) => training.rounds = n.parse()?,
            Some(("ridge", n)) => training.ridge = n.parse()?,
            Some(("unit", n)) => training.unit = n.parse()?,
            Some(("record", file)) => training.record = file.into(),
            Some(("weights", file)) => training.weights = file.into(),
            _ => options.push(word.as_str()),
        }
    }
    training.options = id.facts().parse_options(options)?;
    id.visit(training)
}
