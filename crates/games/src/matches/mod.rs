//! One match: a start, the actions played and a cursor; what sets it up again as text, and who sits at it. No Bevy, no
//! I/O.
//!
//! [`Match`] is what the table, the text protocol and the computer's helper beside the page play on. Undoing moves the
//! cursor back and forgets nothing; playing the action that was undone walks along the old future, another action opens
//! a new one. [`Record`] is its text: saves, exports, links and the published games all become one.

mod error;
mod people;
mod record;
#[cfg(test)]
mod tests;

pub use error::{RecordError, SetUpError};
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
    /// What it did.
    pub events: Vec<Event>,
    /// What it led to.
    pub position: Box<dyn AnyPosition>,
    /// As the seeds print it, with the letters of each language; written when somebody asks, because chess tries every legal
    /// action for it.
    printed: [OnceLock<String>; 2],
}

/// A match of any game.
#[derive(Clone, Debug)]
pub struct Match {
    start: Box<dyn AnyPosition>,
    /// Whether `start` is the game's own initial position.
    standard: bool,
    plies: Vec<Ply>,
    /// How many of them are on the table; never more than there are.
    cursor: usize,
    /// Who plays, by person: the one who began with the first side, then the other.
    pub occupants: [Occupant; 2],
    /// How they sit.
    pub seating: Seating,
}

impl Match {
    /// A new match under the seed's rules, two people.
    #[must_use]
    pub fn of(game: GameId) -> Match {
        Match { standard: true, ..Match::from_position(game.start_default()) }
    }

    /// A new match from the game's initial position under any rules, two people.
    ///
    /// # Errors
    /// [`OptionError`] where options contradict each other.
    pub fn new(game: GameId, options: &Options) -> Result<Match, OptionError> {
        Ok(Match { standard: true, ..Match::from_position(game.start(options)?) })
    }

    /// A new match from any position, two people.
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

    /// The match that a record describes; the cursor stands where the record says, else at the end.
    ///
    /// # Errors
    /// [`SetUpError`], if there is no such match.
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

    /// What sets this match up again, what was undone included.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { cursor: (self.cursor < self.plies.len()).then_some(self.cursor), ..self.record_of(&self.plies) }
    }

    /// What sets up the position on the table and all that led to it; what was undone is left out.
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

    /// The position on the table.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        self.position_at(self.cursor)
    }

    /// The position after that many actions.
    ///
    /// # Panics
    /// If not so many were played.
    #[must_use]
    pub fn position_at(&self, played: usize) -> &dyn AnyPosition {
        match played.checked_sub(1) {
            Some(i) => &*self.plies[i].position,
            None => &*self.start,
        }
    }

    /// The actions played, those undone included.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many of them are on the table.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The latest action on the table.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.cursor.checked_sub(1).map(|i| &self.plies[i])
    }

    /// Action number `index`, counted from 0, as the seeds print it.
    ///
    /// # Panics
    /// If not so many were played.
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
    /// [`PlayError`]; nothing changes then.
    pub fn play(&mut self, text: &str) -> Result<&Ply, PlayError> {
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        let text = position.play(text, &mut events)?;
        Ok(self.advance(text, events, position))
    }

    /// Plays an action that [`AnyPosition::legal`] or [`AnyPosition::gestures`] of the position on the table offered.
    ///
    /// # Errors
    /// [`PlayError`], if it was offered in another position; nothing changes then.
    pub fn play_offer(&mut self, offer: &Offer) -> Result<&Ply, PlayError> {
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        position.play_offer(offer, &mut events)?;
        Ok(self.advance(offer.text.clone(), events, position))
    }

    /// Puts a legal action on the table. Another action than the one undone opens another future; the same one walks
    /// along the old.
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

    /// Takes the latest action back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.cursor.checked_sub(1).is_some_and(|before| self.jump(before))
    }

    /// Plays the action that was undone last again; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.jump(self.cursor + 1)
    }

    /// Shows the position after that many actions; `false` if it is on the table already or not so many were played.
    pub fn jump(&mut self, played: usize) -> bool {
        let elsewhere = played <= self.plies.len() && played != self.cursor;
        if elsewhere {
            self.cursor = played;
        }
        elsewhere
    }

    /// Who decides now.
    #[must_use]
    pub fn occupant(&self) -> Occupant {
        self.occupant_at(self.cursor)
    }

    fn occupant_at(&self, played: usize) -> Occupant {
        self.occupants[self.position_at(played).person().index()]
    }

    /// Whether somebody at the screen may act now.
    #[must_use]
    pub fn human_to_move(&self) -> bool {
        self.position().outcome().is_none() && self.occupant() == Occupant::Human
    }

    /// How many actions are left on the table when a person undoes: up to the latest moment at which a person could
    /// decide something, so that the computer's answer goes with the action that called for it. Where only computers
    /// play, one action goes. `None` if there is nothing to take back.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        let nobody = !self.occupants.contains(&Occupant::Human);
        let decides = |&played: &usize| nobody || self.occupant_at(played) == Occupant::Human;
        (0..self.cursor).rev().find(decides).or_else(|| self.cursor.checked_sub(1))
    }
}
