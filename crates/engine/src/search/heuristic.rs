//! What a game contributes to search: at most an evaluation, a move ordering, and the choice of which search serves it.

use super::endgame_table::EndgameTable;
use tabuleiro_rules::{Game, Player, Rng};

/// Which search plays a game best (chosen by measured matches: `docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Monte-Carlo tree search.
    MonteCarlo,
    /// Alpha-beta.
    AlphaBeta,
}

/// How strong the levels below the best play a game: −100 plays what it thinks worst, 0 plays anything, at 50 nothing is
/// played without looking, and 100 is what can be had in a moment. Measured game by game (`docs/strength.md`), for games
/// differ in how much a little more thought is worth.
pub type Ladder = [i8; 4];

/// What [`Heuristic::analyse`] found out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The *side* that wins for certain.
    pub winner: Option<Player>,
    /// What it cost, in nodes.
    pub nodes: u64,
}

/// How well a shallow search foretells a deep one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// How many actions the shallow search looks ahead.
    pub depth: i32,
    /// In hundredths: the deep search hardly ever comes to less, or to more, than the shallow one by as much.
    pub doubt: i32,
}

/// What [`Heuristic::ending`] found out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndgameResult {
    /// By how many points the side that decides wins, or, negative, loses.
    pub margin: i32,
    /// What it cost, in nodes.
    pub nodes: u64,
}

/// Hints for search; every default is honest ignorance.
pub trait Heuristic: Game {
    /// Which search serves this game.
    const METHOD: Method = Method::MonteCarlo;

    /// Which search serves the variant and options of this match; needed only where they differ in that.
    fn method(&self) -> Method {
        Self::METHOD
    }

    /// How strong levels 1 to 4 play each of the variants, in their order: so that each wins about four matches of five
    /// against the one before (`docs/strength.md`).
    const LADDERS: &'static [Ladder] = &[[0, 20, 40, 60]];

    /// Tells running positions apart only as far as the rest of the match depends on it, where that is less than
    /// [`Position::key`](tabuleiro_rules::Position::key) does: with the same essence the same side decides among the same
    /// actions, and what they lead to is the same again. Search and proofs remember by it what they found out.
    fn essence(&self) -> u64 {
        self.key()
    }

    /// How good the running position is for the *first side*, in hundredths of a man (or of what the game counts),
    /// within ±[`Heuristic::LIMIT`].
    fn evaluate(&self) -> i32 {
        self.handcrafted()
    }

    /// The same made by hand: what a game is judged by that has learnt nothing, and what learning is measured against.
    fn handcrafted(&self) -> i32 {
        0
    }

    /// Bound of [`Heuristic::evaluate`].
    const LIMIT: i32 = 100_000;

    /// The evaluation with which one wins about three matches of four: the scale on which evaluations become values
    /// in −1..1.
    const ADVANTAGE: i32 = 300;

    /// Ordering hint: actions with more promise are searched first. Cheap, or nothing.
    fn move_order(&self, _action: Self::Action) -> i32 {
        0
    }

    /// Whether quiescence should look at this action after the horizon (captures and the like).
    fn is_noisy(&self, _action: Self::Action) -> bool {
        false
    }

    /// Alpha-beta: whether actions that ordering puts late may be searched much less deep than others, as far as the
    /// history of the search says nothing for them, or near the horizon not at all. On where matches were won with it, not where
    /// evaluations jump.
    const SELECTIVE: bool = false;

    /// Alpha-beta: which person wins the running position for certain and within how many actions of both at most,
    /// where a look shows it (a race).
    fn certain_win(&self) -> Option<(Player, u32)> {
        None
    }

    /// Alpha-beta: the running position with nothing played and the other side to decide, where doing nothing is (almost)
    /// never better than the best action: a side that would stand well enough even then need not be searched as
    /// closely. `None` where it may be better (zugzwang), or where passing makes no sense, as within a turn.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// Alpha-beta: which shallow search foretells one of `depth` actions from the running position, and how well; `None`
    /// where that is not known. After Buro, "`ProbCut`: an effective selective extension of the alpha-beta algorithm" (1995).
    fn probcut(&self, _depth: i32) -> Option<ProbCut> {
        None
    }

