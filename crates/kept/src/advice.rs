//! Advice on the next level.

use crate::{Standing, Statistics, Tally};
use tabuleiro_engine::search::Level;

/// The number of last results that advice is based on.
const OF: usize = 10;

/// The number of them that must be alike.
const CLEAR: usize = 7;

/// The results that advice is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Most of the last matches were won.
    Won,
    /// Most of the last matches were lost.
    Lost,
}

/// Advice to try another level: "You won 7 of the last 10 against level 2: try level 3".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What most of the last matches have in common.
    pub trend: Trend,
    /// The number of matches won or lost, as `trend` says.
    pub count: usize,
    /// The number of last matches that were looked at.
    pub of: usize,
    /// The level of these matches.
    pub against: Level,
    /// The level to try.
    pub attempt: Level,
}

impl Advice {
    /// Returns advice for a game, from the last ten matches against the level of the last match. `None` if fewer were
    /// played, if fewer than seven were won or lost, or if there is no level beyond.
    ///
    /// From a level with a whole number the next whole number is advised. If the last results against that level say
    /// the opposite, so that the advice would lead to and fro, the half step between is advised instead.
    #[must_use]
    pub fn for_game(statistics: &Statistics, game: &str) -> Option<Advice> {
        let against = statistics.last_level(game)?;
        let (trend, count) = trend(statistics.tally(game, against)?)?;
        let opposite = |level: Level| {
            let there = statistics.tally(game, level).and_then(self::trend);
            there.is_some_and(|(there, _)| there != trend)
        };
        let attempt = match trend {
            Trend::Won => above(against, opposite),
            Trend::Lost => below(against, opposite),
        };
        Some(Advice { trend, count, of: OF, against, attempt: attempt? })
    }
}

/// Returns whether most of the last results were won or lost, and how many.
fn trend(tally: &Tally) -> Option<(Trend, usize)> {
    let count = |standing| tally.among_last(OF, standing);
    let clear = |&(_, count): &(Trend, usize)| count >= CLEAR;
    let trends = [(Trend::Won, count(Standing::Won)), (Trend::Lost, count(Standing::Lost))];
    trends.into_iter().find(clear).filter(|_| tally.last.len() >= OF)
}

/// Returns the level above. `opposite` returns whether the person mostly lost against a level.
fn above(level: Level, opposite: impl Fn(Level) -> bool) -> Option<Level> {
    match Level::new(level.number() + 1) {
        Some(next) if level.is_half_step() || !opposite(next) => Some(next),
        _ => (!level.is_half_step()).then_some(level.half_step()),
    }
}

/// Returns the level below. `opposite` returns whether the person mostly won against a level.
fn below(level: Level, opposite: impl Fn(Level) -> bool) -> Option<Level> {
    if level.is_half_step() {
        return Level::new(level.number());
    }
    let below = Level::new(level.number() - 1)?;
    Some(if opposite(below) { below.half_step() } else { below })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::tests::played;

    fn advice(matches: &[(&str, &str)]) -> Option<(Trend, usize, String, String)> {
        let advice = Advice::for_game(&played(matches), "hex")?;
        Some((advice.trend, advice.count, advice.against.to_string(), advice.attempt.to_string()))
    }

    #[test]
    fn seven_of_ten_matches_won_lead_to_the_next_level() {
        let advised = advice(&[("2", "llwwwwwwwd")]);
        assert_eq!(advised, Some((Trend::Won, 7, "2".into(), "3".into())));
        assert_eq!(advice(&[("2", "llwwwwwwdd")]), None, "six are not enough");
        assert_eq!(advice(&[("2", "wwwwwwwww")]), None, "nine matches are not enough");
        assert_eq!(advice(&[("2", "wwwwwwwwwwlllld")]), None, "only the last ten count");
        assert_eq!(advice(&[("2+", "wwwwwwwwww")]), Some((Trend::Won, 10, "2+".into(), "3".into())));
        assert_eq!(advice(&[]), None);
    }

    #[test]
    fn seven_of_ten_matches_lost_lead_to_the_level_below() {
        assert_eq!(advice(&[("3", "wlllllllll")]), Some((Trend::Lost, 9, "3".into(), "2".into())));
        assert_eq!(advice(&[("3+", "llllllllll")]), Some((Trend::Lost, 10, "3+".into(), "3".into())));
        assert_eq!(advice(&[("1", "llllllllll")]), None, "no level is below the first");
        assert_eq!(advice(&[("1+", "llllllllll")]), Some((Trend::Lost, 10, "1+".into(), "1".into())));
    }

    #[test]
    fn between_a_level_mostly_won_and_one_mostly_lost_is_the_half_step() {
        let up_and_down = advice(&[("2", "wwwwwwwwww"), ("3", "llllllllll")]);
        assert_eq!(up_and_down, Some((Trend::Lost, 10, "3".into(), "2+".into())));
        let down_and_up = advice(&[("3", "llllllllll"), ("2", "wwwwwwwwww")]);
        assert_eq!(down_and_up, Some((Trend::Won, 10, "2".into(), "2+".into())));
    }

    #[test]
    fn above_the_best_level_is_its_half_step_only() {
        assert_eq!(advice(&[("5", "wwwwwwwwww")]).map(|advice| advice.3), Some("5+".into()));
        assert_eq!(advice(&[("5+", "wwwwwwwwww")]), None);
    }

    #[test]
    fn the_advice_is_about_the_level_played_last() {
        assert_eq!(advice(&[("2", "wwwwwwwwww"), ("4", "wlw")]), None);
    }
}
