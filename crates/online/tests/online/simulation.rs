//! A simulation with a seed: three servers with one ledger, several clients, and a network that loses, doubles, delays and
//! reorders messages; connections break, clients and servers are lost and come back, the ledger fails for a while, and some
//! clients cheat. After each step:
//!
//! * an action that was acknowledged is in the record, until both persons agree to take it back;
//! * the confirmed record of each client is the beginning of a record of the server;
//! * nobody has played for another person, and no action is played more often than somebody has played it;
//! * an action that a person has seen land is on the table, waits for its receipt, or was reported as not played;
//! * no clock shows more than its time and an increment for each turn in the record, whatever was taken back;
//! * who claimed a match had stayed for a minute after the other person left.
//!
//! From time to time the network becomes reliable, every client connects again, and then all position keys agree.

mod actor;
mod truth;
mod world;

use world::World;

/// Runs a simulation. A failure prints the seed.
fn run(seed: u64, steps: u64) {
    struct OnPanic(u64);
    impl Drop for OnPanic {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("the simulation failed with seed {}", self.0);
            }
        }
    }
    let _seed = OnPanic(seed);
    let mut world = World::new(seed);
    for step in 1..=steps {
        world.step();
        if step % 2_500 == 0 {
            world.calm();
        }
    }
    world.report(seed);
}

/// The number of steps: a hundred thousand, or ten million where `TABULEIRO_LONG` is set.
#[test]
fn nothing_acknowledged_is_lost_and_after_calm_all_agree() {
    let long = std::env::var_os("TABULEIRO_LONG").is_some();
    let (seeds, steps) = if long { (100, 100_000) } else { (5, 20_000) };
    let first = std::env::var("TABULEIRO_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = first.map_or(1..=seeds, |seed| seed..=seed);
    for seed in seeds {
        run(seed, steps);
    }
}
