//! Time as a controller grants it (GTP 2, `time_settings` and `time_left`), and how much of it one decision may take.
//!
//! A controller that never says `time_left` is not unusual, so what `genmove` takes is taken off here; whatever the
//! controller says afterwards counts more. Nothing here looks at a clock.

use std::time::Duration;
use tabuleiro_rules::Player;

/// What each side is granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSettings {
    /// Before byo-yomi.
    pub main: Duration,
    /// A period of byo-yomi; zero where there is none.
    pub period: Duration,
    /// Actions within a period.
    pub stones: u32,
}

impl TimeSettings {
    /// GTP 2: a period without stones means no limit at all.
    fn limits(self) -> bool {
        self.period.is_zero() || self.stones > 0
    }

    /// What a side has before its first action.
    fn full(self) -> TimeLeft {
        if self.main.is_zero() { self.renewed() } else { TimeLeft { time: self.main, stones: 0 } }
    }

    /// What a side has when a period begins.
    fn renewed(self) -> TimeLeft {
        TimeLeft { time: self.period, stones: if self.period.is_zero() { 0 } else { self.stones } }
    }
}

/// What is left to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Until the end of the main time or, with stones, of the period.
    pub time: Duration,
    /// Actions to be played in that time; 0 during main time.
    pub stones: u32,
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TimeControl {
    settings: Option<TimeSettings>,
    left: [Option<TimeLeft>; 2],
}

impl TimeControl {
    /// As many more actions are always reckoned with, so that the end of a long game finds some time left.
    const LEAST_TO_COME: u32 = 10;
    /// What the way to the controller and back may cost each time.
    const LAG: Duration = Duration::from_millis(50);
    /// How much of a share is used; the rest is for slices of search that take longer than expected.
    const USED: f32 = 0.9;

    /// New settings; both clocks are full.
    pub(super) fn set(&mut self, settings: TimeSettings) {
        *self = TimeControl { settings: Some(settings), left: [None; 2] };
    }

    /// Both clocks are full again, as at the start of a game.
    pub(super) fn restart(&mut self) {
        self.left = [None; 2];
    }

    /// What the controller says is left to a side.
    pub(super) fn tell(&mut self, side: Player, left: TimeLeft) {
        self.left[side.index()] = Some(left);
    }

    /// What is left to a side; `None` where nothing limits it.
    #[must_use]
    pub fn left(&self, side: Player) -> Option<TimeLeft> {
        if self.settings.is_some_and(|s| !s.limits()) {
            return None;
        }
        self.left[side.index()].or(self.settings.map(TimeSettings::full))
    }

    /// How long a side may think about one action when about `to_come` more actions are its own; `None` where nothing
    /// limits it.
    #[must_use]
    pub fn share(&self, side: Player, to_come: u32) -> Option<Duration> {
        let TimeLeft { time, stones } = self.left(side)?;
        let share = match stones {
            0 => time / to_come.max(Self::LEAST_TO_COME) + self.a_stone_of_a_period().min(time),
            stones => time / stones,
        };
        Some(share.saturating_sub(Self::LAG).mul_f32(Self::USED))
    }

    /// In main time, what byo-yomi will give every action anyway.
    fn a_stone_of_a_period(&self) -> Duration {
        self.settings.filter(|s| s.stones > 0).map_or(Duration::ZERO, |s| s.period / s.stones)
    }

    /// One action of a side took so long.
    pub(super) fn spend(&mut self, side: Player, taken: Duration) {
        let Some(left) = self.left(side) else { return };
        let renewed = self.settings.map(TimeSettings::renewed);
        self.left[side.index()] = match (left.stones, renewed) {
            (0, Some(period)) if taken > left.time && period.stones > 0 => {
                Some(after(period, taken.saturating_sub(left.time), period))
            }
            (0, _) => Some(TimeLeft { time: left.time.saturating_sub(taken), stones: 0 }),
            (_, Some(period)) => Some(after(left, taken, period)),
            // A period that only `time_left` told of: what follows it is not known.
            (1, None) => None,
            (stones, None) => Some(TimeLeft { time: left.time.saturating_sub(taken), stones: stones - 1 }),
        };
    }
}

/// What is left of a period after an action that took so long.
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
    fn nothing_said_and_a_period_without_stones_limit_nothing() {
        assert_eq!(TimeControl::default().share(First, 30), None);
        let mut unlimited = settings(0, 1, 0);
        unlimited.tell(First, TimeLeft { time: Duration::ZERO, stones: 0 });
        assert_eq!(unlimited.share(First, 30), None);
    }

    #[test]
    fn main_time_is_shared_among_the_actions_to_come_and_never_runs_out() {
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
    fn a_period_is_shared_among_its_stones_and_begins_anew_after_them() {
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
    fn main_time_is_followed_by_byo_yomi_and_by_nothing_where_there_is_none() {
        let mut time = settings(10, 30, 5);
        assert!(time.share(First, 100).unwrap() > Duration::from_secs(5), "byo-yomi comes anyway");
        time.spend(First, Duration::from_secs(12));
        assert_eq!(time.left(First), left(28, 4));
        let mut time = settings(10, 0, 0);
        time.spend(First, Duration::from_secs(12));
        assert_eq!((time.left(First), time.share(First, 1)), (left(0, 0), Some(Duration::ZERO)));
    }

    #[test]
    fn what_the_controller_says_counts_until_the_game_begins_anew() {
        let mut time = settings(600, 0, 0);
        time.tell(Second, TimeLeft { time: Duration::from_secs(4), stones: 2 });
        assert!(time.share(Second, 30).unwrap() < Duration::from_secs(2));
        time.restart();
        assert_eq!(time.left(Second), left(600, 0));
        let mut told = TimeControl::default();
        told.tell(First, TimeLeft { time: Duration::from_secs(5), stones: 1 });
        told.spend(First, Duration::from_secs(1));
        assert_eq!(told.left(First), None, "nobody said what comes after the period");
    }
}
