//! The contribution of a game to search: an evaluation, a move ordering, and the choice of the search that plays it
//! best.

use super::carriers::CarrierHints;
use super::hints::{AlphaBetaHints, Model, MonteCarloHints};
use crate::person::Character;
use tabuleiro_rules::Game;

/// The search that plays a game, chosen by measured matches (`docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Monte-Carlo tree search.
    MonteCarlo,
    /// Iterative-deepening alpha-beta search.
    AlphaBeta,
}

/// Strengths of levels 1 to 4 in a game, from −100 to 100. At −100 every action is the one with the lowest value, at 0
/// every action is random. From [`HEEDFUL`](crate::person::Skill::HEEDFUL) on no action is random, and 100 is the
/// strongest play in a fraction of a second. The values differ between games (`docs/tournament.md`), because games differ
/// in how much additional search is worth.
pub type Ladder = [i8; 4];

/// Bound of [`Heuristic::evaluate`].
pub const EVALUATION_LIMIT: i32 = 100_000;

/// Hints of a game for search and solvers. Every default means that the game gives no hint, and the search still
/// works.
pub trait Heuristic: Game {
    /// The search that plays this game.
    const METHOD: Method = Method::MonteCarlo;

    /// Strengths of levels 1 to 4 for each variant, in the order of the variants. They are chosen so that each level
    /// wins about four of five matches against the one below (`docs/strength.md`).
    const LADDERS: &'static [Ladder] = &[[0, 20, 40, 60]];

    /// The characters that opponents can have, besides [`Character::Even`].
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder];

    /// Book lines from the start with the default options, one a line of text: the variant and a colon, in games with
    /// variants, and the actions in canonical notation. Opponents that err like people know some of them.
    const OPENINGS: &'static str = "";

    /// The evaluation with which a player wins about three of four matches: the scale that maps evaluations to values
    /// in −1..1.
    const ADVANTAGE: i32 = 300;

    /// Hints for alpha-beta search.
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints::NONE;

    /// Hints for Monte-Carlo search.
    const MONTE_CARLO: MonteCarloHints<Self> = MonteCarloHints::NONE;

    /// Hints for proofs with carriers.
    const CARRIERS: Option<CarrierHints<Self>> = None;

    /// The learnt evaluation.
    const MODEL: Option<Model<Self>> = None;

    /// Returns the value of the running position for the *first side*, in hundredths of a piece (or of whatever the
    /// game counts), within ±[`EVALUATION_LIMIT`]; by default that of [`Heuristic::MODEL`], 0 without one.
    fn evaluate(&self) -> i32 {
        (const { &Self::MODEL }).as_ref().map_or(0, |model| model.evaluate(self))
    }

    /// Returns an ordering hint: actions with greater values are searched first. Called for every listed action, so
    /// it must be cheap.
    fn move_order(&self, _action: Self::Action) -> i32 {
        0
    }

    /// Returns whether quiescence search tries this action beyond the horizon (captures and the like).
    fn is_noisy(&self, _action: Self::Action) -> bool {
        false
    }

    /// Returns a key that distinguishes running positions only as far as the rest of the match depends on it; by
    /// default [`Position::key`](tabuleiro_rules::Position::key). Positions with equal essence must have the same
    /// side to move, the same legal actions, and successors of equal essence. Searches and solvers index their tables
    /// by it.
    fn essence(&self) -> u64 {
        self.key()
    }
}
