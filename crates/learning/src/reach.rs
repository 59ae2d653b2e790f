//! Whether the solver of a puzzle can still reach its goal.

use super::exact::is_reached;
use super::puzzle::Puzzle;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::exact::Exhausted;

/// How many actions beyond the length of a puzzle are searched for slower ways to the goal.
pub const BEYOND: u32 = 4;

/// Whether the solver can still force the goal of a puzzle from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Against the longest defence within so many further actions of both sides, and not more than the puzzle grants;
    /// [`u32::MAX`] where only the value counts and the number is not known.
    Within(u32),
    /// It is reached, but with more actions than the puzzle grants.
    Later,
    /// It is not reached.
    Never,
}

impl Puzzle {
    /// Returns whether the solver still reaches the goal from `now`, a position after `played` actions.
    ///
    /// # Errors
    /// [`Exhausted`] if that needs more than `nodes` nodes.
    pub fn reaches(&self, now: &dyn AnyPosition, played: u32, nodes: u64) -> Result<Reach, Exhausted> {
        let person = self.position().person();
        let left = self.plies.saturating_sub(played);
        if let Some(plies) = now.forced(self.goal, person, left, nodes)? {
            return Ok(Reach::Within(plies));
        }
        let question = self.first_actions();
        if !question.counts_length() {
            let reached = is_reached(now, self.goal, person, nodes)?;
            return Ok(if reached { Reach::Within(u32::MAX) } else { Reach::Never });
        }
        if self.short {
            return Err(Exhausted);
        }
        let later = if self.exact {
            is_reached(now, self.goal, person, nodes)
        } else {
            now.forced(self.goal, person, left + BEYOND, nodes).map(|within| within.is_some())
        };
        Ok(if later? { Reach::Later } else { Reach::Never })
    }
}
