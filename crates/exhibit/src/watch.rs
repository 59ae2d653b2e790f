//! The supervisor's decisions to start and kill the window, without processes and clocks. Times are durations since any
//! fixed moment.

use super::heartbeat::{DISPLAY_LOST, STAFF_LEFT};
use std::collections::VecDeque;
use std::time::Duration;

/// Time limits of the supervisor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The interval between two checks.
    pub look: Duration,
    /// The most time between two beats; after it the window counts as hung.
    pub beat: Duration,
    /// The most time from the start to the first beat.
    pub first_beat: Duration,
    /// The most time from the kill to the end of the process; after it the process is abandoned.
    pub end: Duration,
    /// The number of starts within [`Limits::within`] after which each further start waits for [`Limits::pause`].
    pub starts: usize,
    /// The length of time in which [`Limits::starts`] are counted.
    pub within: Duration,
    /// The delay of a start after too many starts.
    pub pause: Duration,
    /// After this many windows in a row without a beat the supervisor ends with [`DISPLAY_LOST`]; `None` if it never
    /// does, because no service manager would start it again.
    pub silent: Option<u32>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            look: Duration::from_millis(250),
            beat: Duration::from_secs(10),
            first_beat: Duration::from_mins(1),
            end: Duration::from_secs(5),
            starts: 5,
            within: Duration::from_mins(1),
            pause: Duration::from_secs(10),
            silent: None,
        }
    }
}

/// The next step of the supervisor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// Wait until the next check.
    Wait,
    /// Start the window, then report it with [`Watch::started`] or [`Watch::not_started`].
    Start,
    /// Kill the window: there was no beat for this long.
    Kill(Duration),
    /// Abandon the window: it was killed and does not end.
    Abandon,
    /// End with this code.
    Leave(u8),
}

enum State {
    /// To be started at that time.
    Due(Duration),
    /// Started, and its latest beat.
    Running { since: Duration, beat: Option<Duration> },
    /// Killed.
    Ending { since: Duration },
    /// Staff left.
    Left,
}

/// The state of the window, as far as the supervisor can observe it.
pub(super) struct Watch {
    limits: Limits,
    state: State,
    /// The latest starts.
    starts: VecDeque<Duration>,
    /// Starts in a row without a beat.
    silent: u32,
}

impl Watch {
    /// Creates the state of a window that is to be started at once.
    pub(super) fn new(limits: Limits) -> Watch {
        Watch { limits, state: State::Due(Duration::ZERO), starts: VecDeque::new(), silent: 0 }
    }

    /// Reports that the window was started.
    pub(super) fn started(&mut self, now: Duration) {
        self.count_start(now);
        self.state = State::Running { since: now, beat: None };
    }

    /// Reports that the window could not be started.
    pub(super) fn not_started(&mut self, now: Duration) {
        self.count_start(now);
        self.due(now);
    }

    /// Reports a new beat.
    pub(super) fn beat(&mut self, now: Duration) {
        if let State::Running { beat, .. } = &mut self.state {
            *beat = Some(now);
            self.silent = 0;
        }
    }

    /// Reports that the window ended, with its exit code unless a signal ended it.
    pub(super) fn exited(&mut self, now: Duration, code: Option<i32>) {
        if code == Some(i32::from(STAFF_LEFT)) {
            self.state = State::Left;
        } else {
            self.due(now);
        }
    }

    /// Returns the next step of the supervisor. The caller carries it out and reports the result.
    pub(super) fn decide(&mut self, now: Duration) -> Decision {
        match self.state {
            State::Left => Decision::Leave(STAFF_LEFT),
            State::Due(_) if self.limits.silent.is_some_and(|most| self.silent >= most) => {
                Decision::Leave(DISPLAY_LOST)
            }
            State::Due(at) if at <= now => Decision::Start,
            State::Running { since, beat } => {
                let limit = if beat.is_some() { self.limits.beat } else { self.limits.first_beat };
                let without = now.saturating_sub(beat.unwrap_or(since));
                if without <= limit {
                    return Decision::Wait;
                }
                self.state = State::Ending { since: now };
                Decision::Kill(without)
            }
            State::Ending { since } if now.saturating_sub(since) > self.limits.end => {
                self.due(now);
                Decision::Abandon
            }
            State::Due(_) | State::Ending { .. } => Decision::Wait,
        }
    }

    fn count_start(&mut self, now: Duration) {
        self.silent = self.silent.saturating_add(1);
        self.starts.push_back(now);
    }

    /// Schedules the next start: at once, or later after too many starts.
    fn due(&mut self, now: Duration) {
        while self.starts.front().is_some_and(|&start| now.saturating_sub(start) > self.limits.within) {
            self.starts.pop_front();
        }
        let often = self.starts.len() >= self.limits.starts;
        self.state = State::Due(if often { now + self.limits.pause } else { now });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: f32) -> Duration {
        Duration::from_secs_f32(seconds)
    }

    fn running(limits: Limits) -> Watch {
        let mut watch = Watch::new(limits);
        assert_eq!(watch.decide(seconds(0.0)), Decision::Start);
        watch.started(seconds(0.0));
        watch
    }

