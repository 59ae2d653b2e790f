//! The state of the list of matches, and what its requests do.

use super::backend::{Database, Removed};
use super::keep::Keeping;
use super::{Ask, Job, Listed, Outcome, day, new_entry, seconds};
use crate::app::foundations::locale::Reason;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::store::ReportingStore;
use crate::app::play::archive::{Exported, Imported};
use bevy::prelude::*;
use std::collections::HashMap;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_kept::{DaysInARow, Entry, Filter, MatchId, Statistics, Summary};

/// How long a deleted match can be brought back, in seconds.
const SECOND_THOUGHTS: f32 = 10.0;

/// The greatest number of boards that are kept in memory.
const BOARDS: usize = 200;

/// How a match is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// Where it was left.
    Continue,
    /// At its beginning, to be replayed.
    Replay,
    /// At its end.
    End,
}

/// What the person's matches add up to.
#[derive(Default, Debug)]
pub(crate) struct Statement {
    pub(crate) statistics: Statistics,
    /// The days in a row with a match.
    pub(crate) days: u32,
}

/// The list of matches, as far as it is known.
#[derive(Resource, Default)]
pub(crate) struct Collection {
    pub(crate) filter: Filter,
    pub(crate) matches: Vec<Listed>,
    pub(crate) more: bool,
    /// Whether the list has arrived.
    pub(crate) known: bool,
    /// The last unfinished matches, the newest first.
    pub(crate) recent: Vec<(MatchId, Summary)>,
    /// Whether they have arrived.
    pub(crate) knows_recent: bool,
    pub(crate) statement: Statement,
    /// The final positions of listed matches; `None` while one is being read or if it is damaged.
    boards: HashMap<MatchId, Option<Box<dyn AnyPosition>>>,
    removed: Option<(Removed, f32)>,
}

impl Collection {
    /// Returns the board of a match. Requests it if it is not known.
    pub(crate) fn board(&self, id: MatchId, ask: &mut MessageWriter<Ask>) -> Option<&dyn AnyPosition> {
        let known = self.boards.get(&id);
        if known.is_none() {
            ask.write(Ask::Board(id));
        }
        known?.as_deref()
    }

    /// Whether a deleted match can be brought back.
    pub(crate) fn can_bring_back(&self) -> bool {
        self.removed.is_some()
    }
}

/// Asks for the unfinished matches when the gallery opens.
pub(super) fn recall(database: Option<Res<Database>>, exhibit: Res<super::ExhibitMode>) {
    // The first screen opens before the program has started.
    if let Some(database) = database.filter(|_| !exhibit.0) {
        database.run(Job::Recent);
    }
}

/// Asks for the list when its screen opens.
pub(super) fn open(database: Res<Database>, mut collection: ResMut<Collection>) {
    collection.known = false;
    collection.boards.clear();
    database.run(Job::List { filter: collection.filter.clone(), skip: 0 });
    database.run(Job::Count);
}

/// Keeps the matches of a file with several, and shows the list.
pub(super) fn import(
    mut imported: MessageReader<Imported>,
    database: Res<Database>,
    mut collection: ResMut<Collection>,
    mut go: MessageWriter<ChangeScreen>,
) {
    for Imported(records) in imported.read() {
        for game in records.iter().filter_map(|record| Match::from_record(record).ok()) {
            database.run(Job::Take(new_entry(&game)));
        }
        // The screen may be open already, with a filter that hides the new matches.
        collection.filter = Filter::default();
        database.run(Job::List { filter: Filter::default(), skip: 0 });
        go.write(ChangeScreen(Screen::Matches));
    }
}

