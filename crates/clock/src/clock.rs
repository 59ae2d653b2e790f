//! A clock that runs.

use super::{Reading, TimeControl, TimeLeft, TimeSettings};
use std::time::Duration;
use tabuleiro_rules::Player;

/// The clock of a match for two persons. All times passed to one clock are counted from the same moment, which the
/// caller chooses; a time before an earlier one counts as that one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    settings: TimeSettings,
    /// Who decides; `None` before the start and after the end.
    running: Option<Player>,
    /// The time that the current turn had taken at `since`.
    taken: Duration,
    /// The moment from which the current turn is being counted; `None` while the clock is paused.
    since: Option<Duration>,
}

impl Clock {
    /// Returns a clock that nobody has started.
    #[must_use]
    pub fn new(settings: TimeSettings) -> Clock {
        Clock { control: TimeControl::new(settings), settings, running: None, taken: Duration::ZERO, since: None }
    }

    /// Returns a clock with these remaining times of the first and the second person, not started.
    #[must_use]
    pub fn with_left(settings: TimeSettings, left: [TimeLeft; 2]) -> Clock {
        let mut clock = Clock::new(settings);
        for (person, left) in Player::BOTH.into_iter().zip(left) {
            clock.control.set_left(person, left);
        }
        clock
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> TimeSettings {
        self.settings
    }

    /// Returns whose time runs, or would run without the pause.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.running
    }

    /// Returns whether somebody's time runs now.
    #[must_use]
    pub fn is_ticking(&self) -> bool {
        self.running.is_some() && self.since.is_some()
    }

    /// Says who decides from `now` on: the same person if the turn goes on with another action, `None` if the match is
    /// over. When the person changes, the turn of the other one is settled, with its increment or period. A paused clock
    /// stays paused, except for its first start.
    pub fn turn(&mut self, person: Option<Player>, now: Duration) {
        if person == self.running {
            return;
        }
        let first = self.running.is_none() && self.taken.is_zero();
        let ticking = self.since.is_some() || first;
        if let Some(before) = self.running {
            self.control.spend(before, self.taken_at(now));
        }
        (self.running, self.taken) = (person, Duration::ZERO);
        self.since = (ticking && person.is_some()).then_some(now);
    }

    /// Says that nobody decides from `now` on, although the turn is not over: no increment is added and no new period
    /// begins. The time that was used stays used.
    pub fn interrupt(&mut self, now: Duration) {
        if let Some(before) = self.running
            && let Some(reading) = self.control.during(before, self.taken_at(now))
        {
            self.control.set_left(before, reading.left);
        }
        (self.running, self.taken, self.since) = (None, Duration::ZERO, None);
    }

    /// Hands the turn to another person without an increment or a new period, because an action was taken back. The
    /// time that was used stays used.
    pub fn take_back(&mut self, person: Option<Player>, now: Duration) {
        if person == self.running {
            return;
        }
        if let Some(before) = self.running
            && let Some(reading) = self.control.during(before, self.taken_at(now))
        {
            self.control.set_left(before, reading.left);
        }
        (self.running, self.taken) = (person, Duration::ZERO);
        self.since = person.map(|_| now);
    }

    /// Stops the time until [`Clock::resume`].
    pub fn pause(&mut self, now: Duration) {
        self.taken = self.taken_at(now);
        self.since = None;
    }

