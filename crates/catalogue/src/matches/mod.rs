//! A match of any game: the start position, the actions played, a cursor for undo and redo, and the players. This
//! module needs no window and reads no files.
//!
//! The window, the text protocol and the page's worker all play on a [`Match`]. Undo moves the cursor back and keeps
//! the undone actions. A match is a tree of [`Lines`] with one main line: playing another action after an undo starts a
//! new line and keeps the old one. While the match has no result, the line that was played last is the main line;
//! afterwards the main line stays and other lines are variations. A [`Record`] is a match as text: saves, exports, links
//! and published games.

mod clock;
mod ending;
mod error;
mod form;
mod kind;
mod line_edits;
mod lines;
mod people;
mod published;
mod record;
#[cfg(test)]
mod tests;
mod written;

pub use clock::MatchClock;
pub use ending::{Ending, Why, Winner};
pub use error::{RecordError, SetUpError};
pub use kind::Kind;
pub use lines::{Lines, Mark, NodeId, Variation};
pub use people::{Occupant, Seating};
pub use published::Published;
pub use record::{Note, Record, WrittenEnding, WrittenLine};

use crate::{AnyPosition, GameId, Offer};
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
}

/// A match of any game.
#[derive(Clone, Debug)]
pub struct Match {
    start: Box<dyn AnyPosition>,
    /// Whether `start` is the game's own initial position.
    standard: bool,
    /// All lines.
    lines: Lines,
    /// The actions of the current line, including those after the cursor.
    plies: Vec<Ply>,
    /// The places of `plies` in `lines`.
    path: Vec<NodeId>,
    /// The number of plies that are not undone; at most `plies.len()`.
    cursor: usize,
    /// Whether the cursor was moved to an earlier position, and nothing was played there since.
    looks_back: bool,
    /// The early end of the match and the place where it happened.
    ended: Option<(NodeId, Ending)>,
    /// Whether the match has a result.
    decided: bool,
    /// The time control, if the match is played with clocks.
    pub clock: Option<MatchClock>,
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
            lines: Lines::default(),
            plies: Vec::new(),
            path: Vec::new(),
            cursor: 0,
            looks_back: false,
            ended: None,
            decided: false,
            clock: None,
            occupants: [Occupant::Human; 2],
            seating: Seating::default(),
        }
    }

    /// Returns the match that a record describes, with the line that the record shows. The cursor is the record's, or at
    /// the end if the record has none or a greater one.
    ///
    /// # Errors
    /// [`SetUpError`] if the game, an option, the start, an action or a line is not valid.
    pub fn from_record(record: &Record) -> Result<Match, SetUpError> {
        let mut game = Match {
            standard: record.start.is_none(),
            occupants: record.occupants,
            seating: record.seating,
            clock: record.clock,
            ..Match::from_position(record.start()?)
        };
        for (i, text) in record.moves.iter().enumerate() {
            game.play(text).map_err(|error| SetUpError::Action { number: i + 1, error })?;
        }
        let paths = written::read(record, &mut game)?;
        let end_of = |number: usize| match paths.get(number) {
            Some(path) => Ok(path.last().copied().unwrap_or(NodeId::START)),
            None => Err(SetUpError::Branch { line: number }),
        };
        if let Some(end) = record.ending {
            (game.ended, game.decided) = (Some((end_of(end.line)?, end.ending)), true);
        }
        if record.on_line > 0 {
            let shown = end_of(record.on_line)?;
            game.go_to(shown).map_err(|error| SetUpError::Action { number: game.cursor, error })?;
        }
        game.cursor = record.cursor.unwrap_or(game.cursor).min(game.plies.len());
        // A match that goes on goes on from its cursor: the actions behind it may have been undone and played again.
        game.looks_back = game.decided && game.cursor < game.plies.len();
        Ok(game)
    }

    /// Returns the record of this match, with all lines, the undone actions and the cursor.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.bare_record();
        let numbers = written::write(&self.lines, &mut record);
        let number = |place: NodeId| numbers.get(&place).copied().unwrap_or(0);
        record.on_line = self.path.last().map_or(0, |&last| number(last));
        record.cursor = (self.cursor < self.plies.len()).then_some(self.cursor);
        record.ending = self.ended.map(|(at, ending)| WrittenEnding { line: number(at), ending });
        record
    }

    /// Returns the record of the shown line up to the cursor, without the undone actions and other lines.
    #[must_use]
    pub fn record_to_here(&self) -> Record {
        let moves = self.plies[..self.cursor].iter().map(|ply| ply.text.clone()).collect();
        Record { moves, ..self.bare_record() }
    }

    /// Returns the record without any action.
    fn bare_record(&self) -> Record {
        let facts = self.start.facts();
        Record {
            options: self.start.options().words(facts),
            start: (!self.standard).then(|| self.start.object()),
            occupants: self.occupants,
            seating: self.seating,
            clock: self.clock,
            ..Record::of(facts.id)
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

    /// Returns the actions of the current line, including those after the cursor.
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
        let text = &self.plies[index].text;
        let print = || self.position_at(index).printed(text, letters).unwrap_or_else(|| text.clone());
        self.lines.printed(self.path[index], letters, print)
    }

    /// Plays an action given as text, in canonical notation or another spelling the game accepts.
    ///
    /// # Errors
    /// [`PlayError`]; the match is unchanged then. It is [`PlayError::Over`] if the match ended early here.
    pub fn play(&mut self, text: &str) -> Result<&Ply, PlayError> {
        self.check_open()?;
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        let text = position.play(text, &mut events)?;
        Ok(self.advance(text, events, position))
    }

    /// Plays an action offered by [`AnyPosition::legal`] or [`AnyPosition::gestures`] of the position at the cursor.
    ///
    /// # Errors
    /// [`PlayError`] if the offer is from another position; the match is unchanged then.
    pub fn play_offer(&mut self, offer: &Offer) -> Result<&Ply, PlayError> {
        self.check_open()?;
        let (mut position, mut events) = (self.position().boxed(), Vec::new());
        position.play_offer(offer, &mut events)?;
        Ok(self.advance(offer.text.clone(), events, position))
    }

    fn check_open(&self) -> Result<(), PlayError> {
        if self.ending_here().is_some() { Err(PlayError::Over) } else { Ok(()) }
    }

    /// Adds a legal action at the cursor. If it is the undone action there, later undone actions are kept; otherwise the
    /// shown line branches off here.
    fn advance(&mut self, text: String, events: Vec<Event>, position: Box<dyn AnyPosition>) -> &Ply {
        let here = self.cursor;
        if self.plies.get(here).is_none_or(|undone| undone.text != text) {
            let side = self.position().mover();
            let place = self.lines.add(self.place(), &text, side);
            self.plies.truncate(here);
            self.path.truncate(here);
            self.plies.push(Ply { text, side, events, position });
            self.path.push(place);
        }
        if !self.decided {
            self.lines.promote(self.path[here]);
            self.decided = self.plies[here].position.outcome().is_some();
        }
        self.cursor += 1;
        self.looks_back = false;
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
            self.looks_back = played < self.plies.len();
        }
        elsewhere
    }

    /// Returns whether play goes on at the cursor: it is at the end of the shown line, or the last action before it was
    /// played and not only shown, even if undone actions follow. At other positions nobody loses time and the computer
    /// does not answer.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.cursor == self.plies.len() || !self.looks_back
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
        !self.over_here() && self.occupant() == Occupant::Human
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

    /// Returns the cursor after a person redoes: the next later position in which a person decides, or the end of the
    /// shown line, so that an undone answer of the computer is shown again together with the action before it. If only
    /// computers play, it is one action ahead. `None` at the end.
    #[must_use]
    pub fn redo_target(&self) -> Option<usize> {
        let (next, end) = (self.cursor + 1, self.plies.len());
        let nobody = !self.occupants.contains(&Occupant::Human);
        let decides = |&played: &usize| nobody || self.occupant_at(played) == Occupant::Human;
        (next <= end).then(|| (next..end).find(decides).unwrap_or(end))
    }
}
