//! What the first actions of a puzzle are worth: which ones solve it, which ones reach the goal more slowly.

use super::exact::reaching;
use super::puzzle::Puzzle;
use super::reach::BEYOND;
use tabuleiro_catalogue::{AnyPosition, Offer};
use tabuleiro_engine::search::exact::{Exhausted, Goal};

/// The node limit for the exact values of all first actions of a puzzle. With this and [`SEARCH_NODES`] the tests prove all
/// puzzles again in about half a minute on two cores.
pub const EXACT_NODES: u64 = 100_000;
/// The node limit for the search of all first actions of a puzzle.
pub const SEARCH_NODES: u64 = 600_000;

/// The result of examining a first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// It solves the puzzle.
    Solves,
    /// It also forces the goal, but needs more actions than the puzzle allows.
    Slower,
    /// It does not reach the goal: never if the values are exact, otherwise not within [`BEYOND`] more actions, or not
    /// within the length of a short question.
    Fails,
}

/// A question about the first actions of a position.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position before them.
    pub position: &'a dyn AnyPosition,
    /// The goal of the person who decides in it.
    pub goal: Goal,
    /// The least number of actions of both sides within which the goal can be forced.
    pub plies: u32,
    /// Whether the answer is to come from exact values, or from a search of [`BEYOND`] more actions.
    pub exact: bool,
    /// Whether slower ways to the goal are not examined at all. Then `exact` is false.
    pub short: bool,
}

impl Question<'_> {
    /// Returns whether a way to the goal that takes longer is no solution. For a draw, for points, and in games that
    /// the last mover wins, only the value counts; then values have to be exact.
    #[must_use]
    pub fn counts_length(&self) -> bool {
        self.goal == Goal::Win && !self.position.facts().last_mover_wins
    }

    /// Returns every legal action, in canonical notation and in the game's order, with its result. `exact` is the node limit
    /// for exact values, `search` that for the search of all actions.
    ///
    /// # Errors
    /// [`Exhausted`] if a node limit is too small, or if exact values are required and no solver accepts the position.
    pub fn answer(&self, exact: u64, search: u64) -> Result<Vec<(String, Merit)>, Exhausted> {
        let person = self.position.person();
        if !self.counts_length() {
            let values = reaching(self.position, self.goal, person, exact)?;
            let merit = |reaches| if reaches { Merit::Solves } else { Merit::Fails };
            return Ok(values.into_iter().map(|(text, reaches)| (text, merit(reaches))).collect());
        }
        let values = self.exact.then(|| reaching(self.position, self.goal, person, exact)).transpose()?;
        let left = self.plies.saturating_sub(1);
        let plies = if self.exact || self.short { left } else { left + BEYOND };
        let within = self.position.forced_after_each(self.goal, person, plies, search)?;
        let merit = |(n, offer): (usize, Offer)| {
            let reaches = values.as_ref().map_or(within[n].is_some(), |values| values[n].1);
            let merit = match within[n] {
                Some(within) if within <= left => Merit::Solves,
                _ if reaches => Merit::Slower,
                _ => Merit::Fails,
            };
            (offer.text, merit)
        };
        Ok(self.position.legal().into_iter().enumerate().map(merit).collect())
    }
}

impl Puzzle {
    /// Returns the question that the puzzle asks.
    #[must_use]
    pub fn first_actions(&self) -> Question<'_> {
        Question { position: self.position(), goal: self.goal, plies: self.plies, exact: self.exact, short: self.short }
    }
}
