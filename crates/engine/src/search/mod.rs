//! Opponents: resumable searches of any game. No Bevy, no I/O, no clocks: the caller grants budgets of nodes
//! repeatedly, so the same code runs in a native task, in a web worker, or a few milliseconds per frame.
//!
//! * [`monte_carlo`]: Monte-Carlo tree search, which also proves wins and losses;
//! * [`alpha_beta`]: iterative-deepening alpha-beta with a transposition table, for games with a reliable evaluation;
//! * [`exact`]: exhaustive search whether a goal can be forced within some number of actions;
//! * [`Level`]: strength levels; those below the best err like a [person](crate::person).
//!
//! In every search a *node* is one action played on a position, so budgets are comparable. The same seed and the same
//! total budget give the same answer, however the total is sliced, on every machine: only operations that IEEE 754
//! defines to the last bit are used, no logarithm or exponential of the platform.
//!
//! Search maximises for *persons*, not sides ([`Position::person`](tabuleiro_rules::Position::person)): a swap
//! exchanges the sides of the two persons, and a turn of several actions keeps the person.

mod alpha_beta;
mod budget;
mod carriers;
mod endgame_table;
pub mod exact;
mod heuristic;
mod hints;
mod kept;
mod level;
mod monte_carlo;
mod progress;
mod promise;
mod setting;
mod together;
mod value;

pub(crate) use alpha_beta::{Order, place};
pub use carriers::{CARRIER_BITS, CarrierHints, Connections, Refutation, Simplified};
pub use endgame_table::{Bracket, EndgameTable};
pub use heuristic::{EVALUATION_LIMIT, Heuristic, Ladder, Method};
pub use hints::{AlphaBetaHints, Analysis, EndgameResult, EndgameSearch, Guess, Model, MonteCarloHints, ProbCut};
pub use kept::{KEEPS, KeptSearches, Memory};
pub use level::{Level, LevelError};
pub use progress::{Candidate, Opponent, Progress};
pub use promise::promises;
pub use setting::Setting;
pub(crate) use together::rank_by_winner;
pub use together::{rank, together};

use tabuleiro_rules::{Options, mix};
use together::Helper;

/// Returns the strengths of levels 1 to 4 in a match with these options.
#[must_use]
pub fn ladder<G: Heuristic>(options: &Options) -> Ladder {
    let variant = G::FACTS.variants.iter().position(|variant| *variant == options.variant);
    let ladder = G::LADDERS.get(variant.unwrap_or(0)).or(G::LADDERS.first());
    ladder.copied().unwrap_or_default()
}

/// Creates up to `count` searches of one position at full strength, to run in parallel, one per thread. [`together()`]
/// combines their candidates; helpers that only fill a shared table return none.
#[must_use]
pub fn opponents<G: Heuristic>(position: &G, seed: u64, count: usize) -> Vec<Box<dyn Opponent>> {
    let setting = Setting::best(G::METHOD);
    match G::METHOD {
        Method::MonteCarlo => {
            let other = |n| opponent_with(position, G::METHOD, setting, if n == 0 { seed } else { mix(seed ^ n) });
            (0..count as u64).map(other).collect()
        }
        Method::AlphaBeta if count < 2 => vec![opponent_with(position, G::METHOD, setting, seed)],
        Method::AlphaBeta => company(alpha_beta::AlphaBeta::company(position, setting, seed, count)),
    }
}

/// Creates `count` opponents that continue earlier searches of the same match, to run in parallel, one per thread. For
/// the strongest settings only: a weaker opponent must answer the same for the same seed, whatever it searched before.
/// Without a memory that fits, the first one equals that of [`opponent_with`].
#[must_use]
pub fn resumed<G: Heuristic>(
    position: &G,
    method: Method,
    setting: Setting,
    seed: u64,
    count: usize,
    kept: KeptSearches,
) -> Vec<Box<dyn Opponent>> {
    let KeptSearches { memories, played } = kept;
    let mut memories = memories.into_iter();
    match method {
        Method::MonteCarlo => {
            let other = |n| -> Box<dyn Opponent> {
                let seed = if n == 0 { seed } else { mix(seed ^ n) };
                Box::new(monte_carlo::MonteCarlo::resumed(position, setting, seed, memories.next(), &played))
            };
            (0..count as u64).map(other).collect()
        }
        Method::AlphaBeta => {
            company(alpha_beta::AlphaBeta::resumed(position, setting, seed, count, memories.next(), &played))
        }
    }
}

/// Boxes the searches; only the first one returns candidates.
fn company<O: Opponent + 'static>(searches: Vec<O>) -> Vec<Box<dyn Opponent>> {
    let seat = |(n, search)| -> Box<dyn Opponent> { if n == 0 { Box::new(search) } else { Box::new(Helper(search)) } };
    searches.into_iter().enumerate().map(seat).collect()
}

/// Creates an opponent with a given search and setting.
#[must_use]
pub fn opponent_with<G: Heuristic>(position: &G, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent> {
    match method {
        Method::MonteCarlo => Box::new(monte_carlo::MonteCarlo::new(position, setting, seed)),
        Method::AlphaBeta => Box::new(alpha_beta::AlphaBeta::new(position, setting, seed)),
    }
}

/// Returns whether the action ends the match with a win for the person who plays it.
pub(crate) fn wins_at_once<G: Heuristic>(position: &G, action: G::Action) -> bool {
    let mut next = position.clone();
    next.apply(action, &mut ());
    next.winning_person() == Some(position.person())
}
