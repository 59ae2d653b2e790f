//! The time control of a match as its record stores it.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabuleiro_clock::{Clock, Reading, TimeLeft, TimeSettings};
use tabuleiro_rules::Player;

/// The time control of a match, with what was left when the match was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchClock {
    /// The time settings of both persons.
    pub settings: TimeSettings,
    /// The milliseconds left to the first and the second person; full times if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[u64; 2]>,
    /// The turns left in the byo-yomi period of each person.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stones: [u32; 2],
    /// Whether a fallen flag is only shown and does not end the match.
    #[serde(default, skip_serializing_if = "is_default")]
    pub only_tells: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl MatchClock {
    /// Returns the clock of a new match, whose flags end it.
    #[must_use]
    pub fn new(settings: TimeSettings) -> MatchClock {
        MatchClock { settings, left: None, stones: [0; 2], only_tells: false }
    }

    /// Returns a clock that goes on where the stored one stopped. It is not started.
    #[must_use]
    pub fn clock(&self) -> Clock {
        let Some(left) = self.left else { return Clock::new(self.settings) };
        let left = Player::BOTH.map(|person| TimeLeft {
            time: Duration::from_millis(left[person.index()]),
            stones: self.stones[person.index()],
        });
        Clock::with_left(self.settings, left)
    }

    /// Stores what both persons have left.
    pub fn store(&mut self, readings: [Reading; 2]) {
        self.left = Some(readings.map(|reading| reading.left.time.as_millis() as u64));
        self.stones = readings.map(|reading| reading.left.stones);
    }
}
