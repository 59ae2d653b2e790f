//! Time settings, and the remaining time of one side.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;

/// A time control. The main time comes first; what follows it is either nothing (sudden death) or byo-yomi periods. An
/// increment is added after each turn of main time.
///
/// Its text form names what is not zero: `main=600`, `main=900 increment=5`, `period=30 stones=1`, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, SerializeDisplay, DeserializeFromStr)]
pub struct TimeSettings {
    /// The main time, before byo-yomi.
    pub main: Duration,
    /// The time added after each turn during main time.
    pub increment: Duration,
    /// The length of a byo-yomi period; zero if there is none.
    pub period: Duration,
    /// The number of turns to play in a period; a period with one is a time per turn.
    pub stones: u32,
}

impl TimeSettings {
    /// The longest main time, period or increment that is read: a week.
    pub const LONGEST: Duration = Duration::from_hours(24 * 7);

    /// Returns a main time without anything after it.
    #[must_use]
    pub fn sudden_death(main: Duration) -> TimeSettings {
        TimeSettings { main, ..TimeSettings::default() }
    }

    /// Returns a main time with an increment per turn.
    #[must_use]
    pub fn fischer(main: Duration, increment: Duration) -> TimeSettings {
        TimeSettings { main, increment, ..TimeSettings::default() }
    }

    /// Returns a time for each turn, which is lost if it is not used.
    #[must_use]
    pub fn per_turn(period: Duration) -> TimeSettings {
        TimeSettings { period, stones: 1, ..TimeSettings::default() }
    }

    /// Returns whether there is a limit. In GTP 2 a period without stones means that there is none.
    #[must_use]
    pub fn limits(self) -> bool {
        self.period.is_zero() || self.stones > 0
    }

    /// Returns the time of a side before its first turn. A side without main time begins with a period, or with one
    /// increment.
    #[must_use]
    pub fn full(self) -> TimeLeft {
        if !self.main.is_zero() {
            TimeLeft { time: self.main, stones: 0 }
        } else if self.has_periods() {
            self.renewed()
        } else {
            TimeLeft { time: self.increment, stones: 0 }
        }
    }

    /// Returns the time of a side at the start of a period.
    pub(crate) fn renewed(self) -> TimeLeft {
        TimeLeft { time: self.period, stones: if self.period.is_zero() { 0 } else { self.stones } }
    }

    fn has_periods(self) -> bool {
        !self.period.is_zero() && self.stones > 0
    }

    /// Returns what is left while a turn is being thought about for `taken`.
    #[must_use]
    pub fn during(self, left: TimeLeft, taken: Duration) -> Reading {
        match left.time.checked_sub(taken) {
            Some(time) if !time.is_zero() => Reading { left: TimeLeft { time, ..left }, fallen: false },
            // The main time is over. The first period began at that moment.
            _ if left.stones == 0 && self.has_periods() => {
                let over = taken.saturating_sub(left.time);
                let time = self.period.saturating_sub(over);
                Reading { left: TimeLeft { time, stones: self.stones }, fallen: time.is_zero() }
            }
            _ => Reading { left: TimeLeft { time: Duration::ZERO, ..left }, fallen: true },
        }
    }

    /// Returns what is left after a turn that took `taken`. A side whose flag fell in it gets no increment, but a new
    /// period if it was in its last turn of one.
    #[must_use]
    pub fn after(self, left: TimeLeft, taken: Duration) -> Reading {
        let Reading { left: TimeLeft { time, stones }, fallen } = self.during(left, taken);
        let left = match stones {
            0 if fallen => TimeLeft { time, stones },
            0 => TimeLeft { time: time + self.increment, stones },
            1 => self.renewed(),
            _ => TimeLeft { time, stones: stones - 1 },
        };
        Reading { left, fallen }
    }
}

/// The remaining time of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct TimeLeft {
    /// The remaining main time; if `stones` is not 0, that of the byo-yomi period.
    pub time: Duration,
    /// The number of turns to play in the period; 0 during main time.
    pub stones: u32,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    /// The remaining time.
    pub left: TimeLeft,
    /// Whether the flag has fallen: no time was left at some moment of the turn.
    pub fallen: bool,
}

/// An error in the text of time settings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SettingsError {
    /// A word is not `name=seconds` with a known name.
    #[error("'{0}': expected main=, increment=, period= or stones= and a whole number")]
    Word(String),
    /// A number is greater than what is accepted.
    #[error("'{0}': a time is at most a week, and a period has at most 1000 stones")]
    TooLong(String),
    /// The settings leave no time for the first turn.
    #[error("the settings give no time: expected a main time, an increment or a period with stones")]
    NoTime,
}

