//! Hints of a game for one search each, and its learnt evaluation: the part of [`Heuristic`](super::Heuristic) that
//! most games leave at its default.
//!
//! They are plain structs of values and functions. A game writes the fields that differ from `NONE`:
//!
//! ```ignore
//! const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };
//! ```
//!
//! Searches read each field in a `const` block: the call of a function of a game is then a direct one, as if it were a
//! method of the trait.

use super::endgame_table::EndgameTable;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabuleiro_rules::{Game, Player};

/// Hints for alpha-beta search. The solvers use [`certain_win`](AlphaBetaHints::certain_win), too.
pub struct AlphaBetaHints<G: Game> {
    /// Whether late actions without a good search history may be reduced more than usual, or pruned near the horizon.
    /// Set where that won measured matches; unsuitable where evaluations jump.
    pub selective: bool,
    /// The number of actions searched in positions below the root, the most promising first. Smaller than the number of
    /// legal actions only in games with hundreds of them, whose [`move_order`](super::Heuristic::move_order) is
    /// reliable; such a search proves wins, but no losses.
    pub breadth: usize,
    /// Computes the ordering hints of all legal `actions` at once and appends them to `orders`, in the order of
    /// `actions`. It replaces [`move_order`](super::Heuristic::move_order) in the search, for games in which one
    /// computation serves all actions. Returns how many of the most promising actions to search below the root. The
    /// search uses that number if it is less than [`breadth`](AlphaBetaHints::breadth); return less only if the first
    /// action certainly wins, or if the other actions certainly lose or lead to the same positions. If it returns 1 or
    /// 2, the actions cost no depth.
    pub rank: Option<fn(position: &G, actions: &[G::Action], orders: &mut Vec<i32>) -> usize>,
    /// The number of noisy actions that quiescence tries in a position at the horizon, the most promising first, in
    /// searches that [compare](super::Setting::compares) all actions. The number is halved at every further ply and is
    /// at least one. Set in games with chains of captures too long for such a search to complete two plies.
    pub noisy_breadth: usize,
    /// Returns the *person* who certainly wins the running position and an upper bound of the number of actions of both
    /// sides, where a static test shows it (a race).
    pub certain_win: fn(&G) -> Option<(Player, u32)>,
    /// Returns the running position with the other side to move, for null-move pruning. `None` where passing may be
    /// better than every action (zugzwang), or makes no sense, as within a turn.
    pub null_move: fn(&G) -> Option<G>,
    /// Returns the parameters of the shallow search that predicts a search of `depth` actions from the running
    /// position; `None` where they are not known. After Buro, "`ProbCut`: an effective selective extension of the
    /// alpha-beta algorithm" (1995).
    pub probcut: fn(position: &G, depth: i32) -> Option<ProbCut>,
    /// Returns the points by which the *first side* has won the finished game (within ±4000), in games in which a
    /// greater margin is a better win. In the others a sooner win is better.
    pub margin: Option<fn(&G) -> i32>,
    /// Returns an upper bound of the remaining actions, passes not counted; `u32::MAX` where none is known. A search of
    /// that depth reaches the end of the game and prunes nothing unsafely.
    pub remaining: fn(&G) -> u32,
    /// The game's own search for the end of the game.
    pub endgame: Option<EndgameSearch<G>>,
}

impl<G: Game> AlphaBetaHints<G> {
    /// No hint.
    pub const NONE: Self = AlphaBetaHints {
        selective: false,
        breadth: usize::MAX,
        rank: None,
        noisy_breadth: usize::MAX,
        certain_win: |_| None,
        null_move: |_| None,
        probcut: |_, _| None,
        margin: None,
        remaining: |_| u32::MAX,
        endgame: None,
    };

    /// The [`margin`](AlphaBetaHints::margin) of games whose [score](Game::score) is the one that counts.
    #[must_use]
    pub fn score_margin(ended: &G) -> i32 {
        ended.score().map_or(0, |[first, second]| first - second)
    }
}

/// Parameters of a `ProbCut`: how well a shallow search predicts a deep one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// Depth of the shallow search, in actions.
    pub depth: i32,
    /// Error margin in hundredths: the values of the two searches almost never differ by this much.
    pub doubt: i32,
}

/// A game's own search for the end of the game, in games with a [`margin`](AlphaBetaHints::margin).
pub struct EndgameSearch<G: Game> {
    /// Positions with at most this many [`remaining`](AlphaBetaHints::remaining) actions are solved by it.
    pub most: u32,
    /// Returns an ordering hint for searches to the end of the game, which may cost more than
    /// [`move_order`](super::Heuristic::move_order): it should combine the value of the action with how few replies it
    /// leaves.
    pub order: fn(position: &G, action: G::Action) -> i32,
    /// Solves a running position. The margin is exact if it lies between `low` and `high` (both in the unit of
    /// [`EndgameResult::margin`]), otherwise it is a bound beyond `low` or `high`. `known` is the search's endgame
    /// table, kept from one call to the next.
    pub solve: fn(position: &G, low: i32, high: i32, known: &mut EndgameTable) -> EndgameResult,
}

