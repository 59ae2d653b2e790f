//! Exact solvers: proof-number search, alpha-beta, retrograde analysis and sums of games. No Bevy, no I/O, no clocks:
//! like a search, a solver is granted budgets of nodes repeatedly, and it keeps to a given amount of memory.
//!
//! * [`Proof::ProofNumber`] finds who wins with the fewest nodes;
//! * [`Proof::AlphaBeta`] finds who wins and how soon, or by how much. It shares only the table with the first one,
//!   so the two check each other;
//! * [`Proof::Retrograde`] enumerates all positions that can be reached, for games in which positions can repeat;
//! * [`Proof::Sums`] finds who wins by the values of independent regions, in games that split into them.
//!
//! All of them are generic over the games and rely on [`HistoryRule`]: where positions can repeat, a key does not
//! contain all that the rules depend on, and each method documents what it can prove nevertheless. Positions are
//! identified by keys of 64 bits; the chance that two of a billion positions share a key is about one in forty.

mod alpha_beta;
mod error;
mod first_actions;
mod position;
mod proof_number;
mod prover;
mod proving_opponent;
mod retrograde;
mod solver;
mod sums;
mod table;
mod value;

pub use error::Refusal;
pub use prover::{ActionReport, Proof, ProofProgress, Prover, RegionReport, Report, Request};
pub use proving_opponent::{ProvingOpponent, Purpose};
pub use value::{Measure, Value, ValueError};

use crate::search::{Heuristic, KeptSearches, Method, Opponent, Setting, opponent_with, opponents, resumed};
use first_actions::FirstActions;
use position::Mirrors;
use proof_number::{Carried, ProofNumberSolver, Whole};
use tabuleiro_rules::{HistoryRule, Options};

/// The maximum number of Monte-Carlo searches of one position: each has a tree of up to 50 MB, and another one adds
/// less the more there are.
const MOST_TREES: usize = 8;

/// Returns how many of `most` searches are of use.
fn useful<G: Heuristic>(most: usize) -> usize {
    most.clamp(1, if G::METHOD == Method::MonteCarlo { MOST_TREES } else { usize::MAX })
}

/// Creates a solver of `position`, which belongs to a match with these options.
///
/// # Errors
/// [`Refusal`], if the method cannot prove anything about that position.
pub fn prover<G: Heuristic>(position: &G, options: &Options, request: Request) -> Result<Box<dyn Prover>, Refusal> {
    let Request { proof, measure, memory, turn } = request;
    let (game, method) = (G::FACTS.id, proof.name());
    // A match is drawn after this many actions without progress; 0 = never.
    let patience = options.number("no_progress");
    if position.outcome().is_some() {
        return Err(Refusal::Over);
    }
    if measure == Measure::Score && position.score().is_none() {
        return Err(Refusal::NoScore { game });
    }
    if G::HISTORY == HistoryRule::Boards && patience != 0 {
        return Err(Refusal::Counted { game, found: patience });
    }
    match proof {
        Proof::ProofNumber if G::HISTORY.recurs() => Err(Refusal::Recurs { game, method }),
        Proof::ProofNumber => {
            let carriers = (const { &G::CARRIERS }).as_ref().filter(|hints| (hints.fits)(position));
            match carriers {
                Some(hints) if measure == Measure::Win => {
                    let solver = ProofNumberSolver(Carried::search(hints, memory));
                    Ok(Box::new(FirstActions::new(position, measure, turn, solver)))
                }
                _ => {
                    let solver = ProofNumberSolver(Whole::search(measure, memory, Mirrors::of(position)));
                    Ok(Box::new(FirstActions::new(position, measure, turn, solver)))
                }
            }
        }
        Proof::AlphaBeta => {
            let solver = alpha_beta::AlphaBetaSolver::new(measure, memory, patience, Mirrors::of(position));
            Ok(Box::new(FirstActions::new(position, measure, turn, solver)))
        }
        Proof::Sums if measure == Measure::Score => Err(Refusal::Points { method }),
        Proof::Sums => match const { &G::SPLITTING } {
            Some(splitting) => Ok(Box::new(sums::Sums::new(position, splitting, turn, memory))),
            None => Err(Refusal::Whole { game }),
        },
        Proof::Retrograde if measure == Measure::Score => Err(Refusal::Points { method }),
        Proof::Retrograde if G::HISTORY == HistoryRule::Boards => Err(Refusal::Barred { game, method }),
        Proof::Retrograde => Ok(Box::new(retrograde::Retrograde::new(position, options, patience, memory))),
    }
}

/// Creates an opponent of the best level for the person to move: a search and a solver.
#[must_use]
pub fn player<G: Heuristic>(position: &G, options: &Options, seed: u64) -> Box<dyn Opponent> {
    let search = opponent_with(position, G::METHOD, Setting::best(G::METHOD), seed);
    analyst(position, options, search, Purpose::play(position))
}

/// Creates up to `most` opponents of the best level for one position, to run in parallel;
/// [`together`](crate::search::together) combines their candidates. Only the first opponent runs a solver.
#[must_use]
pub fn players<G: Heuristic>(position: &G, options: &Options, seed: u64, most: usize) -> Vec<Box<dyn Opponent>> {
    with_analyst(position, options, opponents(position, seed, useful::<G>(most)))
}

/// Creates opponents as [`players`] does, which continue earlier searches of the same match.
#[must_use]
pub fn players_resumed<G: Heuristic>(
    position: &G,
    options: &Options,
    seed: u64,
    most: usize,
    kept: KeptSearches,
) -> Vec<Box<dyn Opponent>> {
    let setting = Setting::best(G::METHOD);
    with_analyst(position, options, resumed(position, G::METHOD, setting, seed, useful::<G>(most), kept))
}

/// Lets the first of some opponents run a solver.
fn with_analyst<G: Heuristic>(
    position: &G,
    options: &Options,
    mut all: Vec<Box<dyn Opponent>>,
) -> Vec<Box<dyn Opponent>> {
    let first = all.remove(0);
    all.insert(0, analyst(position, options, first, Purpose::play(position)));
    all
}

/// Creates an opponent that values every action as exactly as possible, by search and by all applicable solvers.
#[must_use]
pub fn adviser<G: Heuristic>(position: &G, options: &Options, seed: u64) -> Box<dyn Opponent> {
    let search = opponent_with(position, G::METHOD, Setting::comparing(G::METHOD), seed);
    analyst(position, options, search, Purpose::Compare)
}

fn analyst<G: Heuristic>(
    position: &G,
    options: &Options,
    search: Box<dyn Opponent>,
    purpose: Purpose,
) -> Box<dyn Opponent> {
    let requests = purpose.requests(sums::falls_apart(position));
    let begun = |request: Request| Some((prover(position, options, request).ok()?, request.proof.cost()));
    let provers = requests.into_iter().filter_map(begun);
    let most = if purpose == Purpose::Compare { usize::MAX } else { 1 };
    let opponent = ProvingOpponent::new(search, provers.take(most), position.person(), purpose);
    // Monte-Carlo search counts won playouts, whatever their margin.
    let scores = G::METHOD == Method::MonteCarlo && const { G::ALPHA_BETA.margin.is_some() };
    Box::new(if scores && purpose.counts_points() {
        let setting = Setting::best(Method::AlphaBeta);
        opponent.with_scoring(opponent_with(position, Method::AlphaBeta, setting, 0))
    } else {
        opponent
    })
}
