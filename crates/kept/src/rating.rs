//! The rating of a person: Glicko-2 (Mark Glickman, *Example of the Glicko-2 system*, 2022), with one match as a period.

use crate::{Standing, Summary};
use std::f64::consts::PI;
use tabuleiro_catalogue::matches::Occupant;
use tabuleiro_engine::search::Level;

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

/// The rating of level 1 of the computer. Only differences between ratings mean something.
const FIRST_LEVEL: f64 = 1000.0;

/// The difference between the ratings of two levels: the upper one scores 81 %, to which the levels of each game are tuned
/// (docs/tournament.md).
const STEP: f64 = 252.0;

/// The deviation of the rating of a level below the strongest: a step of 70 to 85 % is 150 to 300 points.
const OF_LEVEL: f64 = 60.0;

/// The rating deviation of the strongest level. It is large because the strength of that level was not tuned.
const OF_STRONGEST: f64 = 150.0;

impl Rating {
    /// Returns the rating of a level of the computer, the same in all games.
    #[must_use]
    pub fn of_level(level: Level) -> Rating {
        let half = if level.is_half_step() { 0.5 } else { 0.0 };
        let steps = f64::from(level.number()) - 1.0 + half;
        let is_strongest = f64::from(level.number()) + half > 4.0;
        Rating::known(FIRST_LEVEL + STEP * steps, if is_strongest { OF_STRONGEST } else { OF_LEVEL })
    }
}

/// The rating of a person in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rated {
    /// The rating after all matches.
    pub rating: Rating,
    /// The number of matches that it is based on.
    pub matches: u32,
}

impl Rated {
    /// Adds a match, which was played after those added before. It counts if it is over, was played without help, with the
    /// default options of the game, and against the computer.
    pub(crate) fn add(&mut self, summary: &Summary) {
        let score = match summary.standing() {
            Standing::Won => Score::Won,
            Standing::Drawn => Score::Drawn,
            Standing::Lost => Score::Lost,
            Standing::Unfinished | Standing::Over => return,
        };
        let Some(Occupant::Computer(persona)) = summary.opponent() else { return };
        if !summary.helped && summary.options.is_empty() {
            self.rating = self.rating.after(&[(Rating::of_level(persona.level), score)]);
            self.matches += 1;
        }
    }
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

    #[test]
    fn a_step_of_levels_is_won_in_81_of_100_matches() {
        let of = |level: &str| Rating::of_level(level.parse().unwrap());
        let expected = |points: f64| 1.0 / (1.0 + 10f64.powf(-points / 400.0));
        near(expected(of("3").rating - of("2").rating), 0.81, 0.005);
        near(of("2+").rating, f64::midpoint(of("2").rating, of("3").rating), 0.01);
        assert!(of("5").rating > of("4+").rating && of("5").deviation > of("4").deviation);
    }

    #[test]
    fn only_matches_without_help_and_options_count() {
        let won = against("2", Some(Player::First), 0);
        let helped = Summary { helped: true, ..won.clone() };
        let small = Summary { options: vec!["size=5".into()], ..won.clone() };
        let unfinished = Summary { ending: None, ..won.clone() };
        let mut rated = Rated::default();
        [won.clone(), helped, small, unfinished, won].iter().for_each(|summary| rated.add(summary));
        assert_eq!(rated.matches, 2);
        assert!(rated.rating.rating > 1500.0 && rated.rating.deviation < 350.0);
    }

    #[test]
    fn who_beats_a_level_as_often_as_the_next_level_does_is_rated_like_it() {
        let mut rated = Rated::default();
        for round in 0..200 {
            let winner = if round * 81 % 100 < 81 { Player::First } else { Player::Second };
            rated.add(&against("2", Some(winner), 0));
        }
        near(rated.rating.rating, Rating::of_level("3".parse().unwrap()).rating, 80.0);
    }
}
