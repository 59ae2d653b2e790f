//! What a game contributes to search: at most an evaluation, a move ordering, and the choice of which search serves it.

use crate::rules::Game;

/// Which search plays a game best (chosen by measured matches, see `examples/arena.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Monte-Carlo tree search.
    MonteCarlo,
    /// Alpha-beta.
    AlphaBeta,
}

/// Hints for search; every default is honest ignorance.
pub trait Heuristic: Game {
    /// Which search serves this game.
    const METHOD: Method = Method::MonteCarlo;

    /// How good the running position is for the *first side*, in hundredths of a man (or of what the game counts),
    /// within ±[`Heuristic::LIMIT`].
    fn evaluate(&self) -> i32 {
        0
    }

    /// Bound of [`Heuristic::evaluate`].
    const LIMIT: i32 = 100_000;

    /// Ordering hint: actions with more promise are searched first. Cheap, or nothing.
    fn promise(&self, _action: Self::Action) -> i32 {
        0
    }

    /// Whether quiescence should look at this action after the horizon (captures and the like).
    fn is_noisy(&self, _action: Self::Action) -> bool {
        false
    }
}
