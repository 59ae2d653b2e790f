//! The law of a ledger, for every kind: in memory, in a file, and in PostgreSQL (with the feature `postgres`).

#[cfg(feature = "postgres")]
#[path = "../support/database.rs"]
mod database;
mod law;
#[cfg(feature = "postgres")]
mod postgres;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tabuleiro_online::ledger::MemoryLedger;
use tabuleiro_server::ledger::FileLedger;

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tabuleiro-ledgers-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_ledger_in_memory_keeps_the_law() {
    let ledger = MemoryLedger::default();
    law::keeps(&mut || ledger.clone());
    law::serves_two(&mut ledger.clone(), &mut ledger.clone());
}

#[test]
fn a_ledger_in_a_file_keeps_the_law() {
    let folder = Folder::new();
    // A process that another test starts has the lock of a file that was just closed, until it runs its own program.
    let open = || {
        let mut tries = (0..100).map(|_| {
            std::thread::sleep(Duration::from_millis(20));
            FileLedger::open(&folder.0)
        });
        tries.find_map(Result::ok).expect("the ledger must open")
    };
    let mut open = open;
    law::keeps(&mut open);
}
