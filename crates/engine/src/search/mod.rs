//! Opponents: resumable searches over any game of the catalogue. No Bevy, no I/O, no clocks: the caller hands out
//! budgets of nodes and asks again, so that the same code runs in a native task, in a web worker, or a few
//! milliseconds a frame.
//!
//! * [`monte_carlo`]: a tree grown by random playouts, which also proves wins and losses;
//! * [`alpha_beta`]: iterative deepening with a table of positions, where an evaluation is to be trusted;
//! * [`exact`]: whether a goal is reached for certain, within so many actions;
//! * [`level`]: how strong.
//!
//! Everywhere a *node* is one action tried out, whichever search does it, so that budgets compare. The same seed and
//! the same sum of budgets give the same answer however the sum was sliced, and on every machine: no logarithm or
//! exponential of the platform is used, only operations that IEEE 754 defines to the last bit.
//!
//! Search maximises for *persons*, not sides ([`Position::person`](tabuleiro_rules::Position::person)): a swap exchanges
//! sides, and a turn of several actions keeps the person.

mod alpha_beta;
mod budget;
mod endgame_table;
pub mod exact;
mod heuristic;
mod level;
mod monte_carlo;
mod progress;
mod together;
mod value;

pub(crate) use alpha_beta::{Order, place};
pub use endgame_table::{Bracket, EndgameTable};
pub use heuristic::{Analysis, EndgameResult, Heuristic, Ladder, Method, ProbCut};
pub use level::{Level, Setting};
pub use progress::{Candidate, Opponent, Progress};
pub use together::{rank, together};

use tabuleiro_rules::{Options, mix};
use together::Helper;

/// How strong the levels are in a match with these options.
#[must_use]
pub fn ladder<G: Heuristic>(options: &Options) -> Ladder {
    let variant = G::FACTS.variants.iter().position(|variant| *variant == options.variant);
    let ladder = G::LADDERS.get(variant.unwrap_or(0)).or(G::LADDERS.first());
    ladder.copied().unwrap_or_default()
}

/// An opponent of that level for the person who decides in `position`, in a match with these options.
#[must_use]
pub fn opponent<G: Heuristic>(position: &G, options: &Options, level: Level, seed: u64) -> Box<dyn Opponent> {
    let method = position.method();
    opponent_with(position, method, level.setting(method, ladder::<G>(options)), seed)
}

/// So many opponents of that level for one position, each for a processor of its own. What they think is put together by
/// [`together()`]; those that have nothing to say of their own help the first.
#[must_use]
pub fn opponents<G: Heuristic>(
    position: &G,
    options: &Options,
    level: Level,
    seed: u64,
    count: usize,
) -> Vec<Box<dyn Opponent>> {
    let method = position.method();
    let setting = level.setting(method, ladder::<G>(options));
    match method {
        Method::MonteCarlo => {
            let other = |n| opponent_with(position, method, setting, if n == 0 { seed } else { mix(seed ^ n) });
            (0..count as u64).map(other).collect()
        }
        Method::AlphaBeta if count < 2 => vec![opponent_with(position, method, setting, seed)],
        Method::AlphaBeta => company(alpha_beta::AlphaBeta::company(position, setting, seed, count)),
    }
}

/// The first speaks, the others help.
fn company<O: Opponent + 'static>(searches: Vec<O>) -> Vec<Box<dyn Opponent>> {
    let seat = |(n, search)| -> Box<dyn Opponent> { if n == 0 { Box::new(search) } else { Box::new(Helper(search)) } };
    searches.into_iter().enumerate().map(seat).collect()
}

/// An opponent made to measure.
#[must_use]
pub fn opponent_with<G: Heuristic>(position: &G, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent> {
    let setting = setting.drawn(seed ^ position.key());
    match method {
        Method::MonteCarlo => Box::new(monte_carlo::MonteCarlo::new(position, setting, seed)),
        Method::AlphaBeta => Box::new(alpha_beta::AlphaBeta::new(position, setting, seed)),
    }
}
