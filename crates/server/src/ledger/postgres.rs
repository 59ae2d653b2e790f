//! The ledger in PostgreSQL, for several servers (`docs/server.md`, PostgreSQL).
//!
//! The primary key of an entry is its stream and number, so of two servers that add the same entry one fails. Which
//! server has which table is nowhere written: each one reads what it needs and decides, and the key is the judge.
//! Notifications tell other servers that there is something to read; one that is lost costs a second.

mod bell;

use super::storage;
use crate::error::PostgresError;
use bell::Bell;
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime as PoolRuntime};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tabuleiro_online::code::PersonId;
use tabuleiro_online::ledger::{Head, Ledger, LedgerError, NewEntry, News};
use tokio::runtime::Runtime;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, NoTls, Transaction};

/// The version of the tables that is written, and the only one that is read.
const VERSION: i64 = 1;

/// The longest time for anything that is asked of the database. A server that waits for it answers nobody.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time after a failure in which the database is not asked.
const PAUSE: Duration = Duration::from_millis(500);

/// How long a person counts as present at a server that says nothing more.
const PRESENT: &str = "4 seconds";

/// The time between two reports of who is present.
const REPORT: Duration = Duration::from_secs(1);

/// The lock that keeps two servers from creating the tables at the same time.
const CREATION: i64 = 0x7461_6275;

const TABLES: &str = r#"
create table if not exists entry (
    stream text collate "C" not null,
    seq bigint not null,
    at timestamptz not null default now(),
    server bigint not null,
    body jsonb not null,
    primary key (stream, seq)
);
create index if not exists entry_at on entry (at);
create table if not exists present (
    person text not null,
    server bigint not null,
    until timestamptz not null,
    primary key (person, server)
);
create table if not exists fact (name text primary key, value bigint not null);
insert into fact values ('version', 1) on conflict do nothing;
"#;

/// A ledger in PostgreSQL.
#[derive(Debug)]
pub struct PostgresLedger {
    runtime: Runtime,
    pool: Pool,
    /// The number of this server, for its entries and its notifications.
    server: i64,
    bell: Bell,
    /// Until when the database is not asked after a failure.
    paused: Option<Instant>,
    /// When who is present was last reported, and who was present elsewhere then.
    met: Option<(Instant, BTreeSet<PersonId>)>,
}

