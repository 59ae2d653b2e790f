//! Time control (GTP 2, `time_settings` and `time_left`), and the share of the time for one decision.
//!
//! Some controllers never send `time_left`, so the time that `genmove` takes is subtracted here; a later `time_left`
//! overrides it. Nothing here reads a clock.

use std::time::Duration;
use tabuleiro_engine::TimedSearch;
use tabuleiro_rules::Player;

/// The time settings of both sides, from `time_settings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSettings {
    /// The main time, before byo-yomi.
    pub main: Duration,
    /// The length of a byo-yomi period; zero if there is none.
    pub period: Duration,
    /// The number of actions to play in a period.
    pub stones: u32,
}

impl TimeSettings {
    /// Returns whether there is a limit. In GTP 2 a period without stones means that there is none.
    fn limits(self) -> bool {
        self.period.is_zero() || self.stones > 0
    }

    /// Returns the time of a side before its first action.
    fn full(self) -> TimeLeft {
        if self.main.is_zero() { self.renewed() } else { TimeLeft { time: self.main, stones: 0 } }
    }

    /// Returns the time of a side at the start of a period.
    fn renewed(self) -> TimeLeft {
        TimeLeft { time: self.period, stones: if self.period.is_zero() { 0 } else { self.stones } }
    }
}

/// The remaining time of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The remaining main time; if `stones` is not 0, that of the byo-yomi period.
    pub time: Duration,
    /// The number of actions to play in the period; 0 during main time.
    pub stones: u32,
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TimeControl {
    settings: Option<TimeSettings>,
    left: [Option<TimeLeft>; 2],
}

impl TimeControl {
    /// The least number of remaining actions that main time is divided by, so that some time is left at the end of a
    /// long game.
    const LEAST_TO_COME: u32 = 10;
    /// The allowance for the communication with the controller, per action.
    const LAG: Duration = Duration::from_millis(50);
    /// The fraction of a share that is used; the rest is for search slices that take longer than expected.
    const USED: f32 = 0.9;

    /// Replaces the settings and resets both clocks.
    pub(super) fn set(&mut self, settings: TimeSettings) {
        *self = TimeControl { settings: Some(settings), left: [None; 2] };
    }

    /// Resets both clocks to the start of a match.
    pub(super) fn restart(&mut self) {
        self.left = [None; 2];
    }

