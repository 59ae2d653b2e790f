//! Parsers for amounts of memory and time with a unit, such as `512M` and `90s`.

use std::time::Duration;
use thiserror::Error;

/// The text is not an amount.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found '{found}'")]
pub(super) struct AmountError {
    expected: &'static str,
    found: String,
}

/// Parses a whole number from 1 followed by a unit. Returns the number times the factor of the unit.
fn amount(text: &str, units: &[(char, u64)], expected: &'static str) -> Result<u64, AmountError> {
    let read = || {
        let (unit, factor) = units.iter().find(|(unit, _)| text.ends_with(*unit))?;
        let number: u64 = text.strip_suffix(*unit)?.parse().ok()?;
        number.checked_mul(*factor).filter(|&n| n > 0)
    };
    read().ok_or_else(|| AmountError { expected, found: text.into() })
}

/// Parses an amount of memory. Returns bytes.
pub(super) fn memory(text: &str) -> Result<u64, AmountError> {
    let expected = "a number of bytes with K, M or G, such as 512M, and no more than there can be";
    let bytes = amount(text, &[('K', 1 << 10), ('M', 1 << 20), ('G', 1 << 30)], expected)?;
    // No more than `isize::MAX` bytes can be requested in one allocation.
    let possible = bytes <= (usize::MAX / 2) as u64;
    if possible { Ok(bytes) } else { Err(AmountError { expected, found: text.into() }) }
}

/// Parses a time in seconds, minutes or hours.
pub(super) fn duration(text: &str) -> Result<Duration, AmountError> {
    let units = [('s', 1), ('m', 60), ('h', 3600)];
    amount(text, &units, "a time with s, m or h, such as 90s").map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_units() {
        assert_eq!(memory("512M"), Ok(512 << 20));
        assert_eq!(memory("4G"), Ok(4 << 30));
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("2h"), Ok(Duration::from_hours(2)));
    }

    #[test]
    fn invalid_amounts_are_refused_with_a_reason() {
        for wrong in ["", "4", "G", "-1G", "1.5G", "0M", "4g", "99999999999999999999G", "18446744073G", "4Gé"] {
            assert!(memory(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "s", "10", "0s", "1d", "h1"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
        let error = memory("viel").unwrap_err().to_string();
        assert!(error.starts_with("expected a number of bytes") && error.ends_with("found 'viel'"), "{error}");
    }
}
