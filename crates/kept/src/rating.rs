//! The rating of a person: Glicko-2 (Mark Glickman, *Example of the Glicko-2 system*, 2022), with one match as a period.

use crate::{Standing, Summary};
use std::collections::BTreeMap;
use std::f64::consts::PI;
use tabuleiro_engine::search::Level;
use tabuleiro_games::matches::Occupant;

/// The system constant τ, which bounds how quickly the volatility changes. Glickman recommends 0.3 to 1.2.
const TAU: f64 = 0.5;

/// One unit of the internal scale in rating points.
const SCALE: f64 = 173.7178;

/// The rating at which the internal scale is 0.
const MIDDLE: f64 = 1500.0;

/// The search for the new volatility ends when its interval is smaller than this.
const TOLERANCE: f64 = 1e-6;

/// The greatest number of steps of that search. It converges within about ten.
const STEPS: usize = 100;

/// The greatest deviation, that of an unknown player.
const UNKNOWN: f64 = 350.0;

/// A rating, with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, 1500 for an unknown player.
    pub rating: f64,
    /// Its standard deviation, 350 for an unknown player. The true strength is within two deviations with a probability
    /// of 95 %.
    pub deviation: f64,
    /// The expected fluctuation of the rating, 0.06 for an unknown player.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: MIDDLE, deviation: UNKNOWN, volatility: 0.06 }
    }
}

/// The result of a match for the player who is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Score {
    const fn points(self) -> f64 {
        match self {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        }
    }
}

impl Rating {
    /// Returns a rating that is known within a deviation, such as that of a level of the computer.
    #[must_use]
    pub fn known(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, ..Rating::default() }
    }

    /// Returns the rating after a period with these matches. A period without matches increases the deviation.
    #[must_use]
    pub fn after(self, matches: &[(Rating, Score)]) -> Rating {
        let (mu, phi) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE);
        let (mut information, mut surprise) = (0.0, 0.0);
        for (opponent, score) in matches {
            let (other, spread) = ((opponent.rating - MIDDLE) / SCALE, opponent.deviation / SCALE);
            let weight = 1.0 / (1.0 + 3.0 * spread * spread / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-weight * (mu - other)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score.points() - expected);
        }
        if information <= 0.0 {
            let deviation = phi.hypot(self.volatility) * SCALE;
            return Rating { deviation: deviation.min(UNKNOWN), ..self };
        }
        let variance = 1.0 / information;
        let volatility = self.new_volatility(phi, variance, variance * surprise);
        let before = phi.hypot(volatility);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Rating {
            rating: (mu + after * after * surprise) * SCALE + MIDDLE,
            deviation: (after * SCALE).min(UNKNOWN),
            volatility,
        }
    }

    /// Finds the new volatility by regula falsi in the Illinois form (step 5 of the paper).
    fn new_volatility(self, phi: f64, variance: f64, change: f64) -> f64 {
        let start = (self.volatility * self.volatility).ln();
        let balance = |x: f64| {
            let (grown, square) = (x.exp(), phi * phi + variance + x.exp());
            grown * (change * change - square) / (2.0 * square * square) - (x - start) / (TAU * TAU)
        };
        let mut low = start;
        let mut high = if change * change > phi * phi + variance {
            (change * change - phi * phi - variance).ln()
        } else {
            let step = (1..STEPS).find(|&k| balance(start - k as f64 * TAU) >= 0.0);
            start - step.unwrap_or(STEPS) as f64 * TAU
        };
        let (mut at_low, mut at_high) = (balance(low), balance(high));
        for _ in 0..STEPS {
            if (high - low).abs() <= TOLERANCE {
                break;
            }
            let between = low + (low - high) * at_low / (at_high - at_low);
            let at_between = balance(between);
            if at_between * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (between, at_between);
        }
        (low / 2.0).exp()
    }
}

/// The ratings of the computer's levels, per game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelRatings {
    ratings: BTreeMap<String, BTreeMap<Level, Rating>>,
}

impl LevelRatings {
    /// Sets the rating of a level in a game.
    pub fn set(&mut self, game: &str, level: Level, rating: Rating) {
        self.ratings.entry(game.into()).or_default().insert(level, rating);
    }

