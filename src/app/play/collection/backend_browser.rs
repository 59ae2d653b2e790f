//! The database of kept matches on the page: the browser's `IndexedDB`. Summaries and entries are in different stores, so
//! that a list reads no record.

use super::merge::{Merged, Seen};
use super::{Job, Listed, Outcome, PAGE, RECENT, day, last_position, unfinished};
use crate::app::foundations::locale::Reason;
use crate::app::foundations::store::Store;
use bevy::prelude::*;
use idb::{Database as Opened, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use std::cell::RefCell;
use tabuleiro_kept::{Entry, MatchId, Statistics};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

const NAME: &str = "tabuleiro";
const VERSION: u32 = 1;
const SUMMARIES: &str = "summaries";
const ENTRIES: &str = "entries";

/// A deleted match as it was stored, damaged or not.
#[derive(Debug)]
pub(super) struct Removed {
    id: MatchId,
    summary: String,
    entry: String,
}

impl Removed {
    pub(super) fn id(&self) -> MatchId {
        self.id
    }
}

thread_local! {
    // The page has one thread, so all jobs and answers are in its thread-local variables.

    /// The answers that have not been taken yet.
    static ANSWERS: RefCell<Vec<Outcome>> = const { RefCell::new(Vec::new()) };
    /// The jobs that have not begun, in the order in which they were requested.
    static QUEUE: RefCell<Vec<Job>> = const { RefCell::new(Vec::new()) };
    /// Whether a task does the jobs.
    static WORKING: RefCell<bool> = const { RefCell::new(false) };
    /// What this tab knows of kept matches.
    static SEEN: RefCell<Seen> = RefCell::default();
}

/// The database. Its answers arrive in later frames.
#[derive(Resource)]
pub(super) struct Database;

#[expect(clippy::unused_self, reason = "on the desktop the database is a value")]
impl Database {
    /// Returns the database of this page.
    pub(super) fn new(_: &Store) -> Database {
        Database
    }

    /// Whether answers are still to come.
    pub(super) fn is_working(&self) -> bool {
        WORKING.with_borrow(|working| *working)
    }

    /// Starts a job after those requested before.
    pub(super) fn run(&self, job: Job) {
        QUEUE.with_borrow_mut(|queue| queue.push(job));
        if !WORKING.replace(true) {
            spawn_local(work());
        }
    }

    /// Returns the answers that have arrived.
    pub(super) fn answers(&mut self) -> Vec<Outcome> {
        ANSWERS.take()
    }
}

/// Does all jobs, one after another.
async fn work() {
    loop {
        let job = QUEUE.with_borrow_mut(|queue| (!queue.is_empty()).then(|| queue.remove(0)));
        let Some(job) = job else { break };
        let writing = job.writes();
        let outcome = done(job).await.unwrap_or_else(|error| {
            let reason = Reason::quoted(error);
            Outcome::Failed { writing, reason }
        });
        ANSWERS.with_borrow_mut(|answers| answers.push(outcome));
    }
    WORKING.set(false);
}

async fn open() -> Result<Opened, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        for store in [SUMMARIES, ENTRIES] {
            // If a store cannot be created, the first job fails and the person is told.
            let _ = database.create_object_store(store, ObjectStoreParams::new());
        }
    });
    request.await
}

fn key(id: MatchId) -> JsValue {
    JsValue::from_f64(id.0 as f64)
}

async fn done(job: Job) -> Result<Outcome, Error> {
    let database = open().await?;
    let outcome = with(&database, job).await;
    database.close();
    outcome
}

async fn with(database: &Opened, job: Job) -> Result<Outcome, Error> {
    Ok(match job {
        Job::Keep(number, entry) => {
            let id = put(database, &entry).await?;
            SEEN.with_borrow_mut(|seen| seen.note(id, &entry.record));
            Outcome::Kept(number, id)
        }
        Job::Take(entry) => {
            put(database, &entry).await?;
            Outcome::Written
        }
        Job::Opened(id, record) => {
            SEEN.with_borrow_mut(|seen| seen.note(id, &record));
            Outcome::Noted
        }
        Job::Replace(number, id, entry) => replace(database, number, id, &entry).await?,
        Job::List { filter, skip } => {
            let mut matches = all(database).await?;
            matches.retain(|(_, s)| s.as_ref().map_or(filter.is_open(), |summary| filter.lets_through(summary)));
            let more = matches.len() > skip + PAGE;
            Outcome::Listed { skip, matches: matches.into_iter().skip(skip).take(PAGE).collect(), more }
        }
        Job::Recent => {
            let wanted = unfinished();
            let found = all(database).await?.into_iter().filter_map(|(id, summary)| Some((id, summary?)));
            Outcome::Recent(found.filter(|(_, summary)| wanted.lets_through(summary)).take(RECENT).collect())
        }
        Job::Get(id, opening) => match Entry::from_text(&text(database, ENTRIES, id).await?) {
            Ok(entry) => Outcome::Got(id, opening, entry),
            Err(error) => Outcome::Failed { writing: false, reason: Reason::quoted(error) },
        },
        Job::Board(id) => match Entry::from_text(&text(database, ENTRIES, id).await?) {
            Ok(entry) => Outcome::Board(id, last_position(&entry)),
            Err(error) => Outcome::Failed { writing: false, reason: Reason::quoted(error) },
        },
        Job::Remove(id) => {
            let (summary, entry) = (text(database, SUMMARIES, id).await?, text(database, ENTRIES, id).await?);
            let transaction = database.transaction(&[SUMMARIES, ENTRIES], TransactionMode::ReadWrite)?;
            for store in [SUMMARIES, ENTRIES] {
                transaction.object_store(store)?.delete(key(id))?.await?;
            }
            transaction.commit()?.await?;
            Outcome::Removed(Removed { id, summary, entry })
        }
        Job::Restore(removed) => {
            write(database, Some(removed.id), removed.id, &removed.summary, &removed.entry).await?;
            Outcome::Restored
        }
        Job::Export => {
            let transaction = database.transaction(&[ENTRIES], TransactionMode::ReadOnly)?;
            let entries = transaction.object_store(ENTRIES)?.get_all(None, None)?.await?;
            let texts = entries.iter().filter_map(JsValue::as_string);
            let records = texts.filter_map(|text| Entry::from_text(&text).ok()).map(|entry| entry.record);
            Outcome::Exported(format!("[\n{}\n]\n", records.collect::<Vec<_>>().join(",\n")))
        }
        Job::Count => {
            let (mut statistics, mut days) = (Statistics::default(), Vec::new());
            for (_, summary) in all(database).await?.into_iter().rev() {
                let Some(summary) = summary else { continue };
                statistics.add(&summary);
                days.push(day(summary.changed));
            }
            days.dedup();
            Outcome::Counted(statistics, days)
        }
    })
}

