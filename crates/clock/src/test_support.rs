//! Time controls for the tests of this crate.

use super::{TimeControl, TimeLeft, TimeSettings};
use std::time::Duration;

/// Returns a control with a main time and periods in seconds.
pub(crate) fn control(main: u64, period: u64, stones: u32) -> TimeControl {
    let [main, period] = [main, period].map(Duration::from_secs);
    TimeControl::new(TimeSettings { main, period, stones, ..TimeSettings::default() })
}

/// Returns the time left, in seconds, and the stones to play in it.
pub(crate) fn left(seconds: u64, stones: u32) -> Option<TimeLeft> {
    Some(TimeLeft { time: Duration::from_secs(seconds), stones })
}
