//! A match of any game: the start position, the actions played, a cursor for undo and redo, and the players. This
//! module needs no window and reads no files.
//!
//! The window, the text protocol and the page's worker all play on a [`Match`]. Undo moves the cursor back and keeps
//! the undone actions; playing the same action again keeps them too, playing another action discards them. A [`Record`]
//! is a match as text: saves, exports, links and published games.

mod error;
mod kind;
mod people;
mod record;
#[cfg(test)]
mod tests;

pub use error::{RecordError, SetUpError};
pub use kind::Kind;
pub use people::{Occupant, Seating};
pub use record::{Published, Record};

use crate::{AnyPosition, GameId, Offer};
use std::sync::OnceLock;
use tabuleiro_rules::{Event, Letters, OptionError, Options, PlayError, Player};

/// One action played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Canonical notation.
    pub text: String,
    /// The side that played it.
    pub side: Player,
    /// Its effects.
    pub events: Vec<Event>,
    /// The position after it.
    pub position: Box<dyn AnyPosition>,
    /// The printed notation in each language. It is computed when needed, because in chess games it
    /// tries every legal action.
    printed: [OnceLock<String>; 2],
}

/// A match of any game.
#[derive(Clone, Debug)]
pub struct Match {
    start: Box<dyn AnyPosition>,
    /// Whether `start` is the game's own initial position.
    standard: bool,
    plies: Vec<Ply>,
    /// The number of plies that are not undone; at most `plies.len()`.
    cursor: usize,
    /// Who decides for each person, a human or the computer: the person who began with the first side, then the other.
    pub occupants: [Occupant; 2],
    /// How the persons sit at the screen.
    pub seating: Seating,
}

impl Match {
    /// Returns a new match with the game's default options and two people.
    #[must_use]
    pub fn of(game: GameId) -> Match {
        Match { standard: true, ..Match::from_position(game.start_default()) }
    }

    /// Returns a new match with these options, from the game's initial position, with two people.
    ///
    /// # Errors
    /// [`OptionError`] if options contradict each other.
    pub fn new(game: GameId, options: &Options) -> Result<Match, OptionError> {
        Ok(Match { standard: true, ..Match::from_position(game.start(options)?) })
    }

    /// Returns a new match from any position, with two people.
    #[must_use]
    pub fn from_position(start: Box<dyn AnyPosition>) -> Match {
        Match {
            start,
            standard: false,
            plies: Vec::new(),
            cursor: 0,
            occupants: [Occupant::Human; 2],
            seating: Seating::default(),
        }
    }

    /// Returns the match that a record describes. The cursor is the record's, or at the end if the record has none or a
    /// greater one.
    ///
    /// # Errors
    /// [`SetUpError`] if the game, an option, the start or an action is not valid.
    pub fn from_record(record: &Record) -> Result<Match, SetUpError> {
        let mut game = Match {
            standard: record.start.is_none(),
            occupants: record.occupants,
            seating: record.seating,
            ..Match::from_position(record.start()?)
        };
        for (i, text) in record.moves.iter().enumerate() {
            game.play(text).map_err(|error| SetUpError::Action { number: i + 1, error })?;
        }
        game.cursor = record.cursor.unwrap_or(game.cursor).min(game.plies.len());
        Ok(game)
    }