    /// Sets the remaining time of a side, from `time_left`.
    pub(super) fn set_left(&mut self, side: Player, left: TimeLeft) {
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

    /// Returns the time that a side may use for its next action, if about `to_come` more actions of this side are
    /// expected until the end of the match; `None` if it has no limit.
    #[must_use]
    pub fn share(&self, side: Player, to_come: u32) -> Option<Duration> {
        let TimeLeft { time, stones } = self.left(side)?;
        let share = match stones {
            0 => time / to_come.max(Self::LEAST_TO_COME) + self.a_stone_of_a_period().min(time),
            stones => time / stones,
        };
        Some(share.saturating_sub(Self::LAG).mul_f32(Self::USED))
    }

    /// Returns the [`share`](TimeControl::share) of a side and the time that its next action may take at most, if the
    /// search is unsettled when the share is spent: up to [`TimedSearch::EXTENSION`] times the share, but no more of
    /// what would be left than half.
    pub(super) fn limits(&self, side: Player, to_come: u32) -> Option<(Duration, Duration)> {
        let share = self.share(side, to_come)?;
        let rest = self.left(side)?.time.saturating_sub(share).saturating_sub(Self::LAG);
        let more = share * u32::from(TimedSearch::EXTENSION - 1);
        Some((share, share + more.min(rest.mul_f32(Self::USED / 2.0))))
    }

    /// Returns the byo-yomi time per action, which follows the main time in any case.
    fn a_stone_of_a_period(&self) -> Duration {
        self.settings.filter(|s| s.stones > 0).map_or(Duration::ZERO, |s| s.period / s.stones)
    }

    /// Subtracts the time that one action of a side took.
    pub(super) fn spend(&mut self, side: Player, taken: Duration) {
        let Some(left) = self.left(side) else { return };
        let renewed = self.settings.map(TimeSettings::renewed);
        self.left[side.index()] = match (left.stones, renewed) {
            (0, Some(period)) if taken > left.time && period.stones > 0 => {
                Some(after(period, taken.saturating_sub(left.time), period))
            }
            (0, _) => Some(TimeLeft { time: left.time.saturating_sub(taken), stones: 0 }),
            (_, Some(period)) => Some(after(left, taken, period)),
            // The period is known from `time_left` only; the next one is unknown.
            (1, None) => None,
            (stones, None) => Some(TimeLeft { time: left.time.saturating_sub(taken), stones: stones - 1 }),
        };
    }
}

/// Returns the remaining time of a period after an action.
fn after(left: TimeLeft, taken: Duration, renewed: TimeLeft) -> TimeLeft {
    match left.stones {
        0 | 1 => renewed,
        stones => TimeLeft { time: left.time.saturating_sub(taken), stones: stones - 1 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};

    fn settings(main: u64, period: u64, stones: u32) -> TimeControl {
        let mut time = TimeControl::default();
        time.set(TimeSettings { main: Duration::from_secs(main), period: Duration::from_secs(period), stones });
        time
    }

    fn left(seconds: u64, stones: u32) -> Option<TimeLeft> {
        Some(TimeLeft { time: Duration::from_secs(seconds), stones })
    }

    #[test]
    fn no_settings_and_a_period_without_stones_mean_no_limit() {
        assert_eq!(TimeControl::default().share(First, 30), None);
        let mut unlimited = settings(0, 1, 0);
        unlimited.set_left(First, TimeLeft { time: Duration::ZERO, stones: 0 });
        assert_eq!(unlimited.share(First, 30), None);
    }

    #[test]
    fn main_time_is_divided_among_the_remaining_actions_and_never_runs_out() {
        let mut time = settings(60, 0, 0);
        let mut total = Duration::ZERO;
        for played in 0..500_u32 {
            let share = time.share(First, 40_u32.saturating_sub(played)).unwrap();
            assert!(played > 0 || share > Duration::from_secs(1), "{share:?}");
            total += share;
            time.spend(First, share);
        }
        assert!(total < Duration::from_mins(1) && total > Duration::from_secs(50), "{total:?}");
        assert_eq!(time.left(Second), left(60, 0), "the other clock does not run");
    }

    #[test]
    fn an_extended_share_leaves_time_for_the_other_actions_of_the_period() {
        let seconds = |time: TimeControl, to_come| time.limits(First, to_come).unwrap().1.as_secs_f32();
        let share = |time: TimeControl, to_come| time.share(First, to_come).unwrap().as_secs_f32();
        let long = settings(600, 0, 0);
        assert!((seconds(long, 60) - 3.0 * share(long, 60)).abs() < 1e-3);
        let last = settings(0, 30, 1);
        assert!(seconds(last, 60) < 30.0 && seconds(last, 60) > share(last, 60));
        let mut short = settings(0, 30, 3);
        let mut total = 0.0;
        for _ in 0..3 {
            total += seconds(short, 60);
            short.spend(First, short.limits(First, 60).unwrap().1);
        }
        assert!(total < 30.0, "{total}");
        assert_eq!(settings(0, 1, 0).limits(First, 60), None);
    }

    #[test]
    fn a_period_is_divided_among_its_stones_and_renewed_after_them() {
        let mut time = settings(0, 30, 3);
        assert_eq!(time.left(First), left(30, 3));
        assert!(time.share(First, 99).unwrap() < Duration::from_secs(10));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(22, 2));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(14, 1));
        assert!(time.share(First, 99).unwrap() > Duration::from_secs(12));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(30, 3));
    }

    #[test]
    fn main_time_is_followed_by_byo_yomi_if_there_is_any() {
        let mut time = settings(10, 30, 5);
        assert!(time.share(First, 100).unwrap() > Duration::from_secs(5), "byo-yomi comes anyway");
        time.spend(First, Duration::from_secs(12));
        assert_eq!(time.left(First), left(28, 4));
        let mut time = settings(10, 0, 0);
        time.spend(First, Duration::from_secs(12));
        assert_eq!((time.left(First), time.share(First, 1)), (left(0, 0), Some(Duration::ZERO)));
    }

    #[test]
    fn time_left_overrides_the_clock_until_the_match_restarts() {
        let mut time = settings(600, 0, 0);
        time.set_left(Second, TimeLeft { time: Duration::from_secs(4), stones: 2 });
        assert!(time.share(Second, 30).unwrap() < Duration::from_secs(2));
        time.restart();
        assert_eq!(time.left(Second), left(600, 0));
        let mut untimed = TimeControl::default();
        untimed.set_left(First, TimeLeft { time: Duration::from_secs(5), stones: 1 });
        untimed.spend(First, Duration::from_secs(1));
        assert_eq!(untimed.left(First), None, "the next period is unknown");
    }
}
