//! Tests of the server over real sockets. The server runs in a child process, which is this test program again, so that
//! it can be killed.

mod backups;
mod class;
#[cfg(feature = "postgres")]
mod cluster;
#[cfg(feature = "postgres")]
#[path = "../support/database.rs"]
mod database;
mod harness;
mod hostile;
mod kills;
mod load;
mod output;
mod pages;
mod pause;
mod person;
mod play;
mod start;
mod teacher;

/// Not a test: what the child process runs ([`harness::Child`]).
#[test]
#[ignore = "run as a child process by the other tests"]
fn child() {
    harness::serve_as_child();
}
