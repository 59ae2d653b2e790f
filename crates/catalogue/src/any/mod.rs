//! An object-safe trait for positions of any game, for the window and the text protocol. Actions are canonical text.

mod erased;

use super::GameId;
use std::fmt::Debug;
use tabuleiro_engine::person::{Past, Persona};
use tabuleiro_engine::search::exact::{Exhausted, Goal};
use tabuleiro_engine::search::{KeptSearches, Ladder, Method, Opponent, Setting};
use tabuleiro_engine::solve::{Prover, Purpose, Refusal, Request};
use tabuleiro_rules::{
    Board, Event, Facts, Impossible, Letters, Object, ObjectError, Options, Outcome, PieceList, PlayError, Player,
    Remark, Site, Taps, Verdict,
};

/// A legal action that is offered to a player, with its notation and gesture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its place in the list of legal actions of the position that offers it, counted from 0.
    pub index: usize,
    /// Canonical notation.
    pub text: String,
    /// The gesture: the taps that select it (contract C9 in `docs/architecture.md`).
    pub taps: Taps,
}

/// A position of any game of the catalogue, together with the options of its match. [`GameId::start`] creates one.
pub trait AnyPosition: Send + Sync + Debug {
    /// Returns the game.
    fn id(&self) -> GameId;
    /// Returns the facts of the game.
    fn facts(&self) -> &'static Facts;
    /// Returns the variant and the options of this match.
    fn options(&self) -> &Options;
    /// Returns the side that decides. Meaningless when the game is over.
    fn mover(&self) -> Player;
    /// Returns the person who decides, numbered by the side they began with.
    fn person(&self) -> Player;
    /// Returns whether the persons have exchanged sides.
    fn swapped(&self) -> bool;
    /// Returns how the game ended, `None` if it is not over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the person who won, numbered by the side they began with; `None` after a draw or while the game runs.
    fn winning_person(&self) -> Option<Player>;
    /// Returns the points of both sides, `None` in games without points.
    fn score(&self) -> Option<[i32; 2]>;
    /// Returns why the game ended, `None` if it is not over.
    fn verdict(&self) -> Option<Verdict>;
    /// Returns the message id of the prompt for the mover.
    fn prompt(&self) -> &'static str;
    /// Returns the zobrist key ([`Position::key`](tabuleiro_rules::Position::key)).
    fn key(&self) -> u64;
    /// Returns the legal actions in the game's own order.
    fn legal(&self) -> Vec<Offer>;
    /// Returns every gesture of the legal actions: those of [`AnyPosition::legal`] and second gestures of the same
    /// actions.
    fn gestures(&self) -> Vec<Offer>;
    /// Returns sites to mark while a person chooses an action; `picked` is the site tapped first, if any.
    fn remarks(&self, picked: Option<Site>) -> Vec<Remark>;
    /// Plays an action given in canonical notation or another spelling the game accepts, appends its events, and
    /// returns the canonical notation.
    ///
    /// # Errors
    /// [`PlayError`]; the position is unchanged then.
    fn play(&mut self, text: &str, events: &mut Vec<Event>) -> Result<String, PlayError>;
    /// Plays an offer of this position ([`AnyPosition::legal`], [`AnyPosition::gestures`]) by its index, and appends
    /// its events.
    ///
    /// # Errors
    /// [`PlayError`] if the index has another notation here; the position is unchanged then.
    fn play_offer(&mut self, offer: &Offer, events: &mut Vec<Event>) -> Result<(), PlayError>;
    /// Returns the action `text`, in canonical notation, as people read it: in the notation of the source documents
    /// (`B:f6`, `i11+`) with the words and letters of a language. `None` if it is not legal.
    fn printed(&self, text: &str, letters: Letters) -> Option<String>;
    /// Returns the board, which is the same for the whole match.
    fn board(&self) -> Board;
    /// Returns the pieces on the board and in its reserves.
    fn pieces(&self) -> PieceList;
    /// Returns the position as an object with the keys of `docs/records.md`.
    fn object(&self) -> Object;
    /// Reads a position object of the same game and options.
    ///
    /// # Errors
    /// [`ObjectError`] naming the key.
    fn with_object(&self, object: &Object) -> Result<Box<dyn AnyPosition>, ObjectError>;
    /// Returns a reason why no match with these options reaches this position; `None` if none is known
    /// ([`Game::impossibility`](tabuleiro_rules::Game::impossibility)).
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
    /// Returns opponents as [`AnyPosition::opponents`] does, which continue earlier searches of the same match.
    fn opponents_resumed(&self, seed: u64, most: usize, kept: KeptSearches) -> Vec<Box<dyn Opponent>>;
    /// Returns the number of actions played so far and the sites of the last one.
    fn past(&self) -> &Past;
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
    /// [`AnyPosition::legal`].
    fn promises(&self) -> Vec<f32>;

    /// Returns the images of the legal action `text` under all symmetries of the board that turn this position into the
    /// one with that [key](AnyPosition::key). There is none if the positions are not symmetric.
    fn images(&self, text: &str, key: u64) -> Vec<String>;

    /// Returns the strengths of the levels below the best for this match.
    fn ladder(&self) -> Ladder;

    /// Returns an opponent with a given method and setting for the person who decides here.
    fn opponent_with(&self, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent>;
    /// Returns opponents as [`AnyPosition::opponent_with`] does, to run in parallel, which continue earlier searches of
    /// the same match. `setting` must be a strongest one ([`Setting::full`]).
    fn searches_resumed(
        &self,
        method: Method,
        setting: Setting,
        seed: u64,
        count: usize,
        kept: KeptSearches,
    ) -> Vec<Box<dyn Opponent>>;
    /// Returns, for every legal action in the order of [`AnyPosition::legal`], the least number of further actions of both
    /// sides within which `person` can force the goal after it, `None` if it is more than `plies`.
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
    /// Returns a copy of the position.
    fn boxed(&self) -> Box<dyn AnyPosition>;
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