/// Writes a new match under a free id.
async fn put(database: &Opened, entry: &Entry) -> Result<MatchId, Error> {
    let summary = serde_json::to_string(&entry.summary).unwrap_or_default();
    write(database, None, MatchId::earliest(entry.summary.begun), &summary, &entry.to_text()).await
}

/// Replaces the match on the table, and keeps the lines that another tab has added to it. One transaction reads and
/// writes, so that no tab writes in between.
async fn replace(database: &Opened, number: u64, id: MatchId, ours: &Entry) -> Result<Outcome, Error> {
    let now = SEEN.with_borrow(|seen| seen.moved(id));
    let transaction = database.transaction(&[SUMMARIES, ENTRIES], TransactionMode::ReadWrite)?;
    let (summaries, entries) = (transaction.object_store(SUMMARIES)?, transaction.object_store(ENTRIES)?);
    let kept = entries.get(key(now))?.await?;
    let merged = match kept.and_then(|value| value.as_string()).map(|text| Entry::from_text(&text)) {
        // The match was deleted in another tab; it is being played here.
        None => Merged::Apart,
        Some(Err(_)) => Merged::Ours,
        Some(Ok(kept)) => SEEN.with_borrow(|seen| seen.merge(now, &kept.record, ours)),
    };
    if let Some(entry) = merged.to_write(ours) {
        let summary = serde_json::to_string(&entry.summary).unwrap_or_default();
        summaries.put(&JsValue::from_str(&summary), Some(&key(now)))?.await?;
        entries.put(&JsValue::from_str(&entry.to_text()), Some(&key(now)))?.await?;
    }
    transaction.commit()?.await?;
    if merged == Merged::Apart {
        let new = put(database, ours).await?;
        SEEN.with_borrow_mut(|seen| {
            seen.moves(id, new);
            seen.note(new, &ours.record);
        });
        return Ok(Outcome::Kept(number, new));
    }
    let news = SEEN.with_borrow_mut(|seen| seen.replaced(now, merged, ours));
    Ok(if news { Outcome::Merged } else { Outcome::Written })
}

/// Writes texts under an id, or under the first free one from `least`. Both stores change or none.
async fn write(
    database: &Opened,
    id: Option<MatchId>,
    least: MatchId,
    summary: &str,
    entry: &str,
) -> Result<MatchId, Error> {
    let transaction = database.transaction(&[SUMMARIES, ENTRIES], TransactionMode::ReadWrite)?;
    let (summaries, entries) = (transaction.object_store(SUMMARIES)?, transaction.object_store(ENTRIES)?);
    let mut at = id.unwrap_or(least);
    while id.is_none() && entries.get_key(key(at))?.await?.is_some() {
        at = MatchId(at.0 + 1);
    }
    summaries.put(&JsValue::from_str(summary), Some(&key(at)))?.await?;
    entries.put(&JsValue::from_str(entry), Some(&key(at)))?.await?;
    transaction.commit()?.await?;
    Ok(at)
}

/// Returns the text in a store under an id; an empty one if there is none.
async fn text(database: &Opened, store: &str, id: MatchId) -> Result<String, Error> {
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let found = transaction.object_store(store)?.get(key(id))?.await?;
    Ok(found.and_then(|value| value.as_string()).unwrap_or_default())
}

/// Returns all matches, the one that began last first.
async fn all(database: &Opened) -> Result<Vec<Listed>, Error> {
    let transaction = database.transaction(&[SUMMARIES], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(SUMMARIES)?;
    let keys = store.get_all_keys(None, None)?.await?;
    let texts = store.get_all(None, None)?.await?;
    let listed = |(key, text): (&JsValue, &JsValue)| {
        let id = MatchId(key.as_f64()? as u64);
        Some((id, text.as_string().and_then(|text| serde_json::from_str(&text).ok())))
    };
    Ok(keys.iter().zip(&texts).rev().filter_map(listed).collect())
}