    /// Lets the time of the person who decides run again.
    pub fn resume(&mut self, now: Duration) {
        if self.running.is_some() && self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Returns the time that the current turn has taken.
    #[must_use]
    pub fn taken_at(&self, now: Duration) -> Duration {
        self.taken + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }

    /// Returns what the clock of a person shows. A side without a limit always has its full time.
    #[must_use]
    pub fn reading(&self, person: Player, now: Duration) -> Reading {
        let taken = if self.running == Some(person) { self.taken_at(now) } else { Duration::ZERO };
        let free = || Reading { left: self.settings.full(), fallen: false };
        match self.control.during(person, taken) {
            // Between its turns a person may stand at zero without having overstepped in this turn.
            Some(reading) if self.running != Some(person) => Reading { fallen: false, ..reading },
            Some(reading) => reading,
            None => free(),
        }
    }

    /// Returns whose flag has fallen in the current turn.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<Player> {
        self.running.filter(|&person| self.reading(person, now).fallen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};

    const SECOND: Duration = Duration::from_secs(1);

    fn left(clock: &Clock, person: Player, now: Duration) -> Duration {
        clock.reading(person, now).left.time
    }

    #[test]
    fn only_the_time_of_who_decides_runs() {
        let mut clock = Clock::new(TimeSettings::sudden_death(60 * SECOND));
        assert_eq!(left(&clock, First, 50 * SECOND), 60 * SECOND, "nobody has started it");
        clock.turn(Some(First), 100 * SECOND);
        assert_eq!(left(&clock, First, 110 * SECOND), 50 * SECOND);
        clock.turn(Some(Second), 120 * SECOND);
        assert_eq!((left(&clock, First, 125 * SECOND), left(&clock, Second, 125 * SECOND)), (40 * SECOND, 55 * SECOND));
        assert_eq!(clock.fallen(125 * SECOND), None);
        assert_eq!(clock.fallen(180 * SECOND), Some(Second));
    }

    #[test]
    fn a_turn_of_several_actions_has_one_increment() {
        let mut clock = Clock::new(TimeSettings::fischer(60 * SECOND, 5 * SECOND));
        clock.turn(Some(First), Duration::ZERO);
        clock.turn(Some(First), 10 * SECOND);
        clock.turn(Some(Second), 20 * SECOND);
        assert_eq!(left(&clock, First, 20 * SECOND), 45 * SECOND);
    }

    #[test]
    fn a_pause_stops_the_time_and_survives_a_turn() {
        let mut clock = Clock::new(TimeSettings::sudden_death(60 * SECOND));
        clock.turn(Some(First), Duration::ZERO);
        clock.pause(10 * SECOND);
        assert_eq!(left(&clock, First, 500 * SECOND), 50 * SECOND);
        clock.resume(500 * SECOND);
        assert_eq!(left(&clock, First, 505 * SECOND), 45 * SECOND);
        clock.pause(505 * SECOND);
        clock.turn(Some(Second), 600 * SECOND);
        assert!(!clock.is_ticking());
        assert_eq!(left(&clock, Second, 700 * SECOND), 60 * SECOND);
    }

    #[test]
    fn a_turn_that_is_interrupted_gives_no_increment_and_goes_on_with_the_time_that_was_left() {
        let mut clock = Clock::new(TimeSettings::fischer(60 * SECOND, 5 * SECOND));
        clock.turn(Some(First), Duration::ZERO);
        clock.interrupt(10 * SECOND);
        assert_eq!((left(&clock, First, 30 * SECOND), clock.running()), (50 * SECOND, None));
        clock.turn(Some(First), 30 * SECOND);
        clock.turn(Some(Second), 40 * SECOND);
        assert_eq!(left(&clock, First, 40 * SECOND), 45 * SECOND);
    }

    #[test]
    fn no_time_runs_after_the_end() {
        let mut clock = Clock::new(TimeSettings::per_turn(30 * SECOND));
        clock.turn(Some(First), Duration::ZERO);
        clock.turn(None, 10 * SECOND);
        assert_eq!((clock.running(), clock.fallen(100 * SECOND)), (None, None));
    }

    #[test]
    fn the_times_of_a_stored_match_go_on() {
        let settings = TimeSettings::fischer(60 * SECOND, SECOND);
        let stored = [TimeLeft { time: 7 * SECOND, stones: 0 }, TimeLeft { time: 9 * SECOND, stones: 0 }];
        let mut clock = Clock::with_left(settings, stored);
        clock.turn(Some(Second), 1000 * SECOND);
        assert_eq!((left(&clock, First, 1002 * SECOND), left(&clock, Second, 1002 * SECOND)), (7 * SECOND, 7 * SECOND));
    }

    /// The clock is read in every frame of an hour, with turns of irregular lengths that end between two frames.
    #[test]
    fn a_simulated_hour_drifts_less_than_a_frame() {
        let (frame, hour) = (Duration::from_nanos(16_666_667), 3600 * SECOND);
        let mut clock = Clock::new(TimeSettings::sudden_death(hour));
        let (mut now, mut used, mut person, mut begun) = (Duration::ZERO, [Duration::ZERO; 2], First, Duration::ZERO);
        clock.turn(Some(person), now);
        let mut frames = 0_u32;
        while now < hour {
            now += frame;
            frames += 1;
            let shown = clock.reading(person, now).left.time;
            let taken = used[person.index()] + now.saturating_sub(begun);
            assert!((shown + taken).abs_diff(hour) < frame, "{shown:?} after {taken:?}");
            if frames.is_multiple_of(37) {
                used[person.index()] = taken;
                (person, begun) = (person.other(), now);
                clock.turn(Some(person), now);
            }
        }
        let left: Duration = Player::BOTH.map(|p| left(&clock, p, now)).iter().sum();
        assert!((left + now).abs_diff(2 * hour) < frame, "{left:?} after {now:?}");
    }
}
