//! The person's matches: every match is kept from its first action, listed on a screen of its own, and counted.
//!
//! A [`Job`] asks the database, and an [`Outcome`] is its answer, some frames later. On the desktop the database is a file
//! that a thread reads and writes; on the page it is the browser's `IndexedDB`. An exhibit keeps nothing, and neither do
//! lessons and puzzles.

#[cfg_attr(target_family = "wasm", path = "backend_browser.rs")]
mod backend;
mod keep;
mod merge;
mod shelf;

pub(crate) use shelf::{Collection, Opening, Statement};

use crate::app::foundations::locale::Reason;
use crate::app::foundations::navigation::{ExhibitMode, Screen};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::Store;
use crate::app::play::archive;
use backend::Removed;
use bevy::prelude::*;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_kept::{Entry, Filter, MatchId, Standing, Statistics, Summary, Times};

/// The number of matches that are listed at first, and that each further request adds.
const PAGE: usize = 30;

/// The number of unfinished matches that the gallery offers.
const RECENT: usize = 3;

/// What the person asks of the collection.
#[derive(Message, Clone, Debug)]
pub(crate) enum Ask {
    /// The list, from its beginning, with this filter.
    List(Filter),
    /// Further matches of the list.
    More,
    /// A match on the table.
    Open(MatchId, Opening),
    /// The board of a match in the list.
    Board(MatchId),
    /// A match is deleted; it can be brought back for some seconds.
    Delete(MatchId),
    /// The match deleted last is brought back.
    BringBack,
    /// All matches as one file.
    ExportAll,
}

/// A request to the database.
#[derive(Debug)]
enum Job {
    /// Keep the new match on the table. The number distinguishes it from earlier matches on the table.
    Keep(u64, Entry),
    /// Keep a match that is not on the table.
    Take(Entry),
    /// The kept match is on the table now, with this text of its record.
    Opened(MatchId, String),
    /// Replace the kept match on the table, which has that number.
    Replace(u64, MatchId, Entry),
    /// List matches, without the first ones.
    List {
        filter: Filter,
        skip: usize,
    },
    /// The unfinished matches for the gallery.
    Recent,
    /// Read a match that is to be set up.
    Get(MatchId, Opening),
    /// Read the last position of a match.
    Board(MatchId),
    Remove(MatchId),
    Restore(Removed),
    Export,
    Count,
}

impl Job {
    /// Whether something is to be kept.
    fn writes(&self) -> bool {
        matches!(self, Job::Keep(..) | Job::Take(_) | Job::Replace(..) | Job::Restore(_))
    }
}

/// An answer of the database.
enum Outcome {
    /// The match on the table with that number has an id now.
    Kept(u64, MatchId),
    /// A match was written.
    Written,
    Listed {
        skip: usize,
        matches: Vec<Listed>,
        more: bool,
    },
    Recent(Vec<(MatchId, Summary)>),
    Got(MatchId, Opening, Entry),
    /// The position at the end of the main line; `None` if the record is damaged.
    Board(MatchId, Option<Box<dyn AnyPosition>>),
    /// The match on the table was written; another window has played in it as well, and its lines are kept, too.
    Merged,
    /// Nothing is to be done.
    Noted,
    Removed(Removed),
    Restored,
    Exported(String),
    Counted(Statistics, Vec<i64>),
    /// The job failed. `writing` says whether something was to be kept.
    Failed {
        writing: bool,
        reason: Reason,
    },
}

/// A match in the list: its summary, or nothing if it is damaged.
pub(crate) type Listed = (MatchId, Option<Summary>);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Ask>()
        .init_resource::<Collection>()
        .init_resource::<keep::Keeping>()
        .add_systems(PreStartup, |store: Res<Store>, mut commands: Commands| {
            commands.insert_resource(backend::Database::new(&store));
        })
        .add_systems(PostStartup, (keep::take_over, shelf::recall).chain())
        .add_systems(OnEnter(Screen::Gallery), shelf::recall)
        .add_systems(OnEnter(Screen::Matches), shelf::open)
        .add_systems(
            Update,
            (keep::keep, shelf::import, shelf::ask, shelf::take)
                .chain()
                .run_if(resource_equals(ExhibitMode(false)))
                .before(archive::save)
                .in_set(TableSet::Housekeeping),
        );
}

/// Returns the filter of unfinished matches.
fn unfinished() -> Filter {
    Filter { standing: Some(Standing::Unfinished), ..Filter::default() }
}

/// Returns the entry of a match that was not played here: it counts as begun now.
fn new_entry(game: &Match) -> Entry {
    let now = seconds();
    Entry::new(Summary::of(game, Times { begun: now, changed: now }), &game.record())
}

/// Returns the position at the end of the main line of a kept match; `None` if its record is damaged.
fn last_position(entry: &Entry) -> Option<Box<dyn AnyPosition>> {
    let record = entry.record().ok()?;
    let main = Record { lines: Vec::new(), notes: Vec::new(), on_line: 0, ending: None, cursor: None, ..record };
    Some(Match::from_record(&main).ok()?.position().boxed())
}

/// Returns the current time in seconds since 1970.
fn seconds() -> u64 {
    u64::try_from(chrono::Utc::now().timestamp()).unwrap_or(0)
}

/// Returns the number of the local day of a time in seconds since 1970.
fn day(seconds: u64) -> i64 {
    use chrono::{DateTime, Datelike, Local};
    let time = DateTime::from_timestamp(seconds as i64, 0).unwrap_or_default();
    i64::from(time.with_timezone(&Local).num_days_from_ce())
}
