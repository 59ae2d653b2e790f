//! Resumes a visit after a fault: the match and the state of the visit are saved after every action.

use super::stage::{Configuration, CurrentVisit, Stage};
use crate::app::foundations::referee::{Happened, MatchOnTable, SetUp};
use crate::app::foundations::store::{Store, Told};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::matches::Record;
use tabuleiro_exhibit::{Moment, now};

const FILE: &str = "visit.json";

/// The contents of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedVisit {
    entry: usize,
    level: u8,
    computer: bool,
    /// The local time at which it was written.
    at: String,
    /// The match; absent if nobody was playing.
    playing: Option<Record>,
}

/// Saves the visit after every action of a visitor's match, and when the match ends.
pub(super) fn save(
    store: Res<Store>,
    stage: Res<State<Stage>>,
    visit: Res<CurrentVisit>,
    game: Option<Res<MatchOnTable>>,
    mut happened: MessageReader<Happened>,
    mut was: Local<bool>,
) {
    let changed = happened.read().count() > 0;
    let is = *stage.get() == Stage::Play;
    if !(is && changed || *was && !is) {
        return;
    }
    *was = is;
    let saved = SavedVisit {
        entry: visit.entry,
        level: visit.level,
        computer: visit.computer,
        at: now().to_string(),
        playing: game.filter(|_| is).map(|game| game.record_to_here()),
    };
    if let Ok(text) = serde_json::to_string(&saved) {
        // If this fails, the match is lost only if a fault follows.
        store.send(FILE, text, Told::Nobody);
    }
}

/// Resumes the saved match if it is so recent that its visitor may still be there.
pub(super) fn resume(
    store: Res<Store>,
    configuration: Res<Configuration>,
    time: Res<Time<Real>>,
    mut visit: ResMut<CurrentVisit>,
    mut next: ResMut<NextState<Stage>>,
    mut set_up: MessageWriter<SetUp>,
) {
    let saved = store.read(FILE).and_then(|text| serde_json::from_str::<SavedVisit>(&text).ok());
    let patience = u64::from(configuration.idle_seconds + configuration.countdown_seconds);
    let fresh = |at: &str| Moment::parse(at).is_some_and(|at| now().seconds().abs_diff(at.seconds()) <= patience);
    let Some(saved) = saved.filter(|saved| fresh(&saved.at)) else { return };
    let Some(record) = saved.playing else { return };
    let started = time.elapsed_secs();
    *visit = CurrentVisit {
        entry: saved.entry,
        level: saved.level,
        computer: saved.computer,
        touched: started,
        since: started,
        ..CurrentVisit::default()
    };
    info!("a match of {} goes on after {} actions", record.game, record.moves.len());
    set_up.write(SetUp(record));
    next.set(Stage::Play);
}
