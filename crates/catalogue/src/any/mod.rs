//! Object-safe traits for positions of any game, for the window and the text protocol. Actions are canonical text.
//!
//! [`AnyPosition`] is what can be played, `SearchablePosition`, its supertrait with the feature `search`, what can be
//! searched.

mod erased;
#[cfg(feature = "search")]
mod erased_search;
#[cfg(feature = "search")]
mod searchable;
#[cfg(not(feature = "search"))]
mod unsearched;

#[cfg(feature = "search")]
pub use searchable::SearchablePosition;
#[cfg(not(feature = "search"))]
use unsearched::SearchablePosition;

use super::GameId;
use std::fmt::Debug;
use tabuleiro_engine::person::Past;
use tabuleiro_rules::{
    Board, Event, Facts, Letters, Note, Object, ObjectError, Options, Outcome, PieceList, PlayError, Player, Remark,
    Site, Taps, Verdict,
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
pub trait AnyPosition: SearchablePosition + Send + Sync + Debug {
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
    /// Returns what matters in the position, in the game's own words ([`Game::notes`](tabuleiro_rules::Game::notes)).
    fn notes(&self) -> Vec<Note>;
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
    /// Returns the number of actions played so far and the sites of the last one.
    fn past(&self) -> &Past;
    /// Returns a copy of the position.
    fn boxed(&self) -> Box<dyn AnyPosition>;
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
