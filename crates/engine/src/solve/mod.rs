//! What is true: exact values of positions, by proof and not by estimate. No Bevy, no I/O, no clocks: like a search a
//! proof is handed budgets of nodes and asked again, and needs no more memory than it was granted.
//!
//! * [`Proof::ProofNumber`]: who wins, in the fewest nodes;
//! * [`Proof::AlphaBeta`]: who wins and how soon, or by how much, by another search that shares nothing with the first but
//!   the table: where both answer they have to agree;
//! * [`Proof::Retrograde`]: all positions that can be reached from one, for games in which positions come back;
//! * [`Proof::Sums`]: who wins, by the values of regions that do not touch each other, where a game falls into such.
//!
//! All of them are generic over the games and believe what a game says of its past ([`HistoryRule`]): where positions come back
//! the key of one does not hold what the rules need, and each method says what it can prove nevertheless. Positions are
//! told apart by keys of 64 bits; that two of a billion share one has a chance of one in forty.

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

use crate::search::{Heuristic, Level, Opponent, Setting, opponent, opponent_with, opponents};
use first_actions::FirstActions;
use tabuleiro_rules::{HistoryRule, Options};

/// The strongest there is.
const BEST: Level = Level::ALL[Level::ALL.len() - 1];

/// Begins a proof of a position of a match with these options.
///
/// # Errors
/// [`Refusal`], if the method cannot prove anything of that position.
pub fn prover<G: Heuristic>(position: &G, options: &Options, request: Request) -> Result<Box<dyn Prover>, Refusal> {
    let Request { proof, measure, memory, turn } = request;
    let (game, method) = (G::FACTS.id, proof.name());
    // After so many actions without progress a match of the game is over; 0 = never.
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
            let solver = proof_number::ProofNumberSolver::new(measure, memory);
            Ok(Box::new(FirstActions::new(position, measure, turn, solver)))
        }
        Proof::AlphaBeta => {
            let solver = alpha_beta::AlphaBetaSolver::new(measure, memory, patience);
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

/// An opponent of that level that proves what it can if the level is the highest: the others are to be beaten.
#[must_use]
pub fn player<G: Heuristic>(position: &G, options: &Options, level: Level, seed: u64) -> Box<dyn Opponent> {
    let search = opponent(position, options, level, seed);
    if level == BEST { analyst(position, options, search, Purpose::play(position.board().sites.len())) } else { search }
}

/// Opponents of that level who think about a position side by side, at most so many; [`together`](crate::search::together)
/// puts together what they found. Only the strongest has company.
#[must_use]
pub fn players<G: Heuristic>(
    position: &G,
    options: &Options,
    level: Level,
    seed: u64,
    most: usize,
) -> Vec<Box<dyn Opponent>> {
    if level != BEST {
        return vec![opponent(position, options, level, seed)];
    }
    let mut all = opponents(position, options, level, seed, most.max(1));
    let first = all.remove(0);
    all.insert(0, analyst(position, options, first, Purpose::play(position.board().sites.len())));
    all
}

/// Whoever says what every action is worth, as well as it can be known.
#[must_use]
pub fn adviser<G: Heuristic>(position: &G, options: &Options, seed: u64) -> Box<dyn Opponent> {
    let method = position.method();
    let search = opponent_with(position, method, Setting::comparing(method), seed);
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
    Box::new(ProvingOpponent::new(search, provers.take(most), position.person(), purpose))
}