impl PostgresLedger {
    /// Opens the ledger at an address `postgres://…`, and creates its tables if there are none. `server` tells this server
    /// from the others; a random number will do.
    ///
    /// # Errors
    /// [`PostgresError`].
    pub fn open(address: &str, server: i64) -> Result<PostgresLedger, PostgresError> {
        let mut config: Config = address.parse().map_err(PostgresError::Address)?;
        config.application_name("tabuleiro").connect_timeout(Duration::from_secs(2));
        config.keepalives(true).keepalives_idle(Duration::from_secs(5)).tcp_user_timeout(Duration::from_secs(5));
        let failed = |error: &dyn std::fmt::Display| PostgresError::Database(error.to_string());
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|error| failed(&error))?;
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Verified };
        let manager = Manager::from_config(config.clone(), NoTls, manager);
        let pool = Pool::builder(manager).max_size(4).runtime(PoolRuntime::Tokio1).wait_timeout(Some(PATIENCE));
        let pool = pool.create_timeout(Some(PATIENCE)).recycle_timeout(Some(PATIENCE)).build();
        let pool = pool.map_err(|error| failed(&error))?;
        let create = async {
            let mut client = pool.get().await.map_err(|error| failed(&error))?;
            let create = async {
                let change = client.transaction().await?;
                change.execute("select pg_advisory_xact_lock($1)", &[&CREATION]).await?;
                change.batch_execute(TABLES).await?;
                let version: i64 = change.query_one("select value from fact where name = 'version'", &[]).await?.get(0);
                change.commit().await?;
                Ok::<_, tokio_postgres::Error>(version)
            };
            match create.await {
                Ok(VERSION) => Ok(()),
                Ok(found) => Err(PostgresError::Version { found, read: VERSION }),
                Err(error) => Err(failed(&told(&error))),
            }
        };
        runtime.block_on(create)?;
        let bell = Bell::start(&runtime, config, server);
        Ok(PostgresLedger { runtime, pool, server, bell, paused: None, met: None })
    }

    /// Does something with a connection, for not too long.
    fn ask<T>(&mut self, job: impl AsyncFnOnce(&mut Object) -> Result<T, Failure>) -> Result<T, LedgerError> {
        if self.paused.is_some_and(|until| Instant::now() < until) {
            return Err(LedgerError::Storage("the database does not answer".into()));
        }
        let pool = self.pool.clone();
        let work = async {
            let mut client = pool.get().await.map_err(|error| Failure::Other(error.to_string()))?;
            job(&mut client).await
        };
        let done = self.runtime.block_on(async { tokio::time::timeout(PATIENCE, work).await });
        match done.unwrap_or_else(|_| Err(Failure::Other("the database does not answer".into()))) {
            Ok(found) => Ok(found),
            Err(Failure::Conflict(stream, seq)) => Err(LedgerError::Conflict { stream, seq }),
            Err(Failure::Other(reason)) => {
                tracing::error!("PostgreSQL: {reason}");
                self.paused = Some(Instant::now() + PAUSE);
                Err(storage(&reason))
            }
        }
    }

    /// Adds entries in one transaction. If the connection breaks before the answer, they are there or not.
    fn try_append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError> {
        let server = self.server;
        let column = |of: fn(&NewEntry) -> &str| batch.iter().map(of).collect::<Vec<&str>>();
        let (streams, bodies) = (column(|entry| &entry.stream), column(|entry| &entry.body));
        let numbers: Vec<i64> = batch.iter().map(|entry| entry.seq as i64).collect();
        self.ask(async |client| {
            let change = client.transaction().await?;
            lock(&change, &streams, true).await?;
            // The entry before each one is there, or comes with it.
            let gap = change
                .query_opt(
                    "with new as (select * from unnest($1::text[], $2::bigint[]) as new (stream, seq)) \
                     select stream, seq from new where seq > 0 \
                     and not exists (select from entry where entry.stream = new.stream and entry.seq = new.seq - 1) \
                     and not exists (select from new other where other.stream = new.stream and other.seq = new.seq - 1) \
                     limit 1",
                    &[&streams, &numbers],
                )
                .await?;
            if let Some(gap) = gap {
                return Err(Failure::Conflict(gap.get(0), gap.get::<_, i64>(1) as u64));
            }
            // An entry that another transaction is adding makes this one wait for it, so entries are added in one order:
            // otherwise two batches with the same streams the other way round would wait for each other.
            let added = change
                .execute(
                    "insert into entry (stream, seq, body, server) \
                     select stream, seq, body::jsonb, $4 from unnest($1::text[], $2::bigint[], $3::text[]) \
                     as new (stream, seq, body) order by stream collate \"C\", seq",
                    &[&streams, &numbers, &bodies, &server],
                )
                .await;
            if let Err(error) = added {
                let first = batch.first().map_or((String::new(), 0), |entry| (entry.stream.clone(), entry.seq));
                let is_conflict = error.code() == Some(&SqlState::UNIQUE_VIOLATION);
                return Err(if is_conflict { Failure::Conflict(first.0, first.1) } else { error.into() });
            }
            Ok(change.commit().await?)
        })
    }

    /// Returns whether the entries of a batch are there, and are those of this server.
    fn has(&mut self, batch: &[NewEntry]) -> Result<bool, LedgerError> {
        let streams: Vec<&str> = batch.iter().map(|entry| entry.stream.as_str()).collect();
        let bodies: Vec<&str> = batch.iter().map(|entry| entry.body.as_str()).collect();
        let numbers: Vec<i64> = batch.iter().map(|entry| entry.seq as i64).collect();
        let server = self.server;
        let found: i64 = self.ask(async |client| {
            let found = client
                .query_one(
                    "select count(*) from entry join unnest($1::text[], $2::bigint[], $3::text[]) \
                     as new (stream, seq, body) using (stream, seq) \
                     where entry.server = $4 and entry.body = new.body::jsonb",
                    &[&streams, &numbers, &bodies, &server],
                )
                .await?;
            Ok(found.get(0))
        })?;
        Ok(found == batch.len() as i64)
    }
}

/// What goes wrong with the database.
enum Failure {
    Conflict(String, u64),
    Other(String),
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        Failure::Other(told(&error))
    }
}

/// Returns an error with its cause: that of the database says what is wrong.
fn told(error: &tokio_postgres::Error) -> String {
    use std::error::Error;
    error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
}

