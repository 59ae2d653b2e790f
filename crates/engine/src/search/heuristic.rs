//! The contribution of a game to search: an evaluation, a move ordering, and the choice of the search that plays it
//! best.

use super::endgame_table::EndgameTable;
use tabuleiro_rules::{Game, Player, Rng};

/// The search that plays a game, chosen by measured matches (`docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Monte-Carlo tree search.
    MonteCarlo,
    /// Iterative-deepening alpha-beta search.
    AlphaBeta,
}

/// Strengths of levels 1 to 4 in a game, from −100 to 100. −100 plays the action it considers worst, 0 plays at
/// random, at 50 no action is played at random any more, and 100 is the strongest play within a moment. The values
/// are measured per game (`docs/strength.md`), because games differ in how much additional search is worth.
pub type Ladder = [i8; 4];

/// Bound of [`Heuristic::evaluate`].
pub const EVALUATION_LIMIT: i32 = 100_000;

/// The result of [`Heuristic::analyse`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The *side* with a certain win, if the analysis found one.
    pub winner: Option<Player>,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// Parameters of a `ProbCut`: how well a shallow search predicts a deep one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// Depth of the shallow search, in actions.
    pub depth: i32,
    /// Error margin in hundredths: the values of the two searches almost never differ by this much.
    pub doubt: i32,
}

/// The result of [`Heuristic::ending`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndgameResult {
    /// Points of the side to move less those of the other side, at the end of the game.
    pub margin: i32,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// Hints of a game for search and solvers. Every default means that the game gives no hint, and the search still
/// works.
pub trait Heuristic: Game {
    /// The search that plays this game.
    const METHOD: Method = Method::MonteCarlo;

    /// Strengths of levels 1 to 4 for each variant, in the order of the variants. They are chosen so that each level
    /// wins about four of five matches against the one below (`docs/strength.md`).
    const LADDERS: &'static [Ladder] = &[[0, 20, 40, 60]];

    /// Returns a key that distinguishes running positions only as far as the rest of the match depends on it; by
    /// default [`Position::key`](tabuleiro_rules::Position::key). Positions with equal essence must have the same
    /// side to move, the same legal actions, and successors of equal essence. Searches and solvers index their tables
    /// by it.
    fn essence(&self) -> u64 {
        self.key()
    }

    /// Returns the value of the running position for the *first side*, in hundredths of a piece (or of whatever the
    /// game counts), within ±[`EVALUATION_LIMIT`].
    fn evaluate(&self) -> i32 {
        self.handcrafted()
    }

    /// Returns the handwritten evaluation, which games without learned weights use and which learned weights are
    /// measured against. Same unit and bounds as [`Heuristic::evaluate`].
    fn handcrafted(&self) -> i32 {
        0
    }

    /// The evaluation with which a player wins about three of four matches: the scale that maps evaluations to values
    /// in −1..1.
    const ADVANTAGE: i32 = 300;

    /// Returns an ordering hint: actions with greater values are searched first. Called for every listed action, so
    /// it must be cheap.
    fn move_order(&self, _action: Self::Action) -> i32 {
        0
    }

    /// Returns whether quiescence search tries this action beyond the horizon (captures and the like).
    fn is_noisy(&self, _action: Self::Action) -> bool {
        false
    }

    /// Alpha-beta: whether late actions without a good search history may be reduced more than usual, or pruned near
    /// the horizon. Set where that won measured matches; unsuitable where evaluations jump.
    const SELECTIVE: bool = false;

    /// Alpha-beta: returns the person who certainly wins the running position and an upper bound of the number of
    /// actions of both sides, where a static test shows it (a race).
    fn certain_win(&self) -> Option<(Player, u32)> {
        None
    }

    /// Alpha-beta: returns the running position with the other side to move, for null-move pruning. `None` where
    /// passing may be better than every action (zugzwang), or makes no sense, as within a turn.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// Alpha-beta: returns the parameters of the shallow search that predicts a search of `depth` actions from the
    /// running position; `None` where they are not known. After Buro, "`ProbCut`: an effective selective extension of
    /// the alpha-beta algorithm" (1995).
    fn probcut(&self, _depth: i32) -> Option<ProbCut> {
        None
    }

    /// Alpha-beta: returns the points by which the *first side* has won the finished game (within ±4000), where a
    /// greater margin is a better win; `None` where a sooner win is.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// Alpha-beta: returns an upper bound of the remaining actions, passes not counted; `u32::MAX` where none is
    /// known. A search of that depth reaches the end of the game and prunes nothing unsafely.
    fn remaining(&self) -> u32 {
        u32::MAX
    }

