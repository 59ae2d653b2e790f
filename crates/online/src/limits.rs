//! The limits that keep one client from disturbing the others.

use std::time::Duration;

/// The time after which a seat that was left can be claimed as lost by the person who stayed.
pub const CLAIM_AFTER: Duration = Duration::from_mins(1);

/// Limits of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest number of tables.
    pub tables: usize,
    /// The greatest number of spectators of a table.
    pub spectators: usize,
    /// The greatest number of connections from one address.
    pub connections: usize,
    /// The greatest number of connections from one address that have not said hello. Beyond it, the oldest one is closed.
    pub pending: usize,
    /// The greatest number of places of one person among the spectators of all tables.
    pub watching: usize,
    /// The greatest number of seats of one person.
    pub seats: usize,
    /// The greatest number of actions of a match. The last of them ends it as a draw, if the rules do not end it.
    pub actions: usize,
    /// The greatest number of messages of a connection within [`Limits::pace`].
    pub messages: usize,
    /// The time in which messages are counted.
    pub pace: Duration,
    /// The number of malformed messages after which a connection is closed.
    pub malformed: u32,
    /// The time within which a connection must say hello.
    pub hello: Duration,
    /// The time after which a silent connection is closed.
    pub silence: Duration,
    /// The time for which a table without anybody present is kept.
    pub kept: Duration,
    /// The time for which it is kept if nobody has played there.
    pub unplayed: Duration,
    /// Whether the clock of a person who is away, or has left the seat, runs while the other one is present.
    pub clocks_run_on: bool,
}

impl Limits {
    /// The limits that `docs/server.md` states.
    pub const STANDARD: Limits = Limits {
        tables: 20_000,
        spectators: 64,
        connections: 1024,
        pending: 128,
        watching: 64,
        seats: 32,
        actions: 4000,
        messages: 100,
        pace: Duration::from_secs(20),
        malformed: 20,
        hello: Duration::from_secs(10),
        silence: Duration::from_mins(1),
        kept: Duration::from_hours(24 * 7),
        unplayed: Duration::from_hours(1),
        clocks_run_on: true,
    };
}