/// Locks streams until the end of a transaction: together for adding to them, alone for removing them. Locks are taken in
/// one order, so that no two transactions wait for each other.
async fn lock(change: &Transaction<'_>, streams: &[&str], together: bool) -> Result<(), Failure> {
    let function = if together { "pg_advisory_xact_lock_shared" } else { "pg_advisory_xact_lock" };
    let names: BTreeSet<&str> = streams.iter().copied().collect();
    let names: Vec<&str> = names.into_iter().collect();
    let text = format!(
        "select {function}(key) from (select distinct hashtextextended(name, 0) as key \
         from unnest($1::text[]) as name order by key) as keys"
    );
    change.query(&text, &[&names]).await?;
    Ok(())
}

impl Ledger for PostgresLedger {
    fn append(&mut self, batch: &[NewEntry]) -> Result<(), LedgerError> {
        let done = self.try_append(batch);
        // The answer to a commit may be lost: then the entries are there.
        let done = match done {
            Err(LedgerError::Storage(reason)) => {
                self.paused = None;
                if self.has(batch)? { Ok(()) } else { Err(LedgerError::Storage(reason)) }
            }
            done => done,
        };
        if done.is_ok() {
            let streams: BTreeSet<String> = batch.iter().map(|entry| entry.stream.clone()).collect();
            bell::ring(&self.runtime, &self.pool, self.server, streams);
        }
        done
    }

    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<String>, LedgerError> {
        self.ask(async |client| {
            let text = "select body::text from entry where stream = $1 and seq >= $2 order by seq";
            let rows = client.query(&client.prepare_cached(text).await?, &[&stream, &(from as i64)]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn heads(&mut self, prefix: &str) -> Result<Vec<Head>, LedgerError> {
        // The names that begin with the prefix are those from it to it with the greatest character.
        let end = format!("{prefix}\u{10ffff}");
        self.ask(async |client| {
            let text = "select distinct on (stream) stream, seq, body::text from entry \
                        where stream >= $1 and stream < $2 order by stream, seq desc";
            let rows = client.query(&client.prepare_cached(text).await?, &[&prefix, &end]).await?;
            let head = |row: &tokio_postgres::Row| Head {
                stream: row.get(0),
                entries: row.get::<_, i64>(1) as u64 + 1,
                last: row.get(2),
            };
            Ok(rows.iter().map(head).collect())
        })
    }

    fn remove(&mut self, stream: &str, entries: u64) -> Result<(), LedgerError> {
        self.ask(async |client| {
            let change = client.transaction().await?;
            lock(&change, &[stream], false).await?;
            let found: i64 = change.query_one("select count(*) from entry where stream = $1", &[&stream]).await?.get(0);
            if found as u64 != entries {
                return Err(Failure::Conflict(stream.into(), entries));
            }
            change.execute("delete from entry where stream = $1", &[&stream]).await?;
            Ok(change.commit().await?)
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn news(&mut self) -> News {
        self.bell.news()
    }

    fn meet(&mut self, here: &[PersonId], wanted: &[PersonId]) -> Result<BTreeSet<PersonId>, LedgerError> {
        if let Some((at, found)) = &self.met
            && at.elapsed() < REPORT
        {
            return Ok(found.clone());
        }
        let texts = |persons: &[PersonId]| persons.iter().map(ToString::to_string).collect::<Vec<String>>();
        let (here, wanted, server) = (texts(here), texts(wanted), self.server);
        let found: BTreeSet<PersonId> = self.ask(async |client| {
            let report = format!(
                "insert into present select person, $2, now() + interval '{PRESENT}' from unnest($1::text[]) as person \
                 order by person on conflict (person, server) do update set until = excluded.until"
            );
            client.execute(&client.prepare_cached(&report).await?, &[&here, &server]).await?;
            // Rows that another server is writing or deleting are skipped, so that no two servers wait for each other.
            let forget = "delete from present where (person, server) in (select person, server from present \
                          where until < now() - interval '1 minute' for update skip locked)";
            client.execute(&client.prepare_cached(forget).await?, &[]).await?;
            let ask = "select person from present where person = any($1) and server <> $2 and until > now()";
            let rows = client.query(&client.prepare_cached(ask).await?, &[&wanted, &server]).await?;
            Ok(rows.iter().filter_map(|row| row.get::<_, String>(0).parse().ok()).collect())
        })?;
        self.met = Some((Instant::now(), found.clone()));
        Ok(found)
    }
}
