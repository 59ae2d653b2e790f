//! What searches and solvers offer for a position of any game.

use tabuleiro_engine::person::Persona;
use tabuleiro_engine::search::exact::{Exhausted, Goal};
use tabuleiro_engine::search::{KeptSearches, Ladder, Method, Opponent, Setting};
use tabuleiro_engine::solve::{Prover, Purpose, Refusal, Request};
use tabuleiro_rules::{Impossible, Player};

/// What searches, solvers, measurements and tests need of a position of any game; a supertrait of
/// [`AnyPosition`](super::AnyPosition).
pub trait SearchablePosition {
    /// Returns a reason why no match with these options reaches this position; `None` if none is known
    /// ([`impossibility`](tabuleiro_rules::impossibility)).
    fn impossibility(&self) -> Option<Impossible>;
    /// Returns the number of sequences of `depth` legal actions from here.
    fn perft(&self, depth: u32) -> u64;
    /// Plays that many random games from here; returns the number of actions played in all of them.
    fn playouts(&self, count: u64, seed: u64) -> u64;
    /// Returns an opponent for the person who decides here. The same persona and seed give the same answers; the same
    /// seed during a match makes a persona below the best level consistent.
    fn opponent(&self, persona: Persona, seed: u64) -> Box<dyn Opponent>;
    /// Returns at most `most` opponents of the best level for the person who decides here, to run in parallel.
    /// [`together`](tabuleiro_engine::search::together()) combines their candidates.
    fn opponents(&self, seed: u64, most: usize) -> Vec<Box<dyn Opponent>>;
    /// Returns opponents as [`SearchablePosition::opponents`] does, which continue earlier searches of the same match.
    fn opponents_resumed(&self, seed: u64, most: usize, kept: KeptSearches) -> Vec<Box<dyn Opponent>>;
    /// Returns how an opponent in a match divides its time between its search and proofs.
    fn purpose(&self) -> Purpose;
    /// Returns an opponent that values every legal action, by proof where possible. The same seed gives the same
    /// answers.
    fn adviser(&self, seed: u64) -> Box<dyn Opponent>;
    /// Returns the search that plays the game.
    fn method(&self) -> Method;
    /// Returns whether alpha-beta search prunes selectively in this game
    /// ([`AlphaBetaHints::selective`](tabuleiro_engine::search::AlphaBetaHints::selective)).
    fn is_selective(&self) -> bool;
    /// Returns how [promising](tabuleiro_engine::search::promises) each action is, in the order of
    /// [`AnyPosition::legal`](super::AnyPosition::legal).
    fn promises(&self) -> Vec<f32>;
    /// Returns the images of the legal action `text` under all symmetries of the board that turn this position into the
    /// one with that [key](super::AnyPosition::key). There is none if the positions are not symmetric.
    fn images(&self, text: &str, key: u64) -> Vec<String>;
    /// Returns the strengths of the levels below the best for this match.
    fn ladder(&self) -> Ladder;
    /// Returns an opponent with a given method and setting for the person who decides here.
    fn opponent_with(&self, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent>;
    /// Returns opponents as [`SearchablePosition::opponent_with`] does, to run in parallel, which continue earlier searches
    /// of the same match. `setting` must be a strongest one ([`Setting::full`]).
    fn searches_resumed(
        &self,
        method: Method,
        setting: Setting,
        seed: u64,
        count: usize,
        kept: KeptSearches,
    ) -> Vec<Box<dyn Opponent>>;
    /// Returns, for every legal action in the order of [`AnyPosition::legal`](super::AnyPosition::legal), the least number
    /// of further actions of both sides within which `person` can force the goal after it, `None` if it is more than
    /// `plies`.
    ///
    /// # Errors
    /// [`Exhausted`] if all searches together exceed `nodes` positions.
    fn forced_after_each(
        &self,
        goal: Goal,
        person: Player,
        plies: u32,
        nodes: u64,
    ) -> Result<Vec<Option<u32>>, Exhausted>;
    /// Returns the least number of actions of both sides within which `person` can force the goal, `None` if it is more
    /// than `plies`.
    ///
    /// # Errors
    /// [`Exhausted`] if the search needs more than `nodes` positions.
    fn forced(&self, goal: Goal, person: Player, plies: u32, nodes: u64) -> Result<Option<u32>, Exhausted>;
    /// Returns a solver, not yet run, for the values of this position and of every legal action.
    ///
    /// # Errors
    /// [`Refusal`] if the requested method cannot solve it.
    fn prover(&self, request: Request) -> Result<Box<dyn Prover>, Refusal>;
}
