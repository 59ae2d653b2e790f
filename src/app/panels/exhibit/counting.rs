//! The counts of visits: one entry for every match that visitors began and for every puzzle that they solved.

use super::stage::{CurrentVisit, Stage, VisitEnded};
use crate::app::foundations::locale::Language;
use crate::app::foundations::referee::{Happened, MatchOnTable};
use crate::app::foundations::settings::Settings;
use crate::app::play::tutor::Course;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Match, Occupant};
use tabuleiro_exhibit::{Company, Moment, Seats, Visit, VisitEnd};
use tabuleiro_rules::Outcome;

/// An entry of the counts. It contains nothing about the persons.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct VisitCounted {
    pub(crate) game: String,
    pub(crate) options: Vec<String>,
    pub(crate) language: &'static str,
    /// The number of people at the table.
    pub(crate) seats: usize,
    pub(crate) actions: usize,
    pub(crate) seconds: f32,
    pub(crate) ended: VisitEnd,
}

impl VisitCounted {
    /// Returns the entry of a match without its duration.
    fn new(game: &Match, settings: &Settings, seats: usize, ended: VisitEnd) -> VisitCounted {
        let record = game.record();
        VisitCounted {
            game: record.game,
            options: record.options,
            language: settings.language.map_or("", Language::code),
            seats,
            actions: game.cursor(),
            seconds: 0.0,
            ended,
        }
    }

    /// Returns the entry as a line of the day's table.
    pub(in crate::app) fn visit(&self, seating: Seats, time: Moment) -> Visit {
        let seats = match (self.seats, seating) {
            (2.., Seats::SideBySide) => Company::SideBySide,
            (2.., Seats::FaceToFace) => Company::FaceToFace,
            _ => Company::Computer,
        };
        Visit {
            time,
            game: self.game.clone(),
            options: self.options.join(" "),
            language: self.language.to_string(),
            seats,
            actions: self.actions as u32,
            seconds: self.seconds as u32,
            ended: self.ended,
            puzzles: u32::from(self.ended == VisitEnd::Solved),
        }
    }
}

/// The visitors' match and its entry, updated after every action: when the visitors leave, another match may be on the
/// table already.
#[derive(Default, Debug)]
pub(super) struct MatchEntry {
    since: f32,
    entry: Option<VisitCounted>,
}

/// Counts a match that visitors began, when it ends or when they leave it.
pub(super) fn count(
    game: Option<Res<MatchOnTable>>,
    stage: Res<State<Stage>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut happened: MessageReader<Happened>,
    mut ended: MessageReader<VisitEnded>,
    mut current: Local<MatchEntry>,
    mut counted: MessageWriter<VisitCounted>,
) {
    let now = time.elapsed_secs();
    let played = happened.read().any(|h| matches!(h, Happened::Played(_)));
    if let (true, Stage::Play, Some(game)) = (played, *stage.get(), game) {
        if current.entry.is_none() {
            current.since = now;
        }
        let seats = game.occupants.iter().filter(|o| **o == Occupant::Human).count();
        let ended = match game.position().outcome() {
            Some(Outcome::Win(_)) => VisitEnd::Won,
            Some(Outcome::Draw) => VisitEnd::Drawn,
            None => VisitEnd::Left,
        };
        current.entry = Some(VisitCounted::new(&game, &settings, seats, ended));
    }
    if ended.read().count() > 0
        && let Some(entry) = current.entry.take()
    {
        counted.write(VisitCounted { seconds: now - current.since, ..entry });
    }
}

/// Counts a puzzle when it is solved.
pub(super) fn count_puzzle(
    game: Option<Res<MatchOnTable>>,
    course: Res<Course>,
    visit: Res<CurrentVisit>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut solved: Local<bool>,
    mut counted: MessageWriter<VisitCounted>,
) {
    let before = std::mem::replace(&mut *solved, course.solved());
    if let (Some(game), true, false) = (game, *solved, before) {
        let seconds = time.elapsed_secs() - visit.since;
        counted.write(VisitCounted { seconds, ..VisitCounted::new(&game, &settings, 2, VisitEnd::Solved) });
    }
}
