//! Trains the network of Hex (`crates/games/src/connection/hex/guess.rs`) on matches of the program against itself
//! (`docs/training.md`).
//!
//! `train_hex record=FILE [matches=600] [nodes=100000] [seed=1] [layers=5] [rounds=9] [rate=5] [trust=50] [more=FILE]
//! [weights=FILE]`
//!
//! First it plays the missing matches of the record, one line each; then it fits the weights to the actions and results
//! of all matches of the record and of `more`, in `rounds` passes with Adam (Kingma & Ba 2015) at `rate` thousandths.
//! `trust`, in hundredths, is the weight of the search's value against the result of the match in the target. Every
//! twentieth match only measures the error. The same arguments give the same bytes.

mod matches;
#[path = "../../crates/games/src/connection/hex/nearness.rs"]
mod nearness;
mod network;
mod sample;

use network::Network;
use sample::Sample;
use std::error::Error;
use tabuleiro_catalogue::{GameId, Visitor};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Matches whose number is a multiple of this are the test set: they measure the error and are not used for the fit.
const KEPT_OUT: usize = 20;

pub(crate) struct Training {
    matches: usize,
    nodes: u64,
    seed: u64,
    layers: usize,
    rounds: usize,
    rate: f32,
    trust: f32,
    record: String,
    more: Vec<String>,
    weights: String,
}

impl Visitor for Training {
    type Output = Outcome<()>;

    fn visit<G: tabuleiro_engine::search::Heuristic>(self) -> Outcome<()> {
        self.play::<G>()?;
        let (mut taught, mut asked) = (Vec::new(), Vec::new());
        for file in self.more.iter().chain([&self.record]) {
            for (number, line) in std::fs::read_to_string(file)?.lines().enumerate() {
                let samples = if number % KEPT_OUT == 0 { &mut asked } else { &mut taught };
                matches::samples::<G>(line, number as u64, self.trust, samples)?;
            }
        }
        eprintln!("{} positions, {} more to measure the error", taught.len(), asked.len());
        let mut network = Network::new(self.layers, self.seed);
        for round in 0..self.rounds {
            let rate = |part: f32| {
                let whole = self.rounds as f32;
                self.rate * (0.5 + 0.5 * (std::f32::consts::PI * (round as f32 + part) / whole).cos()).max(0.01)
            };
            let error = network.pass(&mut taught, rate);
            let kept_out = network.error(&asked);
            eprintln!("round {round}: policy and value {error:.4?}, where it was not taught {kept_out:.4?}");
        }
        network.round();
        eprintln!("rounded: {:.4?}", network.error(&asked));
        std::fs::write(&self.weights, bytes(&network))?;
        Ok(())
    }
}

/// Returns the network as the bytes that the program reads (`NETWORK` in `guess.rs`).
fn bytes(network: &Network) -> Vec<u8> {
    let exponents = network.groups().map(network::exponent);
    let weights = network.groups().flat_map(|group| {
        let unit = network::unit(group);
        group.iter().map(move |weight| (weight / unit).round() as i16)
    });
    exponents.chain(weights).flat_map(i16::to_le_bytes).collect()
}

fn main() -> Outcome<()> {
    let mut training = Training {
        matches: 600,
        nodes: 100_000,
        seed: 1,
        layers: 5,
        rounds: 9,
        rate: 0.005,
        trust: 0.5,
        record: "hex.txt".into(),
        more: Vec::new(),
        weights: "hex.bin".into(),
    };
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            Some(("matches", n)) => training.matches = n.parse()?,
            Some(("nodes", n)) => training.nodes = n.parse()?,
            Some(("seed", n)) => training.seed = n.parse()?,
            Some(("layers", n)) => training.layers = n.parse()?,
            Some(("rounds", n)) => training.rounds = n.parse()?,
            Some(("rate", n)) => training.rate = n.parse::<f32>()? / 1000.0,
            Some(("trust", n)) => training.trust = n.parse::<f32>()? / 100.0,
            Some(("record", file)) => training.record = file.into(),
            Some(("more", file)) => training.more.push(file.into()),
            Some(("weights", file)) => training.weights = file.into(),
            _ => return Err(format!("'{word}': expected NAME=VALUE").into()),
        }
    }
    GameId::Hex.visit(training)
}