    #[test]
    fn a_window_that_beats_keeps_running() {
        let mut watch = running(Limits::default());
        for half in 1..200_000 {
            let now = seconds(half as f32 / 2.0);
            watch.beat(now);
            assert_eq!(watch.decide(now), Decision::Wait);
        }
    }

    #[test]
    fn a_window_that_hangs_is_killed_once_and_started_when_it_has_ended() {
        let mut watch = running(Limits::default());
        watch.beat(seconds(5.0));
        assert_eq!(watch.decide(seconds(15.0)), Decision::Wait);
        assert_eq!(watch.decide(seconds(15.25)), Decision::Kill(seconds(10.25)));
        assert_eq!(watch.decide(seconds(15.5)), Decision::Wait);
        watch.beat(seconds(15.6));
        watch.exited(seconds(15.7), None);
        assert_eq!(watch.decide(seconds(15.75)), Decision::Start);
    }

    #[test]
    fn the_first_beat_may_take_a_minute() {
        let mut watch = running(Limits::default());
        assert_eq!(watch.decide(seconds(60.0)), Decision::Wait);
        assert_eq!(watch.decide(seconds(60.5)), Decision::Kill(seconds(60.5)));
    }

    #[test]
    fn a_killed_window_that_does_not_end_is_abandoned() {
        let mut watch = running(Limits::default());
        assert_eq!(watch.decide(seconds(61.0)), Decision::Kill(seconds(61.0)));
        assert_eq!(watch.decide(seconds(66.0)), Decision::Wait);
        assert_eq!(watch.decide(seconds(66.5)), Decision::Abandon);
        assert_eq!(watch.decide(seconds(66.75)), Decision::Start);
    }

    #[test]
    fn the_supervisor_ends_only_after_staff_left() {
        for code in [None, Some(1), Some(2), Some(3), Some(10), Some(101), Some(-1), Some(256)] {
            let mut watch = running(Limits::default());
            watch.exited(seconds(1.0), code);
            assert_eq!(watch.decide(seconds(1.0)), Decision::Start, "{code:?}");
        }
        let mut watch = running(Limits::default());
        watch.exited(seconds(1.0), Some(0));
        assert_eq!(watch.decide(seconds(1.0)), Decision::Leave(STAFF_LEFT));
    }

    /// Returns the times, in seconds up to `to`, at which a window is started that ends as soon as it is started.
    fn starts_of_one_that_ends(watch: &mut Watch, from: f32, to: f32) -> Vec<f32> {
        let (mut now, mut starts) = (from, Vec::new());
        while now < to {
            if watch.decide(seconds(now)) == Decision::Start {
                starts.push(now);
                watch.started(seconds(now));
                watch.exited(seconds(now), Some(101));
            } else {
                now += 0.25;
            }
        }
        starts
    }

    #[test]
    fn starts_are_delayed_after_five_in_a_minute_and_continue() {
        let mut watch = Watch::new(Limits::default());
        let starts = starts_of_one_that_ends(&mut watch, 0.0, 36000.0);
        assert_eq!(starts[..7], [0.0, 0.0, 0.0, 0.0, 0.0, 10.0, 20.0]);
        assert!(starts.windows(2).all(|pair| pair[1] - pair[0] <= 10.0), "one within every ten seconds, for ten hours");
        assert!(starts.len() <= 3605);
    }

    #[test]
    fn after_a_quiet_minute_starts_are_at_once_again() {
        let mut watch = Watch::new(Limits::default());
        starts_of_one_that_ends(&mut watch, 0.0, 9.0);
        assert_eq!(watch.decide(seconds(10.0)), Decision::Start);
        watch.started(seconds(10.0));
        watch.beat(seconds(100.0));
        watch.exited(seconds(101.0), Some(101));
        assert_eq!(watch.decide(seconds(101.0)), Decision::Start);
    }

    #[test]
    fn failed_starts_are_delayed_in_the_same_way() {
        let mut watch = Watch::new(Limits::default());
        for _ in 0..5 {
            assert_eq!(watch.decide(seconds(0.0)), Decision::Start);
            watch.not_started(seconds(0.0));
        }
        assert_eq!(watch.decide(seconds(9.75)), Decision::Wait);
        assert_eq!(watch.decide(seconds(10.0)), Decision::Start);
    }

    #[test]
    fn a_supervisor_under_a_service_manager_ends_only_after_windows_without_a_frame() {
        let limits = Limits { silent: Some(6), ..Limits::default() };
        let mut watch = Watch::new(limits.clone());
        assert_eq!(starts_of_one_that_ends(&mut watch, 0.0, 100.0).len(), 6);
        assert_eq!(watch.decide(seconds(100.0)), Decision::Leave(DISPLAY_LOST));
        let mut watch = running(limits);
        for n in 1..100 {
            let now = seconds(n as f32 * 20.0);
            watch.beat(now);
            watch.exited(now, Some(101));
            assert_eq!(watch.decide(now), Decision::Start, "it showed something before it ended");
            watch.started(now);
        }
    }
}
