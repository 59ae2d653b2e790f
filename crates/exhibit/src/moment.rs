//! A day and a second of it, as the clock on the wall shows them. Nothing here reads a clock.

use super::hours::TimeOfDay;
use std::fmt;
use std::str::FromStr;

/// A day of the calendar. Its text is `2026-11-22`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// 1970 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Date {
    /// Days since some fixed day: differences of it are what counts.
    #[must_use]
    pub fn day_number(self) -> i64 {
        // A year that begins in March has its leap day at the end; after that, 153 days are 5 months.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + i64::from(self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is no day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a day such as 2026-11-22")]
pub struct DateError;

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let form = text.len() == 10
            && text.bytes().enumerate().all(|(i, b)| match i {
                4 | 7 => b == b'-',
                _ => b.is_ascii_digit(),
            });
        let number = |from: usize, to: usize| text.get(from..to).filter(|_| form)?.parse::<u16>().ok();
        let parts = number(0, 4).zip(number(5, 7)).zip(number(8, 10)).ok_or(DateError)?;
        let ((year, month), day) = parts;
        if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(DateError);
        }
        Ok(Date { year, month: month as u8, day: day as u8 })
    }
}

/// A second of a day, local time. Its text is `2026-11-22 14:03:07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// 1970 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// 0 to 60: some clocks show leap seconds.
    pub second: u8,
}

impl Moment {
    /// The day.
    #[must_use]
    pub fn date(self) -> Date {
        Date { year: self.year, month: self.month, day: self.day }
    }

    /// The minute of the day; midnight where the hour or the minute is none.
    #[must_use]
    pub fn time_of_day(self) -> TimeOfDay {
        TimeOfDay::new(self.hour, self.minute).unwrap_or(TimeOfDay::MIDNIGHT)
    }

    /// Seconds since some fixed moment: differences of it are what counts. Clocks that are set in between are not known of.
    #[must_use]
    pub fn seconds(self) -> u64 {
        let minutes = u64::from(self.hour) * 60 + u64::from(self.minute);
        self.date().day_number().unsigned_abs() * 86_400 + minutes * 60 + u64::from(self.second)
    }

    /// The moment that a text written as `2026-11-22 14:03:07` names.
    #[must_use]
    pub fn parse(text: &str) -> Option<Moment> {
        let (date, clock) = text.split_once(' ')?;
        Moment::on(date.parse().ok()?, clock)
    }

    /// `14:03:07`.
    #[must_use]
    pub fn clock(self) -> String {
        format!("{:02}:{:02}:{:02}", self.hour, self.minute, self.second)
    }

    /// That time, written as [`Moment::clock`] writes it, of a day.
    #[must_use]
    pub fn on(date: Date, clock: &str) -> Option<Moment> {
        let mut parts = clock.split(':').map(|part| (part.len() == 2).then(|| part.parse::<u8>().ok()).flatten());
        let (hour, minute, second) = (parts.next()??, parts.next()??, parts.next()??);
        let exists = parts.next().is_none() && hour < 24 && minute < 60 && second <= 60;
        exists.then_some(Moment { year: date.year, month: date.month, day: date.day, hour, minute, second })
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

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn days_are_counted_across_months_and_leap_years() {
        let apart = |a: &str, b: &str| date(b).day_number() - date(a).day_number();
        assert_eq!(apart("2026-11-22", "2026-11-23"), 1);
        assert_eq!(apart("2026-12-31", "2027-01-01"), 1);
        assert_eq!(apart("2028-02-28", "2028-03-01"), 2);
        assert_eq!(apart("2027-02-28", "2027-03-01"), 1);
        assert_eq!(apart("2026-01-01", "2027-01-01"), 365);
        assert_eq!(apart("1970-01-01", "2000-01-01"), 10957);
    }

    #[test]
    fn only_days_are_read_as_days() {
        assert_eq!(date("2026-11-22").to_string(), "2026-11-22");
        for wrong in
            ["", "2026-11-2", "2026-13-01", "2026-00-01", "2026-01-32", "2026/11/22", "+026-11-22", "2026-11-2é"]
        {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn seconds_go_on_at_midnight() {
        let at = |text| Moment::parse(text).unwrap();
        assert_eq!(at("2026-11-23 00:00:05").seconds() - at("2026-11-22 23:59:50").seconds(), 15);
        assert_eq!(at("2026-11-22 12:01:00").seconds() - at("2026-11-22 12:00:00").seconds(), 60);
    }

    #[test]
    fn a_moment_is_read_as_it_is_written() {
        let moment = Moment::on(date("2026-11-22"), "14:03:07").unwrap();
        assert_eq!(Moment::parse(&moment.to_string()), Some(moment));
        assert_eq!(moment.to_string(), "2026-11-22 14:03:07");
        assert_eq!(moment.time_of_day().to_string(), "14:03");
        for wrong in ["", "14:03", "24:00:00", "14:60:00", "14:03:07:00", "1:2:3", "14:03:0x"] {
            assert_eq!(Moment::on(moment.date(), wrong), None, "{wrong}");
        }
    }
}