    /// Returns the rating of a level in a game. That of a half step without a rating of its own is midway between its
    /// neighbours.
    #[must_use]
    pub fn get(&self, game: &str, level: Level) -> Option<Rating> {
        let levels = self.ratings.get(game)?;
        let whole = |number| levels.get(&Level::new(number)?).copied();
        let midway = || {
            let (low, high) = (whole(level.number())?, whole(level.number() + 1)?);
            let deviation = low.deviation.max(high.deviation);
            Some(Rating { rating: f64::midpoint(low.rating, high.rating), deviation, ..low })
        };
        levels.get(&level).copied().or_else(|| midway().filter(|_| level.is_half_step()))
    }
}

/// Returns the rating of a person in a game and the number of matches it is based on. The matches must come in the
/// order in which they were played. A match counts if it is over, was played without help, with the default options of
/// the game, and against a level that has a rating.
#[must_use]
pub fn rating_of<'a>(
    summaries: impl IntoIterator<Item = &'a Summary>,
    game: &str,
    levels: &LevelRatings,
) -> (Rating, usize) {
    let (mut rating, mut count) = (Rating::default(), 0);
    for summary in summaries {
        let score = match summary.standing() {
            Standing::Won => Score::Won,
            Standing::Drawn => Score::Drawn,
            Standing::Lost => Score::Lost,
            Standing::Unfinished | Standing::Over => continue,
        };
        let Some(Occupant::Computer(persona)) = summary.opponent() else { continue };
        if summary.game != game || summary.helped || !summary.options.is_empty() {
            continue;
        }
        if let Some(level) = levels.get(game, persona.level) {
            rating = rating.after(&[(level, score)]);
            count += 1;
        }
    }
    (rating, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::against;
    use tabuleiro_rules::Player;

    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "found {found}, expected {expected}");
    }

    #[test]
    fn the_example_of_the_paper_gives_its_numbers() {
        let player = Rating::known(1500.0, 200.0);
        let opponents = [(1400.0, 30.0), (1550.0, 100.0), (1700.0, 300.0)].map(|(r, d)| Rating::known(r, d));
        let scores = [Score::Won, Score::Lost, Score::Lost];
        let matches: Vec<_> = opponents.into_iter().zip(scores).collect();
        let after = player.after(&matches);
        near(after.rating, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.01);
        near(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_period_without_matches_increases_the_deviation_up_to_that_of_an_unknown_player() {
        let rested = Rating::known(1500.0, 200.0).after(&[]);
        assert!(rested.deviation > 200.0 && rested.rating == 1500.0);
        assert_eq!(Rating::default().after(&[]).deviation, 350.0);
    }

    #[test]
    fn ratings_stay_finite_after_thousands_of_surprises() {
        let strong = Rating::known(3000.0, 30.0);
        let mut rating = Rating::known(100.0, 30.0);
        for round in 0..5_000 {
            rating = rating.after(&[(strong, if round % 7 == 0 { Score::Lost } else { Score::Won })]);
            assert!(rating.rating.is_finite() && rating.deviation > 0.0 && rating.volatility.is_finite());
        }
        assert!(rating.rating > 3000.0);
    }

    fn levels() -> LevelRatings {
        let mut levels = LevelRatings::default();
        levels.set("hex", "1".parse().unwrap(), Rating::known(1200.0, 40.0));
        levels.set("hex", "2".parse().unwrap(), Rating::known(1400.0, 60.0));
        levels
    }

    #[test]
    fn a_half_step_without_a_rating_is_midway() {
        let get = |level: &str| levels().get("hex", level.parse().unwrap()).map(|rating| rating.rating);
        assert_eq!((get("1"), get("1+"), get("2"), get("2+")), (Some(1200.0), Some(1300.0), Some(1400.0), None));
        assert_eq!(levels().get("hip", Level::default()), None);
    }

    #[test]
    fn only_matches_without_help_against_rated_levels_count() {
        let won = against("2", Some(Player::First), 0);
        let helped = Summary { helped: true, ..won.clone() };
        let small = Summary { options: vec!["size=5".into()], ..won.clone() };
        let unrated = against("4", Some(Player::First), 0);
        let unfinished = Summary { ending: None, ..won.clone() };
        let all = [won.clone(), helped, small, unrated, unfinished, won];
        let (rating, count) = rating_of(&all, "hex", &levels());
        assert_eq!(count, 2);
        assert!(rating.rating > 1500.0 && rating.deviation < 350.0);
    }
}
