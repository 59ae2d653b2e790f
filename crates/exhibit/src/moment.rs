//! Days and moments of local time, over chrono's calendar.

use super::hours::TimeOfDay;
use chrono::{NaiveDateTime, NaiveTime, Timelike};
use std::fmt;

/// A day of the calendar. Its text is `2026-11-22`.
pub use chrono::NaiveDate as Date;

/// Reads a day in the form `2026-11-22`, with leading zeros; `None` for other text. (chrono alone also accepts
/// `2026-1-2`.)
#[must_use]
pub fn parse_date(text: &str) -> Option<Date> {
    text.parse().ok().filter(|date: &Date| date.to_string() == text)
}

/// A date and time of day in local time, to the second. Its text is `2026-11-22 14:03:07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(NaiveDateTime);

/// How the time of a [`Moment`] is written.
const CLOCK: &str = "%H:%M:%S";

/// Returns the current local time, to the second.
#[must_use]
pub fn now() -> Moment {
    let now = chrono::Local::now().naive_local();
    Moment(now.with_nanosecond(0).unwrap_or(now))
}

/// Returns whether the counts of the day `day` are to be deleted on the day `today`: whether it is more than
/// `keep_days` days before it.
#[must_use]
pub fn is_outdated(day: Date, today: Date, keep_days: u32) -> bool {
    (today - day).num_days() > i64::from(keep_days)
}

impl Moment {
    /// Returns the day.
    #[must_use]
    pub fn date(self) -> Date {
        self.0.date()
    }

    /// Returns the hour, 0 to 23.
    #[must_use]
    pub fn hour(self) -> u32 {
        self.0.hour()
    }

    /// Returns the time of day without the seconds.
    #[must_use]
    pub fn time_of_day(self) -> TimeOfDay {
        TimeOfDay::new(self.0.hour() as u8, self.0.minute() as u8).unwrap_or(TimeOfDay::MIDNIGHT)
    }

    /// Returns the seconds since the beginning of 1970 in local time; 0 before it. The difference of two moments is the
    /// time between them, unless the clock was changed between them, as for summer time.
    #[must_use]
    pub fn seconds(self) -> u64 {
        self.0.and_utc().timestamp().try_into().unwrap_or(0)
    }

    /// Reads a moment in the form `2026-11-22 14:03:07`; `None` for other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Moment> {
        let (date, clock) = text.split_once(' ')?;
        Moment::on(parse_date(date)?, clock)
    }

    /// Returns the time of day in the form `14:03:07`.
    #[must_use]
    pub fn clock(self) -> String {
        self.0.format(CLOCK).to_string()
    }

    /// Returns the moment on a day at the time `clock`, in the form of [`Moment::clock`]; `None` if `clock` has another
    /// form.
    #[must_use]
    pub fn on(date: Date, clock: &str) -> Option<Moment> {
        let time = NaiveTime::parse_from_str(clock, CLOCK).ok()?;
        Some(Moment(date.and_time(time))).filter(|moment| moment.clock() == clock)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.date(), self.clock())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read_only_in_its_full_form() {
        assert_eq!(parse_date("2026-11-22").unwrap().to_string(), "2026-11-22");
        let wrong =
            ["", "2026-11-2", "2026-13-01", "2026-00-01", "2026-01-32", "2026/11/22", "+026-11-22", "2026-11-2é"];
        for wrong in wrong {
            assert_eq!(parse_date(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn seconds_continue_across_midnight() {
        let at = |text| Moment::parse(text).unwrap();
        assert_eq!(at("2026-11-23 00:00:05").seconds() - at("2026-11-22 23:59:50").seconds(), 15);
        assert_eq!(at("2026-11-22 12:01:00").seconds() - at("2026-11-22 12:00:00").seconds(), 60);
    }

    #[test]
    fn a_moment_is_read_as_it_is_written() {
        let moment = Moment::parse("2026-11-22 14:03:07").unwrap();
        assert_eq!(Moment::parse(&moment.to_string()), Some(moment));
        assert_eq!(moment.to_string(), "2026-11-22 14:03:07");
        assert_eq!(moment.time_of_day().to_string(), "14:03");
        for wrong in ["", "14:03", "24:00:00", "14:60:00", "14:03:07:00", "1:2:3", "14:03:0x"] {
            assert_eq!(Moment::on(moment.date(), wrong), None, "{wrong}");
        }
    }
}
