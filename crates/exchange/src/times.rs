//! The clock of a match: its texts, which both formats share in part, and what a file says about it.

use tabuleiro_catalogue::matches::MatchClock;
use tabuleiro_rules::Player;

/// Time settings, in whole seconds as in the text of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) main: u64,
    /// The time added after each turn.
    pub(crate) increment: u64,
    /// The length of a byo-yomi period.
    pub(crate) period: u64,
    /// The number of turns to play in a period.
    pub(crate) stones: u32,
}

impl Settings {
    /// Returns the settings of a clock, `None` if they would not be read back.
    pub(crate) fn of(clock: &MatchClock) -> Option<Settings> {
        let [main, increment, period] =
            [clock.settings.main, clock.settings.increment, clock.settings.period].map(|time| time.as_secs());
        let settings = Settings { main, increment, period, stones: clock.settings.stones };
        settings.clock().map(|_| settings)
    }

    /// Returns a clock with these settings, `None` if it gives no time or too much.
    pub(crate) fn clock(self) -> Option<MatchClock> {
        let Settings { main, increment, period, stones } = self;
        let words = format!("main={main} increment={increment} period={period} stones={stones}");
        words.parse().ok().map(MatchClock::new)
    }

    /// Returns the values of `TM` and `OT` of SGF; `OT` is empty if nothing follows the main time.
    pub(crate) fn to_sgf(self) -> (String, String) {
        let mut overtime = Vec::new();
        if self.increment > 0 {
            overtime.push(format!("{} fischer", self.increment));
        }
        if self.period > 0 || self.stones > 0 {
            overtime.push(format!("{}/{} Canadian", self.stones, self.period));
        }
        (self.main.to_string(), overtime.join(", "))
    }

    /// Reads values of `TM` and `OT`; an absent value is empty. Returns `None` for other overtime.
    pub(crate) fn from_sgf(main: &str, overtime: &str) -> Option<Settings> {
        let main = if main.trim().is_empty() { 0 } else { milliseconds(main)? / 1000 };
        let mut settings = Settings { main, ..Settings::default() };
        for part in overtime.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (amount, name) = part.split_once(' ')?;
            match (name.trim().to_ascii_lowercase().as_str(), amount.split_once('/')) {
                ("fischer", None) => settings.increment = amount.parse().ok()?,
                ("canadian", Some(period)) => settings.set_period(period)?,
                _ => return None,
            }
        }
        Some(settings)
    }

    /// Returns the value of the tag `TimeControl` of PGN.
    pub(crate) fn to_pgn(self) -> String {
        let mut fields = Vec::new();
        match (self.main, self.increment) {
            (0, 0) => {}
            (main, 0) => fields.push(main.to_string()),
            (main, increment) => fields.push(format!("{main}+{increment}")),
        }
        if self.period > 0 || self.stones > 0 {
            fields.push(format!("{}/{}", self.stones, self.period));
        }
        fields.join(":")
    }

    /// Reads a value of `TimeControl`: a main time, which may have an increment, and a period of turns. Returns `None` for
    /// another value.
    pub(crate) fn from_pgn(value: &str) -> Option<Settings> {
        let mut settings = Settings::default();
        let (first, last) = match value.trim().split_once(':') {
            Some((first, last)) => (Some(first), Some(last)),
            None if value.contains('/') => (None, Some(value)),
            None => (Some(value), None),
        };
        if let Some(first) = first {
            let (main, increment) = first.trim().split_once('+').unwrap_or((first.trim(), "0"));
            (settings.main, settings.increment) = (main.parse().ok()?, increment.parse().ok()?);
        }
        if let Some(last) = last {
            settings.set_period(last.trim().split_once('/')?)?;
        }
        Some(settings)
    }

    fn set_period(&mut self, (stones, period): (&str, &str)) -> Option<()> {
        (self.stones, self.period) = (stones.parse().ok()?, period.parse().ok()?);
        Some(())
    }
}

/// What a file says about the clock of a match.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StatedClock {
    clock: Option<MatchClock>,
    /// The milliseconds left to the first and the second person.
    left: [Option<u64>; 2],
    /// The turns that each person has left in the running period.
    stones: [u32; 2],
}

impl StatedClock {
    /// Returns a clock with full times; it is absent without settings.
    pub(crate) fn new(settings: Option<Settings>, only_tells: bool) -> StatedClock {
        let clock = settings.and_then(Settings::clock).map(|clock| MatchClock { only_tells, ..clock });
        StatedClock { clock, ..StatedClock::default() }
    }

    /// Sets the milliseconds left to a person, which are main time until [`StatedClock::set_stones`].
    pub(crate) fn set_left(&mut self, person: Player, left: u64) {
        (self.left[person.index()], self.stones[person.index()]) = (Some(left), 0);
    }

    /// Sets the turns that a person has left in the running period.
    pub(crate) fn set_stones(&mut self, person: Player, stones: u32) {
        self.stones[person.index()] = stones;
    }

    /// Returns the clock for a record. Who has no time in the file has the full one.
    pub(crate) fn clock(self) -> Option<MatchClock> {
        let mut clock = self.clock?;
        if self.left.iter().any(Option::is_some) {
            let full = clock.settings.full();
            clock.left = Some(self.left.map(|left| left.unwrap_or(full.time.as_millis() as u64)));
            clock.stones = [0, 1].map(|i| if self.left[i].is_some() { self.stones[i] } else { full.stones });
        }
        Some(clock)
    }
}

