//! Goal-directed exhaustive search: whether a person can force a goal within some number of actions, against every
//! defence. No evaluation is used. It checks puzzles and finds their solutions.
//!
//! Results are stored by position key, so draws by repetition are not detected. A goal that is reached within a number of
//! actions is reached without repetition. One that is not might only be missed where repetition is forbidden.

mod depth_table;
mod goal;

pub use goal::Goal;

use super::Heuristic;
use depth_table::DepthTable;
use tabuleiro_rules::Player;
use thiserror::Error;

/// The maximum depth, in actions of both sides: a puzzle of seven actions, and four more for slower ways to its goal.
pub const LONGEST: u32 = 11;

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
    /// The action that last decided a position of each person with that many actions left. It often decides the next one,
    /// too.
    killers: [[Option<G::Action>; LONGEST as usize + 1]; 2],
}

impl<G: Heuristic> Forcing<G> {
    /// Creates a search for a person's goal, with `nodes` nodes for all questions together.
    #[must_use]
    pub fn new(goal: Goal, person: Player, nodes: u64) -> Forcing<G> {
        Forcing {
            goal,
            person,
            memory: DepthTable::default(),
            left: nodes,
            lists: Vec::new(),
            killers: [[None; LONGEST as usize + 1]; 2],
        }
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

    /// Returns, for every legal action in the game's order, the least number of further actions of both sides within which
    /// the goal can be forced after it, as far as it is at most `plies`.
    ///
    /// # Errors
    /// [`Exhausted`], if the nodes are spent before all answers are found.
    pub fn after_each(&mut self, position: &G, plies: u32) -> Result<Vec<Option<u32>>, Exhausted> {
        let mut list = Vec::new();
        position.actions(&mut list);
        let within = |action| {
            let mut next = position.clone();
            next.apply(action, &mut ());
            self.within(&next, plies)
        };
        list.into_iter().map(within).collect()
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
        // One action is enough for the mover: the person needs one that reaches the goal, the opponent one that does
        // not.
        let wanted = position.person() == self.person;
        let (side, left) = (position.person().index(), depth as usize);
        let known = self.killers[side][left].and_then(|known| list.iter().position(|&action| action == known));
        let mut result = Ok(!wanted);
        if let Some(place) = known {
            result = self.reaches_after(position, list.remove(place), depth);
        }
        if result == Ok(!wanted) {
            // The order costs more than the list, and is not needed where the known action decides.
            if depth > 1 {
                list.sort_by_cached_key(|&action| std::cmp::Reverse(position.move_order(action)));
            }
            for &action in &list {
                result = self.reaches_after(position, action, depth);
                if result != Ok(!wanted) {
                    self.killers[side][left] = Some(action);
                    break;
                }
            }
        }
        self.lists.push(list);
        let reached = result?;
        self.memory.learn(key, depth, reached);
        Ok(reached)
    }

    /// Returns whether the goal is reached after an action, which is one of `depth`.
    fn reaches_after(&mut self, position: &G, action: G::Action, depth: u32) -> Result<bool, Exhausted> {
        let mut next = position.clone();
        next.apply(action, &mut ());
        self.reaches(&next, depth - 1)
    }
}
