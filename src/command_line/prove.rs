//! `tabuleiro prove`: proves a position, shows on standard error how far it has come, and ends with one line of JSON.

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

/// Nodes between two looks at the clock.
const SLICE: u64 = 20_000;

/// What is to be proved.
#[derive(Args, Debug)]
pub(super) struct Asked {
    /// The game's id
    game: String,
    /// Variant and options, as the protocol's command 'game' has them: classico size=4
    words: Vec<String>,
    /// A position instead of the start, as the protocol's command 'position' has it
    #[arg(long, value_name = "OBJECT")]
    position: Option<String>,
    /// How
    #[arg(long, value_enum, default_value_t = Way::DfPn)]
    method: Way,
    /// Prove by how many points the first player wins, not only who does
    #[arg(long)]
    score: bool,
    /// Memory for what is remembered: 512M, 4G
    #[arg(long, value_name = "BYTES", value_parser = memory, default_value = "1G")]
    memory: u64,
    /// Give up after so long: 90s, 10m, 1h
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "1h")]
    time: Duration,
    /// Who proved it before; stands in the line that is printed
    #[arg(long, value_name = "NAME", default_value = "")]
    before: String,
}

/// [`Proof`], as the command line names it.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Way {
    /// Proof-number search
    DfPn,
    /// Alpha-beta, one action deeper each time
    AlphaBeta,
    /// All positions that can be reached, from the ends backwards
    Retrograde,
    /// The values of independent regions
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

/// Why nothing is proved.
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

/// Whether everything could be proved.
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

/// Thinks to the end, or until the time is up or somebody says stop; returns the seconds it took.
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
