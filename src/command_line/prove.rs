//! `tabuleiro prove`: proves a position, shows the progress on standard error and prints the result as a line of JSON.

mod amount;
mod clock;
mod show;

use amount::{duration, memory};
use clap::{Args, ValueEnum};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tabuleiro_engine::solve::{Measure, Proof, Prover, Refusal, Request};
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_learning::ProvedEntry;
use tabuleiro_rules::{Object, ObjectError, OptionError, Options};
use thiserror::Error;

/// Nodes between two checks of the time limit.
const SLICE: u64 = 20_000;

/// The position to prove, the method and the limits.
#[derive(Args, Debug)]
pub(super) struct Asked {
    /// The game's id
    game: String,
    /// The game's variant and options, as for the protocol's command 'game', such as: classico size=4
    words: Vec<String>,
    /// The position as an object of JSON, as printed by the protocol's command 'position'; by default the start
    #[arg(long, value_name = "OBJECT")]
    position: Option<String>,
    /// The method
    #[arg(long, value_enum, default_value_t = Way::DfPn)]
    method: Way,
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
enum Way {
    /// Proof-number search
    DfPn,
    /// Alpha-beta search with iterative deepening
    AlphaBeta,
    /// Retrograde analysis of all reachable positions
    Retrograde,
    /// Combinatorial values of independent regions, added up
    Sums,
}

impl From<Way> for Proof {
    fn from(way: Way) -> Proof {
        match way {
            Way::DfPn => Proof::ProofNumber,
            Way::AlphaBeta => Proof::AlphaBeta,
            Way::Retrograde => Proof::Retrograde,
            Way::Sums => Proof::Sums,
        }
    }
}

/// Why no proof was started.
#[derive(Debug, Error)]
enum Trouble {
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error("--position: expected an object of JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("--position: {0}")]
    Position(#[from] ObjectError),
    #[error(transparent)]
    Refusal(#[from] Refusal),
    #[error("Ctrl-C cannot be waited for: {0}")]
    Interrupt(#[from] ctrlc::Error),
}

pub(super) fn run(asked: &Asked) -> ExitCode {
    match prove(asked) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("tabuleiro: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Proves the position and prints the result. Returns whether the proof is complete.
fn prove(asked: &Asked) -> Result<bool, Trouble> {
    let game = GameId::find(&asked.game)?;
    let options = game.facts().parse_options(asked.words.iter().map(String::as_str))?;
    let object: Option<Object> = asked.position.as_deref().map(serde_json::from_str).transpose()?;
    let position = position(game, &options, object.as_ref())?;
    let measure = if asked.score { Measure::Score } else { Measure::Win };
    let proof = Proof::from(asked.method);
    let mut prover = position.prover(Request { proof, measure, memory: asked.memory, turn: Request::ONE_BY_ONE })?;
    let stop = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&stop);
    ctrlc::set_handler(move || heard.store(true, Ordering::Relaxed))?;
    let seconds = think(&mut *prover, asked.time, &stop);
    let report = prover.report();
    let entry = ProvedEntry::new(&report, proof)
        .of_position(options.words(game.facts()), object)
        .taking(seconds)
        .proved_before_by(&asked.before);
    println!("{}", entry.line());
    Ok(report.is_complete())
}

fn position(game: GameId, options: &Options, object: Option<&Object>) -> Result<Box<dyn AnyPosition>, Trouble> {
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
    let mut show = show::Show::default();
    loop {
        let progress = prover.think(SLICE);
        let passed = begin.elapsed();
        let over = progress.finished || passed >= time || stop.load(Ordering::Relaxed);
        show.progress(&progress, passed, over);
        if over {
            let worked = clock::worked().zip(worked).map(|(now, then)| now.saturating_sub(then));
            return worked.unwrap_or(passed).as_secs_f64();
        }
    }
}
