//! The share of the remaining time that a computer may use for one decision.

use super::{TimeControl, TimeLeft};
use std::time::Duration;
use tabuleiro_rules::Player;

/// The least number of remaining actions that main time is divided by, so that some time is left at the end of a long
/// game.
const LEAST_TO_COME: u32 = 10;

/// The allowance for the communication with the controller, per action.
const LAG: Duration = Duration::from_millis(50);

/// The fraction of a share that is used; the rest is for search slices that take longer than expected.
const USED: f32 = 0.9;

/// Returns the time that a side may use for its next action, if about `to_come` more actions of this side are expected
/// until the end of the match; `None` if it has no limit.
#[must_use]
pub fn share_of_time(control: &TimeControl, side: Player, to_come: u32) -> Option<Duration> {
    let TimeLeft { time, stones } = control.left(side)?;
    let share = match stones {
        0 => time / to_come.max(LEAST_TO_COME) + follows_each_turn(control).min(time),
        stones => time / stones,
    };
    Some(share.saturating_sub(LAG).mul_f32(USED))
}

/// Returns the [`share_of_time`] of a side and the time that its next action may take at most, if the search is
/// unsettled when the share is spent: up to `extension` times the share, but no more of what would be left than half.
#[must_use]
pub fn limits_of_time(
    control: &TimeControl,
    side: Player,
    to_come: u32,
    extension: u8,
) -> Option<(Duration, Duration)> {
    let share = share_of_time(control, side, to_come)?;
    let rest = control.left(side)?.time.saturating_sub(share).saturating_sub(LAG);
    let more = share * u32::from(extension.saturating_sub(1));
    Some((share, share + more.min(rest.mul_f32(USED / 2.0))))
}

/// Returns the time that each turn adds to the main time or has after it: the increment, or the byo-yomi time per turn.
fn follows_each_turn(control: &TimeControl) -> Duration {
    control.settings().map_or(Duration::ZERO, |s| if s.stones > 0 { s.period / s.stones } else { s.increment })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{control, left};
    use Player::{First, Second};

    #[test]
    fn no_settings_and_a_period_without_stones_mean_no_limit() {
        assert_eq!(share_of_time(&TimeControl::default(), First, 30), None);
        let mut unlimited = control(0, 1, 0);
        unlimited.set_left(First, TimeLeft { time: Duration::ZERO, stones: 0 });
        assert_eq!(share_of_time(&unlimited, First, 30), None);
    }

    #[test]
    fn main_time_is_divided_among_the_remaining_actions_and_never_runs_out() {
        let mut time = control(60, 0, 0);
        let mut total = Duration::ZERO;
        for played in 0..500_u32 {
            let share = share_of_time(&time, First, 40_u32.saturating_sub(played)).unwrap();
            assert!(played > 0 || share > Duration::from_secs(1), "{share:?}");
            total += share;
            time.spend(First, share);
        }
        assert!(total < Duration::from_mins(1) && total > Duration::from_secs(50), "{total:?}");
        assert_eq!(time.left(Second), left(60, 0), "the other clock does not run");
    }

    #[test]
    fn an_extended_share_leaves_time_for_the_other_actions_of_the_period() {
        let seconds = |time: TimeControl, to_come| limits_of_time(&time, First, to_come, 3).unwrap().1.as_secs_f32();
        let share = |time: TimeControl, to_come| share_of_time(&time, First, to_come).unwrap().as_secs_f32();
        let long = control(600, 0, 0);
        assert!((seconds(long, 60) - 3.0 * share(long, 60)).abs() < 1e-3);
        let last = control(0, 30, 1);
        assert!(seconds(last, 60) < 30.0 && seconds(last, 60) > share(last, 60));
        let mut short = control(0, 30, 3);
        let mut total = 0.0;
        for _ in 0..3 {
            total += seconds(short, 60);
            short.spend(First, limits_of_time(&short, First, 60, 3).unwrap().1);
        }
        assert!(total < 30.0, "{total}");
        assert_eq!(limits_of_time(&control(0, 1, 0), First, 60, 3), None);
    }

    #[test]
    fn a_period_is_divided_among_its_stones_and_renewed_after_them() {
        let mut time = control(0, 30, 3);
        assert_eq!(time.left(First), left(30, 3));
        assert!(share_of_time(&time, First, 99).unwrap() < Duration::from_secs(10));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(22, 2));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(14, 1));
        assert!(share_of_time(&time, First, 99).unwrap() > Duration::from_secs(12));
        time.spend(First, Duration::from_secs(8));
        assert_eq!(time.left(First), left(30, 3));
    }

    #[test]
    fn main_time_is_followed_by_byo_yomi_if_there_is_any() {
        let mut time = control(10, 30, 5);
        assert!(share_of_time(&time, First, 100).unwrap() > Duration::from_secs(5), "byo-yomi comes anyway");
        time.spend(First, Duration::from_secs(12));
        assert_eq!(time.left(First), left(28, 4));
        let mut time = control(10, 0, 0);
        time.spend(First, Duration::from_secs(12));
        assert_eq!((time.left(First), share_of_time(&time, First, 1)), (left(0, 0), Some(Duration::ZERO)));
    }

    #[test]
    fn time_left_overrides_the_clock_until_the_match_restarts() {
        let mut time = control(600, 0, 0);
        time.set_left(Second, TimeLeft { time: Duration::from_secs(4), stones: 2 });
        assert!(share_of_time(&time, Second, 30).unwrap() < Duration::from_secs(2));
        time.restart();
        assert_eq!(time.left(Second), left(600, 0));
        let mut untimed = TimeControl::default();
        untimed.set_left(First, TimeLeft { time: Duration::from_secs(5), stones: 1 });
        untimed.spend(First, Duration::from_secs(1));
        assert_eq!(untimed.left(First), None, "the next period is unknown");
    }
}
