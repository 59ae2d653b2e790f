//! A ledger in PostgreSQL.

use super::database::Database;
use super::law;
use std::time::{Duration, Instant};
use tabuleiro_online::ledger::{Ledger, LedgerError, NewEntry};
use tabuleiro_server::ledger::PostgresLedger;

/// The number of streams to which many servers add at the same time: so many that batches are added side by side.
const STREAMS: u64 = 200;

fn open(database: &Database, server: i64) -> PostgresLedger {
    PostgresLedger::open(&database.address(), server).unwrap_or_else(|error| panic!("{error}"))
}

fn entry(stream: &str, seq: u64, word: &str) -> NewEntry {
    NewEntry { stream: stream.into(), seq, body: format!(r#"{{"at":5,"e":"{word}"}}"#) }
}

#[test]
fn a_ledger_in_postgresql_keeps_the_law() {
    let database = Database::start();
    law::keeps(&mut || open(&database, 1));
    law::serves_two(&mut open(&database, 1), &mut open(&database, 2));
}

#[test]
fn of_many_servers_that_add_the_same_entry_one_wins() {
    let database = Database::start();
    let mut ledger = open(&database, 0);
    let threads: Vec<_> = (1..=6)
        .map(|server| {
            let mut ledger = open(&database, server);
            std::thread::spawn(move || {
                let mut won = 0;
                for seq in 0..50 {
                    // Streams in both orders, which must not make two transactions wait for each other.
                    let mut batch: Vec<NewEntry> = (0..STREAMS).map(|n| entry(&format!("s{n}"), seq, "x")).collect();
                    if server % 2 == 0 {
                        batch.reverse();
                    }
                    loop {
                        match ledger.append(&batch) {
                            Ok(()) => won += 1,
                            Err(LedgerError::Conflict { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                        // The others may be behind.
                        if !ledger.read("s0", seq).unwrap().is_empty() {
                            break;
                        }
                    }
                }
                won
            })
        })
        .collect();
    let won: u64 = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    assert_eq!(won, 50);
    for n in 0..STREAMS {
        assert_eq!(ledger.read(&format!("s{n}"), 0).unwrap().len(), 50);
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_database_is_killed_and_the_ledger_comes_back() {
    let database = Database::start();
    let mut ledger = open(&database, 1);
    let mut seq = 0;
    for round in 0..4 {
        for _ in 0..20 {
            ledger.append(&[entry("CDFH", seq, "x")]).unwrap();
            seq += 1;
        }
        database.run(if round % 2 == 0 { "restart" } else { "stop" }, "immediate");
        if round % 2 == 1 {
            let begun = Instant::now();
            assert!(matches!(ledger.append(&[entry("CDFH", seq, "x")]), Err(LedgerError::Storage(_))));
            assert!(begun.elapsed() < Duration::from_secs(8), "a server is not kept waiting: {:?}", begun.elapsed());
            database.run("start", "fast");
        }
        let begun = Instant::now();
        let found = loop {
            match ledger.read("CDFH", 0) {
                Ok(entries) => break entries.len() as u64,
                Err(error) => assert!(begun.elapsed() < Duration::from_secs(10), "{error}"),
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        assert_eq!(found, seq, "round {round}");
    }
}

#[test]
fn what_is_no_database_or_one_of_a_later_version_is_refused() {
    let told = |address: &str| PostgresLedger::open(address, 1).map(|_| ()).unwrap_err().to_string();
    assert!(told("mysql://localhost/x").contains("expected postgres://"), "{}", told("mysql://localhost/x"));
    assert!(told("postgres://127.0.0.1:1/x").contains("cannot be used"), "{}", told("postgres://127.0.0.1:1/x"));
    let database = Database::start();
    drop(open(&database, 1));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&database.address(), tokio_postgres::NoTls).await.unwrap();
        let serving = tokio::spawn(connection);
        client.execute("update fact set value = 2", &[]).await.unwrap();
        drop(client);
        serving.await.unwrap().unwrap();
    });
    assert!(told(&database.address()).contains("version 2"), "{}", told(&database.address()));
}