/// The result of [`EndgameSearch::solve`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndgameResult {
    /// Points of the side to move less those of the other side, at the end of the game.
    pub margin: i32,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// A function that plays a random playout in one step ([`MonteCarloHints::fill`]).
pub type Fill<G> = fn(position: &mut G, rng: &mut Xoshiro256PlusPlus, note: &mut dyn FnMut(Player, usize)) -> u32;

/// Hints for Monte-Carlo search. Proof-number search uses [`analyse`](MonteCarloHints::analyse), too.
pub struct MonteCarloHints<G: Game> {
    /// The number of random actions after which [`evaluate`](super::Heuristic::evaluate) values an unfinished playout.
    /// Short where the evaluation is more accurate than random play, or where random matches last for hundreds of
    /// actions.
    pub playout: u32,
    /// The number of values of [`slot`](MonteCarloHints::slot); 0 switches these statistics off.
    pub slots: usize,
    /// Returns a number below [`slots`](MonteCarloHints::slots) that is the same for actions with the same meaning at
    /// any time of a match (a stone on a site), so that results of playouts in which it comes later count for it now
    /// ("all moves as first", RAVE).
    pub slot: fn(G::Action) -> Option<usize>,
    /// Returns the reply that playouts play to `last`, the action just played, instead of a random one, if one is
    /// obvious (completing or blocking a line).
    pub reply: fn(position: &G, last: G::Action) -> Option<G::Action>,
    /// Plays a random playout to the end in one step, in games in which the order of the remaining actions makes no
    /// difference. Calls `note` with the side and the [`slot`](MonteCarloHints::slot) of each action and returns their
    /// number. [`reply`](MonteCarloHints::reply) and [`playout`](MonteCarloHints::playout) are not used then.
    pub fill: Option<Fill<G>>,
    /// A cheap static analysis of a running position that enters the tree. Removes from `actions` those that are no
    /// better than a remaining one, or returns the *side* with a certain win.
    pub prune: fn(position: &G, actions: &mut Vec<G::Action>) -> Option<Player>,
    /// A guess at a position that enters the tree: writes to `shares` the probability of each of `actions` to be the
    /// best one, in the same order, and returns a value. The search tries likely actions first, and the value takes the
    /// place of a playout.
    pub guess: Option<fn(position: &G, actions: &[G::Action], shares: &mut Vec<f32>) -> Guess>,
    /// The number of children of a node other than the root before it is passed to
    /// [`analyse`](MonteCarloHints::analyse), which adds the others: those with the largest
    /// [`guess`](MonteCarloHints::guess). Needs `guess`.
    pub first_children: usize,
    /// The number of visits after which a node is passed to [`analyse`](MonteCarloHints::analyse); 0 for never.
    pub analyse_after: u32,
    /// A thorough static analysis of a running position. Removes from `actions`, which holds all legal ones, those that
    /// certainly lose; if the mover certainly wins, those that are not certain to win.
    pub analyse: fn(position: &G, actions: &mut Vec<G::Action>) -> Analysis,
}

impl<G: Game> MonteCarloHints<G> {
    /// No hint.
    pub const NONE: Self = MonteCarloHints {
        playout: 1000,
        slots: 0,
        slot: |_| None,
        reply: |_, _| None,
        fill: None,
        prune: |_, _| None,
        guess: None,
        first_children: usize::MAX,
        analyse_after: 0,
        analyse: |_, _| Analysis { winner: None, nodes: 0 },
    };
}

/// The result of [`MonteCarloHints::guess`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Guess {
    /// The value for the mover, −1 (lost) to 1 (won).
    pub value: f32,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// The result of [`MonteCarloHints::analyse`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The *side* with a certain win, if the analysis found one.
    pub winner: Option<Player>,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// An evaluation that is a weighted sum of features, with weights trained by self-play (`docs/training.md`). All values
/// are in the unit and within the bounds of [`evaluate`](super::Heuristic::evaluate).
pub struct Model<G> {
    /// Returns the content of the weight file for the variant and the board of a position, one byte a weight: empty
    /// before the first training, and `None` where there is nothing to train.
    pub weights: fn(&G) -> Option<&'static [u8]>,
    /// Returns the number of weights.
    pub count: fn() -> usize,
    /// Calls `note` with the index of each weight that contributes to the evaluation of the running position and its
    /// coefficient; the sum is for the *first side*.
    pub features: fn(position: &G, note: &mut dyn FnMut(usize, f32)),
    /// Returns the evaluation with these weights.
    pub learnt: fn(&G) -> i32,
    /// Returns the handcrafted evaluation, which is used where there are no weights, and which they are measured
    /// against.
    pub handcrafted: fn(&G) -> i32,
}

impl<G> Model<G> {
    /// Returns whether there are weights for the variant and the board of a position.
    #[inline]
    pub fn is_learnt(&self, position: &G) -> bool {
        (self.weights)(position).is_some_and(|weights| !weights.is_empty())
    }

    /// Returns the learnt evaluation where there are weights, else the handcrafted one.
    #[inline]
    pub fn evaluate(&self, position: &G) -> i32 {
        if self.is_learnt(position) { (self.learnt)(position) } else { (self.handcrafted)(position) }
    }
}
