//! The connection of a client: when to connect, when to ask for a sign of life, when to give up.

use super::Command;
use rand::Rng;
use std::time::Duration;
use tabuleiro_rules::below;

/// The time without anything from the server after which a client connects again.
pub const SILENCE: Duration = Duration::from_secs(9);

/// The time without anything from the server after which a client sends `ping`.
pub const PING: Duration = Duration::from_secs(4);

/// The longest time between two attempts, before the random part.
const LONGEST: u64 = 15;

/// The state of a connection, to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// A socket is being opened, or the server has not answered `hello` yet.
    Connecting,
    /// Messages can be sent.
    Ready,
    /// The next attempt follows at this time.
    Waiting(Duration),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Connecting { since: Duration },
    Open { greeted: bool },
    Waiting { until: Duration },
}

/// What is due.
pub(super) enum Due {
    Ping,
    Do(Command),
}

#[derive(Debug)]
pub(super) struct Link {
    state: State,
    /// When something was last received on this connection.
    heard: Duration,
    /// When something was last sent on it.
    sent: Duration,
    /// When something was first sent on it after `heard`. A program that stood still has heard nothing meanwhile, which
    /// says nothing about the server.
    asked: Option<Duration>,
    /// The number of attempts without a `welcome`.
    attempts: u32,
    /// Whether the caller's socket watches an open connection.
    watched: bool,
}

impl Link {
    pub(super) fn new(now: Duration) -> Link {
        Link {
            state: State::Connecting { since: now },
            heard: now,
            sent: now,
            asked: None,
            attempts: 0,
            watched: false,
        }
    }

    pub(super) fn state(&self) -> LinkState {
        match self.state {
            State::Open { greeted: true } => LinkState::Ready,
            State::Waiting { until } => LinkState::Waiting(until),
            _ => LinkState::Connecting,
        }
    }

    pub(super) fn set_watched(&mut self) {
        self.watched = true;
    }

    pub(super) fn is_greeted(&self) -> bool {
        self.state == State::Open { greeted: true }
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.state, State::Open { .. })
    }

    pub(super) fn opened(&mut self, now: Duration) {
        (self.state, self.heard, self.sent, self.asked) = (State::Open { greeted: false }, now, now, None);
    }

    pub(super) fn heard(&mut self, now: Duration) {
        self.heard = self.heard.max(now);
        self.asked = self.asked.filter(|&asked| asked > now);
    }

    pub(super) fn greeted(&mut self) {
        (self.state, self.attempts) = (State::Open { greeted: true }, 0);
    }

    pub(super) fn sent(&mut self, now: Duration) {
        self.sent = now;
        self.asked.get_or_insert(now);
    }

    /// Returns when something is due without anything arriving, apart from a ping.
    pub(super) fn due(&self) -> Option<Duration> {
        match self.state {
            State::Waiting { until } => Some(until),
            State::Connecting { since } => Some(since + SILENCE),
            State::Open { .. } if self.watched => None,
            State::Open { greeted: false } => Some(self.heard + SILENCE),
            State::Open { greeted: true } => {
                self.asked.map(|asked| asked.max(self.heard + PING) + SILENCE.saturating_sub(PING))
            }
        }
    }

    /// Waits for the next attempt: 1, 2, 4, 8, then 15 seconds, up to a fifth less or more.
    pub(super) fn closed(&mut self, now: Duration, rng: &mut dyn Rng) {
        if matches!(self.state, State::Waiting { .. }) {
            return;
        }
        let seconds = 1_u64.checked_shl(self.attempts).map_or(LONGEST, |seconds| seconds.min(LONGEST));
        self.attempts = (self.attempts + 1).min(8);
        let mut rng = rng;
        let percent = 80 + u64::from(below(&mut rng, 41));
        self.state = State::Waiting { until: now + Duration::from_millis(seconds * 10 * percent) };
    }

    pub(super) fn woke(&mut self, now: Duration) -> Option<Command> {
        let asleep = match self.state {
            State::Waiting { .. } => true,
            State::Open { .. } => now.saturating_sub(self.heard) >= PING,
            State::Connecting { since } => now.saturating_sub(since) >= PING,
        };
        asleep.then(|| self.connect(now))
    }

    fn connect(&mut self, now: Duration) -> Command {
        self.state = State::Connecting { since: now };
        Command::Connect
    }

    pub(super) fn tick(&mut self, now: Duration, rng: &mut dyn Rng) -> Option<Due> {
        let silent = match self.state {
            State::Waiting { until } => return (now >= until).then(|| Due::Do(self.connect(now))),
            State::Connecting { since } => now.saturating_sub(since),
            State::Open { .. } if self.watched => return None,
            State::Open { .. } => now.saturating_sub(self.heard),
        };
        let had_time = |asked: Duration| now.saturating_sub(asked) >= SILENCE.saturating_sub(PING);
        let is_lost = silent >= SILENCE && (!self.is_open() || self.asked.is_some_and(had_time));
        if is_lost {
            self.closed(now, rng);
            return Some(Due::Do(Command::Close));
        }
        (self.is_greeted() && silent >= PING && now.saturating_sub(self.sent) >= PING / 2).then_some(Due::Ping)
    }
}
