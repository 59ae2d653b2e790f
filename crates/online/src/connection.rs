//! Connections and the persons behind them.

use super::code::{Code, Token};
use std::collections::{BTreeSet, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

/// The number of a connection, chosen by the caller and not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One connection.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) address: IpAddr,
    pub(crate) since: Duration,
    /// The time within which it must say hello.
    pub(crate) patience: Duration,
    /// The person, after `hello`.
    pub(crate) token: Option<Token>,
    /// The tables that it watches.
    pub(crate) watching: BTreeSet<Code>,
    /// The times of its recent messages.
    recent: VecDeque<Duration>,
    /// The number of further messages that it may have sent while the server stood, and until when they may arrive.
    held: (usize, Duration),
    pub(crate) malformed: u32,
    pub(crate) heard: Duration,
    /// Whether it has been told to close.
    pub(crate) closing: bool,
}

impl Connection {
    pub(crate) fn new(address: IpAddr, patience: Duration, now: Duration) -> Connection {
        Connection {
            address,
            since: now,
            patience,
            token: None,
            watching: BTreeSet::new(),
            recent: VecDeque::new(),
            held: (0, Duration::ZERO),
            malformed: 0,
            heard: now,
            closing: false,
        }
    }

    /// Counts a message. Returns whether there are more than `most` of them within `time`.
    pub(crate) fn is_too_fast(&mut self, most: usize, time: Duration, now: Duration) -> bool {
        while self.recent.front().is_some_and(|&first| now.saturating_sub(first) >= time) {
            self.recent.pop_front();
        }
        self.recent.push_back(now);
        if self.recent.len() > most && self.held.0 > 0 && now < self.held.1 {
            self.held.0 -= 1;
            self.recent.pop_back();
        }
        self.recent.len() > most
    }

    /// Notes that the server stood for a while: what was sent in the meantime arrives now, all at once.
    pub(crate) fn excuse(&mut self, pause: Duration, most: usize, time: Duration, now: Duration) {
        let whole = pause.as_secs_f64() / time.as_secs_f64().max(1.0);
        // Nobody waits for hours, and what a network holds back is not much.
        self.held = ((whole.min(50.0) * most as f64) as usize + most, now + time);
    }
}

/// A person: everybody who knows the same token.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The connection that plays, the newest of this person.
    pub(crate) playing: Option<ConnectionId>,
    /// When that connection was last heard; `None` if not since the server started.
    pub(crate) heard: Option<Duration>,
    /// The tables at which the person sits.
    pub(crate) seats: BTreeSet<Code>,
}

impl Known {
    /// Returns whether the person was heard within the last ten seconds.
    pub(crate) fn is_present(&self, now: Duration) -> bool {
        self.heard.is_some_and(|heard| now.saturating_sub(heard) < Duration::from_secs(10))
    }
}
