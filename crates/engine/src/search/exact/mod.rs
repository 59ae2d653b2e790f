//! Goal-directed exhaustive search: whether a person can force a goal within some number of actions, against every
//! defence. No evaluation is used. It checks puzzles and finds their solutions.
//!
//! Results are stored by position key, so draws by repetition of positions from before the search are not detected;
//! no position can occur for the third time within [`LONGEST`] actions.

mod depth_table;
mod goal;

pub use goal::Goal;

use super::Heuristic;
use depth_table::DepthTable;
use tabuleiro_rules::Player;
use thiserror::Error;

/// The maximum depth, in actions of both sides.
pub const LONGEST: u32 = 7;

/// The error of a search that needs more nodes than granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected an answer within the nodes granted, found more to look at")]
pub struct Exhausted;

/// A search whether one person can force one goal, from any number of positions of a match. Results are kept from one
/// question to the next.
pub struct Forcing<G: Heuristic> {
    goal: Goal,
    person: Player,
    memory: DepthTable,
    left: u64,
    /// Free action lists, reused from node to node.
    lists: Vec<Vec<G::Action>>,
}

impl<G: Heuristic> Forcing<G> {
    /// Creates a search for a person's goal, with `nodes` nodes for all questions together.
    #[must_use]
    pub fn new(goal: Goal, person: Player, nodes: u64) -> Forcing<G> {
        Forcing { goal, person, memory: DepthTable::default(), left: nodes, lists: Vec::new() }
    }

    /// Returns the number of nodes that are left.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Returns the least number of actions of both sides within which the goal can be forced, if it is at most
    /// `plies` (and [`LONGEST`]).
    ///
    /// # Errors
    /// [`Exhausted`], if the nodes are spent before the answer is found.
    pub fn within(&mut self, position: &G, plies: u32) -> Result<Option<u32>, Exhausted> {
        for depth in 0..=plies.min(LONGEST) {
            if self.reaches(position, depth)? {
                return Ok(Some(depth));
            }
        }
        Ok(None)
    }

    fn reaches(&mut self, position: &G, depth: u32) -> Result<bool, Exhausted> {
        if position.outcome().is_some() {
            return Ok(self.goal.holds(position, self.person));
        }
        if depth == 0 {
            return Ok(false);
        }
        let key = position.essence();
        if let Some(known) = self.memory.known(key, depth) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(Exhausted)?;
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        position.actions(&mut list);
        if depth > 1 {
            list.sort_by_cached_key(|&action| std::cmp::Reverse(position.move_order(action)));
        }
        // One action is enough for the mover: the person needs one that reaches the goal, the opponent one that does
        // not.
        let wanted = position.person() == self.person;
        let mut result = Ok(!wanted);
        for &action in &list {
            let mut next = position.clone();
            next.apply(action, &mut ());
            match self.reaches(&next, depth - 1) {
                Ok(reached) if reached != wanted => {}
                decided => {
                    result = decided;
                    break;
                }
            }
        }
        self.lists.push(list);
        let reached = result?;
        self.memory.learn(key, depth, reached);
        Ok(reached)
    }
}
