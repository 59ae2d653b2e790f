//! Exact search: whether a person reaches a goal within so many actions, whatever the other person does. It proves what
//! puzzles say, and answers them; estimates have no place here.
//!
//! The value of a position is remembered by its key, so draws by repetition of positions from before the search are not
//! seen; nothing can occur for the third time within [`LONGEST`] actions of it.

mod depth_table;
mod goal;

pub use goal::Goal;

use super::Heuristic;
use depth_table::DepthTable;
use tabuleiro_rules::Player;
use thiserror::Error;

/// The most actions of both sides that are looked ahead.
pub const LONGEST: u32 = 7;

/// More had to be looked at than was granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected an answer within the nodes granted, found more to look at")]
pub struct Exhausted;

/// Looks whether one person can force one goal, from any number of positions of a match; what it has found out serves the
/// next question.
pub struct Forcing<G: Heuristic> {
    goal: Goal,
    person: Player,
    memory: DepthTable,
    left: u64,
    /// Lists of actions by depth, kept from node to node.
    lists: Vec<Vec<G::Action>>,
}

impl<G: Heuristic> Forcing<G> {
    /// For a person's goal, with so many nodes for all questions together.
    #[must_use]
    pub fn new(goal: Goal, person: Player, nodes: u64) -> Forcing<G> {
        Forcing { goal, person, memory: DepthTable::default(), left: nodes, lists: Vec::new() }
    }

    /// Within how many actions of both sides the goal is reached at the latest, if that is at most `plies`.
    ///
    /// # Errors
    /// [`Exhausted`].
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
        // Whoever decides looks for one good action: the person for one that reaches the goal, the other for one that does not.
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
