//! Pruning near the horizon with null windows, in games that allow it
//! ([`AlphaBetaHints::selective`](crate::search::AlphaBetaHints::selective)). Pruned values are never proven.
//!
//! The parameters were tuned by matches of Avanço at 15 ms per decision, 60 to 100 matches per step: together they
//! won 73 % against the search without them, and neighbouring values lost or were even. At 10 ms, 30 matches per
//! game, the search with this pruning won 57 to 77 % in the other games that allow it.

use super::AlphaBeta;
use super::frame::Frame;
use super::score::DECIDED;
use crate::search::Heuristic;

/// The greatest depth at which this pruning applies.
const SHALLOW: i32 = 3;
/// The margin per action, in hundredths of [`Heuristic::ADVANTAGE`].
const CHANGE: i32 = 40;
/// At least this many actions are tried, plus the square of the remaining depth.
const TRIED: u32 = 4;

/// Returns the margin of `depth` actions.
fn change<G: Heuristic>(depth: i32) -> i32 {
    G::ADVANTAGE * depth * CHANGE / 100
}

impl<G: Heuristic> AlphaBeta<G> {
    fn is_shallow(&self, frame: &Frame<G>) -> bool {
        self.is_selective() && !self.whole && frame.is_narrow() && frame.depth <= SHALLOW
    }

    /// Evaluates a position near the horizon, and returns the value if it is so high that the position can be pruned
    /// (reverse futility pruning).
    pub(super) fn stands_clear(&self, frame: &mut Frame<G>) -> Option<i32> {
        if !self.is_shallow(frame) || frame.beta.abs() >= DECIDED {
            return None;
        }
        let stand = self.judge(&frame.position);
        frame.stand = Some(stand);
        (stand - change::<G>(frame.depth) >= frame.beta).then_some(stand)
    }

    /// Returns whether the remaining quiet actions of the frame can be pruned: enough have been tried (late move
    /// pruning), or they cannot gain enough (futility pruning). At least one is tried, and more as long as all tried
    /// ones certainly lose.
    pub(super) fn is_enough(&self, frame: &Frame<G>) -> bool {
        if !self.is_shallow(frame) || frame.best < -DECIDED {
            return false;
        }
        let many = frame.tried >= TRIED + (frame.depth * frame.depth) as u32;
        let little = |stand| stand + change::<G>(frame.depth) <= frame.alpha;
        many || frame.stand.is_some_and(little)
    }

    /// Leaves the top frame without searching its remaining actions.
    pub(super) fn leave_early(&mut self) {
        let Some(frame) = self.stack.last_mut() else { return };
        frame.next = self.moves.len();
        frame.proven = false;
        // At most alpha, and no worse than the static evaluation.
        frame.best = frame.stand.map_or(frame.best, |stand| frame.best.max(stand.min(frame.alpha)));
        self.leave();
    }
}
