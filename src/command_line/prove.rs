//! `tabuleiro prove`: proves a position, shows the progress on standard error and prints the result as a line of JSON.

mod amount;
mod clock;
mod progress;

use super::output::{OutputError, complain, print};
use amount::{duration, memory};
use clap::{Args, ValueEnum};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::solve::{Measure, Proof, Prover, Refusal, Request};
use tabuleiro_learning::ProvedEntry;
use tabuleiro_rules::{Object, ObjectError, OptionError, Options};
use thiserror::Error;

/// Nodes between two checks of the time limit.
const SLICE: u64 = 20_000;

/// The position to prove, the method and the limits.
#[derive(Args, Debug)]
pub(super) struct ProveArguments {
    /// The game's id
    game: String,
    /// The game's variant and options, as for the protocol's command 'game', such as: classico size=4
    words: Vec<String>,
    /// The position as an object of JSON, as printed by the protocol's command 'position'; by default the start
    #[arg(long, value_name = "OBJECT")]
    position: Option<String>,
    /// The method
    #[arg(long, value_enum, default_value_t = Method::DfPn)]
    method: Method,
    /// Prove the score of the first player, not only the winner
    #[arg(long)]
    score: bool,
    /// The memory for tables of positions, such as 512M or 4G
    #[arg(long, value_name = "BYTES", value_parser = memory, default_value = "1G")]
    memory: u64,
    /// The time limit, such as 90s, 10m or 1h
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "1h")]
    time: Duration,
    /// The author of an earlier proof, included in the printed line
    #[arg(long, value_name = "NAME", default_value = "")]
    before: String,
}

/// The names of [`Proof`] on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Method {
    /// Proof-number search
    DfPn,
    /// Alpha-beta search with iterative deepening
    AlphaBeta,
    /// Retrograde analysis of all reachable positions
    Retrograde,
    /// Combinatorial values of independent regions, added up
    Sums,
}

impl From<Method> for Proof {
    fn from(method: Method) -> Proof {
        match method {
            Method::DfPn => Proof::ProofNumber,
            Method::AlphaBeta => Proof::AlphaBeta,
            Method::Retrograde => Proof::Retrograde,
            Method::Sums => Proof::Sums,
        }
    }
}

/// Why no proof was started.
#[derive(Debug, Error)]
enum ProveError {
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error("--position: expected an object of JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("--position: {0}")]
    Position(#[from] ObjectError),
    #[error(transparent)]
    Refusal(#[from] Refusal),
    #[error(transparent)]
    Output(#[from] OutputError),
    #[error("Ctrl-C cannot be waited for: {0}")]
    Interrupt(#[from] ctrlc::Error),
}

pub(super) fn run(arguments: &ProveArguments) -> ExitCode {
    match prove(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            complain(error);
            ExitCode::from(2)
        }
    }
}

/// Proves the position and prints the result. Returns whether the proof is complete.
fn prove(arguments: &ProveArguments) -> Result<bool, ProveError> {
    let game = GameId::find(&arguments.game)?;
    let options = game.facts().parse_options(arguments.words.iter().map(String::as_str))?;
    let object: Option<Object> = arguments.position.as_deref().map(serde_json::from_str).transpose()?;
    let position = position(game, &options, object.as_ref())?;
    let measure = if arguments.score { Measure::Score } else { Measure::Win };
    let proof = Proof::from(arguments.method);
    let mut prover =
        position.prover(Request { proof, measure, memory: arguments.memory, turn: Request::ONE_BY_ONE })?;
    let stop = Arc::new(AtomicBool::new(false));
    let interrupted = Arc::clone(&stop);
    ctrlc::set_handler(move || interrupted.store(true, Ordering::Relaxed))?;
    let seconds = think(&mut *prover, arguments.time, &stop);
    let report = prover.report();
    let entry = ProvedEntry::new(&report, proof)
        .of_position(options.words(game.facts()), object)
        .taking(seconds)
        .proved_before_by(&arguments.before);
    print(format_args!("{}\n", entry.line()))?;
    Ok(report.is_complete())
}

fn position(game: GameId, options: &Options, object: Option<&Object>) -> Result<Box<dyn AnyPosition>, ProveError> {
    let start = game.start(options)?;
    Ok(match object {
        Some(object) => start.with_object(object)?,
        None => start,
    })
}

/// Runs the prover until it is finished, the time limit is reached or `stop` is set. Returns the seconds used: of
/// processor time where the system reports it, otherwise of wall-clock time.
fn think(prover: &mut dyn Prover, time: Duration, stop: &AtomicBool) -> f64 {
    let (begin, worked) = (Instant::now(), clock::worked());
    let mut line = progress::ProgressLine::default();
    loop {
        let progress = prover.think(SLICE);
        let passed = begin.elapsed();
        let over = progress.finished || passed >= time || stop.load(Ordering::Relaxed);
        line.write(&progress, passed, over);
        if over {
            let worked = clock::worked().zip(worked).map(|(now, then)| now.saturating_sub(then));
            return worked.unwrap_or(passed).as_secs_f64();
        }
    }
}
