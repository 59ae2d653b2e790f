//! Times of day and daily spans of time.

use serde::Deserialize;
use serde_with::DeserializeFromStr;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A minute of the day, from 00:00 to 23:59.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct TimeOfDay {
    minutes: u16,
}

/// The error of a text that is not a time of day; it contains the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a time of day from \"00:00\" to \"23:59\", found \"{0}\"")]
pub struct TimeError(String);

impl TimeOfDay {
    /// Midnight, 00:00.
    pub const MIDNIGHT: TimeOfDay = TimeOfDay { minutes: 0 };

    /// Returns the time with this hour (0 to 23) and minute (0 to 59), `None` outside these ranges.
    #[must_use]
    pub fn new(hour: u8, minute: u8) -> Option<TimeOfDay> {
        (hour < 24 && minute < 60).then(|| TimeOfDay { minutes: u16::from(hour) * 60 + u16::from(minute) })
    }

    /// Returns the minutes since midnight, 0 to 1439.
    #[must_use]
    pub fn minutes(self) -> u16 {
        self.minutes
    }
}

impl FromStr for TimeOfDay {
    type Err = TimeError;

    /// Reads `8:45` and `08:45`.
    fn from_str(text: &str) -> Result<TimeOfDay, TimeError> {
        let number = |digits: &str| {
            let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten()
        };
        let time = text
            .split_once(':')
            .filter(|(_, minute)| minute.len() == 2)
            .and_then(|(hour, minute)| TimeOfDay::new(number(hour)?, number(minute)?));
        time.ok_or_else(|| TimeError(text.into()))
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.minutes / 60, self.minutes % 60)
    }
}

/// A daily span of time; it contains midnight if it ends before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// Its first minute.
    pub from: TimeOfDay,
    /// The first minute after it.
    pub to: TimeOfDay,
}

impl Hours {
    /// Returns whether a time lies in the span. A span that ends where it begins is empty.
    #[must_use]
    pub fn contains(self, time: TimeOfDay) -> bool {
        if self.from <= self.to { self.from <= time && time < self.to } else { self.from <= time || time < self.to }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> TimeOfDay {
        text.parse().unwrap()
    }

    fn hours(from: &str, to: &str) -> Hours {
        Hours { from: time(from), to: time(to) }
    }

    #[test]
    fn times_are_read_and_written() {
        assert_eq!(time("21:30").minutes(), 21 * 60 + 30);
        assert_eq!(time("8:05").to_string(), "08:05");
        for wrong in ["", "24:00", "12:60", "12", "12:5", "1:234", "+1:00", "-1:00", "aa:bb", "12:00 ", "012:00", ":00"]
        {
            assert!(wrong.parse::<TimeOfDay>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_span_contains_its_first_minute_and_not_its_end() {
        let day = hours("09:00", "18:00");
        for (text, inside) in [("08:59", false), ("09:00", true), ("17:59", true), ("18:00", false), ("00:00", false)] {
            assert_eq!(day.contains(time(text)), inside, "{text}");
        }
        assert!(!hours("09:00", "09:00").contains(time("09:00")));
    }

    #[test]
    fn a_span_may_contain_midnight() {
        let night = hours("21:30", "08:45");
        for (text, inside) in
            [("21:29", false), ("21:30", true), ("23:59", true), ("00:00", true), ("08:44", true), ("08:45", false)]
        {
            assert_eq!(night.contains(time(text)), inside, "{text}");
        }
        assert!(hours("21:30", "00:00").contains(time("23:59")));
        assert!(!hours("21:30", "00:00").contains(time("00:00")));
    }
}