impl FromStr for TimeSettings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<TimeSettings, SettingsError> {
        let mut settings = TimeSettings::default();
        for word in text.split_whitespace() {
            let wrong = || SettingsError::Word(word.into());
            let (name, number) = word.split_once('=').ok_or_else(wrong)?;
            let number: u64 = number.parse().map_err(|_| wrong())?;
            let time = Duration::from_secs(number);
            if time > TimeSettings::LONGEST || (name == "stones" && number > 1000) {
                return Err(SettingsError::TooLong(word.into()));
            }
            match name {
                "main" => settings.main = time,
                "increment" => settings.increment = time,
                "period" => settings.period = time,
                "stones" => settings.stones = number as u32,
                _ => return Err(wrong()),
            }
        }
        if !settings.limits() || settings.full().time.is_zero() { Err(SettingsError::NoTime) } else { Ok(settings) }
    }
}

impl fmt::Display for TimeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Duration| time.as_secs();
        let words = [
            ("main", seconds(self.main)),
            ("increment", seconds(self.increment)),
            ("period", seconds(self.period)),
            ("stones", self.stones.into()),
        ];
        let mut space = "";
        for (name, number) in words.into_iter().filter(|&(_, number)| number > 0) {
            write!(f, "{space}{name}={number}")?;
            space = " ";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn settings_are_read_back_from_their_text() {
        for text in ["main=600", "main=900 increment=5", "period=30 stones=1", "main=60 period=30 stones=5"] {
            let settings: TimeSettings = text.parse().unwrap();
            assert_eq!(settings.to_string(), text);
        }
        assert_eq!("increment=5".parse(), Ok(TimeSettings::fischer(Duration::ZERO, secs(5))));
    }

    #[test]
    fn settings_without_time_or_with_unknown_words_are_refused() {
        let read = |text: &str| text.parse::<TimeSettings>().unwrap_err();
        assert_eq!(read(""), SettingsError::NoTime);
        assert_eq!(read("period=30"), SettingsError::NoTime);
        assert_eq!(read("main=0"), SettingsError::NoTime);
        for word in ["main", "main=", "main=-1", "main=1.5", "delay=3", "stones=x"] {
            assert_eq!(read(word), SettingsError::Word(word.into()));
        }
        assert_eq!(read("main=604801"), SettingsError::TooLong("main=604801".into()));
        assert_eq!(read("main=1 period=1 stones=1001"), SettingsError::TooLong("stones=1001".into()));
    }

    #[test]
    fn sudden_death_ends_when_the_main_time_is_over() {
        let settings = TimeSettings::sudden_death(secs(10));
        let reading = settings.during(settings.full(), secs(9));
        assert_eq!((reading.left.time, reading.fallen), (secs(1), false));
        assert!(settings.during(settings.full(), secs(10)).fallen);
    }

    #[test]
    fn an_increment_is_added_after_the_turn_and_not_during_it() {
        let settings = TimeSettings::fischer(secs(10), secs(5));
        assert_eq!(settings.during(settings.full(), secs(4)).left.time, secs(6));
        assert_eq!(settings.after(settings.full(), secs(4)).left.time, secs(11));
        assert_eq!(settings.after(settings.full(), secs(11)), Reading { fallen: true, ..Reading::default() });
        let only = TimeSettings::fischer(Duration::ZERO, secs(3));
        assert_eq!(only.full().time, secs(3));
        assert_eq!(only.after(only.full(), secs(1)).left.time, secs(5));
    }

    #[test]
    fn a_time_per_turn_is_renewed_and_not_saved() {
        let settings = TimeSettings::per_turn(secs(30));
        assert_eq!(settings.after(settings.full(), secs(2)).left, TimeLeft { time: secs(30), stones: 1 });
        assert!(settings.during(settings.full(), secs(30)).fallen);
    }

    #[test]
    fn periods_follow_the_main_time() {
        let settings = TimeSettings { period: secs(30), stones: 5, ..TimeSettings::sudden_death(secs(10)) };
        let thinking = settings.during(settings.full(), secs(12));
        assert_eq!(thinking, Reading { left: TimeLeft { time: secs(28), stones: 5 }, fallen: false });
        assert_eq!(settings.after(settings.full(), secs(12)).left, TimeLeft { time: secs(28), stones: 4 });
        assert!(settings.during(settings.full(), secs(40)).fallen);
    }
}
