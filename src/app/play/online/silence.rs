//! Whether a connection still lives: a silent server is asked for a sign of life, and a connection without one counts as
//! lost.

use std::time::Instant;
use tabuleiro_online::client::{PING, SILENCE};

/// What a connection needs now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Nothing,
    /// The server is to be asked for a sign of life.
    Ask,
    /// The connection is lost.
    Close,
}

/// How long a server has been silent.
#[derive(Debug)]
pub(super) struct Silence {
    since: Instant,
    /// When the server was asked for a sign of life.
    asked: Option<Instant>,
}

impl Silence {
    pub(super) fn new(now: Instant) -> Silence {
        Silence { since: now, asked: None }
    }

    /// Something has arrived.
    pub(super) fn heard(&mut self, now: Instant) {
        *self = Silence::new(now);
    }

    /// Returns what is needed now. A device that slept has heard nothing meanwhile, which says nothing about the
    /// connection, so the time counts from the question.
    pub(super) fn need(&mut self, now: Instant) -> Need {
        match self.asked {
            Some(asked) if now.duration_since(asked) >= SILENCE.saturating_sub(PING) => Need::Close,
            None if now.duration_since(self.since) >= PING => {
                self.asked = Some(now);
                Need::Ask
            }
            _ => Need::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_silent_server_is_asked_once_and_a_connection_without_an_answer_is_lost() {
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let mut silence = Silence::new(start);
        assert_eq!(
            [1, 3, 4, 5, 8].map(|second| silence.need(at(second))),
            [Need::Nothing, Need::Nothing, Need::Ask, Need::Nothing, Need::Nothing]
        );
        assert_eq!(silence.need(start + SILENCE), Need::Close);
        silence.heard(at(8));
        assert_eq!([9, 12].map(|second| silence.need(at(second))), [Need::Nothing, Need::Ask]);
    }

    #[test]
    fn after_a_sleep_the_server_has_time_to_answer() {
        let start = Instant::now();
        let woken = start + Duration::from_hours(1);
        let mut silence = Silence::new(start);
        assert_eq!((silence.need(woken), silence.need(woken + Duration::from_secs(1))), (Need::Ask, Need::Nothing));
    }
}
