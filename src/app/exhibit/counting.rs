//! What a day was like, in numbers: a line for every match somebody began.

use super::stage::{Left, Stage};
use crate::app::locale::Language;
use crate::app::referee::{Happened, MatchOnTable};
use crate::app::settings::Settings;
use crate::exhibit::{Company, Ending, Moment, Seats, Visit};
use crate::matches::Occupant;
use crate::rules::Outcome;
use bevy::prelude::*;

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
    /// `None`: they left before the end.
    pub(crate) outcome: Option<Outcome>,
}

impl Counted {
    /// As the day's table has it.
    pub(in crate::app) fn visit(&self, seating: Seats, time: Moment) -> Visit {
        let seats = match (self.seats, seating) {
            (2.., Seats::SideBySide) => Company::SideBySide,
            (2.., Seats::FaceToFace) => Company::FaceToFace,
            _ => Company::Computer,
        };
        let ended = match self.outcome {
            Some(Outcome::Win(_)) => Ending::Won,
            Some(Outcome::Draw) => Ending::Drawn,
            None => Ending::Left,
        };
        Visit {
            time,
            game: self.game.clone(),
            options: self.options.join(" "),
            language: self.language.to_string(),
            seats,
            actions: self.actions as u32,
            seconds: self.seconds as u32,
            ended,
            puzzles: 0,
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
            outcome: game.position().outcome(),
        });
    }
    if left.read().count() > 0
        && let Some(so_far) = running.so_far.take()
    {
        counted.write(Counted { seconds: now - running.since, ..so_far });
    }
}
