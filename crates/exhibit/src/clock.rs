//! The clock on the wall, the one place that reads it.

use super::moment::Moment;

/// Now, local time.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn now() -> Moment {
    use chrono::{Datelike, Timelike};
    let now = chrono::Local::now();
    Moment {
        year: now.year().clamp(1970, 9999) as u16,
        month: now.month() as u8,
        day: now.day() as u8,
        hour: now.hour() as u8,
        minute: now.minute() as u8,
        second: now.second() as u8,
    }
}

/// Now, local time.
#[cfg(target_family = "wasm")]
#[must_use]
pub fn now() -> Moment {
    let now = js_sys::Date::new_0();
    Moment {
        year: now.get_full_year().clamp(1970, 9999) as u16,
        // Months are counted from 0 there.
        month: now.get_month() as u8 + 1,
        day: now.get_date() as u8,
        hour: now.get_hours() as u8,
        minute: now.get_minutes() as u8,
        second: now.get_seconds() as u8,
    }
}