    /// Returns the record of this match, with the undone actions and the cursor.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { cursor: (self.cursor < self.plies.len()).then_some(self.cursor), ..self.record_of(&self.plies) }
    }

    /// Returns the record of this match up to the cursor, without the undone actions.
    #[must_use]
    pub fn record_to_here(&self) -> Record {
        self.record_of(&self.plies[..self.cursor])
    }

    fn record_of(&self, plies: &[Ply]) -> Record {
        let facts = self.start.facts();
        Record {
            game: facts.id.to_string(),
            options: self.start.options().words(facts),
            start: (!self.standard).then(|| self.start.object()),
            moves: plies.iter().map(|ply| ply.text.clone()).collect(),
            cursor: None,
            occupants: self.occupants,
            seating: self.seating,
        }
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        self.position_at(self.cursor)
    }

    /// Returns the position after the first `played` actions.
    ///
    /// # Panics
    /// If fewer actions were played.
    #[must_use]
    pub fn position_at(&self, played: usize) -> &dyn AnyPosition {
        match played.checked_sub(1) {
            Some(i) => &*self.plies[i].position,
            None => &*self.start,
        }
    }

    /// Returns all actions played, the undone ones included.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the number of actions that are not undone.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the last action before the cursor, `None` if the cursor is at the start.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.cursor.checked_sub(1).map(|i| &self.plies[i])
    }

    /// Returns action number `index`, counted from 0, in printed notation ([`AnyPosition::printed`]).
    ///
    /// # Panics
    /// If there are not that many actions.
    #[must_use]
    pub fn printed(&self, index: usize, letters: Letters) -> &str {
        let ply = &self.plies[index];
        let before = self.position_at(index);
        ply.printed[letters as usize]
            .get_or_init(|| before.printed(&ply.text, letters).unwrap_or_else(|| ply.text.clone()))
    }

    /// Plays an action given as text, in canonical notation or another spelling the game accepts.
    ///
    /// # Errors
    /// [`PlayError`]; the match is unchanged then.
    pub fn play(&mut self, text: &str) -> Result<&Ply, PlayError> {
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        let text = position.play(text, &mut events)?;
        Ok(self.advance(text, events, position))
    }

    /// Plays an action offered by [`AnyPosition::legal`] or [`AnyPosition::gestures`] of the position at the cursor.
    ///
    /// # Errors
    /// [`PlayError`] if the offer is from another position; the match is unchanged then.
    pub fn play_offer(&mut self, offer: &Offer) -> Result<&Ply, PlayError> {
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        position.play_offer(offer, &mut events)?;
        Ok(self.advance(offer.text.clone(), events, position))
    }

    /// Adds a legal action at the cursor. If it is the undone action there, later undone actions are kept; otherwise
    /// they are discarded.
    fn advance(&mut self, text: String, events: Vec<Event>, position: Box<dyn AnyPosition>) -> &Ply {
        let here = self.cursor;
        if self.plies.get(here).is_none_or(|undone| undone.text != text) {
            let side = self.position().mover();
            self.plies.truncate(here);
            self.plies.push(Ply { text, side, events, position, printed: Default::default() });
        }
        self.cursor += 1;
        &self.plies[here]
    }

    /// Moves the cursor back by one action; returns `false` and does nothing if it is at the start.
    pub fn undo(&mut self) -> bool {
        self.cursor.checked_sub(1).is_some_and(|before| self.jump(before))
    }

    /// Moves the cursor forward by one undone action; returns `false` and does nothing if it is at the end.
    pub fn redo(&mut self) -> bool {
        self.jump(self.cursor + 1)
    }

    /// Moves the cursor behind the first `played` actions; returns `false` if it is there already or fewer were played.
    pub fn jump(&mut self, played: usize) -> bool {
        let elsewhere = played <= self.plies.len() && played != self.cursor;
        if elsewhere {
            self.cursor = played;
        }
        elsewhere
    }

    /// Returns who decides in the position at the cursor.
    #[must_use]
    pub fn occupant(&self) -> Occupant {
        self.occupant_at(self.cursor)
    }

    fn occupant_at(&self, played: usize) -> Occupant {
        self.occupants[self.position_at(played).person().index()]
    }

    /// Returns whether the game is not over and a person at the screen decides.
    #[must_use]
    pub fn human_to_move(&self) -> bool {
        self.position().outcome().is_none() && self.occupant() == Occupant::Human
    }

    /// Returns the cursor after a person undoes: the last earlier position in which a person decides, so that an answer
    /// of the computer is undone together with the action before it. If only computers play, it is one action back.
    /// `None` at the start.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        let nobody = !self.occupants.contains(&Occupant::Human);
        let decides = |&played: &usize| nobody || self.occupant_at(played) == Occupant::Human;
        (0..self.cursor).rev().find(decides).or_else(|| self.cursor.checked_sub(1))
    }
}