/// Returns what a clock has left for the first and the second person: milliseconds, and the turns left in a period.
/// `None` if both have their full times, or the clock is not written.
pub(crate) fn left_of(clock: Option<&MatchClock>) -> Option<[(u64, u32); 2]> {
    let clock = clock.filter(|clock| Settings::of(clock).is_some())?;
    clock.left.map(|left| [0, 1].map(|i| (left[i], clock.stones[i])))
}

/// Returns milliseconds as seconds with up to three decimals.
pub(crate) fn seconds(milliseconds: u64) -> String {
    let (whole, rest) = (milliseconds / 1000, milliseconds % 1000);
    if rest == 0 { whole.to_string() } else { format!("{whole}.{rest:03}").trim_end_matches('0').to_string() }
}

/// Reads seconds with decimals as milliseconds; decimals after the third are ignored.
pub(crate) fn milliseconds(seconds: &str) -> Option<u64> {
    let (whole, decimals) = seconds.trim().split_once('.').unwrap_or((seconds.trim(), ""));
    if whole.is_empty() || ![whole, decimals].iter().all(|part| part.bytes().all(|c| c.is_ascii_digit())) {
        return None;
    }
    let rest: u64 = format!("{decimals:0<3}")[..3].parse().ok()?;
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(rest)
}

/// Returns milliseconds as hours, minutes and seconds with up to three decimals: `0:09:58.25`.
pub(crate) fn hours(milliseconds: u64) -> String {
    let (minutes, rest) = (milliseconds / 60_000, seconds(milliseconds % 60_000));
    let zero = if milliseconds % 60_000 < 10_000 { "0" } else { "" };
    format!("{}:{:02}:{zero}{rest}", minutes / 60, minutes % 60)
}

/// Reads hours, minutes and seconds with decimals as milliseconds.
pub(crate) fn milliseconds_of_hours(text: &str) -> Option<u64> {
    let (hours, rest) = text.trim().split_once(':')?;
    let (minutes, seconds) = rest.split_once(':')?;
    let minutes = hours.parse::<u64>().ok()?.checked_mul(60)?.checked_add(minutes.parse().ok()?)?;
    minutes.checked_mul(60_000)?.checked_add(milliseconds(seconds)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_back_from_their_texts() {
        for (time, as_seconds, as_hours) in [
            (0, "0", "0:00:00"),
            (1_250, "1.25", "0:00:01.25"),
            (59_007, "59.007", "0:00:59.007"),
            (600_000, "600", "0:10:00"),
            (45_296_100, "45296.1", "12:34:56.1"),
            (u64::MAX, "18446744073709551.615", "5124095576030:25:51.615"),
        ] {
            assert_eq!((seconds(time).as_str(), hours(time).as_str()), (as_seconds, as_hours));
            assert_eq!((milliseconds(as_seconds), milliseconds_of_hours(as_hours)), (Some(time), Some(time)));
        }
        assert_eq!((milliseconds(" 587.1239 "), milliseconds_of_hours("1:2:3")), (Some(587_123), Some(3_723_000)));
        for wrong in ["", ".", ".5", "-1", "1e3", "1.-5", "x", "1.é", "18446744073709551.616"] {
            assert_eq!(milliseconds(wrong), None, "{wrong}");
        }
        for wrong in ["", "10", "1:10", "1::10", "-1:00:00", "5124095576030:25:51.616"] {
            assert_eq!(milliseconds_of_hours(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn settings_are_read_back_from_their_texts() {
        for (words, main, overtime, control) in [
            ("main=600", "600", "", "600"),
            ("main=900 increment=5", "900", "5 fischer", "900+5"),
            ("increment=5", "0", "5 fischer", "0+5"),
            ("period=30 stones=1", "0", "1/30 Canadian", "1/30"),
            ("main=60 period=30 stones=5", "60", "5/30 Canadian", "60:5/30"),
            ("main=60 increment=2 period=30 stones=5", "60", "2 fischer, 5/30 Canadian", "60+2:5/30"),
        ] {
            let clock = MatchClock::new(words.parse().unwrap());
            let settings = Settings::of(&clock).unwrap();
            assert_eq!(settings.to_sgf(), (main.to_string(), overtime.to_string()));
            assert_eq!(settings.to_pgn(), control);
            assert_eq!(Settings::from_sgf(main, overtime), Some(settings));
            assert_eq!(Settings::from_pgn(control), Some(settings));
            assert_eq!(settings.clock(), Some(clock));
        }
    }

    #[test]
    fn other_time_controls_are_not_read() {
        for overtime in ["5x30 byo-yomi", "fischer", "5 fischer Canadian", "30", "1/x Canadian"] {
            assert_eq!(Settings::from_sgf("600", overtime), None, "{overtime}");
        }
        for control in ["", "?", "-", "*180", "40/9000:3600", "600:", "5+x", "1/2/3"] {
            assert_eq!(Settings::from_pgn(control), None, "{control}");
        }
        assert_eq!(Settings::from_sgf("", "").unwrap().clock(), None, "no time");
        assert_eq!(Settings::from_pgn("700000").unwrap().clock(), None, "more than a week");
    }
}