    /// Alpha-beta: by how many points the *first side* has won the finished game (within ±4000), where a win by more is a
    /// better one; `None` where the sooner win is.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// Alpha-beta: how many actions can be left at most, passes not counted, where that is known: a search to the end of the
    /// game leaves nothing out.
    fn remaining(&self) -> u32 {
        u32::MAX
    }

    /// Ordering hint of a search to the end of the game, which may cost more than [`Heuristic::move_order`]: how soon the
    /// action is likely to be refuted, and how good it is.
    fn endgame_order(&self, action: Self::Action) -> i32 {
        self.move_order(action)
    }

    /// Alpha-beta: with so many actions [`remaining`](Heuristic::remaining) a running position is handed to
    /// [`Heuristic::ending`].
    const ENDING: u32 = 0;

    /// Alpha-beta: the value of a running position by search to the end of the game, as fast as the game can: exact between
    /// `low` and `high` (of [`EndgameResult::margin`]), else the bound it was found to be. `known` remembers positions from one
    /// ending of the same search to the next.
    fn ending(&self, _low: i32, _high: i32, _known: &mut EndgameTable) -> EndgameResult {
        EndgameResult::default()
    }

    /// Learning: how many weights the evaluation adds up; 0 where it was not learnt.
    fn weights(&self) -> usize {
        0
    }

    /// Learning: which weights the evaluation of the running position adds up, and how often each; the sum is for the
    /// *first side*.
    fn features(&self, _note: impl FnMut(usize, f32)) {}

    /// Alpha-beta: how many of the most promising actions are looked at below the root. Less than all where a game has
    /// hundreds of them and [`Heuristic::move_order`] knows which matter; such a search proves wins, but no losses.
    const BREADTH: usize = usize::MAX;

    /// Monte-Carlo: after how many random actions [`Heuristic::evaluate`] judges a playout that has not ended. Short
    /// where the evaluation knows more than chance, or where random play wanders about for hundreds of actions.
    const PLAYOUT: u32 = 1000;

    /// Monte-Carlo: as how many playouts the evaluation of a new position counts; 0 where it says little.
    const PRIOR: f32 = 0.0;

    /// Monte-Carlo: how many numbers [`Heuristic::slot`] gives; 0 switches that statistics off.
    const SLOTS: usize = 0;

    /// Monte-Carlo: a number for actions that mean the same whenever they are played (a stone on a cell), so that what
    /// they do late in a playout says something about them now ("all moves as first", RAVE).
    fn slot(&self, _action: Self::Action) -> Option<usize> {
        None
    }

    /// Monte-Carlo: the answer that playouts give to the action just played instead of a random one, if there is one
    /// that nobody would leave out (saving a bridge that was stepped into).
    fn reply(&self, _last: Self::Action) -> Option<Self::Action> {
        None
    }

    /// Monte-Carlo: plays on at random to the end, or [`Heuristic::PLAYOUT`] actions; `last` was just played. Tells `note`
    /// who took which [`Heuristic::slot`], and returns how many actions it were. Overridden where a game can do better
    /// than action by action.
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

    /// Monte-Carlo: a first look at a running position that enters the tree. Takes those `actions` away that are no better
    /// than one that stays, or says which *side* wins for certain. Cheap, or nothing.
    fn prune(&self, _actions: &mut Vec<Self::Action>) -> Option<Player> {
        None
    }

    /// Monte-Carlo: after how many visits a node deserves [`Heuristic::analyse`]; 0 where there is nothing to be found out.
    const ANALYSE_AFTER: u32 = 0;

    /// Monte-Carlo and proofs: a thorough look at a running position without trying lines of actions out. Takes those of all
    /// `actions` away that lose for certain; if the mover wins for certain, those that are not certain to.
    fn analyse(&self, _actions: &mut Vec<Self::Action>) -> Analysis {
        Analysis::default()
    }
}
