//! Days in a row on which a person played.

/// Days in a row on which a person played. Days are numbers given by the caller, such as the days since 1970 in the
/// person's time zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DaysInARow {
    /// The days in a row up to today, or up to yesterday if the person has not played today.
    pub current: u32,
    /// The most days in a row so far.
    pub longest: u32,
}

impl DaysInARow {
    /// Counts the days in a row, given the days on which the person played, in any order and repeated or not. Days
    /// after `today` do not count.
    #[must_use]
    pub fn of(days: impl IntoIterator<Item = i64>, today: i64) -> DaysInARow {
        let mut days: Vec<i64> = days.into_iter().filter(|&day| day <= today).collect();
        days.sort_unstable();
        days.dedup();
        let (mut longest, mut run, mut last) = (0, 0, None);
        for day in days {
            run = if last == Some(day - 1) { run + 1 } else { 1 };
            longest = longest.max(run);
            last = Some(day);
        }
        let current = if last.is_some_and(|last| last >= today - 1) { run } else { 0 };
        DaysInARow { current, longest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_end_after_a_day_without_a_match() {
        let of = |days: &[i64], today| {
            let days = DaysInARow::of(days.iter().copied(), today);
            (days.current, days.longest)
        };
        assert_eq!(of(&[], 10), (0, 0));
        assert_eq!(of(&[10, 9, 9, 8, 5], 10), (3, 3));
        assert_eq!(of(&[10, 9, 8, 5], 11), (3, 3), "today is not over");
        assert_eq!(of(&[10, 9, 8, 5], 12), (0, 3));
        assert_eq!(of(&[1, 2, 3, 4, 9, 10, 20], 10), (2, 4), "a wrong clock wrote day 20");
    }
}
