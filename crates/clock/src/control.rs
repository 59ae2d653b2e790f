//! The remaining times of both sides between two turns.

use super::{Reading, TimeLeft, TimeSettings};
use std::time::Duration;
use tabuleiro_rules::Player;

/// The remaining times of both sides, without settings until [`TimeControl::set`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TimeControl {
    settings: Option<TimeSettings>,
    left: [Option<TimeLeft>; 2],
}

impl TimeControl {
    /// Returns a control with these settings and full times.
    #[must_use]
    pub fn new(settings: TimeSettings) -> TimeControl {
        TimeControl { settings: Some(settings), left: [None; 2] }
    }

    /// Replaces the settings and resets both times.
    pub fn set(&mut self, settings: TimeSettings) {
        *self = TimeControl::new(settings);
    }

    /// Returns the settings, if there are any.
    #[must_use]
    pub fn settings(&self) -> Option<TimeSettings> {
        self.settings
    }

    /// Resets both times to the start of a match.
    pub fn restart(&mut self) {
        self.left = [None; 2];
    }

    /// Sets the remaining time of a side.
    pub fn set_left(&mut self, side: Player, left: TimeLeft) {
        self.left[side.index()] = Some(left);
    }

    /// Returns the remaining time of a side; `None` if it has no limit.
    #[must_use]
    pub fn left(&self, side: Player) -> Option<TimeLeft> {
        if self.settings.is_some_and(|s| !s.limits()) {
            return None;
        }
        self.left[side.index()].or(self.settings.map(TimeSettings::full))
    }

    /// Returns what a side has left while it has been thinking about a turn for `taken`; `None` if it has no limit.
    #[must_use]
    pub fn during(&self, side: Player, taken: Duration) -> Option<Reading> {
        Some(self.settings.unwrap_or_default().during(self.left(side)?, taken))
    }

    /// Subtracts the time that one turn of a side took. Returns whether its flag fell.
    pub fn spend(&mut self, side: Player, taken: Duration) -> bool {
        let Some(left) = self.left(side) else { return false };
        let Some(settings) = self.settings else {
            // The period is known from `set_left` only; the next one is unknown.
            let time = left.time.saturating_sub(taken);
            let kept = TimeLeft { time, stones: left.stones.saturating_sub(1) };
            self.left[side.index()] = (left.stones != 1).then_some(kept);
            return time.is_zero();
        };
        let Reading { left, fallen } = settings.after(left, taken);
        self.left[side.index()] = Some(left);
        fallen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{control, left};
    use Player::{First, Second};

    #[test]
    fn no_settings_and_a_period_without_stones_mean_no_limit() {
        assert_eq!(TimeControl::default().left(First), None);
        let mut unlimited = control(0, 1, 0);
        unlimited.set_left(First, TimeLeft::default());
        assert_eq!(unlimited.left(First), None);
        assert!(!unlimited.spend(First, Duration::from_hours(1)));
    }

    #[test]
    fn only_the_side_that_thinks_loses_time() {
        let mut time = control(60, 0, 0);
        assert!(!time.spend(First, Duration::from_secs(20)));
        assert_eq!((time.left(First), time.left(Second)), (left(40, 0), left(60, 0)));
    }

    #[test]
    fn a_period_is_renewed_after_its_stones() {
        let mut time = control(0, 30, 3);
        for expected in [left(22, 2), left(14, 1), left(30, 3)] {
            time.spend(First, Duration::from_secs(8));
            assert_eq!(time.left(First), expected);
        }
    }

    #[test]
    fn main_time_is_followed_by_byo_yomi_if_there_is_any() {
        let mut time = control(10, 30, 5);
        assert!(!time.spend(First, Duration::from_secs(12)));
        assert_eq!(time.left(First), left(28, 4));
        let mut time = control(10, 0, 0);
        assert!(time.spend(First, Duration::from_secs(12)));
        assert_eq!(time.left(First), left(0, 0));
    }

    #[test]
    fn a_time_that_was_set_overrides_the_settings_until_the_match_restarts() {
        let mut time = control(600, 0, 0);
        time.set_left(Second, TimeLeft { time: Duration::from_secs(4), stones: 2 });
        assert_eq!(time.left(Second), left(4, 2));
        time.restart();
        assert_eq!(time.left(Second), left(600, 0));
        let mut untimed = TimeControl::default();
        untimed.set_left(First, TimeLeft { time: Duration::from_secs(5), stones: 1 });
        untimed.spend(First, Duration::from_secs(1));
        assert_eq!(untimed.left(First), None, "the next period is unknown");
    }
}