    /// Returns an ordering hint for searches to the end of the game, which may cost more than
    /// [`Heuristic::move_order`]: it should combine the value of the action with how few replies it leaves.
    fn endgame_order(&self, action: Self::Action) -> i32 {
        self.move_order(action)
    }

    /// Alpha-beta: positions with at most this many [`remaining`](Heuristic::remaining) actions are handed to
    /// [`Heuristic::ending`]; 0 for never.
    const ENDING: u32 = 0;

    /// Alpha-beta: solves a running position by the game's own endgame search. The margin is exact if it lies between
    /// `low` and `high` (both in the unit of [`EndgameResult::margin`]), otherwise it is a bound beyond `low` or
    /// `high`. `known` is the search's endgame table, kept from one call to the next.
    fn ending(&self, _low: i32, _high: i32, _known: &mut EndgameTable) -> EndgameResult {
        EndgameResult::default()
    }

    /// Learning: returns the number of learned weights of the evaluation; 0 if it has none.
    fn weights(&self) -> usize {
        0
    }

    /// Learning: calls `note` with the index of each weight that contributes to the evaluation of the running
    /// position and its coefficient; the sum is for the *first side*.
    fn features(&self, _note: impl FnMut(usize, f32)) {}

    /// Alpha-beta: the number of actions searched in positions below the root, the most promising first. Smaller than
    /// the number of legal actions only in games with hundreds of them, whose [`Heuristic::move_order`] is reliable;
    /// such a search proves wins, but no losses.
    const BREADTH: usize = usize::MAX;

    /// Monte-Carlo: the number of random actions after which [`Heuristic::evaluate`] values an unfinished playout.
    /// Short where the evaluation is more accurate than random play, or where random matches last for hundreds of
    /// actions.
    const PLAYOUT: u32 = 1000;

    /// Monte-Carlo: the number of values of [`Heuristic::slot`]; 0 switches these statistics off.
    const SLOTS: usize = 0;

    /// Monte-Carlo: returns a number below [`Heuristic::SLOTS`] that is the same for actions with the same meaning at
    /// any time of a match (a stone on a site), so that results of playouts in which it comes later count for it now
    /// ("all moves as first", RAVE).
    fn slot(&self, _action: Self::Action) -> Option<usize> {
        None
    }

    /// Monte-Carlo: returns the reply that playouts play to `last`, the action just played, instead of a random one,
    /// if one is obvious (completing a bridge after an intrusion).
    fn reply(&self, _last: Self::Action) -> Option<Self::Action> {
        None
    }

    /// Monte-Carlo: plays random actions until the game ends, at most [`Heuristic::PLAYOUT`]; `last` was just played.
    /// Calls `note` with the side and [`Heuristic::slot`] of each action, and returns the number of actions. Override
    /// it where a game has a faster way than action by action.
    fn roll_out<R: Rng>(
        &mut self,
        mut last: Self::Action,
        rng: &mut R,
        scratch: &mut Vec<Self::Action>,
        mut note: impl FnMut(Player, usize),
    ) -> u32 {
        let mut plies = 0;
        while plies < Self::PLAYOUT && self.outcome().is_none() {
            last = self.reply(last).unwrap_or_else(|| self.sample(rng, scratch));
            if Self::SLOTS > 0
                && let Some(slot) = self.slot(last)
            {
                note(self.mover(), slot);
            }
            self.apply(last, &mut ());
            plies += 1;
        }
        plies
    }

    /// Monte-Carlo: a cheap static analysis of a running position that enters the tree. Removes from `actions` those
    /// that are no better than a remaining one, or returns the *side* with a certain win.
    fn prune(&self, _actions: &mut Vec<Self::Action>) -> Option<Player> {
        None
    }

    /// Monte-Carlo: the number of visits after which a node is passed to [`Heuristic::analyse`]; 0 for never.
    const ANALYSE_AFTER: u32 = 0;

    /// Monte-Carlo and solvers: a thorough static analysis of a running position. Removes from `actions`, which holds
    /// all legal ones, those that certainly lose; if the mover certainly wins, those that are not certain to win.
    fn analyse(&self, _actions: &mut Vec<Self::Action>) -> Analysis {
        Analysis::default()
    }
}
