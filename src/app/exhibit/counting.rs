//! What a day was like, in numbers: a line for every match somebody began.

use super::stage::{Left, Stage};
use crate::app::locale::Language;
use crate::app::referee::{Happened, MatchOnTable};
use crate::app::settings::Settings;
use crate::app::tutor::Course;
use bevy::prelude::*;
use tabuleiro_exhibit::{Company, Ending, Moment, Seats, Visit};
use tabuleiro_games::matches::Occupant;
use tabuleiro_rules::Outcome;

/// A visit as it is counted. Nothing about the person.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct Counted {
    pub(crate) game: String,
    pub(crate) options: Vec<String>,
    pub(crate) language: &'static str,
    /// People at the table.
    pub(crate) seats: usize,
    pub(crate) actions: usize,
    pub(crate) seconds: f32,
    pub(crate) ended: Ending,
}

impl Counted {
    /// As the day's table has it.
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
            puzzles: u32::from(self.ended == Ending::Solved),
        }
    }
}

/// A match that people began: what will be counted of it, brought up to date after every action, since when they leave
/// another one may be on the table already.
#[derive(Default, Debug)]
pub(super) struct Running {
    since: f32,
    so_far: Option<Counted>,
}

/// A match that was begun by people is counted once: when it ends, or when they leave it.
pub(super) fn count(
    game: Option<Res<MatchOnTable>>,
    stage: Res<State<Stage>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut happened: MessageReader<Happened>,
    mut left: MessageReader<Left>,
    mut running: Local<Running>,
    mut counted: MessageWriter<Counted>,
) {
    let now = time.elapsed_secs();
    let played = happened.read().any(|h| matches!(h, Happened::Played(_)));
    if let (true, Stage::Play, Some(game)) = (played, *stage.get(), game) {
        if running.so_far.is_none() {
            running.since = now;
        }
        let record = game.record();
        running.so_far = Some(Counted {
            game: record.game,
            options: record.options,
            language: settings.language.map_or("", Language::code),
            seats: game.occupants.iter().filter(|o| **o == Occupant::Human).count(),
            actions: game.cursor(),
            seconds: 0.0,
            ended: match game.position().outcome() {
                Some(Outcome::Win(_)) => Ending::Won,
                Some(Outcome::Draw) => Ending::Drawn,
                None => Ending::Left,
            },
        });
    }
    if left.read().count() > 0
        && let Some(so_far) = running.so_far.take()
    {
        counted.write(Counted { seconds: now - running.since, ..so_far });
    }
}

/// A puzzle is counted when it is solved.
pub(super) fn count_puzzle(
    game: Option<Res<MatchOnTable>>,
    course: Res<Course>,
    visit: Res<super::stage::Visit>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut solved: Local<bool>,
    mut counted: MessageWriter<Counted>,
) {
    let before = std::mem::replace(&mut *solved, course.solved());
    if let (Some(game), true, false) = (game, *solved, before) {
        let record = game.record();
        counted.write(Counted {
            game: record.game,
            options: record.options,
            language: settings.language.map_or("", Language::code),
            seats: 2,
            actions: game.cursor(),
            seconds: time.elapsed_secs() - visit.since,
            ended: Ending::Solved,
        });
    }
}
