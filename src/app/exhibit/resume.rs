//! A visit that a fault interrupted goes on where it stood: after every action the match is written down, and who was
//! playing it.

use super::stage::{Configuration, Stage, Visit};
use crate::app::referee::{Happened, MatchOnTable, SetUp};
use crate::app::store::Store;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tabuleiro_exhibit::{Moment, now};
use tabuleiro_games::matches::Record;

const FILE: &str = "visit.json";

/// What is kept of a visit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    entry: usize,
    level: u8,
    computer: bool,
    /// When it was written, local time.
    at: String,
    /// What they were playing; nobody was, if it is absent.
    playing: Option<Record>,
}

/// Kept after every action of a visitor's match, and when it ends.
pub(super) fn keep(
    store: Res<Store>,
    stage: Res<State<Stage>>,
    visit: Res<Visit>,
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
    let kept = Kept {
        entry: visit.entry,
        level: visit.level,
        computer: visit.computer,
        at: now().to_string(),
        playing: game.filter(|_| is).map(|game| game.record_to_here()),
    };
    if let Ok(text) = serde_json::to_string(&kept) {
        // A visitor who loses a match to a full disk and a fault at once begins another.
        let _ = store.write(FILE, &text);
    }
}

/// After a fault: as long as the visitor who was playing may still be there.
pub(super) fn resume(
    store: Res<Store>,
    configuration: Res<Configuration>,
    time: Res<Time<Real>>,
    mut visit: ResMut<Visit>,
    mut next: ResMut<NextState<Stage>>,
    mut set_up: MessageWriter<SetUp>,
) {
    let kept = store.read(FILE).and_then(|text| serde_json::from_str::<Kept>(&text).ok());
    let patience = u64::from(configuration.idle_seconds + configuration.countdown_seconds);
    let fresh = |at: &str| Moment::parse(at).is_some_and(|at| now().seconds().abs_diff(at.seconds()) <= patience);
    let Some(kept) = kept.filter(|kept| fresh(&kept.at)) else { return };
    let Some(record) = kept.playing else { return };
    let here = time.elapsed_secs();
    *visit = Visit {
        entry: kept.entry,
        level: kept.level,
        computer: kept.computer,
        touched: here,
        since: here,
        ..Visit::default()
    };
    info!("a match of {} goes on after {} actions", record.game, record.moves.len());
    set_up.write(SetUp(record));
    next.set(Stage::Play);
}
