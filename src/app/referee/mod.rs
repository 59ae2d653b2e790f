//! The match: a start, the actions played and a cursor. The referee below is the only writer (C8).

mod record;

pub(crate) use record::Record;

use super::navigation::{Go, Screen};
use super::notices::Notice;
use super::sets::TableSet;
use crate::games::{AnyPosition, GameId};
use crate::rules::{Event, ObjectError, OptionError, PlayError, Player};
#[cfg(any(target_family = "wasm", test))]
use crate::{protocol::Errand, search::Level};
use bevy::prelude::*;
use thiserror::Error;

/// Who decides for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) enum Occupant {
    /// Somebody at the screen.
    Human,
    /// The computer at a level from 1 to 5.
    Computer(u8),
}

/// How people sit at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
pub(crate) enum Seating {
    /// On the same side.
    #[default]
    SameSide,
    /// On opposite sides: controls on both, texts turned to their reader.
    FaceToFace,
}

/// One action played.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    /// Canonical notation.
    pub(crate) text: String,
    /// As the seeds print it.
    pub(crate) printed: String,
    /// Who played it.
    pub(crate) side: Player,
    /// What it did.
    pub(crate) events: Vec<Event>,
    /// What it led to.
    pub(crate) position: Box<dyn AnyPosition>,
}

/// The running match.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Match {
    start: Box<dyn AnyPosition>,
    /// Whether `start` is the game's own initial position.
    standard: bool,
    plies: Vec<Ply>,
    cursor: usize,
    /// By person: the person who began with the first side, then the other.
    pub(crate) occupants: [Occupant; 2],
    /// How people sit.
    pub(crate) seating: Seating,
}

/// Why a match could not be set up.
#[derive(Debug, Error)]
pub(crate) enum MatchError {
    /// Bad options.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Bad start position.
    #[error(transparent)]
    Start(#[from] ObjectError),
    /// An action that is not legal.
    #[error("action {number}: {error}")]
    Action { number: usize, error: PlayError },
}

impl Match {
    /// A match from its record; the cursor stands at the end.
    pub(crate) fn from_record(record: &Record) -> Result<Match, MatchError> {
        let game = GameId::find(&record.game)?;
        let options = game.facts().parse_options(record.options.iter().map(String::as_str))?;
        let mut start = game.start(&options)?;
        if let Some(object) = &record.start {
            start = start.with_object(object)?;
        }
        let mut game = Match {
            start,
            standard: record.start.is_none(),
            plies: Vec::new(),
            cursor: 0,
            occupants: record.occupants,
            seating: record.seating,
        };
        for (i, text) in record.moves.iter().enumerate() {
            game.play(text).map_err(|error| MatchError::Action { number: i + 1, error })?;
        }
        game.cursor = record.cursor.unwrap_or(game.cursor).min(game.plies.len());
        Ok(game)
    }

    /// What is needed to set this match up again.
    pub(crate) fn record(&self) -> Record {
        Record {
            game: self.start.facts().id.to_string(),
            options: self.start.options().words(self.start.facts()),
            start: (!self.standard).then(|| self.start.object()),
            moves: self.plies.iter().map(|p| p.text.clone()).collect(),
            cursor: (self.cursor < self.plies.len()).then_some(self.cursor),
            occupants: self.occupants,
            seating: self.seating,
        }
    }

    /// The position on the table as an errand for the computer.
    #[cfg(any(target_family = "wasm", test))]
    pub(crate) fn errand(&self, level: Level, seed: u64, candidates: bool) -> Errand {
        let Record { game, options, start, mut moves, .. } = self.record();
        moves.truncate(self.cursor);
        Errand { game, options, start, moves, level: level.number(), seed, candidates }
    }

    /// The position on the table.
    pub(crate) fn position(&self) -> &dyn AnyPosition {
        self.position_at(self.cursor)
    }

    /// The position after `ply` actions.
    pub(crate) fn position_at(&self, ply: usize) -> &dyn AnyPosition {
        match ply.checked_sub(1) {
            Some(i) => &*self.plies[i].position,
            None => &*self.start,
        }
    }

    /// The actions played, those undone included.
    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many of them are on the table.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    /// The latest action on the table.
    pub(crate) fn last(&self) -> Option<&Ply> {
        self.cursor.checked_sub(1).map(|i| &self.plies[i])
    }