pub(super) fn ask(
    mut asked: MessageReader<Ask>,
    database: Res<Database>,
    mut collection: ResMut<Collection>,
    time: Res<Time<Real>>,
    mut awake: ResMut<Awake>,
) {
    for ask in asked.read() {
        match ask {
            Ask::List(filter) => {
                collection.filter = filter.clone();
                database.run(Job::List { filter: filter.clone(), skip: 0 });
            }
            Ask::More => {
                let (filter, skip) = (collection.filter.clone(), collection.matches.len());
                collection.more = false;
                database.run(Job::List { filter, skip });
            }
            Ask::Open(id, opening) => database.run(Job::Get(*id, *opening)),
            Ask::Board(id) => {
                if !collection.boards.contains_key(id) {
                    if collection.boards.len() >= BOARDS {
                        collection.boards.clear();
                    }
                    collection.boards.insert(*id, None);
                    database.run(Job::Board(*id));
                }
            }
            Ask::Delete(id) => database.run(Job::Remove(*id)),
            Ask::BringBack => {
                if let Some((removed, _)) = collection.removed.take() {
                    database.run(Job::Restore(removed));
                }
            }
            Ask::ExportAll => database.run(Job::Export),
        }
    }
    if let Some((_, until)) = &collection.removed {
        awake.need(Need::Reading);
        if time.elapsed_secs() > *until {
            collection.removed = None;
        }
    }
}

/// Takes the answers of the database.
pub(super) fn take(
    mut database: ResMut<Database>,
    mut collection: ResMut<Collection>,
    mut keeping: ResMut<Keeping>,
    time: Res<Time<Real>>,
    mut set_up: MessageWriter<SetUp>,
    mut exported: MessageWriter<Exported>,
    mut files: ReportingStore,
    mut awake: ResMut<Awake>,
) {
    if database.is_working() {
        awake.need(Need::Answer);
    }
    for outcome in database.bypass_change_detection().answers() {
        awake.request_frames();
        match outcome {
            Outcome::Kept(number, id) => {
                keeping.answered(number, id, &files.store);
                files.database_wrote(Ok(()));
            }
            Outcome::Written => files.database_wrote(Ok(())),
            Outcome::Merged => {
                files.database_wrote(Ok(()));
                files.tell(Notice::plain("another-window"));
            }
            Outcome::Noted => {}
            Outcome::Listed { skip, matches, more } => {
                collection.matches.truncate(skip);
                collection.matches.extend(matches);
                (collection.more, collection.known) = (more, true);
            }
            Outcome::Recent(recent) => (collection.recent, collection.knows_recent) = (recent, true),
            Outcome::Counted(statistics, days) => {
                let days = DaysInARow::of(days, day(seconds()));
                collection.statement = Statement { statistics, days: days.current };
            }
            Outcome::Board(id, board) => {
                collection.boards.insert(id, board);
            }
            Outcome::Got(id, opening, entry) => match opened(&entry, opening) {
                Ok(record) => {
                    keeping.opening = Some((id, entry.summary.begun));
                    set_up.write(SetUp(record));
                }
                Err(reason) => files.tell(Notice::because("import-damaged", reason)),
            },
            Outcome::Removed(removed) => {
                collection.matches.retain(|(id, _)| *id != removed.id());
                collection.recent.retain(|(id, _)| *id != removed.id());
                if keeping.id == Some(removed.id()) {
                    keeping.id = None;
                }
                collection.removed = Some((removed, time.elapsed_secs() + SECOND_THOUGHTS));
            }
            Outcome::Restored => {
                let (filter, skip) = (collection.filter.clone(), 0);
                database.run(Job::List { filter, skip });
            }
            Outcome::Exported(text) => {
                exported.write(Exported { name: "tabuleiro-matches.json".into(), contents: text.into_bytes() });
            }
            Outcome::Failed { writing, reason } => {
                if writing {
                    keeping.failed();
                    files.database_wrote(Err(reason));
                } else {
                    files.tell(Notice::because("import-damaged", reason));
                }
            }
        }
    }
}

/// Returns the record of a kept match as it is opened.
fn opened(entry: &Entry, opening: Opening) -> Result<Record, Reason> {
    let record = entry.record().map_err(|error| Reason::from(&error))?;
    Ok(match opening {
        Opening::Continue => record,
        Opening::Replay => Record { cursor: Some(0), on_line: 0, ..record },
        Opening::End => Record { cursor: None, on_line: 0, ..record },
    })
}
