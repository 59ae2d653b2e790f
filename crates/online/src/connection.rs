//! Connections and the persons behind them.

use super::code::{Code, PersonId};
use super::entry::{Entry, Life};
use std::collections::{BTreeSet, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

/// The number of a connection, chosen by the caller and not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One connection.
#[derive(Debug)]
pub(crate) struct Connection {
    /// The address of the client; `None` if it is not known.
    pub(crate) address: Option<IpAddr>,
    pub(crate) since: Duration,
    /// The person, after `hello`.
    pub(crate) person: Option<PersonId>,
    /// The class whose state is sent to this connection.
    pub(crate) class: Option<Code>,
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
    pub(crate) fn new(address: Option<IpAddr>, now: Duration) -> Connection {
        Connection {
            address,
            since: now,
            person: None,
            class: None,
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

/// A person who has been connected lately, with what the ledger knows of them.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The connection that plays, the newest of this person.
    pub(crate) playing: Option<ConnectionId>,
    /// When that connection was last heard; `None` if not since the server started.
    pub(crate) heard: Option<Duration>,
    /// The tables at which the person sits.
    pub(crate) seats: BTreeSet<Code>,
    /// The class in which the person takes part.
    pub(crate) class: Option<Code>,
    /// The number of entries of the person in the ledger.
    pub(crate) seq: u64,
    /// When the last of them was written.
    pub(crate) written: Duration,
    /// When the person was last needed here.
    pub(crate) needed: Duration,
}

impl Known {
    /// Returns a person with these entries; entries of later versions are left out.
    pub(crate) fn replay(entries: &[String]) -> Known {
        let mut known = Known::default();
        for text in entries {
            match serde_json::from_str::<Entry<Life>>(text) {
                Ok(entry) => known.apply(&entry),
                Err(_) => known.seq += 1,
            }
        }
        known
    }

    /// Changes the person by an entry.
    pub(crate) fn apply(&mut self, entry: &Entry<Life>) {
        match entry.what {
            Life::Here => {}
            Life::Sits { table } => {
                self.seats.insert(table);
            }
            Life::Rises { table } => {
                self.seats.remove(&table);
            }
            Life::Enrols { class } => self.class = Some(class),
            Life::Departs => self.class = None,
        }
        self.seq += 1;
        self.written = Duration::from_secs(entry.at);
    }

    /// Returns whether the person was heard within the last ten seconds.
    pub(crate) fn is_present(&self, now: Duration) -> bool {
        self.heard.is_some_and(|heard| now.saturating_sub(heard) < Duration::from_secs(10))
    }
}