    /// Who decides now.
    pub(crate) fn occupant(&self) -> Occupant {
        self.occupants[self.position().person().index()]
    }

    /// Whether somebody at the screen may act now.
    pub(crate) fn human_to_move(&self) -> bool {
        self.position().outcome().is_none() && self.occupant() == Occupant::Human
    }

    /// The ply that undo returns to: the latest at which a person could decide something. Against the computer its
    /// answer goes with the action that called for it; forced passes go with what forced them.
    pub(crate) fn undo_target(&self) -> Option<usize> {
        let decides = |ply: &usize| {
            let position = self.position_at(*ply);
            let human = self.occupants[position.person().index()] == Occupant::Human;
            let nobody = self.occupants.iter().all(|o| *o != Occupant::Human);
            human || nobody
        };
        (0..self.cursor).rev().find(decides).or_else(|| self.cursor.checked_sub(1))
    }

    fn play(&mut self, text: &str) -> Result<(), PlayError> {
        let mut position = self.position().boxed();
        let side = position.mover();
        let printed = position.printed(text).unwrap_or_else(|| text.to_string());
        let mut events = Vec::new();
        let text = position.play(text, &mut events)?;
        // Another action than the one undone opens another future; the same one walks along the old.
        if self.plies.get(self.cursor).is_some_and(|old| old.text == text) {
            self.cursor += 1;
            return Ok(());
        }
        self.plies.truncate(self.cursor);
        self.plies.push(Ply { text, printed, side, events, position });
        self.cursor += 1;
        Ok(())
    }
}

/// Set a match up.
#[derive(Message, Clone, Debug)]
pub(crate) struct SetUp(pub(crate) Record);

/// Play an action, in canonical notation.
#[derive(Message, Clone, Debug)]
pub(crate) struct PlayAction(pub(crate) String);

/// Show the position after that many actions.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct GoTo(pub(crate) usize);

/// What the referee did.
#[derive(Message, Clone, Debug)]
pub(crate) enum Happened {
    /// A match was set up.
    Began,
    /// The action with that index was played.
    Played(usize),
    /// The cursor went somewhere else.
    Jumped,
    /// Something was refused; nothing changed.
    Refused(String),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SetUp>()
        .add_message::<PlayAction>()
        .add_message::<GoTo>()
        .add_message::<Happened>()
        .add_systems(Update, (set_up, play, walk).chain().in_set(TableSet::Referee))
        .add_systems(Update, announce.after(TableSet::Referee).before(TableSet::Navigation));
}

fn set_up(mut commands: Commands, mut wanted: MessageReader<SetUp>, mut happened: MessageWriter<Happened>) {
    let Some(SetUp(record)) = wanted.read().last() else { return };
    match Match::from_record(record) {
        Ok(game) => {
            commands.insert_resource(game);
            happened.write(Happened::Began);
        }
        Err(error) => {
            happened.write(Happened::Refused(error.to_string()));
        }
    }
}

fn play(game: Option<ResMut<Match>>, mut wanted: MessageReader<PlayAction>, mut happened: MessageWriter<Happened>) {
    let Some(mut game) = game else { return wanted.clear() };
    for PlayAction(text) in wanted.read() {
        match game.play(text) {
            Ok(()) => happened.write(Happened::Played(game.cursor - 1)),
            Err(error) => happened.write(Happened::Refused(error.to_string())),
        };
    }
}

fn walk(game: Option<ResMut<Match>>, mut wanted: MessageReader<GoTo>, mut happened: MessageWriter<Happened>) {
    let Some(mut game) = game else { return wanted.clear() };
    let Some(&GoTo(ply)) = wanted.read().last() else { return };
    if ply <= game.plies.len() && ply != game.cursor {
        game.cursor = ply;
        happened.write(Happened::Jumped);
    }
}

/// A match that begins is looked at; what was refused is said, and everything stays where it is.
fn announce(mut happened: MessageReader<Happened>, mut go: MessageWriter<Go>, mut notices: MessageWriter<Notice>) {
    for what in happened.read() {
        match what {
            Happened::Began => drop(go.write(Go(Screen::Table))),
            Happened::Refused(reason) => {
                notices.write(Notice { id: "import-damaged", detail: reason.clone() });
            }
            Happened::Played(_) | Happened::Jumped => {}
        }
    }
}
